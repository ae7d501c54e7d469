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
    } { $rank }
    .object =
        { $colour ->
            [blue] modrou
            [red] červenou
            [green] zelenou
           *[yellow] žlutou
        } { $rank }
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
        [blue] trumfy modré
        [red] trumfy červené
        [green] trumfy zelené
       *[yellow] trumfy žluté
    }
decision-swap-werewolf =
    { $colour ->
        [blue] Vlkodlak: trumfy modré
        [red] Vlkodlak: trumfy červené
        [green] Vlkodlak: trumfy zelené
        [yellow] Vlkodlak: trumfy žluté
       *[none] Vlkodlak: bez trumfů
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] o štych víc
       *[down] o štych méně
    }
