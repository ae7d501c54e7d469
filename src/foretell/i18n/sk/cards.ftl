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
    } { $rank ->
        [1] jednotka
        [2] dvojka
        [3] trojka
        [4] štvorka
        [5] päťka
        [6] šestka
        [7] sedmička
        [8] osmička
        [9] deviatka
        [10] desiatka
        [11] jedenástka
        [12] dvanástka
       *[13] trinástka
    }
    .object =
        { $colour ->
            [blue] modrú
            [red] červenú
            [green] zelenú
           *[yellow] žltú
        } { $rank ->
            [1] jednotku
            [2] dvojku
            [3] trojku
            [4] štvorku
            [5] päťku
            [6] šestku
            [7] sedmičku
            [8] osmičku
            [9] deviatku
            [10] desiatku
            [11] jedenástku
            [12] dvanástku
           *[13] trinástku
        }
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
