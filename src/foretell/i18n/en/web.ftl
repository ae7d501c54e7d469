### What the table in the browser says, in English. $points, $tricks, $won, $round and the like are numbers.

## The house

web-app-name = Foretell
web-app-title = Foretell: Wizard, the card game
web-app-about = Play the card game Wizard by Ken Fisher in the browser: with friends, against bots, by every booklet’s rules.
web-title-home = Home
web-title-new = New table
web-title-tables = Tables
web-title-table = Table
web-title-rules = Rules
web-title-learn = Learn
web-title-lesson = Lesson
web-title-game = Game
web-title-replay = Replay
web-title-nowhere = Nothing here
web-nowhere = There is nothing at this address.
web-to-home = Back to the start
web-nav-label = Pages
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-options = Options
web-close = Close
web-cancel = Cancel
web-offline = You are offline. A table needs a connection; the page will go on by itself.
web-trouble = Something did not work: { $code }
web-guest-name = Guest
web-guest-named = Guest { $number }

## Home

web-home-title = Say how many tricks you will take. Then take them.
web-home-lead = Wizard by Ken Fisher, for three to six: with friends, with bots, by every booklet’s rules.
web-home-dealing = Dealing…
web-play-now = Play now
# $edition is an edition, $edition-name what it is called; $level is that of the bots.
web-play-now-with =
    { $edition ->
        [standard] You and { $bots } bots: { $level }.
       *[other] You and { $bots } bots: { $level }. Edition: { $edition-name }.
    }
web-continue = Continue your game
web-new-about = Edition, special cards, variants, bots, clocks: all yours to choose.
web-join-title = Join a table
web-join-label = Link or name of a table
web-join = Join
web-join-bad = This is no link to a table.
web-join-lobby = Public tables
web-name-title = Your name
web-name-label = Name
web-name-keep = Keep
web-watch = Watch

## Tables

web-tables-none = No public table is open right now. Open one: others can join by its link, or find it here.
web-table-untitled = A table
web-table-line = { $edition } · { $taken } of { $seats } seats taken
web-table-gone = This table is gone

## A new table

web-new-title = New table
web-new-open = Open a table
web-new-with-bots = Play with these bots now
web-new-game = The game
web-new-specials = Special cards
web-new-variants = Variants and house rules
web-new-bots = Bots
web-new-pace = Pace of the bots
web-new-people = People
web-new-name = Name of the table
web-new-clock = Clock
web-new-spectators = Spectators
web-new-public = Show this table in the lobby
web-new-hints = Allow hints
web-new-rated = Rated: for two people or more
web-preset-none = None
web-preset-first = To begin with
web-preset-some = Four of them
web-preset-all = All seven
web-special-shapeshifter = Wizard or Jester? You say it when you play it.
web-special-dragon = Takes every trick, even from Wizards.
web-special-fairy = Lowest of all, yet takes the trick from the Dragon.
web-special-bomb = The trick is laid aside and counts for nobody.
web-special-werewolf = Swapped for the turned card; its holder names trump, or none.
web-special-juggler = A 7½ of any colour. After its trick everyone passes a card on.
web-special-cloud = A 9¾ of any colour. Who takes it changes the prediction by one.
web-level-jester = Jester
    .about = plays anything
web-level-scribe = Scribe
    .about = goes by rules of thumb
web-level-apprentice = Apprentice
    .about = plays to the prediction
web-level-journeyman = Journeyman
    .about = thinks ahead
web-level-sage = Sage
    .about = learnt by playing itself
web-level-archmage = Archmage
    .about = the strongest; takes its time
web-pace-300 = Very fast
web-pace-500 = Fast
web-pace-1200 = Calm
web-pace-2500 = Slow
web-clock-none = No clock
web-clock-quick = 15 s each, 1 min in reserve
web-clock-calm = 45 s each, 3 min in reserve
web-clock-days = A day for each decision
web-spectators-none = Nobody may watch
web-spectators-public = May watch, and see no hands
web-spectators-hands-later = May watch, and see hands once a round is over

## Before the game

web-room-title = The table is set
web-room-host = Host
web-room-bot = Bot
web-room-ready = ready
web-room-sit = Sit here
web-room-bot-add = Add a bot
web-room-level = Bots play as
web-room-remove = Remove
web-room-share = Invite by link
web-room-copied = Link copied
web-room-be-ready = I am ready
web-room-not-ready = Not ready yet
web-room-start = Start
web-room-leave = Stand up
web-showing = Shuffling: everyone shows what they added to chance…
web-no-look = A game goes on here that nobody may watch.
web-share-title = A game of Wizard

## Seats

web-seat-free = Free seat
web-seat-away = away
web-seat-predicted = has predicted
web-seat-thinks = thinking…
# $seat is the number of a seat; the names are those of the house’s bots.
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Dealer
web-dealer-mark = D
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-coins = { $won } won of { $prediction } predicted
web-coins-unknown = { $won } won
web-away-now = A bot plays for you. Come back whenever you like, from the menu.

## The table

web-round-of = Round { $round } of { $rounds }
web-hand-label = Your hand
web-hand-hidden =
    { $count ->
        [one] Your card, which only the others see
       *[other] Your { $count } cards, which only the others see
    }
web-mine-label = Your seat
web-side-label = Block of Truth and talk
web-log-label = What happens
web-watching = You are watching.
web-card-barred = cannot be played now
web-card-preselected = chosen for your turn
web-trick-label = The trick
web-trick-best = winning so far
web-turned = Turned card
web-trump = Trump:
web-trump-open = open
web-no-trump = no trump
web-sums-tricks = tricks
web-sums-predicted = predicted
web-sums-even = even
web-sums-over = { $number } too many
web-sums-under = { $number } too few
web-readout = The predictions
web-readout-sum =
    { $tricks ->
        [one] { $sum } in all, for 1 trick
       *[other] { $sum } in all, for { $tricks } tricks
    }
web-why-rule = The rule
web-hint = Hint
web-clock-left = Time left
web-turn-yours = Your turn.

## One line that says what goes on

web-prompt-moment = One moment …
web-prompt-chosen = On your turn you will play { $card }. Choose it again to take it back.
web-prompt-paused = The game is paused.
web-prompt-over = The game is over.
web-prompt-decide = Your turn.
web-prompt-lead = Your turn: lead any card.
web-prompt-follow = Your turn: follow { $colour }.
web-prompt-any = Your turn: any bright card will do.
web-prompt-pass = Choose a card to pass to the left.
# $players are names; $phase is what they decide.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } is predicting.
               *[other] { $players } are predicting.
            }
        [pass_card]
            { $count ->
                [one] { $players } is choosing a card to pass.
               *[other] { $players } are choosing a card to pass.
            }
        [choose_trump] { $players } is choosing trump.
        [swap_werewolf] { $players } is swapping the Werewolf.
        [adjust_prediction] { $players } is changing the prediction.
       *[other] { $players } is playing.
    }
web-preselected-not-legal = The card you had chosen cannot be played now.

## Decisions

web-decide-predict =
    { $tricks ->
        [one] Will you take the trick?
       *[other] How many of the { $tricks } tricks will you take?
    }
web-decide-choose-trump = You dealt: name the trump colour
web-decide-swap-werewolf = Your Werewolf becomes { $card }. Name trump, or none
web-decide-adjust-prediction = The Cloud is yours: change your prediction
web-decide-announce = You play { $card } as …
web-predict-first = You are the first to predict.
web-predict-written = Everyone writes at the same time.
web-predict-sum =
    { $tricks ->
        [one] Predicted so far: { $sum }, for 1 trick.
       *[other] Predicted so far: { $sum }, for { $tricks } tricks.
    }
web-adjust =
    { $change ->
        [up] One more: { $prediction }
       *[down] One less: { $prediction }
    }

## The Block of Truth

web-block-title = Block of Truth
web-block-round = Round
web-block-predicted = predicted
web-block-cell = predicted { $predicted }, won { $won }: { $points }
web-block-now-cell = if the round ended now
web-block-now = Last row: if the round ended now.
web-block-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
web-result-title = Round { $round }
web-result-mine = { $won } of { $predicted }. { $points } points.

## Last trick

web-last-title = Last trick
web-last-won = { $player } won it.
web-last-bombed = The Bomb took it: it counts for nobody.

## Talk

web-talk-title = Talk
web-talk-label = Say something
web-talk-send = Say
web-talk-empty = Nobody has said anything yet.
web-talk-mute = Mute
web-talk-hear = Hear { $player } again
web-talk-unread = Talk, { $count } new
web-reaction-well-played = Well played!
web-reaction-thanks = Thanks!
web-reaction-oops = Oops.
web-reaction-wow = Wow!
web-reaction-hurry = Your turn?
web-reaction-laugh = Ha!
web-reaction-good-game = Good game!
web-reaction-sorry = Sorry.

## Menu and options

web-menu-title = Menu
web-menu-pause = Pause
web-menu-resume = Go on
web-menu-away = Let a bot play for me
web-menu-back = I am back
web-menu-end =
    { $votes ->
        [0] Propose to end the game
       *[other] Propose to end the game ({ $votes } for it)
    }
web-menu-home = To the start
web-menu-rules = Rules of this table
web-menu-keys = Keys
web-menu-shuffle = The shuffle was fixed before the game: { $commitment }…
web-option-theme = Light
web-theme-auto = as the device
web-theme-light = day
web-theme-dark = night
web-option-sound = Sounds
web-option-still = Nothing moves
web-option-one-tap = One tap plays a card
web-option-language = Language
web-language-auto = as the browser

## Keys

web-keys-title = Keys
web-key-cards = choose a card of your hand
web-key-play = play the card
web-key-predict = predict so many tricks
web-key-colour = name a colour
web-key-identity = Wizard or Jester
web-key-adjust = one trick more or less
web-key-last = last trick
web-key-block = Block of Truth
web-key-talk = talk
web-key-hint = hint, where the table allows it
web-key-help = these keys
web-key-close = close, or think again

## The line to the server

web-line-opening = Going to the table…
web-line-lost = The connection is lost. Trying again…
web-line-back = Connected again.

## The end

# $mine says whether the reader is among the winners.
web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] You win!
               *[other] You win, together: { $winners }
            }
       *[no]
            { $count ->
                [one] { $winners } wins
               *[other] { $winners } win together
            }
    }
web-you = you
web-end-early = The game was ended early
web-end-rematch = Once more
web-end-replay = Replay
web-end-download = Download the record
web-end-share = Share
web-chart-points = Points over the rounds
web-chart-hits = Predictions that came true
web-hit = Round { $round }: hit
web-miss = Round { $round }: missed
web-verify-going = Checking the shuffle…
# $ours says whether this browser added to the shuffle.
web-verify-fair =
    { $ours ->
        [yes] Shuffle verified: all { $rounds } deals follow from what was fixed before the game, and from what you added to chance.
       *[no] Shuffle verified: all { $rounds } deals follow from what was fixed before the game.
    }
web-verify-insecure = This browser checks shuffles only over a safe connection; the record can be checked with “foretell verify”.
web-verify-headers = The record does not tell how the cards were shuffled.
web-verify-seed = The seed is not the one that was announced before the game.
web-verify-nonce = A player’s part of the shuffle is not the one that was announced.
web-verify-ours = What you added to chance was left out.
web-verify-deal = The deals do not follow from the shuffle that was announced.

## Replay

web-replay-first = First step
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = Last step
web-replay-slide = Step
web-replay-step = Step { $step } of { $last }
web-replay-round = Round
web-replay-trick = Trick
web-replay-eyes = Seen by
web-replay-all = all hands open
web-replay-link = Link to this moment
web-replay-result = The result
web-replay-did = { $player }, { $decision }

## Rules

web-rules-variant = Variant
web-rules-no-variant = none
web-rules-differs-note = Rules with a star differ from the standard game.

## Learn

web-learn-lead = Six short lessons with real cards, about five minutes. Each special card has one of its own.
web-learn-done = done
web-learn-begin = Begin
web-learn-continue = Continue
web-learn-next = Next: { $title }
web-learn-on = Go on
web-learn-all = All lessons
web-learn-finished = You know how it goes. Time for a game!
