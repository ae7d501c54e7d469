"""Play a whole game between four bots, print the Block of Truth, and read the game back from its record."""

import foretell

game = foretell.Game(edition="standard", seats=4, seed=7)
bot = foretell.bot("jester")
while not game.over:
    seat = game.to_act[0]
    game.play(seat, bot.choose(game.view(seat)))
print(game.block_of_truth())
again = foretell.replay(str(game.record))
print("read back from its record:", "the same game" if again.scores == game.scores else "not the same game")
