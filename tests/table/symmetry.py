"""Symmetry: the same game with the seats moved round the table and the colours exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from foretell import DECISIONS, Settings
from foretell.bits import lowest, members
from foretell.cards import COLOUR_LETTERS, FIRST_JESTER, FIRST_SPECIAL, FIRST_WIZARD, parse_play, play_name
from foretell.rows import Row
from foretell.rules.rounds import hand_size
from foretell.table.decisions import Decision
from foretell.table.state import CHOOSE_TRUMP, PASS_CARD, PLAY, SWAP_WEREWOLF

KINDS: Final = ("turned", "wolf_card", "gave", "received", "passed")
SETS_OF_KINDS: Final = ("hand", "lying", "seen")
SEATS: Final = ("dealer", "turn", "wolf", "cloud", "winning", "seat", "leaders")
COLOURED: Final = ("trump", "follow")


class Turn(NamedTuple):
    """How far the seats move to the left, and what each colour becomes."""

    seats: int
    steps: int
    colours: tuple[int, ...]

    def seat(self, seat: int) -> int:
        return (seat + self.steps) % self.seats if seat >= 0 else seat

    def colour(self, colour: int) -> int:
        return self.colours[colour] if colour < 4 else colour

    def kind(self, kind: int) -> int:
        return 16 * self.colours[kind >> 4] + (kind & 15) if 1 <= kind & 15 <= 13 else kind

    def token(self, token: str) -> str:
        """Exchange the colours in the token of a play or a decision."""
        new = "".join(
            COLOUR_LETTERS[self.colours["BRGY".index(letter)]] if letter in "BRGY" else letter for letter in token
        )
        return new if token[:2] != "Bo" and token[:3] != ">Bo" else token

    def action(self, action: int) -> int:
        return Decision.parse(self.token(DECISIONS[action].token)).number

    def play(self, play: int) -> int:
        return parse_play(self.token(play_name(play)))

    def card(self, card: int, settings: Settings) -> int:
        if card < FIRST_WIZARD:
            return 13 * self.colours[card // 13] + card % 13
        if settings.one_colour and card < FIRST_JESTER:
            return FIRST_WIZARD + self.seat(card - FIRST_WIZARD)
        if settings.one_colour and card < FIRST_SPECIAL:
            return FIRST_JESTER + self.seat(card - FIRST_JESTER)
        return card

    def deck(self, deck: Sequence[int], round_number: int, settings: Settings) -> list[int]:
        size = hand_size(round_number, settings.switches)
        new = [self.card(card, settings) for card in deck]
        hands = [new[seat * size : seat * size + size] for seat in range(self.seats)]
        moved = [card for seat in range(self.seats) for card in hands[(seat - self.steps) % self.seats]]
        return moved + new[size * self.seats :]

    def set_of_kinds(self, word: int) -> int:
        return sum(1 << self.kind(kind) for kind in members(word))

    def row(self, row: Row) -> dict[str, int | list[int]]:
        """Return the numbers of a table or a sight as they are after the turn; what is out of date is 0."""
        now = live(row, self.seats)
        new: dict[str, int | list[int]] = {}
        for name, value in now.items():
            numbers = value if isinstance(value, list) else [value]
            if name in KINDS:
                numbers = [self.kind(kind) for kind in numbers]
            elif name in SETS_OF_KINDS:
                numbers = [self.set_of_kinds(word) for word in numbers]
            elif name in SEATS:
                numbers = [self.seat(seat) for seat in numbers]
            elif name in COLOURED:
                numbers = [self.colour(colour) for colour in numbers]
            elif name == "plays":
                numbers = [self.play(play) for play in numbers]
            elif name == "waiting":
                numbers = [sum(1 << self.seat(seat) for seat in members(numbers[0]))]
            elif name in ("legal", "refused"):
                numbers = [self.legal(numbers[0], row)]
            elif name == "voids":
                numbers = [sum(1 << self.colours[colour] for colour in members(word)) for word in numbers]
            if name in by_seat(row):
                numbers = [numbers[(seat - self.steps) % self.seats] for seat in range(self.seats)]
            new[name] = numbers if isinstance(value, list) else numbers[0]
        if now["waiting"]:
            waiting = new["waiting"]
            assert isinstance(waiting, int)
            new["turn"] = lowest(waiting)
        return new

    def legal(self, word: int, row: Row) -> int:
        phase = row.as_dict()["phase"]
        if phase in (PLAY, PASS_CARD):
            return self.set_of_kinds(word)
        if phase in (CHOOSE_TRUMP, SWAP_WEREWOLF):
            return sum(1 << self.colour(colour) for colour in members(word))
        return word


def by_seat(row: Row) -> list[str]:
    return [name for name, cell in row.cells.items() if cell.length == 6]


def live(row: Row, seats: int) -> dict[str, int | list[int]]:
    """Return the numbers of a row by name, without what earlier rounds and unused seats have left in it."""
    numbers = row.as_dict()
    played, tricks = numbers["played"], numbers["tricks"]
    assert isinstance(played, int)
    assert isinstance(tricks, int)
    lengths = dict.fromkeys(by_seat(row), seats) | {"plays": played, "leaders": tricks + 1}
    return {name: value[: lengths[name]] if isinstance(value, list) else value for name, value in numbers.items()}
