### Was der Tisch im Browser sagt, auf Deutsch.

## Das Haus

web-app-name = Foretell
web-app-title = Foretell: Wizard, das Kartenspiel
web-app-about = Spiel das Kartenspiel Wizard von Ken Fisher im Browser: mit Freunden, gegen Bots, nach den Regeln jedes Hefts.
web-title-home = Start
web-title-new = Neuer Tisch
web-title-tables = Tische
web-title-table = Tisch
web-title-rules = Regeln
web-title-learn = Lernen
web-title-lesson = Lektion
web-title-game = Spiel
web-title-replay = Wiederholung
web-title-nowhere = Hier ist nichts
web-nowhere = Unter dieser Adresse ist nichts.
web-to-home = Zurück zum Start
web-nav-label = Seiten
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-options = Optionen
web-close = Schließen
web-cancel = Abbrechen
web-offline = Du bist offline. Ein Tisch braucht eine Verbindung; die Seite macht von selbst weiter.
web-trouble = Etwas hat nicht geklappt: { $code }
web-guest-name = Gast
web-guest-named = Gast { $number }

## Start

web-home-title = Sag, wie viele Stiche du machst. Dann mach sie.
web-home-lead = Wizard von Ken Fisher, für drei bis sechs: mit Freunden, mit Bots, nach den Regeln jedes Hefts.
web-home-dealing = Die Karten werden gegeben…
web-play-now = Jetzt spielen
web-play-now-with =
    { $edition ->
        [standard] Du und { $bots } Bots: { $level }.
       *[other] Du und { $bots } Bots: { $level }. Ausgabe: { $edition-name }.
    }
web-continue = Dein Spiel fortsetzen
web-new-about = Ausgabe, Sonderkarten, Varianten, Bots, Uhren: alles deine Wahl.
web-join-title = An einen Tisch setzen
web-join-label = Link oder Tischname
web-join = Dazusetzen
web-join-bad = Das ist kein Link zu einem Tisch.
web-join-lobby = Öffentliche Tische
web-name-title = Dein Name
web-name-label = Name
web-name-keep = Speichern
web-watch = Zusehen

## Tische

web-tables-none = Gerade ist kein öffentlicher Tisch offen. Eröffne einen: Andere kommen über seinen Link oder finden ihn hier.
web-table-untitled = Ein Tisch
web-table-line = { $edition } · { $taken } von { $seats } Plätzen besetzt
web-table-gone = Diesen Tisch gibt es nicht mehr

## Ein neuer Tisch

web-new-title = Neuer Tisch
web-new-open = Tisch eröffnen
web-new-with-bots = Jetzt mit diesen Bots spielen
web-new-game = Das Spiel
web-new-specials = Sonderkarten
web-new-variants = Varianten und Hausregeln
web-new-bots = Bots
web-new-pace = Tempo der Bots
web-new-people = Menschen
web-new-name = Name des Tisches
web-new-clock = Uhr
web-new-spectators = Zuschauer
web-new-public = Diesen Tisch öffentlich zeigen
web-new-hints = Tipps erlauben
web-new-rated = Gewertet: ab zwei Menschen
web-preset-none = Keine
web-preset-first = Für den Anfang
web-preset-some = Vier davon
web-preset-all = Alle sieben
web-special-shapeshifter = Zauberer oder Narr? Das sagst du beim Spielen.
web-special-dragon = Gewinnt jeden Stich, sogar gegen Zauberer.
web-special-fairy = Die niedrigste Karte, und doch gewinnt sie gegen den Drachen.
web-special-bomb = Der Stich wird beiseitegelegt und zählt für niemanden.
web-special-werewolf = Wird gegen die aufgedeckte Karte getauscht; wer ihn hat, nennt den Trumpf oder keinen.
web-special-juggler = Eine 7½ in beliebiger Farbe. Nach seinem Stich gibt jeder eine Karte weiter.
web-special-cloud = Eine 9¾ in beliebiger Farbe. Wer sie gewinnt, ändert seine Vorhersage um eins.
web-level-jester = Narr
    .about = spielt irgendetwas
web-level-scribe = Schreiber
    .about = folgt Faustregeln
web-level-apprentice = Lehrling
    .about = spielt auf die Vorhersage hin
web-level-journeyman = Geselle
    .about = denkt voraus
web-level-sage = Weiser
    .about = lernte im Spiel gegen sich selbst
web-level-archmage = Erzmagier
    .about = der stärkste; nimmt sich Zeit
web-pace-300 = Sehr schnell
web-pace-500 = Schnell
web-pace-1200 = Ruhig
web-pace-2500 = Langsam
web-clock-none = Keine Uhr
web-clock-quick = je 15 s, 1 min Reserve
web-clock-calm = je 45 s, 3 min Reserve
web-clock-days = Ein Tag für jede Entscheidung
web-spectators-none = Niemand darf zusehen
web-spectators-public = Dürfen zusehen, ohne Handkarten
web-spectators-hands-later = Dürfen zusehen und sehen nach jeder Runde die Handkarten

## Vor dem Spiel

web-room-title = Der Tisch ist bereit
web-room-host = Gastgeber
web-room-bot = Bot
web-room-ready = bereit
web-room-sit = Hier sitzen
web-room-bot-add = Bot dazusetzen
web-room-level = Bots spielen als
web-room-remove = Entfernen
web-room-share = Per Link einladen
web-room-copied = Link kopiert
web-room-be-ready = Ich bin bereit
web-room-not-ready = Noch nicht bereit
web-room-start = Los
web-room-leave = Aufstehen
web-showing = Es wird gemischt: Alle zeigen, was sie zum Zufall beigetragen haben…
web-no-look = Hier läuft ein Spiel, dem niemand zusehen darf.
web-share-title = Eine Partie Wizard

## Plätze

web-seat-free = Freier Platz
web-seat-away = weg
web-seat-predicted = hat vorhergesagt
web-seat-thinks = überlegt…
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Kartengeber
web-dealer-mark = G
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-coins = { $won } gewonnen, { $prediction } vorhergesagt
web-coins-unknown = { $won } gewonnen
web-away-now = Ein Bot spielt für dich. Komm über das Menü zurück, wann du willst.

## Der Tisch

web-round-of = Runde { $round } von { $rounds }
web-hand-label = Deine Hand
web-hand-hidden =
    { $count ->
        [one] Deine Karte, die nur die anderen sehen
       *[other] Deine { $count } Karten, die nur die anderen sehen
    }
web-mine-label = Dein Platz
web-side-label = Block der Wahrheit und Gespräch
web-log-label = Was geschieht
web-watching = Du siehst zu.
web-card-barred = kann jetzt nicht gespielt werden
web-card-preselected = für deinen Zug gewählt
web-trick-label = Der Stich
web-trick-best = bisher am höchsten
web-turned = Aufgedeckte Karte
web-trump = Trumpf:
web-trump-open = offen
web-no-trump = kein Trumpf
web-sums-tricks = Stiche
web-sums-predicted = vorher­gesagt
web-sums-even = geht auf
web-sums-over = { $number } zu viel
web-sums-under = { $number } zu wenig
web-readout = Die Vorhersagen
web-readout-sum =
    { $tricks ->
        [one] zusammen { $sum }, bei 1 Stich
       *[other] zusammen { $sum }, bei { $tricks } Stichen
    }
web-why-rule = Die Regel
web-hint = Tipp
web-clock-left = Restzeit
web-turn-yours = Du bist dran.

## Eine Zeile, die sagt, was los ist

web-prompt-moment = Einen Moment …
web-prompt-chosen = In deinem Zug spielst du { $card }. Wähl noch einmal, um es zurückzunehmen.
web-prompt-paused = Das Spiel macht Pause.
web-prompt-over = Das Spiel ist aus.
web-prompt-decide = Du bist dran.
web-prompt-lead = Du bist dran: Spiel eine beliebige Karte aus.
web-prompt-follow = Du bist dran: { $colour } bedienen.
web-prompt-any = Du bist dran: Jede helle Karte ist erlaubt.
web-prompt-pass = Wähl eine Karte für den linken Nachbarn.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } sagt vorher.
               *[other] { $players } sagen vorher.
            }
        [pass_card]
            { $count ->
                [one] { $players } sucht eine Karte zum Weitergeben aus.
               *[other] { $players } suchen eine Karte zum Weitergeben aus.
            }
        [choose_trump] { $players } wählt den Trumpf.
        [swap_werewolf] { $players } tauscht den Werwolf.
        [adjust_prediction] { $players } ändert die Vorhersage.
       *[other] { $players } spielt.
    }
web-preselected-not-legal = Die gewählte Karte kann jetzt nicht gespielt werden.

## Entscheidungen

web-decide-predict =
    { $tricks ->
        [one] Machst du den Stich?
       *[other] Wie viele der { $tricks } Stiche machst du?
    }
web-decide-choose-trump = Du hast gegeben: Nenne die Trumpffarbe
web-decide-swap-werewolf = Für deinen Werwolf bekommst du { $card }. Nenne den Trumpf oder keinen
web-decide-adjust-prediction = Die Wolke gehört dir: Ändere deine Vorhersage
web-decide-announce = Du spielst { $card } als …
web-predict-first = Du sagst als Erstes vorher.
web-predict-written = Alle schreiben gleichzeitig.
web-predict-sum =
    { $tricks ->
        [one] Bisher vorhergesagt: { $sum }, bei 1 Stich.
       *[other] Bisher vorhergesagt: { $sum }, bei { $tricks } Stichen.
    }
web-adjust =
    { $change ->
        [up] Einer mehr: { $prediction }
       *[down] Einer weniger: { $prediction }
    }

## Der Block der Wahrheit

web-block-title = Block der Wahrheit
web-block-round = Runde
web-block-predicted = vorhergesagt
web-block-cell = { $predicted } vorhergesagt, { $won } gewonnen: { $points }
web-block-now-cell = wenn die Runde jetzt endete
web-block-now = Letzte Zeile: wenn die Runde jetzt endete.
web-block-rounds =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
web-result-title = Runde { $round }
web-result-mine = { $won } von { $predicted }. { $points } Punkte.

## Letzter Stich

web-last-title = Letzter Stich
web-last-won = { $player } hat ihn gewonnen.
web-last-bombed = Die Bombe: Er zählt für niemanden.

## Gespräch

web-talk-title = Gespräch
web-talk-label = Sag etwas
web-talk-send = Senden
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-mute = Stummschalten
web-talk-hear = { $player } wieder hören
web-talk-unread = Gespräch, { $count } neu
web-reaction-well-played = Gut gespielt!
web-reaction-thanks = Danke!
web-reaction-oops = Hoppla.
web-reaction-wow = Wow!
web-reaction-hurry = Bist du dran?
web-reaction-laugh = Haha!
web-reaction-good-game = Schönes Spiel!
web-reaction-sorry = Entschuldigung.

## Menü und Optionen

web-menu-title = Menü
web-menu-pause = Pause
web-menu-resume = Weiter
web-menu-away = Einen Bot für mich spielen lassen
web-menu-back = Ich bin wieder da
web-menu-end =
    { $votes ->
        [0] Vorschlagen, das Spiel zu beenden
       *[other] Vorschlagen, das Spiel zu beenden ({ $votes } dafür)
    }
web-menu-home = Zum Start
web-menu-rules = Regeln dieses Tisches
web-menu-keys = Tasten
web-menu-shuffle = Das Mischen stand vor dem Spiel fest: { $commitment }…
web-option-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-option-sound = Töne
web-option-still = Ohne Bewegung
web-option-one-tap = Karten mit einem Tippen spielen
web-option-language = Sprache
web-language-auto = wie der Browser

## Tasten

web-keys-title = Tasten
web-key-cards = eine Karte deiner Hand wählen
web-key-play = die Karte spielen
web-key-predict = so viele Stiche vorhersagen
web-key-colour = eine Farbe nennen
web-key-identity = Zauberer oder Narr
web-key-adjust = ein Stich mehr oder weniger
web-key-last = letzter Stich
web-key-block = Block der Wahrheit
web-key-talk = Gespräch
web-key-hint = Tipp, wo der Tisch es erlaubt
web-key-help = diese Tasten
web-key-close = schließen oder noch einmal überlegen

## Die Leitung zum Server

web-line-opening = Auf dem Weg zum Tisch…
web-line-lost = Die Verbindung ist weg. Neuer Versuch…
web-line-back = Wieder verbunden.

## Das Ende

web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] Du gewinnst!
               *[other] Ihr gewinnt gemeinsam: { $winners }
            }
       *[no]
            { $count ->
                [one] { $winners } gewinnt
               *[other] { $winners } gewinnen gemeinsam
            }
    }
web-you = du
web-end-early = Das Spiel wurde vorzeitig beendet
web-end-rematch = Noch einmal
web-end-replay = Wiederholung
web-end-download = Aufzeichnung herunterladen
web-end-share = Teilen
web-chart-points = Punkte über die Runden
web-chart-hits = Getroffene Vorhersagen
web-hit = Runde { $round }: getroffen
web-miss = Runde { $round }: verfehlt
web-verify-going = Das Mischen wird geprüft…
web-verify-fair =
    { $ours ->
        [yes] Mischen geprüft: Alle { $rounds } Verteilungen folgen aus dem, was vor dem Spiel feststand, und aus deinem Beitrag zum Zufall.
       *[no] Mischen geprüft: Alle { $rounds } Verteilungen folgen aus dem, was vor dem Spiel feststand.
    }
web-verify-insecure = Dieser Browser prüft das Mischen nur über eine sichere Verbindung; die Aufzeichnung lässt sich mit „foretell verify“ prüfen.
web-verify-headers = Die Aufzeichnung verrät nicht, wie gemischt wurde.
web-verify-seed = Der Startwert ist nicht der, der vor dem Spiel angekündigt wurde.
web-verify-nonce = Der Beitrag eines Spielers ist nicht der, der angekündigt wurde.
web-verify-ours = Dein Beitrag zum Zufall wurde weggelassen.
web-verify-deal = Die Verteilungen folgen nicht aus dem angekündigten Mischen.

## Wiederholung

web-replay-first = Erster Schritt
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Letzter Schritt
web-replay-slide = Schritt
web-replay-step = Schritt { $step } von { $last }
web-replay-round = Runde
web-replay-trick = Stich
web-replay-eyes = Gesehen von
web-replay-all = alle Karten offen
web-replay-link = Link zu diesem Moment
web-replay-result = Das Ergebnis
web-replay-did = { $player }, { $decision }

## Regeln

web-rules-variant = Variante
web-rules-no-variant = keine
web-rules-differs-note = Regeln mit Stern weichen vom Standardspiel ab.

## Lernen

web-learn-lead = Sechs kurze Lektionen mit echten Karten, etwa fünf Minuten. Jede Sonderkarte hat eine eigene.
web-learn-done = geschafft
web-learn-begin = Anfangen
web-learn-continue = Fortsetzen
web-learn-next = Nächste: { $title }
web-learn-on = Weiter
web-learn-all = Alle Lektionen
web-learn-finished = Jetzt weißt du, wie es geht. Zeit für ein Spiel!
