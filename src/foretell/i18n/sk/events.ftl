### Čo sa deje pri stole, po slovensky.

event-dealt =
    { $cards ->
        [one] { $dealer } rozdáva každému { $cards } kartu.
        [few] { $dealer } rozdáva každému { $cards } karty.
        [many] { $dealer } rozdáva každému { $cards } karty.
       *[other] { $dealer } rozdáva každému { $cards } kariet.
    }
event-turned =
    { $known ->
        [no] Neostala žiadna karta na otočenie.
       *[yes] Otáčame { $card }.
    }
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } hlási: žiadne tromfy.
               *[other] { $player } hlási farbu tromfov: { $colour-name }.
            }
       *[no]
            { $colour ->
                [none] Toto kolo nemá žiadne tromfy.
               *[other] Farba tromfov: { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } odkladá Vlkolaka a berie si { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } už má proroctvo.
       *[other] { $player } predpovedá { $prediction }.
    }
event-predictions =
    { $tricks ->
        [one] Proroctvá: { $predictions } (spolu { $sum } na { $tricks } štich).
        [few] Proroctvá: { $predictions } (spolu { $sum } na { $tricks } štichy).
        [many] Proroctvá: { $predictions } (spolu { $sum } na { $tricks } štichu).
       *[other] Proroctvá: { $predictions } (spolu { $sum } na { $tricks } štichov).
    }
event-took-up-hand = Všetci si berú karty do ruky.
event-played = { $player } hrá { $play }.
event-trick-won = { $player } berie štich { $trick }.
event-trick-bombed = Štich { $trick } vybuchol a nepočíta sa. Bez Bomby ho berie { $player }.
event-passed =
    { $known ->
        [no] { $player } odkladá kartu pre suseda vľavo.
       *[yes] { $player } podáva doľava { $card }.
    }
event-cards-passed =
    { $known ->
        [no] Všetci si berú kartu sprava.
       *[yes] Všetci si berú kartu sprava; ty dostávaš { $card }.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] Oblak: { $player } mení svoje proroctvo, zatiaľ skryte.
       *[other] Oblak: { $player } teraz predpovedá { $prediction }.
    }
event-scored = Body za kolo { $round }: { $points }.
event-game-over =
    { $count ->
        [one] { $winners } vyhráva hru.
        [few] { $winners } vyhrávajú hru spoločne.
        [many] { $winners } vyhrávajú hru spoločne.
       *[other] { $winners } vyhrávajú hru spoločne.
    }
