### Cartes, couleurs et décisions en français. `.object` est une carte telle qu’on la joue ou la tient : « tu as le 7 rouge ».

## Couleurs

colour-blue = bleu
    .letter = B
colour-red = rouge
    .letter = R
colour-green = vert
    .letter = V
colour-yellow = jaune
    .letter = J
colour-none = aucune

## Les peuples des couleurs

people-blue = humains
people-red = nains
people-green = elfes
people-yellow = géants

## Lettres sur les cartes, et les mots du jeu

mark-wizard = Z
mark-jester = N
word-wizards = magiciens
word-jesters = fous
word-trump = atout
word-no-trump = pas d’atout
word-trick = pli
word-round = tour
word-prediction = prédiction
word-dealer = donneur
word-scribe = responsable
word-block = bloc de scores
word-points = points
word-coins = pièces
word-specials = cartes bonus

## Cartes

card-number =
    { $rank } { $colour ->
        [blue] bleu
        [red] rouge
        [green] vert
       *[yellow] jaune
    }
    .object = le { card-number }
card-wizard = magicien
    .object = un magicien
card-jester = fou
    .object = un fou
card-shapeshifter = Métamorphe
    .object = le Métamorphe
card-dragon = Dragon
    .object = le Dragon
card-fairy = Fée
    .object = la Fée
card-bomb = Bombe
    .object = la Bombe
card-werewolf = Loup-garou
    .object = le Loup-garou
card-juggler = Jongleur
    .object = le Jongleur
card-cloud = Nuage
    .object = le Nuage

## Cartes avec ce qui a été annoncé pour elles

card-announced =
    { $card } { $as ->
        [wizard] comme magicien
        [jester] comme fou
        [blue] en bleu
        [red] en rouge
        [green] en vert
       *[yellow] en jaune
    }

## Décisions

decision-predict =
    { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
decision-choose-trump =
    { $colour ->
        [blue] atout bleu
        [red] atout rouge
        [green] atout vert
       *[yellow] atout jaune
    }
decision-swap-werewolf =
    { $colour ->
        [blue] le Loup-garou : atout bleu
        [red] le Loup-garou : atout rouge
        [green] le Loup-garou : atout vert
        [yellow] le Loup-garou : atout jaune
       *[none] le Loup-garou : sans atout
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] un pli de plus
       *[down] un pli de moins
    }
