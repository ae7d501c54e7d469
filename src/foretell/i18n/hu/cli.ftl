### Amit csak a terminál mond, magyarul. A példák (`.examples`) parancsok, és csak angolul állnak.

## A program

cli-version = foretell { $version }
cli-about =
    Foretell: Ken Fisher Wizard kártyajátéka, bármelyik kiadás szabályai szerint.
    
    Használat: foretell PARANCS [kapcsolók]
cli-commands = Parancsok:
cli-more =
    A `foretell` önmagában elindítja a szervert, és megnyitja a böngészőben.
    A `foretell PARANCS --help` elmagyaráz egy parancsot, példákkal.
    A `foretell --version` kiírja a verziót.
cli-usage = { "Használat: " }
cli-examples = Példák:
cli-group-files = Fájlok
cli-group-settings = A játék
cli-group-options = Kapcsolók

## Argumentumok, amelyek nem illenek ide

cli-unknown-command = Nincs „{ $command }” parancs. Parancsok: { $commands }.
cli-unknown-argument = Ismeretlen argumentum: „{ $argument }”; lásd --help.
cli-unknown-language = --language: nincs „{ $language }”. Nyelvek: { $languages }.
cli-bad-option = { $option }: hiányzik az értéke, vagy nem kell neki; lásd --help.
cli-not-one-of = „{ $value }” nem érvényes érték; lehetséges: { $names }.
cli-no-number = „{ $value }” nem egész szám.
cli-no-speed = „{ $value }” nem sebesség: 1 a szokásos, 2 kétszer gyorsabb, 0 szünetek nélkül.
cli-too-small = { $value } túl kevés; a legkisebb érték { $least }.
cli-bots-per-seat = { $levels } bot { $seats } helyre; adj meg egyet mindenkinek, vagy helyenként egyet.
cli-language-kept = Elmentve. Bármikor megváltoztatható.
cli-language-how = A nyelvet végleg a `foretell language NÉV` állítja át, egy parancsra a --language.
cli-no-file = Adj meg legalább egy fájlt.
cli-one-file = Egy fájlt adj meg.

## Parancsok

command-serve = A szerver indítása, barátoknak az asztalnál és távolról
    .usage = foretell serve [kapcsolók]
    .about = Elindít egy szervert, amelynek asztalainál emberek és botok játszanak. Alapból minden ezen a gépen tárolódik, egyetlen fájlban. Minden kapcsoló, és sok más is, megadható fájlban vagy környezeti változóban: a FORETELL_PORT=8000 ugyanaz, mint a --port 8000. Hogy hogyan üzemeltethetsz szervert másoknak, azt a docs/hosting.md írja le.
command-demo = Botok játékának megnézése
    .usage = foretell demo [kapcsolók]
    .about = Megmutatja botok egy játékát az első osztástól a győztesig, nyílt lapokkal.
command-simulate = Botok sok játékának lejátszása és mentése
    .usage = foretell simulate [kapcsolók]
    .about = Botokat játszat egymás ellen, és összegzi az eredményeket; --out esetén minden játékról feljegyzést ment.
command-arena = A botok erejének összemérése
    .usage = foretell arena match|tournament|ladder [kapcsolók]
    .about = A botok ugyanazokat a lapokat játsszák minden helyen, és kiderül, milyen erősek, konfidenciaintervallumokkal. A mérkőzés (match) egy felállás; a torna (tournament) minden szintet egymás ellen játszat és értékel; a ranglétra (ladder) minden szintet minden másik ellen játszat, és oldalt ír róla. A Ctrl-C akkor áll meg, ha a folyó játékoknak vége, és a --resume folytatja.
command-replay = Feljegyzett játék megmutatása lépésről lépésre
    .usage = foretell replay FÁJL [kapcsolók]
    .about = Megmutat egy feljegyzett játékot: mi történt, és az asztalt minden döntés után, a jegyzettömböt minden forduló után.
command-check = Feljegyzések ellenőrzése az utolsó lapig
    .usage = foretell check FÁJL… [kapcsolók]
    .about = Újrajátssza a feljegyzéseket, és mindegyikről megmondja, betartja-e a szabályokat, vagy hol és melyiket szegi meg.
command-verify = Ellenőrzés, hogy az ígért módon kevertek-e
    .usage = foretell verify FÁJL… [kapcsolók]
    .about = A közzétett véletlenmagból és nonce-okból újraszámolja egy feljegyzés minden osztását, és megmondja, azok-e a kiosztott lapok. A feljegyzést a szabályok szerint is ellenőrzi.
command-rules = Az érvényes szabályok olvasása
    .usage = foretell rules [kapcsolók]
    .about = Kiírja az ilyen beállításokkal érvényes szabályokat, mindegyiket a számával, példákkal, és megjegyzéssel ott, ahol egy kiadás eltér a standard játéktól.
command-language = A kiírások nyelvének kiválasztása
    .usage = foretell language [NÉV]
    .about = Felsorolja a nyelveket. Egy nyelv nevével mostantól minden azon a nyelven jelenik meg, „auto” esetén a rendszerén. A --language egy parancsra szól, a FORETELL_LANGUAGE változó egy munkamenetre.
command-editions = A kiadások és kínálatuk felsorolása
    .usage = foretell editions
    .about = Felsorolja a kiadásokat: a szabályfüzeteket, amelyek szerint játszani lehet, mi áll a dobozukon, milyen variációkat kínálnak, és hol térnek el a standard játéktól.

## Kapcsolók

option-edition = a kiadás, amelynek szabályai szerint játszotok; felsorolja: `foretell editions` (standard)
    .value = NÉV
option-seats = a játékosok száma, 3–6 (4)
    .value = N
option-scribe = a megbízott játékos helye, aki először oszt; a helyeket 0-tól számoljuk (0)
    .value = HELY
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour vagy maximus; többször is megadható
    .value = NÉV
option-specials = különleges lapok: all, first, some, none, vagy nevek, például dragon fairy (none)
    .value = NÉV
option-length = full, tournament, short vagy lapszámok, például 3,5,7 (full)
    .value = HOSSZ
option-switch = bármely más kapcsoló, például predict-from=scribe vagy turned-wizard-no-trump=yes; többször is megadható
    .value = NÉV=ÉRTÉK
option-bots = a botok szintje, például scribe: egy mindenkinek, vagy helyenként egy, vesszővel elválasztva (jester)
    .value = SZINTEK
option-games = hány játék (100; az arénában 1000, a ranglétrán mérkőzésenként)
    .value = N
option-seed = véletlenmag; ugyanaz a mag ugyanazokat a játékokat adja
    .value = N
option-out = mappa a mentéshez: feljegyzések, játékonként egy fájl, vagy az aréna naplói és jelentései; enélkül csak összegzés jelenik meg
    .value = MAPPA
option-json = JSON szöveg helyett: a feljegyzések (simulate), a jelentés (arena; kiírva vagy a mappában), a szabálykönyv (rules)
option-force = a meglévő feljegyzések felülírása
option-line-up = botok hely szerint, vesszővel elválasztva, vagy egy mindenkinek; egy szint, vagy modul:név egy sajáthoz
    .value = BOTOK
option-levels = a résztvevő szintek, a leggyengébb elöl, vesszővel elválasztva (mind)
    .value = SZINTEK
option-processes = hány folyamat játszik egyszerre (magonként egy)
    .value = N
option-engine = hol folynak a játékok: local, vagy ray egy Ray-fürthöz (local)
    .value = NÉV
option-resume = a mappában lévő naplók folytatása
option-parquet = minden játék kiírása a mappa games.parquet fájljába
option-html = a jelentés kiírása oldalként, report.html néven a mappába
option-control = a lapjárás szerencséjének levonása a pontokból is, és hogy mennyit segít
option-date = a ranglétra oldalán álló dátum (ma)
    .value = DÁTUM
option-page = hová írja a ranglétra az oldalát (docs/strength.md)
    .value = FÁJL
option-step = minden döntés után várakozás Enterre; q kilép
option-seat = csak az látszik, amit erről a helyről látni lehetett; a helyeket 0-tól számoljuk
    .value = HELY
option-speed = milyen gyorsan: 1 a szokásos, 2 kétszer gyorsabb, 0 szünetek nélkül (1)
    .value = X
option-quiet = csak a problémák kiírása
option-commitment = amit a szerver a játék előtt bejelentett (a véletlenmag SHA-256-ja), ahogy feljegyezted
    .value = HASH
option-nonce = a nonce, amelyet a böngésződ adott hozzá, vagy annak SHA-256-ja
    .value = HEX
option-host = cím, amelyen a szerver figyel; 0.0.0.0 mindenkinek szól, aki eléri a gépet (127.0.0.1)
    .value = CÍM
option-port = port, amelyen a szerver figyel (8700)
    .value = N
option-workers = a szerverfolyamatok száma; egynél többhöz PostgreSQL kell (1)
    .value = N
option-store = hol maradnak meg a játékok: sqlite:///FÁJL vagy postgresql://… (egy fájl az adatmappádban)
    .value = TÁROLÓ
option-config = a szerver beállításfájlja, TOML formában
    .value = FÁJL
option-open = a szerver oldalának megnyitása a böngészőben
option-rule = csak ez a szabály, például PLAY-3; többször is megadható
    .value = SZÁM
option-language = minden kiírás nyelve: en, de, fr, it, cs, sk, pl vagy hu; röviden --lang
    .value = NÉV
option-files = feljegyzések, szövegként vagy JSON-ként
    .value = FÁJL
option-help = ennek a súgónak a kiírása, aztán kilépés
argument-name = a használandó nyelv, például cs, vagy auto
    .value = NÉV

## Fájlok

file-not-found = nincs ilyen fájl vagy mappa.
file-forbidden = hozzáférés megtagadva.
file-is-folder = ez egy mappa.
file-no-folder = ez nem mappa.
file-not-text = ez nem UTF-8 szöveg.
file-trouble = { $trouble }.

## Egy játék beállításai, címben

settings-seats = { $seats } játékos
settings-rounds = { $rounds } forduló
settings-cards = { $cards } lap

## foretell editions

editions-offers = kínálat
editions-differs = eltérés
editions-more = Amit egy kiadás kínál, csak javaslat; a --variant és a --specials mindent enged, amit a szabályok. Egy kiadás szabályait a `foretell rules --edition NÉV` írja ki.

## foretell rules

rules-marked = A csillag (*) azt jelöli, ami eltér a standard játéktól.
rules-differs = Eltérések a standard játéktól:
rules-not-in-force = Ilyen beállításokkal ez a szabály nem érvényes.
rules-no-rule = Nincs „{ $rule }” szabály.
rules-offers = Választható még

## foretell serve

serve-open = A Foretell itt fut: { $address } (a játékok helye: { $store }).
serve-stop = A Ctrl-C leállítja; a be nem fejezett játékok a következő indításkor folytatódnak.
serve-unbuilt = A böngészős asztal itt még nincs elkészítve. Ez a parancs elkészíti:
serve-programs = Addig csak programok játszhatnak. Így csatlakozhatnak, a docs/protocol.md leírása szerint:

## foretell check

check-ok = { $file }: rendben ({ $found })
check-finished =
    { $rounds } forduló, { $count ->
        [one] { $winners } nyer, pontok: { $points }
       *[other] { $winners } közösen nyernek, pontok: { $points }
    }
check-unfinished = { $rounds } fordulóból { $scored }, nincs befejezve

## foretell verify

verify-ok = { $file }: rendben ({ $rounds } osztás következik a véletlenmagból; nonce-ot mutatott: { $shown } játékos { $seats } közül)
verify-scribe =
    { $lot ->
        [yes] { $file }: a megbízott játékos { $player }, ugyanabból a véletlenmagból és ugyanazokból a nonce-okból sorsolva.
       *[no] { $file }: a megbízott játékos { $player }, sorsolás nélkül.
    }
verify-announced = { $file }: a szerver a játék előtt ezt jelentette be: { $commitment }. Vesd össze azzal, amit akkor láttál.
verify-withheld = { $file }: a bejelentett nonce-ot sosem mutatta meg: { $players }; az osztás nélküle történt.

## foretell simulate

simulate-title = { $games } játék · { $edition } · mag: { $seed } · { $rate } játék/s
simulate-rate = { $rate } játék/s
simulate-exists = { $file } már létezik; a --force felülírja.
simulate-written = { $games } feljegyzés itt: { $folder }
tally-player = játékos
tally-points = átlagos pont
tally-hits = bevált jóslat
tally-wins = nyert játék
tally-all = mind
tally-percent = { $percent }%

## foretell arena

arena-kinds = Mit játszanak
arena-kind = FAJTA
    .about = match, tournament vagy ladder
arena-no-kind = Válaszd ki, mit játsszanak: match, tournament vagy ladder.
arena-not-for = { $option } nem ehhez való: { $kind }.
arena-needs-out = { $option } mellé mappa kell: --out.
arena-no-line-up = Add meg, ki játszik: --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels: adj meg legalább két szintet, mindegyiket egyszer.
arena-no-date = „{ $value }” nem dátum; ilyen legyen: 2026-12-31.
arena-exists = { $file } már létezik; a --resume folytatja.
arena-stopping = Megállunk, ha a folyó játékoknak vége; még egy Ctrl-C azonnal megállít.
arena-go-on = Ugyanez a parancs --resume kapcsolóval innen folytatja.
arena-written = Kiírva: { $file }
arena-title = { $games } játék, { $deals } osztás · { $edition } · mag: { $seed } · { $rate } játék/s folyamatonként
arena-partial = Nem teljes: { $games } játék volt tervezve.
arena-missing = Nem teljes: { $tables } asztalból { $missing } kimaradt, és hiányzik az értékelésből.
arena-column-level = szint
arena-column-points = pont
arena-column-difference = az átlaghoz
arena-column-wins = győzelem
arena-column-rank = helyezés
arena-column-hits = bevált
arena-column-missed = egyébként
arena-column-under = alatta
arena-column-over = fölötte
arena-column-time = döntésenként
arena-column-left = maradék szórásnégyzet
arena-column-mu = értékelés
arena-column-sigma = bizonytalanság
arena-column-apart = eltérés sorrend szerint
arena-by-round = Bevált jóslatok fordulónként, százalékban
arena-by-place = Bevált jóslatok az osztó utáni hely szerint, százalékban
arena-interval = [{ $low }; { $high }]
arena-under-over = { $under } alatta, { $over } fölötte
arena-controlled = A lapjárás szerencséje nélkül
arena-together = { $time } (minden szint)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = Mérkőzés az arénában
arena-page-tournament = Torna az arénában
arena-page-about = Minden osztást sorban minden helyen lejátszanak. A zárójelek és a szakaszok 95%-os intervallumok az osztások fölött. „Az átlaghoz”: játékonkénti pont az asztal átlaga fölött. A győzelmen az egyenlők osztoznak.
arena-page-ratings = Az értékelés Plackett–Luce szerinti; a szakaszok a „bizonytalanság” kétszeresei, amely az osztásokról nem tud.
arena-plot-points = Pont játékonként
arena-plot-wins = Nyert játékok (szaggatott: kiegyenlített)
arena-plot-rounds = Bevált jóslatok fordulónként
arena-plot-ratings = Értékelések
arena-round = forduló

## docs/strength.md

strength-title = Milyen erősek a botok
strength-about =
    Az egymás elleni eredmény számít: hány ponttal szerez egy bot többet játékonként, mint a többiek az asztalánál. Az önmaga elleni
    pontszám keveset mond, mert óvatos botok asztalánál mindenki többet hagy a többieknek. Minden osztást minden helyen lejátszanak,
    így a szerencse kiegyenlítődik; zárójelben 95%-os intervallumok állnak az osztások fölött. Ezt az oldalt a
    `foretell arena ladder` írja; a mérést az [arena.md](arena.md) magyarázza.
strength-steps = Lépésről lépésre
strength-step = { $high } három { $low } ellen játékonként { $lead } ponttal jobb { $interval }, és a játékok { $wins }-át nyeri; kiegyenlítetten 25% lenne.
strength-pairs = Minden szint minden másik ellen
strength-pairs-about = Az erősebb szintből egy, a többi helyen a gyengébb. A szám az előnye pontban, játékonként.
strength-order-holds = A szintek sorrendje minden asztalnál helytálló: egyetlen intervallum sem éri el a nullát.
strength-order-broken = A szintek sorrendje itt nem biztos: { $matches }.
strength-self = Önmaguk ellen
strength-self-about = Négy azonos szintű bot egy asztalnál, a standard szabályok szerint, és ahol vannak közzétett számok, az ottani szabályok szerint: a felfordított Mágusnál nincsen adutt (TRUMP-9).
strength-published-about = A `scribe` bevált jóslatainak aránya fordulónként, közzétett (Schumacher és Pleines, 2022) és mért érték:
strength-bars = Amit a szintektől várunk
strength-bars-about = Az elvárás teljesül, ha a mért érték eléri; ahol egy szintnek egyértelműen előbbre kell lennie, ott az egész intervallumra igaznak kell lennie.
strength-how = Hogyan mértünk
strength-facts = { $games } játék { $matches } mérkőzésen, mag: { $seed }. Az oldal kelte: { $day }, { $machine }.
strength-level = szint
strength-against = ellen
strength-points = pont
strength-theirs = az övék
strength-wins = győzelem
strength-hits = bevált jóslat
strength-rules = szabályok
strength-time = döntésenként
strength-round = forduló
strength-published = közzétett
strength-found = mért
strength-table-4 = 4 hely
strength-table-3 = 3 hely
strength-table-5 = 5 hely
strength-table-6 = 6 hely
strength-table-specials = 4 hely, minden különleges lap
strength-table-plus-minus-one = Plusz/mínusz egy
strength-table-hidden = Zárt jóslás
strength-table-secret = Titkos jóslás
strength-table-clairvoyance = Nyitott jóslás
strength-table-one-colour = Egy színnel
strength-table-maximus = Maximus
strength-variant = variáció, 4 hely
strength-lead = előny
strength-variants = Az egyes variációkban egy { $high } előnye három { $low } ellen:
strength-standard = standard
strength-trump-9 = TRUMP-9
strength-bar = elvárás
strength-met = teljesült
strength-yes = igen
strength-no = nem
strength-bar-hits = { $level } jóslatai minden fordulóban úgy válnak be, ahogy közzétették, { $wanted } eltéréssel
strength-bar-points = { $level } önmaga ellen körülbelül { $wanted } pontot szerez
strength-bar-lead = { $level } játékonként { $wanted } ponttal jobb, mint egy asztalnyi { $other } ({ $table })
strength-bar-ahead = { $level } egyértelműen jobb, mint egy asztalnyi { $other } ({ $table })
strength-bar-wins = { $level } a játékok { $wanted }-át nyeri három journeyman ellen
strength-bar-self-points = { $level } önmaga ellen { $wanted } pontot szerez
strength-bar-self-hits = { $level } önmaga ellen jóslatainak { $wanted }-át teljesíti
strength-bar-duel-points =
    { $way ->
        [most] három { $level } egy journeyman ellen legfeljebb { $wanted } pontot szerez fejenként (TRUMP-9)
       *[least] { $level } három scribe ellen { $wanted } pontot szerez (TRUMP-9)
    }

## foretell replay

replay-prompt = Enter: tovább · q: kilépés
replay-unfinished = Itt véget ér a feljegyzés; a játéknak nincs vége.

## Az asztal

table-round = Forduló: { $round }/{ $rounds }
table-trick = ütés: { $trick }/{ $tricks }
table-predict = jóslás { $tricks } ütésre
table-choose-trump = az osztó aduttot választ
table-swap-werewolf = a Vérfarkas cseréje
table-pass-card = mindenki balra ad egy lapot
table-adjust-prediction = a Felhő módosít egy jóslatot
table-trump = adutt:
table-no-trump = nincsen adutt
table-trump-to-choose = az aduttot még kiválasztják
table-turned = felfordítva
table-dealer = { $dealer } oszt
table-player = játékos
table-total = pont
table-tricks = ütés
table-coins = érmék
table-hand = kézben
table-cards = { $cards } lap
table-on-forehead = { $cards } lap, a homlokodon
table-on-table = az asztalon
table-block = Jegyzettömb (összeg és jóslat)

## foretell demo

demo-players = Tamás Andi Bence Zsófi Máté Réka
demo-hello = A játék véletlenmagja: { $seed }. A Ctrl-C leállítja, a --speed 0 mindent rögtön megmutat.
demo-result =
    { $count ->
        [one] { $winners } nyer { $points } ponttal.
       *[other] { $winners } közösen nyernek { $points } ponttal.
    }
demo-next = Mi legyen most?
demo-next-rules = ennek a játéknak a szabályai
demo-next-simulate = sok játék, feljegyzésekkel
demo-next-replay = egyikük lépésről lépésre
show-predictions = Jóslatok
show-sum = (összesen { $sum }, { $tricks } ütésre)
show-trick = { $trick }. ütés
show-trick-won = → { $player }
show-trick-bombed = → senki; { $player } hív
show-passed = Balra adva
show-points = Pontok
rules-in-short = A játék röviden
