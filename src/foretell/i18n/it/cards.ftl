### Carte, colori e decisioni in italiano. `.object` è una carta come la si gioca o la si tiene: «hai il 7 rosso».

## Colori

colour-blue = blu
    .letter = B
colour-red = rosso
    .letter = R
colour-green = verde
    .letter = V
colour-yellow = giallo
    .letter = Gi
colour-none = nessuno

## I popoli dei colori

people-blue = umani
people-red = nani
people-green = elfi
people-yellow = giganti

## Lettere sulle carte, e le parole del gioco

mark-wizard = Z
mark-jester = N
word-wizards = maghi
word-jesters = buffoni
word-trump = seme dominante
word-no-trump = nessun seme dominante
word-trick = giro
word-round = mano
word-prediction = predizione
word-dealer = mazziere
word-scribe = scriba
word-block = blocco della verità
word-points = punti esperienza
word-coins = gettoni
word-specials = carte speciali

## Carte

card-number =
    { $rank } { $colour ->
        [blue] blu
        [red] rosso
        [green] verde
       *[yellow] giallo
    }
    .object =
        { $rank ->
            [1] l’{ card-number }
            [8] l’{ card-number }
            [11] l’{ card-number }
           *[other] il { card-number }
        }
card-wizard = mago
    .object = un mago
card-jester = buffone
    .object = un buffone
card-shapeshifter = Mutaforma
    .object = il Mutaforma
card-dragon = Drago
    .object = il Drago
card-fairy = Fata
    .object = la Fata
card-bomb = Bomba
    .object = la Bomba
card-werewolf = Lupo Mannaro
    .object = il Lupo Mannaro
card-juggler = Giocoliere
    .object = il Giocoliere
card-cloud = Nuvola
    .object = la Nuvola

## Carte con ciò che è stato annunciato per loro

card-announced =
    { $card } { $as ->
        [wizard] come mago
        [jester] come buffone
        [blue] di seme blu
        [red] di seme rosso
        [green] di seme verde
       *[yellow] di seme giallo
    }

## Decisioni

decision-predict =
    { $number ->
        [one] 1 giro
       *[other] { $number } giri
    }
decision-choose-trump =
    { $colour ->
        [blue] seme dominante blu
        [red] seme dominante rosso
        [green] seme dominante verde
       *[yellow] seme dominante giallo
    }
decision-swap-werewolf =
    { $colour ->
        [blue] il Lupo Mannaro: seme dominante blu
        [red] il Lupo Mannaro: seme dominante rosso
        [green] il Lupo Mannaro: seme dominante verde
        [yellow] il Lupo Mannaro: seme dominante giallo
       *[none] il Lupo Mannaro: nessun seme dominante
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] un giro in più
       *[down] un giro in meno
    }
