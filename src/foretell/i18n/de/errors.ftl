### Fehler und Gründe nach ihrem Code, auf Deutsch. Die Meldung spricht den an, der entschieden hat; `.seat` sagt dasselbe über einen Platz.

## Eine Entscheidung, die nicht erlaubt ist

error-game-over = Das Spiel ist zu Ende.
error-turn-not-yours = Du bist nicht an der Reihe.
    .seat = Nicht Platz { $seat }, sondern Platz { $turn } ist an der Reihe.
error-turn-already-decided = Du hast schon entschieden; warte auf die anderen.
    .seat = Platz { $seat } hat schon entschieden.
error-turn-other-decision = { $choice } kannst du gerade nicht wählen. Jetzt heißt es: { $phase-name }.
error-turn-no-such-seat = Diesen Platz gibt es nicht.
error-predict-too-many =
    { $tricks ->
        [one] Du kannst nicht { $choice } vorhersagen: Diese Runde hat nur 1.
       *[other] Du kannst nicht { $choice } vorhersagen: Diese Runde hat nur { $tricks }.
    }
    .seat =
        { $tricks ->
            [one] Platz { $seat } kann nicht { $choice } vorhersagen: Diese Runde hat nur 1.
           *[other] Platz { $seat } kann nicht { $choice } vorhersagen: Diese Runde hat nur { $tricks }.
        }
error-predict-plus-minus-one = Du kannst nicht { $choice } vorhersagen: Die Vorhersagen ergäben zusammen { $tricks }.
    .seat = Platz { $seat } kann nicht { $choice } vorhersagen: Die Vorhersagen ergäben zusammen { $tricks }.
error-play-not-in-hand = Du kannst { $card } nicht spielen: Diese Karte hast du nicht auf der Hand.
    .seat = Platz { $seat } kann { $card } nicht spielen: Diese Karte ist nicht auf der Hand.
error-play-must-follow = Du kannst { $card } nicht spielen: Du hast noch { $colour-name }.
    .seat = Platz { $seat } kann { $card } nicht spielen: Auf der Hand ist noch { $colour-name }.
error-play-wizard-barred = Du kannst keinen Zauberer spielen: { $colour-name } ist zu bedienen und zugleich Trumpf.
    .seat = Platz { $seat } kann keinen Zauberer spielen: { $colour-name } ist zu bedienen und zugleich Trumpf.
error-pass-not-in-hand = Du kannst { $card } nicht weitergeben: Diese Karte hast du nicht auf der Hand.
    .seat = Platz { $seat } kann { $card } nicht weitergeben: Diese Karte ist nicht auf der Hand.
error-adjust-below-zero = Deine Vorhersage ist 0 und kann nicht kleiner werden.
    .seat = Die Vorhersage von Platz { $seat } ist 0 und kann nicht kleiner werden.

## Warum eine Entscheidung erlaubt ist

reason-predict-allowed =
    { $tricks ->
        [one] Diese Runde hat 1 Stich, und diese Vorhersage ist erlaubt.
       *[other] Diese Runde hat { $tricks } Stiche, und diese Vorhersage ist erlaubt.
    }
reason-trump-dealer-chooses = Du hast gegeben, also bestimmst du die Trumpffarbe.
reason-trump-werewolf-chooses = Du hast den Werwolf, also bestimmst du die Trumpffarbe oder „kein Trumpf“.
reason-play-leads = Du spielst aus: Jede Karte ist erlaubt.
reason-play-follows = Du bedienst { $colour-name }.
reason-play-cannot-follow = Du hast kein { $colour-name }, also ist jede Karte erlaubt.
reason-play-always-playable = Diese Karte darf man immer spielen.
reason-play-nobody-follows = In diesem Stich muss niemand bedienen.
reason-play-colour-open = Noch ist keine Farbe zu bedienen.
reason-play-colours-do-not-matter = Farben zählen hier nicht: Jede Karte ist erlaubt.
reason-play-nothing-but-wizards = Du hast nur Zauberer, also spielst du einen; er zählt nicht.
reason-pass-allowed = Du darfst jede Karte deiner Hand weitergeben.
reason-adjust-allowed = Die Wolke ändert deine Vorhersage um eins.

## Einstellungen

error-settings-exclude =
    { $other ->
        [seats] { $one-name } ist nur für 3 oder 4 Spieler.
        [length] { $one-name } geht nur als volles Spiel.
       *[other] { $one-name } und { $other-name } lassen sich nicht kombinieren.
    }
error-settings-together = { $one-name } und { $other-name } gibt es nur zusammen.
error-settings-unknown = Eine Einstellung „{ $setting }“ gibt es nicht.
error-settings-of-a-game = Das legt keine Ausgabe fest, sondern jedes Spiel selbst: { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] Ein Spiel ist für 3 bis 6 Spieler, nicht für { $value }.
        [scribe] Für den Vertrauten gibt es keinen Platz { $value }.
        [specials] Eine Sonderkarte „{ $value }“ gibt es nicht.
       *[other] „{ $value }“ ist kein gültiger Wert für diese Einstellung: { $setting-name }.
    }
error-settings-hand-sizes = Eine eigene Länge hat 1 bis 20 Runden mit je 1 bis { $most } Karten, etwa 3, 5, 7; nicht „{ $value }“.
error-settings-no-edition = Eine Ausgabe „{ $value }“ gibt es nicht.
error-settings-no-bot = Einen Bot „{ $value }“ gibt es nicht.
error-settings-bad-thought = „{ $value }“: Nach dem @ muss eine Zahl von { $least } bis { $most } stehen.
error-settings-bad-seed =
    { $setting ->
        [table] Eine Tischnummer ist eine ganze Zahl von 0 bis 2^63 − 1.
       *[seed] Ein Startwert ist eine ganze Zahl von 0 bis 2^63 − 1.
    }
error-settings-bad-players = Jeder der { $seats } Plätze braucht einen Namen.
error-settings-bad-headers = Die Kopfzeile „{ $header }“ lässt sich nicht schreiben: Ein Name besteht aus a-z, 0-9 und Bindestrichen, ein Wert aus Text.

## Karten, Entscheidungen, Kartenverteilungen

error-notation-unknown-card = Eine Karte „{ $token }“ gibt es nicht.
error-notation-unknown-decision = „{ $token }“ ist keine Entscheidung.
error-deal-not-the-deck = Das ist nicht das vollständige Kartenspiel mit jeder Karte genau einmal.
error-deal-not-in-deck = Diese Karte ist nicht im Spiel.
error-deal-twice = Diese Karte wird zweimal ausgeteilt.
error-deal-not-own-card = Diese Karte hat nicht die eigene Farbe des Platzes.

## Zurücknehmen, vorausschauen

error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-no-such-step = Das Spiel hat keine Entscheidung Nummer { $step }.
error-events-no-such-event = Ereignisse werden ab 0 gezählt; eine Nummer { $since } gibt es nicht.
error-game-not-over = Die Karten werden offengelegt, wenn das Spiel zu Ende ist.
error-round-not-over = Runde { $round } ist noch nicht gewertet.
error-record-no-past = Dieses Spiel wurde mittendrin aufgebaut und hat deshalb keine Aufzeichnung.

## Viele Tische auf einmal

error-settings-bad-batch = Ein Batch hat mindestens 1 Tisch, nicht { $value }.
error-settings-no-settings = Ein Batch braucht mindestens einen Satz Einstellungen.
error-settings-bad-row = Das ist keine Stellung eines Spiels mit diesen Einstellungen.
error-settings-other-table = Das Spiel und der Tisch haben verschiedene Einstellungen.
error-settings-twice = Gib { $one } oder { $other } an, nicht beides.
error-play-wrong-number = Es muss für jeden Tisch genau eine Entscheidung geben.
error-play-no-number = Entscheidungen für viele Tische müssen ganze Zahlen sein.
error-play-illegal-in-batch = Entscheidung Nummer { $action } ist an Tisch { $table } nicht erlaubt.
error-fast-no-cuda-package = Tische auf einer Grafikkarte brauchen das Paket numba-cuda: pip install 'foretell[gpu]'
error-fast-no-cuda-device = Hier wurde keine Grafikkarte gefunden, die CUDA unterstützt.

## Das faire Mischen

error-settings-bad-chance =
    { $setting ->
        [nonce] Eine Nonce hat 16 bis 64 Bytes.
       *[seed] Ein Startwert hat 64 Bytes.
    }
error-fairness-no-headers = Diese Aufzeichnung sagt nicht, wie ihre Karten gemischt wurden.
error-fairness-unknown-shuffle = Diese Aufzeichnung nennt ein Mischverfahren, das diese Version nicht kennt; sie kennt { $method }.
error-fairness-bad-header = Die Kopfzeile „{ $header }“ fehlt oder ist fehlerhaft.
error-fairness-no-seed = Der Startwert ist geheim, bis das Spiel zu Ende ist.
error-fairness-wrong-seed = Der Startwert ist nicht der, der vor dem Spiel angekündigt wurde.
error-fairness-wrong-nonce = Die Nonce von Platz { $seat } ist nicht die, die vor dem Spiel angekündigt wurde.
error-fairness-own-nonce = Die Zufallszahl aus deinem Browser wurde nicht verwendet.
error-fairness-wrong-deal = Die Karten von Runde { $round } passen nicht zu Startwert und Nonces.
error-fairness-wrong-scribe = Das Los für den Vertrauten fiel auf Platz { $seat }, aber die Aufzeichnung nennt einen anderen.

## Der Server: was gesendet wird

error-protocol-bad-frame = Das ist kein Befehl dieses Protokolls. { $where }
error-protocol-bad-request = Diese Anfrage ist unverständlich. { $where }
error-protocol-binary = Nachrichten sind Text, nicht binär.
error-protocol-too-large = Das ist zu groß; höchstens { $most } Bytes.
error-protocol-hello-first = Sende zuerst „hello“.
error-protocol-hello-twice = „hello“ wurde schon gesendet.
error-protocol-unsupported-version = Dieser Server spricht Version { $version } des Protokolls.
error-token-missing = Dafür ist ein Token nötig. Melde dich zuerst als Gast an.
error-token-invalid = Dieses Token stammt nicht von diesem Server.
error-token-expired = Dieses Token ist abgelaufen. Melde dich noch einmal als Gast an.
error-token-outdated = Dieses Token wurde durch ein neueres ersetzt.
error-limits-too-fast = Das war zu schnell. Warte bitte einen Moment.
error-limits-too-slow = Deine Verbindung war für die gesendeten Daten zu langsam.
error-server-store-unavailable = Im Moment kann nichts gespeichert werden. Versuch es gleich noch einmal.
error-server-closing = Der Server wird heruntergefahren. Verbinde dich gleich neu.
error-server-bad-setting = Eine Einstellung des Servers stimmt nicht: { $setting }
error-server-bad-file = Die Datei mit den Einstellungen lässt sich nicht lesen: { $file }: { $trouble }
error-server-needs-postgres = { $workers } Prozesse brauchen PostgreSQL; SQLite ist nur für einen.
error-server-no-address = Foretell kann { $address } nicht benutzen. Vielleicht läuft es dort schon.
error-packages-missing = Dafür braucht es das Paket { $package }: pip install 'foretell[{ $extra }]'
error-server-no-store = Der Speicher { $store } lässt sich nicht öffnen: { $trouble }
error-server-store-in-use = Der Speicher { $store } wird von einem anderen Server benutzt. Beende ihn oder wähle einen anderen Speicher.
error-server-newer-store = Der Speicher stammt von einer neueren Version von Foretell. Installiere sie oder wähle einen anderen Speicher.
error-passkeys-refused = Dieser Passkey wurde nicht angenommen.
error-passkeys-too-late = Das hat zu lange gedauert. Fang noch einmal an.

## Der Server: Namen und Gespräch

error-names-empty = Ein Name braucht mindestens einen Buchstaben.
error-names-too-long = Das ist zu lang; höchstens { $most } Zeichen.
error-names-bad-letters = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen.
error-names-confusable = An diesem Tisch hat schon jemand einen ganz ähnlichen Namen wie „{ $name }“.
error-chat-empty = Die Nachricht ist leer.
error-chat-too-long = Das ist zu lang; höchstens { $most } Zeichen auf einmal.

## Der Server: Tische

error-table-not-found = Diesen Tisch gibt es nicht.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-not-host = Das geht nur als Host.
error-table-not-seated = Du sitzt nicht an diesem Tisch.
error-table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-table-no-such-player = Der Host muss am Tisch sitzen.
error-table-seat-taken = Dieser Platz ist besetzt.
error-table-seat-empty = Es fehlt noch jemand: Ein Platz ist frei.
error-table-not-ready = { $name } ist noch nicht bereit.
error-table-already-started = Das Spiel hat schon begonnen.
error-table-not-playing = An diesem Tisch läuft kein Spiel.
error-table-not-over = Das Spiel ist noch nicht zu Ende.
error-table-nothing-to-show = Gerade ist keine Nonce zu zeigen.
error-table-wrong-nonce = Das ist nicht die Nonce, die angekündigt wurde.
error-table-other-turn = Das gehörte zu einem anderen Zug.
error-table-nothing-to-decide = Du hast nichts zu entscheiden.
error-table-paused = Das Spiel ist unterbrochen.
error-table-not-paused = Das Spiel ist nicht unterbrochen.
error-table-away = Ein Bot spielt für dich. Komm erst zurück.
error-table-not-away = Für dich spielt gerade kein Bot.
error-table-no-hints = An diesem Tisch gibt es keine Tipps.
error-table-rated-no-hints = In gewerteten Partien gibt es keine Tipps.
error-table-rated-length = Gewertet werden nur volle Spiele und Turniere.
error-table-rated-needs-people = Eine gewertete Partie braucht mindestens zwei Personen.
error-table-bad-option = Dieser Wert liegt außerhalb des Erlaubten: { $option }

## Der Server: das Archiv

error-archive-no-game = Dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende.
error-archive-no-step =
    { $decisions ->
        [one] Das Spiel hat nur { $decisions } Entscheidung.
       *[other] Das Spiel hat nur { $decisions } Entscheidungen.
    }
error-archive-no-seat = Das Spiel hat nur { $seats } Plätze.
error-archive-no-player = Diese Person ist hier nicht bekannt.
error-lessons-not-found = Diese Lektion gibt es nicht.

## Die Arena

error-arena-no-line-up = Eine Aufstellung ist eine Liste von Bots, einer für jeden Platz, nicht „{ $value }“.
error-arena-line-up =
    { $bots ->
        [one] 1 Bot für { $seats } Plätze; nenne einen für jeden.
       *[other] { $bots } Bots für { $seats } Plätze; nenne einen für jeden.
    }
error-arena-games = „{ $value }“ ist keine gültige Anzahl von Spielen.
error-arena-levels = Ein Turnier braucht mindestens zwei Stufen, jede nur einmal genannt.
error-arena-no-games = Kein Spiel wurde zu Ende gespielt.
error-arena-no-level = „{ $value }“ hat nicht gespielt; dabei waren: { $levels }.
error-arena-no-bot = „{ $value }“ ist kein Bot: { $trouble }
error-arena-bot-failed = Der Bot { $bot } auf Platz { $seat } ist gescheitert, in Runde { $round } der Verteilung { $deal }: { $trouble }
error-arena-worker-gone = Ein Prozess der Arena wurde unerwartet beendet: abgebrochen, oder der Speicher war voll. Mit --out lässt sich durch --resume weitermachen.
error-arena-other-set-up = Das ist das Protokoll eines anderen Wettkampfs oder einer anderen Version: { $file }
error-arena-broken-journal = Das ist kein vollständiges Protokoll eines Wettkampfs: { $file }
error-arena-in-use = Ein anderes Programm schreibt gerade dieses Protokoll: { $file }
error-arena-no-cluster = Unter { $address } ist kein Ray-Cluster zu erreichen.

## Aufzeichnungen

error-record-no-record = Eine Aufzeichnung beginnt mit „foretell 1“.
error-record-no-text = Eine Aufzeichnung ist Text in UTF-8; gib den Inhalt der Datei an, nicht ihren Namen.
error-bots-other-encoding = Dieses Netz liest die Kodierung { $version }, die diese Version nicht schreibt.
error-record-unsupported-version = Das ist eine Aufzeichnung der Version { $version }, die diese Version nicht kennt.
error-record-bad-json = Das ist kein wohlgeformtes JSON.
error-record-bad-value = Dieser Wert ist hier in einer Aufzeichnung nicht möglich: { $what }
error-record-twice = „{ $what }“ steht zweimal da.
error-record-missing-key = „{ $what }“ fehlt.
error-record-unknown-key = „{ $what }“ ist unbekannt.
error-record-unexpected-line = Hier sollte eine andere Zeile stehen: { $expected }
error-record-wrong-count = Hier sollten { $expected } stehen, nicht { $found }.
error-record-unknown-card = Eine Karte „{ $token }“ gibt es nicht.
error-record-unknown-decision = „{ $token }“ ist keine Entscheidung.
error-record-wrong-kind = „{ $token }“ gehört nicht in diese Zeile.
error-record-misplaced-dot = Ein Punkt steht nur dort, wo alle zugleich entscheiden, in der letzten Zeile einer Aufzeichnung.
error-record-not-seat-0 = Wo alle zugleich entscheiden, beginnt die Zeile mit Platz 0.
error-record-not-in-order = Wo alle zugleich entscheiden, folgen die Entscheidungen der Reihenfolge der Plätze.
error-record-too-many-rounds =
    { $rounds ->
        [one] Das Spiel hat nur { $rounds } Runde.
       *[other] Das Spiel hat nur { $rounds } Runden.
    }
error-record-round-not-over = Die Runde ist noch nicht zu Ende.
error-record-round-over = Die Runde ist schon zu Ende.
error-record-missing-totals = Die Runde ist zu Ende, aber ihre Summen fehlen.
error-record-wrong-totals = Das ist nicht die Summe nach der Runde.
