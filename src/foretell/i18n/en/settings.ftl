### Settings, switches and their values, in English.

## Settings

setting-edition = edition
setting-seats = number of players
setting-scribe = scribe’s seat
setting-specials = special cards
setting-plus-minus-one = plus/minus one
setting-hidden-predictions = hidden predictions
setting-secret-predictions = secret predictions
setting-clairvoyance = clairvoyance
setting-one-colour = one colour
setting-maximus = Wizard Maximus
setting-hidden-reveal = when hidden predictions are shown
setting-clairvoyance-rounds = rounds with clairvoyance
setting-predict-from = who predicts first
setting-wizard-barred = barred Wizards
setting-turned-wizard-no-trump = no trump for a turned Wizard
setting-length = length of the game
setting-cloud-acts = when the Cloud acts
setting-players = players’ names
setting-headers = headers
setting-seed = random seed
setting-table = table number
setting-bot = bot
setting-tables = number of tables

## What a switch means when it is set so; one message for each value that differs from the standard game

switch-plus-minus-one-yes = the predictions must not add up to the number of tricks
switch-hidden-predictions-yes = predictions are written down, all at once
switch-secret-predictions-yes = predictions are written down and shown after the round
switch-clairvoyance-yes = cards are held to the forehead while predicting
switch-one-colour-yes = everyone plays with a colour of their own
switch-maximus-yes = five rounds with all 60 cards
switch-hidden-reveal-after-round = hidden predictions are shown when the round is over
switch-clairvoyance-rounds-every = clairvoyance in every round
switch-predict-from-scribe = the player on the scribe’s left predicts first
switch-wizard-barred-yes = no Wizard may be played when the colour to follow is trump
switch-turned-wizard-no-trump-yes = no trump when a Wizard is turned up
switch-cloud-acts-trick = the Cloud changes the prediction as soon as its trick is over
# …and for each value of the standard game, which a house may go back to.
switch-plus-minus-one-no = predictions may add up to the number of tricks
switch-hidden-predictions-no = no hidden predictions
switch-secret-predictions-no = no secret predictions
switch-clairvoyance-no = no clairvoyance
switch-one-colour-no = one deck for all
switch-maximus-no = rounds with more and more cards
switch-hidden-reveal-before-play = hidden predictions are shown before the first trick
switch-clairvoyance-rounds-first = clairvoyance in round 1 only
switch-predict-from-dealer = the player on the dealer’s left predicts first
switch-wizard-barred-no = a Wizard may always be played
switch-turned-wizard-no-trump-no = the dealer chooses trump when a Wizard is turned up
switch-cloud-acts-round = the Cloud changes the prediction when the round is over

## How long a game is; $sizes lists the cards that each round deals to a player

length-full = full game
length-tournament = tournament: ten rounds
length-short = short game: five rounds
length-custom = hand sizes { $sizes }

## What is being decided

phase-swap-werewolf = the swap of the Werewolf
phase-choose-trump = trump
phase-predict = predictions
phase-play = a card for the trick
phase-pass-card = a card to pass to the left
phase-adjust-prediction = a change of prediction because of the Cloud

## Languages

# `.own` is what a language calls itself: the same everywhere, so only English has it.
language-en = English
    .own = English
language-de = German
    .own = Deutsch
language-fr = French
    .own = Français
language-it = Italian
    .own = Italiano
language-cs = Czech
    .own = Čeština
language-sk = Slovak
    .own = Slovenčina
language-pl = Polish
    .own = Polski
language-hu = Hungarian
    .own = Magyar

## The titles of the editions

edition-standard = Foretell standard
edition-amigo-de = Jubiläumsedition, Amigo (German)
edition-amigo-fr = Wizard (French)
edition-amigo-it = Wizard (Italian)
edition-piatnik-cs = Wizard, Piatnik (Czech)
edition-piatnik-sk = Wizard, Piatnik (Slovak)
edition-piatnik-hu = Wizard, Piatnik (Hungarian)
edition-piatnik-pl = Wizard, Piatnik (Polish)
edition-rexhry = Čaroděj, REXhry (Czech)

## What the box of an edition says

box-label = about
box-players = { $fewest } to { $most } players
box-age = age { $age }
box-minutes = { $minutes } minutes
box-author = by { $author }
box-artist = illustrations by { $artist }

## Lists

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-pair = { $name }: { $value }
list-comma = { ", " }
