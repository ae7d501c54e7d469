### Karty, kolory i decyzje po polsku. `.object` to karta, jak się ją zagrywa lub trzyma: „masz czerwoną 7”.

## Kolory

colour-blue = niebieski
    .letter = Ni
colour-red = czerwony
    .letter = C
colour-green = zielony
    .letter = Zi
colour-yellow = żółty
    .letter = Ż
colour-none = żaden

## Ludy kolorów

people-blue = ludzie
people-red = krasnale
people-green = skrzaty
people-yellow = olbrzymy

## Litery na kartach i słowa gry

mark-wizard = Z
mark-jester = N
word-wizards = Magowie
word-jesters = Błazny
word-trump = atut
word-no-trump = nie ma atutu
word-trick = czar
word-round = rozdanie
word-prediction = przepowiednia
word-dealer = rozdający
word-scribe = skryba
word-block = notatnik
word-points = punkty
word-coins = monety
word-specials = karty specjalne

## Karty

card-number =
    { $colour ->
        [blue] niebieska
        [red] czerwona
        [green] zielona
       *[yellow] żółta
    } { $rank ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
        [7] siódemka
        [8] ósemka
        [9] dziewiątka
        [10] dziesiątka
        [11] jedenastka
        [12] dwunastka
       *[13] trzynastka
    }
    .object =
        { $colour ->
            [blue] niebieską
            [red] czerwoną
            [green] zieloną
           *[yellow] żółtą
        } { $rank ->
            [1] jedynkę
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
            [6] szóstkę
            [7] siódemkę
            [8] ósemkę
            [9] dziewiątkę
            [10] dziesiątkę
            [11] jedenastkę
            [12] dwunastkę
           *[13] trzynastkę
        }
card-wizard = Mag
    .object = Maga
card-jester = Błazen
    .object = Błazna
card-shapeshifter = Zmiennokształtny
    .object = Zmiennokształtnego
card-dragon = Smok
    .object = Smoka
card-fairy = Wróżka
    .object = Wróżkę
card-bomb = Bomba
    .object = Bombę
card-werewolf = Wilkołak
    .object = Wilkołaka
card-juggler = Żongler
    .object = Żonglera
card-cloud = Chmura
    .object = Chmurę

## Karty z tym, co dla nich ogłoszono

card-announced =
    { $card } ({ $as ->
        [wizard] Mag
        [jester] Błazen
        [blue] kolor niebieski
        [red] kolor czerwony
        [green] kolor zielony
       *[yellow] kolor żółty
    })

## Decyzje

decision-predict =
    { $number ->
        [one] { $number } czar
        [few] { $number } czary
        [many] { $number } czarów
       *[other] { $number } czaru
    }
decision-choose-trump =
    { $colour ->
        [blue] atut niebieski
        [red] atut czerwony
        [green] atut zielony
       *[yellow] atut żółty
    }
decision-swap-werewolf =
    { $colour ->
        [blue] Wilkołak: atut niebieski
        [red] Wilkołak: atut czerwony
        [green] Wilkołak: atut zielony
        [yellow] Wilkołak: atut żółty
       *[none] Wilkołak: bez atutu
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] o czar więcej
       *[down] o czar mniej
    }
