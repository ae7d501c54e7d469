### Karty, barvy a rozhodnutí česky. `.object` je karta, jak ji hraješ nebo držíš: „máš červenou 7“.

## Barvy

colour-blue = modrá
    .letter = M
colour-red = červená
    .letter = Č
colour-green = zelená
    .letter = Ze
colour-yellow = žlutá
    .letter = Ž
colour-none = žádná

## Národy barev

people-blue = lidé
people-red = trpaslíci
people-green = elfové
people-yellow = obři

## Písmena na kartách a slova hry

mark-wizard = W
mark-jester = š
word-wizards = čarodějové
word-jesters = { -jester(case: "pl-nom") }
word-trump = trumf
word-no-trump = bez trumfů
word-trick = štych
word-round = kolo
word-prediction = { -prediction }
word-dealer = rozdávající
word-scribe = { -scribe }
word-block = { -block }
word-points = body zkušenosti
word-coins = mince
word-specials = speciální karty

## Karty

card-number =
    { $colour ->
        [blue] modrá
        [red] červená
        [green] zelená
       *[yellow] žlutá
    } { $rank ->
        [1] jednička
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
        [6] šestka
        [7] sedmička
        [8] osmička
        [9] devítka
        [10] desítka
        [11] jedenáctka
        [12] dvanáctka
       *[13] třináctka
    }
    .object =
        { $colour ->
            [blue] modrou
            [red] červenou
            [green] zelenou
           *[yellow] žlutou
        } { $rank ->
            [1] jedničku
            [2] dvojku
            [3] trojku
            [4] čtyřku
            [5] pětku
            [6] šestku
            [7] sedmičku
            [8] osmičku
            [9] devítku
            [10] desítku
            [11] jedenáctku
            [12] dvanáctku
           *[13] třináctku
        }
card-wizard = čaroděj
    .object = čaroděje
card-jester = { -jester }
    .object = { -jester(case: "acc") }
card-shapeshifter = Měňavec
    .object = Měňavce
card-dragon = Drak
    .object = Draka
card-fairy = Víla
    .object = Vílu
card-bomb = Bomba
    .object = Bombu
card-werewolf = Vlkodlak
    .object = Vlkodlaka
card-juggler = Žonglér
    .object = Žongléra
card-cloud = Mrak
    .object = Mrak

## Karty s tím, co k nim bylo ohlášeno

card-announced =
    { $card } ({ $as ->
        [wizard] čaroděj
        [jester] { -jester }
        [blue] modrá
        [red] červená
        [green] zelená
       *[yellow] žlutá
    })

## Rozhodnutí

decision-predict =
    { $number ->
        [one] { $number } štych
        [few] { $number } štychy
        [many] { $number } štychu
       *[other] { $number } štychů
    }
decision-choose-trump =
    { $colour ->
        [blue] modré trumfy
        [red] červené trumfy
        [green] zelené trumfy
       *[yellow] žluté trumfy
    }
decision-swap-werewolf =
    { $colour ->
        [blue] Vlkodlak: modré trumfy
        [red] Vlkodlak: červené trumfy
        [green] Vlkodlak: zelené trumfy
        [yellow] Vlkodlak: žluté trumfy
       *[none] Vlkodlak: bez trumfů
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] o štych víc
       *[down] o štych méně
    }
