### Was nur das Terminal sagt, auf Deutsch. Beispiele (`.examples`) sind Befehle und stehen nur im Englischen.

## Das Programm

cli-version = foretell { $version }
cli-about =
    Foretell: das Kartenspiel Wizard von Ken Fisher, nach den Regeln jeder Ausgabe.
    
    Aufruf: foretell BEFEHL [Optionen]
cli-commands = Befehle:
cli-more =
    `foretell` allein startet den Server und öffnet ihn im Browser.
    `foretell BEFEHL --help` erklärt einen Befehl und gibt Beispiele.
    `foretell --version` nennt die Version.
cli-usage = { "Aufruf: " }
cli-examples = Beispiele:
cli-group-files = Dateien
cli-group-settings = Das Spiel
cli-group-options = Optionen

## Argumente, die nicht passen

cli-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Befehle: { $commands }.
cli-unknown-argument = Unbekanntes Argument „{ $argument }“; siehe --help.
cli-unknown-language = --language: „{ $language }“ gibt es nicht. Sprachen: { $languages }.
cli-bad-option = { $option }: Hier fehlt ein Wert, oder es ist keiner erlaubt; siehe --help.
cli-not-one-of = „{ $value }“ ist nicht möglich, nur: { $names }.
cli-no-number = „{ $value }“ ist keine ganze Zahl.
cli-no-speed = „{ $value }“ ist kein Tempo: 1 ist normal, 2 doppelt so schnell, 0 ohne Pausen.
cli-too-small = { $value } ist zu klein; das Minimum ist { $least }.
cli-bots-per-seat = { $levels } Bots für { $seats } Plätze; nenne einen für alle oder einen für jeden Platz.
cli-language-kept = Gespeichert. Du kannst das jederzeit ändern.
cli-language-how = `foretell language NAME` ändert sie dauerhaft, --language für einen Befehl.
cli-no-file = Nenne mindestens eine Datei.
cli-one-file = Nenne eine Datei.

## Befehle

command-serve = Den Server starten, für Freunde im selben Raum oder anderswo
    .usage = foretell serve [Optionen]
    .about = Startet einen Server, an dessen Tischen Menschen und Bots spielen. Standardmäßig liegt alles auf diesem Rechner, in einer Datei. Jede Option und viele weitere lassen sich in einer Datei oder in der Umgebung setzen: FORETELL_PORT=8000 ist --port 8000. Wie man einen Server für andere betreibt, steht in docs/hosting.md.
command-demo = Bots beim Spielen zusehen
    .usage = foretell demo [Optionen]
    .about = Zeigt ein Spiel von Bots vom ersten Geben bis zum Sieg, mit offenen Karten.
command-simulate = Bots viele Spiele spielen lassen und aufzeichnen
    .usage = foretell simulate [Optionen]
    .about = Lässt Bots gegeneinander spielen und fasst zusammen, wie sie abgeschnitten haben; mit --out wird jedes Spiel aufgezeichnet.
command-arena = Herausfinden, wie stark Bots sind
    .usage = foretell arena match|tournament|ladder [Optionen]
    .about = Lässt Bots dieselben Karten auf jedem Platz spielen und sagt, wie stark sie sind, mit Konfidenzintervallen. Ein Wettkampf (match) ist eine Aufstellung; ein Turnier (tournament) lässt alle Stufen gegeneinander antreten und bewertet sie; die Leiter (ladder) spielt jede Stufe gegen jede andere und schreibt eine Seite darüber. Strg-C hält an, sobald die laufenden Spiele zu Ende sind, und --resume macht weiter.
command-replay = Ein aufgezeichnetes Spiel zeigen, Schritt für Schritt
    .usage = foretell replay DATEI [Optionen]
    .about = Zeigt ein aufgezeichnetes Spiel: was geschah und den Tisch nach jeder Entscheidung, den Block der Wahrheit nach jeder Runde.
command-check = Prüfen, ob Aufzeichnungen bis zur letzten Karte stimmen
    .usage = foretell check DATEI… [Optionen]
    .about = Spielt Aufzeichnungen nach und sagt zu jeder, ob sie die Regeln einhält, oder wo sie gegen welche verstößt.
command-verify = Prüfen, ob wie versprochen gemischt wurde
    .usage = foretell verify DATEI… [Optionen]
    .about = Rechnet jede Verteilung einer Aufzeichnung aus Startwert und Nonces nach und sagt, ob es die Karten sind, die ausgeteilt wurden. Auch gegen die Regeln wird die Aufzeichnung geprüft.
command-rules = Die geltenden Regeln lesen
    .usage = foretell rules [Optionen]
    .about = Zeigt die Regeln, die mit diesen Einstellungen gelten, jede mit ihrer Nummer, mit Beispielen und einer Anmerkung, wo eine Ausgabe vom Standardspiel abweicht.
command-language = Die Sprache aller Texte wählen
    .usage = foretell language [NAME]
    .about = Listet die Sprachen auf. Mit dem Namen einer Sprache erscheint von nun an alles in ihr, mit „auto“ in der des Systems. --language gilt für einen Befehl, die Variable FORETELL_LANGUAGE für eine Sitzung.
command-editions = Die Ausgaben und ihre Varianten auflisten
    .usage = foretell editions
    .about = Listet die Ausgaben auf: die Regelhefte, nach denen man spielen kann, was auf ihren Schachteln steht, welche Varianten sie bieten und wo sie vom Standardspiel abweichen.

## Optionen

option-edition = das Regelheft; `foretell editions` listet sie auf (standard)
    .value = NAME
option-seats = Anzahl der Spieler, 3 bis 6 (4)
    .value = N
option-scribe = Platz des Vertrauten, der zuerst gibt; Plätze zählen ab 0 (0)
    .value = PLATZ
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour oder maximus; darf mehrmals stehen
    .value = NAME
option-specials = Sonderkarten: all, first, some, none oder Namen wie dragon fairy (none)
    .value = NAME
option-length = full, tournament, short oder Karten je Runde wie 3,5,7 (full)
    .value = LÄNGE
option-switch = jeder andere Schalter, etwa predict-from=scribe oder turned-wizard-no-trump=yes; darf mehrmals stehen
    .value = NAME=WERT
option-bots = Stufe der Bots, etwa scribe: eine für alle oder eine je Platz, mit Kommas dazwischen (jester)
    .value = STUFEN
option-games = wie viele Spiele (100; in der Arena 1000, auf der Leiter für jeden Wettkampf)
    .value = N
option-seed = Startwert des Zufalls; derselbe Startwert gibt dieselben Spiele
    .value = N
option-out = Ordner für die Ergebnisse: Aufzeichnungen, eine Datei je Spiel, oder Protokolle und Berichte der Arena; ohne ihn gibt es nur eine Zusammenfassung
    .value = ORDNER
option-json = JSON statt Text: die Aufzeichnungen (simulate), der Bericht (arena; gezeigt oder in den Ordner geschrieben), das Regelbuch (rules)
option-force = vorhandene Aufzeichnungen überschreiben
option-line-up = Bots je Platz mit Kommas dazwischen, oder einer für alle; eine Stufe, oder modul:name für einen eigenen
    .value = BOTS
option-levels = Stufen, die teilnehmen, die schwächste zuerst, mit Kommas dazwischen (alle)
    .value = STUFEN
option-processes = wie viele Prozesse zugleich spielen (einer je Kern)
    .value = N
option-engine = wo gespielt wird: local, oder ray für einen Ray-Cluster (local)
    .value = NAME
option-resume = mit den Protokollen im Ordner weitermachen
option-parquet = jedes Spiel in games.parquet im Ordner schreiben
option-html = den Bericht als Seite, report.html, in den Ordner schreiben
option-control = auch das Kartenglück aus den Punkten herausrechnen und zeigen, wie viel das hilft
option-date = Datum, das die Seite der Leiter nennt (heute)
    .value = DATUM
option-page = wohin die Leiter ihre Seite schreibt (docs/strength.md)
    .value = DATEI
option-step = nach jeder Entscheidung auf die Eingabetaste warten; q beendet
option-seat = nur zeigen, was dieser Platz sehen konnte; Plätze zählen ab 0
    .value = PLATZ
option-speed = wie schnell: 1 ist normal, 2 doppelt so schnell, 0 ohne Pausen (1)
    .value = X
option-quiet = nur Fehler melden
option-commitment = was der Server vor dem Spiel angekündigt hat (SHA-256 des Startwerts), wie du es notiert hast
    .value = HASH
option-nonce = die Nonce, die du beigetragen hast, oder ihr SHA-256
    .value = HEX
option-host = Adresse des Servers; 0.0.0.0 ist für alle, die diesen Rechner erreichen (127.0.0.1)
    .value = ADRESSE
option-port = Port des Servers (8700)
    .value = N
option-workers = Anzahl der Serverprozesse; mehr als einer braucht PostgreSQL (1)
    .value = N
option-store = wo Spiele liegen: sqlite:///DATEI oder postgresql://… (eine Datei in deinem Datenordner)
    .value = SPEICHER
option-config = Datei mit Einstellungen des Servers, in TOML
    .value = DATEI
option-open = die Seite des Servers im Browser öffnen
option-rule = nur diese Regel zeigen, etwa PLAY-3; darf mehrmals stehen
    .value = NUMMER
option-language = Sprache aller Texte: en, de, fr, it, cs, sk, pl oder hu; kurz --lang
    .value = NAME
option-files = Aufzeichnungen, als Text oder JSON
    .value = DATEI
option-help = diese Hilfe zeigen und beenden
argument-name = Sprache, die gespeichert wird, etwa cs, oder auto
    .value = NAME

## Dateien

file-not-found = diese Datei oder diesen Ordner gibt es nicht.
file-forbidden = Zugriff verweigert.
file-is-folder = das ist ein Ordner.
file-no-folder = das ist kein Ordner.
file-not-text = das ist kein Text in UTF-8.
file-trouble = { $trouble }.

## Einstellungen eines Spiels, in einer Überschrift

settings-seats = { $seats } Spieler
settings-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
settings-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## foretell editions

editions-offers = bietet
editions-differs = weicht ab
editions-more = Was eine Ausgabe bietet, ist nur ein Vorschlag; mit --variant und --specials geht jede Kombination, die die Regeln erlauben. `foretell rules --edition NAME` zeigt die Regeln einer Ausgabe.

## foretell rules

rules-marked = Ein Stern (*) markiert, was vom Standardspiel abweicht.
rules-differs = Abweichungen vom Standardspiel:
rules-not-in-force = Diese Regel gilt mit diesen Einstellungen nicht.
rules-no-rule = Eine Regel „{ $rule }“ gibt es nicht.
rules-offers = Außerdem möglich

## foretell serve

serve-open = Foretell läuft unter { $address } (Spiele liegen in { $store }).
serve-stop = Strg-C beendet den Server; unfertige Spiele gehen beim nächsten Start weiter.
serve-unbuilt = Die Tische für den Browser sind hier noch nicht gebaut. So baust du sie:
serve-programs = Bis dahin können nur Programme mitspielen, über diese Adressen (mehr dazu in docs/protocol.md):

## foretell check

check-ok = { $file }: in Ordnung ({ $found })
check-finished =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $count ->
        [one] { $winners } gewinnt mit { $points }
       *[other] { $winners } gewinnen mit { $points }
    }
check-unfinished =
    { $rounds ->
        [one] { $scored } von { $rounds } Runde, nicht zu Ende
       *[other] { $scored } von { $rounds } Runden, nicht zu Ende
    }

## foretell verify

verify-ok =
    { $rounds ->
        [one] { $file }: in Ordnung ({ $rounds } Verteilung passt zum Startwert; Nonces von { $shown } der { $seats } Spieler aufgedeckt)
       *[other] { $file }: in Ordnung ({ $rounds } Verteilungen passen zum Startwert; Nonces von { $shown } der { $seats } Spieler aufgedeckt)
    }
verify-scribe =
    { $lot ->
        [yes] { $file }: Vertrauter: { $player }, ausgelost mit demselben Startwert und denselben Nonces.
       *[no] { $file }: Vertrauter: { $player }, ohne Los.
    }
verify-announced = { $file }: Vor dem Spiel hat der Server { $commitment } angekündigt. Vergleiche es mit dem, was du damals gesehen hast.
verify-withheld = { $file }: Die angekündigte Nonce wurde nie aufgedeckt von: { $players }. Gegeben wurde ohne sie.

## foretell simulate

simulate-title =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } · { $edition } · Startwert { $seed } · { $rate } Spiele/s
simulate-rate = { $rate } Spiele/s
simulate-exists = { $file } gibt es schon; --force überschreibt es.
simulate-written =
    { $games ->
        [one] 1 Aufzeichnung in { $folder }
       *[other] { $games } Aufzeichnungen in { $folder }
    }
tally-player = Spieler
tally-points = Punkte im Schnitt
tally-hits = Vorhersagen getroffen
tally-wins = Spiele gewonnen
tally-all = alle
tally-percent = { $percent } %

## foretell arena

arena-kinds = Was gespielt wird
arena-kind = ART
    .about = match, tournament oder ladder
arena-no-kind = Sag, was gespielt wird: match, tournament oder ladder.
arena-not-for = { $option } ist keine Option für { $kind }.
arena-needs-out = { $option } braucht einen Ordner: --out.
arena-no-line-up = Sag, wer spielt: --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels: Nenne mindestens zwei Stufen, jede einmal.
arena-no-date = „{ $value }“ ist kein Datum wie 2026-12-31.
arena-exists = { $file } gibt es schon; --resume macht damit weiter.
arena-stopping = Es wird angehalten, sobald die laufenden Spiele zu Ende sind; noch einmal Strg-C hält sofort an.
arena-go-on = Derselbe Befehl mit --resume macht von hier aus weiter.
arena-written = Geschrieben: { $file }
arena-title =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $deals ->
        [one] 1 Verteilung
       *[other] { $deals } Verteilungen
    } · { $edition } · Startwert { $seed } · { $rate } Spiele/s je Prozess
arena-partial =
    { $games ->
        [one] Nicht vollständig: 1 Spiel war geplant.
       *[other] Nicht vollständig: { $games } Spiele waren geplant.
    }
arena-missing =
    { $tables ->
        [one] Nicht vollständig: { $missing } von { $tables } Tisch wurde nicht gespielt und fehlt in den Bewertungen.
       *[other] Nicht vollständig: { $missing } von { $tables } Tischen wurden nicht gespielt und fehlen in den Bewertungen.
    }
arena-column-level = Stufe
arena-column-points = Punkte
arena-column-difference = zum Mittel
arena-column-wins = Siege
arena-column-rank = Rang
arena-column-hits = getroffen
arena-column-missed = sonst
arena-column-under = darunter
arena-column-over = darüber
arena-column-time = je Entscheidung
arena-column-left = Restvarianz
arena-column-mu = Bewertung
arena-column-sigma = unsicher um
arena-column-apart = Reihenfolgen weichen ab um
arena-by-round = Getroffene Vorhersagen je Runde, in Prozent
arena-by-place = Getroffene Vorhersagen je Platz nach dem Kartengeber, in Prozent
arena-interval = [{ $low }; { $high }]
arena-under-over = { $under } darunter, { $over } darüber
arena-controlled = Ohne das Kartenglück
arena-together = { $time } (alle Stufen)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = Ein Wettkampf in der Arena
arena-page-tournament = Ein Turnier in der Arena
arena-page-about = Jede Verteilung wird der Reihe nach auf jedem Platz gespielt. Klammern und Striche sind 95-%-Intervalle über Verteilungen. „Zum Mittel“ sind Punkte je Spiel über dem Mittel des Tisches. Bei Gleichstand wird der Sieg geteilt.
arena-page-ratings = Bewertet wird nach Plackett–Luce; die Striche zeigen das Doppelte von „unsicher um“, ohne zu berücksichtigen, dass dieselben Karten mehrmals gespielt werden.
arena-plot-points = Punkte je Spiel
arena-plot-wins = Gewonnene Spiele (gestrichelt: ausgeglichen)
arena-plot-rounds = Getroffene Vorhersagen je Runde
arena-plot-ratings = Bewertungen
arena-round = Runde

## docs/strength.md

strength-title = Wie stark die Bots sind
strength-about =
    Was zählt, ist der direkte Vergleich: wie viele Punkte je Spiel ein Bot mehr macht als die anderen an seinem Tisch. Punkte
    unter seinesgleichen sagen wenig, denn an einem Tisch vorsichtiger Bots überlassen alle einander mehr. Jede Verteilung wird auf
    allen Plätzen gespielt, sodass sich das Kartenglück aufhebt; in Klammern stehen 95-%-Intervalle über Verteilungen. Diese Seite
    schreibt `foretell arena ladder`; [arena.md](arena.md) erklärt, wie gemessen wird.
strength-steps = Stufe um Stufe
strength-step = Ein { $high } liegt gegen drei { $low } um { $lead } Punkte je Spiel { $interval } vorn und gewinnt { $wins } der Spiele; ausgeglichen wären 25 %.
strength-pairs = Jede Stufe gegen jede andere
strength-pairs-about = Einmal die stärkere Stufe, auf allen anderen Plätzen die schwächere. Die Zahl ist der Vorsprung in Punkten je Spiel.
strength-order-holds = Die Reihenfolge der Stufen gilt an jedem Tisch: Kein Intervall reicht bis null.
strength-order-broken = Die Reihenfolge der Stufen ist nicht sicher in { $matches }.
strength-self = Gegen sich selbst
strength-self-about = Vier Bots derselben Stufe an einem Tisch, nach den Standardregeln und, wo andere Zahlen veröffentlicht haben, nach deren Regeln: Ein aufgedeckter Zauberer bedeutet keinen Trumpf (TRUMP-9).
strength-published-about = Anteil der Vorhersagen, die `scribe` trifft, je Runde, veröffentlicht (Schumacher und Pleines, 2022) und hier gemessen:
strength-bars = Was von den Stufen verlangt wird
strength-bars-about = Eine Anforderung ist erfüllt, wenn der gemessene Wert sie erreicht; wo eine Stufe sicher vorn liegen soll, muss es das ganze Intervall.
strength-how = Wie gemessen wurde
strength-facts =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $matches ->
        [one] { $matches } Wettkampf
       *[other] { $matches } Wettkämpfen
    }, Startwert { $seed }. Diese Seite wurde geschrieben am { $day }, { $machine }.
strength-level = Stufe
strength-against = gegen
strength-points = Punkte
strength-theirs = der anderen
strength-wins = Siege
strength-hits = getroffene Vorhersagen
strength-rules = Regeln
strength-time = je Entscheidung
strength-round = Runde
strength-published = veröffentlicht
strength-found = gemessen
strength-table-4 = 4 Plätze
strength-table-3 = 3 Plätze
strength-table-5 = 5 Plätze
strength-table-6 = 6 Plätze
strength-table-specials = 4 Plätze, alle Sonderkarten
strength-table-plus-minus-one = Plus/minus Eins
strength-table-hidden = Verdeckte Vorhersage
strength-table-secret = Geheime Vorhersage
strength-table-clairvoyance = Hellsehen
strength-table-one-colour = Einfarbig
strength-table-maximus = Maximus
strength-variant = Variante, 4 Plätze
strength-lead = Vorsprung
strength-variants = In jeder Variante liegt ein { $high } vor drei { $low } um:
strength-standard = Standard
strength-trump-9 = TRUMP-9
strength-bar = Anforderung
strength-met = erfüllt
strength-yes = ja
strength-no = nein
strength-bar-hits = { $level } trifft seine Vorhersagen in jeder Runde wie veröffentlicht, bis auf { $wanted }
strength-bar-points = { $level } macht gegen sich selbst etwa { $wanted } Punkte
strength-bar-lead = { $level } schlägt einen Tisch von { $other } um { $wanted } Punkte je Spiel ({ $table })
strength-bar-ahead = { $level } liegt sicher vor einem Tisch von { $other } ({ $table })
strength-bar-wins = { $level } gewinnt { $wanted } der Spiele gegen drei journeyman
strength-bar-self-points = { $level } macht gegen sich selbst { $wanted } Punkte
strength-bar-self-hits = { $level } trifft gegen sich selbst { $wanted } seiner Vorhersagen
strength-bar-duel-points =
    { $way ->
        [most] drei { $level } gegen einen journeyman machen höchstens je { $wanted } Punkte (TRUMP-9)
       *[least] { $level } gegen drei scribe macht { $wanted } Punkte (TRUMP-9)
    }

## foretell replay

replay-prompt = Enter: weiter · q: aufhören
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

## Der Tisch

table-round = Runde { $round } von { $rounds }
table-trick = Stich { $trick } von { $tricks }
table-predict =
    { $tricks ->
        [one] Vorhersagen für 1 Stich
       *[other] Vorhersagen für { $tricks } Stiche
    }
table-choose-trump = der Kartengeber bestimmt die Trumpffarbe
table-swap-werewolf = der Werwolf wird getauscht
table-pass-card = alle geben eine Karte nach links weiter
table-adjust-prediction = die Wolke ändert eine Vorhersage
table-trump = Trumpf
table-no-trump = kein Trumpf
table-trump-to-choose = Trumpf noch nicht gewählt
table-turned = aufgedeckt
table-dealer = { $dealer } gibt
table-player = Spieler
table-total = Summe
table-tricks = Stiche
table-coins = Münzen
table-hand = Hand
table-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-on-forehead =
    { $cards ->
        [one] 1 Karte, an deiner Stirn
       *[other] { $cards } Karten, an deiner Stirn
    }
table-on-table = auf dem Tisch
table-block = Block der Wahrheit (Summe und Vorhersage)

## foretell demo

demo-players = Henry Anya Freya Jonas Mila Theo
demo-hello = Das ist das Spiel zum Startwert { $seed }. Strg-C bricht ab, --speed 0 zeigt alles sofort.
demo-result =
    { $count ->
        [one] { $winners } gewinnt mit { $points } Punkten.
       *[other] { $winners } gewinnen gemeinsam mit { $points } Punkten.
    }
demo-next = Und nun?
demo-next-rules = die Regeln dieses Spiels
demo-next-simulate = viele Spiele, mit Aufzeichnungen
demo-next-replay = eines davon, Schritt für Schritt
show-predictions = Vorhersagen
show-sum =
    { $tricks ->
        [one] (zusammen { $sum } bei 1 Stich)
       *[other] (zusammen { $sum } bei { $tricks } Stichen)
    }
show-trick = Stich { $trick }
show-trick-won = → { $player }
show-trick-bombed = → niemand; { $player } spielt aus
show-passed = Nach links gegeben
show-points = Punkte
rules-in-short = Das Spiel in Kürze
