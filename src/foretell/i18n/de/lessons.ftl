### Die Einführung auf Deutsch.

lesson-other = Das wäre auch erlaubt. Probier aber aus, worum es in dieser Lektion geht.

## Ein Stich

lesson-trick-title = Ein Stich
lesson-trick-deal = In Runde 1 bekommt ihr je eine Karte, in Runde 2 zwei und so weiter: in jeder Runde eine mehr. Das hier ist Runde 3, also habt ihr je drei Karten.
lesson-trick-begin = Eine Runde besteht aus Stichen: Ihr spielt reihum je eine Karte, und die stärkste gewinnt sie alle. Innerhalb einer Farbe gewinnt die höhere Zahl.
lesson-trick-lead = Du spielst aus. Beginne mit deiner blauen 9.
lesson-trick-won = Niemand hatte eine höhere blaue Karte, also gehört der Stich dir. Wer einen Stich gewinnt, spielt zum nächsten aus.
lesson-trick-again = Spiel noch einmal aus, diesmal die grüne 3.
lesson-trick-end = { $one } hatte die höchste grüne Karte und bekommt diesen Stich. Mehr ist nicht immer besser: Bald wirst du manche Stiche mit Absicht verlieren.

## Bedienen

lesson-following-title = Bedienen
lesson-following-begin = Die erste farbige Karte legt fest, welche Farbe zu bedienen ist. Wer diese Farbe hat, muss sie spielen.
lesson-following-follow = { $one } hat Blau ausgespielt, und du hast Blau: Rot oder Grün darfst du jetzt nicht spielen. Spiel deine blaue 5.
lesson-following-free = { $other } spielt Gelb aus, und du hast kein Gelb: Jetzt darfst du jede Karte spielen. Wirf deine rote 12 ab.
lesson-following-end = Die 12 war hoch, aber nicht gelb. Hier kann nur die ausgespielte Farbe gewinnen, also bekommt { $one } den Stich mit der 9.

## Zauberer und Narren

lesson-wizards-and-jesters-title = Zauberer und Narren
lesson-wizards-and-jesters-begin = Die vier Zauberer schlagen alles, die vier Narren verlieren gegen alles. Sie haben keine Farbe, und du darfst sie immer spielen.
lesson-wizards-and-jesters-wizard = Du hast Blau und könntest bedienen. Aber ein Zauberer ist immer erlaubt: Hol dir den Stich damit.
lesson-wizards-and-jesters-won = Der erste Zauberer eines Stichs gewinnt ihn, sogar gegen eine 13. Jetzt spielst du aus.
lesson-wizards-and-jesters-jester = Mehr Stiche willst du nicht: Spiel deinen Narren aus. Die nächste farbige Karte bestimmt, was zu bedienen ist.
lesson-wizards-and-jesters-end = { $one } hat die Farbe bestimmt, { $other } den Stich gewonnen, und du bist fein raus. Ein Narr gewinnt nur, wenn alle Karten im Stich Narren sind.

## Trumpf

lesson-trump-title = Trumpf
lesson-trump-begin = Nach dem Geben wird eine Karte aufgedeckt. Ihre Farbe, diesmal Rot, ist Trumpf und schlägt die anderen Farben. Wird ein Narr aufgedeckt, gibt es keinen Trumpf; bei einem Zauberer wählt der Kartengeber.
lesson-trump-trump = { $one } spielt eine grüne 12 aus, und du hast kein Grün. Spiel deinen kleinen Trumpf, die rote 2.
lesson-trump-end = Der kleinste Trumpf schlägt die höchste grüne Karte. Nur ein höherer Trumpf oder ein Zauberer hätte ihn geschlagen. Trumpfen musst du nie: Du hast die Wahl.

## Vorhersagen

lesson-predicting-title = Vorhersagen
lesson-predicting-begin = Vor dem ersten Stich sagen alle, wie viele Stiche sie gewinnen werden. Darum dreht sich das ganze Spiel.
lesson-predicting-predict = Rot ist Trumpf. Der Zauberer holt sicher einen Stich, die rote 12 sehr wahrscheinlich, die blaue 1 fast nie. Sag 2 Stiche vorher.
lesson-predicting-end = Deine Münzen zeigen es: eine für jeden Stich, der dir noch fehlt. Die Vorhersagen stehen fest; jetzt geht es nur noch darum, deine zu treffen.

## Wertung

lesson-scoring-title = Wertung
lesson-scoring-begin = Du hast 2 Stiche vorhergesagt. Spiel die Runde und hol genau zwei.
lesson-scoring-first = Du hast kein Grün, also ist alles erlaubt. Hol dir diesen Stich mit dem Zauberer.
lesson-scoring-second = Noch einer. Spiel deine rote 12 aus: Nur die 13 und die Zauberer sind höher.
lesson-scoring-last = Das waren zwei. Den Rest willst du verlieren: Spiel die blaue 1.
lesson-scoring-end = Du hast { $predicted } vorhergesagt und { $won } gewonnen: Das gibt 20 Punkte und 10 für jeden Stich, zusammen { $points }. { $one } hat { $predicted-one } vorhergesagt und { $won-one } gewonnen: { $points-one } Punkte. Jeder Stich zu viel oder zu wenig kostet 10.
lesson-scoring-game = Zu dritt hat ein Spiel { $rounds-3 } Runden, zu viert { $rounds-4 }, zu fünft { $rounds-5 } und zu sechst { $rounds-6 }; in der letzten werden alle Karten verteilt. Dann gewinnt, wer die meisten Punkte hat.

## Die Sonderkarten

lesson-shapeshifter-title = Der Gestaltenwandler
lesson-shapeshifter-begin = Der Gestaltenwandler ist Zauberer oder Narr. Was von beiden, sagst du beim Spielen.
lesson-shapeshifter-play = Diesen Stich willst du haben: Spiel den Gestaltenwandler als Zauberer.
lesson-shapeshifter-end = Er zählte als Zauberer, und der Stich gehört dir. Als Narr hätte er dir beim Verlieren geholfen.
lesson-dragon-title = Der Drache
lesson-dragon-begin = Der Drache ist die höchste Karte von allen, höher als jeder Zauberer.
lesson-dragon-play = { $one } hat einen Zauberer ausgespielt und fühlt sich sicher. Spiel den Drachen.
lesson-dragon-end = Der Drache gewinnt den Stich. Nur die Fee hätte ihn aufhalten können.
lesson-fairy-title = Die Fee
lesson-fairy-begin = Die Fee ist die niedrigste Karte von allen, niedriger als jeder Narr. Mit einer Ausnahme.
lesson-fairy-play = { $one } hat den Drachen ausgespielt. Spiel die Fee und staune.
lesson-fairy-end = Liegt der Drache im Stich, gewinnt die Fee.
lesson-bomb-title = Die Bombe
lesson-bomb-begin = Ein Stich mit der Bombe zählt für niemanden.
lesson-bomb-play = { $one } braucht diesen Stich dringend. Spiel die Bombe.
lesson-bomb-end = Der Stich wird beiseitegelegt. { $one } hätte ihn gewonnen und spielt zum nächsten aus, aber er zählt für niemanden.
lesson-werewolf-title = Der Werwolf
lesson-werewolf-begin = Wer den Werwolf hat, tauscht ihn vor den Vorhersagen gegen die aufgedeckte Karte und bestimmt die Trumpffarbe oder sagt „kein Trumpf“.
lesson-werewolf-swap = Du hast zwei hohe rote Karten. Mach Rot zum Trumpf.
lesson-werewolf-end = Die grüne 7 hast du jetzt auf der Hand, alle wissen es, und Rot ist Trumpf.
lesson-juggler-title = Der Jongleur
lesson-juggler-begin = Der Jongleur ist eine 7½ in der Farbe, die du ansagst. Nach seinem Stich geben alle eine Karte nach links weiter.
lesson-juggler-play = Grün ist ausgespielt, und die höchste Karte ist bisher eine 6. Spiel den Jongleur in Grün.
lesson-juggler-pass = Der Stich gehört dir. Gib jetzt eine Karte nach links weiter: Die blaue 2 nützt dir wenig.
lesson-juggler-end = Alle haben gleichzeitig weitergegeben. Du weißt, welche Karte du gegeben hast, und hast eine neue.
lesson-cloud-title = Die Wolke
lesson-cloud-begin = Die Wolke ist eine 9¾ in der Farbe, die du ansagst. Wer sie am Ende hat, muss die eigene Vorhersage um eins ändern.
lesson-cloud-play = Du hast 0 vorhergesagt, aber die Wolke ist deine einzige Karte. Spiel sie in Grün.
lesson-cloud-change = Der Stich gehört dir, und damit auch die Wolke. Du hast einen Stich gewonnen: Erhöhe deine Vorhersage auf 1.
lesson-cloud-end = Vorhergesagt: { $won }, gewonnen: { $won }. Das gibt doch noch { $points } Punkte.
