### What happens at the table, in English. $player, $dealer and $winners are names.
### $known says whether the reader may know the card, and $prediction is “unknown” to whom it is not told.

event-dealt =
    { $cards ->
        [one] { $dealer } deals 1 card each.
       *[other] { $dealer } deals { $cards } cards each.
    }
event-turned =
    { $known ->
        [no] There is no card left to turn up.
       *[yes] Turned up: { $card }.
    }
# $chosen says whether $player chose it.
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } says: no trump.
               *[other] { $player } makes { $colour-name } trump.
            }
       *[no]
            { $colour ->
                [none] This round has no trump.
               *[other] Trump is { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } swaps the Werewolf for { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } has predicted.
       *[other] { $player } predicts { $prediction }.
    }
event-predictions =
    { $tricks ->
        [one] Predictions: { $predictions } ({ $sum } in all, for 1 trick).
       *[other] Predictions: { $predictions } ({ $sum } in all, for { $tricks } tricks).
    }
event-took-up-hand = Everyone picks up their hand.
event-played = { $player } plays { $play }.
event-trick-won = { $player } wins trick { $trick }.
event-trick-bombed = Trick { $trick } is bombed; { $player } would have won it.
event-passed =
    { $known ->
        [no] { $player } puts down a card for the player on the left.
       *[yes] { $player } passes { $card } to the left.
    }
event-cards-passed =
    { $known ->
        [no] Everyone picks up the card from the right.
       *[yes] Everyone picks up the card from the right; yours is { $card }.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] The Cloud: { $player } changes the prediction, face down.
       *[other] The Cloud: { $player } now predicts { $prediction }.
    }
event-scored = Round { $round } is scored: { $points }.
event-game-over =
    { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win the game together.
    }
