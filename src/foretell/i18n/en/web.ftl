### What the table in the browser says, in English. $points, $tricks, $won, $round and the like are numbers.

## The house

web-app-name = Foretell
web-app-title = Foretell: Wizard, the card game
web-app-about = Play Ken Fisher’s card game Wizard in your browser, with friends or against bots, by the rules of any edition.
web-title-home = Home
web-title-new = New table
web-title-tables = Tables
web-title-table = Table
web-title-rules = Rules
web-title-learn = Learn
web-title-lesson = Lesson
web-title-game = Game
web-title-replay = Replay
web-title-nowhere = Page not found
web-nowhere = There is no page at this address.
web-to-home = Back to the home page
web-nav-label = Pages
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-options = Options
web-close = Close
web-cancel = Cancel
web-offline = You’re offline. The game will continue as soon as you’re connected again.
web-trouble = Something went wrong ({ $code })
web-guest-name = Guest
web-guest-named = Guest { $number }

## Home

web-home-title = Say how many tricks you will take. Then take them.
web-home-lead = Ken Fisher’s Wizard for 3 to 6 players: with friends or bots, by the rules of your own edition.
web-home-dealing = Dealing…
web-play-now = Play now
# $edition is an edition, $edition-name what it is called; $level is that of the bots.
web-play-now-with =
    { $bots ->
        [one] You and 1 bot ({ $level })
       *[other] You and { $bots } bots ({ $level })
    }{ $edition ->
        [standard] { "" }
       *[other] { " · " }{ $edition-name }
    }
web-continue = Continue your game
web-new-about = Choose the edition, special cards, variants, bots and time limits.
web-join-title = Join a table
web-join-label = Table link or name
web-join = Join
web-join-bad = That isn’t a link to a table.
web-join-lobby = Public tables
web-name-title = Your name
web-name-label = Name
web-name-keep = Save
web-watch = Watch

## Tables

web-tables-none = There are no public tables right now. Open one: others can join with its link or find it here.
web-table-untitled = A table
web-table-line = { $edition } · { $taken } of { $seats } seats taken
web-table-gone = This table no longer exists

## A new table

web-new-title = New table
web-new-open = Open a table
web-new-with-bots = Play with these bots now
web-new-invite = Invite friends
web-new-players = Players
web-new-who = Who plays
web-new-friend = By link
web-new-more = More variants and house rules
web-new-booklet = in the booklet
web-new-length = Length
web-length-short = Short
web-length-tournament = Tournament
web-length-full = Full
web-length-custom = Custom
web-length-sizes = Cards in each round
web-scribe-lot = By lot
web-scribe-about = The scribe deals first. The lot is drawn when the game begins, and everyone can check it afterwards.
web-new-specials = Special cards
web-new-variants = Variants
web-new-pace = Bot speed
web-new-people = The table
web-new-name = Table name
web-new-clock = Time limit
web-new-spectators = Spectators
web-new-public = List under public tables
web-new-hints = Allow hints
web-new-rated = Rated game (needs at least two people)
web-preset-none = None
web-preset-first = For beginners
web-preset-some = Four cards
web-preset-all = All seven cards
web-special-shapeshifter = Wizard or Jester? You decide when you play it.
web-special-dragon = Wins any trick, even against Wizards.
web-special-fairy = The lowest card of all, but it beats the Dragon.
web-special-bomb = The trick is set aside; nobody wins it.
web-special-werewolf = Its holder swaps it for the turned-up card and chooses trump, or no trump.
web-special-juggler = A 7½ in any colour. After the trick, everyone passes a card to the left.
web-special-cloud = A 9¾ in any colour. Whoever wins it must change their prediction by one.
web-level-jester = Jester
    .about = plays at random
web-level-scribe = Scribe
    .about = follows simple rules
web-level-apprentice = Apprentice
    .about = plays to hit its prediction
web-level-journeyman = Journeyman
    .about = thinks ahead
web-level-sage = Sage
    .about = learned by playing against itself
web-level-archmage = Archmage
    .about = the strongest; takes its time
web-pace-300 = Very fast
web-pace-500 = Fast
web-pace-1200 = Calm
web-pace-2500 = Slow
web-clock-none = No time limit
web-clock-quick = 15 s per move, plus 1 min in reserve
web-clock-calm = 45 s per move, plus 3 min in reserve
web-clock-days = One day per move
web-spectators-none = No spectators
web-spectators-public = Can watch, but not see any hands
web-spectators-hands-later = Can watch, and see the hands after each round

## Before the game

web-room-title = Your table is ready
web-room-host = Host
web-room-bot = Bot
web-room-ready = ready
web-room-sit = Sit here
web-room-bot-add = Add a bot
web-room-level = Bot level
web-room-remove = Remove
web-room-share = Invite by link
web-room-copied = Link copied
web-room-be-ready = I’m ready
web-room-not-ready = Not ready yet
web-room-start = Start game
web-room-leave = Leave your seat
web-scribe-line =
    { $how ->
        [open] Scribe: drawn by lot at the start
        [drawn] Scribe: { $player }, drawn by lot
       *[chosen] Scribe: { $player }
    }
web-showing = Shuffling: everyone’s random number is being revealed…
web-scribe-drawn =
    { $mine ->
        [yes] The lot made you the scribe. You deal first.
       *[no] The lot made { $player } the scribe, who deals first.
    }
web-no-look = A game is being played here. Spectators are not allowed.
web-share-title = A game of Wizard

## Seats

web-seat-free = Free seat
web-seat-number = Seat { $seat }
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
web-coins = Won { $won }, predicted { $prediction }
web-coins-unknown = Won { $won }
web-away-now = A bot is playing for you. You can take over again from the menu.

## The table

web-round-of = Round { $round } of { $rounds }
web-hand-label = Your hand
web-hand-hidden =
    { $count ->
        [one] Your card, which only the others see
       *[other] Your { $count } cards, which only the others see
    }
web-mine-label = Your seat
web-side-label = Block of Truth and chat
web-log-label = Game log
web-watching = You are watching.
web-card-barred = cannot be played now
web-card-preselected = chosen for your turn
web-trick-label = The trick
web-trick-best = winning so far
web-turned = Turned card
web-trump = Trump:
web-trump-open = not chosen yet
web-no-trump = no trump
web-sums-tricks = tricks
web-sums-predicted = predicted
web-sums-even = even
web-sums-over = { $number } too many
web-sums-under = { $number } too few
web-readout = The predictions
web-readout-sum =
    { $tricks ->
        [one] { $sum } predicted for 1 trick
       *[other] { $sum } predicted for { $tricks } tricks
    }
web-why-rule = See the rule
web-hint = Hint
web-clock-left = Time left
web-turn-yours = Your turn.

## One line that says what goes on

web-prompt-moment = One moment…
web-prompt-chosen = You’ll play { $card } on your turn. Choose it again to cancel.
web-prompt-paused = The game is paused.
web-prompt-over = The game is over.
web-prompt-decide = Your turn.
web-prompt-lead = Your turn: lead any card.
web-prompt-follow = Your turn: follow { $colour }.
web-prompt-any = Your turn: play any highlighted card.
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
web-decide-choose-trump = You’re the dealer: choose the trump colour
web-decide-swap-werewolf = You swap the Werewolf for { $card }. Choose trump, or no trump
web-decide-adjust-prediction = You won the Cloud: change your prediction by one
web-decide-announce = You play { $card } as…
web-predict-first = You predict first.
web-predict-written = Everyone writes down a prediction at the same time.
web-predict-sum =
    { $tricks ->
        [one] Predicted so far: { $sum }, for 1 trick.
       *[other] Predicted so far: { $sum }, for { $tricks } tricks.
    }
web-adjust =
    { $change ->
        [up] One more: { $prediction }
       *[down] One fewer: { $prediction }
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
web-result-mine = Predicted { $predicted }, won { $won }: { $points } points.

## Last trick

web-last-title = Last trick
web-last-won = { $player } won it.
web-last-bombed = Bombed: nobody wins this trick.

## Talk

web-talk-title = Chat
web-talk-label = Say something
web-talk-send = Send
web-talk-empty = No messages yet.
web-talk-mute = Mute
web-talk-hear = Unmute { $player }
web-talk-unread = Chat, { $count } new
web-reaction-well-played = Well played!
web-reaction-thanks = Thanks!
web-reaction-oops = Oops.
web-reaction-wow = Wow!
web-reaction-hurry = Your turn!
web-reaction-laugh = Ha!
web-reaction-good-game = Good game!
web-reaction-sorry = Sorry.

## Menu and options

web-menu-title = Menu
web-menu-pause = Pause
web-menu-resume = Resume
web-menu-away = Let a bot play for me
web-menu-back = I’m back
web-menu-end =
    { $votes ->
        [0] Vote to end the game
       *[other] Vote to end the game ({ $votes } so far)
    }
web-menu-home = Home page
web-menu-rules = Rules of this table
web-menu-keys = Keyboard shortcuts
web-menu-shuffle = Shuffle fingerprint, fixed before the game: { $commitment }…
web-option-theme = Theme
web-theme-auto = system
web-theme-light = light
web-theme-dark = dark
web-option-sound = Sounds
web-option-still = Reduce motion
web-option-one-tap = Play a card with one tap
web-option-language = Language
web-language-auto = same as the browser

## Keys

web-keys-title = Keyboard shortcuts
web-key-cards = choose a card from your hand
web-key-play = play the card
web-key-predict = predict that many tricks
web-key-colour = choose a colour
web-key-identity = Wizard or Jester
web-key-adjust = predict one more or one fewer
web-key-last = last trick
web-key-block = Block of Truth
web-key-talk = chat
web-key-hint = hint, if the table allows them
web-key-help = this list
web-key-close = close or cancel

## The line to the server

web-line-opening = Joining the table…
web-line-lost = Connection lost. Reconnecting…
web-line-back = Reconnected.

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
web-end-rematch = Play again
web-end-replay = Replay
web-end-download = Download the game record
web-end-share = Share
web-chart-points = Points by round
web-chart-hits = Predictions that came true
web-hit = Round { $round }: hit
web-miss = Round { $round }: missed
web-verify-going = Checking the shuffle…
# $ours says whether this browser added to the shuffle.
web-verify-fair =
    { $rounds ->
        [one] Shuffle verified: the deal matches the seed that was fixed before the game
       *[other] Shuffle verified: all { $rounds } deals match the seed that was fixed before the game
    }{ $ours ->
        [yes] { " " }and the random number from your browser.
       *[no] .
    }
web-verify-insecure = Your browser can check the shuffle only over a secure connection. You can also check the record with “foretell verify”.
web-verify-headers = The record does not say how the cards were shuffled.
web-verify-seed = The seed is not the one that was announced before the game.
web-verify-nonce = A player’s random number is not the one that was announced.
web-verify-ours = The random number from your browser was not used.
web-verify-deal = The deals do not match the shuffle that was announced.
web-verify-scribe = The scribe is not the one that the lot drew.

## Replay

web-replay-first = First step
web-replay-back = One step back
web-replay-on = One step forward
web-replay-last = Last step
web-replay-slide = Step
web-replay-step = Step { $step } of { $last }
web-replay-round = Round
web-replay-trick = Trick
web-replay-eyes = View as
web-replay-all = all hands
web-replay-link = Link to this moment
web-replay-result = The result
web-replay-did = { $player }, { $decision }

## Learn

web-learn-lead = Six short lessons with real cards, about five minutes in all. Each special card has its own lesson.
web-learn-done = done
web-learn-begin = Begin
web-learn-continue = Continue
web-learn-next = Next: { $title }
web-learn-on = Next
web-learn-all = All lessons
web-learn-finished = You know the rules. Time for a game!

## The rule book

web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found =
    { $number ->
        [0] No rule found. Rules of special cards and variants appear once they are chosen.
        [one] { $number } rule found
       *[other] { $number } rules found
    }
web-rules-before = Previous chapter
web-rules-after = Next chapter
web-rules-game = Players, variants, special cards
web-rules-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
web-rules-variants = Variants of this edition
web-rules-more = More variants and house rules
web-rules-further = Variants that this edition does not have
web-rules-differs = Differs from the standard game
# $edition is an edition; the standard game has no booklet of its own.
web-rules-only =
    { $edition ->
        [standard] Only what the booklets say
       *[other] Only what this booklet says
    }
