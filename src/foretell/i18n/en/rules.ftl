### The rule book for players, in English. One message per rule of docs/rules.md, under the same id.
###
### A rule reads by the settings of the game at hand, and names only cards that are in play:
### $specials is none or some; $shapeshifter, $dragon, $fairy, $bomb, $juggler and $cloud are yes or no.
### $in-play are the names of the special cards. Lists of cards as one plays them, with “or”: $blank (turned, they give no trump), $choosing (turned,
### the dealer chooses), $free (always playable), $free-of-colour (led, nobody follows), $low (led, the colour stays open),
### $tinted (announced with a colour).
### $seats, $rounds, $deck and $colours (so many are in play, and so many Wizards and Jesters) are numbers; $predictions is written,
### from-scribe or from-dealer; $shown says whether predictions are shown before the first trick; $wizards is barred or free; $reveal is before_play or after_round; $clairvoyance is first or every.
### $wizard-mark and $jester-mark are the letters on the cards, or none; $box is what the edition’s box says.

## Cards

section-cards = The cards
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] You play with 45 cards: the numbers 1 to 13 in three colours, three Wizards and three Jesters.
               *[4] You play with 60 cards: the numbers 1 to 13 in four colours, four Wizards and four Jesters.
            }
       *[some] The base deck has 60 cards: the numbers 1 to 13 in four colours, four Wizards and four Jesters.
    }
rule-cards-2 =
    Blue cards are the humans, red the dwarves, green the elves and yellow the giants.
    Wizards and Jesters have no colour.
rule-cards-3 =
    In each colour the 13 is highest and the 1 lowest.
    A Wizard is higher than every 13, even a trump; a Jester is lower than every 1.
rule-cards-4 =
    The special cards are added, one of each: { $in-play }. So the deck has { $deck } cards.
    { $dragon ->
        [no] { "" }
       *[yes] The Dragon and the Fairy are always used together.
    }
rule-cards-5 =
    { $colours ->
        [3] The three Wizards look different but work the same, and so do the three Jesters.
       *[4] The four Wizards look different but work the same, and so do the four Jesters.
    }
    It never matters which one you play.
rule-cards-6 =
    New to the special cards? Begin with the Shapeshifter alone, then add the others.
    The presets follow this order.

## Table

section-table = The table
rule-table-1 = Wizard is for 3 to 6 players. Seats run clockwise, so the next player is the one on your left.
rule-table-2 =
    One of you is the scribe, who keeps the score sheet, the Block of Truth, and deals in round 1.
    When you set up the game, you choose who it is or draw lots.
rule-table-3 = After each round the deal moves one seat clockwise.

## Deal

section-deal = The deal
rule-deal-1 = In round 1 you are dealt one card, in round 2 two cards, and so on: always as many as the number of the round.
rule-deal-2 =
    With { $seats } players you play { $rounds } rounds.
    { $specials ->
        [none] {""}
       *[some] Special cards do not make the game longer.
    }
rule-deal-3 = Cards that are not dealt stay face down, and nobody knows their order.
rule-deal-4 = The whole deck is shuffled afresh before every round.

## Trump

section-trump = Trump
rule-trump-1 = After the deal the top card of the remaining pile is turned up. Its colour is trump for this round: a trump beats every card of another colour.
rule-trump-2 = If that turns up { $blank }, this round has no trump.
rule-trump-3 =
    If that turns up { $choosing }, the dealer looks at their hand and then names one of the four colours.
    “No trump” is not a choice.
rule-trump-4 =
    { $specials ->
        [none] If no card is left to turn, as in the last round, there is no trump.
       *[some] With special cards in the deck a card is always left to turn, so there can be trump in the last round too.
    }
rule-trump-5 =
    If you hold the Werewolf, you must swap it for the turned card before anyone predicts, for all to see.
    You then name the trump colour or say “no trump”, and the dealer does not choose.
    So the Werewolf is never played to a trick.
rule-trump-6 = With clairvoyance, a dealer who has to name trump sees everyone’s cards but their own, and chooses all the same.
rule-trump-7 = A trump colour that someone chose is announced to everyone and stays visible for the whole round.
rule-trump-8 =
    The Werewolf is swapped before the dealer chooses anything, whatever card was turned, even when the dealer holds it.
    The card you take for it is an ordinary card of your hand, and everyone knows that you have it.
rule-trump-9 = House rule: a turned Wizard means that this round has no trump.

## Predict

section-predict = Predictions
rule-predict-1 =
    { $predictions ->
        [written]
            Write down how many tricks you will win this round: anything from none to all of them.
            Everyone writes at the same time.
        [from-scribe]
            Say aloud how many tricks you will win this round: anything from none to all of them.
            The player on the scribe’s left begins, and the others follow in turn.
       *[from-dealer]
            Say aloud how many tricks you will win this round: anything from none to all of them.
            The player on the dealer’s left begins, and the others follow in turn.
    }
rule-predict-2 =
    { $cloud ->
        [no] Once made, your prediction stands.
       *[yes] Once made, your prediction stands. Only the Cloud can change it.
    }
rule-predict-3 =
    Before the first trick everyone is shown all the predictions, and their sum beside the number of tricks.
    You lay out one coin for each trick you predicted, and put a coin on each trick you win.
rule-predict-4 =
    A round has as many tricks as you hold cards at its start.
    { $bomb ->
        [no] {""}
       *[yes] A Bomb that may turn up does not change this number.
    }
rule-predict-5 =
    The coins never run out, and a trick beyond your prediction gets none.
    { $shown ->
        [yes] {""}
       *[no] As long as the predictions are secret, no coins are shown.
    }

## Play

section-play = Playing a trick
rule-play-1 =
    A trick is one card from each of you. The player on the dealer’s left leads the first trick, and the others play in turn, clockwise.
    Whoever wins a trick leads the next.
rule-play-2 = When you lead, you may play any card.
rule-play-3 =
    If you hold a card of the colour to follow, play that colour or a card that is always allowed.
    If you hold none, play whatever you like; you never have to trump or to play higher.
rule-play-4 =
    Even when you could follow, you may play { $free }.
    { $wizards ->
        [free] { "" }
       *[barred] There is one exception for Wizards: when the colour to follow is trump.
    }
rule-play-5 =
    The first coloured card of a trick sets the colour to follow, and nothing changes it until the trick is over.
    If somebody has played { $free-of-colour } before it, there is no colour to follow.
rule-play-6 = When somebody leads { $free-of-colour }, nobody has to follow anything in this trick.
rule-play-7 =
    When somebody leads { $low }, play what you like until a different sort of card appears.
    If that card has a colour, follow it from then on.
    If somebody plays { $free-of-colour } instead, nobody has to follow in this trick.
rule-play-8 =
    While you hold { $tinted }, that card has no colour: it does not force you to follow, and it does not count as following.
    Once played it has the colour that was announced; if it is led, that colour must be followed.
rule-play-9 =
    Won tricks lie face down, but everyone can see how many you have.
    During the round you may look back at the last trick only.
rule-play-10 =
    When you play { $tinted }, announce one of the four colours, whichever you like, even without trump and even when you could follow.
    You must announce one.

## Win

section-win = Who wins the trick
rule-win-1 = If the Dragon and the Fairy are in the same trick, the Fairy wins it.
rule-win-2 = Without the Fairy, the Dragon wins every trick.
rule-win-3 =
    { $dragon ->
        [no] The first Wizard played wins.
       *[yes] Without the Dragon, the first Wizard played wins.
    }
    { $shapeshifter ->
        [no] {""}
       *[yes] A Shapeshifter as Wizard is a Wizard too.
    }
rule-win-4 =
    { $dragon ->
        [no] Without a Wizard, the highest card of the trump colour wins.
       *[yes] Without Dragon and Wizard, the highest card of the trump colour wins.
    }
rule-win-5 = If there is no trump card in the trick either, the highest card of the colour to follow wins.
rule-win-6 =
    If there are only Jesters, the first Jester played wins.
    { $shapeshifter ->
        [no] {""}
       *[yes] A Shapeshifter as Jester is a Jester too.
    }
    { $fairy ->
        [no] {""}
       *[yes] The Fairy is lower still.
    }
rule-win-7 =
    { $juggler ->
        [no] {""}
       *[yes] In its announced colour the Juggler counts as 7½, between 7 and 8.
    }
    { $cloud ->
        [no] {""}
       *[yes] In its announced colour the Cloud counts as 9¾, between 9 and 10.
    }
rule-win-8 = However the cards fall, one of them is always the highest.

## Bomb

section-bomb = The Bomb
rule-bomb-1 = A trick with the Bomb in it belongs to nobody and counts for nobody. It is laid aside.
rule-bomb-2 = Whoever would have won the trick without the Bomb leads the next one.
rule-bomb-3 =
    If the Bomb is in the last trick of a round, nobody leads after it.
    If it falls in round 1, everyone has won 0 tricks.

## Juggler

section-juggler = The Juggler
rule-juggler-1 = When you play the Juggler, announce its colour. It may be the trump colour.
rule-juggler-2 =
    After a trick with the Juggler, everyone passes one card face down to the left, all at once, and only then takes up the new card.
    There is no pass after the last trick of the round.
    { $bomb ->
        [no] {""}
       *[yes] It happens even if the Bomb is in the trick.
    }
rule-juggler-3 =
    You pass before the next trick is led; in round 1 there is no pass.
    Only you and the neighbour you pass to know the card.

## Cloud

section-cloud = The Cloud
rule-cloud-1 = When you play the Cloud, announce its colour. It may be the trump colour.
rule-cloud-2 = If the Cloud and the Bomb are in the same trick, nobody’s prediction changes.
rule-cloud-3 =
    If the Cloud is in your tricks when the round is over, you must raise or lower your prediction by 1 before it is scored.
    It cannot fall below 0, but it may rise above the number of tricks in the round.
rule-cloud-4 =
    A round ends in this order: last trick, reveal of hidden predictions, Cloud, scoring.
    The Block of Truth shows your changed prediction, and the record keeps both.
    What the predictions add up to is not checked again.
rule-cloud-5 =
    If the Cloud is not dealt or is turned up, no prediction changes.
    { $juggler ->
        [no] {""}
       *[yes] If the Juggler is in the same trick, both cards act.
    }
    { $fairy ->
        [no] {""}
       *[yes] If your Fairy takes the trick with the Cloud, you are the one who changes the prediction.
    }

## Shapeshifter

section-shape = The Shapeshifter
rule-shape-1 = When you play the Shapeshifter, say whether it is a Wizard or a Jester. From then on it is exactly that.

## Score

section-score = Scoring
rule-score-1 =
    If you won exactly as many tricks as you predicted, you score 20 points, and 10 more for each trick won.
    If not, you lose 10 points for each trick above or below your prediction.
rule-score-2 = For each round, the Block of Truth shows your total so far and your prediction.
rule-score-3 = The highest total after the last round wins. If several of you share it, you all win.

## Variants

section-var = Variants
rule-var-1 =
    Plus/minus one: the predictions must not add up to the number of tricks in the round.
    So if you predict last, you may not say the one number that would make them equal.
    It cannot be combined with hidden or secret predictions, where nobody predicts last.
rule-var-2 =
    Hidden predictions: you all write down your predictions in secret, at the same time.
    Nobody sees your note before the reveal, not even the scribe or the dealer.
rule-var-3 =
    Secret predictions: you all write down your predictions at the same time, and show them only when the round is over.
    Choose either this or hidden predictions.
rule-var-4 =
    Clairvoyance: you hold your cards to your forehead and predict while you see everyone’s cards but your own; then the others’ cards
    are hidden, and you take up your hand and play as usual.
    It cannot be combined with special cards, one colour or Wizard Maximus.
rule-var-5 =
    One colour, for 3 or 4 players without special cards: you own the 13 cards of one colour, a Wizard and a Jester, shuffle these 15
    before each of the 12 rounds, and draw 4 of them in round 1 and one more each round.
    There is no trump and nobody has to follow: the highest card wins, from Wizard through 13 to 1 down to Jester, whatever its colour,
    and of equal cards the one played first.
    { $seats ->
        [3] One colour, a Wizard and a Jester stay in the box.
       *[other] {""}
    }
    Nobody deals, but the dealer’s seat, at first the scribe’s, moves on as usual and decides who predicts and who leads first.
rule-var-6 =
    Wizard Maximus, without special cards: you play only five rounds, and in each of them all 60 cards are dealt.
    Trump is blue, then red, green and yellow, and in the last round there is none; no card is turned.
    The scribe deals first, and the deal moves on as usual.
rule-var-7 =
    Choose at most one of plus/minus one, hidden and secret predictions, and at most one of clairvoyance, one colour and Wizard Maximus.
    Special cards can be combined with the first three, but not with the last three, nor with barred Wizards.
    If two of your choices cannot be combined, you are told which when you set up the game.

## Editions

section-edition = Editions
rule-edition-1 = Each edition suggests the variants of its booklet. You may still set any combination that is allowed.
rule-edition-2 =
    The player on the scribe’s left predicts first.
    The player on the dealer’s left still leads the first trick.
rule-edition-3 =
    You may not play a Wizard when the colour to follow is trump; if you hold only Wizards, you play one, and it counts for nothing.
    You may always lead a Wizard, or play one after a led Jester while no colour is set yet; then it counts as usual.
    This does not go with special cards.
rule-edition-4 =
    { $reveal ->
        [after_round] Hidden predictions are shown when the round is over.
       *[before_play] Hidden predictions are shown before the first trick.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] Clairvoyance applies in every round.
       *[first] Clairvoyance applies in round 1 only.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] The Wizards are marked { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] The Jesters are marked { $jester-mark }.
    }
rule-edition-7 = The dealer, not the scribe, notes the predictions and reads them out.
rule-edition-8 = The box says: { $box }.

## Notes

note-standard = In the standard game: { $text }
note-not-standard = The standard game has no such rule.

## Examples, drawn below their rules

# $player is a name, $cards are cards or numbers drawn after it; $colour-name is a colour’s name.
example-label = Example
example-players = Ada Ben Cleo Dan
example-trump = Trump is { $colour-name }.
example-no-trump = There is no trump.
example-may = { $player } may play
example-not = but not
example-wins = { $player } wins the trick.
example-bombed = Nobody wins the trick; { $player } leads the next one.
example-score =
    { $tricks ->
        [one] { $predicted } predicted, { $tricks } trick won: { $points } points.
       *[other] { $predicted } predicted, { $tricks } tricks won: { $points } points.
    }
example-predicted = { $player } predicts { $number }.
example-closed = A round of { $tricks } tricks: { $player } may not predict { $number }.
example-coins =
    { $tricks ->
        [one] { $predicted } predicted, { $tricks } trick won so far:
       *[other] { $predicted } predicted, { $tricks } tricks won so far:
    }
