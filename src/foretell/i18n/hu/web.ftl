### Amit az asztal a böngészőben mond, magyarul.

## A ház

web-app-name = Foretell
web-app-title = Foretell: Wizard, a kártyajáték
web-app-about = Játszd Ken Fisher Wizard kártyajátékát a böngészőben: barátokkal vagy botok ellen, bármelyik kiadás szabályai szerint.
web-title-home = Kezdőlap
web-title-new = Új asztal
web-title-tables = Asztalok
web-title-table = Asztal
web-title-rules = Szabályok
web-title-learn = Tanulás
web-title-lesson = Lecke
web-title-game = Játék
web-title-replay = Visszajátszás
web-title-nowhere = Az oldal nem található
web-nowhere = Ezen a címen nincs oldal.
web-to-home = Vissza a kezdőlapra
web-nav-label = Oldalak
web-nav-tables = Asztalok
web-nav-rules = Szabályok
web-nav-options = Beállítások
web-close = Bezárás
web-cancel = Mégse
web-offline = Nincs internetkapcsolat. Amint helyreáll, a játék magától folytatódik.
web-trouble = Valami nem sikerült: { $code }
web-guest-name = Vendég
web-guest-named = Vendég { $number }

## Kezdőlap

web-home-title = Mondd meg, hány ütést viszel. Aztán vigyél is annyit!
web-home-lead = Ken Fisher Wizardja 3–6 játékosnak: barátokkal vagy botokkal, a te kiadásod szabályai szerint.
web-home-dealing = Osztunk…
web-play-now = Játék indítása
web-play-now-with =
    { $edition ->
        [standard] Te és { $bots } bot ({ $level })
       *[other] Te és { $bots } bot ({ $level }) · { $edition-name }
    }
web-continue = A játékod folytatása
web-new-about = Kiadás, különleges lapok, variációk, botok, gondolkodási idő: mindent te választasz.
web-join-title = Leülés egy asztalhoz
web-join-label = Az asztal linkje vagy neve
web-join = Leülök
web-join-bad = Ez nem egy asztal linkje.
web-join-lobby = Nyilvános asztalok
web-name-title = A neved
web-name-label = Név
web-name-keep = Mentés
web-watch = Nézem

## Asztalok

web-tables-none = Most nincs nyitott nyilvános asztal. Nyiss egyet: mások a linkjével csatlakozhatnak, vagy itt találják meg.
web-table-untitled = Egy asztal
web-table-line = { $edition } · { $seats } helyből { $taken } foglalt
web-table-gone = Ez az asztal már nem létezik

## Új asztal

web-new-title = Új asztal
web-new-open = Asztal nyitása
web-new-with-bots = Játék most ezekkel a botokkal
web-new-invite = Barátok meghívása
web-new-players = Játékosok
web-new-who = Kik játszanak
web-new-friend = Linkkel
web-new-more = További variációk és házi szabályok
web-new-booklet = a füzetben
web-new-length = Hossz
web-length-short = Rövid
web-length-tournament = Torna
web-length-full = Teljes
web-length-custom = Egyéni
web-length-sizes = Lapok száma az egyes fordulókban
web-scribe-lot = Sorsolással
web-scribe-about = A megbízott játékos oszt először. A sorsolás a játék kezdetén történik, és utána bárki ellenőrizheti.
web-new-specials = Különleges lapok
web-new-variants = Variációk
web-new-pace = A botok tempója
web-new-people = Az asztal
web-new-name = Az asztal neve
web-new-clock = Gondolkodási idő
web-new-spectators = Nézők
web-new-public = Az asztal legyen nyilvános
web-new-hints = Tippek engedélyezése
web-new-rated = Ranglistás játék (legalább két emberrel)
web-preset-none = Egyik sem
web-preset-first = Kezdésnek
web-preset-some = Négy lap
web-preset-all = Mind a hét lap
web-special-shapeshifter = Mágus vagy Bolond? Kijátszáskor mondod meg.
web-special-dragon = Minden ütést elvisz, még a Mágusok elől is.
web-special-fairy = A legalacsonyabb lap, mégis legyőzi a Sárkányt.
web-special-bomb = Az ütést félreteszitek, és senkinek sem számít.
web-special-werewolf = Ki kell cserélni a felfordított lapra; akinél van, aduttot választ, vagy adutt nélkül játszotok.
web-special-juggler = 7½ bármelyik színben. Az ütése után mindenki balra ad egy lapot.
web-special-cloud = 9¾ bármelyik színben. Aki elviszi, annak eggyel módosítania kell a jóslatát.
web-level-jester = Bolond
    .about = találomra játszik
web-level-scribe = Megbízott
    .about = egyszerű szabályokat követ
web-level-apprentice = Tanonc
    .about = igyekszik eltalálni a jóslatát
web-level-journeyman = Segéd
    .about = előre gondolkodik
web-level-sage = Bölcs
    .about = önmaga ellen játszva tanult
web-level-archmage = Főmágus
    .about = a legerősebb; nem siet
web-pace-300 = Nagyon gyors
web-pace-500 = Gyors
web-pace-1200 = Nyugodt
web-pace-2500 = Lassú
web-clock-none = Korlátlan
web-clock-quick = 15 másodperc, 1 perc tartalék
web-clock-calm = 45 másodperc, 3 perc tartalék
web-clock-days = Lépésenként egy nap
web-spectators-none = Nézők nélkül
web-spectators-public = Nézhetik, de a lapokat nem látják
web-spectators-hands-later = Nézhetik, a lapokat a forduló után látják

## A játék előtt

web-room-title = Az asztal készen áll
web-room-host = Házigazda
web-room-bot = Bot
web-room-ready = kész
web-room-sit = Ide ülök
web-room-bot-add = Bot hozzáadása
web-room-level = A botok szintje
web-room-remove = Eltávolítás
web-room-share = Meghívás linkkel
web-room-copied = A link a vágólapon van
web-room-be-ready = Kezdhetjük
web-room-not-ready = Még nem
web-room-start = A játék indítása
web-room-leave = Elhagyom a helyem
web-scribe-line =
    { $how ->
        [open] Megbízott játékos: induláskor sorsoljuk ki
        [drawn] Megbízott játékos: { $player }, sorsolással
       *[chosen] Megbízott játékos: { $player }
    }
web-showing = Keverünk: felfedjük mindenki véletlenszámát…
web-scribe-drawn =
    { $mine ->
        [yes] A sorsolás téged választott: te vagy a megbízott játékos, és te osztasz először.
       *[no] A sorsolás szerint { $player } a megbízott játékos, és ő oszt először.
    }
web-no-look = Ennél az asztalnál nézők nélkül folyik a játék.
web-share-title = Egy parti Wizard

## Helyek

web-seat-free = Szabad hely
web-seat-number = { $seat }. hely
web-seat-away = távol
web-seat-predicted = már jósolt
web-seat-thinks = gondolkodik…
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Osztó
web-dealer-mark = Os
web-points = { $points } pont
web-coins = elvitt: { $won }, jóslat: { $prediction }
web-coins-unknown = elvitt: { $won }
web-away-now = Egy bot játszik helyetted. A menüből bármikor visszajöhetsz.

## Az asztal

web-round-of = Forduló: { $round }/{ $rounds }
web-hand-label = A lapjaid
web-hand-hidden = { $count } lapod, amelyet csak a többiek látnak
web-mine-label = A helyed
web-side-label = Jegyzettömb és csevegés
web-log-label = A játék menete
web-watching = Nézed a játékot.
web-card-barred = most nem játszható ki
web-card-preselected = a következő lépésedre kiválasztva
web-trick-label = Az ütés
web-trick-best = eddig ez viszi
web-turned = Felfordított lap
web-trump = Adutt:
web-trump-open = még nincs kiválasztva
web-no-trump = nincsen adutt
web-sums-tricks = ütés
web-sums-predicted = jóslat
web-sums-even = kijön
web-sums-over = { $number } ütéssel több
web-sums-under = { $number } ütéssel kevesebb
web-readout = A jóslatok
web-readout-sum = összesen { $sum }, { $tricks } ütésre
web-why-rule = A szabály megnézése
web-hint = Tipp
web-clock-left = Hátralévő idő
web-turn-yours = Te jössz.

## Egy sor arról, mi folyik

web-prompt-moment = Egy pillanat…
web-prompt-chosen = Amikor te jössz, kijátszod { $card }. Ha meggondoltad magad, válaszd ki újra.
web-prompt-paused = A játék szünetel.
web-prompt-over = A játéknak vége.
web-prompt-decide = Te jössz.
web-prompt-lead = Te jössz: hívj bármilyen lapot.
web-prompt-follow = Te jössz: a megadandó szín a { $colour }.
web-prompt-any = Te jössz: játszd ki valamelyik kiemelt lapot.
web-prompt-pass = Válassz egy lapot a bal oldali szomszédodnak.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } jósol.
               *[other] { $players } jósolnak.
            }
        [pass_card]
            { $count ->
                [one] { $players } lapot választ továbbadásra.
               *[other] { $players } lapot választanak továbbadásra.
            }
        [choose_trump] { $players } aduttot választ.
        [swap_werewolf] { $players } kicseréli a Vérfarkast.
        [adjust_prediction] { $players } módosítja a jóslatát.
       *[other] { $players } jön.
    }
web-preselected-not-legal = A kiválasztott lap most nem játszható ki.

## Döntések

web-decide-predict =
    { $tricks ->
        [one] Elviszed az ütést?
       *[other] { $tricks } ütésből hányat viszel el?
    }
web-decide-choose-trump = Te osztottál: válassz adutt színt
web-decide-swap-werewolf = A Vérfarkas helyett ezt kapod: { $card }. Válassz aduttot, vagy játsszatok adutt nélkül
web-decide-adjust-prediction = Tiéd a Felhő: módosítsd eggyel a jóslatodat
web-decide-announce = Kijátszod { $card }. Mi legyen?
web-predict-first = Te jósolsz először.
web-predict-written = Mindenki egyszerre ír.
web-predict-sum = Eddig összesen { $sum }, { $tricks } ütésre.
web-adjust =
    { $change ->
        [up] Eggyel több: { $prediction }
       *[down] Eggyel kevesebb: { $prediction }
    }

## A jegyzettömb

web-block-title = Jegyzettömb
web-block-round = Forduló
web-block-predicted = jóslat
web-block-cell = jóslat { $predicted }, elvitt { $won }: { $points }
web-block-now-cell = ha a forduló most érne véget
web-block-now = Utolsó sor: ha a forduló most érne véget.
web-block-rounds = { $rounds } forduló
web-result-title = { $round }. forduló
web-result-mine = Jóslat { $predicted }, elvitt { $won }: { $points } pont.

## Utolsó ütés

web-last-title = Utolsó ütés
web-last-won = { $player } vitte.
web-last-bombed = Bomba: ez az ütés senkinek sem számít.

## Beszélgetés

web-talk-title = Csevegés
web-talk-label = Írj valamit
web-talk-send = Küldés
web-talk-empty = Még nincs üzenet.
web-talk-mute = Némítás
web-talk-hear = { $player } némításának feloldása
web-talk-unread = Csevegés, { $count } új
web-reaction-well-played = Ügyes!
web-reaction-thanks = Köszönöm!
web-reaction-oops = Hoppá.
web-reaction-wow = Azta!
web-reaction-hurry = Te jössz!
web-reaction-laugh = Haha!
web-reaction-good-game = Jó parti volt!
web-reaction-sorry = Bocsánat.

## Menü és beállítások

web-menu-title = Menü
web-menu-pause = Szünet
web-menu-resume = Folytatás
web-menu-away = Játsszon helyettem egy bot
web-menu-back = Itt vagyok újra
web-menu-end =
    { $votes ->
        [0] Szavazás a játék befejezésére
       *[other] Szavazás a játék befejezésére (eddig { $votes })
    }
web-menu-home = Kezdőlap
web-menu-rules = Az asztal szabályai
web-menu-keys = Gyorsbillentyűk
web-menu-shuffle = A keverés ujjlenyomata, a játék előtt rögzítve: { $commitment }…
web-option-theme = Megjelenés
web-theme-auto = az eszköz szerint
web-theme-light = világos
web-theme-dark = sötét
web-option-sound = Hangok
web-option-still = Kevesebb animáció
web-option-one-tap = Lap kijátszása egy érintéssel
web-option-language = Nyelv
web-language-auto = a böngésző szerint

## Billentyűk

web-keys-title = Gyorsbillentyűk
web-key-cards = lap kiválasztása a kezedből
web-key-play = a lap kijátszása
web-key-predict = ennyi ütés jóslása
web-key-colour = szín választása
web-key-identity = Mágus vagy Bolond
web-key-adjust = eggyel több vagy kevesebb ütés
web-key-last = utolsó ütés
web-key-block = jegyzettömb
web-key-talk = csevegés
web-key-hint = tipp, ahol az asztal engedi
web-key-help = ezek a billentyűk
web-key-close = bezárás vagy mégse

## Kapcsolat a szerverrel

web-line-opening = Csatlakozás az asztalhoz…
web-line-lost = Megszakadt a kapcsolat. Újra próbáljuk…
web-line-back = Helyreállt a kapcsolat.

## A vége

web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] Nyertél!
               *[other] Közösen nyertetek: { $winners }
            }
       *[no]
            { $count ->
                [one] { $winners } nyer
               *[other] { $winners } közösen nyernek
            }
    }
web-you = te
web-end-early = A játék idő előtt véget ért
web-end-rematch = Új játék
web-end-replay = Visszajátszás
web-end-download = A feljegyzés letöltése
web-end-share = Megosztás
web-chart-points = Pontok fordulóról fordulóra
web-chart-hits = Bevált jóslatok
web-hit = { $round }. forduló: bevált
web-miss = { $round }. forduló: nem vált be
web-verify-going = A keverés ellenőrzése…
web-verify-fair =
    { $ours ->
        [yes] A keverés rendben: minden osztás ({ $rounds }) megfelel a játék előtt rögzített véletlenmagnak és a böngésződ véletlenszámának.
       *[no] A keverés rendben: minden osztás ({ $rounds }) megfelel a játék előtt rögzített véletlenmagnak.
    }
web-verify-insecure = A böngésző csak biztonságos kapcsolaton tudja ellenőrizni a keverést. A feljegyzés a „foretell verify” paranccsal is ellenőrizhető.
web-verify-headers = A feljegyzés nem mondja meg, hogyan keverték a lapokat.
web-verify-seed = A véletlenmag nem az, amelyet a játék előtt bejelentettek.
web-verify-nonce = Egy játékos véletlenszáma nem az, amelyet bejelentettek.
web-verify-ours = A böngésződ véletlenszámát nem használták fel.
web-verify-deal = Az osztások nem felelnek meg a bejelentett keverésnek.
web-verify-scribe = A megbízott játékos nem az, akit a sorsolás kijelölt.

## Visszajátszás

web-replay-first = Első lépés
web-replay-back = Egy lépés vissza
web-replay-on = Egy lépés előre
web-replay-last = Utolsó lépés
web-replay-slide = Lépés
web-replay-step = Lépés: { $step }/{ $last }
web-replay-round = Forduló
web-replay-trick = Ütés
web-replay-eyes = Nézőpont
web-replay-all = minden lap
web-replay-link = Link ehhez a pillanathoz
web-replay-result = Az eredmény
web-replay-did = { $player }, { $decision }

## Tanulás

web-learn-lead = Hat rövid lecke valódi lapokkal, körülbelül öt perc. Minden különleges lapnak saját leckéje van.
web-learn-done = kész
web-learn-begin = Kezdés
web-learn-continue = Folytatás
web-learn-next = Következő: { $title }
web-learn-on = Tovább
web-learn-all = Minden lecke
web-learn-finished = Már tudod, hogy megy. Jöhet egy játék!

## A szabálykönyv

web-rules-contents = Tartalom
web-rules-search = Keresés a szabályokban
web-rules-found =
    { $number ->
        [0] Nincs ilyen szabály. A különleges lapok és variációk szabályai akkor jelennek meg, ha kiválasztod őket.
        [one] { $number } szabály
       *[other] { $number } szabály
    }
web-rules-before = Előző fejezet
web-rules-after = Következő fejezet
web-rules-game = Játékosok, variációk, különleges lapok
web-rules-players =
    { $seats ->
        [one] { $seats } játékos
       *[other] { $seats } játékos
    }
web-rules-variants = Ennek a kiadásnak a variációi
web-rules-more = További variációk és házi szabályok
web-rules-further = Variációk, amelyek ebben a kiadásban nincsenek
web-rules-differs = Eltér a standard játéktól
web-rules-only =
    { $edition ->
        [standard] Csak ami a füzetekben áll
       *[other] Csak ami ebben a füzetben áll
    }
