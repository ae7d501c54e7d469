### Errors and reasons by their code, in English: `play/must-follow` is error-play-must-follow.
###
### The message speaks to the one who decided; `.seat` says the same about a seat, for whoever looks on.
### $card and $choice are what the decision names, as one plays or says it; $seat and $turn are numbers of seats.
### reason-… says why a decision is allowed.

## A decision that is not allowed

error-game-over = The game is over.
error-turn-not-yours = It is not your turn.
    .seat = It is not the turn of seat { $seat } but of seat { $turn }.
error-turn-already-decided = You have decided already; the others have not.
    .seat = Seat { $seat } has decided already.
error-turn-other-decision = It is time for { $phase-name }, not for { $choice }.
error-turn-no-such-seat = There is no seat { $seat }.
error-predict-too-many =
    { $tricks ->
        [one] You cannot predict { $choice }: this round has only 1.
       *[other] You cannot predict { $choice }: this round has only { $tricks }.
    }
    .seat =
        { $tricks ->
            [one] Seat { $seat } cannot predict { $choice }: this round has only 1.
           *[other] Seat { $seat } cannot predict { $choice }: this round has only { $tricks }.
        }
error-predict-plus-minus-one = You cannot predict { $choice }: the predictions would add up to { $tricks }.
    .seat = Seat { $seat } cannot predict { $choice }: the predictions would add up to { $tricks }.
error-play-not-in-hand = You do not hold { $card }.
    .seat = Seat { $seat } does not hold { $card }.
error-play-must-follow = You cannot play { $card }: you still hold { $colour-name }.
    .seat = Seat { $seat } cannot play { $card }: it still holds { $colour-name }.
error-play-wizard-barred = You cannot play a Wizard: the colour to follow, { $colour-name }, is trump.
    .seat = Seat { $seat } cannot play a Wizard: the colour to follow, { $colour-name }, is trump.
error-pass-not-in-hand = You do not hold { $card }.
    .seat = Seat { $seat } does not hold { $card }.
error-adjust-below-zero = Your prediction is 0 and cannot become less.
    .seat = The prediction of seat { $seat } is 0 and cannot become less.

## Why a decision is allowed

reason-predict-allowed =
    { $tricks ->
        [one] You may predict 0 or 1.
       *[other] You may predict anything from 0 to { $tricks }.
    }
reason-trump-dealer-chooses = You dealt, so you name trump.
reason-trump-werewolf-chooses = You hold the Werewolf, so you name trump, or none.
reason-play-leads = You lead: any card will do.
reason-play-follows = You follow { $colour-name }.
reason-play-cannot-follow = You hold no { $colour-name }, so any card will do.
reason-play-always-playable = This card may always be played.
reason-play-nobody-follows = Nobody has to follow in this trick.
reason-play-colour-open = There is no colour to follow yet.
reason-play-colours-do-not-matter = Colours do not matter here: any card will do.
reason-play-nothing-but-wizards = You hold nothing but Wizards, so you play one; it counts for nothing.
reason-pass-allowed = You may pass any card of your hand.
reason-adjust-allowed = The Cloud changes your prediction by one.

## Settings

# $setting-name, $one-name and $other-name are names of settings or cards; $value is what was given.
error-settings-exclude =
    { $other ->
        [seats] { $one-name } is for 3 or 4 players.
       *[other] { $one-name } and { $other-name } exclude each other.
    }
error-settings-together = { $one-name } and { $other-name } come together or not at all.
error-settings-unknown = There is no setting “{ $setting }”.
error-settings-bad-value =
    { $setting ->
        [seats] A game is for 3 to 6 players, not { $value }.
        [scribe] There is no seat { $value } for the scribe.
        [specials] There is no special card “{ $value }”.
       *[other] “{ $value }” is no value for this setting: { $setting-name }.
    }
error-settings-no-edition = There is no edition “{ $value }”.
error-settings-no-bot = There is no bot “{ $value }”.
error-settings-bad-seed =
    { $setting ->
        [table] A table number is a whole number from 0 to 2^63 − 1.
       *[seed] A seed is a whole number from 0 to 2^63 − 1.
    }
error-settings-bad-players = Every one of the { $seats } seats needs a name.

## Cards, decisions, deals

error-notation-unknown-card = There is no card “{ $token }”.
error-notation-unknown-decision = “{ $token }” is no decision.
error-deal-not-the-deck = These are not the cards of the deck, each once.

## Taking back, looking ahead

error-undo-nothing = There is nothing to take back.
error-undo-no-such-step = The game has no decision number { $step }.
error-game-not-over = Hands are opened when the game is over.
error-record-no-past = This game began in the middle and has no record.

## Records

error-record-no-record = A record begins with “foretell 1”.
error-record-unsupported-version = This is a record of version { $version }, which this release does not know.
error-record-no-colon = A header is written “name: value”.
error-record-twice = The header “{ $header }” stands twice.
error-record-missing-header = The header “{ $header }” is missing.
error-record-unknown-header = The header “{ $header }” is unknown.
error-record-bad-header = The header “{ $header }” is yes or no.
error-record-not-quoted = “{ $header }” is text in double quotes.
error-record-bad-round = Here “round { $round }” should begin, or the record end.
error-record-bad-deal =
    { $cards ->
        [one] Here “deal { $seat }:” with 1 card should stand.
       *[other] Here “deal { $seat }:” with { $cards } cards should stand.
    }
error-record-unknown-line = A line cannot begin with “{ $label }” here.
error-record-too-many = A line has at most { $seats } decisions.
error-record-wrong-kind = “{ $token }” does not belong in this line.
error-record-no-number = “{ $token }” is not a whole number.
error-record-unknown-card = There is no card “{ $token }”.
error-record-unknown-decision = “{ $token }” is no decision.
error-record-bad-json = This is not well-formed JSON.
error-record-bad-json-value = The value at { $path } is not what a record has there.
error-record-too-many-rounds = The game has fewer than { $round } rounds.
error-record-round-not-over = Round { $round } begins before the round before it is over.
error-record-round-over = Round { $round } is over already.
error-record-wrong-totals = These are not the totals after round { $round }.
