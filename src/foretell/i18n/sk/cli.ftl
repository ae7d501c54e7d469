### Čo hovorí len terminál, po slovensky. Príklady (`.examples`) sú príkazy a stoja len v angličtine.

## Program

cli-version = foretell { $version }
cli-about =
    Foretell: kartová hra Wizard Kena Fishera podľa pravidiel ktoréhokoľvek vydania.
    
    Použitie: foretell PRÍKAZ [voľby]
cli-commands = Príkazy:
cli-more =
    Samotné `foretell` spustí server a otvorí ho v prehliadači.
    `foretell PRÍKAZ --help` príkaz vysvetlí a uvedie príklady.
    `foretell --version` vypíše verziu.
cli-usage = { "Použitie: " }
cli-examples = Príklady:
cli-group-files = Súbory
cli-group-settings = Hra
cli-group-options = Voľby

## Argumenty, ktoré nesedia

cli-unknown-command = Príkaz „{ $command }“ neexistuje. Príkazy: { $commands }.
cli-unknown-argument = Neznámy argument „{ $argument }“; pozri --help.
cli-unknown-language = --language: „{ $language }“ tu nie je. Jazyky: { $languages }.
cli-bad-option = { $option }: hodnota chýba, alebo tu nemá byť; pozri --help.
cli-not-one-of = „{ $value }“ nie je platná hodnota; možnosti: { $names }.
cli-no-number = „{ $value }“ nie je celé číslo.
cli-no-speed = „{ $value }“ nie je rýchlosť: 1 je zvyčajná, 2 dvojnásobná, 0 bez prestávok.
cli-too-small = { $value } je primálo; najmenšia hodnota je { $least }.
cli-bots-per-seat = Počet botov { $levels }, počet miest { $seats }; uveď jedného pre všetkých, alebo jedného pre každé miesto.
cli-language-kept = Uložené. Zmeniť sa to dá kedykoľvek.
cli-language-how = Natrvalo jazyk zmení `foretell language NÁZOV`, pre jeden príkaz voľba --language.
cli-no-file = Uveď aspoň jeden súbor.
cli-one-file = Uveď jeden súbor.

## Príkazy

command-serve = Spustiť server, pre priateľov pri stole aj na diaľku
    .usage = foretell serve [voľby]
    .about = Spustí server, kde pri stoloch hrajú ľudia a boti. Predvolene sa všetko ukladá na tomto počítači, v jednom súbore. Každú voľbu a mnoho ďalších možno nastaviť v súbore alebo premennou prostredia: FORETELL_PORT=8000 je to isté ako --port 8000. Ako prevádzkovať server pre ostatných, vysvetľuje docs/hosting.md.
command-demo = Sledovať hru botov
    .usage = foretell demo [voľby]
    .about = Ukáže hru botov od prvého rozdania po víťaza, s odkrytými kartami.
command-simulate = Nechať botov odohrať mnoho hier a uložiť záznamy
    .usage = foretell simulate [voľby]
    .about = Nechá botov hrať proti sebe a zhrnie výsledky; s --out uloží záznam každej hry.
command-arena = Zistiť, akí silní sú boti
    .usage = foretell arena match|tournament|ladder [voľby]
    .about = Nechá botov hrať rovnaké karty na každom mieste a povie, akí sú silní, s intervalmi spoľahlivosti. Zápas (match) je jedna zostava; turnaj (tournament) postaví všetky úrovne proti sebe a ohodnotí ich; rebrík (ladder) hrá každú úroveň proti každej a napíše o tom stránku. Ctrl-C zastaví, keď sa dohrajú bežiace hry, a --resume pokračuje.
command-replay = Ukázať zaznamenanú hru krok za krokom
    .usage = foretell replay SÚBOR [voľby]
    .about = Ukáže zaznamenanú hru: čo sa stalo a stôl po každom rozhodnutí, záznamový blok po každom kole.
command-check = Skontrolovať záznamy do poslednej karty
    .usage = foretell check SÚBOR… [voľby]
    .about = Prehrá záznamy a o každom povie, či dodržiava pravidlá, alebo kde ich porušuje a ktoré.
command-verify = Overiť, že sa miešalo, ako bolo sľúbené
    .usage = foretell verify SÚBOR… [voľby]
    .about = Vypočíta každé rozdanie záznamu znova zo zverejneného seedu a noncí a povie, či sú to karty, ktoré sa rozdali. Záznam skontroluje aj podľa pravidiel.
command-rules = Čítať platné pravidlá
    .usage = foretell rules [voľby]
    .about = Vypíše pravidlá, ktoré s týmto nastavením platia, každé so svojím číslom, s príkladmi a s poznámkou tam, kde sa vydanie líši od štandardnej hry.
command-language = Zvoliť jazyk všetkých výpisov
    .usage = foretell language [NÁZOV]
    .about = Vypíše jazyky. S názvom jazyka bude odteraz všetko v ňom, s „auto“ v jazyku systému. --language platí pre jeden príkaz, premenná FORETELL_LANGUAGE pre jednu reláciu.
command-editions = Vypísať vydania a čo ponúkajú
    .usage = foretell editions
    .about = Vypíše vydania: pravidlá, podľa ktorých sa dá hrať, čo stojí na škatuliach, aké varianty ponúkajú a kde sa líšia od štandardnej hry.

## Voľby

option-edition = vydanie, podľa pravidiel ktorého sa hrá; vypíše ich `foretell editions` (standard)
    .value = NÁZOV
option-seats = počet hráčov, 3 až 6 (4)
    .value = N
option-scribe = miesto dôverníka, ktorý rozdáva prvý; miesta sa počítajú od 0 (0)
    .value = MIESTO
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour alebo maximus; dá sa zadať viackrát
    .value = NÁZOV
option-specials = špeciálne karty: all, first, some, none, alebo názvy ako dragon fairy (none)
    .value = NÁZOV
option-length = full, tournament, short alebo počty kariet, napríklad 3,5,7 (full)
    .value = DĹŽKA
option-switch = akýkoľvek iný prepínač, napríklad predict-from=scribe alebo turned-wizard-no-trump=yes; dá sa zadať viackrát
    .value = NÁZOV=HODNOTA
option-bots = úroveň botov, napríklad scribe: jedna pre všetkých, alebo jedna pre každé miesto, oddelené čiarkami (jester)
    .value = ÚROVNE
option-games = koľko hier (100; v aréne 1000, na rebríku pre každý zápas)
    .value = N
option-seed = seed generátora náhody; rovnaký seed dá rovnaké hry
    .value = N
option-out = priečinok, kam sa ukladá: záznamy, súbor na hru, alebo denníky a správy z arény; bez neho sa vypíše len súhrn
    .value = PRIEČINOK
option-json = JSON namiesto textu: záznamy (simulate), správa (arena; vypísaná, alebo v priečinku), pravidlá (rules)
option-force = prepísať záznamy, ktoré už existujú
option-line-up = boti podľa miest, oddelení čiarkami, alebo jeden pre všetkých; úroveň, alebo modul:názov vlastného
    .value = BOTI
option-levels = úrovne, ktoré sa zúčastnia, najslabšia prvá, oddelené čiarkami (všetky)
    .value = ÚROVNE
option-processes = koľko procesov hrá naraz (jeden na jadro)
    .value = N
option-engine = kde sa hrá: local, alebo ray pre klaster Ray (local)
    .value = NÁZOV
option-resume = pokračovať v denníkoch v priečinku
option-parquet = zapísať každú hru do games.parquet v priečinku
option-html = zapísať správu ako stránku report.html do priečinka
option-control = odrátať z bodov aj šťastie na karty a povedať, ako veľmi to pomôže
option-date = dátum na stránke rebríka (dnes)
    .value = DÁTUM
option-page = kam rebrík píše svoju stránku (docs/strength.md)
    .value = SÚBOR
option-step = po každom rozhodnutí počkať na Enter; q skončí
option-seat = ukázať len to, čo mohlo vidieť toto miesto; miesta sa počítajú od 0
    .value = MIESTO
option-speed = ako rýchlo: 1 je zvyčajne, 2 dvojnásobne, 0 bez prestávok (1)
    .value = X
option-quiet = vypisovať len problémy
option-commitment = čo server ohlásil pred hrou (SHA-256 seedu), podľa tvojej poznámky
    .value = HASH
option-nonce = nonce, ktorý pridal tvoj prehliadač, alebo jeho SHA-256
    .value = HEX
option-host = adresa, na ktorej server počúva; 0.0.0.0 je pre všetkých, ktorí majú k počítaču prístup (127.0.0.1)
    .value = ADRESA
option-port = port, na ktorom server počúva (8700)
    .value = N
option-workers = počet procesov servera; viac ako jeden potrebuje PostgreSQL (1)
    .value = N
option-store = kde sa uchovávajú hry: sqlite:///SÚBOR alebo postgresql://… (súbor v tvojom dátovom priečinku)
    .value = ÚLOŽISKO
option-config = súbor s nastavením servera, v TOML
    .value = SÚBOR
option-open = otvoriť stránku servera v prehliadači
option-rule = ukázať len toto pravidlo, napríklad PLAY-3; dá sa zadať viackrát
    .value = ČÍSLO
option-language = jazyk všetkých výpisov: en, de, fr, it, cs, sk, pl alebo hu; skrátene --lang
    .value = NÁZOV
option-files = záznamy, ako text alebo JSON
    .value = SÚBOR
option-help = zobraziť pomocníka a skončiť
argument-name = jazyk, ktorý sa má používať, napríklad cs, alebo auto
    .value = NÁZOV

## Súbory

file-not-found = taký súbor ani priečinok neexistuje.
file-forbidden = prístup bol odmietnutý.
file-is-folder = to je priečinok.
file-no-folder = to nie je priečinok.
file-not-text = to nie je text v UTF-8.
file-trouble = { $trouble }.

## Nastavenie hry v nadpise

settings-seats =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráča
       *[other] { $seats } hráčov
    }
settings-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kolá
        [many] { $rounds } kola
       *[other] { $rounds } kôl
    }
settings-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } kariet
    }

## foretell editions

editions-offers = ponúka
editions-differs = líši sa
editions-more = Čo vydanie ponúka, je len návrh; s --variant a --specials sa dá zvoliť všetko, čo pravidlá dovoľujú. `foretell rules --edition NÁZOV` vypíše pravidlá vydania.

## foretell rules

rules-marked = Hviezdička (*) označuje, čo sa líši od štandardnej hry.
rules-differs = Od štandardnej hry sa líši:
rules-not-in-force = S týmto nastavením toto pravidlo neplatí.
rules-no-rule = Pravidlo „{ $rule }“ neexistuje.
rules-offers = Ďalej v ponuke

## foretell serve

serve-open = Foretell beží na adrese { $address } (hry sa uchovávajú v { $store }).
serve-stop = Ctrl-C ho ukončí; nedohrané hry pokračujú, keď sa znova spustí.
serve-unbuilt = Stôl v prehliadači tu nie je zostavený. Zostaví ho tento príkaz:
serve-programs = Dovtedy môžu hrať len programy. Pripájajú sa týmito cestami, ktoré vysvetľuje docs/protocol.md:

## foretell check

check-ok = { $file }: v poriadku ({ $found })
check-finished =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kolá
        [many] { $rounds } kola
       *[other] { $rounds } kôl
    }, { $count ->
        [one] { $winners } vyhráva, body: { $points }
        [few] { $winners } vyhrávajú, body: { $points }
        [many] { $winners } vyhrávajú, body: { $points }
       *[other] { $winners } vyhrávajú, body: { $points }
    }
check-unfinished = nedohrané, kolá: { $scored }/{ $rounds }

## foretell verify

verify-ok =
    { $rounds ->
        [one] { $file }: v poriadku ({ $rounds } rozdanie zodpovedá seedu; odhalené nonce: { $shown }/{ $seats })
        [few] { $file }: v poriadku ({ $rounds } rozdania zodpovedajú seedu; odhalené nonce: { $shown }/{ $seats })
        [many] { $file }: v poriadku ({ $rounds } rozdania zodpovedá seedu; odhalené nonce: { $shown }/{ $seats })
       *[other] { $file }: v poriadku ({ $rounds } rozdaní zodpovedá seedu; odhalené nonce: { $shown }/{ $seats })
    }
verify-scribe =
    { $lot ->
        [yes] { $file }: dôverník: { $player }, žrebom z toho istého seedu a noncí.
       *[no] { $file }: dôverník: { $player }, bez žrebovania.
    }
verify-announced = { $file }: pred hrou server ohlásil { $commitment }. Porovnaj to s tým, čo vtedy bolo na obrazovke.
verify-withheld = { $file }: ohlásený nonce nebol nikdy odhalený ({ $players }); rozdávalo sa bez neho.

## foretell simulate

simulate-title =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } hier
    } · { $edition } · seed { $seed } · { $rate } hier/s
simulate-rate = { $rate } hier/s
simulate-exists = { $file } už existuje; --force ho prepíše.
simulate-written =
    { $games ->
        [one] { $games } záznam v { $folder }
        [few] { $games } záznamy v { $folder }
        [many] { $games } záznamu v { $folder }
       *[other] { $games } záznamov v { $folder }
    }
tally-player = hráč
tally-points = priemer bodov
tally-hits = splnené proroctvá
tally-wins = vyhraté hry
tally-all = všetci
tally-percent = { $percent } %

## foretell arena

arena-kinds = Čo sa hrá
arena-kind = DRUH
    .about = match, tournament alebo ladder
arena-no-kind = Zvoľ, čo sa hrá: match, tournament alebo ladder.
arena-not-for = { $option } nie je pre { $kind }.
arena-needs-out = { $option } potrebuje priečinok: --out.
arena-no-line-up = Zvoľ, kto hrá: --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels: uveď aspoň dve úrovne, každú raz.
arena-no-date = „{ $value }“ nie je dátum v tvare 2026-12-31.
arena-exists = { $file } už existuje; --resume v ňom pokračuje.
arena-stopping = Zastaví sa, keď sa dohrajú bežiace hry; ďalšie Ctrl-C zastaví hneď.
arena-go-on = Rovnaký príkaz s --resume pokračuje odtiaľto.
arena-written = Zapísané: { $file }
arena-title =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } hier
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    } · { $edition } · seed { $seed } · { $rate } hier/s na proces
arena-partial = Neúplné: plánované hry: { $games }.
arena-missing = Neúplné: nezahrané stoly { $missing }/{ $tables }; v hodnotení chýbajú.
arena-column-level = úroveň
arena-column-points = body
arena-column-difference = proti priemeru
arena-column-wins = výhry
arena-column-rank = poradie
arena-column-hits = splnené
arena-column-missed = inak
arena-column-under = pod
arena-column-over = nad
arena-column-time = na rozhodnutie
arena-column-left = zvyšný rozptyl
arena-column-mu = hodnotenie
arena-column-sigma = neistota
arena-column-apart = rozdiel podľa poradia
arena-by-round = Splnené proroctvá podľa kôl, v percentách
arena-by-place = Splnené proroctvá podľa miesta za rozdávajúcim, v percentách
arena-interval = [{ $low }; { $high }]
arena-under-over = { $under } pod, { $over } nad
arena-controlled = Bez šťastia na karty
arena-together = { $time } (všetky úrovne)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = Zápas v aréne
arena-page-tournament = Turnaj v aréne
arena-page-about = Každé rozdanie sa hrá postupne na každom mieste. Zátvorky a úsečky sú 95 % intervaly cez rozdania. „Proti priemeru“ sú body na hru nad priemer stola. O výhru sa pri zhode delia všetci prví.
arena-page-ratings = Hodnotenie je podľa Placketta a Lucea; úsečky sú dvojnásobok „neistoty“, ktorá o rozdaniach nič nevie.
arena-plot-points = Body na hru
arena-plot-wins = Vyhraté hry (čiarkovane: vyrovnané)
arena-plot-rounds = Splnené proroctvá podľa kôl
arena-plot-ratings = Hodnotenie
arena-round = kolo

## docs/strength.md

strength-title = Akí silní sú boti
strength-about =
    Počíta sa priame porovnanie: o koľko bodov na hru má bot viac ako ostatní pri jeho stole. Body proti sebe samému hovoria málo,
    lebo pri stole opatrných botov nechávajú všetci ostatným viac. Každé rozdanie sa hrá na všetkých miestach, takže sa šťastie
    vyruší; v zátvorkách sú 95 % intervaly cez rozdania. Túto stránku píše `foretell arena ladder`; ako sa meria, vysvetľuje
    stránka [arena.md](arena.md).
strength-steps = Krok za krokom
strength-step = { $high } poráža trojicu { $low } o { $lead } bodu na hru { $interval } a vyhráva { $wins } hier, vyrovnaných by bolo 25 %.
strength-pairs = Každá úroveň proti každej
strength-pairs-about = Jeden hráč silnejšej úrovne, na ostatných miestach slabšia. Číslo je jeho náskok v bodoch na hru.
strength-order-holds = Poradie úrovní platí pri každom stole: žiadny interval nesiaha k nule.
strength-order-broken = Poradie úrovní nie je isté tu: { $matches }.
strength-self = Proti sebe samým
strength-self-about = Štyria boti tej istej úrovne pri stole, podľa štandardných pravidiel, a kde sú zverejnené čísla, podľa tamojších: otočený čarodejník znamená hru bez tromfov (TRUMP-9).
strength-published-about = Podiel splnených proroctiev úrovne `scribe` podľa kôl, zverejnený (Schumacher a Pleines, 2022) a nameraný tu:
strength-bars = Čo sa od úrovní čaká
strength-bars-about = Požiadavka je splnená, keď ju dosiahne nameraná hodnota; kde má byť úroveň jasne vpredu, musí to platiť pre celý interval.
strength-how = Ako sa meralo
strength-facts = Hier { $games }, zápasov { $matches }, seed { $seed }. Stránka napísaná { $day }, { $machine }.
strength-level = úroveň
strength-against = proti
strength-points = body
strength-theirs = ostatných
strength-wins = výhry
strength-hits = splnené proroctvá
strength-rules = pravidlá
strength-time = na rozhodnutie
strength-round = kolo
strength-published = zverejnené
strength-found = namerané
strength-table-4 = 4 miesta
strength-table-3 = 3 miesta
strength-table-5 = 5 miest
strength-table-6 = 6 miest
strength-table-specials = 4 miesta, všetky špeciálne karty
strength-table-plus-minus-one = Plus alebo mínus 1
strength-table-hidden = Skryté proroctvo
strength-table-secret = Tajné proroctvo
strength-table-clairvoyance = Prezieravosť
strength-table-one-colour = Jedna farba
strength-table-maximus = Maximus
strength-variant = variant, 4 miesta
strength-lead = náskok
strength-variants = V každom variante vedie jeden { $high } nad trojicou { $low } o:
strength-standard = štandard
strength-trump-9 = TRUMP-9
strength-bar = požiadavka
strength-met = splnené
strength-yes = áno
strength-no = nie
strength-bar-hits = { $level } plní proroctvá v každom kole, ako bolo zverejnené, s odchýlkou do { $wanted }
strength-bar-points = { $level } proti sebe získa asi { $wanted } bodov
strength-bar-lead = { $level } poráža stôl úrovne { $other } o { $wanted } bodov na hru ({ $table })
strength-bar-ahead = { $level } je jasne pred stolom úrovne { $other } ({ $table })
strength-bar-wins = { $level } vyhráva { $wanted } hier proti trom journeyman
strength-bar-self-points = { $level } proti sebe získa { $wanted } bodov
strength-bar-self-hits = { $level } proti sebe plní { $wanted } svojich proroctiev
strength-bar-duel-points =
    { $way ->
        [most] traja { $level } proti jednému journeyman získajú najviac po { $wanted } bodov (TRUMP-9)
       *[least] { $level } proti trom scribe získa { $wanted } bodov (TRUMP-9)
    }

## foretell replay

replay-prompt = Enter: ďalej · q: koniec
replay-unfinished = Tu sa záznam končí; hra nie je dohraná.

## Stôl

table-round =
    { $rounds ->
        [4] Kolo { $round } zo { $rounds }
        [6] Kolo { $round } zo { $rounds }
        [7] Kolo { $round } zo { $rounds }
        [14] Kolo { $round } zo { $rounds }
        [16] Kolo { $round } zo { $rounds }
        [17] Kolo { $round } zo { $rounds }
       *[other] Kolo { $round } z { $rounds }
    }
table-trick = štich { $trick }/{ $tricks }
table-predict =
    { $tricks ->
        [one] proroctvá na { $tricks } štich
        [few] proroctvá na { $tricks } štichy
        [many] proroctvá na { $tricks } štichu
       *[other] proroctvá na { $tricks } štichov
    }
table-choose-trump = rozdávajúci volí tromfy
table-swap-werewolf = mení sa Vlkolak
table-pass-card = všetci podávajú kartu doľava
table-adjust-prediction = Oblak mení proroctvo
table-trump = tromfy
table-no-trump = žiadne tromfy
table-trump-to-choose = tromfy sa ešte zvolia
table-turned = otočená
table-dealer = rozdáva { $dealer }
table-player = hráč
table-total = body
table-tricks = štichy
table-coins = mince
table-hand = v ruke
table-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } kariet
    }
table-on-forehead =
    { $cards ->
        [one] { $cards } karta na tvojom čele
        [few] { $cards } karty na tvojom čele
        [many] { $cards } karty na tvojom čele
       *[other] { $cards } kariet na tvojom čele
    }
table-on-table = na stole
table-block = Záznamový blok (súčet a proroctvo)

## foretell demo

demo-players = Paul Thomas Mária Zuzka Jano Katka
demo-hello = Toto je hra so seedom { $seed }. Ctrl-C ju zastaví, --speed 0 ukáže všetko hneď.
demo-result =
    { $count ->
        [one] { $winners } vyhráva, body: { $points }.
        [few] { $winners } vyhrávajú spoločne, body: { $points }.
        [many] { $winners } vyhrávajú spoločne, body: { $points }.
       *[other] { $winners } vyhrávajú spoločne, body: { $points }.
    }
demo-next = Čo ďalej?
demo-next-rules = pravidlá tejto hry
demo-next-simulate = mnoho hier so záznamami
demo-next-replay = jedna z nich krok za krokom
show-predictions = Proroctvá
show-sum =
    { $tricks ->
        [one] (spolu { $sum } na { $tricks } štich)
        [few] (spolu { $sum } na { $tricks } štichy)
        [many] (spolu { $sum } na { $tricks } štichu)
       *[other] (spolu { $sum } na { $tricks } štichov)
    }
show-trick = Štich { $trick }
show-trick-won = → { $player }
show-trick-bombed = → nikto; vynáša { $player }
show-passed = Podané doľava
show-points = Body
rules-in-short = Hra v skratke
