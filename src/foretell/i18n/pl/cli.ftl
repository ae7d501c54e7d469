### Co mówi tylko terminal, po polsku. Przykłady (`.examples`) to polecenia i stoją tylko po angielsku.

## Program

cli-version = foretell { $version }
cli-about =
    Foretell: gra karciana Wizard Kena Fishera według zasad wybranego wydania.
    
    Użycie: foretell POLECENIE [opcje]
cli-commands = Polecenia:
cli-more =
    Samo `foretell` uruchamia serwer i otwiera go w przeglądarce.
    `foretell POLECENIE --help` wyjaśnia polecenie i podaje przykłady.
    `foretell --version` podaje wersję.
cli-usage = { "Użycie: " }
cli-examples = Przykłady:
cli-group-files = Pliki
cli-group-settings = Gra
cli-group-options = Opcje

## Argumenty, które nie pasują

cli-unknown-command = Nie ma polecenia „{ $command }”. Polecenia: { $commands }.
cli-unknown-argument = Nieznany argument „{ $argument }”; zobacz --help.
cli-unknown-language = --language: nie ma „{ $language }”. Języki: { $languages }.
cli-bad-option = { $option }: brakuje wartości albo nie powinno jej być; zobacz --help.
cli-not-one-of = „{ $value }” nie jest prawidłową wartością; możliwe: { $names }.
cli-no-number = „{ $value }” nie jest liczbą całkowitą.
cli-no-speed = „{ $value }” nie jest tempem: 1 to zwykłe, 2 dwa razy szybsze, 0 bez przerw.
cli-too-small = { $value } to za mało; najmniejsza wartość to { $least }.
cli-bots-per-seat = Botów { $levels }, miejsc { $seats }; podaj jednego dla wszystkich albo po jednym na miejsce.
cli-language-kept = Zapisano. Możesz to zmienić w każdej chwili.
cli-language-how = Na stałe język zmienia `foretell language NAZWA`, na jedno polecenie opcja --language.
cli-no-file = Podaj co najmniej jeden plik.
cli-one-file = Podaj jeden plik.

## Polecenia

command-serve = Uruchom serwer, dla przyjaciół przy stole i na odległość
    .usage = foretell serve [opcje]
    .about = Uruchamia serwer, przy którego stołach grają ludzie i boty. Domyślnie wszystko zapisuje się na tym komputerze, w jednym pliku. Każdą opcję i wiele innych można ustawić w pliku albo w środowisku: FORETELL_PORT=8000 to --port 8000. Jak prowadzić serwer dla innych, wyjaśnia docs/hosting.md.
command-demo = Obejrzyj grę botów
    .usage = foretell demo [opcje]
    .about = Pokazuje grę botów od pierwszego rozdania do zwycięstwa, z odkrytymi kartami.
command-simulate = Rozegraj wiele gier botów i zachowaj ich zapisy
    .usage = foretell simulate [opcje]
    .about = Każe botom grać przeciw sobie i podsumowuje, jak im poszło; z --out zachowuje zapis każdej gry.
command-arena = Porównaj siłę botów
    .usage = foretell arena match|tournament|ladder [opcje]
    .about = Każe botom grać te same karty na każdym miejscu i mówi, jak są silne, z przedziałami ufności. Mecz (match) to jeden skład; turniej (tournament) stawia wszystkie poziomy przeciw sobie i je ocenia; drabina (ladder) każe grać każdemu poziomowi z każdym i pisze o tym stronę. Ctrl-C zatrzymuje, gdy skończą się trwające gry, a --resume wznawia.
command-replay = Pokaż zapisaną grę krok po kroku
    .usage = foretell replay PLIK [opcje]
    .about = Pokazuje zapisaną grę: co się stało i stół po każdej decyzji, notatnik po każdym rozdaniu.
command-check = Sprawdź zapisy do ostatniej karty
    .usage = foretell check PLIK… [opcje]
    .about = Odtwarza zapisy i o każdym mówi, czy przestrzega zasad, albo gdzie je łamie i które.
command-verify = Sprawdź, czy tasowano tak, jak obiecano
    .usage = foretell verify PLIK… [opcje]
    .about = Oblicza na nowo każde rozdanie zapisu z ogłoszonego ziarna i nonce’ów i mówi, czy to te karty, które rozdano. Sprawdza też zapis według zasad.
command-rules = Przeczytaj obowiązujące zasady
    .usage = foretell rules [opcje]
    .about = Pokazuje zasady, które przy tych ustawieniach obowiązują, każdą z numerem, z przykładami i z uwagą tam, gdzie wydanie różni się od gry standardowej.
command-language = Wybierz język komunikatów
    .usage = foretell language [NAZWA]
    .about = Wymienia języki. Po podaniu nazwy języka wszystko pojawia się odtąd w nim, po „auto” w języku systemu. --language działa na jedno polecenie, zmienna FORETELL_LANGUAGE na jedną sesję.
command-editions = Wypisz wydania i to, co proponują
    .usage = foretell editions
    .about = Wymienia wydania: zasady, według których można grać, co mówią ich pudełka, jakie odmiany proponują i gdzie różnią się od gry standardowej.

## Opcje

option-edition = wydanie, według którego się gra; listę podaje `foretell editions` (standard)
    .value = NAZWA
option-seats = liczba graczy, od 3 do 6 (4)
    .value = N
option-scribe = miejsce skryby, który rozdaje pierwszy; miejsca liczy się od 0 (0)
    .value = MIEJSCE
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour albo maximus; można podać kilka razy
    .value = NAZWA
option-specials = karty specjalne: all, first, some, none albo nazwy, np. dragon fairy (none)
    .value = NAZWA
option-length = full, tournament, short albo liczby kart, np. 3,5,7 (full)
    .value = DŁUGOŚĆ
option-switch = każdy inny przełącznik, np. predict-from=scribe albo turned-wizard-no-trump=yes; można podać kilka razy
    .value = NAZWA=WARTOŚĆ
option-bots = poziom botów, np. scribe: jeden dla wszystkich albo po jednym na miejsce, po przecinku (jester)
    .value = POZIOMY
option-games = ile gier (100; na arenie 1000, na drabinie na każdy mecz)
    .value = N
option-seed = ziarno generatora liczb losowych; to samo ziarno daje te same gry
    .value = N
option-out = folder do zapisu: zapisy gier, plik na grę, albo dzienniki i raporty areny; bez niego pojawia się tylko podsumowanie
    .value = FOLDER
option-json = JSON zamiast tekstu: zapisy (simulate), raport (arena; pokazany albo w folderze), zasady (rules)
option-force = nadpisuje istniejące zapisy
option-line-up = boty według miejsc, po przecinku, albo jeden dla wszystkich; poziom albo moduł:nazwa własnego
    .value = BOTY
option-levels = poziomy, które biorą udział, od najsłabszego, po przecinku (wszystkie)
    .value = POZIOMY
option-processes = ile procesów gra naraz (jeden na rdzeń)
    .value = N
option-engine = gdzie się gra: local albo ray dla klastra Ray (local)
    .value = NAZWA
option-resume = kontynuuje dzienniki z folderu
option-parquet = zapisuje każdą grę w games.parquet w folderze
option-html = zapisuje raport jako stronę report.html w folderze
option-control = odejmuje od punktów także szczęście do kart i podaje, ile to pomaga
option-date = data na stronie drabiny (dzisiaj)
    .value = DATA
option-page = gdzie drabina pisze swoją stronę (docs/strength.md)
    .value = PLIK
option-step = po każdej decyzji czeka na Enter; q kończy
option-seat = pokazuje tylko to, co mogło widzieć to miejsce; miejsca liczy się od 0
    .value = MIEJSCE
option-speed = jak szybko: 1 to zwykle, 2 dwa razy szybciej, 0 bez przerw (1)
    .value = X
option-quiet = pokazuje tylko problemy
option-commitment = co serwer ogłosił przed grą (SHA-256 ziarna), tak jak to masz zapisane
    .value = HASH
option-nonce = nonce dodany przez twoją przeglądarkę albo jego SHA-256
    .value = HEX
option-host = adres, na którym nasłuchuje serwer; 0.0.0.0 jest dla wszystkich, którzy mają dostęp do tego komputera (127.0.0.1)
    .value = ADRES
option-port = port, na którym nasłuchuje serwer (8700)
    .value = N
option-workers = liczba procesów serwera; więcej niż jeden wymaga PostgreSQL (1)
    .value = N
option-store = gdzie przechowuje się gry: sqlite:///PLIK albo postgresql://… (plik w twoim folderze danych)
    .value = MAGAZYN
option-config = plik z ustawieniami serwera, w TOML
    .value = PLIK
option-open = otwiera stronę serwera w przeglądarce
option-rule = pokazuje tylko tę zasadę, np. PLAY-3; można podać kilka razy
    .value = NUMER
option-language = język komunikatów: en, de, fr, it, cs, sk, pl albo hu; krócej --lang
    .value = NAZWA
option-files = zapisy, jako tekst albo JSON
    .value = PLIK
option-help = pokazuje tę pomoc i kończy
argument-name = język na stałe, np. cs, albo auto
    .value = NAZWA

## Pliki

file-not-found = nie ma takiego pliku ani folderu.
file-forbidden = odmowa dostępu.
file-is-folder = to jest folder.
file-no-folder = to nie jest folder.
file-not-text = to nie jest tekst w UTF-8.
file-trouble = { $trouble }.

## Ustawienia gry w nagłówku

settings-seats =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
settings-rounds =
    { $rounds ->
        [one] { $rounds } rozdanie
        [few] { $rounds } rozdania
        [many] { $rounds } rozdań
       *[other] { $rounds } rozdania
    }
settings-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }

## foretell editions

editions-offers = proponuje
editions-differs = różni się
editions-more = To, co wydanie proponuje, jest tylko sugestią; z --variant i --specials można wybrać wszystko, na co pozwalają zasady. `foretell rules --edition NAZWA` pokazuje zasady wydania.

## foretell rules

rules-marked = Gwiazdka (*) oznacza to, co różni się od gry standardowej.
rules-differs = Różnice w stosunku do gry standardowej:
rules-not-in-force = Przy tych ustawieniach ta zasada nie obowiązuje.
rules-no-rule = Nie ma zasady „{ $rule }”.
rules-offers = Można jeszcze wybrać

## foretell serve

serve-open = Foretell działa pod adresem { $address } (gry przechowuje w { $store }).
serve-stop = Ctrl-C go zatrzymuje; niedokończone gry toczą się dalej po ponownym uruchomieniu.
serve-unbuilt = Stół w przeglądarce nie został tu zbudowany. Zbuduje go to polecenie:
serve-programs = Do tego czasu mogą grać tylko programy. Łączą się tymi drogami, które wyjaśnia docs/protocol.md:

## foretell check

check-ok = { $file }: w porządku ({ $found })
check-finished =
    { $rounds ->
        [one] { $rounds } rozdanie
        [few] { $rounds } rozdania
        [many] { $rounds } rozdań
       *[other] { $rounds } rozdania
    }, { $count ->
        [one] { $winners } wygrywa, punkty: { $points }
        [few] { $winners } wygrywają, punkty: { $points }
        [many] { $winners } wygrywają, punkty: { $points }
       *[other] { $winners } wygrywają, punkty: { $points }
    }
check-unfinished = gra niedokończona, rozdania: { $scored } z { $rounds }

## foretell verify

verify-ok =
    { $rounds ->
        [one] { $file }: w porządku ({ $rounds } rozdanie wynika z ziarna; nonce pokazało { $shown } z { $seats } graczy)
        [few] { $file }: w porządku ({ $rounds } rozdania wynikają z ziarna; nonce pokazało { $shown } z { $seats } graczy)
        [many] { $file }: w porządku ({ $rounds } rozdań wynika z ziarna; nonce pokazało { $shown } z { $seats } graczy)
       *[other] { $file }: w porządku ({ $rounds } rozdania wynika z ziarna; nonce pokazało { $shown } z { $seats } graczy)
    }
verify-scribe =
    { $lot ->
        [yes] { $file }: skryba: { $player }, z losowania z tego samego ziarna i nonce’ów.
       *[no] { $file }: skryba: { $player }, bez losowania.
    }
verify-announced = { $file }: przed grą serwer ogłosił { $commitment }. Porównaj to z tym, co było wtedy widać.
verify-withheld = { $file }: ogłoszonego nonce’a nigdy nie pokazano ({ $players }); rozdawano bez niego.

## foretell simulate

simulate-title =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } · { $edition } · ziarno { $seed } · { $rate } gier/s
simulate-rate = { $rate } gier/s
simulate-exists = { $file } już istnieje; --force go nadpisuje.
simulate-written =
    { $games ->
        [one] { $games } zapis w { $folder }
        [few] { $games } zapisy w { $folder }
        [many] { $games } zapisów w { $folder }
       *[other] { $games } zapisu w { $folder }
    }
tally-player = gracz
tally-points = średnia punktów
tally-hits = spełnione przepowiednie
tally-wins = wygrane gry
tally-all = wszyscy
tally-percent = { $percent } %

## foretell arena

arena-kinds = W co się gra
arena-kind = RODZAJ
    .about = match, tournament albo ladder
arena-no-kind = Wybierz, w co się gra: match, tournament albo ladder.
arena-not-for = { $option } nie jest dla { $kind }.
arena-needs-out = { $option } wymaga folderu: --out.
arena-no-line-up = Wybierz, kto gra: --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels: podaj co najmniej dwa poziomy, każdy jeden raz.
arena-no-date = „{ $value }” nie jest datą w postaci 2026-12-31.
arena-exists = { $file } już istnieje; --resume go kontynuuje.
arena-stopping = Zatrzymamy się, gdy skończą się trwające gry; ponowne Ctrl-C zatrzymuje od razu.
arena-go-on = To samo polecenie z --resume kontynuuje stąd.
arena-written = Zapisano: { $file }
arena-title =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, { $deals ->
        [one] { $deals } układ kart
        [few] { $deals } układy kart
        [many] { $deals } układów kart
       *[other] { $deals } układu kart
    } · { $edition } · ziarno { $seed } · { $rate } gier/s na proces
arena-partial = Niepełne: planowane gry: { $games }.
arena-missing = Niepełne: nierozegrane stoły { $missing } z { $tables }; brakuje ich w ocenach.
arena-column-level = poziom
arena-column-points = punkty
arena-column-difference = wobec średniej
arena-column-wins = wygrane
arena-column-rank = miejsce
arena-column-hits = spełnione
arena-column-missed = inaczej
arena-column-under = poniżej
arena-column-over = powyżej
arena-column-time = na decyzję
arena-column-left = reszta wariancji
arena-column-mu = ocena
arena-column-sigma = niepewność
arena-column-apart = różnica kolejności
arena-by-round = Spełnione przepowiednie według rozdań, w procentach
arena-by-place = Spełnione przepowiednie według miejsca za rozdającym, w procentach
arena-interval = [{ $low }; { $high }]
arena-under-over = { $under } poniżej, { $over } powyżej
arena-controlled = Bez szczęścia do kart
arena-together = { $time } (wszystkie poziomy)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = Mecz na arenie
arena-page-tournament = Turniej na arenie
arena-page-about = Każdy układ kart gra się kolejno na każdym miejscu. Nawiasy i wąsy to przedziały 95 % po układach. „Wobec średniej” to punkty na grę ponad średnią stołu. Wygraną dzielą ci, którzy mają tyle samo.
arena-page-ratings = Oceny są Placketta–Luce’a; ich wąsy to dwa razy „niepewność”, która nic nie wie o układach.
arena-plot-points = Punkty na grę
arena-plot-wins = Wygrane gry (kreskowane: po równo)
arena-plot-rounds = Spełnione przepowiednie według rozdań
arena-plot-ratings = Oceny
arena-round = rozdanie

## docs/strength.md

strength-title = Jak silne są boty
strength-about =
    Liczy się porównanie wprost: o ile punktów na grę bot zdobywa więcej niż inni przy jego stole. Punkty przeciw samemu sobie mówią
    niewiele, bo przy stole ostrożnych botów każdy zostawia innym więcej. Każdy układ kart gra się na wszystkich miejscach, więc
    szczęście się znosi; w nawiasach są przedziały 95 % po układach. Tę stronę pisze `foretell arena ladder`; jak się mierzy,
    wyjaśnia strona [arena.md](arena.md).
strength-steps = Krok po kroku
strength-step = { $high } pokonuje trójkę { $low } o { $lead } punktu na grę { $interval } i wygrywa { $wins } gier, po równo byłoby 25 %.
strength-pairs = Każdy poziom z każdym
strength-pairs-about = Jeden gracz silniejszego poziomu, na pozostałych miejscach słabszy. Liczba to jego przewaga w punktach na grę.
strength-order-holds = Kolejność poziomów zgadza się przy każdym stole: żaden przedział nie sięga zera.
strength-order-broken = Kolejność poziomów nie jest pewna w: { $matches }.
strength-self = Przeciw sobie
strength-self-about = Cztery boty tego samego poziomu przy stole, według zasad standardowych, a gdzie są ogłoszone liczby, według tamtych zasad: odwrócony Mag oznacza grę bez atutu (TRUMP-9).
strength-published-about = Udział przepowiedni, które `scribe` spełnia, według rozdań, ogłoszony (Schumacher i Pleines, 2022) i zmierzony tutaj:
strength-bars = Czego wymaga się od poziomów
strength-bars-about = Wymóg jest spełniony, gdy osiąga go zmierzona wartość; gdzie poziom ma być wyraźnie z przodu, liczy się cały przedział.
strength-how = Jak mierzono
strength-facts = Gier { $games }, meczów { $matches }, ziarno { $seed }. Stronę napisano { $day }, { $machine }.
strength-level = poziom
strength-against = przeciw
strength-points = punkty
strength-theirs = pozostałych
strength-wins = wygrane
strength-hits = spełnione przepowiednie
strength-rules = zasady
strength-time = na decyzję
strength-round = rozdanie
strength-published = ogłoszono
strength-found = zmierzono
strength-table-4 = 4 miejsca
strength-table-3 = 3 miejsca
strength-table-5 = 5 miejsc
strength-table-6 = 6 miejsc
strength-table-specials = 4 miejsca, wszystkie karty specjalne
strength-table-plus-minus-one = Plus/minus jeden
strength-table-hidden = Prywatne przepowiednie
strength-table-secret = Tajne przepowiednie
strength-table-clairvoyance = Publiczne przepowiednie
strength-table-one-colour = Jeden kolor
strength-table-maximus = Maximus
strength-variant = odmiana, 4 miejsca
strength-lead = przewaga
strength-variants = W każdej odmianie jeden { $high } ma nad trójką { $low } przewagę:
strength-standard = standard
strength-trump-9 = TRUMP-9
strength-bar = wymagane
strength-met = spełnione
strength-yes = tak
strength-no = nie
strength-bar-hits = { $level } spełnia przepowiednie w każdym rozdaniu jak ogłoszono, z odchyleniem do { $wanted }
strength-bar-points = { $level } przeciw sobie zdobywa około { $wanted } punktów
strength-bar-lead = { $level } pokonuje stół poziomu { $other } o { $wanted } punktów na grę ({ $table })
strength-bar-ahead = { $level } jest wyraźnie przed stołem poziomu { $other } ({ $table })
strength-bar-wins = { $level } wygrywa { $wanted } gier przeciw trójce journeyman
strength-bar-self-points = { $level } przeciw sobie zdobywa { $wanted } punktów
strength-bar-self-hits = { $level } przeciw sobie spełnia { $wanted } swoich przepowiedni
strength-bar-duel-points =
    { $way ->
        [most] trójka { $level } przeciw jednemu journeyman zdobywa najwyżej po { $wanted } punktów (TRUMP-9)
       *[least] { $level } przeciw trójce scribe zdobywa { $wanted } punktów (TRUMP-9)
    }

## foretell replay

replay-prompt = Enter: dalej · q: koniec
replay-unfinished = Tu zapis się kończy; gra nie jest skończona.

## Stół

table-round = Rozdanie { $round } z { $rounds }
table-trick = czar { $trick } z { $tricks }
table-predict =
    { $tricks ->
        [one] przepowiednie na { $tricks } czar
        [few] przepowiednie na { $tricks } czary
        [many] przepowiednie na { $tricks } czarów
       *[other] przepowiednie na { $tricks } czaru
    }
table-choose-trump = rozdający wybiera atut
table-swap-werewolf = wymiana Wilkołaka
table-pass-card = wszyscy podają kartę w lewo
table-adjust-prediction = Chmura zmienia przepowiednię
table-trump = atut
table-no-trump = bez atutu
table-trump-to-choose = atut do wyboru
table-turned = odwrócona
table-dealer = rozdaje { $dealer }
table-player = gracz
table-total = suma
table-tricks = czary
table-coins = monety
table-hand = na ręce
table-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
table-on-forehead =
    { $cards ->
        [one] { $cards } karta na twoim czole
        [few] { $cards } karty na twoim czole
        [many] { $cards } kart na twoim czole
       *[other] { $cards } karty na twoim czole
    }
table-on-table = na stole
table-block = Notatnik (suma i przepowiednia)

## foretell demo

demo-players = Tomek Ania Bartek Ola Kuba Zosia
demo-hello = To gra z ziarnem { $seed }. Ctrl-C ją zatrzymuje, --speed 0 pokazuje wszystko od razu.
demo-result =
    { $count ->
        [one] { $winners } wygrywa, punkty: { $points }.
        [few] { $winners } wspólnie wygrywają, punkty: { $points }.
        [many] { $winners } wspólnie wygrywają, punkty: { $points }.
       *[other] { $winners } wspólnie wygrywają, punkty: { $points }.
    }
demo-next = Co dalej?
demo-next-rules = zasady tej gry
demo-next-simulate = wiele gier z zapisami
demo-next-replay = jedna z nich krok po kroku
show-predictions = Przepowiednie
show-sum =
    { $tricks ->
        [one] (razem { $sum } na { $tricks } czar)
        [few] (razem { $sum } na { $tricks } czary)
        [many] (razem { $sum } na { $tricks } czarów)
       *[other] (razem { $sum } na { $tricks } czaru)
    }
show-trick = Czar { $trick }
show-trick-won = → { $player }
show-trick-bombed = → nikt; zaczyna { $player }
show-passed = Podano w lewo
show-points = Punkty
rules-in-short = Gra w skrócie
