### What only the terminal says, in English.

## The program

cli-version = foretell { $version }
cli-about =
    Foretell: Ken Fisher’s card game Wizard, by the rules of any edition.
    
    Usage: foretell COMMAND [options]
cli-commands = Commands:
cli-more =
    `foretell` alone starts the server and opens it in the browser.
    `foretell COMMAND --help` explains a command and gives examples.
    `foretell --version` shows the version.
cli-usage = { "Usage: " }
cli-examples = Examples:
cli-group-files = Files
cli-group-settings = The game
cli-group-options = Options

## Arguments that do not fit

cli-unknown-command = There is no command “{ $command }”. Commands: { $commands }.
cli-unknown-argument = Unknown argument “{ $argument }”; see --help.
cli-unknown-language = --language: there is no “{ $language }”. Languages: { $languages }.
cli-bad-option = { $option }: the value is missing, or the option takes none; see --help.
cli-not-one-of = “{ $value }” is not one of: { $names }.
cli-no-number = “{ $value }” is not a whole number.
cli-no-speed = “{ $value }” is not a speed: 1 is normal, 2 twice as fast, 0 without pauses.
cli-too-small = { $value } is too small; the minimum is { $least }.
cli-bots-per-seat = { $levels } bots for { $seats } seats; name one for all, or one for each seat.
cli-language-kept = Saved. You can change it at any time.
cli-language-how = `foretell language NAME` changes it permanently, --language for one command.
cli-no-file = Name at least one file.
cli-one-file = Name one file.

## Commands

command-serve = Start the server, for friends in this room or anywhere
    .usage = foretell serve [options]
    .about = Starts a server where people and bots play at tables. By default everything is stored on this machine, in one file. Each option, and many more, can be set in a file or in the environment: FORETELL_PORT=8000 is --port 8000. See docs/hosting.md for how to host games for others.
    .examples =
        foretell serve
        foretell serve --host 0.0.0.0 --port 8000 --store sqlite:///games.db
        foretell serve --config foretell.toml --workers 4
command-demo = Watch a game of bots on the screen
    .usage = foretell demo [options]
    .about = Shows a game of bots from the first deal to the winner, all hands open.
    .examples =
        foretell demo
        foretell demo --seats 3 --specials all --speed 2
        foretell demo --edition amigo-fr --variant secret --seed 7 --speed 0
command-simulate = Let bots play many games and save the records
    .usage = foretell simulate [options]
    .about = Lets bots play games against each other and sums up the results; --out saves a record of each game.
    .examples =
        foretell simulate --games 1000 --seed 1 --out records
        foretell simulate --edition amigo-de --seats 6 --specials all --games 50 --out records --json
        foretell simulate --variant hidden --games 100
command-arena = Find out how strong bots are
    .usage = foretell arena match|tournament|ladder [options]
    .about = Lets bots play the same deals on every seat and reports how strong they are, with confidence intervals. A match is one line-up; a tournament is all levels against each other, with ratings; the ladder plays every level against every other and writes a page about it. Ctrl-C stops when the games in play are over, and --resume continues.
    .examples =
        foretell arena match --line-up apprentice,scribe,scribe,scribe --games 2000 --seed 1
        foretell arena match --line-up scribe --switch turned-wizard-no-trump=yes --games 5000 --json
        foretell arena match --line-up mybots:Clever,scribe,scribe --out clever --resume --html
        foretell arena tournament --levels jester,scribe,apprentice --specials all --out cup --parquet
        foretell arena ladder --games 4000 --out ladder --resume
command-replay = Show a recorded game, step by step
    .usage = foretell replay FILE [options]
    .about = Shows a recorded game: what happened and the table after each decision, the Block of Truth after each round.
    .examples =
        foretell replay records/game-0001.txt --step
        foretell replay records/game-0001.txt --seat 2
        FORCE_COLOR=1 foretell replay records/game-0001.txt | less -R
command-check = Check that records are legal to the last card
    .usage = foretell check FILE… [options]
    .about = Replays records and says for each whether it follows the rules, or where it breaks one and which.
    .examples =
        foretell check records/game-0001.txt
        foretell check --quiet records/*
command-verify = Check that a game’s cards were shuffled as promised
    .usage = foretell verify FILE… [options]
    .about = Works out every deal of a record again, from the published seed and nonces, and says whether these are the cards that were dealt. It also checks the record against the rules.
    .examples =
        foretell verify game.txt
        foretell verify --quiet records/*
        foretell verify game.txt --commitment 6a2c… --nonce 5f1b…
command-rules = Read the rules in force
    .usage = foretell rules [options]
    .about = Prints the rules that are in force under these settings, each with its id, with examples, and with a note where an edition differs from the standard game.
    .examples =
        foretell rules
        foretell rules --rule PLAY-3
        foretell rules --edition rexhry --language cs
        foretell rules --edition amigo-it
        foretell rules --seats 3 --variant one-colour --variant secret
        foretell rules --edition amigo-de --specials dragon fairy bomb --json
command-language = Choose the language of everything printed
    .usage = foretell language [NAME]
    .about = Lists the languages. Name one and everything is printed in it from now on; “auto” follows the system. --language is for one command, the variable FORETELL_LANGUAGE for one session.
    .examples =
        foretell language
        foretell language cs
        foretell language auto
command-editions = List the editions and what they offer
    .usage = foretell editions
    .about = Lists the editions: the booklets whose rules can be played, what their boxes say, the variants each offers, and where it differs from the standard game.
    .examples =
        foretell editions

## Options

option-edition = the booklet to play by; `foretell editions` lists them (standard)
    .value = NAME
option-seats = number of players, 3 to 6 (4)
    .value = N
option-scribe = seat of the scribe, who deals first; seats count from 0 (0)
    .value = SEAT
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour or maximus; may be given several times
    .value = NAME
option-specials = special cards to add: all, first, some, none, or names such as dragon fairy (none)
    .value = NAME
option-length = full, tournament, short, or hand sizes such as 3,5,7 (full)
    .value = LENGTH
option-switch = any other switch, such as predict-from=scribe or turned-wizard-no-trump=yes; may be given several times
    .value = NAME=VALUE
option-bots = level of the bots, such as scribe: one for all, or one for each seat with commas between (jester)
    .value = LEVELS
option-games = how many games (100; in the arena 1000, on the ladder for each match)
    .value = N
option-seed = random seed; the same seed gives the same games
    .value = N
option-out = folder to save to: records, one file per game, or the journals and reports of the arena; without it only a summary is printed
    .value = FOLDER
option-json = JSON instead of text: the records (simulate), the report (arena; printed, or saved to the folder), the rule book (rules)
option-force = overwrite existing records
option-line-up = bots by seat with commas between, or one for all; a level, or module:name for one of your own
    .value = BOTS
option-levels = levels that take part, the weakest first, with commas between (all)
    .value = LEVELS
option-processes = how many processes play at once (one for each core)
    .value = N
option-engine = where games are played: local, or ray for a Ray cluster (local)
    .value = NAME
option-resume = continue with the journals in the folder
option-parquet = write every game into games.parquet in the folder
option-html = write the report as a page, report.html, into the folder
option-control = also take the luck of the deal out of the points, and report how much that helps
option-date = date that the ladder’s page names (today)
    .value = DATE
option-page = where the ladder writes its page (docs/strength.md)
    .value = FILE
option-step = wait for Enter after each decision; q stops
option-seat = show only what this seat could see; seats count from 0
    .value = SEAT
option-speed = how fast: 1 is normal, 2 twice as fast, 0 without pauses (1)
    .value = X
option-quiet = show only problems
option-commitment = what the server announced before the game (SHA-256 of the seed), as you noted it
    .value = HASH
option-nonce = the nonce that you added, or its SHA-256
    .value = HEX
option-host = address to listen on; 0.0.0.0 is for everyone who can reach this machine (127.0.0.1)
    .value = ADDRESS
option-port = port to listen on (8700)
    .value = N
option-workers = number of server processes; more than one needs PostgreSQL (1)
    .value = N
option-store = where games are kept: sqlite:///FILE or postgresql://… (a file in your data folder)
    .value = STORE
option-config = settings file of the server, in TOML
    .value = FILE
option-open = open the server’s page in the browser
option-rule = show this rule only, such as PLAY-3; may be given several times
    .value = ID
option-language = language of everything printed: en, de, fr, it, cs, sk, pl or hu; --lang for short
    .value = NAME
option-files = records, as text or JSON
    .value = FILE
option-help = show this help and exit
argument-name = language to use from now on, such as cs, or auto
    .value = NAME

## Files

file-not-found = there is no such file or folder.
file-forbidden = permission denied.
file-is-folder = this is a folder.
file-no-folder = this is not a folder.
file-not-text = this is not UTF-8 text.
file-trouble = { $trouble }.

## Settings of a game, in a heading

settings-seats =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
settings-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
settings-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## foretell editions

editions-offers = offers
editions-differs = differs
editions-more = What an edition offers is a suggestion; with --variant and --specials you may set any combination that the rules allow. `foretell rules --edition NAME` prints an edition’s rules.

## foretell rules

rules-marked = A star (*) marks what differs from the standard game.
rules-differs = Differs from the standard game:
rules-not-in-force = This rule is not in force under these settings.
rules-no-rule = There is no rule “{ $rule }”.
rules-offers = Also on offer

## foretell serve

serve-open = Foretell is running at { $address } (games are kept in { $store }).
serve-stop = Ctrl-C stops it; unfinished games continue when it is started again.
# The page of a server that has no table in the browser.
serve-unbuilt = The table in the browser has not been built here. This builds it:
serve-programs = Until then only programs can play. They connect in these ways, which docs/protocol.md explains:

## foretell check

check-ok = { $file }: ok ({ $found })
check-finished =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $count ->
        [one] { $winners } wins with { $points }
       *[other] { $winners } win with { $points }
    }
check-unfinished =
    { $rounds ->
        [one] { $scored } of { $rounds } round, not finished
       *[other] { $scored } of { $rounds } rounds, not finished
    }

## foretell verify

verify-ok =
    { $rounds ->
        [one] { $file }: ok ({ $rounds } deal matches the seed; nonces shown by { $shown } of { $seats } players)
       *[other] { $file }: ok ({ $rounds } deals match the seed; nonces shown by { $shown } of { $seats } players)
    }
verify-scribe =
    { $lot ->
        [yes] { $file }: { $player } became scribe by lot, drawn from the same seed and nonces.
       *[no] { $file }: { $player } was scribe, not drawn by lot.
    }
verify-announced = { $file }: before the game the server announced { $commitment }. Compare it with what you saw then.
verify-withheld = { $file }: { $players } never showed the nonce that was announced; the deals were made without it.

## foretell simulate

simulate-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $edition } · seed { $seed } · { $rate } games/s
simulate-rate = { $rate } games/s
simulate-exists = { $file } already exists; --force overwrites it.
simulate-written =
    { $games ->
        [one] 1 record in { $folder }
       *[other] { $games } records in { $folder }
    }
tally-player = player
tally-points = mean points
tally-hits = predictions hit
tally-wins = games won
tally-all = all
tally-percent = { $percent } %

## foretell arena

arena-kinds = What to play
arena-kind = KIND
    .about = match, tournament or ladder
arena-no-kind = Choose what to play: match, tournament or ladder.
arena-not-for = { $option } is not an option of { $kind }.
arena-needs-out = { $option } needs a folder: --out.
arena-no-line-up = Choose who plays: --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels: name at least two levels, each once.
arena-no-date = “{ $value }” is not a date such as 2026-12-31.
arena-exists = { $file } already exists; --resume continues it.
arena-stopping = Stopping when the games in play are over; Ctrl-C again stops at once.
arena-go-on = The same command with --resume continues from here.
arena-written = Written: { $file }
arena-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } on { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } · { $edition } · seed { $seed } · { $rate } games/s per worker
arena-partial =
    { $games ->
        [one] Incomplete: 1 game was planned.
       *[other] Incomplete: { $games } games were planned.
    }
arena-missing =
    { $tables ->
        [one] Incomplete: { $missing } of { $tables } table was not played, and the ratings leave it out.
       *[other] Incomplete: { $missing } of { $tables } tables were not played, and the ratings leave them out.
    }
arena-column-level = level
arena-column-points = points
arena-column-difference = vs. mean
arena-column-wins = wins
arena-column-rank = rank
arena-column-hits = hits
arena-column-missed = otherwise
arena-column-under = under
arena-column-over = over
arena-column-time = per decision
arena-column-left = variance left
arena-column-mu = rating
arena-column-sigma = uncertainty
arena-column-apart = orders differ by
arena-by-round = Predictions hit by round, in percent
arena-by-place = Predictions hit by place after the dealer, in percent
arena-interval = [{ $low }, { $high }]
arena-under-over = { $under } under, { $over } over
arena-controlled = With the luck of the deal taken out
arena-together = { $time } (all levels)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = A match in the arena
arena-page-tournament = A tournament in the arena
arena-page-about = Every deal is played on every seat in turn. Brackets and whiskers are 95 % intervals over deals. “vs. mean” is how many points per game a bot makes above the mean of its table. A tie shares the win.
arena-page-ratings = Ratings are Plackett–Luce; their whiskers show twice the “uncertainty”, which does not know that deals were repeated.
arena-plot-points = Points per game
arena-plot-wins = Games won (dashed: even)
arena-plot-rounds = Predictions hit by round
arena-plot-ratings = Ratings
arena-round = round

## docs/strength.md

strength-title = How strong the bots are
strength-about =
    What counts is head-to-head play: how many more points per game a bot makes than the others at its table. Points in
    self-play say little, because cautious bots leave each other more. Every deal is played in every rotation of the seats,
    so the luck of the cards cancels out; figures in brackets are 95 % intervals over deals. This page is written by
    `foretell arena ladder`; [arena.md](arena.md) explains how it measures.
strength-steps = Step by step
strength-step = { $high } beats three { $low } by { $lead } points per game { $interval } and wins { $wins } of the games, where 25 % would be even.
strength-pairs = Every level against every other
strength-pairs-about = One bot of the stronger level plays with the weaker level on all other seats. The figure is its lead in points per game.
strength-order-holds = The order of the levels holds at every table: no interval reaches zero.
strength-order-broken = The order of the levels is not certain in { $matches }.
strength-self = Against themselves
strength-self-about = Four bots of one level at a table, by the standard rules, and where figures have been published, by the rules used there: a turned Wizard means no trump (TRUMP-9).
strength-published-about = Share of predictions that `scribe` hits by round, published (Schumacher and Pleines, 2022) and measured here:
strength-bars = What is required of the levels
strength-bars-about = A requirement is met by the measured figure; where a level must be clearly ahead, by its whole interval.
strength-how = How this was measured
strength-facts =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, seed { $seed }. This page was written on { $day }, { $machine }.
strength-level = level
strength-against = against
strength-points = points
strength-theirs = theirs
strength-wins = wins
strength-hits = predictions hit
strength-rules = rules
strength-time = per decision
strength-round = round
strength-published = published
strength-found = measured
strength-table-4 = 4 seats
strength-table-3 = 3 seats
strength-table-5 = 5 seats
strength-table-6 = 6 seats
strength-table-specials = 4 seats, all special cards
strength-table-plus-minus-one = plus/minus one
strength-table-hidden = hidden predictions
strength-table-secret = secret predictions
strength-table-clairvoyance = clairvoyance
strength-table-one-colour = one colour
strength-table-maximus = Maximus
strength-variant = variant, 4 seats
strength-lead = lead
strength-variants = Under each variant, one { $high } leads three { $low } by:
strength-standard = standard
strength-trump-9 = TRUMP-9
strength-bar = requirement
strength-met = met
strength-yes = yes
strength-no = no
strength-bar-hits = { $level } hits its predictions as published in every round, to within { $wanted }
strength-bar-points = { $level } against itself makes about { $wanted } points
strength-bar-lead = { $level } beats a table of { $other } by { $wanted } points per game ({ $table })
strength-bar-ahead = { $level } is clearly ahead of a table of { $other } ({ $table })
strength-bar-wins = { $level } wins { $wanted } of the games against three journeyman
strength-bar-self-points = { $level } against itself makes { $wanted } points
strength-bar-self-hits = { $level } against itself hits { $wanted } of its predictions
strength-bar-duel-points =
    { $way ->
        [most] three { $level } against one journeyman make at most { $wanted } points each (TRUMP-9)
       *[least] { $level } against three scribe makes { $wanted } points (TRUMP-9)
    }

## foretell replay

replay-prompt = Enter: next · q: quit
replay-unfinished = The record ends here; the game is not over.

## The table

table-round = Round { $round } of { $rounds }
table-trick = trick { $trick } of { $tricks }
table-predict =
    { $tricks ->
        [one] predictions for 1 trick
       *[other] predictions for { $tricks } tricks
    }
table-choose-trump = the dealer names trump
table-swap-werewolf = the Werewolf is swapped
table-pass-card = everyone passes a card to the left
table-adjust-prediction = the Cloud changes a prediction
table-trump = trump
table-no-trump = no trump
table-trump-to-choose = trump not chosen yet
table-turned = turned
table-dealer = { $dealer } deals
# Narrow columns: at most 10, 5, 6 and 8 letters.
table-player = player
table-total = total
table-tricks = tricks
table-coins = coins
table-hand = hand
table-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
table-on-forehead =
    { $cards ->
        [one] 1 card, on your forehead
       *[other] { $cards } cards, on your forehead
    }
table-on-table = on the table
table-block = Block of Truth (total and prediction)

## foretell demo

demo-players = Ada Ben Cleo Dan Eve Finn
demo-hello = This is the game with seed { $seed }. Ctrl-C stops it, --speed 0 shows it all at once.
demo-result =
    { $count ->
        [one] { $winners } wins with { $points } points.
       *[other] { $winners } win together with { $points } points.
    }
demo-next = What next?
demo-next-rules = the rules of this game
demo-next-simulate = many games, with records
demo-next-replay = one of them, step by step
show-predictions = Predictions
show-sum =
    { $tricks ->
        [one] ({ $sum } in all for 1 trick)
       *[other] ({ $sum } in all for { $tricks } tricks)
    }
show-trick = Trick { $trick }
show-trick-won = → { $player }
show-trick-bombed = → nobody; { $player } leads
show-passed = Passed to the left
show-points = Points
rules-in-short = The game in short
