### Kártyák, színek és döntések magyarul. Az `.object` a lap, ahogy kijátsszuk vagy tartjuk: „nálad van a piros 7-es”.

## Színek

colour-blue = kék
colour-red = piros
colour-green = zöld
colour-yellow = sárga
colour-none = semmi

## A színek népei

people-blue = emberek
people-red = törpék
people-green = tündérek
people-yellow = óriások

## Betűk a lapokon, és a játék szavai

mark-wizard = Z
mark-jester = N
word-wizards = Mágusok
word-jesters = Bolondok
word-trump = adutt
word-no-trump = nincsen adutt
word-trick = ütés
word-round = forduló
word-prediction = jóslat
word-dealer = osztó
word-scribe = megbízott játékos
word-block = jegyzettömb
word-points = jutalompont
word-coins = érmék
word-specials = különleges lapok

## Kártyák

card-number =
    { $colour ->
        [blue] kék
        [red] piros
        [green] zöld
       *[yellow] sárga
    } { $rank ->
        [1] 1‑es
        [2] 2‑es
        [3] 3‑as
        [4] 4‑es
        [5] 5‑ös
        [6] 6‑os
        [7] 7‑es
        [8] 8‑as
        [9] 9‑es
        [10] 10‑es
        [11] 11‑es
        [12] 12‑es
       *[other] { $rank }‑as
    }
    .object =
        a { $colour ->
            [blue] kék
            [red] piros
            [green] zöld
           *[yellow] sárga
        } { $rank ->
            [1] 1‑est
            [2] 2‑est
            [3] 3‑ast
            [4] 4‑est
            [5] 5‑öst
            [6] 6‑ost
            [7] 7‑est
            [8] 8‑ast
            [9] 9‑est
            [10] 10‑est
            [11] 11‑est
            [12] 12‑est
           *[other] { $rank }‑ast
        }
card-wizard = Mágus
    .object = a Mágust
card-jester = Bolond
    .object = a Bolondot
card-shapeshifter = Alakváltó
    .object = az Alakváltót
card-dragon = Sárkány
    .object = a Sárkányt
card-fairy = Nimfa
    .object = a Nimfát
card-bomb = Bomba
    .object = a Bombát
card-werewolf = Vérfarkas
    .object = a Vérfarkast
card-juggler = Zsonglőr
    .object = a Zsonglőrt
card-cloud = Felhő
    .object = a Felhőt

## Lapok azzal, amit hozzájuk mondtak

card-announced =
    { $card } ({ $as ->
        [wizard] Mágus
        [jester] Bolond
        [blue] kék
        [red] piros
        [green] zöld
       *[yellow] sárga
    })

## Döntések

decision-predict = { $number } ütés
decision-choose-trump =
    { $colour ->
        [blue] kék adutt
        [red] piros adutt
        [green] zöld adutt
       *[yellow] sárga adutt
    }
decision-swap-werewolf =
    { $colour ->
        [blue] Vérfarkas, kék adutt
        [red] Vérfarkas, piros adutt
        [green] Vérfarkas, zöld adutt
        [yellow] Vérfarkas, sárga adutt
       *[none] Vérfarkas, adutt nélkül
    }
decision-play = { $card }
decision-pass-card = { $card }
decision-adjust-prediction =
    { $change ->
        [up] eggyel több ütés
       *[down] eggyel kevesebb ütés
    }
