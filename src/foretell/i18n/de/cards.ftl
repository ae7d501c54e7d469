### Karten, Farben und Entscheidungen auf Deutsch. `.object` ist eine Karte, wie man sie spielt oder hält: „du hältst die rote 7“.

## Farben

colour-blue = Blau
    .letter = B
colour-red = Rot
    .letter = R
colour-green = Grün
    .letter = Gr
colour-yellow = Gelb
    .letter = Ge
colour-none = keine

## Die Völker der Farben

people-blue = Menschen
people-red = Zwerge
people-green = Elfen
people-yellow = Riesen

## Zeichen auf den Karten, und die Wörter des Spiels

mark-wizard = Z
mark-jester = N
word-wizards = Zauberer
word-jesters = Narren
word-trump = Trumpf
word-no-trump = kein Trumpf
word-trick = Stich
word-round = Runde
word-prediction = Vorhersage
word-dealer = Kartengeber
word-scribe = Vertrauter
word-block = Block der Wahrheit
word-points = Erfahrungspunkte
word-coins = Münzen
word-specials = Sonderkarten

## Karten

card-number =
    { $colour ->
        [blue] blaue
        [red] rote
        [green] grüne
       *[yellow] gelbe
    } { $rank }
    .object = die { card-number }
card-wizard = Zauberer
    .object = einen Zauberer
card-jester = Narr
    .object = einen Narren
card-shapeshifter = Gestaltenwandler
    .object = den Gestaltenwandler
card-dragon = Drache
    .object = den Drachen
card-fairy = Fee
    .object = die Fee
card-bomb = Bombe
    .object = die Bombe
card-werewolf = Werwolf
    .object = den Werwolf
card-juggler = Jongleur
    .object = den Jongleur
card-cloud = Wolke
    .object = die Wolke

## Karten mit dem, was zu ihnen angesagt wurde

card-announced =
    { $card } { $as ->
        [wizard] als Zauberer
        [jester] als Narr
        [blue] in Blau
        [red] in Rot
        [green] in Grün
       *[yellow] in Gelb
    }

## Entscheidungen

decision-predict =
    { $number ->
        [one] 1 Stich
       *[other] { $number } Stiche
    }
decision-choose-trump =
    { $colour ->
        [blue] Trumpf Blau
        [red] Trumpf Rot
        [green] Trumpf Grün
       *[yellow] Trumpf Gelb
    }
decision-swap-werewolf =
    { $colour ->
        [blue] Werwolf: Trumpf Blau
        [red] Werwolf: Trumpf Rot
        [green] Werwolf: Trumpf Grün
        [yellow] Werwolf: Trumpf Gelb
       *[none] Werwolf: kein Trumpf
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] ein Stich mehr
       *[down] ein Stich weniger
    }
