### Karty, farby a rozhodnutia po slovensky. `.object` je karta, ako ju hráš alebo držíš: „máš červenú 7“.

## Farby

colour-blue = modrá
    .letter = M
colour-red = červená
    .letter = Č
colour-green = zelená
    .letter = Ze
colour-yellow = žltá
    .letter = Ž
colour-none = žiadna

## Národy farieb

people-blue = ľudia
people-red = trpaslíci
people-green = elfovia
people-yellow = obri

## Písmená na kartách a slová hry

mark-wizard = Z
mark-jester = N
word-wizards = čarodejníci
word-jesters = žolíky
word-trump = tromf
word-no-trump = žiadne tromfy
word-trick = štich
word-round = kolo
word-prediction = proroctvo
word-dealer = rozdávajúci
word-scribe = dôverník
word-block = záznamový blok
word-points = body
word-coins = mince
word-specials = špeciálne karty

## Karty

card-number =
    { $colour ->
        [blue] modrá
        [red] červená
        [green] zelená
       *[yellow] žltá
    } { $rank }
    .object =
        { $colour ->
            [blue] modrú
            [red] červenú
            [green] zelenú
           *[yellow] žltú
        } { $rank }
card-wizard = čarodejník
    .object = čarodejníka
card-jester = žolík
    .object = žolíka
card-shapeshifter = Meňavec
    .object = Meňavca
card-dragon = Drak
    .object = Draka
card-fairy = Víla
    .object = Vílu
card-bomb = Bomba
    .object = Bombu
card-werewolf = Vlkolak
    .object = Vlkolaka
card-juggler = Žonglér
    .object = Žongléra
card-cloud = Oblak
    .object = Oblak

## Karty s tým, čo k nim bolo ohlásené

card-announced =
    { $card } ({ $as ->
        [wizard] čarodejník
        [jester] žolík
        [blue] modrá
        [red] červená
        [green] zelená
       *[yellow] žltá
    })

## Rozhodnutia

decision-predict =
    { $number ->
        [one] { $number } štich
        [few] { $number } štichy
        [many] { $number } štichu
       *[other] { $number } štichov
    }
decision-choose-trump =
    { $colour ->
        [blue] modré tromfy
        [red] červené tromfy
        [green] zelené tromfy
       *[yellow] žlté tromfy
    }
decision-swap-werewolf =
    { $colour ->
        [blue] Vlkolak: modré tromfy
        [red] Vlkolak: červené tromfy
        [green] Vlkolak: zelené tromfy
        [yellow] Vlkolak: žlté tromfy
       *[none] Vlkolak: žiadne tromfy
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] o štich viac
       *[down] o štich menej
    }
