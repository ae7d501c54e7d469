### Mi történik az asztalnál, magyarul.

event-dealt = { $dealer } mindenkinek { $cards } lapot oszt.
event-turned =
    { $known ->
        [no] Nem maradt felfordítható lap.
       *[yes] Felfordított lap: { $card }.
    }
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } azt mondja: nincsen adutt.
               *[other] { $player } adutt színt választ: { $colour-name }.
            }
       *[no]
            { $colour ->
                [none] Ebben a fordulóban nincsen adutt.
               *[other] Az adutt szín: { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } leteszi a Vérfarkast, és felveszi { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } már jósolt.
       *[other] { $player } jóslata: { $prediction }.
    }
event-predictions = Jóslatok: { $predictions } (összesen { $sum }, { $tricks } ütésre).
event-took-up-hand = Mindenki kézbe veszi a lapjait.
event-played = { $player } kijátssza { $play }.
event-trick-won = { $trick }. ütés: { $player } viszi.
event-trick-bombed = { $trick }. ütés: felrobban; különben { $player } vinné.
event-passed =
    { $known ->
        [no] { $player } letesz egy lapot a bal oldali szomszédjának.
       *[yes] { $player } balra adja { $card }.
    }
event-cards-passed =
    { $known ->
        [no] Mindenki felveszi a jobbról kapott lapot.
       *[yes] Mindenki felveszi a jobbról kapott lapot; te { $card } kapod.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] Felhő: { $player } zárt jóslata megváltozik.
       *[other] Felhő: { $player } jóslata mostantól { $prediction }.
    }
event-scored = { $round }. forduló pontjai: { $points }.
event-game-over =
    { $count ->
        [one] { $winners } nyeri a játékot.
       *[other] { $winners } közösen nyerik a játékot.
    }
