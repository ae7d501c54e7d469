"""The tally: what came of many games, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.cli.ink import Ink, Line, line, padded
from foretell.game import Game
from foretell.i18n import Catalogue

_COLUMNS: Final = ("tally-points", "tally-hits", "tally-wins")


class Tally:
    """Totals, predictions that came true and games won, for each seat."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        self.games = 0
        self.rounds = 0
        self.points = [0] * len(players)
        self.hits = [0] * len(players)
        self.wins = [0] * len(players)

    def add(self, game: Game) -> None:
        """Count a finished game."""
        rows = game.block_of_truth().rows
        self.games += 1
        self.rounds += len(rows)
        for seat, total in enumerate(game.scores):
            self.points[seat] += total
            self.hits[seat] += sum(row.predicted[seat] == row.won[seat] for row in rows)
            self.wins[seat] += seat in game.winners

    def table(self, words: Catalogue) -> list[Line]:
        """Return the summary, a line per seat and one for all."""
        heads = [words.say(key) for key in _COLUMNS]
        names = [*self.players, words.say("tally-all")]
        widest = max(map(len, (*names, words.say("tally-player"))))
        seats = len(self.players)
        rows = [[self.points[seat], self.hits[seat], self.wins[seat], 1] for seat in range(seats)]
        rows.append([sum(self.points), sum(self.hits), sum(self.wins), seats])
        lines = [line(Ink("  ".join([padded(words.say("tally-player"), widest), *heads]), "title"))]
        for name, (points, hits, wins, share) in zip(names, rows, strict=True):
            cells = (
                words.number(points / self.games / share, 1),
                words.say("tally-percent", percent=words.number(100 * hits / self.rounds / share, 1)),
                words.number(wins),
            )
            texts = [cell.rjust(len(head)) for cell, head in zip(cells, heads, strict=True)]
            lines.append(line("  ".join([padded(name, widest), *texts])))
        return lines
