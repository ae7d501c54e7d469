### Čo hovorí stôl v prehliadači, po slovensky.

## Dom

web-app-name = Foretell
web-app-title = Foretell: kartová hra Wizard
web-app-about = Zahraj si v prehliadači kartovú hru Wizard Kena Fishera: s priateľmi alebo proti botom, podľa pravidiel ktoréhokoľvek vydania.
web-title-home = Úvod
web-title-new = Nový stôl
web-title-tables = Stoly
web-title-table = Stôl
web-title-rules = Pravidlá
web-title-learn = Ako hrať
web-title-lesson = Lekcia
web-title-game = Hra
web-title-replay = Záznam partie
web-title-nowhere = Stránka sa nenašla
web-nowhere = Na tejto adrese nie je žiadna stránka.
web-to-home = Späť na úvod
web-nav-label = Stránky
web-nav-tables = Stoly
web-nav-rules = Pravidlá
web-nav-options = Nastavenia
web-close = Zatvoriť
web-cancel = Zrušiť
web-offline = Si offline. Len čo sa pripojenie obnoví, hra bude pokračovať.
web-trouble = Niečo sa nepodarilo: { $code }
web-guest-name = Hosť
web-guest-named = Hosť { $number }

## Úvod

web-home-title = Povedz, koľko štichov získaš. A potom ich získaj.
web-home-lead = Wizard Kena Fishera pre troch až šiestich hráčov: s priateľmi alebo s botmi, podľa pravidiel tvojho vydania.
web-home-dealing = Rozdáva sa…
web-play-now = Hrať hneď
web-play-now-with =
    { $edition ->
        [standard]
            { $bots ->
                [one] Ty a { $bots } bot ({ $level })
                [few] Ty a { $bots } boti ({ $level })
                [many] Ty a { $bots } bota ({ $level })
               *[other] Ty a { $bots } botov ({ $level })
            }
       *[other]
            { $bots ->
                [one] Ty a { $bots } bot ({ $level }) · { $edition-name }
                [few] Ty a { $bots } boti ({ $level }) · { $edition-name }
                [many] Ty a { $bots } bota ({ $level }) · { $edition-name }
               *[other] Ty a { $bots } botov ({ $level }) · { $edition-name }
            }
    }
web-continue = Pokračovať v hre
web-new-about = Vydanie, špeciálne karty, varianty, boti, čas na ťah: všetko si vyberieš.
web-join-title = Prisadnúť k stolu
web-join-label = Odkaz alebo názov stola
web-join = Prisadnúť
web-join-bad = To nie je odkaz na stôl.
web-join-lobby = Verejné stoly
web-name-title = Tvoje meno
web-name-label = Meno
web-name-keep = Uložiť
web-watch = Sledovať

## Stoly

web-tables-none = Práve nie je otvorený žiadny verejný stôl. Otvor vlastný: ostatní prídu cez odkaz alebo ho nájdu tu.
web-table-untitled = Stôl
web-table-line =
    { $seats ->
        [4] { $edition } · obsadené { $taken } zo { $seats } miest
        [6] { $edition } · obsadené { $taken } zo { $seats } miest
       *[other] { $edition } · obsadené { $taken } z { $seats } miest
    }
web-table-gone = Tento stôl už neexistuje

## Nový stôl

web-new-title = Nový stôl
web-new-open = Otvoriť stôl
web-new-with-bots = Hrať hneď s týmito botmi
web-new-invite = Pozvať priateľov
web-new-players = Hráči
web-new-who = Kto hrá
web-new-friend = Cez odkaz
web-new-more = Ďalšie varianty a domáce pravidlá
web-new-booklet = v pravidlách vydania
web-new-length = Dĺžka
web-length-short = Krátka
web-length-tournament = Turnaj
web-length-full = Celá
web-length-custom = Vlastná
web-length-sizes = Počet kariet v každom kole
web-scribe-lot = Rozhodne žreb
web-scribe-about = Dôverník rozdáva prvý. Žrebuje sa na začiatku hry a každý si to potom môže overiť.
web-new-specials = Špeciálne karty
web-new-variants = Varianty
web-new-pace = Tempo botov
web-new-people = Stôl
web-new-name = Názov stola
web-new-clock = Čas na ťah
web-new-spectators = Diváci
web-new-public = Ukázať medzi verejnými stolmi
web-new-hints = Povoliť nápovedu
web-new-rated = Hodnotená hra (aspoň dvaja ľudia)
web-preset-none = Žiadne
web-preset-first = Na začiatok
web-preset-some = Štyri karty
web-preset-all = Všetkých sedem kariet
web-special-shapeshifter = Čarodejník, alebo žolík? Rozhodneš, keď ho zahráš.
web-special-dragon = Berie každý štich, aj proti čarodejníkom.
web-special-fairy = Najnižšia zo všetkých, a predsa prebije Draka.
web-special-bomb = Štich sa odloží nabok a nikomu sa nepočíta.
web-special-werewolf = Mení sa za otočenú kartu; kto ho má, volí tromfy, alebo hru bez nich.
web-special-juggler = 7½ v ktorejkoľvek farbe. Po jeho štichu každý podá kartu ďalej.
web-special-cloud = 9¾ v ktorejkoľvek farbe. Kto ho získa, musí svoje proroctvo zmeniť o jeden štich.
web-level-jester = Žolík
    .about = hrá náhodne
web-level-scribe = Dôverník
    .about = drží sa jednoduchých pravidiel
web-level-apprentice = Učeň
    .about = snaží sa trafiť svoje proroctvo
web-level-journeyman = Tovariš
    .about = myslí dopredu
web-level-sage = Mudrc
    .about = učil sa hrou sám proti sebe
web-level-archmage = Arcimág
    .about = najsilnejší; dáva si načas
web-pace-300 = Veľmi rýchlo
web-pace-500 = Rýchlo
web-pace-1200 = Pokojne
web-pace-2500 = Pomaly
web-clock-none = Bez obmedzenia
web-clock-quick = 15 s na ťah, 1 min v zálohe
web-clock-calm = 45 s na ťah, 3 min v zálohe
web-clock-days = Deň na každý ťah
web-spectators-none = Bez divákov
web-spectators-public = Smú sledovať hru, ale nevidia do kariet
web-spectators-hands-later = Smú sledovať hru, do kariet vidia až po kole

## Pred hrou

web-room-title = Stôl je pripravený
web-room-host = Hostiteľ
web-room-bot = Bot
web-room-ready = pripravené
web-room-sit = Sadnúť sem
web-room-bot-add = Pridať bota
web-room-level = Úroveň botov
web-room-remove = Odobrať
web-room-share = Pozvať odkazom
web-room-copied = Odkaz skopírovaný
web-room-be-ready = Môžeme začať
web-room-not-ready = Ešte nie
web-room-start = Začať hru
web-room-leave = Opustiť miesto
web-scribe-line =
    { $how ->
        [open] Dôverník: určí ho žreb na začiatku
        [drawn] Dôverník: { $player }, podľa žrebu
       *[chosen] Dôverník: { $player }
    }
web-showing = Mieša sa: odkrývajú sa náhodné čísla všetkých hráčov…
web-scribe-drawn =
    { $mine ->
        [yes] Žreb padol na teba: dôverník si ty a v 1. kole rozdávaš.
       *[no] Žreb určil, kto je dôverník: { $player }. Rozdáva v 1. kole.
    }
web-no-look = Pri tomto stole sa hrá bez divákov.
web-share-title = Partia hry Wizard

## Miesta

web-seat-free = Voľné miesto
web-seat-number = Miesto { $seat }
web-seat-away = preč
web-seat-predicted = má proroctvo
web-seat-thinks = premýšľa…
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Rozdáva
web-dealer-mark = R
web-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
web-coins = získané { $won }, proroctvo { $prediction }
web-coins-unknown = získané { $won }
web-away-now = Hrá za teba bot. Vrátiť sa môžeš kedykoľvek cez ponuku.

## Stôl

web-round-of =
    { $rounds ->
        [4] Kolo { $round } zo { $rounds }
        [6] Kolo { $round } zo { $rounds }
        [7] Kolo { $round } zo { $rounds }
        [14] Kolo { $round } zo { $rounds }
        [16] Kolo { $round } zo { $rounds }
        [17] Kolo { $round } zo { $rounds }
       *[other] Kolo { $round } z { $rounds }
    }
web-hand-label = Tvoje karty
web-hand-hidden =
    { $count ->
        [one] Tvoja karta, ktorú vidia len ostatní
        [few] Tvoje { $count } karty, ktoré vidia len ostatní
        [many] Tvoje { $count } karty, ktoré vidia len ostatní
       *[other] Tvojich { $count } kariet, ktoré vidia len ostatní
    }
web-mine-label = Tvoje miesto
web-side-label = Záznamový blok a chat
web-log-label = Priebeh hry
web-watching = Sleduješ hru.
web-card-barred = teraz sa zahrať nedá
web-card-preselected = vybraná na tvoj ťah
web-trick-label = Štich
web-trick-best = zatiaľ najvyššia
web-turned = Otočená karta
web-trump = Tromfy:
web-trump-open = ešte sa volia
web-no-trump = žiadne tromfy
web-sums-tricks = štichy
web-sums-predicted = proroctvá
web-sums-even = vychádza
web-sums-over = o { $number } viac
web-sums-under = o { $number } menej
web-readout = Proroctvá
web-readout-sum =
    { $tricks ->
        [one] spolu { $sum } na { $tricks } štich
        [few] spolu { $sum } na { $tricks } štichy
        [many] spolu { $sum } na { $tricks } štichu
       *[other] spolu { $sum } na { $tricks } štichov
    }
web-why-rule = Pravidlo
web-hint = Nápoveda
web-clock-left = Zostáva času
web-turn-yours = Si na rade.

## Riadok o tom, čo sa deje

web-prompt-moment = Moment…
web-prompt-chosen = Keď budeš na rade, zahráš { $card }. Opätovným výberom voľbu zrušíš.
web-prompt-paused = Hra je pozastavená.
web-prompt-over = Hra sa skončila.
web-prompt-decide = Si na rade.
web-prompt-lead = Si na rade: vynes ktorúkoľvek kartu.
web-prompt-follow = Si na rade: farba štichu je { $colour }.
web-prompt-any = Si na rade: zahraj niektorú zo zvýraznených kariet.
web-prompt-pass = Vyber kartu pre suseda vľavo.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } premýšľa nad proroctvom.
                [few] { $players } premýšľajú nad proroctvom.
                [many] { $players } premýšľajú nad proroctvom.
               *[other] { $players } premýšľajú nad proroctvom.
            }
        [pass_card]
            { $count ->
                [one] { $players } vyberá kartu pre suseda.
                [few] { $players } vyberajú kartu pre suseda.
                [many] { $players } vyberajú kartu pre suseda.
               *[other] { $players } vyberajú kartu pre suseda.
            }
        [choose_trump] { $players } volí tromfy.
        [swap_werewolf] { $players } vymieňa Vlkolaka.
        [adjust_prediction] { $players } mení svoje proroctvo.
       *[other] Na rade je { $players }.
    }
web-preselected-not-legal = Vybraná karta sa teraz zahrať nedá.

## Rozhodnutia

web-decide-predict =
    { $tricks ->
        [one] Získaš ten jediný štich?
        [few] Koľko zo všetkých { $tricks } štichov získaš?
        [many] Koľko z { $tricks } štichu získaš?
       *[other] Koľko zo všetkých { $tricks } štichov získaš?
    }
web-decide-choose-trump = Rozdávaš: zvoľ farbu tromfov
web-decide-swap-werewolf = Za Vlkolaka dostávaš { $card } – zvoľ tromfy, alebo hru bez nich
web-decide-adjust-prediction = Oblak je tvoj: zmeň svoje proroctvo o jeden štich
web-decide-announce = Hráš { $card } ako…
web-predict-first = Tvoje proroctvo je prvé.
web-predict-written = Všetci píšu naraz.
web-predict-sum =
    { $tricks ->
        [one] Zatiaľ je predpovedané { $sum } na { $tricks } štich.
        [few] Zatiaľ je predpovedané { $sum } na { $tricks } štichy.
        [many] Zatiaľ je predpovedané { $sum } na { $tricks } štichu.
       *[other] Zatiaľ je predpovedané { $sum } na { $tricks } štichov.
    }
web-adjust =
    { $change ->
        [up] O jeden viac: { $prediction }
       *[down] O jeden menej: { $prediction }
    }

## Záznamový blok

web-block-title = Záznamový blok
web-block-round = Kolo
web-block-predicted = proroctvo
web-block-cell = proroctvo { $predicted }, získané { $won }: { $points }
web-block-now-cell = keby sa kolo skončilo teraz
web-block-now = Posledný riadok: keby sa kolo skončilo teraz.
web-block-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kolá
        [many] { $rounds } kola
       *[other] { $rounds } kôl
    }
web-result-title = Kolo { $round }
web-result-mine =
    { $points ->
        [one] Proroctvo { $predicted }, získané { $won }: { $points } bod.
        [few] Proroctvo { $predicted }, získané { $won }: { $points } body.
        [many] Proroctvo { $predicted }, získané { $won }: { $points } bodu.
       *[other] Proroctvo { $predicted }, získané { $won }: { $points } bodov.
    }

## Posledný štich

web-last-title = Posledný štich
web-last-won = Berie ho { $player }.
web-last-bombed = Bomba: štich sa nikomu nepočíta.

## Rozhovor

web-talk-title = Chat
web-talk-label = Napíš niečo
web-talk-send = Odoslať
web-talk-empty = Zatiaľ žiadne správy.
web-talk-mute = Stlmiť
web-talk-hear = Prestať tlmiť: { $player }
web-talk-unread = Chat, nové: { $count }
web-reaction-well-played = Pekne zahrané!
web-reaction-thanks = Vďaka!
web-reaction-oops = Ojoj.
web-reaction-wow = Páni!
web-reaction-hurry = Si na rade!
web-reaction-laugh = Haha!
web-reaction-good-game = Pekná partia!
web-reaction-sorry = Prepáč.

## Ponuka a voľby

web-menu-title = Ponuka
web-menu-pause = Pozastaviť
web-menu-resume = Pokračovať
web-menu-away = Nech za mňa hrá bot
web-menu-back = Som späť
web-menu-end =
    { $votes ->
        [0] Hlasovať za koniec hry
       *[other] Hlasovať za koniec hry (zatiaľ { $votes })
    }
web-menu-home = Na úvod
web-menu-rules = Pravidlá tohto stola
web-menu-keys = Klávesové skratky
web-menu-shuffle = Odtlačok zamiešania, určený pred hrou: { $commitment }…
web-option-theme = Vzhľad
web-theme-auto = podľa zariadenia
web-theme-light = svetlý
web-theme-dark = tmavý
web-option-sound = Zvuky
web-option-still = Obmedziť animácie
web-option-one-tap = Hrať kartu jedným ťuknutím
web-option-language = Jazyk
web-language-auto = podľa prehliadača

## Klávesy

web-keys-title = Klávesové skratky
web-key-cards = vybrať kartu z ruky
web-key-play = zahrať kartu
web-key-predict = predpovedať toľko štichov
web-key-colour = zvoliť farbu
web-key-identity = čarodejník, alebo žolík
web-key-adjust = o štich viac alebo menej
web-key-last = posledný štich
web-key-block = záznamový blok
web-key-talk = chat
web-key-hint = nápoveda, ak je pri stole povolená
web-key-help = tieto klávesy
web-key-close = zatvoriť alebo zrušiť

## Spojenie so serverom

web-line-opening = Pripájanie k stolu…
web-line-lost = Spojenie sa prerušilo. Skúšame to znova…
web-line-back = Spojenie je obnovené.

## Koniec

web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] Vyhrávaš!
                [few] Vyhrávate spoločne: { $winners }
                [many] Vyhrávate spoločne: { $winners }
               *[other] Vyhrávate spoločne: { $winners }
            }
       *[no]
            { $count ->
                [one] Vyhráva { $winners }
                [few] Spoločne vyhrávajú { $winners }
                [many] Spoločne vyhrávajú { $winners }
               *[other] Spoločne vyhrávajú { $winners }
            }
    }
web-you = ty
web-end-early = Hra sa skončila predčasne
web-end-rematch = Hrať znova
web-end-replay = Pozrieť partiu
web-end-download = Stiahnuť záznam
web-end-share = Zdieľať
web-chart-points = Body kolo po kole
web-chart-hits = Splnené proroctvá
web-hit = Kolo { $round }: trafené
web-miss = Kolo { $round }: vedľa
web-verify-going = Overuje sa miešanie…
web-verify-fair =
    { $ours ->
        [yes] Zamiešanie overené: všetky rozdania ({ $rounds }) zodpovedajú seedu určenému pred hrou a náhodnému číslu z tvojho prehliadača.
       *[no] Zamiešanie overené: všetky rozdania ({ $rounds }) zodpovedajú seedu určenému pred hrou.
    }
web-verify-insecure = Prehliadač overí miešanie len cez zabezpečené spojenie. Záznam sa dá overiť aj príkazom „foretell verify“.
web-verify-headers = Záznam nehovorí, ako sa karty zamiešali.
web-verify-seed = Seed nie je ten, ktorý bol ohlásený pred hrou.
web-verify-nonce = Náhodné číslo niektorého hráča nie je to, ktoré bolo ohlásené.
web-verify-ours = Náhodné číslo z tvojho prehliadača sa nepoužilo.
web-verify-deal = Rozdania nezodpovedajú ohlásenému zamiešaniu.
web-verify-scribe = Podľa žrebu mal dôverník sedieť inde.

## Záznam partie

web-replay-first = Prvý krok
web-replay-back = Krok späť
web-replay-on = Krok vpred
web-replay-last = Posledný krok
web-replay-slide = Krok
web-replay-step = Krok { $step }/{ $last }
web-replay-round = Kolo
web-replay-trick = Štich
web-replay-eyes = Pohľad
web-replay-all = všetky karty
web-replay-link = Odkaz na túto chvíľu
web-replay-result = Výsledok
web-replay-did = { $player }, { $decision }

## Ako hrať

web-learn-lead = Šesť krátkych lekcií so skutočnými kartami, asi päť minút. Každá špeciálna karta má svoju vlastnú.
web-learn-done = hotovo
web-learn-begin = Začať
web-learn-continue = Pokračovať
web-learn-next = Ďalšia: { $title }
web-learn-on = Ďalej
web-learn-all = Všetky lekcie
web-learn-finished = Už vieš, ako na to. Je čas zahrať si!

## Kniha pravidiel

web-rules-contents = Obsah
web-rules-search = Hľadať v pravidlách
web-rules-found =
    { $number ->
        [0] Žiadne pravidlo. Pravidlá špeciálnych kariet a variantov sa objavia, keď ich zvolíš.
        [one] Našlo sa { $number } pravidlo
        [few] Našli sa { $number } pravidlá
        [many] Našlo sa { $number } pravidla
       *[other] Našlo sa { $number } pravidiel
    }
web-rules-before = Predchádzajúca kapitola
web-rules-after = Ďalšia kapitola
web-rules-game = Hráči, varianty, špeciálne karty
web-rules-players =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
        [many] { $seats } hráča
       *[other] { $seats } hráčov
    }
web-rules-variants = Varianty tohto vydania
web-rules-more = Ďalšie varianty a domáce pravidlá
web-rules-further = Varianty, ktoré toto vydanie nemá
web-rules-differs = Inak ako v štandardnej hre
web-rules-only =
    { $edition ->
        [standard] Len to, čo hovoria príručky
       *[other] Len pravidlá tohto vydania
    }
