### Das Regelbuch für Spieler, auf Deutsch. Ein Text je Regel von docs/rules.md, unter derselben Nummer; was die Variablen bedeuten, steht in en/rules.ftl.

## Karten

section-cards = Die Karten
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] Ihr spielt mit 45 Karten: den Zahlen 1 bis 13 in drei Farben, drei Zauberern und drei Narren.
               *[4] Ihr spielt mit 60 Karten: den Zahlen 1 bis 13 in vier Farben, vier Zauberern und vier Narren.
            }
       *[some] Das Grundspiel hat 60 Karten: die Zahlen 1 bis 13 in vier Farben, vier Zauberer und vier Narren.
    }
rule-cards-2 =
    { $colours ->
        [3] Blaue Karten sind die Menschen, rote die Zwerge und grüne die Elfen.
       *[4] Blaue Karten sind die Menschen, rote die Zwerge, grüne die Elfen und gelbe die Riesen.
    }
    .colourless = Zauberer und Narren haben keine Farbe.
rule-cards-3 =
    In jeder Farbe ist die 13 die höchste und die 1 die niedrigste Karte.
    { $trump ->
        [no] Ein Zauberer ist höher als jede 13; ein Narr ist niedriger als jede 1.
       *[yes] Ein Zauberer ist höher als jede 13, auch in der Trumpffarbe; ein Narr ist niedriger als jede 1.
    }
rule-cards-4 =
    Dazu kommen, je einmal: { $in-play }. Zusammen sind es { $deck } Karten.
    .together =
        { $dragon ->
            [no] {""}
           *[yes] Drache und Fee kommen nur gemeinsam ins Spiel.
        }
rule-cards-5 =
    { $colours ->
        [3] Die drei Zauberer sehen verschieden aus, wirken aber gleich, die drei Narren ebenso.
       *[4] Die vier Zauberer sehen verschieden aus, wirken aber gleich, die vier Narren ebenso.
    }
    Welchen davon du spielst, ist egal.
rule-cards-6 =
    Sind die Sonderkarten neu für dich? Beginne mit dem Gestaltenwandler allein und nimm dann die anderen dazu.
    Die fertigen Zusammenstellungen folgen dieser Reihenfolge.

## Tisch

section-table = Der Tisch
rule-table-1 = Wizard ist für 3 bis 6 Spieler. Gespielt wird im Uhrzeigersinn, als Nächstes ist also dran, wer links von dir sitzt.
rule-table-2 =
    { $dealing ->
        [own] Wer von euch der Vertraute ist, führt den Block der Wahrheit, auf dem die Punkte stehen.
       *[dealer] Wer von euch der Vertraute ist, führt den Block der Wahrheit, auf dem die Punkte stehen, und gibt in Runde 1 die Karten.
    }
    .seat = Wer es ist, bestimmt ihr vor dem Spiel, oder ihr lost es aus.
rule-table-3 = Nach jeder Runde geht das Geben im Uhrzeigersinn einen Platz weiter.

## Geben

section-deal = Das Geben
rule-deal-1 = In Runde 1 bekommst du eine Karte, in Runde 2 zwei und so weiter: in jeder Runde eine mehr.
rule-deal-2 =
    { $rounds ->
        [one] Bei { $seats } Spielern ist es { $rounds } Runde.
       *[other] Bei { $seats } Spielern sind es { $rounds } Runden.
    }
    { $specials ->
        [none] { "" }
       *[some] Die Sonderkarten machen das Spiel nicht länger.
    }
rule-deal-3 =
    { $dealing ->
        [own] Was nicht gezogen wird, bleibt verdeckt liegen, und niemand kennt die Reihenfolge.
       *[dealer] Was nicht ausgeteilt wird, bleibt verdeckt liegen, und niemand kennt die Reihenfolge.
    }
rule-deal-4 = Vor jeder Runde werden alle Karten neu gemischt.

## Die Länge des Spiels

section-length = Die Länge des Spiels
rule-length-1 =
    { $length ->
        [short] Das ist ein kurzes Spiel.
        [tournament] Das ist ein Turnierspiel.
       *[custom] Die Länge dieses Spiels habt ihr selbst festgelegt.
    }
    Karten auf der Hand, Runde für Runde: { $sizes }.
rule-length-2 =
    Wo eine Regel von der Zahl der Stiche spricht, ist die der laufenden Runde gemeint.
    { $first-seen ->
        [no] { "" }
       *[yes] Hellsehen gilt in der ersten Runde, die ihr spielt, egal wie viele Karten sie hat.
    }
    Einfarbig und Wizard Maximus werden immer als volles Spiel gespielt.

## Trumpf

section-trump = Der Trumpf
rule-trump-1 = Nach dem Geben wird die oberste Karte des Stapels aufgedeckt. Ihre Farbe ist in dieser Runde Trumpf: Ein Trumpf schlägt jede Karte einer anderen Farbe.
rule-trump-2 = Deckt ihr dabei { $blank } auf, gibt es in dieser Runde keinen Trumpf.
rule-trump-3 =
    { $looks ->
        [no] Deckt ihr dabei { $choosing } auf, nennt der Kartengeber eine der vier Farben.
       *[yes] Deckt ihr dabei { $choosing } auf, sieht sich der Kartengeber die eigene Hand an und nennt dann eine der vier Farben.
    }
    .limit = „Kein Trumpf“ steht nicht zur Wahl.
rule-trump-4 =
    { $specials ->
        [none]
            { $all-dealt-last ->
                [no] Ist keine Karte zum Aufdecken übrig, gibt es keinen Trumpf.
               *[yes] Ist keine Karte zum Aufdecken übrig, wie in der letzten Runde, gibt es keinen Trumpf.
            }
       *[some]
            { $all-dealt-last ->
                [no] Mit Sonderkarten bleibt immer eine Karte zum Aufdecken, also kann es in jeder Runde Trumpf geben.
               *[yes] Mit Sonderkarten bleibt immer eine Karte zum Aufdecken, also kann es auch in der letzten Runde Trumpf geben.
            }
    }
rule-trump-5 =
    Hast du den Werwolf auf der Hand, musst du ihn vor den Vorhersagen offen gegen die aufgedeckte Karte tauschen.
    Dann nennst du die Trumpffarbe oder sagst „kein Trumpf“; der Kartengeber wählt nicht.
    So wird der Werwolf nie in einem Stich gespielt.
rule-trump-6 = Beim Hellsehen sieht der Kartengeber die Karten der anderen, aber nicht die eigenen, und bestimmt trotzdem die Trumpffarbe.
rule-trump-7 = Eine gewählte Trumpffarbe wird allen angesagt und bleibt die ganze Runde sichtbar.
rule-trump-8 =
    Der Werwolf wird getauscht, bevor der Kartengeber etwas wählt, egal welche Karte aufgedeckt wurde, auch wenn ihn der Kartengeber selbst hat.
    Die Karte, die du dafür nimmst, ist eine gewöhnliche Handkarte, und alle wissen, dass du sie hast.
rule-trump-9 = Hausregel: Wird ein Zauberer aufgedeckt, gibt es in dieser Runde keinen Trumpf.

## Vorhersagen

section-predict = Die Vorhersage
rule-predict-1 =
    { $predictions ->
        [written]
            Schreib auf, wie viele Stiche du in dieser Runde gewinnen wirst: von keinem bis zu allen.
            Alle schreiben gleichzeitig.
        [from-scribe]
            Sag laut, wie viele Stiche du in dieser Runde gewinnen wirst: von keinem bis zu allen.
            Wer links vom Vertrauten sitzt, beginnt, die anderen folgen der Reihe nach.
       *[from-dealer]
            Sag laut, wie viele Stiche du in dieser Runde gewinnen wirst: von keinem bis zu allen.
            Wer links vom Kartengeber sitzt, beginnt, die anderen folgen der Reihe nach.
    }
rule-predict-2 =
    { $cloud ->
        [no] Eine Vorhersage gilt, sobald sie gemacht ist.
       *[yes] Eine Vorhersage gilt, sobald sie gemacht ist. Nur die Wolke kann sie ändern.
    }
rule-predict-3 =
    Vor dem ersten Stich sehen alle noch einmal sämtliche Vorhersagen und ihre Summe neben der Zahl der Stiche.
    .coins = Du legst für jeden vorhergesagten Stich eine Münze bereit und legst auf jeden gewonnenen Stich eine davon.
rule-predict-4 =
    Eine Runde hat so viele Stiche, wie du zu Beginn Karten hast.
    { $bomb ->
        [no] {""}
       *[yes] Die Bombe ändert daran nichts.
    }
rule-predict-5 =
    Die Münzen gehen nie aus, und ein Stich über deine Vorhersage hinaus bekommt keine.
    { $shown ->
        [yes] {""}
       *[no] Solange die Vorhersagen geheim sind, liegen keine Münzen aus.
    }

## Spielen

section-play = Ein Stich
rule-play-1 =
    Reihum spielen alle eine Karte; diese Karten sind der Stich. Wer links vom Kartengeber sitzt, spielt zum ersten Stich aus, die anderen folgen im Uhrzeigersinn.
    Wer einen Stich gewinnt, spielt zum nächsten aus.
rule-play-2 = Wenn du ausspielst, darfst du jede Karte spielen.
rule-play-3 =
    Hast du eine Karte der Farbe, die zu bedienen ist, spiel diese Farbe oder eine Karte, die immer erlaubt ist.
    Hast du keine, spiel, was du willst; du musst nie trumpfen oder höher spielen.
rule-play-4 =
    Auch wenn du bedienen könntest, darfst du { $free } spielen.
    { $wizards ->
        [free] {""}
       *[barred] Eine Ausnahme gibt es für Zauberer: wenn Trumpf zu bedienen ist.
    }
rule-play-5 =
    Die erste farbige Karte eines Stichs legt fest, welche Farbe zu bedienen ist, und das bleibt so, bis der Stich zu Ende ist.
    Hat vorher jemand { $free-of-colour } gespielt, ist keine Farbe zu bedienen.
rule-play-6 = Spielt jemand { $free-of-colour } aus, muss in diesem Stich niemand etwas bedienen.
rule-play-7 =
    Spielt jemand { $low } aus, darfst du spielen, was du willst, bis eine andere Art von Karte kommt.
    Hat diese eine Farbe, ist sie ab da zu bedienen.
    .free = Spielt jemand stattdessen { $free-of-colour }, muss in diesem Stich niemand bedienen.
rule-play-8 =
    Solange du { $tinted } auf der Hand hast, ist diese Karte farblos: Sie zwingt dich nicht zu bedienen, und du bedienst nicht mit ihr.
    Ist sie gespielt, hat sie die angesagte Farbe; wird sie ausgespielt, ist diese Farbe zu bedienen.
rule-play-9 =
    Gewonnene Stiche liegen verdeckt, aber alle sehen, wie viele du hast.
    .looking-back = Während der Runde darfst du nur den letzten Stich noch einmal ansehen.
rule-play-10 =
    Wenn du { $tinted } spielst, sag eine der vier Farben an, welche du willst, auch ohne Trumpf und auch, wenn du bedienen könntest.
    Eine musst du ansagen.

## Gewinnen

section-win = Wer den Stich gewinnt
rule-win-1 = Liegen Drache und Fee im selben Stich, gewinnt ihn die Fee.
rule-win-2 = Ohne die Fee gewinnt der Drache jeden Stich.
rule-win-3 =
    { $wizards ->
        [barred] Der zuerst gespielte Zauberer gewinnt, außer wenn Trumpf zu bedienen ist: Dann zählen Zauberer nicht.
       *[free]
            { $dragon ->
                [no] Der zuerst gespielte Zauberer gewinnt.
               *[yes] Ohne den Drachen gewinnt der zuerst gespielte Zauberer.
            }
    }
    { $shapeshifter ->
        [no] { "" }
       *[yes] Auch ein Gestaltenwandler als Zauberer ist ein Zauberer.
    }
rule-win-4 =
    { $wizards ->
        [barred] Ohne einen Zauberer, der zählt, gewinnt die höchste Karte der Trumpffarbe.
       *[free]
            { $dragon ->
                [no] Ohne Zauberer gewinnt die höchste Karte der Trumpffarbe.
               *[yes] Ohne Drachen und Zauberer gewinnt die höchste Karte der Trumpffarbe.
            }
    }
rule-win-5 = Liegt auch kein Trumpf im Stich, gewinnt die höchste Karte der Farbe, die zu bedienen war.
rule-win-6 =
    Liegen nur Narren da, gewinnt der zuerst gespielte.
    { $shapeshifter ->
        [no] { "" }
       *[yes] Auch ein Gestaltenwandler als Narr ist ein Narr.
    }
    { $fairy ->
        [no] { "" }
       *[yes] Die Fee ist noch niedriger.
    }
rule-win-7 =
    { $juggler ->
        [no] {""}
       *[yes] In seiner angesagten Farbe zählt der Jongleur 7½, also zwischen 7 und 8.
    }
    { $cloud ->
        [no] {""}
       *[yes] In ihrer angesagten Farbe zählt die Wolke 9¾, also zwischen 9 und 10.
    }
rule-win-8 =
    { $bomb ->
        [no] Wie die Karten auch fallen: Eine von ihnen gewinnt den Stich immer.
       *[yes] Wie die Karten auch fallen: Eine von ihnen gewinnt den Stich oder würde ihn ohne die Bombe gewinnen.
    }

## Bombe

section-bomb = Die Bombe
rule-bomb-1 = Ein Stich mit der Bombe gehört niemandem und zählt für niemanden. Er wird beiseitegelegt.
rule-bomb-2 = Wer den Stich ohne die Bombe gewonnen hätte, spielt zum nächsten aus.
rule-bomb-3 =
    Liegt die Bombe im letzten Stich einer Runde, spielt danach niemand mehr aus.
    { $trick-alone ->
        [no] { "" }
       *[yes] Fällt sie in einer Runde mit einer Karte, haben alle 0 Stiche gewonnen.
    }

## Jongleur

section-juggler = Der Jongleur
rule-juggler-1 = Wenn du den Jongleur spielst, sag seine Farbe an. Es darf auch die Trumpffarbe sein.
rule-juggler-2 =
    Nach einem Stich mit dem Jongleur geben alle gleichzeitig eine Karte verdeckt nach links weiter und nehmen erst dann die neue auf.
    Nach dem letzten Stich der Runde wird nichts weitergegeben.
    { $bomb ->
        [no] {""}
       *[yes] Weitergegeben wird auch, wenn die Bombe im Stich liegt.
    }
rule-juggler-3 =
    { $trick-alone ->
        [no] Weitergegeben wird, bevor zum nächsten Stich ausgespielt wird.
       *[yes] Weitergegeben wird, bevor zum nächsten Stich ausgespielt wird; in einer Runde mit einer Karte also nie.
    }
    Die Karte kennen nur du und wer sie von dir bekommt.

## Wolke

section-cloud = Die Wolke
rule-cloud-1 = Wenn du die Wolke spielst, sag ihre Farbe an. Es darf auch die Trumpffarbe sein.
rule-cloud-2 = Liegen Wolke und Bombe im selben Stich, ändert sich keine Vorhersage.
rule-cloud-3 =
    { $cloud-acts ->
        [trick] Gewinnst du den Stich mit der Wolke, musst du deine Vorhersage um 1 erhöhen oder senken.
       *[round] Liegt die Wolke am Ende der Runde in deinen Stichen, musst du deine Vorhersage vor der Wertung um 1 erhöhen oder senken.
    }
    .bounds = Unter 0 kann sie nicht fallen, über die Zahl der Stiche darf sie steigen.
rule-cloud-4 =
    { $cloud-acts ->
        [trick]
            { $shown ->
                [yes] Liegt die Wolke im letzten Stich, endet die Runde in dieser Reihenfolge: letzter Stich, Wolke, Wertung.
               *[no] Liegt die Wolke im letzten Stich, endet die Runde in dieser Reihenfolge: letzter Stich, Aufdecken der Vorhersagen, Wolke, Wertung.
            }
       *[round]
            { $shown ->
                [yes] Eine Runde endet in dieser Reihenfolge: letzter Stich, Wolke, Wertung.
               *[no] Eine Runde endet in dieser Reihenfolge: letzter Stich, Aufdecken der Vorhersagen, Wolke, Wertung.
            }
    }
    Der Block der Wahrheit zeigt die geänderte Vorhersage, die Aufzeichnung beide.
    { $sum ->
        [no] { "" }
       *[yes] Ob die Summe der Vorhersagen erlaubt ist, wird nicht noch einmal geprüft.
    }
rule-cloud-5 =
    Wird die Wolke nicht ausgeteilt oder wird sie aufgedeckt, ändert sich keine Vorhersage.
    { $juggler ->
        [no] { "" }
       *[yes] Liegt der Jongleur im selben Stich, wirken beide Karten.
    }
    { $fairy ->
        [no] { "" }
       *[yes] Gewinnt deine Fee den Stich, in dem die Wolke liegt, änderst du deine Vorhersage.
    }
rule-cloud-6 =
    { $juggler ->
        [no] Du änderst deine Vorhersage, sobald der Stich vorbei ist, noch vor dem nächsten Ausspielen.
       *[yes] Du änderst deine Vorhersage, sobald der Stich vorbei ist und alle Karten weitergegeben sind, noch vor dem nächsten Ausspielen.
    }
    { $shown ->
        [yes] { "" }
       *[no] Solange die Vorhersagen geheim sind, sehen alle, dass du deine geändert hast, aber nicht, wie.
    }

## Gestaltenwandler

section-shape = Der Gestaltenwandler
rule-shape-1 = Wenn du den Gestaltenwandler spielst, sag an, ob er Zauberer oder Narr ist. Genau das ist er dann.

## Wertung

section-score = Die Wertung
rule-score-1 =
    Hast du genau so viele Stiche gewonnen, wie du vorhergesagt hast, bekommst du 20 Punkte und 10 weitere für jeden Stich.
    Sonst verlierst du 10 Punkte für jeden Stich zu viel oder zu wenig.
rule-score-2 = Der Block der Wahrheit zeigt für jede Runde deine Summe bis dahin und deine Vorhersage.
rule-score-3 =
    Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
    .tie = Bei Gleichstand gibt es mehrere Gewinner.

## Varianten

section-var = Varianten
rule-var-1 =
    Plus/minus Eins: Die Vorhersagen dürfen zusammen nicht die Zahl der Stiche ergeben.
    Sagst du zuletzt vorher, darfst du also die eine Zahl nicht nennen, mit der es aufginge.
    Das lässt sich nicht mit verdeckter oder geheimer Vorhersage kombinieren, denn dort gibt es keine letzte Vorhersage.
rule-var-2 =
    Verdeckte Vorhersage: Alle schreiben ihre Vorhersage gleichzeitig und verdeckt auf.
    .notes = Niemand sieht deinen Zettel vor dem Aufdecken, auch nicht der Vertraute oder der Kartengeber.
rule-var-3 =
    Geheime Vorhersage: Alle schreiben ihre Vorhersage gleichzeitig auf und zeigen sie erst, wenn die Runde vorbei ist.
    { $reveal ->
        [after_round] Die verdeckte Vorhersage spielt sich hier genauso; es gilt eine von beiden.
       *[before_play] Es gilt entweder diese oder die verdeckte Vorhersage.
    }
rule-var-4 =
    Hellsehen: Du hältst deine Karten an die Stirn und sagst vorher, während du alle Karten außer deinen eigenen siehst; dann werden die
    der anderen verdeckt, und du nimmst deine Hand auf und spielst wie gewohnt.
    Das lässt sich nicht mit Sonderkarten, Einfarbig oder Wizard Maximus kombinieren.
rule-var-5 =
    Einfarbig, für 3 oder 4 Spieler ohne Sonderkarten: Dir gehören die 13 Karten einer Farbe, ein Zauberer und ein Narr. Diese 15 mischst
    du vor jeder der 12 Runden und ziehst in Runde 1 vier davon, in jeder weiteren eine mehr.
    Es gibt keinen Trumpf, und niemand muss bedienen: Die höchste Karte gewinnt, vom Zauberer über 13 bis 1 hinab zum Narren, egal in
    welcher Farbe, und von gleichen die zuerst gespielte.
    { $seats ->
        [3] Eine Farbe, ein Zauberer und ein Narr bleiben in der Schachtel.
       *[other] {""}
    }
    .dealer = Niemand gibt, aber der Platz des Kartengebers, zuerst der des Vertrauten, wandert wie gewohnt und bestimmt, wer zuerst vorhersagt und ausspielt.
rule-var-6 =
    Wizard Maximus, ohne Sonderkarten: Ihr spielt nur fünf Runden, und in jeder werden alle 60 Karten ausgeteilt.
    Trumpf ist Blau, dann Rot, Grün und Gelb, in der letzten Runde gibt es keinen; aufgedeckt wird nichts.
    Zuerst gibt der Vertraute, dann geht es wie gewohnt reihum.
rule-var-7 =
    Wählt höchstens eine der Varianten Plus/minus Eins, Verdeckte Vorhersage und Geheime Vorhersage und höchstens eine der Varianten Hellsehen, Einfarbig und Wizard Maximus.
    Sonderkarten lassen sich mit den ersten drei kombinieren, nicht mit den letzten drei und nicht mit gesperrten Zauberern.
    Einfarbig und Wizard Maximus werden immer als volles Spiel gespielt.
    Passt etwas nicht zusammen, erfahrt ihr es vor dem Spiel.

## Ausgaben

section-edition = Ausgaben
rule-edition-1 = Jede Ausgabe schlägt die Varianten ihres Regelhefts vor. Ihr dürft trotzdem jede erlaubte Kombination wählen.
rule-edition-2 =
    Wer links vom Vertrauten sitzt, sagt zuerst vorher.
    Zum ersten Stich spielt weiterhin aus, wer links vom Kartengeber sitzt.
rule-edition-3 =
    Du darfst keinen Zauberer spielen, wenn Trumpf zu bedienen ist; hast du nur Zauberer, spielst du einen, und er zählt nicht.
    Ausspielen darfst du einen Zauberer immer, und nach einem ausgespielten Narren auch, solange noch keine Farbe feststeht; dann zählt er wie sonst.
    Mit Sonderkarten lässt sich das nicht kombinieren.
rule-edition-4 =
    { $reveal ->
        [after_round] Verdeckte Vorhersagen werden gezeigt, wenn die Runde vorbei ist; gespielt wird also genau wie mit geheimer Vorhersage.
       *[before_play] Verdeckte Vorhersagen werden vor dem ersten Stich gezeigt.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] Hellsehen gilt in jeder Runde.
       *[first] Hellsehen gilt nur in Runde 1.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] Die Zauberer tragen das Zeichen { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] Die Narren tragen das Zeichen { $jester-mark }.
    }
rule-edition-7 = Der Kartengeber, nicht der Vertraute, notiert die Vorhersagen und liest sie vor.
rule-edition-8 = Auf der Schachtel steht: { $box }.

## Anmerkungen

note-standard = Im Standardspiel: { $text }
note-not-standard = Das Standardspiel hat keine solche Regel.
note-origin =
    { $source ->
        [ours] unsere eigene Regel
        [others] nicht in diesem Regelheft
        [tip] in diesem Regelheft ein Tipp
       *[other] {""}
    }

## Beispiele, unter ihre Regeln gezeichnet

example-label = Beispiel
example-players = Henry Anya Freya Jonas
example-trump = Trumpf ist { $colour-name }.
example-no-trump = Es gibt keinen Trumpf.
example-may = { $player } darf spielen:
example-not = aber nicht:
example-wins = { $player } gewinnt den Stich.
example-bombed = Niemand gewinnt den Stich; { $player } spielt zum nächsten aus.
example-score = Vorhergesagt: { $predicted }, gewonnen: { $tricks }. Das gibt { $points } Punkte.
example-predicted =
    { $number ->
        [one] { $player } sagt { $number } Stich vorher.
       *[other] { $player } sagt { $number } Stiche vorher.
    }
example-closed =
    { $tricks ->
        [one] Eine Runde mit { $tricks } Stich: { $player } darf nicht { $number } vorhersagen.
       *[other] Eine Runde mit { $tricks } Stichen: { $player } darf nicht { $number } vorhersagen.
    }
example-coins = Vorhergesagt: { $predicted }, bisher gewonnen: { $tricks }

## Das Spiel in sechs Bildern, mit dem das Regelbuch beginnt

picture-title = Das Spiel in sechs Bildern
picture-aim = Sag in jeder Runde vorher, wie viele Stiche du gewinnst, und hol genau so viele. Zu einem Stich spielen alle eine Karte, und die beste gewinnt. Am Ende siegt, wer die meisten Punkte hat.
picture-no-trump = kein Trumpf
picture-deal =
    { $how ->
        [own] Du spielst mit deinen eigenen 15 Karten: Zieh in Runde 1 vier, dann jede Runde eine mehr.
        [even] In jeder der fünf Runden werden alle 60 Karten verteilt.
        [listed] Karten für jeden, Runde für Runde: { $sizes }.
       *[growing] In Runde 1 eine Karte für jeden, in Runde 2 zwei und so weiter.
    }
    .title = Geben
    .seen = Verdeckte Karten, Runde für Runde: { $shown } …
picture-trump =
    { $how ->
        [listed] Es wird keine Karte aufgedeckt. Trumpf ist Runde für Runde: { $colours }.
        [none] Es gibt keinen Trumpf: Die höchste Karte gewinnt, egal welche Farbe sie hat.
       *[turned] Die nächste Karte wird aufgedeckt. Ihre Farbe ist Trumpf und schlägt die anderen.
    }
    .title = Trumpf
    .seen =
        { $how ->
            [turned] Aufgedeckt: { $card }.
           *[none] Es wird keine Karte aufgedeckt.
        }
picture-predict =
    { $how ->
        [shown] Alle schreiben auf, wie viele Stiche sie gewinnen, und zeigen dann ihre Zahlen.
        [kept] Alle schreiben auf, wie viele Stiche sie gewinnen, und zeigen es erst nach der Runde.
       *[spoken] Sagt der Reihe nach, wie viele Stiche ihr gewinnt.
    }
    { $sum ->
        [closed] Zusammen dürfen es nicht so viele sein, wie es Stiche gibt.
       *[open] { "" }
    }
    { $forehead ->
        [first] In Runde 1 siehst du dabei alle Karten außer deinen eigenen.
        [every] Dabei siehst du alle Karten außer deinen eigenen.
       *[none] { "" }
    }
    .title = Vorhersagen
    .seen =
        Gewählt: { $chosen }.
        { $sum ->
            [closed] Nicht erlaubt: { $closed }.
           *[open] { "" }
        }
picture-follow =
    { $how ->
        [free] Niemand muss bedienen. Die höchste Karte gewinnt, von gleichen die erste.
       *[follow] Grün ist ausgespielt: Spiel Grün, wenn du kannst. Das höchste gewinnt, wenn kein Trumpf fällt.
    }
    .title =
        { $how ->
            [free] Spielen
           *[follow] Bedienen
        }
    .seen =
        Ausgespielt: { $led }. Spielbar: { $legal }.
        { $how ->
            [free] { "" }
           *[follow] Nicht spielbar: { $barred }.
        }
picture-magic =
    { $how ->
        [barred] Ein Zauberer schlägt jede Zahl, ein Narr keine. Du darfst sie immer spielen, nur keinen Zauberer, wenn Trumpf zu bedienen ist.
       *[free] Ein Zauberer schlägt jede Zahl, ein Narr keine. Du darfst sie immer spielen.
    }
    .title = Zauberer, Narr
    .seen = Gespielt: { $cards }. Es gewinnt: { $winner }.
picture-score = Genau getroffen: 20 Punkte und 10 je Stich. Sonst −10 für jeden Stich daneben.
    .title = Werten
