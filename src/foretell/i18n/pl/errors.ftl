### Błędy i powody według kodu, po polsku. Komunikat mówi do tego, kto decydował; `.seat` mówi to samo o miejscu.

## Decyzja, która nie jest dozwolona

error-game-over = Gra się skończyła.
error-turn-not-yours = To nie twoja kolej.
    .seat = Kolej nie na miejsce { $seat }, lecz na miejsce { $turn }.
error-turn-already-decided = Twoja decyzja już zapadła; poczekaj na pozostałych.
    .seat = Miejsce { $seat } już podjęło decyzję.
error-turn-other-decision = Chcesz wybrać { $choice }, ale obecny etap to { $phase-name }.
error-turn-no-such-seat = Nie ma takiego miejsca.
error-predict-too-many = Nie możesz przepowiedzieć tyle: { $choice }. W tym rozdaniu jest ich tylko { $tricks }.
    .seat = Miejsce { $seat } nie może przepowiedzieć tyle: { $choice }. W tym rozdaniu jest ich tylko { $tricks }.
error-predict-plus-minus-one = Nie możesz przepowiedzieć tyle: { $choice }. Suma przepowiedni byłaby równa { $tricks }.
    .seat = Miejsce { $seat } nie może przepowiedzieć tyle: { $choice }. Suma przepowiedni byłaby równa { $tricks }.
error-play-not-in-hand = Chcesz zagrać { $card }, ale nie masz tej karty na ręce.
    .seat = Miejsce { $seat } chce zagrać { $card }, ale nie ma tej karty na ręce.
error-play-must-follow = Chcesz zagrać { $card }, ale masz jeszcze kolor { $colour-name }.
    .seat = Miejsce { $seat } chce zagrać { $card }, ale ma jeszcze kolor { $colour-name }.
error-play-wizard-barred = Nie możesz zagrać Maga: trzeba zrzucać w kolorze, a kolor { $colour-name } jest atutowy.
    .seat = Miejsce { $seat } nie może zagrać Maga: trzeba zrzucać w kolorze, a kolor { $colour-name } jest atutowy.
error-pass-not-in-hand = Chcesz podać { $card }, ale nie masz tej karty na ręce.
    .seat = Miejsce { $seat } chce podać { $card }, ale nie ma tej karty na ręce.
error-adjust-below-zero = Twoja przepowiednia to 0 i nie może być mniejsza.
    .seat = Przepowiednia miejsca { $seat } to 0 i nie może być mniejsza.

## Dlaczego decyzja jest dozwolona

reason-predict-allowed =
    { $tricks ->
        [one] Tyle możesz przepowiedzieć: to rozdanie ma { $tricks } czar.
        [few] Tyle możesz przepowiedzieć: to rozdanie ma { $tricks } czary.
        [many] Tyle możesz przepowiedzieć: to rozdanie ma { $tricks } czarów.
       *[other] Tyle możesz przepowiedzieć: to rozdanie ma { $tricks } czaru.
    }
reason-trump-dealer-chooses = Rozdajesz, więc to ty wybierasz kolor atutowy.
reason-trump-werewolf-chooses = Masz Wilkołaka, więc wybierasz kolor atutowy albo grę bez atutu.
reason-play-leads = Zaczynasz czar: możesz zagrać każdą kartę.
reason-play-follows = Zrzucasz w kolorze: { $colour-name }.
reason-play-cannot-follow =
    { $colour ->
        [blue] Nie masz koloru niebieskiego, więc możesz zagrać każdą kartę.
        [red] Nie masz koloru czerwonego, więc możesz zagrać każdą kartę.
        [green] Nie masz koloru zielonego, więc możesz zagrać każdą kartę.
       *[yellow] Nie masz koloru żółtego, więc możesz zagrać każdą kartę.
    }
reason-play-always-playable = Tę kartę wolno zagrać zawsze.
reason-play-nobody-follows = W tym czarze nikt nie musi zrzucać w kolorze.
reason-play-colour-open = Kolor czaru nie jest jeszcze ustalony.
reason-play-colours-do-not-matter = Kolory nie mają tu znaczenia: możesz zagrać każdą kartę.
reason-play-nothing-but-wizards = Masz samych Magów, więc zagrywasz jednego; nie liczy się.
reason-pass-allowed = Podać możesz dowolną kartę z ręki.
reason-adjust-allowed = Chmura zmienia twoją przepowiednię o jeden czar.

## Ustawienia

error-settings-exclude =
    { $other ->
        [seats] { $one-name }: tylko dla 3 lub 4 graczy.
        [length] { $one-name }: tylko jako pełna gra.
       *[other] { $one-name } i { $other-name } wykluczają się.
    }
error-settings-together = { $one-name } i { $other-name }: albo obie karty, albo żadna.
error-settings-unknown = Nie ma ustawienia „{ $setting }”.
error-settings-of-a-game = Wydanie tego nie ustala, ustala to każda gra: { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] Gra jest dla 3–6 graczy, nie dla { $value }.
        [scribe] Nie ma miejsca { $value } dla skryby.
        [specials] Nie ma karty specjalnej „{ $value }”.
       *[other] „{ $value }” nie jest prawidłową wartością tego ustawienia: { $setting-name }.
    }
error-settings-hand-sizes = Własna długość to od 1 do 20 rozdań, w każdym kart od 1 do { $most }, np. 3, 5, 7; nie „{ $value }”.
error-settings-no-edition = Nie ma wydania „{ $value }”.
error-settings-no-bot = Nie ma bota „{ $value }”.
error-settings-bad-thought = „{ $value }”: po @ stoi liczba od { $least } do { $most }.
error-settings-bad-seed =
    { $setting ->
        [table] Numer stołu to liczba całkowita od 0 do 2^63 − 1.
       *[seed] Ziarno to liczba całkowita od 0 do 2^63 − 1.
    }
error-settings-bad-players = Każde miejsce potrzebuje imienia; miejsc jest { $seats }.
error-settings-bad-headers = Nagłówka „{ $header }” nie da się zapisać: nazwa składa się z a-z, 0-9 i łączników, wartość z tekstu.

## Karty, decyzje, rozdania kart

error-notation-unknown-card = Nie ma karty „{ $token }”.
error-notation-unknown-decision = „{ $token }” nie jest decyzją.
error-deal-not-the-deck = To nie są wszystkie karty talii, każda dokładnie raz.
error-deal-not-in-deck = Tej karty nie ma w talii.
error-deal-twice = Ta karta jest rozdana dwa razy.
error-deal-not-own-card = Ta karta nie ma koloru tego miejsca.

## Wstecz i naprzód

error-undo-nothing = Nie ma czego cofnąć.
error-undo-no-such-step = Gra nie ma decyzji numer { $step }.
error-events-no-such-event = Zdarzenia liczy się od 0; numeru { $since } nie ma.
error-game-not-over = Karty odkrywa się dopiero po zakończeniu gry.
error-round-not-over = Rozdanie { $round } nie jest jeszcze policzone.
error-record-no-past = Ta gra zaczęła się od ustawionej pozycji, więc nie ma zapisu.

## Wiele stołów naraz

error-settings-bad-batch = Zestaw wymaga co najmniej 1 stołu, a nie { $value }.
error-settings-no-settings = Zestaw wymaga ustawień: takich samych dla wszystkich stołów albo kilku rodzajów.
error-settings-bad-row = To nie jest pozycja gry z tymi ustawieniami.
error-settings-other-table = Gra i stół mają różne ustawienia.
error-settings-twice = Podaj { $one } albo { $other }, nie oba naraz.
error-play-wrong-number = Na każdy stół musi przypadać dokładnie jedna decyzja.
error-play-no-number = Decyzje dla wielu stołów muszą być liczbami całkowitymi.
error-play-illegal-in-batch = Decyzja numer { $action } nie jest dozwolona przy stole { $table }.
error-fast-no-cuda-package = Stoły na karcie graficznej wymagają pakietu numba-cuda: pip install 'foretell[gpu]'
error-fast-no-cuda-device = Nie ma tu karty graficznej, której mogłaby użyć CUDA.

## Uczciwe tasowanie

error-settings-bad-chance =
    { $setting ->
        [nonce] Nonce ma od 16 do 64 bajtów.
       *[seed] Ziarno ma 64 bajty.
    }
error-fairness-no-headers = Ten zapis nie mówi, jak potasowano karty.
error-fairness-unknown-shuffle = Ten zapis wymienia tasowanie, którego ta wersja nie zna; zna { $method }.
error-fairness-bad-header = Brakuje nagłówka „{ $header }” albo jest uszkodzony.
error-fairness-no-seed = Ziarno jest tajne, dopóki gra się nie skończy.
error-fairness-wrong-seed = Ziarno nie jest tym, które ogłoszono przed grą.
error-fairness-wrong-nonce = Nonce miejsca { $seat } nie jest tym, który ogłoszono przed grą.
error-fairness-own-nonce = Nie użyto liczby losowej z twojej przeglądarki.
error-fairness-wrong-deal = Karty w rozdaniu { $round } nie wynikają z ziarna i nonce’ów.
error-fairness-wrong-scribe = Los na skrybę padł na miejsce { $seat }, ale zapis podaje inne.

## Serwer: co się wysyła

error-protocol-bad-frame = To nie jest polecenie tego protokołu. { $where }
error-protocol-bad-request = To żądanie jest niezrozumiałe. { $where }
error-protocol-binary = Wiadomości to tekst, nie dane binarne.
error-protocol-too-large =
    { $most ->
        [one] To za duże; najwyżej { $most } bajt.
        [few] To za duże; najwyżej { $most } bajty.
        [many] To za duże; najwyżej { $most } bajtów.
       *[other] To za duże; najwyżej { $most } bajtu.
    }
error-protocol-hello-first = Najpierw przywitaj się poleceniem hello.
error-protocol-hello-twice = Powitanie hello już było.
error-protocol-unsupported-version = Ten serwer zna wersję { $version } protokołu.
error-token-missing = To wymaga tokenu. Najpierw zaloguj się jako gość.
error-token-invalid = Tego tokenu nie wydał ten serwer.
error-token-expired = Ten token wygasł. Zaloguj się ponownie jako gość.
error-token-outdated = Ten token zastąpiono nowszym.
error-limits-too-fast = To było za szybko. Poczekaj chwilę.
error-limits-too-slow = Wysłaliśmy ci więcej, niż twoje połączenie zdołało przyjąć.
error-server-store-unavailable = W tej chwili nic nie da się zapisać. Spróbuj ponownie za chwilę.
error-server-closing = Serwer kończy pracę. Połącz się ponownie za chwilę.
error-server-bad-setting = Ustawienie serwera jest błędne: { $setting }
error-server-bad-file = Pliku z ustawieniami nie da się odczytać: { $file }: { $trouble }
error-server-needs-postgres = Kilka procesów ({ $workers }) wymaga PostgreSQL; SQLite wystarcza dla jednego.
error-server-no-address = Foretell nie może użyć adresu { $address }. Może już tam działa.
error-packages-missing = To wymaga pakietu { $package }: pip install 'foretell[{ $extra }]'
error-server-no-store = Magazynu { $store } nie da się otworzyć: { $trouble }
error-server-store-in-use = Magazynu { $store } używa inny serwer. Zatrzymaj go albo wybierz inny magazyn.
error-server-newer-store = Magazyn pochodzi z nowszej wersji Foretell. Zainstaluj ją albo wybierz inny magazyn.
error-passkeys-refused = Ten klucz dostępu nie został przyjęty.
error-passkeys-too-late = To trwało zbyt długo. Zacznij od nowa.

## Serwer: imiona i rozmowa

error-names-empty = Imię musi mieć co najmniej jedną literę.
error-names-too-long =
    { $most ->
        [one] To za długie; najwyżej { $most } znak.
        [few] To za długie; najwyżej { $most } znaki.
        [many] To za długie; najwyżej { $most } znaków.
       *[other] To za długie; najwyżej { $most } znaku.
    }
error-names-bad-letters = W tym imieniu są znaki, których nie da się pokazać.
error-names-confusable = Przy tym stole ktoś ma już imię bardzo podobne do „{ $name }”.
error-chat-empty = Wiadomość jest pusta.
error-chat-too-long =
    { $most ->
        [one] To za długie; najwyżej { $most } znak naraz.
        [few] To za długie; najwyżej { $most } znaki naraz.
        [many] To za długie; najwyżej { $most } znaków naraz.
       *[other] To za długie; najwyżej { $most } znaku naraz.
    }

## Serwer: stoły

error-table-not-found = Nie ma takiego stołu.
error-table-closed = Ten stół jest zamknięty.
error-table-not-host = To wolno tylko gospodarzowi.
error-table-not-seated = Nie siedzisz przy tym stole.
error-table-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-table-no-such-player = Gospodarz musi siedzieć przy stole.
error-table-seat-taken = To miejsce jest zajęte.
error-table-seat-empty = Kogoś brakuje: jedno miejsce jest jeszcze puste.
error-table-not-ready = Czekamy jeszcze na: { $name }.
error-table-already-started = Gra już się zaczęła.
error-table-not-playing = Przy tym stole nikt nie gra.
error-table-not-over = Gra jeszcze się nie skończyła.
error-table-nothing-to-show = Teraz nie ma nonce’a do pokazania.
error-table-wrong-nonce = To nie jest nonce, który ogłoszono.
error-table-other-turn = To dotyczy innego ruchu.
error-table-nothing-to-decide = Nie masz o czym decydować.
error-table-paused = Gra jest wstrzymana.
error-table-not-paused = Gra nie jest wstrzymana.
error-table-away = Gra za ciebie bot. Najpierw wróć do gry.
error-table-not-away = Żaden bot za ciebie nie gra.
error-table-no-hints = Przy tym stole nie ma podpowiedzi.
error-table-rated-no-hints = W grach rankingowych nie ma podpowiedzi.
error-table-rated-length = Rankingowe mogą być tylko pełne gry i turnieje.
error-table-rated-needs-people = Gra rankingowa wymaga co najmniej dwóch osób.
error-table-bad-option = To wykracza poza zakres: { $option }

## Serwer: archiwum

error-archive-no-game = Nie ma takiej gry albo jeszcze się nie skończyła.
error-archive-no-step = Decyzji w grze jest tylko { $decisions }.
error-archive-no-seat = Miejsc w grze jest tylko { $seats }.
error-archive-no-player = Nie ma takiego gracza.
error-lessons-not-found = Nie ma takiej lekcji.

## Arena

error-arena-no-line-up = Skład to lista botów, po jednym na każde miejsce, a nie „{ $value }”.
error-arena-line-up = Botów: { $bots }, miejsc: { $seats }; podaj jednego na każde miejsce.
error-arena-games = „{ $value }” nie jest prawidłową liczbą gier.
error-arena-levels = W turnieju grają co najmniej dwa poziomy; każdy podaj jeden raz.
error-arena-no-games = Żadnej gry nie rozegrano do końca.
error-arena-no-level = Poziom „{ $value }” nie grał; grały: { $levels }.
error-arena-no-bot = „{ $value }” nie jest botem: { $trouble }
error-arena-bot-failed = Bot { $bot } na miejscu { $seat } zawiódł w rozdaniu { $round } układu { $deal }: { $trouble }
error-arena-worker-gone = Proces, który grał, nagle się zakończył: ktoś go zamknął albo zabrakło pamięci. Z --out można wznowić przez --resume.
error-arena-other-set-up = To dziennik innego meczu albo innej wersji: { $file }
error-arena-broken-journal = To nie jest cały dziennik meczu: { $file }
error-arena-in-use = Ten dziennik zapisuje właśnie inny program: { $file }
error-arena-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray.

## Zapisy

error-record-no-record = Zapis zaczyna się od „foretell 1”.
error-record-no-text = Zapis to tekst w UTF-8; podaj treść pliku, a nie jego nazwę.
error-bots-other-encoding = Ta sieć czyta kodowanie { $version }, którego ta wersja nie zapisuje.
error-record-unsupported-version = To zapis wersji { $version }, której ta wersja nie zna.
error-record-bad-json = To nie jest poprawny JSON.
error-record-bad-value = Taka wartość nie jest tu dozwolona: { $what }
error-record-twice = „{ $what }” występuje dwa razy.
error-record-missing-key = Brakuje „{ $what }”.
error-record-unknown-key = Nieznane: „{ $what }”.
error-record-unexpected-line = Powinien tu być inny wiersz: { $expected }
error-record-wrong-count = Powinno ich tu być { $expected }, a nie { $found }.
error-record-unknown-card = Nie ma karty „{ $token }”.
error-record-unknown-decision = „{ $token }” nie jest decyzją.
error-record-wrong-kind = „{ $token }” nie pasuje do tego wiersza.
error-record-misplaced-dot = Kropka może stać tylko tam, gdzie wszyscy decydują naraz, w ostatnim wierszu zapisu.
error-record-not-seat-0 = Gdzie wszyscy decydują naraz, wiersz zaczyna się od miejsca 0.
error-record-not-in-order = Gdzie wszyscy decydują naraz, decyzje stoją w kolejności miejsc.
error-record-too-many-rounds =
    { $rounds ->
        [one] Gra ma tylko { $rounds } rozdanie.
        [few] Gra ma tylko { $rounds } rozdania.
        [many] Gra ma tylko { $rounds } rozdań.
       *[other] Gra ma tylko { $rounds } rozdania.
    }
error-record-round-not-over = Rozdanie jeszcze się nie skończyło.
error-record-round-over = Rozdanie już się skończyło.
error-record-missing-totals = Rozdanie się skończyło, ale brakuje jego sum.
error-record-wrong-totals = To nie jest suma po tym rozdaniu.
