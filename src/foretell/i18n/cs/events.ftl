### Co se děje u stolu, česky.

event-dealt =
    { $cards ->
        [one] { $dealer } rozdává každému { $cards } kartu.
        [few] { $dealer } rozdává každému { $cards } karty.
        [many] { $dealer } rozdává každému { $cards } karty.
       *[other] { $dealer } rozdává každému { $cards } karet.
    }
event-turned =
    { $known ->
        [no] Nezbyla žádná karta k otočení.
       *[yes] Otáčí se karta: { $card }.
    }
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } hlásí: bez trumfů.
               *[other] { $player } hlásí barvu trumfů: { $colour-name }.
            }
       *[no]
            { $colour ->
                [none] Toto kolo se hraje bez trumfů.
               *[other] Barva trumfů: { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } odkládá Vlkodlaka a bere si { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } už má zapsáno.
       *[other] { $player } hlásí { $prediction }.
    }
event-predictions =
    { $tricks ->
        [one] { -prediction(case: "pl-cap") }: { $predictions } (celkem { $sum } na { $tricks } štych).
        [few] { -prediction(case: "pl-cap") }: { $predictions } (celkem { $sum } na { $tricks } štychy).
        [many] { -prediction(case: "pl-cap") }: { $predictions } (celkem { $sum } na { $tricks } štychu).
       *[other] { -prediction(case: "pl-cap") }: { $predictions } (celkem { $sum } na { $tricks } štychů).
    }
event-took-up-hand = Všichni si berou karty do ruky.
event-played = { $player } hraje { $play }.
event-trick-won = { $player } bere štych { $trick }.
event-trick-bombed = Štych { $trick } vybuchl; jinak by patřil hráči { $player }.
event-passed =
    { $known ->
        [no] { $player } odkládá kartu pro souseda vlevo.
       *[yes] { $player } podává doleva { $card }.
    }
event-cards-passed =
    { $known ->
        [no] Všichni si berou kartu zprava.
       *[yes] Všichni si berou kartu zprava; ty dostáváš { $card }.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] Mrak: { $player } mění { -prediction(case: "own-acc") }, zatím skrytě.
       *[other] Mrak: { $player } teď hlásí { $prediction }.
    }
event-scored = Body za kolo { $round }: { $points }.
event-game-over =
    { $count ->
        [one] { $winners } vyhrává hru.
        [few] { $winners } vyhrávají hru společně.
        [many] { $winners } vyhrávají hru společně.
       *[other] { $winners } vyhrávají hru společně.
    }
