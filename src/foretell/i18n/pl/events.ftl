### Co dzieje się przy stole, po polsku.

event-dealt =
    { $cards ->
        [one] { $dealer } rozdaje każdemu { $cards } kartę.
        [few] { $dealer } rozdaje każdemu { $cards } karty.
        [many] { $dealer } rozdaje każdemu { $cards } kart.
       *[other] { $dealer } rozdaje każdemu { $cards } karty.
    }
event-turned =
    { $known ->
        [no] Nie została żadna karta do odwrócenia.
       *[yes] Odwracamy { $card }.
    }
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } mówi: bez atutu.
               *[other] { $player } wybiera kolor atutowy: { $colour-name }.
            }
       *[no]
            { $colour ->
                [none] W tym rozdaniu nie ma atutu.
               *[other] Kolor atutowy: { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } odkłada Wilkołaka i bierze { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } ma już przepowiednię.
        [one] { $player } przepowiada { $prediction } czar.
        [few] { $player } przepowiada { $prediction } czary.
        [many] { $player } przepowiada { $prediction } czarów.
       *[other] { $player } przepowiada { $prediction } czaru.
    }
event-predictions =
    { $tricks ->
        [one] Przepowiednie: { $predictions } (razem { $sum } na { $tricks } czar).
        [few] Przepowiednie: { $predictions } (razem { $sum } na { $tricks } czary).
        [many] Przepowiednie: { $predictions } (razem { $sum } na { $tricks } czarów).
       *[other] Przepowiednie: { $predictions } (razem { $sum } na { $tricks } czaru).
    }
event-took-up-hand = Wszyscy biorą swoje karty do ręki.
event-played = { $player } zagrywa { $play }.
event-trick-won = { $player } zdobywa czar { $trick }.
event-trick-bombed = Czar { $trick } wybucha i się nie liczy. Bez Bomby zdobywa go { $player }.
event-passed =
    { $known ->
        [no] { $player } odkłada kartę dla sąsiada z lewej.
       *[yes] { $player } podaje w lewo { $card }.
    }
event-cards-passed =
    { $known ->
        [no] Wszyscy biorą kartę z prawej.
       *[yes] Wszyscy biorą kartę z prawej; ty dostajesz { $card }.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] Chmura: { $player } zmienia przepowiednię, na razie zakrytą.
        [one] Chmura: { $player } przepowiada teraz { $prediction } czar.
        [few] Chmura: { $player } przepowiada teraz { $prediction } czary.
        [many] Chmura: { $player } przepowiada teraz { $prediction } czarów.
       *[other] Chmura: { $player } przepowiada teraz { $prediction } czaru.
    }
event-scored = Punkty za rozdanie { $round }: { $points }.
event-game-over =
    { $count ->
        [one] { $winners } wygrywa grę.
        [few] { $winners } wspólnie wygrywają grę.
        [many] { $winners } wspólnie wygrywają grę.
       *[other] { $winners } wspólnie wygrywają grę.
    }
