"""See one moment through three pairs of eyes: a seat on clairvoyance sees every card but its own."""

import foretell

settings = foretell.edition("piatnik-hu").settings(seats=3, clairvoyance=True)
game = foretell.Game(settings=settings, seed=1, players=["Tamás", "Andi", "Bence"])
for seat, player in enumerate(game.players):
    view = game.view(seat)
    others = ", ".join(f"{game.players[other]} holds {' '.join(cards)}" for other, cards in view.foreheads.items())
    print(f"{player} sees: {others}; own hand: {' '.join(view.hand) or 'on the forehead'}")
print("a spectator sees:", game.view().foreheads or "nothing but backs")
