### Was am Tisch geschieht, auf Deutsch.

event-dealt =
    { $cards ->
        [one] { $dealer } gibt jedem 1 Karte.
       *[other] { $dealer } gibt jedem { $cards } Karten.
    }
event-turned =
    { $known ->
        [no] Es ist keine Karte zum Aufdecken übrig.
       *[yes] Aufgedeckt: { $card }.
    }
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } sagt: kein Trumpf.
               *[other] { $player } macht { $colour-name } zum Trumpf.
            }
       *[no]
            { $colour ->
                [none] In dieser Runde gibt es keinen Trumpf.
               *[other] Trumpf ist { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } gibt den Werwolf ab und nimmt { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } hat eine Vorhersage gemacht.
       *[other] { $player } sagt { $prediction } vorher.
    }
event-predictions =
    { $tricks ->
        [one] Vorhersagen: { $predictions } (zusammen { $sum }, bei 1 Stich).
       *[other] Vorhersagen: { $predictions } (zusammen { $sum }, bei { $tricks } Stichen).
    }
event-took-up-hand = Alle nehmen ihre Karten auf die Hand.
event-played = { $player } spielt { $play }.
event-trick-won = { $player } gewinnt Stich { $trick }.
event-trick-bombed = Stich { $trick } wird gesprengt; sonst hätte ihn { $player } gewonnen.
event-passed =
    { $known ->
        [no] { $player } legt eine Karte für den linken Nachbarn hin.
       *[yes] { $player } gibt { $card } nach links weiter.
    }
event-cards-passed =
    { $known ->
        [no] Alle nehmen die Karte von rechts auf.
       *[yes] Alle nehmen die Karte von rechts auf; du bekommst { $card }.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] Die Wolke: { $player } ändert die Vorhersage verdeckt.
       *[other] Die Wolke: { $player } sagt jetzt { $prediction } vorher.
    }
event-scored = Runde { $round } wird gewertet: { $points }.
event-game-over =
    { $count ->
        [one] { $winners } gewinnt das Spiel.
       *[other] { $winners } gewinnen das Spiel gemeinsam.
    }
