### Co říká stůl v prohlížeči, česky.

## Dům

web-app-name = Foretell
web-app-title = Foretell: karetní hra Wizard
web-app-about = Zahraj si v prohlížeči karetní hru Wizard Kena Fishera: s přáteli, proti botům, podle pravidel každé příručky.
web-title-home = Úvod
web-title-new = Nový stůl
web-title-tables = Stoly
web-title-table = Stůl
web-title-rules = Pravidla
web-title-learn = Jak hrát
web-title-lesson = Lekce
web-title-game = Hra
web-title-replay = Přehrání
web-title-nowhere = Tady nic není
web-nowhere = Na této adrese nic není.
web-to-home = Zpět na úvod
web-nav-label = Stránky
web-nav-tables = Stoly
web-nav-rules = Pravidla
web-nav-options = Volby
web-close = Zavřít
web-cancel = Zrušit
web-offline = Jsi bez připojení. Stůl ho potřebuje; stránka bude sama pokračovat.
web-trouble = Něco se nepovedlo: { $code }
web-guest-name = Host
web-guest-named = Host { $number }

## Úvod

web-home-title = Řekni, kolik štychů získáš. A pak je získej.
web-home-lead = Wizard Kena Fishera pro tři až šest: s přáteli, s boty, podle pravidel každé příručky.
web-home-dealing = Rozdává se…
web-play-now = Hrát hned
web-play-now-with =
    { $edition ->
        [standard] Ty a boti ({ $bots }): { $level }.
       *[other] Ty a boti ({ $bots }): { $level }. Vydání: { $edition-name }.
    }
web-continue = Pokračovat ve hře
web-new-about = Vydání, zvláštní karty, varianty, boti, hodiny: všechno si vybereš.
web-join-title = Přisednout ke stolu
web-join-label = Odkaz nebo jméno stolu
web-join = Přisednout
web-join-bad = To není odkaz na stůl.
web-join-lobby = Veřejné stoly
web-name-title = Tvé jméno
web-name-label = Jméno
web-name-keep = Uložit
web-watch = Dívat se

## Stoly

web-tables-none = Právě není otevřený žádný veřejný stůl. Otevři ho: ostatní přijdou přes odkaz, nebo ho najdou tady.
web-table-untitled = Stůl
web-table-line = { $edition } · obsazeno { $taken } z { $seats } míst
web-table-gone = Tento stůl už není

## Nový stůl

web-new-title = Nový stůl
web-new-open = Otevřít stůl
web-new-with-bots = Hrát hned s těmito boty
web-new-game = Hra
web-new-specials = Zvláštní karty
web-new-variants = Varianty a domácí pravidla
web-new-bots = Boti
web-new-pace = Tempo botů
web-new-people = Lidé
web-new-name = Jméno stolu
web-new-clock = Hodiny
web-new-spectators = Diváci
web-new-public = Ukázat tento stůl všem
web-new-hints = Dovolit nápovědy
web-new-rated = Hodnocená: od dvou lidí
web-preset-none = Žádné
web-preset-first = Pro začátek
web-preset-some = Čtyři z nich
web-preset-all = Všech sedm
web-special-shapeshifter = Čaroděj, nebo { -jester }? Řekneš to, když ho hraješ.
web-special-dragon = Bere každý štych, i proti čarodějům.
web-special-fairy = Nejnižší ze všech, a přece přebije Draka.
web-special-bomb = Štych se odloží stranou a nikomu se nepočítá.
web-special-werewolf = Mění se za otočenou kartu; kdo ho má, volí trumfy, nebo hru bez nich.
web-special-juggler = 7½ v kterékoli barvě. Po jeho štychu každý podá kartu dál.
web-special-cloud = 9¾ v kterékoli barvě. Kdo ho získá, změní hlášení o jedna.
web-level-jester = { -jester(case: "cap") }
    .about = hraje cokoli
web-level-scribe = Písař
    .about = drží se jednoduchých pravidel
web-level-apprentice = Učedník
    .about = hraje na splnění
web-level-journeyman = Tovaryš
    .about = myslí dopředu
web-level-sage = Mudrc
    .about = učil se hrou proti sobě
web-level-archmage = Arcimág
    .about = nejsilnější; dává si na čas
web-pace-300 = Velmi rychle
web-pace-500 = Rychle
web-pace-1200 = V klidu
web-pace-2500 = Pomalu
web-clock-none = Bez hodin
web-clock-quick = 15 s na tah, 1 min v záloze
web-clock-calm = 45 s na tah, 3 min v záloze
web-clock-days = Den na každé rozhodnutí
web-spectators-none = Nikdo se nesmí dívat
web-spectators-public = Smějí se dívat, ale ne do karet
web-spectators-hands-later = Smějí se dívat, do karet až po kole

## Před hrou

web-room-title = Stůl je připraven
web-room-host = Hostitel
web-room-bot = Bot
web-room-ready = připraveno
web-room-sit = Sednout sem
web-room-bot-add = Přidat bota
web-room-level = Boti hrají jako
web-room-remove = Odebrat
web-room-share = Pozvat odkazem
web-room-copied = Odkaz zkopírován
web-room-be-ready = Můžeme začít
web-room-not-ready = Ještě ne
web-room-start = Začít
web-room-leave = Vstát
web-showing = Míchá se: všichni ukazují, co přidali k náhodě…
web-no-look = Hraje se tu hra, na kterou se nikdo nesmí dívat.
web-share-title = Partie hry Wizard

## Místa

web-seat-free = Volné místo
web-seat-away = pryč
web-seat-predicted = už má hotovo
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
web-coins = získáno { $won }, hlášeno { $prediction }
web-coins-unknown = získáno { $won }
web-away-now = Hraje za tebe bot. Vrať se, kdy chceš, přes nabídku.

## Stůl

web-round-of = Kolo { $round } z { $rounds }
web-hand-label = Tvoje karty
web-hand-hidden =
    { $count ->
        [one] Tvá { $count } karta, kterou vidí jen ostatní
        [few] Tvé { $count } karty, které vidí jen ostatní
        [many] Tvé { $count } karty, které vidí jen ostatní
       *[other] Tvých { $count } karet, které vidí jen ostatní
    }
web-mine-label = Tvoje místo
web-side-label = { -block(case: "cap") } a povídání
web-log-label = Co se děje
web-watching = Díváš se.
web-card-barred = teď zahrát nejde
web-card-preselected = vybraná na tvůj tah
web-trick-label = Štych
web-trick-best = zatím nejvyšší
web-turned = Otočená karta
web-trump = Trumfy:
web-trump-open = zvolí se
web-no-trump = bez trumfů
web-sums-tricks = štychy
web-sums-predicted = hlášeno
web-sums-even = vychází
web-sums-over = o { $number } víc
web-sums-under = o { $number } míň
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

web-prompt-moment = Okamžik…
web-prompt-chosen = Až budeš na řadě, zahraješ { $card }. Vyber znovu, a vezmeš to zpět.
web-prompt-paused = Hra má přestávku.
web-prompt-over = Hra skončila.
web-prompt-decide = Jsi na řadě.
web-prompt-lead = Jsi na řadě: vynes kteroukoli kartu.
web-prompt-follow = Jsi na řadě: barva štychu je { $colour }.
web-prompt-any = Jsi na řadě: hodí se každá světlá karta.
web-prompt-pass = Vyber kartu pro souseda vlevo.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } se rozmýšlí, co ohlásit.
                [few] { $players } se rozmýšlejí, co ohlásit.
                [many] { $players } se rozmýšlejí, co ohlásit.
               *[other] { $players } se rozmýšlejí, co ohlásit.
            }
        [pass_card]
            { $count ->
                [one] { $players } vybírá kartu pro souseda.
                [few] { $players } vybírají kartu pro souseda.
                [many] { $players } vybírají kartu pro souseda.
               *[other] { $players } vybírají kartu pro souseda.
            }
        [choose_trump] { $players } volí trumfy.
        [swap_werewolf] { $players } mění Vlkodlaka.
        [adjust_prediction] { $players } mění hlášení.
       *[other] { $players } hraje.
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
web-decide-swap-werewolf = Za Vlkodlaka dostáváš { $card }. Zvol trumfy, nebo hru bez nich
web-decide-adjust-prediction = Mrak je tvůj: změň { -prediction(case: "own-acc") }
web-decide-announce = Hraješ { $card } jako…
web-predict-first = Hlásíš první.
web-predict-written = Všichni píší najednou.
web-predict-sum =
    { $tricks ->
        [one] Zatím hlášeno { $sum } na { $tricks } štych.
        [few] Zatím hlášeno { $sum } na { $tricks } štychy.
        [many] Zatím hlášeno { $sum } na { $tricks } štychu.
       *[other] Zatím hlášeno { $sum } na { $tricks } štychů.
    }
web-adjust =
    { $change ->
        [up] O jeden víc: { $prediction }
       *[down] O jeden míň: { $prediction }
    }

## Zápis bodů

web-block-title = { -block(case: "cap") }
web-block-round = Kolo
web-block-predicted = hlášeno
web-block-cell = hlášeno { $predicted }, získáno { $won }: { $points }
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
web-result-mine = { $won } z { $predicted }. Body: { $points }.

## Poslední štych

web-last-title = Poslední štych
web-last-won = Bere ho { $player }.
web-last-bombed = Vzala ho Bomba: nikomu se nepočítá.

## Povídání

web-talk-title = Povídání
web-talk-label = Řekni něco
web-talk-send = Odeslat
web-talk-empty = Ještě nikdo nic neřekl.
web-talk-mute = Ztlumit
web-talk-hear = Znovu slyšet: { $player }
web-talk-unread = Povídání, nové: { $count }
web-reaction-well-played = Dobrá hra!
web-reaction-thanks = Díky!
web-reaction-oops = Jejda.
web-reaction-wow = Páni!
web-reaction-hurry = Jsi na řadě?
web-reaction-laugh = Cha!
web-reaction-good-game = Pěkná partie!
web-reaction-sorry = Promiň.

## Nabídka a volby

web-menu-title = Nabídka
web-menu-pause = Přestávka
web-menu-resume = Pokračovat
web-menu-away = Ať za mě hraje bot
web-menu-back = Jsem zpátky
web-menu-end =
    { $votes ->
        [0] Navrhnout konec hry
       *[other] Navrhnout konec hry (pro: { $votes })
    }
web-menu-home = Na úvod
web-menu-rules = Pravidla tohoto stolu
web-menu-keys = Klávesy
web-menu-shuffle = Míchání bylo dané před hrou: { $commitment }…
web-option-theme = Vzhled
web-theme-auto = jako zařízení
web-theme-light = den
web-theme-dark = noc
web-option-sound = Zvuky
web-option-still = Bez pohybu
web-option-one-tap = Karta se hraje jedním dotykem
web-option-language = Jazyk
web-language-auto = jako prohlížeč

## Klávesy

web-keys-title = Klávesy
web-key-cards = vybrat kartu z ruky
web-key-play = zahrát kartu
web-key-predict = ohlásit tolik štychů
web-key-colour = říct barvu
web-key-identity = čaroděj, nebo { -jester }
web-key-adjust = o štych víc nebo míň
web-key-last = poslední štych
web-key-block = { -block }
web-key-talk = povídání
web-key-hint = nápověda, kde ji stůl dovolí
web-key-help = tyto klávesy
web-key-close = zavřít, nebo si to rozmyslet

## Spojení se serverem

web-line-opening = Cesta ke stolu…
web-line-lost = Spojení se ztratilo. Zkoušíme to znovu…
web-line-back = Spojení je zpět.

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
web-end-rematch = Ještě jednou
web-end-replay = Přehrát
web-end-download = Stáhnout záznam
web-end-share = Sdílet
web-chart-points = Body kolo po kole
web-chart-hits = Přesná hlášení
web-hit = Kolo { $round }: trefa
web-miss = Kolo { $round }: vedle
web-verify-going = Kontroluje se míchání…
web-verify-fair =
    { $ours ->
        [yes] Míchání je v pořádku: všechna rozdání ({ $rounds }) plynou z toho, co bylo dané před hrou, a z toho, co přibylo od tebe.
       *[no] Míchání je v pořádku: všechna rozdání ({ $rounds }) plynou z toho, co bylo dané před hrou.
    }
web-verify-insecure = Tento prohlížeč kontroluje míchání jen přes bezpečné spojení; záznam se dá zkontrolovat příkazem „foretell verify“.
web-verify-headers = Záznam neříká, jak se karty zamíchaly.
web-verify-seed = Počátek náhody není ten, který byl ohlášen před hrou.
web-verify-nonce = Příspěvek některého hráče není ten, který byl ohlášen.
web-verify-ours = Tvůj příspěvek k náhodě byl vynechán.
web-verify-deal = Rozdání neplynou z ohlášeného míchání.

## Přehrání

web-replay-first = První krok
web-replay-back = Krok zpět
web-replay-on = Krok vpřed
web-replay-last = Poslední krok
web-replay-slide = Krok
web-replay-step = Krok { $step } z { $last }
web-replay-round = Kolo
web-replay-trick = Štych
web-replay-eyes = Pohled
web-replay-all = všechny karty odkryté
web-replay-link = Odkaz na tuto chvíli
web-replay-result = Výsledek
web-replay-did = { $player }, { $decision }

## Pravidla

web-rules-variant = Varianta
web-rules-no-variant = žádná
web-rules-differs-note = Pravidla s hvězdičkou se liší od standardní hry.

## Jak hrát

web-learn-lead = Šest krátkých lekcí se skutečnými kartami, asi pět minut. Každá zvláštní karta má svou vlastní.
web-learn-done = hotovo
web-learn-begin = Začít
web-learn-continue = Pokračovat
web-learn-next = Další: { $title }
web-learn-on = Dál
web-learn-all = Všechny lekce
web-learn-finished = Už víš, jak na to. Je čas si zahrát!
