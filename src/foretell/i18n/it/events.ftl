### Che cosa succede al tavolo, in italiano.

event-dealt =
    { $cards ->
        [one] { $dealer } distribuisce 1 carta a testa.
       *[other] { $dealer } distribuisce { $cards } carte a testa.
    }
event-turned =
    { $known ->
        [no] Non resta nessuna carta da girare.
       *[yes] Carta girata: { $card }.
    }
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } dice: nessun seme dominante.
               *[other] { $player } sceglie come seme dominante il { $colour-name }.
            }
       *[no]
            { $colour ->
                [none] In questa mano non c’è un seme dominante.
               *[other] Il seme dominante è il { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } scambia il Lupo Mannaro e prende { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } ha fatto la sua predizione.
       *[other] { $player } predice { $prediction }.
    }
event-predictions =
    { $tricks ->
        [one] Predizioni: { $predictions } (in tutto { $sum }, per 1 giro).
       *[other] Predizioni: { $predictions } (in tutto { $sum }, per { $tricks } giri).
    }
event-took-up-hand = Tutti prendono in mano le proprie carte.
event-played = { $player } gioca { $play }.
event-trick-won = { $player } vince il giro { $trick }.
event-trick-bombed = Il giro { $trick } salta in aria; sarebbe andato a { $player }.
event-passed =
    { $known ->
        [no] { $player } mette giù una carta per chi siede a sinistra.
       *[yes] { $player } passa a sinistra { $card }.
    }
event-cards-passed =
    { $known ->
        [no] Tutti prendono la carta arrivata da destra.
       *[yes] Tutti prendono la carta arrivata da destra; a te tocca { $card }.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] La Nuvola: { $player } cambia la previsione, coperta.
       *[other] La Nuvola: ora { $player } predice { $prediction }.
    }
event-scored = Punti della mano { $round }: { $points }.
event-game-over =
    { $count ->
        [one] { $winners } vince la partita.
       *[other] { $winners } vincono insieme la partita.
    }
