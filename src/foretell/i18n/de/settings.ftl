### Einstellungen, Schalter und ihre Werte auf Deutsch.

## Einstellungen

setting-edition = Ausgabe
setting-seats = Anzahl der Spieler
setting-scribe = Platz des Vertrauten
setting-specials = Sonderkarten
setting-plus-minus-one = Plus/minus Eins
setting-hidden-predictions = Verdeckte Vorhersage
setting-secret-predictions = Geheime Vorhersage
setting-clairvoyance = Hellsehen
setting-one-colour = Einfarbig
setting-maximus = Wizard Maximus
setting-hidden-reveal = wann verdeckte Vorhersagen gezeigt werden
setting-clairvoyance-rounds = Runden mit Hellsehen
setting-predict-from = wer zuerst vorhersagt
setting-wizard-barred = gesperrte Zauberer
setting-turned-wizard-no-trump = kein Trumpf bei aufgedecktem Zauberer
setting-length = Länge des Spiels
setting-cloud-acts = wann die Wolke wirkt
setting-players = Namen der Spieler
setting-headers = Kopfzeilen
setting-seed = Startwert
setting-table = Tischnummer
setting-bot = Bot
setting-tables = Anzahl der Tische

## Was ein Schalter bedeutet

switch-plus-minus-one-yes = die Vorhersagen dürfen zusammen nicht die Zahl der Stiche ergeben
switch-hidden-predictions-yes = alle schreiben ihre Vorhersage gleichzeitig auf
switch-secret-predictions-yes = Vorhersagen werden aufgeschrieben und erst nach der Runde gezeigt
switch-clairvoyance-yes = beim Vorhersagen hält man die Karten an die Stirn
switch-one-colour-yes = alle spielen mit einer eigenen Farbe
switch-maximus-yes = fünf Runden mit allen 60 Karten
switch-hidden-reveal-after-round = verdeckte Vorhersagen werden nach der Runde gezeigt
switch-clairvoyance-rounds-every = Hellsehen gilt in jeder Runde
switch-predict-from-scribe = wer links vom Vertrauten sitzt, sagt zuerst vorher
switch-wizard-barred-yes = Zauberer dürfen nicht gespielt werden, wenn Trumpf zu bedienen ist
switch-turned-wizard-no-trump-yes = bei einem aufgedeckten Zauberer gibt es keinen Trumpf
switch-cloud-acts-trick = die Wolke ändert die Vorhersage, sobald ihr Stich vorbei ist
switch-plus-minus-one-no = die Vorhersagen dürfen zusammen die Zahl der Stiche ergeben
switch-hidden-predictions-no = keine verdeckte Vorhersage
switch-secret-predictions-no = keine geheime Vorhersage
switch-clairvoyance-no = kein Hellsehen
switch-one-colour-no = ein gemeinsames Kartenspiel für alle
switch-maximus-no = in jeder Runde eine Karte mehr
switch-hidden-reveal-before-play = verdeckte Vorhersagen werden vor dem ersten Stich gezeigt
switch-clairvoyance-rounds-first = Hellsehen gilt nur in Runde 1
switch-predict-from-dealer = wer links vom Kartengeber sitzt, sagt zuerst vorher
switch-wizard-barred-no = ein Zauberer darf immer gespielt werden
switch-turned-wizard-no-trump-no = bei einem aufgedeckten Zauberer bestimmt der Kartengeber die Trumpffarbe
switch-cloud-acts-round = die Wolke ändert die Vorhersage, wenn die Runde vorbei ist

length-full = volles Spiel
length-tournament = Turnier: zehn Runden
length-short = kurzes Spiel: fünf Runden
length-custom = Karten je Runde: { $sizes }

## Was gerade entschieden wird

phase-swap-werewolf = den Werwolf tauschen
phase-choose-trump = die Trumpffarbe bestimmen
phase-predict = die Vorhersage machen
phase-play = eine Karte spielen
phase-pass-card = eine Karte nach links weitergeben
phase-adjust-prediction = wegen der Wolke die Vorhersage ändern

## Sprachen

language-en = Englisch
language-de = Deutsch
language-fr = Französisch
language-it = Italienisch
language-cs = Tschechisch
language-sk = Slowakisch
language-pl = Polnisch
language-hu = Ungarisch

## Die Titel der Ausgaben

edition-standard = Foretell Standard
edition-amigo-de = Jubiläumsedition, Amigo (Deutsch)
edition-amigo-fr = Wizard (Französisch)
edition-amigo-it = Wizard (Italienisch)
edition-piatnik-cs = Wizard, Piatnik (Tschechisch)
edition-piatnik-sk = Wizard, Piatnik (Slowakisch)
edition-piatnik-hu = Wizard, Piatnik (Ungarisch)
edition-piatnik-pl = Wizard, Piatnik (Polnisch)
edition-rexhry = Čaroděj, REXhry (Tschechisch)

## Was auf der Schachtel einer Ausgabe steht

box-label = Schachtel
box-players = { $fewest } bis { $most } Spieler
box-age = Alter { $age }
box-minutes = { $minutes } Minuten
box-author = von { $author }
box-artist = Illustrationen von { $artist }

## Listen

list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
list-pair = { $name }: { $value }
list-comma = { ", " }
list-semicolon = { "; " }
