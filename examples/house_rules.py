"""Play the German anniversary edition with all special cards and a house rule, and ask why a card may not be played."""

import foretell

house = foretell.edition("amigo-de").replace(plus_minus_one=True)
settings = house.settings(seats=3, specials=("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"))
game = foretell.Game(settings=settings, seed=2026, players=["Henry", "Anya", "Freya"])
bot = foretell.bot("jester", seed=1)

refused = 0
while not game.over:
    seat = game.to_act[0]
    view = game.view(seat)
    for card, code in view.reasons.items():
        refused += 1
        if refused <= 3:
            print(f"{game.players[seat]} may not choose {card}: {code}")
    game.play(seat, bot.choose(view))
print(f"{refused} cards and predictions were refused by the rules")
print("winner:", " and ".join(game.players[seat] for seat in game.winners))
