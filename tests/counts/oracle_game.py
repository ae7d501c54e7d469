"""The second opinion on a game: rounds, dealer, hands from the deck, totals and winners, straight from docs/rules.md.

A deck is an order of card names: hands are dealt from its front, seat by seat, and the next card is turned. In one
colour each seat draws its own cards in the order in which they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.counts.oracle_round import OracleRound
from tests.counts.oracle_tricks import COLOURS, Rules, is_number

TOURNAMENT = {
    3: "2 4 6 8 10 12 14 16 18 20",
    4: "1 3 5 7 9 11 12 13 14 15",
    5: "2 4 5 6 7 8 9 10 11 12",
    6: "1 2 3 4 5 6 7 8 9 10",
}


class OracleGame:
    """All rounds of a game, one after another; `deck` gives the deck of a round."""

    def __init__(self, rules: Rules, deck: Callable[[int], Sequence[str]]) -> None:
        self.rules = rules
        self.deck = deck
        self.totals = [0] * rules["seats"]
        self.number = 0
        self.over = False
        self._next_round()

    def _next_round(self) -> None:
        self.number += 1
        dealer = (self.rules["scribe"] + self.number - 1) % self.rules["seats"]  # TABLE-2, TABLE-3
        hands, turned = self._deal(self.deck(self.number))
        trump = ["B", "R", "G", "Y", None][self.number - 1] if self.rules["maximus"] else None  # VAR-6
        self.round = OracleRound(hands, turned, dealer, trump, self.rules)

    def _deal(self, deck: Sequence[str]) -> tuple[list[Sequence[str]], str | None]:
        """DEAL-1, TRUMP-1, TRUMP-4, VAR-5, VAR-6."""
        seats, size = self.rules["seats"], self._hand_size()
        if self.rules["one_colour"]:
            return [[card for card in deck if owner(card) == seat][:size] for seat in range(seats)], None
        hands = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
        rest = deck[seats * size :]
        return hands, rest[0] if rest else None

    def _hand_size(self) -> int:
        if self.rules["maximus"]:
            return {3: 20, 4: 15, 5: 12, 6: 10}[self.rules["seats"]]
        if isinstance(self.rules["length"], tuple):
            return int(self.rules["length"][self.number - 1])
        if self.rules["length"] == "short":
            return 2 * self.number - 1
        if self.rules["length"] == "tournament":
            return int(TOURNAMENT[self.rules["seats"]].split()[self.number - 1])
        return self.number + 3 if self.rules["one_colour"] else self.number

    def rounds(self) -> int:
        """DEAL-2, VAR-5, VAR-6, LENGTH-1."""
        if self.rules["maximus"]:
            return 5
        if isinstance(self.rules["length"], tuple):
            return len(self.rules["length"])
        if self.rules["length"] != "full":
            return {"short": 5, "tournament": 10}[self.rules["length"]]
        return 12 if self.rules["one_colour"] else {3: 20, 4: 15, 5: 12, 6: 10}[self.rules["seats"]]

    def decide(self, seat: int, token: str) -> None:
        self.round.decide(seat, token)
        if self.round.stage == "done":
            self.totals = [total + points for total, points in zip(self.totals, self.round.points(), strict=True)]
            self.over = self.number == self.rounds()
            if not self.over:
                self._next_round()

    def winners(self) -> list[int]:
        """SCORE-3: all who share the highest total."""
        return [seat for seat, total in enumerate(self.totals) if total == max(self.totals)]


def owner(card: str) -> int:
    """VAR-5: blue, red, green and yellow belong to the seats from 0 on, with a Wizard and a Jester for each."""
    return COLOURS.index(card[0]) if is_number(card) else int(card[1:]) - 1
