### Cards, colours and decisions, in English. `.object` is a card as one plays or holds it: “you hold the red 7”.

## Colours

colour-blue = blue
    .letter = B
colour-red = red
    .letter = R
colour-green = green
    .letter = G
colour-yellow = yellow
    .letter = Y
colour-none = none

## The peoples of the colours

people-blue = humans
people-red = dwarves
people-green = elves
people-yellow = giants

## Marks on the cards, and the words of the game

mark-wizard = W
mark-jester = J
word-wizards = Wizards
word-jesters = Jesters
word-trump = trump
word-no-trump = no trump
word-trick = trick
word-round = round
word-prediction = prediction
word-dealer = dealer
word-scribe = scribe
word-block = Block of Truth
word-points = points
word-coins = coins
word-specials = special cards

## Cards

# $colour is blue, red, green or yellow; $rank is 1 to 13.
card-number =
    { $colour ->
        [blue] blue
        [red] red
        [green] green
       *[yellow] yellow
    } { $rank }
    .object = the { card-number }
card-wizard = Wizard
    .object = a Wizard
card-jester = Jester
    .object = a Jester
card-shapeshifter = Shapeshifter
    .object = the Shapeshifter
card-dragon = Dragon
    .object = the Dragon
card-fairy = Fairy
    .object = the Fairy
card-bomb = Bomb
    .object = the Bomb
card-werewolf = Werewolf
    .object = the Werewolf
card-juggler = Juggler
    .object = the Juggler
card-cloud = Cloud
    .object = the Cloud

## Cards with what was announced for them

# $card is the card’s name; $as is wizard, jester or a colour.
card-announced =
    { $card } { $as ->
        [wizard] as Wizard
        [jester] as Jester
        [blue] as blue
        [red] as red
        [green] as green
       *[yellow] as yellow
    }

## Decisions

# $number is how many tricks are predicted.
decision-predict =
    { $number ->
        [one] 1 trick
       *[other] { $number } tricks
    }
# $colour is blue, red, green or yellow.
decision-choose-trump =
    { $colour ->
        [blue] blue as trump
        [red] red as trump
        [green] green as trump
       *[yellow] yellow as trump
    }
# $colour is blue, red, green, yellow or none.
decision-swap-werewolf =
    { $colour ->
        [blue] the Werewolf with blue as trump
        [red] the Werewolf with red as trump
        [green] the Werewolf with green as trump
        [yellow] the Werewolf with yellow as trump
       *[none] the Werewolf with no trump
    }
# $card is a card as one holds it.
decision-play = { $card }
decision-pass-card = { $card }
# $change is up or down.
decision-adjust-prediction =
    { $change ->
        [up] one more trick
       *[down] one fewer trick
    }
