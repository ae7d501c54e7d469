### Čo hovorí stôl v prehliadači, po slovensky.

## Dom

web-app-name = Foretell
web-app-title = Foretell: kartová hra Wizard
web-app-about = Zahraj si v prehliadači kartovú hru Wizard Kena Fishera: s priateľmi, proti botom, podľa pravidiel každej príručky.
web-title-home = Úvod
web-title-new = Nový stôl
web-title-tables = Stoly
web-title-table = Stôl
web-title-rules = Pravidlá
web-title-learn = Ako hrať
web-title-lesson = Lekcia
web-title-game = Hra
web-title-replay = Záznam partie
web-title-nowhere = Tu nič nie je
web-nowhere = Na tejto adrese nič nie je.
web-to-home = Späť na úvod
web-nav-label = Stránky
web-nav-tables = Stoly
web-nav-rules = Pravidlá
web-nav-options = Voľby
web-close = Zatvoriť
web-cancel = Zrušiť
web-offline = Si bez pripojenia. Stôl ho potrebuje; stránka bude sama pokračovať.
web-trouble = Niečo sa nepodarilo: { $code }
web-guest-name = Hosť
web-guest-named = Hosť { $number }

## Úvod

web-home-title = Povedz, koľko štichov získaš. A potom ich získaj.
web-home-lead = Wizard Kena Fishera pre troch až šiestich: s priateľmi, s botmi, podľa pravidiel každej príručky.
web-home-dealing = Rozdáva sa…
web-play-now = Hrať hneď
web-play-now-with =
    { $edition ->
        [standard] Ty a boti ({ $bots }): { $level }.
       *[other] Ty a boti ({ $bots }): { $level }. Vydanie: { $edition-name }.
    }
web-continue = Pokračovať v hre
web-new-about = Vydanie, zvláštne karty, varianty, boti, hodiny: všetko si vyberieš.
web-join-title = Prisadnúť k stolu
web-join-label = Odkaz alebo meno stola
web-join = Prisadnúť
web-join-bad = To nie je odkaz na stôl.
web-join-lobby = Verejné stoly
web-name-title = Tvoje meno
web-name-label = Meno
web-name-keep = Uložiť
web-watch = Pozerať sa

## Stoly

web-tables-none = Práve nie je otvorený žiadny verejný stôl. Otvor ho: ostatní prídu cez odkaz, alebo ho nájdu tu.
web-table-untitled = Stôl
web-table-line = { $edition } · obsadené { $taken } z { $seats } miest
web-table-gone = Tento stôl už nie je

## Nový stôl

web-new-title = Nový stôl
web-new-open = Otvoriť stôl
web-new-with-bots = Hrať hneď s týmito botmi
web-new-game = Hra
web-new-specials = Zvláštne karty
web-new-variants = Varianty a domáce pravidlá
web-new-bots = Boti
web-new-pace = Tempo botov
web-new-people = Ľudia
web-new-name = Meno stola
web-new-clock = Hodiny
web-new-spectators = Diváci
web-new-public = Ukázať tento stôl všetkým
web-new-hints = Povoliť rady
web-new-rated = Hodnotená: od dvoch ľudí
web-preset-none = Žiadne
web-preset-first = Na začiatok
web-preset-some = Štyri z nich
web-preset-all = Všetkých sedem
web-special-shapeshifter = Čarodejník, alebo žolík? Povieš to, keď ho hráš.
web-special-dragon = Berie každý štich, aj proti čarodejníkom.
web-special-fairy = Najnižšia zo všetkých, a predsa prebije Draka.
web-special-bomb = Štich sa odloží nabok a nikomu sa nepočíta.
web-special-werewolf = Mení sa za otočenú kartu; kto ho má, volí tromfy, alebo hru bez nich.
web-special-juggler = 7½ v ktorejkoľvek farbe. Po jeho štichu každý podá kartu ďalej.
web-special-cloud = 9¾ v ktorejkoľvek farbe. Kto ho získa, zmení proroctvo o jeden.
web-level-jester = Žolík
    .about = hrá čokoľvek
web-level-scribe = Pisár
    .about = drží sa jednoduchých pravidiel
web-level-apprentice = Učeň
    .about = hrá na splnenie proroctva
web-level-journeyman = Tovariš
    .about = myslí dopredu
web-level-sage = Mudrc
    .about = učil sa hrou proti sebe
web-level-archmage = Arcimág
    .about = najsilnejší; dáva si načas
web-pace-300 = Veľmi rýchlo
web-pace-500 = Rýchlo
web-pace-1200 = Pokojne
web-pace-2500 = Pomaly
web-clock-none = Bez hodín
web-clock-quick = 15 s na ťah, 1 min v zálohe
web-clock-calm = 45 s na ťah, 3 min v zálohe
web-clock-days = Deň na každé rozhodnutie
web-spectators-none = Nikto sa nesmie pozerať
web-spectators-public = Smú sa pozerať, ale nie do kariet
web-spectators-hands-later = Smú sa pozerať, do kariet až po kole

## Pred hrou

web-room-title = Stôl je pripravený
web-room-host = Hostiteľ
web-room-bot = Bot
web-room-ready = pripravené
web-room-sit = Sadnúť sem
web-room-bot-add = Pridať bota
web-room-level = Boti hrajú ako
web-room-remove = Odobrať
web-room-share = Pozvať odkazom
web-room-copied = Odkaz skopírovaný
web-room-be-ready = Môžeme začať
web-room-not-ready = Ešte nie
web-room-start = Začať
web-room-leave = Vstať
web-showing = Mieša sa: všetci ukazujú, čo pridali k náhode…
web-no-look = Hrá sa tu hra, na ktorú sa nikto nesmie pozerať.
web-share-title = Partia hry Wizard

## Miesta

web-seat-free = Voľné miesto
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
web-away-now = Hrá za teba bot. Vráť sa, kedy chceš, cez ponuku.

## Stôl

web-round-of = Kolo { $round } z { $rounds }
web-hand-label = Tvoje karty
web-hand-hidden =
    { $count ->
        [one] Tvoja { $count } karta, ktorú vidia len ostatní
        [few] Tvoje { $count } karty, ktoré vidia len ostatní
        [many] Tvoje { $count } karty, ktoré vidia len ostatní
       *[other] Tvojich { $count } kariet, ktoré vidia len ostatní
    }
web-mine-label = Tvoje miesto
web-side-label = Záznamový blok a rozhovor
web-log-label = Čo sa deje
web-watching = Pozeráš sa.
web-card-barred = teraz sa zahrať nedá
web-card-preselected = vybraná na tvoj ťah
web-trick-label = Štich
web-trick-best = zatiaľ najvyššia
web-turned = Otočená karta
web-trump = Tromfy:
web-trump-open = zvolia sa
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
web-hint = Rada
web-clock-left = Zostáva času
web-turn-yours = Si na rade.

## Riadok o tom, čo sa deje

web-prompt-moment = Okamih…
web-prompt-chosen = Keď budeš na rade, zahráš { $card }. Vyber znova, a vezmeš to späť.
web-prompt-paused = Hra má prestávku.
web-prompt-over = Hra sa skončila.
web-prompt-decide = Si na rade.
web-prompt-lead = Si na rade: vynes ktorúkoľvek kartu.
web-prompt-follow = Si na rade: farba štichu je { $colour }.
web-prompt-any = Si na rade: hodí sa každá svetlá karta.
web-prompt-pass = Vyber kartu pre suseda vľavo.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } prorokuje.
                [few] { $players } prorokujú.
                [many] { $players } prorokujú.
               *[other] { $players } prorokujú.
            }
        [pass_card]
            { $count ->
                [one] { $players } vyberá kartu pre suseda.
                [few] { $players } vyberajú kartu pre suseda.
                [many] { $players } vyberajú kartu pre suseda.
               *[other] { $players } vyberajú kartu pre suseda.
            }
        [choose_trump] { $players } volí tromfy.
        [swap_werewolf] { $players } mení Vlkolaka.
        [adjust_prediction] { $players } mení proroctvo.
       *[other] { $players } hrá.
    }
web-preselected-not-legal = Vybraná karta sa teraz zahrať nedá.

## Rozhodnutia

web-decide-predict =
    { $tricks ->
        [one] Získaš ten jediný štich?
        [few] Koľko z celkom { $tricks } štichov získaš?
        [many] Koľko z { $tricks } štichu získaš?
       *[other] Koľko z celkom { $tricks } štichov získaš?
    }
web-decide-choose-trump = Rozdávaš: zvoľ farbu tromfov
web-decide-swap-werewolf = Za Vlkolaka dostávaš { $card }. Zvoľ tromfy, alebo hru bez nich
web-decide-adjust-prediction = Oblak je tvoj: zmeň svoje proroctvo
web-decide-announce = Hráš { $card } ako…
web-predict-first = Tvoje proroctvo je prvé.
web-predict-written = Všetci píšu naraz.
web-predict-sum =
    { $tricks ->
        [one] Zatiaľ spolu { $sum } na { $tricks } štich.
        [few] Zatiaľ spolu { $sum } na { $tricks } štichy.
        [many] Zatiaľ spolu { $sum } na { $tricks } štichu.
       *[other] Zatiaľ spolu { $sum } na { $tricks } štichov.
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
web-result-mine = { $won } z { $predicted }. Body: { $points }.

## Posledný štich

web-last-title = Posledný štich
web-last-won = Berie ho { $player }.
web-last-bombed = Vzala ho Bomba: nikomu sa nepočíta.

## Rozhovor

web-talk-title = Rozhovor
web-talk-label = Povedz niečo
web-talk-send = Odoslať
web-talk-empty = Ešte nikto nič nepovedal.
web-talk-mute = Stlmiť
web-talk-hear = Znova počuť: { $player }
web-talk-unread = Rozhovor, nové: { $count }
web-reaction-well-played = Dobrá hra!
web-reaction-thanks = Vďaka!
web-reaction-oops = Ojoj.
web-reaction-wow = Páni!
web-reaction-hurry = Si na rade?
web-reaction-laugh = Cha!
web-reaction-good-game = Pekná partia!
web-reaction-sorry = Prepáč.

## Ponuka a voľby

web-menu-title = Ponuka
web-menu-pause = Prestávka
web-menu-resume = Pokračovať
web-menu-away = Nech za mňa hrá bot
web-menu-back = Som späť
web-menu-end =
    { $votes ->
        [0] Navrhnúť koniec hry
       *[other] Navrhnúť koniec hry (za: { $votes })
    }
web-menu-home = Na úvod
web-menu-rules = Pravidlá tohto stola
web-menu-keys = Klávesy
web-menu-shuffle = Miešanie bolo dané pred hrou: { $commitment }…
web-option-theme = Vzhľad
web-theme-auto = ako zariadenie
web-theme-light = deň
web-theme-dark = noc
web-option-sound = Zvuky
web-option-still = Bez pohybu
web-option-one-tap = Karta sa hrá jedným dotykom
web-option-language = Jazyk
web-language-auto = ako prehliadač

## Klávesy

web-keys-title = Klávesy
web-key-cards = vybrať kartu z ruky
web-key-play = zahrať kartu
web-key-predict = prorokovať toľko štichov
web-key-colour = povedať farbu
web-key-identity = čarodejník, alebo žolík
web-key-adjust = o štich viac alebo menej
web-key-last = posledný štich
web-key-block = záznamový blok
web-key-talk = rozhovor
web-key-hint = rada, kde ju stôl dovolí
web-key-help = tieto klávesy
web-key-close = zatvoriť, alebo si to rozmyslieť

## Spojenie so serverom

web-line-opening = Cesta k stolu…
web-line-lost = Spojenie sa stratilo. Skúšame to znova…
web-line-back = Spojenie je späť.

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
web-end-rematch = Ešte raz
web-end-replay = Pozrieť partiu
web-end-download = Stiahnuť záznam
web-end-share = Zdieľať
web-chart-points = Body kolo po kole
web-chart-hits = Splnené proroctvá
web-hit = Kolo { $round }: trafené
web-miss = Kolo { $round }: vedľa
web-verify-going = Kontroluje sa miešanie…
web-verify-fair =
    { $ours ->
        [yes] Miešanie je v poriadku: všetky rozdania ({ $rounds }) vyplývajú z toho, čo bolo dané pred hrou, a z toho, čo pribudlo od teba.
       *[no] Miešanie je v poriadku: všetky rozdania ({ $rounds }) vyplývajú z toho, čo bolo dané pred hrou.
    }
web-verify-insecure = Tento prehliadač kontroluje miešanie len cez bezpečné spojenie; záznam sa dá skontrolovať príkazom „foretell verify“.
web-verify-headers = Záznam nehovorí, ako sa karty zamiešali.
web-verify-seed = Počiatok náhody nie je ten, ktorý bol ohlásený pred hrou.
web-verify-nonce = Príspevok niektorého hráča nie je ten, ktorý bol ohlásený.
web-verify-ours = Tvoj príspevok k náhode bol vynechaný.
web-verify-deal = Rozdania nevyplývajú z ohláseného miešania.

## Záznam partie

web-replay-first = Prvý krok
web-replay-back = Krok späť
web-replay-on = Krok vpred
web-replay-last = Posledný krok
web-replay-slide = Krok
web-replay-step = Krok { $step } z { $last }
web-replay-round = Kolo
web-replay-trick = Štich
web-replay-eyes = Pohľad
web-replay-all = všetky karty odkryté
web-replay-link = Odkaz na túto chvíľu
web-replay-result = Výsledok
web-replay-did = { $player }, { $decision }

## Pravidlá

web-rules-variant = Variant
web-rules-no-variant = žiadny
web-rules-differs-note = Pravidlá s hviezdičkou sa líšia od štandardnej hry.

## Ako hrať

web-learn-lead = Šesť krátkych lekcií so skutočnými kartami, asi päť minút. Každá zvláštna karta má svoju vlastnú.
web-learn-done = hotovo
web-learn-begin = Začať
web-learn-continue = Pokračovať
web-learn-next = Ďalšia: { $title }
web-learn-on = Ďalej
web-learn-all = Všetky lekcie
web-learn-finished = Už vieš, ako na to. Je čas zahrať si!
