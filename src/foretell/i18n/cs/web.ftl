### Co říká stůl v prohlížeči, česky.

## Dům

web-app-name = Foretell
web-app-title = Foretell: karetní hra Wizard
web-app-about = Zahraj si v prohlížeči karetní hru Wizard Kena Fishera: s přáteli nebo proti botům, podle pravidel kteréhokoli vydání.
web-title-home = Úvod
web-title-new = Nový stůl
web-title-tables = Stoly
web-title-table = Stůl
web-title-rules = Pravidla
web-title-learn = Jak hrát
web-title-lesson = Lekce
web-title-game = Hra
web-title-replay = Přehrání
web-title-nowhere = Stránka nenalezena
web-nowhere = Na této adrese žádná stránka není.
web-to-home = Zpět na úvod
web-nav-label = Stránky
web-nav-tables = Stoly
web-nav-rules = Pravidla
web-nav-options = Nastavení
web-close = Zavřít
web-cancel = Zrušit
web-offline = Jsi offline. Jakmile se připojení obnoví, hra bude pokračovat.
web-trouble = Něco se nepovedlo: { $code }
web-guest-name = Host
web-guest-named = Host { $number }

## Úvod

web-home-title = Řekni, kolik štychů získáš. A pak je získej.
web-home-lead = Wizard Kena Fishera pro tři až šest hráčů: s přáteli nebo s boty, podle pravidel tvého vydání.
web-home-dealing = Rozdává se…
web-play-now = Hrát hned
web-play-now-with =
    { $edition ->
        [standard]
            { $bots ->
                [one] Ty a { $bots } bot ({ $level })
                [few] Ty a { $bots } boti ({ $level })
                [many] Ty a { $bots } bota ({ $level })
               *[other] Ty a { $bots } botů ({ $level })
            }
       *[other]
            { $bots ->
                [one] Ty a { $bots } bot ({ $level }) · { $edition-name }
                [few] Ty a { $bots } boti ({ $level }) · { $edition-name }
                [many] Ty a { $bots } bota ({ $level }) · { $edition-name }
               *[other] Ty a { $bots } botů ({ $level }) · { $edition-name }
            }
    }
web-continue = Pokračovat ve hře
web-new-about = Vydání, speciální karty, varianty, boti, čas na tah: všechno si vybereš.
web-join-title = Přisednout ke stolu
web-join-label = Odkaz nebo název stolu
web-join = Přisednout
web-join-bad = To není odkaz na stůl.
web-join-lobby = Veřejné stoly
web-name-title = Tvoje jméno
web-name-label = Jméno
web-name-keep = Uložit
web-watch = Sledovat

## Stoly

web-tables-none = Právě není otevřený žádný veřejný stůl. Otevři vlastní: ostatní přijdou přes odkaz nebo ho najdou tady.
web-table-untitled = Stůl
web-table-line =
    { $seats ->
        [5] { $edition } · obsazeno { $taken } z { $seats } míst
       *[other] { $edition } · obsazeno { $taken } ze { $seats } míst
    }
web-table-gone = Tento stůl už neexistuje

## Nový stůl

web-new-title = Nový stůl
web-new-open = Otevřít stůl
web-new-with-bots = Hrát hned s těmito boty
web-new-invite = Pozvat přátele
web-new-players = Hráči
web-new-who = Kdo hraje
web-new-friend = Přes odkaz
web-new-more = Další varianty a domácí pravidla
web-new-booklet = v pravidlech vydání
web-new-length = Délka
web-length-short = Krátká
web-length-tournament = Turnaj
web-length-full = Celá
web-length-custom = Vlastní
web-length-sizes = Počet karet v každém kole
web-scribe-lot = Los rozhodne
web-scribe-about = Kdo je { -scribe }, rozdává první. Losuje se na začátku hry a každý si to potom může ověřit.
web-new-specials = Speciální karty
web-new-variants = Varianty
web-new-pace = Tempo botů
web-new-people = Stůl
web-new-name = Název stolu
web-new-clock = Čas na tah
web-new-spectators = Diváci
web-new-public = Ukázat mezi veřejnými stoly
web-new-hints = Povolit nápovědu
web-new-rated = Hodnocená hra (aspoň dva lidé)
web-preset-none = Žádné
web-preset-first = Pro začátek
web-preset-some = Čtyři karty
web-preset-all = Všech sedm karet
web-special-shapeshifter = Čaroděj, nebo { -jester }? Rozhodneš, až ho zahraješ.
web-special-dragon = Bere každý štych, i proti čarodějům.
web-special-fairy = Nejnižší ze všech, a přece přebije Draka.
web-special-bomb = Štych se odloží stranou a nikomu se nepočítá.
web-special-werewolf = Mění se za otočenou kartu; kdo ho má, volí trumfy, nebo hru bez nich.
web-special-juggler = 7½ v kterékoli barvě. Po jeho štychu každý podá kartu dál.
web-special-cloud = 9¾ v kterékoli barvě. Kdo ho získá, musí { -prediction(case: "own-acc") } změnit o jeden štych.
web-level-jester = { -jester(case: "cap") }
    .about = hraje náhodně
web-level-scribe = { -scribe(case: "cap") }
    .about = drží se jednoduchých pravidel
web-level-apprentice = Učedník
    .about = snaží se trefit { -prediction(case: "own-acc") }
web-level-journeyman = Tovaryš
    .about = myslí dopředu
web-level-sage = Mudrc
    .about = učil se hrou sám proti sobě
web-level-archmage = Arcimág
    .about = nejsilnější; dává si na čas
web-pace-300 = Velmi rychle
web-pace-500 = Rychle
web-pace-1200 = V klidu
web-pace-2500 = Pomalu
web-clock-none = Bez omezení
web-clock-quick = 15 s na tah, 1 min v záloze
web-clock-calm = 45 s na tah, 3 min v záloze
web-clock-days = Den na každý tah
web-spectators-none = Bez diváků
web-spectators-public = Smějí sledovat hru, ale nevidí do karet
web-spectators-hands-later = Smějí sledovat hru, do karet vidí až po kole

## Před hrou

web-room-title = Stůl je připraven
web-room-host = Hostitel
web-room-bot = Bot
web-room-ready = připraveno
web-room-sit = Sednout sem
web-room-bot-add = Přidat bota
web-room-level = Úroveň botů
web-room-remove = Odebrat
web-room-share = Pozvat odkazem
web-room-copied = Odkaz zkopírován
web-room-be-ready = Můžeme začít
web-room-not-ready = Ještě ne
web-room-start = Začít hru
web-room-leave = Opustit místo
web-scribe-line =
    { $how ->
        [open] Kdo je { -scribe }: určí los na začátku
        [drawn] Kdo je { -scribe }: { $player }, podle losu
       *[chosen] Kdo je { -scribe }: { $player }
    }
web-showing = Míchá se: odkrývají se náhodná čísla všech hráčů…
web-scribe-drawn =
    { $mine ->
        [yes] Los padl na tebe: { -scribe } jsi ty a v 1. kole rozdáváš.
       *[no] Los určil, kdo je { -scribe }: { $player }. Rozdává v 1. kole.
    }
web-no-look = U tohoto stolu se hraje bez diváků.
web-share-title = Partie hry Wizard

## Místa

web-seat-free = Volné místo
web-seat-number = Místo { $seat }
web-seat-away = pryč
web-seat-predicted = má { -prediction(case: "acc") }
web-seat-thinks = přemýšlí…
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Rozdává
web-dealer-mark = R
web-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-coins = získáno { $won }, { -prediction } { $prediction }
web-coins-unknown = získáno { $won }
web-away-now = Hraje za tebe bot. Vrátit se můžeš kdykoli přes nabídku.

## Stůl

web-round-of =
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
web-hand-label = Tvoje karty
web-hand-hidden =
    { $count ->
        [one] Tvoje karta, kterou vidí jen ostatní
        [few] Tvoje { $count } karty, které vidí jen ostatní
        [many] Tvoje { $count } karty, které vidí jen ostatní
       *[other] Tvých { $count } karet, které vidí jen ostatní
    }
web-mine-label = Tvoje místo
web-side-label = { -block(case: "cap") } a chat
web-log-label = Průběh hry
web-watching = Sleduješ hru.
web-card-barred = teď zahrát nejde
web-card-preselected = vybraná na tvůj tah
web-trick-label = Štych
web-trick-best = zatím nejvyšší
web-turned = Otočená karta
web-trump = Trumfy:
web-trump-open = ještě se volí
web-no-trump = bez trumfů
web-sums-tricks = štychy
web-sums-predicted = { -prediction(case: "pl-nom") }
web-sums-even = vychází
web-sums-over = o { $number } víc
web-sums-under = o { $number } méně
web-readout = { -prediction(case: "pl-cap") }
web-readout-sum =
    { $tricks ->
        [one] celkem { $sum } na { $tricks } štych
        [few] celkem { $sum } na { $tricks } štychy
        [many] celkem { $sum } na { $tricks } štychu
       *[other] celkem { $sum } na { $tricks } štychů
    }
web-why-rule = Pravidlo
web-hint = Nápověda
web-clock-left = Zbývá času
web-turn-yours = Jsi na řadě.

## Řádek o tom, co se děje

web-prompt-moment = Moment…
web-prompt-chosen = Až budeš na řadě, zahraješ { $card }. Opětovným výběrem volbu zrušíš.
web-prompt-paused = Hra je pozastavená.
web-prompt-over = Hra skončila.
web-prompt-decide = Jsi na řadě.
web-prompt-lead = Jsi na řadě: vynes kteroukoli kartu.
web-prompt-follow = Jsi na řadě: barva štychu je { $colour }.
web-prompt-any = Jsi na řadě: zahraj některou ze zvýrazněných karet.
web-prompt-pass = Vyber kartu pro souseda vlevo.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } přemýšlí, kolik ohlásit.
                [few] { $players } přemýšlejí, kolik ohlásit.
                [many] { $players } přemýšlejí, kolik ohlásit.
               *[other] { $players } přemýšlejí, kolik ohlásit.
            }
        [pass_card]
            { $count ->
                [one] { $players } vybírá kartu pro souseda.
                [few] { $players } vybírají kartu pro souseda.
                [many] { $players } vybírají kartu pro souseda.
               *[other] { $players } vybírají kartu pro souseda.
            }
        [choose_trump] { $players } volí trumfy.
        [swap_werewolf] { $players } vyměňuje Vlkodlaka.
        [adjust_prediction] { $players } mění { -prediction(case: "own-acc") }.
       *[other] Na řadě je { $players }.
    }
web-preselected-not-legal = Vybranou kartu teď zahrát nejde.

## Rozhodnutí

web-decide-predict =
    { $tricks ->
        [one] Získáš ten jediný štych?
        [few] Kolik z celkem { $tricks } štychů získáš?
        [many] Kolik z { $tricks } štychu získáš?
       *[other] Kolik z celkem { $tricks } štychů získáš?
    }
web-decide-choose-trump = Rozdáváš: zvol barvu trumfů
web-decide-swap-werewolf = Za Vlkodlaka dostáváš { $card } – zvol trumfy, nebo hru bez nich
web-decide-adjust-prediction = Mrak je tvůj: změň { -prediction(case: "own-acc") } o jeden štych
web-decide-announce = Hraješ { $card } jako…
web-predict-first = Hlásíš jako první.
web-predict-written = Všichni píší najednou.
web-predict-sum =
    { $tricks ->
        [one] Zatím je ohlášeno { $sum } na { $tricks } štych.
        [few] Zatím je ohlášeno { $sum } na { $tricks } štychy.
        [many] Zatím je ohlášeno { $sum } na { $tricks } štychu.
       *[other] Zatím je ohlášeno { $sum } na { $tricks } štychů.
    }
web-adjust =
    { $change ->
        [up] O jeden víc: { $prediction }
       *[down] O jeden méně: { $prediction }
    }

## Zápis bodů

web-block-title = { -block(case: "cap") }
web-block-round = Kolo
web-block-predicted = { -prediction }
web-block-cell = { -prediction } { $predicted }, získáno { $won }: { $points }
web-block-now-cell = kdyby kolo skončilo teď
web-block-now = Poslední řádek: kdyby kolo skončilo teď.
web-block-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
web-result-title = Kolo { $round }
web-result-mine =
    { $points ->
        [one] { -prediction(case: "cap") } { $predicted }, získáno { $won }: { $points } bod.
        [few] { -prediction(case: "cap") } { $predicted }, získáno { $won }: { $points } body.
        [many] { -prediction(case: "cap") } { $predicted }, získáno { $won }: { $points } bodu.
       *[other] { -prediction(case: "cap") } { $predicted }, získáno { $won }: { $points } bodů.
    }

## Poslední štych

web-last-title = Poslední štych
web-last-won = Bere ho { $player }.
web-last-bombed = Bomba: štych se nikomu nepočítá.

## Povídání

web-talk-title = Chat
web-talk-label = Napiš něco
web-talk-send = Odeslat
web-talk-empty = Zatím žádné zprávy.
web-talk-mute = Ztlumit
web-talk-hear = Přestat tlumit: { $player }
web-talk-unread = Chat, nové: { $count }
web-reaction-well-played = Pěkně zahráno!
web-reaction-thanks = Díky!
web-reaction-oops = Jejda.
web-reaction-wow = Páni!
web-reaction-hurry = Hraješ!
web-reaction-laugh = Haha!
web-reaction-good-game = Pěkná partie!
web-reaction-sorry = Promiň.

## Nabídka a volby

web-menu-title = Nabídka
web-menu-pause = Pozastavit
web-menu-resume = Pokračovat
web-menu-away = Ať za mě hraje bot
web-menu-back = Jsem zpátky
web-menu-end =
    { $votes ->
        [0] Hlasovat pro konec hry
       *[other] Hlasovat pro konec hry (zatím { $votes })
    }
web-menu-home = Na úvod
web-menu-rules = Pravidla tohoto stolu
web-menu-keys = Klávesové zkratky
web-menu-shuffle = Otisk zamíchání, určený před hrou: { $commitment }…
web-option-theme = Vzhled
web-theme-auto = podle zařízení
web-theme-light = světlý
web-theme-dark = tmavý
web-option-sound = Zvuky
web-option-still = Omezit animace
web-option-one-tap = Hrát kartu jedním klepnutím
web-option-language = Jazyk
web-language-auto = podle prohlížeče

## Klávesy

web-keys-title = Klávesové zkratky
web-key-cards = vybrat kartu z ruky
web-key-play = zahrát kartu
web-key-predict = ohlásit tolik štychů
web-key-colour = zvolit barvu
web-key-identity = čaroděj, nebo { -jester }
web-key-adjust = o štych víc nebo méně
web-key-last = poslední štych
web-key-block = { -block }
web-key-talk = chat
web-key-hint = nápověda, pokud je u stolu povolená
web-key-help = tyto klávesy
web-key-close = zavřít nebo zrušit

## Spojení se serverem

web-line-opening = Připojování ke stolu…
web-line-lost = Spojení se přerušilo. Zkoušíme to znovu…
web-line-back = Spojení je obnoveno.

## Konec

web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] Vyhráváš!
                [few] Vyhráváte společně: { $winners }
                [many] Vyhráváte společně: { $winners }
               *[other] Vyhráváte společně: { $winners }
            }
       *[no]
            { $count ->
                [one] Vyhrává { $winners }
                [few] Společně vyhrávají { $winners }
                [many] Společně vyhrávají { $winners }
               *[other] Společně vyhrávají { $winners }
            }
    }
web-you = ty
web-end-early = Hra skončila předčasně
web-end-rematch = Hrát znovu
web-end-replay = Přehrát záznam
web-end-download = Stáhnout záznam
web-end-share = Sdílet
web-chart-points = Body kolo po kole
web-chart-hits = Kdo se trefil
web-hit = Kolo { $round }: trefa
web-miss = Kolo { $round }: vedle
web-verify-going = Ověřuje se míchání…
web-verify-fair =
    { $ours ->
        [yes] Zamíchání ověřeno: všechna rozdání ({ $rounds }) odpovídají seedu určenému před hrou a náhodnému číslu z tvého prohlížeče.
       *[no] Zamíchání ověřeno: všechna rozdání ({ $rounds }) odpovídají seedu určenému před hrou.
    }
web-verify-insecure = Prohlížeč ověří míchání jen přes zabezpečené spojení. Záznam se dá ověřit i příkazem „foretell verify“.
web-verify-headers = Záznam neříká, jak se karty zamíchaly.
web-verify-seed = Seed není ten, který byl ohlášen před hrou.
web-verify-nonce = Náhodné číslo některého hráče není to, které bylo ohlášeno.
web-verify-ours = Náhodné číslo z tvého prohlížeče nebylo použito.
web-verify-deal = Rozdání neodpovídají ohlášenému zamíchání.
web-verify-scribe = Podle losu měl { -scribe } sedět jinde.

## Přehrání

web-replay-first = První krok
web-replay-back = Krok zpět
web-replay-on = Krok vpřed
web-replay-last = Poslední krok
web-replay-slide = Krok
web-replay-step = Krok { $step }/{ $last }
web-replay-round = Kolo
web-replay-trick = Štych
web-replay-eyes = Pohled
web-replay-all = všechny karty
web-replay-link = Odkaz na tuto chvíli
web-replay-result = Výsledek
web-replay-did = { $player }, { $decision }

## Jak hrát

web-learn-lead = Šest krátkých lekcí se skutečnými kartami, asi pět minut. Každá speciální karta má svou vlastní.
web-learn-done = hotovo
web-learn-begin = Začít
web-learn-continue = Pokračovat
web-learn-next = Další: { $title }
web-learn-on = Dál
web-learn-all = Všechny lekce
web-learn-finished = Už víš, jak na to. Je čas si zahrát!

## Kniha pravidel

web-rules-contents = Obsah
web-rules-search = Hledat v pravidlech
web-rules-found =
    { $number ->
        [0] Žádné pravidlo. Pravidla speciálních karet a variant se objeví, až je zvolíš.
        [one] Nalezeno { $number } pravidlo
        [few] Nalezena { $number } pravidla
        [many] Nalezeno { $number } pravidla
       *[other] Nalezeno { $number } pravidel
    }
web-rules-before = Předchozí kapitola
web-rules-after = Další kapitola
web-rules-game = Hráči, varianty, speciální karty
web-rules-players =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráče
       *[other] { $seats } hráčů
    }
web-rules-variants = Varianty tohoto vydání
web-rules-more = Další varianty a domácí pravidla
web-rules-further = Varianty, které toto vydání nemá
web-rules-differs = Jinak než ve standardní hře
web-rules-only =
    { $edition ->
        [standard] Jen to, co říkají příručky
       *[other] Jen pravidla tohoto vydání
    }
