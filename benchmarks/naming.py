"""How well a level names trump: its own choice beside the colour of which it holds the most cards, on the same deals.

`python -m benchmarks.naming --level sage --seats 4 --deals 700` deals rounds in which the dealer names trump, lets the
level play each of them to its end on all seats, once as it names itself and once with its longest colour, and prints
what the dealer gains on the mean of the others.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from statistics import fmean, stdev

import foretell
from foretell import Bot, Decision, Game, Settings
from foretell.bits import popcount
from foretell.cards import COLOUR_LETTERS, COLOURS, SPECIAL_NAMES
from foretell.rules.rounds import rounds
from foretell.rules.tricks import cards_of
from foretell.table.deal import deal, new_table
from foretell.table.shufflers import SeededShuffler
from foretell.table.state import CHOOSE_TRUMP, Table


def namings(settings: Settings, seed: int) -> Iterator[Table]:
    """Yield tables at which the dealer names trump, of all sizes of round, as long as somebody takes them."""
    while True:
        shuffler = SeededShuffler(seed)
        for number in range(1, rounds(settings.switches) + 1):
            s = new_table()
            s.round_number = number - 1
            deal(s, shuffler.deck(settings, number), settings.switches)
            if s.phase == CHOOSE_TRUMP:
                yield s
        seed += 1


def played(s: Table, named: Decision | None, bot: Bot, settings: Settings) -> float:
    """Play the round to its end, with trump as told or as the bot names it; return the dealer's margin."""
    game = Game.from_table(s.twin(), settings)
    dealer = s.dealer
    while not game.block_of_truth().rows:
        seat = game.to_act[0]
        game.play(seat, named if named is not None and game.phase == "choose_trump" else bot.choose(game.view(seat)))
    points = game.block_of_truth().rows[0].points
    return points[dealer] - fmean(points[seat] for seat in range(settings.seats) if seat != dealer)


def by_length(s: Table) -> list[Decision]:
    """Return the namings of all colours, the one first of which the dealer holds the fewest or the lowest cards."""
    sets = [s.hand[s.dealer] & cards_of(colour) for colour in COLOURS]
    order = sorted(COLOURS, key=lambda colour: (popcount(sets[colour]), sets[colour] >> 16 * colour))
    return [Decision.parse(f"trump={COLOUR_LETTERS[colour]}") for colour in order]


def main() -> None:
    """Play and print."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy is loaded when it is first needed
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="sage", help="who plays on all seats (sage)")
    parser.add_argument("--seats", type=int, default=4, help="number of seats, 3 to 6 (4)")
    parser.add_argument("--deals", type=int, default=700, help="how many such rounds to play (700)")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (1)")
    parser.add_argument("--specials", action="store_true", help="with all special cards")
    chosen = parser.parse_args()
    settings = Settings(seats=chosen.seats, specials=SPECIAL_NAMES if chosen.specials else ())
    bot = foretell.bot(chosen.level)
    own, other, named = [], [], [0] * 4
    for _, s in zip(range(chosen.deals), namings(settings, chosen.seed), strict=False):
        own.append(played(s, None, bot, settings))
        colours = by_length(s)
        other.append(played(s, colours[-1], bot, settings))
        named[colours.index(bot.choose(Game.from_table(s.twin(), settings).view(s.dealer)))] += 1
    gains = [b - a for a, b in zip(own, other, strict=True)]
    print(f"{chosen.level} names its colours, the shortest first, {', '.join(map(str, named))} times")
    print(f"the dealer's margin: {fmean(own):+.1f} as it names itself, {fmean(other):+.1f} with the longest colour")
    print(f"difference: {fmean(gains):+.1f} ± {1.96 * stdev(gains) / len(gains) ** 0.5:.1f}")


if __name__ == "__main__":
    main()
