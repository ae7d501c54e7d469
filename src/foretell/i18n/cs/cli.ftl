### Co říká jen terminál, česky. Příklady (`.examples`) jsou příkazy a stojí jen v angličtině.

## Program

cli-version = foretell { $version }
cli-about =
    Foretell: karetní hra Wizard Kena Fishera podle pravidel kteréhokoli vydání.
    
    Použití: foretell PŘÍKAZ [volby]
cli-commands = Příkazy:
cli-more =
    Samotné `foretell` spustí server a otevře ho v prohlížeči.
    `foretell PŘÍKAZ --help` příkaz vysvětlí a uvede příklady.
    `foretell --version` vypíše verzi.
cli-usage = { "Použití: " }
cli-examples = Příklady:
cli-group-files = Soubory
cli-group-settings = Hra
cli-group-options = Volby

## Argumenty, které nesedí

cli-unknown-command = Příkaz „{ $command }“ neexistuje. Příkazy: { $commands }.
cli-unknown-argument = Neznámý argument „{ $argument }“; viz --help.
cli-unknown-language = --language: „{ $language }“ tu není. Jazyky: { $languages }.
cli-bad-option = { $option }: hodnota chybí, nebo tu být nemá; viz --help.
cli-not-one-of = „{ $value }“ není platná hodnota; možnosti: { $names }.
cli-no-number = „{ $value }“ není celé číslo.
cli-no-speed = „{ $value }“ není rychlost: 1 je obvyklá, 2 dvojnásobná, 0 bez přestávek.
cli-too-small = { $value } je moc málo; nejmenší hodnota je { $least }.
cli-bots-per-seat = Počet botů { $levels }, počet míst { $seats }; uveď jednoho pro všechny, nebo jednoho pro každé místo.
cli-language-kept = Uloženo. Změnit se to dá kdykoli.
cli-language-how = Natrvalo jazyk změní `foretell language NÁZEV`, pro jeden příkaz volba --language.
cli-no-file = Uveď aspoň jeden soubor.
cli-one-file = Uveď jeden soubor.

## Příkazy

command-serve = Spustit server, pro přátele u stolu i na dálku
    .usage = foretell serve [volby]
    .about = Spustí server, kde u stolů hrají lidé a boti. Ve výchozím nastavení se všechno ukládá na tomto počítači, v jednom souboru. Každou volbu a mnoho dalších lze nastavit v souboru nebo proměnnou prostředí: FORETELL_PORT=8000 je totéž co --port 8000. Jak provozovat server pro ostatní, vysvětluje docs/hosting.md.
command-demo = Sledovat hru botů
    .usage = foretell demo [volby]
    .about = Ukáže hru botů od prvního rozdání po vítěze, s odkrytými kartami.
command-simulate = Nechat boty odehrát mnoho her a uložit záznamy
    .usage = foretell simulate [volby]
    .about = Nechá boty hrát proti sobě a shrne výsledky; s --out uloží záznam každé hry.
command-arena = Zjistit, jak jsou boti silní
    .usage = foretell arena match|tournament|ladder [volby]
    .about = Nechá boty hrát stejné karty na každém místě a řekne, jak jsou silní, s intervaly spolehlivosti. Zápas (match) je jedna sestava; turnaj (tournament) postaví všechny úrovně proti sobě a ohodnotí je; žebřík (ladder) hraje každou úroveň proti každé a napíše o tom stránku. Ctrl-C zastaví, až se dohrají běžící hry, a --resume pokračuje.
command-replay = Ukázat zaznamenanou hru krok za krokem
    .usage = foretell replay SOUBOR [volby]
    .about = Ukáže zaznamenanou hru: co se stalo a stůl po každém rozhodnutí, { -block } po každém kole.
command-check = Zkontrolovat záznamy do poslední karty
    .usage = foretell check SOUBOR… [volby]
    .about = Přehraje záznamy a o každém řekne, jestli dodržuje pravidla, nebo kde je porušuje a které.
command-verify = Ověřit, že se míchalo, jak bylo slíbeno
    .usage = foretell verify SOUBOR… [volby]
    .about = Spočítá každé rozdání záznamu znovu ze zveřejněného seedu a noncí a řekne, jestli jsou to karty, které se rozdaly. Záznam zkontroluje i podle pravidel.
command-rules = Číst platná pravidla
    .usage = foretell rules [volby]
    .about = Vypíše pravidla, která s tímto nastavením platí, každé se svým číslem, s příklady a s poznámkou tam, kde se vydání liší od standardní hry.
command-language = Zvolit jazyk všech výpisů
    .usage = foretell language [NÁZEV]
    .about = Vypíše jazyky. S názvem jazyka bude od nynějška všechno v něm, s „auto“ v jazyce systému. --language platí pro jeden příkaz, proměnná FORETELL_LANGUAGE pro jednu relaci.
command-editions = Vypsat vydání a co nabízejí
    .usage = foretell editions
    .about = Vypíše vydání: pravidla, podle kterých se dá hrát, co stojí na krabicích, jaké varianty nabízejí a kde se liší od standardní hry.

## Volby

option-edition = vydání, podle jehož pravidel se hraje; vypíše je `foretell editions` (standard)
    .value = NÁZEV
option-seats = počet hráčů, 3 až 6 (4)
    .value = N
option-scribe = místo, kde sedí { -scribe }, který rozdává první; místa se počítají od 0 (0)
    .value = MÍSTO
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour nebo maximus; lze zadat víckrát
    .value = NÁZEV
option-specials = speciální karty: all, first, some, none, nebo názvy jako dragon fairy (none)
    .value = NÁZEV
option-length = full, tournament, short, nebo počty karet, např. 3,5,7 (full)
    .value = DÉLKA
option-switch = jakýkoli jiný přepínač, třeba predict-from=scribe nebo turned-wizard-no-trump=yes; lze zadat víckrát
    .value = NÁZEV=HODNOTA
option-bots = úroveň botů, třeba scribe: jedna pro všechny, nebo jedna pro každé místo, oddělené čárkami (jester)
    .value = ÚROVNĚ
option-games = kolik her (100; v aréně 1000, na žebříku pro každý zápas)
    .value = N
option-seed = seed generátoru náhody; stejný seed dá stejné hry
    .value = N
option-out = složka, kam se ukládá: záznamy, soubor na hru, nebo deníky a zprávy z arény; bez ní se vypíše jen souhrn
    .value = SLOŽKA
option-json = JSON místo textu: záznamy (simulate), zpráva (arena; vypsaná, nebo ve složce), pravidla (rules)
option-force = přepsat záznamy, které už existují
option-line-up = boti podle míst, oddělení čárkami, nebo jeden pro všechny; úroveň, nebo modul:název vlastního
    .value = BOTI
option-levels = úrovně, které se účastní, nejslabší první, oddělené čárkami (všechny)
    .value = ÚROVNĚ
option-processes = kolik procesů hraje najednou (jeden na jádro)
    .value = N
option-engine = kde se hraje: local, nebo ray pro cluster Ray (local)
    .value = NÁZEV
option-resume = pokračovat v denících ve složce
option-parquet = zapsat každou hru do games.parquet ve složce
option-html = zapsat zprávu jako stránku report.html do složky
option-control = odečíst z bodů i štěstí na karty a říct, jak moc to pomůže
option-date = datum na stránce žebříku (dnes)
    .value = DATUM
option-page = kam žebřík píše svou stránku (docs/strength.md)
    .value = SOUBOR
option-step = po každém rozhodnutí počkat na Enter; q skončí
option-seat = ukázat jen to, co mohlo vidět toto místo; místa se počítají od 0
    .value = MÍSTO
option-speed = jak rychle: 1 je obvyklé, 2 dvojnásobné, 0 bez přestávek (1)
    .value = X
option-quiet = vypisovat jen problémy
option-commitment = co server ohlásil před hrou (SHA-256 seedu), podle tvé poznámky
    .value = HASH
option-nonce = nonce, který přidal tvůj prohlížeč, nebo jeho SHA-256
    .value = HEX
option-host = adresa, na které server naslouchá; 0.0.0.0 je pro všechny, kdo mají k počítači přístup (127.0.0.1)
    .value = ADRESA
option-port = port, na kterém server naslouchá (8700)
    .value = N
option-workers = počet procesů serveru; víc než jeden potřebuje PostgreSQL (1)
    .value = N
option-store = kde se uchovávají hry: sqlite:///SOUBOR nebo postgresql://… (soubor v tvé datové složce)
    .value = ÚLOŽIŠTĚ
option-config = soubor s nastavením serveru, v TOML
    .value = SOUBOR
option-open = otevřít stránku serveru v prohlížeči
option-rule = ukázat jen toto pravidlo, třeba PLAY-3; lze zadat víckrát
    .value = ČÍSLO
option-language = jazyk všech výpisů: en, de, fr, it, cs, sk, pl nebo hu; zkráceně --lang
    .value = NÁZEV
option-files = záznamy, jako text nebo JSON
    .value = SOUBOR
option-help = ukázat tuto nápovědu a skončit
argument-name = jazyk, který se má používat, třeba cs, nebo auto
    .value = NÁZEV

## Soubory

file-not-found = takový soubor ani složka neexistuje.
file-forbidden = přístup byl odepřen.
file-is-folder = to je složka.
file-no-folder = to není složka.
file-not-text = to není text v UTF-8.
file-trouble = { $trouble }.

## Nastavení hry v nadpisu

settings-seats =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }
settings-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
settings-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }

## foretell editions

editions-offers = nabízí
editions-differs = liší se
editions-more = Co vydání nabízí, je jen návrh; s --variant a --specials lze zvolit vše, co pravidla dovolují. `foretell rules --edition NÁZEV` vypíše pravidla vydání.

## foretell rules

rules-marked = Hvězdička (*) označuje, co se liší od standardní hry.
rules-differs = Od standardní hry se liší:
rules-not-in-force = S tímto nastavením toto pravidlo neplatí.
rules-no-rule = Pravidlo „{ $rule }“ neexistuje.
rules-offers = Dále v nabídce

## foretell serve

serve-open = Foretell běží na adrese { $address } (hry se uchovávají v { $store }).
serve-stop = Ctrl-C ho ukončí; nedohrané hry pokračují, až se znovu spustí.
serve-unbuilt = Stůl v prohlížeči tu není sestaven. Sestaví ho tento příkaz:
serve-programs = Do té doby mohou hrát jen programy. Připojují se těmito cestami, které vysvětluje docs/protocol.md:

## foretell check

check-ok = { $file }: v pořádku ({ $found })
check-finished =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }, { $count ->
        [one] { $winners } vyhrává, body: { $points }
        [few] { $winners } vyhrávají, body: { $points }
        [many] { $winners } vyhrávají, body: { $points }
       *[other] { $winners } vyhrávají, body: { $points }
    }
check-unfinished = nedohráno, kola: { $scored }/{ $rounds }

## foretell verify

verify-ok =
    { $rounds ->
        [one] { $file }: v pořádku ({ $rounds } rozdání odpovídá seedu; odhalené nonce: { $shown }/{ $seats })
        [few] { $file }: v pořádku ({ $rounds } rozdání odpovídají seedu; odhalené nonce: { $shown }/{ $seats })
        [many] { $file }: v pořádku ({ $rounds } rozdání odpovídá seedu; odhalené nonce: { $shown }/{ $seats })
       *[other] { $file }: v pořádku ({ $rounds } rozdání odpovídá seedu; odhalené nonce: { $shown }/{ $seats })
    }
verify-scribe =
    { $lot ->
        [yes] { $file }: { -scribe }: { $player }, losem ze stejného seedu a noncí.
       *[no] { $file }: { -scribe }: { $player }, bez losování.
    }
verify-announced = { $file }: před hrou server ohlásil { $commitment }. Porovnej to s tím, co tehdy stálo na obrazovce.
verify-withheld = { $file }: ohlášený nonce nebyl nikdy odhalen ({ $players }); rozdávalo se bez něj.

## foretell simulate

simulate-title =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    } · { $edition } · seed { $seed } · { $rate } her/s
simulate-rate = { $rate } her/s
simulate-exists = { $file } už existuje; --force ho přepíše.
simulate-written =
    { $games ->
        [one] { $games } záznam v { $folder }
        [few] { $games } záznamy v { $folder }
        [many] { $games } záznamu v { $folder }
       *[other] { $games } záznamů v { $folder }
    }
tally-player = hráč
tally-points = průměr bodů
tally-hits = { -prediction(case: "exact-pl-nom") }
tally-wins = vyhrané hry
tally-all = všichni
tally-percent = { $percent } %

## foretell arena

arena-kinds = Co se hraje
arena-kind = DRUH
    .about = match, tournament nebo ladder
arena-no-kind = Zvol, co se hraje: match, tournament nebo ladder.
arena-not-for = { $option } není pro { $kind }.
arena-needs-out = { $option } potřebuje složku: --out.
arena-no-line-up = Zvol, kdo hraje: --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels: uveď aspoň dvě úrovně, každou jednou.
arena-no-date = „{ $value }“ není datum ve tvaru 2026-12-31.
arena-exists = { $file } už existuje; --resume v něm pokračuje.
arena-stopping = Zastaví se, až se dohrají běžící hry; další Ctrl-C zastaví hned.
arena-go-on = Stejný příkaz s --resume pokračuje odtud.
arena-written = Zapsáno: { $file }
arena-title =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    } · { $edition } · seed { $seed } · { $rate } her/s na proces
arena-partial = Neúplné: plánované hry: { $games }.
arena-missing = Neúplné: nezahrané stoly { $missing }/{ $tables }; v hodnocení chybějí.
arena-column-level = úroveň
arena-column-points = body
arena-column-difference = proti průměru
arena-column-wins = výhry
arena-column-rank = pořadí
arena-column-hits = přesně
arena-column-missed = jinak
arena-column-under = pod
arena-column-over = nad
arena-column-time = na rozhodnutí
arena-column-left = zbylý rozptyl
arena-column-mu = hodnocení
arena-column-sigma = nejistota
arena-column-apart = rozdíl podle pořadí
arena-by-round = { -prediction(case: "exact-pl-cap") } podle kol, v procentech
arena-by-place = { -prediction(case: "exact-pl-cap") } podle místa za rozdávajícím, v procentech
arena-interval = [{ $low }; { $high }]
arena-under-over = { $under } pod, { $over } nad
arena-controlled = Bez štěstí na karty
arena-together = { $time } (všechny úrovně)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = Zápas v aréně
arena-page-tournament = Turnaj v aréně
arena-page-about = Každé rozdání se hraje postupně na každém místě. Závorky a úsečky jsou 95% intervaly přes rozdání. „Proti průměru“ jsou body na hru nad průměr stolu. O výhru se při shodě dělí všichni první.
arena-page-ratings = Hodnocení je podle Placketta a Luce; úsečky jsou dvojnásobek „nejistoty“, která o rozdáních nic neví.
arena-plot-points = Body na hru
arena-plot-wins = Vyhrané hry (čárkovaně: vyrovnáno)
arena-plot-rounds = { -prediction(case: "exact-pl-cap") } podle kol
arena-plot-ratings = Hodnocení
arena-round = kolo

## docs/strength.md

strength-title = Jak silní jsou boti
strength-about =
    Počítá se přímé srovnání: o kolik bodů na hru má bot víc než ostatní u jeho stolu. Body proti sobě samému říkají málo, protože
    u stolu opatrných botů nechávají všichni ostatním víc. Každé rozdání se hraje na všech místech, takže se štěstí vyruší;
    v závorkách jsou 95% intervaly přes rozdání. Tuto stránku píše `foretell arena ladder`; jak se měří, vysvětluje
    stránka [arena.md](arena.md).
strength-steps = Krok za krokem
strength-step = { $high } poráží trojici { $low } o { $lead } bodu na hru { $interval } a vyhrává { $wins } her, vyrovnaných by bylo 25 %.
strength-pairs = Každá úroveň proti každé
strength-pairs-about = Jeden hráč silnější úrovně, na ostatních místech slabší. Číslo je jeho náskok v bodech na hru.
strength-order-holds = Pořadí úrovní platí u každého stolu: žádný interval nesahá k nule.
strength-order-broken = Pořadí úrovní není jisté tady: { $matches }.
strength-self = Proti sobě samým
strength-self-about = Čtyři boti téže úrovně u stolu, podle standardních pravidel, a kde jsou zveřejněná čísla, podle tamních: otočený čaroděj znamená hru bez trumfů (TRUMP-9).
strength-published-about = Podíl { -prediction(case: "exact-pl-gen") } úrovně `scribe` podle kol, zveřejněný (Schumacher a Pleines, 2022) a naměřený tady:
strength-bars = Co se od úrovní čeká
strength-bars-about = Požadavek je splněn, když ho dosáhne naměřená hodnota; kde má být úroveň jasně vpředu, musí to platit pro celý interval.
strength-how = Jak se měřilo
strength-facts = Her { $games }, zápasů { $matches }, seed { $seed }. Stránka napsána { $day }, { $machine }.
strength-level = úroveň
strength-against = proti
strength-points = body
strength-theirs = ostatních
strength-wins = výhry
strength-hits = { -prediction(case: "exact-pl-nom") }
strength-rules = pravidla
strength-time = na rozhodnutí
strength-round = kolo
strength-published = zveřejněno
strength-found = naměřeno
strength-table-4 = 4 místa
strength-table-3 = 3 místa
strength-table-5 = 5 míst
strength-table-6 = 6 míst
strength-table-specials = 4 místa, všechny speciální karty
strength-table-plus-minus-one = { -plus-minus-one }
strength-table-hidden = { -hidden }
strength-table-secret = { -secret }
strength-table-clairvoyance = { -clairvoyance }
strength-table-one-colour = jedna barva
strength-table-maximus = Maximus
strength-variant = varianta, 4 místa
strength-lead = náskok
strength-variants = V každé variantě vede jeden { $high } nad trojicí { $low } o:
strength-standard = standard
strength-trump-9 = TRUMP-9
strength-bar = požadavek
strength-met = splněno
strength-yes = ano
strength-no = ne
strength-bar-hits = { $level } hlásí přesně v každém kole, jak bylo zveřejněno, s odchylkou do { $wanted }
strength-bar-points = { $level } proti sobě získá asi { $wanted } bodů
strength-bar-lead = { $level } poráží stůl úrovně { $other } o { $wanted } bodů na hru ({ $table })
strength-bar-ahead = { $level } je jasně před stolem úrovně { $other } ({ $table })
strength-bar-wins = { $level } vyhrává { $wanted } her proti třem journeyman
strength-bar-self-points = { $level } proti sobě získá { $wanted } bodů
strength-bar-self-hits = { $level } proti sobě hlásí přesně v { $wanted } případů
strength-bar-duel-points =
    { $way ->
        [most] tři { $level } proti jednomu journeyman získají nejvýš po { $wanted } bodech (TRUMP-9)
       *[least] { $level } proti třem scribe získá { $wanted } bodů (TRUMP-9)
    }

## foretell replay

replay-prompt = Enter: dál · q: konec
replay-unfinished = Tady záznam končí; hra není dohraná.

## Stůl

table-round =
    { $rounds ->
        [2] Kolo { $round } ze { $rounds }
        [3] Kolo { $round } ze { $rounds }
        [4] Kolo { $round } ze { $rounds }
        [6] Kolo { $round } ze { $rounds }
        [7] Kolo { $round } ze { $rounds }
        [13] Kolo { $round } ze { $rounds }
        [14] Kolo { $round } ze { $rounds }
        [16] Kolo { $round } ze { $rounds }
        [17] Kolo { $round } ze { $rounds }
       *[other] Kolo { $round } z { $rounds }
    }
table-trick = štych { $trick }/{ $tricks }
table-predict =
    { $tricks ->
        [one] hlásí se na { $tricks } štych
        [few] hlásí se na { $tricks } štychy
        [many] hlásí se na { $tricks } štychu
       *[other] hlásí se na { $tricks } štychů
    }
table-choose-trump = rozdávající volí trumfy
table-swap-werewolf = mění se Vlkodlak
table-pass-card = všichni podávají kartu doleva
table-adjust-prediction = Mrak mění { -prediction(case: "acc") }
table-trump = trumfy
table-no-trump = bez trumfů
table-trump-to-choose = trumfy se teprve zvolí
table-turned = otočená
table-dealer = rozdává { $dealer }
table-player = hráč
table-total = body
table-tricks = štychy
table-coins = mince
table-hand = v ruce
table-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
table-on-forehead =
    { $cards ->
        [one] { $cards } karta na tvém čele
        [few] { $cards } karty na tvém čele
        [many] { $cards } karty na tvém čele
       *[other] { $cards } karet na tvém čele
    }
table-on-table = na stole
table-block = { -block(case: "cap") } (součet a { -prediction })

## foretell demo

demo-players = Jeník Bára Pavel Klára Ondra Eliška
demo-hello = Tohle je hra se seedem { $seed }. Ctrl-C ji zastaví, --speed 0 ukáže všechno hned.
demo-result =
    { $count ->
        [one] { $winners } vyhrává, body: { $points }.
        [few] { $winners } vyhrávají společně, body: { $points }.
        [many] { $winners } vyhrávají společně, body: { $points }.
       *[other] { $winners } vyhrávají společně, body: { $points }.
    }
demo-next = Co dál?
demo-next-rules = pravidla této hry
demo-next-simulate = mnoho her se záznamy
demo-next-replay = jedna z nich krok za krokem
show-predictions = { -prediction(case: "pl-cap") }
show-sum =
    { $tricks ->
        [one] (celkem { $sum } na { $tricks } štych)
        [few] (celkem { $sum } na { $tricks } štychy)
        [many] (celkem { $sum } na { $tricks } štychu)
       *[other] (celkem { $sum } na { $tricks } štychů)
    }
show-trick = Štych { $trick }
show-trick-won = → { $player }
show-trick-bombed = → nikdo; vynáší { $player }
show-passed = Podáno doleva
show-points = Body
rules-in-short = Hra ve zkratce
