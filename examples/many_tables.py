"""Play a thousand games at once, compiled; take one of them out, and let a plain game go on in the batch."""

import foretell
from foretell.fast import Tables

settings = foretell.Settings(seats=4)
tables = Tables(settings, 1000, seed=7)
for _ in range(100):
    tables.apply(tables.random_actions())  # one action number per table, all checked
print("seats to decide:", *tables.turn[:10], "…")
print("their hands have", *tables.views()["cards"].max(axis=1)[:10], "… cards")

game = tables.game(0)  # table 0 as a plain game, which goes on with the same deals
while not game.over:
    seat = game.to_act[0]
    game.play(seat, game.legal(seat)[0])
print("table 0, played on plainly:", *game.scores)

tables.put(1, foretell.Game(settings=settings, seed=3))  # a plain game goes on in the batch
tables.rows[2] = tables.rows[1]  # a table is copied by copying its row …
tables.refresh()  # … and the batch told so
while not tables.over.all():
    tables.apply(tables.random_actions())
print("mean scores:", *tables.scores[:, :4].mean(axis=0).round(1))
