"""Printing a playthrough: a game decided by chance, some of its rounds in every detail, then all of it as a record.

A round of more than four tricks shows its first and last trick and those with a special card in detail; the other
tricks take one line each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from foretell import Decision, Game, Settings
from foretell.rules.rounds import hand_size
from foretell.table.chance import draw
from tests.golden.cases import Case
from tests.golden.words import finished_text, public_line, seat_line, table_lines, text, told_lines

SPECIAL_TOKENS = ("Sh=W", "Sh=J", "Dr", "Fa", "Bo", *(f"{card}={colour}" for card in ("Ju", "Cl") for colour in "BRGY"))
SHORT_ROUND = 4


class Step(NamedTuple):
    """A decision of the game to be printed: in which round and trick, by whom, which."""

    round_number: int
    trick: int
    seat: int
    decision: Decision


def chosen(case: Case) -> list[Step]:
    """Return the whole game: whoever may act, and what they decide, is drawn by chance."""
    game = Game(settings=case.settings, seed=case.seed)
    steps: list[Step] = []
    while not game.over:
        seats = game.to_act
        seat = seats[draw(len(seats), case.seed, 0, len(steps))]
        choices = game.legal(seat)
        decision = choices[draw(len(choices), case.seed, 1, len(steps))]
        trick = game.table.tricks - (game.phase == "pass_card")
        steps.append(Step(game.round_number, trick, seat, decision))
        game.play(seat, decision)
    return steps


class Printer:
    """Prints one case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.steps = chosen(case)
        self.special = {(s.round_number, s.trick) for s in self.steps if s.decision.token in SPECIAL_TOKENS}
        self.game = Game(settings=case.settings, seed=case.seed)
        self.public: Mapping[str, object] = {}

    def lines(self) -> Iterator[str]:
        yield from self.head()
        yield from self.round_head()
        for number, step in enumerate(self.steps):
            yield from self.step(number, step)
        yield from ["", "== The end =="]
        yield from self.position()
        yield f"  winners {text(self.game.winners)}"
        yield from ["", "== Block of Truth ==", *str(self.game.block_of_truth()).splitlines()]
        yield from ["", "== Record ==", *str(self.game.record).splitlines()]

    def head(self) -> Iterator[str]:
        case = self.case
        yield f"== Playthrough: {case.name} =="
        usual = Settings().as_dict()
        for name, value in case.settings.as_dict().items():
            if name in ("edition", "seats") or value != usual[name]:
                yield f"{name}: {text(value)}"
        yield f"seed: {case.seed}"
        yield f"rounds in detail: {text(case.rounds)}"

    def round_head(self) -> Iterator[str]:
        game = self.game
        if game.round_number in self.case.rounds:
            yield from ["", f"== Round {game.round_number} =="]
            yield from self.told(self.dealt_at())
            self.public = {}

    def dealt_at(self) -> int:
        """Return the number of the event with which this round began."""
        return max(number for number, event in enumerate(self.game.events()) if event.name == "dealt")

    def in_detail(self, step: Step) -> bool:
        if step.round_number not in self.case.rounds:
            return False
        tricks = hand_size(step.round_number, self.case.settings.switches)
        return (
            tricks <= SHORT_ROUND
            or step.decision.name not in ("play", "pass_card")
            or step.trick in (0, tricks - 1)
            or (step.round_number, step.trick) in self.special
        )

    def step(self, number: int, step: Step) -> Iterator[str]:
        game, told = self.game, len(self.game.events())
        detail = self.in_detail(step)
        if detail:
            yield from [
                "",
                f"{step.round_number}.{self.place(number)} {step.decision.name}, to act: {text(game.to_act)}",
            ]
            yield from self.position()
            explained = game.explain(step.seat, step.decision)
            yield f"  taken  {step.seat}: {step.decision}   ({explained.code}, {explained.rule})"
        game.play(step.seat, step.decision)
        new_round = not game.over and game.round_number != step.round_number
        if detail:
            yield from self.told(told, self.dealt_at() if new_round else None)
        elif step.round_number in self.case.rounds and game.table.tricks != step.trick:
            yield from ["", f"trick {step.trick + 1} {finished_text(game.view().tricks[-1]._asdict())}"]
        if new_round:
            yield from self.round_head()

    def place(self, number: int) -> int:
        """Return the number of a step within its round, from 1."""
        step = self.steps[number]
        return number - next(i for i, s in enumerate(self.steps) if s.round_number == step.round_number) + 1

    def position(self) -> Iterator[str]:
        """Yield the table, what is legal, and what each may know."""
        game, seats = self.game, range(self.game.settings.seats)
        yield from indented("table", table_lines(game))
        legal = {seat: [decision.token for decision in game.legal(seat)] for seat in seats}
        yield from indented("legal", (f"{seat}: {text(tokens)}" for seat, tokens in legal.items() if tokens))
        public = game.view().as_dict()
        yield f"  all    {public_line(public, self.public)}"
        for seat in seats:
            view = game.view(seat).as_dict()
            assert view["legal"] == legal[seat], "a view offers what the game allows"
            yield f"  {seat}      {seat_line(view, public)}"
        self.public = public

    def told(self, since: int, until: int | None = None) -> Iterator[str]:
        """Yield who is told what, from an event on, up to another."""
        yield from indented("told", told_lines(self.game, since, until))


def indented(label: str, lines: Iterator[str]) -> Iterator[str]:
    """Yield lines under a label at the left."""
    for number, line in enumerate(lines):
        yield f"  {label if number == 0 else '':<6} {line}"


def playthrough(case: Case) -> str:
    """Return the whole text of a case."""
    return "\n".join(Printer(case).lines()) + "\n"
