### Was der Tisch im Browser sagt, auf Deutsch.

## Das Haus

web-app-name = Foretell
web-app-title = Foretell: Wizard, das Kartenspiel
web-app-about = Spiel Ken Fishers Kartenspiel Wizard im Browser: mit Freunden oder gegen Bots, nach den Regeln jeder Ausgabe.
web-title-home = Start
web-title-new = Neuer Tisch
web-title-tables = Tische
web-title-table = Tisch
web-title-rules = Regeln
web-title-learn = Lernen
web-title-lesson = Lektion
web-title-game = Spiel
web-title-replay = Wiederholung
web-title-nowhere = Seite nicht gefunden
web-nowhere = Unter dieser Adresse gibt es keine Seite.
web-to-home = Zurück zur Startseite
web-nav-label = Seiten
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-options = Optionen
web-close = Schließen
web-cancel = Abbrechen
web-offline = Du bist offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.
web-trouble = Etwas hat nicht geklappt: { $code }
web-guest-name = Gast
web-guest-named = Gast { $number }

## Start

web-home-title = Sag, wie viele Stiche du machst. Dann mach sie.
web-home-lead = Wizard von Ken Fisher, für drei bis sechs Spieler: mit Freunden oder Bots, nach den Regeln deiner Ausgabe.
web-home-dealing = Die Karten werden gegeben…
web-play-now = Jetzt spielen
web-play-now-with =
    { $bots ->
        [one] Du und ein Bot ({ $level })
       *[other] Du und { $bots } Bots ({ $level })
    }{ $edition ->
        [standard] { "" }
       *[other] { " · " }{ $edition-name }
    }
web-continue = Dein Spiel fortsetzen
web-new-about = Ausgabe, Sonderkarten, Varianten, Bots, Bedenkzeit: Du entscheidest.
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
web-new-invite = Freunde einladen
web-new-players = Spieler
web-new-who = Wer spielt mit
web-new-friend = Per Link
web-new-more = Weitere Varianten und Hausregeln
web-new-booklet = im Heft
web-new-length = Länge
web-length-short = Kurz
web-length-tournament = Turnier
web-length-full = Voll
web-length-custom = Eigene
web-length-sizes = Karten in jeder Runde
web-scribe-lot = Das Los entscheidet
web-scribe-about = Der Vertraute gibt zuerst. Das Los wird beim Start gezogen, und danach könnt ihr es nachprüfen.
web-new-specials = Sonderkarten
web-new-variants = Varianten
web-new-pace = Tempo der Bots
web-new-people = Der Tisch
web-new-name = Name des Tisches
web-new-clock = Bedenkzeit
web-new-spectators = Zuschauer
web-new-public = Diesen Tisch öffentlich zeigen
web-new-hints = Tipps erlauben
web-new-rated = Gewertete Partie (ab zwei Personen)
web-preset-none = Keine
web-preset-first = Für den Anfang
web-preset-some = Vier Karten
web-preset-all = Alle sieben
web-special-shapeshifter = Zauberer oder Narr? Das sagst du beim Spielen.
web-special-dragon = Gewinnt jeden Stich, sogar gegen Zauberer.
web-special-fairy = Die niedrigste Karte, und doch gewinnt sie gegen den Drachen.
web-special-bomb = Der Stich wird beiseitegelegt und zählt für niemanden.
web-special-werewolf = Wird gegen die aufgedeckte Karte getauscht; wer ihn hat, bestimmt die Trumpffarbe oder sagt „kein Trumpf“.
web-special-juggler = Eine 7½ in beliebiger Farbe. Nach dem Stich geben alle eine Karte nach links weiter.
web-special-cloud = Eine 9¾ in beliebiger Farbe. Wer sie gewinnt, muss die eigene Vorhersage um eins ändern.
web-level-jester = Narr
    .about = spielt auf gut Glück
web-level-scribe = Vertrauter
    .about = folgt Faustregeln
web-level-apprentice = Lehrling
    .about = spielt auf seine Vorhersage hin
web-level-journeyman = Geselle
    .about = denkt voraus
web-level-sage = Weiser
    .about = hat im Spiel gegen sich selbst gelernt
web-level-archmage = Erzmagier
    .about = der stärkste; nimmt sich Zeit
web-pace-300 = Sehr schnell
web-pace-500 = Schnell
web-pace-1200 = Ruhig
web-pace-2500 = Langsam
web-clock-none = Unbegrenzt
web-clock-quick = 15 s pro Zug, dazu 1 min Reserve
web-clock-calm = 45 s pro Zug, dazu 3 min Reserve
web-clock-days = Ein Tag pro Zug
web-spectators-none = Niemand darf zusehen
web-spectators-public = Zusehen erlaubt, ohne Handkarten
web-spectators-hands-later = Zusehen erlaubt, Handkarten erst nach jeder Runde

## Vor dem Spiel

web-room-title = Der Tisch ist bereit
web-room-host = Host
web-room-bot = Bot
web-room-ready = bereit
web-room-sit = Hier sitzen
web-room-bot-add = Bot dazusetzen
web-room-level = Stufe der Bots
web-room-remove = Entfernen
web-room-share = Per Link einladen
web-room-copied = Link kopiert
web-room-be-ready = Ich bin bereit
web-room-not-ready = Noch nicht bereit
web-room-start = Spiel starten
web-room-leave = Platz verlassen
web-scribe-line =
    { $how ->
        [open] Vertrauter: wird beim Start ausgelost
        [drawn] Vertrauter: { $player }, durch das Los
       *[chosen] Vertrauter: { $player }
    }
web-showing = Es wird gemischt: Die Zufallszahlen aller Spieler werden aufgedeckt…
web-scribe-drawn =
    { $mine ->
        [yes] Das Los fiel auf dich: Du führst den Block der Wahrheit und gibst zuerst.
       *[no] Das Los hat entschieden: { $player } führt den Block der Wahrheit und gibt zuerst.
    }
web-no-look = Hier läuft ein Spiel, dem niemand zusehen darf.
web-share-title = Eine Partie Wizard

## Plätze

web-seat-free = Freier Platz
web-seat-number = Platz { $seat }
web-seat-away = abwesend
web-seat-predicted = Vorhersage steht
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
web-coins = Gewonnen: { $won }, vorhergesagt: { $prediction }
web-coins-unknown = Gewonnen: { $won }
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
web-side-label = Block der Wahrheit und Chat
web-log-label = Spielverlauf
web-watching = Du siehst zu.
web-card-barred = kann jetzt nicht gespielt werden
web-card-preselected = für deinen Zug gewählt
web-trick-label = Der Stich
web-trick-best = liegt vorn
web-turned = Aufgedeckte Karte
web-trump = Trumpf:
web-trump-open = noch nicht gewählt
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
web-why-rule = Zur Regel
web-hint = Tipp
web-clock-left = Restzeit
web-turn-yours = Du bist dran.

## Eine Zeile, die sagt, was los ist

web-prompt-moment = Einen Moment…
web-prompt-chosen = Du spielst { $card }, sobald du dran bist. Zum Aufheben noch einmal wählen.
web-prompt-paused = Das Spiel ist unterbrochen.
web-prompt-over = Das Spiel ist zu Ende.
web-prompt-decide = Du bist dran.
web-prompt-lead = Du bist dran: Spiel eine beliebige Karte aus.
web-prompt-follow = Du bist dran: { $colour } bedienen.
web-prompt-any = Du bist dran: Spiel eine der hervorgehobenen Karten.
web-prompt-pass = Wähl eine Karte zum Weitergeben nach links.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } überlegt sich eine Vorhersage.
               *[other] { $players } überlegen sich ihre Vorhersage.
            }
        [pass_card]
            { $count ->
                [one] { $players } sucht eine Karte zum Weitergeben aus.
               *[other] { $players } suchen eine Karte zum Weitergeben aus.
            }
        [choose_trump] { $players } wählt die Trumpffarbe.
        [swap_werewolf] { $players } tauscht den Werwolf.
        [adjust_prediction] { $players } ändert die Vorhersage.
       *[other] { $players } ist dran.
    }
web-preselected-not-legal = Die gewählte Karte kann jetzt nicht gespielt werden.

## Entscheidungen

web-decide-predict =
    { $tricks ->
        [one] Machst du den Stich?
       *[other] Wie viele der { $tricks } Stiche machst du?
    }
web-decide-choose-trump = Du hast gegeben: Nenne die Trumpffarbe
web-decide-swap-werewolf = Für den Werwolf bekommst du { $card }: Bestimme die Trumpffarbe oder „kein Trumpf“
web-decide-adjust-prediction = Die Wolke gehört dir: Ändere deine Vorhersage um eins
web-decide-announce = Du spielst { $card } als…
web-predict-first = Du machst die erste Vorhersage.
web-predict-written = Alle schreiben gleichzeitig ihre Vorhersage auf.
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
web-block-cell = vorhergesagt { $predicted }, gewonnen { $won }: { $points }
web-block-now-cell = wenn die Runde jetzt endete
web-block-now = Letzte Zeile: wenn die Runde jetzt endete.
web-block-rounds =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
web-result-title = Runde { $round }
web-result-mine = Vorhergesagt { $predicted }, gewonnen { $won }: { $points } Punkte.

## Letzter Stich

web-last-title = Letzter Stich
web-last-won = Der Stich geht an { $player }.
web-last-bombed = Gesprengt: Der Stich zählt für niemanden.

## Gespräch

web-talk-title = Chat
web-talk-label = Schreib etwas
web-talk-send = Senden
web-talk-empty = Noch keine Nachrichten.
web-talk-mute = Stummschalten
web-talk-hear = { $player } nicht mehr stummschalten
web-talk-unread = Chat, neu: { $count }
web-reaction-well-played = Gut gespielt!
web-reaction-thanks = Danke!
web-reaction-oops = Hoppla.
web-reaction-wow = Wow!
web-reaction-hurry = Du bist dran!
web-reaction-laugh = Haha!
web-reaction-good-game = Schönes Spiel!
web-reaction-sorry = Sorry.

## Menü und Optionen

web-menu-title = Menü
web-menu-pause = Pause
web-menu-resume = Weiter
web-menu-away = Einen Bot für mich spielen lassen
web-menu-back = Ich bin wieder da
web-menu-end =
    { $votes ->
        [0] Für ein vorzeitiges Ende stimmen
       *[other] Für ein vorzeitiges Ende stimmen (bisher { $votes })
    }
web-menu-home = Zur Startseite
web-menu-rules = Regeln dieses Tisches
web-menu-keys = Tastenkürzel
web-menu-shuffle = Prüfsumme des Mischens, vor dem Spiel festgelegt: { $commitment }…
web-option-theme = Darstellung
web-theme-auto = automatisch
web-theme-light = hell
web-theme-dark = dunkel
web-option-sound = Töne
web-option-still = Weniger Animationen
web-option-one-tap = Karten sofort beim Antippen spielen
web-option-language = Sprache
web-language-auto = wie im Browser

## Tasten

web-keys-title = Tastenkürzel
web-key-cards = eine Handkarte wählen
web-key-play = die Karte spielen
web-key-predict = so viele Stiche vorhersagen
web-key-colour = eine Farbe nennen
web-key-identity = Zauberer oder Narr
web-key-adjust = einen Stich mehr oder weniger vorhersagen
web-key-last = letzter Stich
web-key-block = Block der Wahrheit
web-key-talk = Chat
web-key-hint = Tipp, wo der Tisch es erlaubt
web-key-help = diese Übersicht
web-key-close = schließen oder abbrechen

## Die Leitung zum Server

web-line-opening = Verbindung zum Tisch…
web-line-lost = Verbindung verloren. Neuer Versuch…
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
web-end-rematch = Noch eine Partie
web-end-replay = Wiederholung
web-end-download = Aufzeichnung herunterladen
web-end-share = Teilen
web-chart-points = Punkte nach Runden
web-chart-hits = Getroffene Vorhersagen
web-hit = Runde { $round }: getroffen
web-miss = Runde { $round }: verfehlt
web-verify-going = Das Mischen wird geprüft…
web-verify-fair =
    { $rounds ->
        [one] Mischen geprüft: Die Karten der Runde passen zum Startwert, der vor dem Spiel feststand
       *[other] Mischen geprüft: Die Karten aller { $rounds } Runden passen zum Startwert, der vor dem Spiel feststand
    }{ $ours ->
        [yes] , und zur Zufallszahl aus deinem Browser.
       *[no] .
    }
web-verify-insecure = Dein Browser kann das Mischen nur über eine sichere Verbindung prüfen. Die Aufzeichnung lässt sich auch mit „foretell verify“ prüfen.
web-verify-headers = Die Aufzeichnung sagt nicht, wie gemischt wurde.
web-verify-seed = Der Startwert ist nicht der, der vor dem Spiel angekündigt wurde.
web-verify-nonce = Die Zufallszahl eines Spielers ist nicht die angekündigte.
web-verify-ours = Die Zufallszahl aus deinem Browser wurde nicht verwendet.
web-verify-deal = Die ausgeteilten Karten passen nicht zum angekündigten Mischen.
web-verify-scribe = Der Vertraute ist nicht der, den das Los bestimmt hat.

## Wiederholung

web-replay-first = Erster Schritt
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Letzter Schritt
web-replay-slide = Schritt
web-replay-step = Schritt { $step } von { $last }
web-replay-round = Runde
web-replay-trick = Stich
web-replay-eyes = Sicht von
web-replay-all = alle Karten
web-replay-link = Link zu diesem Moment
web-replay-result = Das Ergebnis
web-replay-did = { $player }, { $decision }

## Lernen

web-learn-lead = Sechs kurze Lektionen mit echten Karten, zusammen etwa fünf Minuten. Jede Sonderkarte hat eine eigene.
web-learn-done = geschafft
web-learn-begin = Anfangen
web-learn-continue = Fortsetzen
web-learn-next = Nächste: { $title }
web-learn-on = Weiter
web-learn-all = Alle Lektionen
web-learn-finished = Jetzt kennst du die Regeln. Zeit für ein Spiel!

## Das Regelbuch

web-rules-contents = Inhalt
web-rules-search = In den Regeln suchen
web-rules-found =
    { $number ->
        [0] Keine Regel gefunden. Regeln zu Sonderkarten und Varianten erscheinen, sobald du sie auswählst.
        [one] { $number } Regel gefunden
       *[other] { $number } Regeln gefunden
    }
web-rules-before = Voriges Kapitel
web-rules-after = Nächstes Kapitel
web-rules-game = Spieler, Varianten, Sonderkarten
web-rules-players =
    { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }
web-rules-variants = Varianten dieser Ausgabe
web-rules-more = Weitere Varianten und Hausregeln
web-rules-further = Varianten, die diese Ausgabe nicht hat
web-rules-differs = Anders als im Standardspiel
web-rules-only =
    { $edition ->
        [standard] Nur was in den Anleitungen steht
       *[other] Nur was in diesem Regelheft steht
    }
