### The tutorial, in English: a lesson has a title and a text for each of its steps. The reader sits at the table and decides.
###
### $one and $other are the names of the two other players; $predicted, $won and $points are the reader’s, those with -one and
### -other the others’.

lesson-other = That would be allowed too. But try what this lesson is about.

## A trick

lesson-trick-title = A trick
lesson-trick-deal = In round 1 everyone gets one card, in round 2 two, and so on: one more every round. This is round 3, so each of you holds three cards.
lesson-trick-begin = A round is played in tricks: each of you plays one card, and one of you takes them all. Within a colour the higher number wins.
lesson-trick-lead = You lead. Begin with your blue 9.
lesson-trick-won = Nobody had a higher blue card, so the trick is yours. Whoever takes a trick leads the next one.
lesson-trick-again = Lead again, with the green 3 this time.
lesson-trick-end = { $one } had the highest green card and takes this trick. More is not always better: soon you will want to lose some on purpose.

## Following

lesson-following-title = Following
lesson-following-begin = The first coloured card sets the colour to follow. Whoever holds that colour must play it.
lesson-following-follow = { $one } led blue, and you hold blue, so you may not play red or green. Play your blue 5.
lesson-following-free = { $other } leads yellow, and you have none: now you may play any card. Get rid of your red 12.
lesson-following-end = The 12 was high, but it was not yellow. Only the colour led can win here, so { $one } takes the trick with the 9.

## Wizards and Jesters

lesson-wizards-and-jesters-title = Wizards and Jesters
lesson-wizards-and-jesters-begin = The four Wizards beat everything; the four Jesters lose to everything. They have no colour, and you may always play them.
lesson-wizards-and-jesters-wizard = You hold blue and could follow. But a Wizard is always allowed: take the trick with it.
lesson-wizards-and-jesters-won = The first Wizard of a trick takes it, even from a 13. Now you lead.
lesson-wizards-and-jesters-jester = You want no more tricks: lead your Jester. The next coloured card decides which colour must be followed.
lesson-wizards-and-jesters-end = { $one } set the colour, { $other } took the trick, and you avoided it. A Jester wins only if every card in the trick is a Jester.

## Trump

lesson-trump-title = Trump
lesson-trump-begin = After the deal one card is turned up. Its colour, red this time, is trump: it beats the other colours. If a Jester is turned up, there is no trump; if a Wizard is, the dealer chooses.
lesson-trump-trump = { $one } leads a green 12, and you hold no green. Play your small trump, the red 2.
lesson-trump-end = The smallest trump beats the highest green. Only a higher trump or a Wizard could have beaten it. You never have to trump: it is your choice.

## Predicting

lesson-predicting-title = Predicting
lesson-predicting-begin = Before the first trick everyone says how many tricks they will take. This is what the game is about.
lesson-predicting-predict = Red is trump. The Wizard takes a trick for sure, the red 12 very likely, the blue 1 hardly ever. Predict 2 tricks.
lesson-predicting-end = Your coins show it: one for each trick you still need. The predictions are made; now it is all about hitting yours.

## Scoring

lesson-scoring-title = Scoring
lesson-scoring-begin = You predicted 2 tricks. Play the round and take exactly two.
lesson-scoring-first = You hold no green, so you may play anything. Take this trick with the Wizard.
lesson-scoring-second = One more. Lead your red 12: only the 13 and the Wizards are higher.
lesson-scoring-last = That is two. The rest you want to lose: play the blue 1.
lesson-scoring-end = You predicted { $predicted } and won { $won }: 20 points plus 10 for each trick makes { $points }. { $one } predicted { $predicted-one } and won { $won-one }: { $points-one } points. Each trick too many or too few costs 10.
lesson-scoring-game = With three players a game has { $rounds-3 } rounds, with four { $rounds-4 }, with five { $rounds-5 } and with six { $rounds-6 }; in the last one every card is dealt. Then the highest total wins.

## The special cards

lesson-shapeshifter-title = The Shapeshifter
lesson-shapeshifter-begin = The Shapeshifter is a Wizard or a Jester: you say which when you play it.
lesson-shapeshifter-play = You want this trick: play the Shapeshifter as Wizard.
lesson-shapeshifter-end = It counted as a Wizard, and the trick is yours. As Jester it would have helped you lose.
lesson-dragon-title = The Dragon
lesson-dragon-begin = The Dragon is the highest card of all, higher than every Wizard.
lesson-dragon-play = { $one } led a Wizard and feels safe. Play the Dragon.
lesson-dragon-end = The Dragon takes the trick. Only the Fairy could have stopped it.
lesson-fairy-title = The Fairy
lesson-fairy-begin = The Fairy is the lowest card of all, lower than every Jester. With one exception.
lesson-fairy-play = { $one } led the Dragon. Play the Fairy and see.
lesson-fairy-end = If the Dragon is in the trick, the Fairy wins it.
lesson-bomb-title = The Bomb
lesson-bomb-begin = A trick with the Bomb in it counts for nobody.
lesson-bomb-play = { $one } needs this trick badly. Play the Bomb.
lesson-bomb-end = The trick is set aside. { $one } would have won it and leads the next one, but it counts for nobody.
lesson-werewolf-title = The Werewolf
lesson-werewolf-begin = Whoever holds the Werewolf swaps it for the turned-up card before anyone predicts, and chooses trump, or no trump.
lesson-werewolf-swap = You hold two high red cards. Make red trump.
lesson-werewolf-end = The green 7 is now in your hand, everyone knows it, and red is trump.
lesson-juggler-title = The Juggler
lesson-juggler-begin = The Juggler is a 7½ of the colour you announce. After its trick everyone passes a card to the left.
lesson-juggler-play = Green is led, and the highest so far is a 6. Play the Juggler as green.
lesson-juggler-pass = The trick is yours. Now pass a card to your left neighbour: the blue 2 is of little use to you.
lesson-juggler-end = Everyone passed at the same time. You know the card you gave, and you have a new one.
lesson-cloud-title = The Cloud
lesson-cloud-begin = The Cloud is a 9¾ of the colour you announce. Whoever has it at the end must change their prediction by one.
lesson-cloud-play = You predicted 0, but the Cloud is the only card you have. Play it as green.
lesson-cloud-change = The trick is yours, and so is the Cloud. You won one trick: raise your prediction to 1.
lesson-cloud-end = { $won } predicted, { $won } won: { $points } points after all.
