### Hibák és indokok a kódjuk szerint, magyarul. Az üzenet annak szól, aki döntött; a `.seat` ugyanezt egy helyről mondja.

## Döntés, amely nem megengedett

error-game-over = A játéknak vége.
error-turn-not-yours = Nem te következel.
    .seat =
        Nem { $seat ->
            [1] az 1.
            [5] az 5.
           *[other] a { $seat }.
        } hely következik, hanem { $turn ->
            [1] az 1.
            [5] az 5.
           *[other] a { $turn }.
        } hely.
error-turn-already-decided = Te már döntöttél; várd meg a többieket.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely már döntött.
error-turn-other-decision = Ezt most nem választhatod: { $choice }. Most ez következik: { $phase-name }.
error-turn-no-such-seat = Nincs ilyen hely.
error-predict-too-many = Nem jósolhatsz ennyit: { $choice }. Ebben a fordulóban csak { $tricks } van.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely nem jósolhat ennyit: { $choice }. Ebben a fordulóban csak { $tricks } van.
error-predict-plus-minus-one = Nem jósolhatsz ennyit: { $choice }. A jóslatok összege éppen { $tricks } lenne.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely nem jósolhat ennyit: { $choice }. A jóslatok összege éppen { $tricks } lenne.
error-play-not-in-hand = Nem játszhatod ki { $card }: nincs a kezedben.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely nem játszhatja ki { $card }: nincs a kezében.
error-play-must-follow = Nem játszhatod ki { $card }: van még { $colour-name } lapod.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely nem játszhatja ki { $card }: van még { $colour-name } lapja.
error-play-wizard-barred = Nem játszhatsz ki Mágust: a megadandó szín a { $colour-name }, és ez egyben az adutt is.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely nem játszhat ki Mágust: a megadandó szín a { $colour-name }, és ez egyben az adutt is.
error-pass-not-in-hand = Nem adhatod tovább { $card }: nincs a kezedben.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely nem adhatja tovább { $card }: nincs a kezében.
error-adjust-below-zero = A jóslatod 0, és nem lehet kevesebb.
    .seat =
        { $seat ->
            [1] Az 1
            [5] Az 5
           *[other] A { $seat }
        }. hely jóslata 0, és nem lehet kevesebb.

## Miért megengedett egy döntés

reason-predict-allowed = Ennyit jósolhatsz: ebben a fordulóban { $tricks } ütés van.
reason-trump-dealer-chooses = Te osztottál, így te választasz aduttot.
reason-trump-werewolf-chooses = Nálad van a Vérfarkas, így te választasz aduttot, vagy adutt nélkül játszotok.
reason-play-leads = Te hívsz: bármelyik lap jó.
reason-play-follows = Megadod a színt: { $colour-name }.
reason-play-cannot-follow = Nincs { $colour-name } lapod, így bármelyik lap jó.
reason-play-always-playable = Ezt a lapot mindig ki lehet játszani.
reason-play-nobody-follows = Ebben az ütésben senkinek sem kell színt megadnia.
reason-play-colour-open = Még nincs megadandó szín.
reason-play-colours-do-not-matter = Itt a szín nem számít: bármelyik lap jó.
reason-play-nothing-but-wizards = Csak Mágusaid vannak, ezért kijátszol egyet; nem számít semmit.
reason-pass-allowed = A kezedből bármelyik lapot továbbadhatod.
reason-adjust-allowed = A Felhő eggyel módosítja a jóslatodat.

## Beállítások

error-settings-exclude =
    { $other ->
        [seats] { $one-name }: csak 3 vagy 4 játékosnak.
        [length] { $one-name }: csak teljes játékként.
       *[other] { $one-name } és { $other-name } kizárja egymást.
    }
error-settings-together = { $one-name } és { $other-name }: vagy mindkettő, vagy egyik sem.
error-settings-unknown = Nincs „{ $setting }” nevű beállítás.
error-settings-of-a-game = Ezt nem a kiadás, hanem minden játék maga adja meg: { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] A játék 3–6 játékosnak való, nem ennyinek: { $value }.
        [scribe] Nincs { $value }. hely a megbízott játékosnak.
        [specials] Nincs „{ $value }” nevű különleges lap.
       *[other] „{ $value }” nem érvényes érték ehhez a beállításhoz: { $setting-name }.
    }
error-settings-hand-sizes = Az egyéni hossz 1–20 forduló, mindegyikben 1–{ $most } lap, például 3, 5, 7; „{ $value }” nem jó.
error-settings-no-edition = Nincs „{ $value }” nevű kiadás.
error-settings-no-bot = Nincs „{ $value }” nevű bot.
error-settings-bad-thought = „{ $value }”: a @ után egy szám áll { $least } és { $most } között.
error-settings-bad-seed =
    { $setting ->
        [table] Az asztalszám egész szám 0 és 2^63 − 1 között.
       *[seed] A véletlenmag egész szám 0 és 2^63 − 1 között.
    }
error-settings-bad-players = Mind a { $seats } helyhez kell egy név.
error-settings-bad-headers = Ez a fejléc nem írható le: „{ $header }”. A név a-z, 0-9 és kötőjel lehet, az érték szöveg.

## Lapok, döntések, osztások

error-notation-unknown-card = Nincs „{ $token }” lap.
error-notation-unknown-decision = „{ $token }” nem döntés.
error-deal-not-the-deck = Ezek nem a pakli lapjai, mindegyik pontosan egyszer.
error-deal-not-in-deck = Ez a lap nincs a pakliban.
error-deal-twice = Ezt a lapot kétszer osztották ki.
error-deal-not-own-card = Ez a lap nem a hely saját színéből való.

## Vissza és előre

error-undo-nothing = Nincs mit visszavonni.
error-undo-no-such-step = A játékban nincs { $step }. döntés.
error-events-no-such-event = Az eseményeket 0-tól számoljuk; { $since } számú nincs.
error-game-not-over = A lapokat akkor fedjük fel, ha vége a játéknak.
error-round-not-over = { $round }. forduló: még nincs pontozva.
error-record-no-past = Ez a játék egy beállított állásból indult, ezért nincs feljegyzése.

## Sok asztal egyszerre

error-settings-bad-batch = Egy köteghez legalább 1 asztal kell, nem { $value }.
error-settings-no-settings = Egy köteghez beállítások kellenek: minden asztalhoz ugyanaz, vagy többféle.
error-settings-bad-row = Ez nem egy ilyen beállítású játék állása.
error-settings-other-table = A játéknak és az asztalnak más a beállítása.
error-settings-twice = Add meg ezt: { $one }, vagy ezt: { $other }, de ne mindkettőt.
error-play-wrong-number = Minden asztalhoz pontosan egy döntés kell.
error-play-no-number = Sok asztal döntései csak egész számok lehetnek.
error-play-illegal-in-batch = { $action } számú döntés: nem megengedett ennél az asztalnál: { $table }.
error-fast-no-cuda-package = A grafikus kártyán futó asztalokhoz kell a numba-cuda csomag: pip install 'foretell[gpu]'
error-fast-no-cuda-device = Itt nincs olyan grafikus kártya, amelyet a CUDA használhatna.

## A tisztességes keverés

error-settings-bad-chance =
    { $setting ->
        [nonce] Egy nonce 16–64 bájtos.
       *[seed] Egy véletlenmag 64 bájtos.
    }
error-fairness-no-headers = Ez a feljegyzés nem mondja meg, hogyan keverték a lapokat.
error-fairness-unknown-shuffle = Ez a feljegyzés olyan keverést említ, amelyet ez a verzió nem ismer; ezt ismeri: { $method }.
error-fairness-bad-header = Hiányzik vagy hibás ez a fejléc: „{ $header }”.
error-fairness-no-seed = A véletlenmag titkos, amíg a játéknak nincs vége.
error-fairness-wrong-seed = A véletlenmag nem az, amelyet a játék előtt bejelentettek.
error-fairness-wrong-nonce =
    { $seat ->
        [1] Az 1
        [5] Az 5
       *[other] A { $seat }
    }. hely nonce-a nem az, amelyet a játék előtt bejelentettek.
error-fairness-own-nonce = A böngésződ véletlenszámát nem használták fel.
error-fairness-wrong-deal = { $round }. forduló: az osztás nem következik a véletlenmagból és a nonce-okból.
error-fairness-wrong-scribe =
    A sorsolás szerint { $seat ->
        [1] az 1
        [5] az 5
       *[other] a { $seat }
    }. helyen ül a megbízott játékos, de a feljegyzés mást nevez meg.

## A szerver: amit küldenek

error-protocol-bad-frame = Ez nem parancsa ennek a protokollnak. { $where }
error-protocol-bad-request = Ez a kérés nem érthető. { $where }
error-protocol-binary = Az üzenetek szövegek, nem bináris adatok.
error-protocol-too-large = Ez túl nagy; legfeljebb { $most } bájt lehet.
error-protocol-hello-first = Előbb köszönj a hello paranccsal.
error-protocol-hello-twice = A hello köszönés már elhangzott.
error-protocol-unsupported-version = Ez a szerver a protokoll { $version }. verzióját ismeri.
error-token-missing = Ehhez token kell. Előbb lépj be vendégként.
error-token-invalid = Ezt a tokent nem ez a szerver adta.
error-token-expired = Ez a token lejárt. Lépj be újra vendégként.
error-token-outdated = Ezt a tokent már másik váltotta fel.
error-limits-too-fast = Ez túl gyors volt. Várj egy kicsit.
error-limits-too-slow = Többet küldtünk, mint amennyit a kapcsolatod fogadni tudott.
error-server-store-unavailable = Most semmit sem lehet elmenteni. Próbáld újra kicsit később.
error-server-closing = A szerver leáll. Csatlakozz újra kicsit később.
error-server-bad-setting = A szerver egyik beállítása hibás: { $setting }
error-server-bad-file = A beállításfájl nem olvasható: { $file }: { $trouble }
error-server-needs-postgres = Több folyamathoz ({ $workers }) PostgreSQL kell; az SQLite egyhez elég.
error-server-no-address = A Foretell nem tudja használni ezt a címet: { $address }. Talán már fut ott.
error-packages-missing = Ehhez kell ez a csomag: { $package }: pip install 'foretell[{ $extra }]'
error-server-no-store = A tároló nem nyitható meg: { $store }: { $trouble }
error-server-store-in-use = A tárolót egy másik szerver használja: { $store }. Állítsd le azt, vagy válassz másik tárolót.
error-server-newer-store = A tároló a Foretell egy újabb verziójából való. Telepítsd azt, vagy válassz másik tárolót.
error-passkeys-refused = Ezt a hozzáférési kulcsot nem fogadjuk el.
error-passkeys-too-late = Ez túl sokáig tartott. Kezdd újra.

## A szerver: nevek és beszélgetés

error-names-empty = A névben legalább egy betűnek kell lennie.
error-names-too-long = Ez túl hosszú; legfeljebb { $most } karakter lehet.
error-names-bad-letters = Ebben a névben megjeleníthetetlen karakterek vannak.
error-names-confusable = Ennél az asztalnál már van, akinek a neve nagyon hasonlít erre: „{ $name }”.
error-chat-empty = Az üzenet üres.
error-chat-too-long = Ez túl hosszú; egyszerre legfeljebb { $most } karakter lehet.

## A szerver: asztalok

error-table-not-found = Nincs ilyen asztal.
error-table-closed = Ez az asztal zárva van.
error-table-not-host = Ezt csak a házigazda teheti meg.
error-table-not-seated = Nem ülsz ennél az asztalnál.
error-table-no-such-seat = Ennél az asztalnál nincs ilyen hely.
error-table-no-such-player = A házigazdának az asztalnál kell ülnie.
error-table-seat-taken = Ez a hely foglalt.
error-table-seat-empty = Valaki hiányzik: egy hely még üres.
error-table-not-ready = { $name } még nem áll készen.
error-table-already-started = A játék már elkezdődött.
error-table-not-playing = Ennél az asztalnál nem folyik játék.
error-table-not-over = A játéknak még nincs vége.
error-table-nothing-to-show = Most nincs megmutatandó nonce.
error-table-wrong-nonce = Ez nem a bejelentett nonce.
error-table-other-turn = Ez egy másik lépéshez tartozik.
error-table-nothing-to-decide = Nincs miről döntened.
error-table-paused = A játék szünetel.
error-table-not-paused = A játék nem szünetel.
error-table-away = Egy bot játszik helyetted. Előbb vedd vissza a játékot.
error-table-not-away = Nem játszik helyetted bot.
error-table-no-hints = Ennél az asztalnál nincsenek tippek.
error-table-rated-no-hints = Ranglistás játékban nincsenek tippek.
error-table-rated-length = Ranglistás csak a teljes játék és a torna lehet.
error-table-rated-needs-people = Ranglistás játékhoz legalább két ember kell.
error-table-bad-option = Ez a megengedett tartományon kívül esik: { $option }

## A szerver: az archívum

error-archive-no-game = Nincs ilyen játék, vagy még nincs vége.
error-archive-no-step = A játékban csak { $decisions } döntés van.
error-archive-no-seat = A játékban csak { $seats } hely van.
error-archive-no-player = Nincs ilyen játékos.
error-lessons-not-found = Nincs ilyen lecke.

## Az aréna

error-arena-no-line-up = A felállás botok listája, minden helyre egy, nem „{ $value }”.
error-arena-line-up = { $bots } bot { $seats } helyre; adj meg helyenként egyet.
error-arena-games = „{ $value }” nem érvényes játékszám.
error-arena-levels = Egy tornán legalább két szint játszik; mindegyiket egyszer add meg.
error-arena-no-games = Egy játékot sem játszottak végig.
error-arena-no-level = „{ $value }” nem játszott; ők játszottak: { $levels }.
error-arena-no-bot = „{ $value }” nem bot: { $trouble }
error-arena-bot-failed = Hibázott a bot ({ $bot }, { $seat }. hely, { $deal }. osztás, { $round }. forduló): { $trouble }
error-arena-worker-gone = Egy játszó folyamat hirtelen leállt: leállították, vagy elfogyott a memória. --out esetén a --resume folytatja.
error-arena-other-set-up = Ez egy másik mérkőzés vagy másik verzió naplója: { $file }
error-arena-broken-journal = Ez nem egy mérkőzés teljes naplója: { $file }
error-arena-in-use = Ezt a naplót éppen egy másik program írja: { $file }
error-arena-no-cluster = Nem érhető el Ray-fürt ezen a címen: { $address }.

## Feljegyzések

error-record-no-record = Egy feljegyzés így kezdődik: „foretell 1”.
error-record-no-text = Egy feljegyzés UTF-8 szöveg; a fájl tartalmát add meg, ne a nevét.
error-bots-other-encoding = Ez a háló a { $version }. kódolást olvassa, amelyet ez a verzió nem ír.
error-record-unsupported-version = Ez { $version }. verziójú feljegyzés, amelyet ez a verzió nem ismer.
error-record-bad-json = Ez nem érvényes JSON.
error-record-bad-value = Ez itt nem megengedett: { $what }
error-record-twice = „{ $what }” kétszer szerepel.
error-record-missing-key = Hiányzik: „{ $what }”.
error-record-unknown-key = Ismeretlen: „{ $what }”.
error-record-unexpected-line = Itt másik sornak kellene állnia: { $expected }
error-record-wrong-count = Itt { $expected } kellene, nem { $found }.
error-record-unknown-card = Nincs „{ $token }” lap.
error-record-unknown-decision = „{ $token }” nem döntés.
error-record-wrong-kind = „{ $token }” nem ebbe a sorba való.
error-record-misplaced-dot = Pont csak ott állhat, ahol mindenki egyszerre dönt, a feljegyzés utolsó sorában.
error-record-not-seat-0 = Ahol mindenki egyszerre dönt, a sor a 0. hellyel kezdődik.
error-record-not-in-order = Ahol mindenki egyszerre dönt, a döntések a helyek sorrendjében állnak.
error-record-too-many-rounds = A játékban csak { $rounds } forduló van.
error-record-round-not-over = A fordulónak még nincs vége.
error-record-round-over = A fordulónak már vége.
error-record-missing-totals = A fordulónak vége, de hiányoznak az összegei.
error-record-wrong-totals = Nem ennyi az összeg a forduló után.
