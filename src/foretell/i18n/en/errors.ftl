### Errors and reasons by their code, in English: `play/must-follow` is error-play-must-follow.
###
### The message speaks to the one who decided; `.seat` says the same about a seat, for whoever looks on.
### $card and $choice are what the decision names, as one plays or says it; $seat and $turn are numbers of seats.
### reason-… says why a decision is allowed.

## A decision that is not allowed

error-game-over = The game is over.
error-turn-not-yours = It is not your turn.
    .seat = It is not the turn of seat { $seat } but of seat { $turn }.
error-turn-already-decided = You have already decided; wait for the others.
    .seat = Seat { $seat } has already decided.
error-turn-other-decision = You cannot choose { $choice } now. The current step: { $phase-name }.
error-turn-no-such-seat = There is no such seat.
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
error-adjust-below-zero = Your prediction is 0 and cannot go any lower.
    .seat = The prediction of seat { $seat } is 0 and cannot go any lower.

## Why a decision is allowed

reason-predict-allowed =
    { $tricks ->
        [one] You may predict this: the round has 1 trick.
       *[other] You may predict this: the round has { $tricks } tricks.
    }
reason-trump-dealer-chooses = You dealt, so you choose trump.
reason-trump-werewolf-chooses = You hold the Werewolf, so you choose trump, or no trump.
reason-play-leads = You lead: play any card.
reason-play-follows = You follow { $colour-name }.
reason-play-cannot-follow = You have no { $colour-name }, so you may play any card.
reason-play-always-playable = This card may always be played.
reason-play-nobody-follows = Nobody has to follow in this trick.
reason-play-colour-open = There is no colour to follow yet.
reason-play-colours-do-not-matter = Colours do not matter here: play any card.
reason-play-nothing-but-wizards = You hold only Wizards, so you play one; it counts for nothing.
reason-pass-allowed = You may pass any card in your hand.
reason-adjust-allowed = The Cloud changes your prediction by one.

## Settings

# $setting-name, $one-name and $other-name are names of settings or cards; $value is what was given.
error-settings-exclude =
    { $other ->
        [seats] { $one-name } is for 3 or 4 players only.
        [length] { $one-name } is played at full length only.
       *[other] { $one-name } and { $other-name } cannot be combined.
    }
error-settings-together = { $one-name } and { $other-name } come together or not at all.
error-settings-unknown = There is no setting “{ $setting }”.
error-settings-of-a-game = An edition cannot set this; it is chosen for each game: { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] A game is for 3 to 6 players, not { $value }.
        [scribe] There is no seat { $value } for the scribe.
        [specials] There is no special card “{ $value }”.
       *[other] “{ $value }” is not a valid value for this setting: { $setting-name }.
    }
error-settings-hand-sizes = A custom length is 1 to 20 hand sizes from 1 to { $most }, such as 3, 5, 7; not “{ $value }”.
error-settings-no-edition = There is no edition “{ $value }”.
error-settings-no-bot = There is no bot “{ $value }”.
error-settings-bad-thought = “{ $value }”: the @ must be followed by a number from { $least } to { $most }.
error-settings-bad-seed =
    { $setting ->
        [table] A table number is a whole number from 0 to 2^63 − 1.
       *[seed] A seed is a whole number from 0 to 2^63 − 1.
    }
error-settings-bad-players = Each of the { $seats } seats needs a name.
error-settings-bad-headers = The header “{ $header }” cannot be written: use a-z, 0-9 and hyphens in its name, and text as its value.

## Cards, decisions, deals

error-notation-unknown-card = There is no card “{ $token }”.
error-notation-unknown-decision = “{ $token }” is not a decision.
error-deal-not-the-deck = These are not the cards of the deck, each exactly once.
error-deal-not-in-deck = This card is not in the deck.
error-deal-twice = This card is dealt twice.
error-deal-not-own-card = This card does not have the seat’s own colour.

## Taking back, looking ahead

error-undo-nothing = There is nothing to take back.
error-undo-no-such-step = The game has no decision number { $step }.
error-events-no-such-event = There is no event number { $since }; events are counted from 0.
error-game-not-over = Hands are shown when the game is over.
error-round-not-over = Round { $round } has not been scored.
error-record-no-past = This game was set up in mid-play, so it has no record.

## Many tables at once

error-settings-bad-batch = A batch needs at least 1 table, not { $value }.
error-settings-no-settings = A batch needs settings: the same for all tables, or several kinds.
error-settings-bad-row = This is not a position of a game with these settings.
error-settings-other-table = The game and the table have different settings.
error-settings-twice = Give { $one } or { $other }, not both.
error-play-wrong-number = There must be one decision for each table.
error-play-no-number = Decisions for many tables must be whole numbers.
error-play-illegal-in-batch = Decision number { $action } is not allowed at table { $table }.
error-fast-no-cuda-package = Tables on a graphics card need the package numba-cuda: pip install 'foretell[gpu]'
error-fast-no-cuda-device = No graphics card that supports CUDA was found.

## The fair shuffle

error-settings-bad-chance =
    { $setting ->
        [nonce] A nonce has 16 to 64 bytes.
       *[seed] A seed has 64 bytes.
    }
error-fairness-no-headers = This record does not say how its cards were shuffled.
error-fairness-unknown-shuffle = This record names a shuffle that this release does not know; it knows { $method }.
error-fairness-bad-header = The header “{ $header }” is missing or malformed.
error-fairness-no-seed = The seed is secret until the game is over.
error-fairness-wrong-seed = The seed is not the one that was announced before the game.
error-fairness-wrong-nonce = The nonce of seat { $seat } is not the one that was announced before the game.
error-fairness-own-nonce = The random number from your browser was not used.
error-fairness-wrong-deal = The deal of round { $round } does not match the seed and nonces.
error-fairness-wrong-scribe = The lot made seat { $seat } the scribe, but the record names another.

## The server: what is sent

error-protocol-bad-frame = This is not a command of this protocol. { $where }
error-protocol-bad-request = This request could not be understood. { $where }
error-protocol-binary = Frames are text, not binary.
error-protocol-too-large = This is too large; at most { $most } bytes.
error-protocol-hello-first = Say hello first.
error-protocol-hello-twice = Hello was already said.
error-protocol-unsupported-version = This server speaks version { $version } of the protocol.
error-token-missing = This needs a token. Sign in as a guest first.
error-token-invalid = This token was not issued by this server.
error-token-expired = This token has expired. Sign in as a guest again.
error-token-outdated = This token has been replaced by a newer one.
error-limits-too-fast = That was too fast. Please wait a moment.
error-limits-too-slow = Your connection is too slow for the updates we sent.
error-server-store-unavailable = Nothing can be saved right now. Please try again in a moment.
error-server-closing = The server is shutting down. Please reconnect in a moment.
error-server-bad-setting = A setting of the server is wrong: { $setting }
error-server-bad-file = The settings file cannot be read: { $file }: { $trouble }
error-server-needs-postgres = { $workers } workers need PostgreSQL; SQLite works with one only.
error-server-no-address = Foretell cannot use { $address }. Perhaps it is already running there.
error-packages-missing = This needs the package { $package }: pip install 'foretell[{ $extra }]'
error-server-no-store = The store { $store } cannot be opened: { $trouble }
error-server-store-in-use = The store { $store } is in use by another server. Stop that one, or choose another store.
error-server-newer-store = The store was written by a newer release of Foretell. Install that release, or choose another store.
error-passkeys-refused = This passkey was not accepted.
error-passkeys-too-late = That took too long. Please start again.

## The server: names and talk

error-names-empty = A name needs at least one letter.
error-names-too-long = That is too long: at most { $most } characters.
error-names-bad-letters = This name contains characters that cannot be displayed.
error-names-confusable = Someone at this table already has a name very similar to “{ $name }”.
error-chat-empty = The message is empty.
error-chat-too-long = That is too long: at most { $most } characters at a time.

## The server: tables

error-table-not-found = There is no such table.
error-table-closed = This table is closed.
error-table-not-host = Only the host may do this.
error-table-not-seated = You are not seated at this table.
error-table-no-such-seat = There is no such seat at this table.
error-table-no-such-player = The host must sit at the table.
error-table-seat-taken = This seat is taken.
error-table-seat-empty = Somebody is missing: a seat is still empty.
error-table-not-ready = { $name } is not ready yet.
error-table-already-started = The game has already started.
error-table-not-playing = No game is being played at this table.
error-table-not-over = The game is not over.
error-table-nothing-to-show = There is no nonce to reveal now.
error-table-wrong-nonce = This is not the nonce that was announced.
error-table-other-turn = This belongs to a different turn.
error-table-nothing-to-decide = There is nothing for you to decide.
error-table-paused = The game is paused.
error-table-not-paused = The game is not paused.
error-table-away = A bot is playing for you. Take over again first.
error-table-not-away = No bot is playing for you.
error-table-no-hints = There are no hints at this table.
error-table-rated-no-hints = Rated games have no hints.
error-table-rated-length = Only full games and tournaments can be rated.
error-table-rated-needs-people = A rated game needs at least two people.
error-table-bad-option = This value is out of range: { $option }

## The server: the archive

error-archive-no-game = There is no such game, or it is not over.
error-archive-no-step =
    { $decisions ->
        [one] The game has only 1 decision.
       *[other] The game has only { $decisions } decisions.
    }
error-archive-no-seat = The game has only { $seats } seats.
error-archive-no-player = There is no such player.
error-lessons-not-found = There is no such lesson.

## The arena

error-arena-no-line-up = A line-up is a list of bots, one for each seat, not “{ $value }”.
error-arena-line-up =
    { $bots ->
        [one] 1 bot for { $seats } seats; name one for each.
       *[other] { $bots } bots for { $seats } seats; name one for each.
    }
error-arena-games = { $value } is not a valid number of games.
error-arena-levels = A tournament needs at least two levels, each named once.
error-arena-no-games = No game was played to its end.
error-arena-no-level = “{ $value }” did not play; these did: { $levels }.
error-arena-no-bot = “{ $value }” is not a bot: { $trouble }
error-arena-bot-failed = The bot { $bot } failed on seat { $seat }, in round { $round } of deal { $deal }: { $trouble }
error-arena-worker-gone = A worker process was killed or ran out of memory. With --out, you can continue with --resume.
error-arena-other-set-up = This is the journal of another match, or of another release: { $file }
error-arena-broken-journal = This is not a complete journal of a match: { $file }
error-arena-in-use = Another program is writing this journal: { $file }
error-arena-no-cluster = No Ray cluster can be reached at { $address }.

## Records

# $what is the word, header, key or path in question.
error-record-no-record = A record begins with “foretell 1”.
error-record-no-text = A record is text in UTF-8. Give the contents of the file, not its name.
error-bots-other-encoding = This network reads encoding { $version }, which this release does not write.
error-record-unsupported-version = This is a record of version { $version }, which this release does not know.
error-record-bad-json = This is not well-formed JSON.
error-record-bad-value = A record cannot have this value here: { $what }
error-record-twice = “{ $what }” appears twice.
error-record-missing-key = “{ $what }” is missing.
error-record-unknown-key = “{ $what }” is unknown.
error-record-unexpected-line = A different line was expected here: { $expected }
error-record-wrong-count = There should be { $expected } here, not { $found }.
error-record-unknown-card = There is no card “{ $token }”.
error-record-unknown-decision = “{ $token }” is not a decision.
error-record-wrong-kind = “{ $token }” does not belong in this line.
error-record-misplaced-dot = A dot is allowed only where all decide at once, in the last line of a record.
error-record-not-seat-0 = Where all decide at once, the line begins with seat 0.
error-record-not-in-order = Where all decide at once, the decisions follow the order of the seats.
error-record-too-many-rounds =
    { $rounds ->
        [one] The game has only 1 round.
       *[other] The game has only { $rounds } rounds.
    }
error-record-round-not-over = The round is not over yet.
error-record-round-over = The round is already over.
error-record-missing-totals = The round is over, but its totals are missing.
error-record-wrong-totals = This is not the total after the round.
