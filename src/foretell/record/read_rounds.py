"""Reading the rounds of a record's text: the deal, the decisions, the totals."""

from __future__ import annotations

from foretell.cards import parse_card
from foretell.errors import InvalidNotation
from foretell.record.layout import LABELS, PHASE_OF_LABEL, UNDECIDED, at_once, line_length
from foretell.record.lines import Line, Lines, Word
from foretell.record.places import Path, TextPlaces, invalid, shown
from foretell.record.record import Round, too_many_rounds
from foretell.record.values import number as read_number
from foretell.rules.decks import deck_size
from foretell.rules.rounds import hand_size, rounds
from foretell.rules.settings import Settings
from foretell.table.decisions import Decision
from foretell.table.state import PASS_CARD


def read_rounds(lines: Lines, settings: Settings, places: TextPlaces) -> tuple[Round, ...]:
    """Return the rounds up to the end of the text."""
    played: list[Round] = []
    while lines.next:
        played.append(_RoundReader(lines, settings, places, len(played) + 1).read())
    return tuple(played)


class _RoundReader:
    def __init__(self, lines: Lines, settings: Settings, places: TextPlaces, number: int) -> None:
        self._lines = lines
        self._settings = settings
        self._places = places
        self._number = number
        self._path: Path = ("rounds", number - 1)

    def read(self) -> Round:
        self._places.note(self._path, self._lines.place)
        if self._number > rounds(self._settings.switches):
            raise too_many_rounds(self._settings, self._path, self._places)
        self._lines.take(f"round {self._number}")
        return Round(self._deal(), self._decisions(), self._totals())

    def _deal(self) -> tuple[int, ...]:
        """Read the hands, the turned card and the rest, as many cards as the deck has."""
        seats, switches = self._settings.seats, self._settings.switches
        size = hand_size(self._number, switches)
        words: list[Word] = []
        for seat in range(seats):
            words += self._lines.take(f"deal {seat}:").expect(size, "cards", rule="DEAL-1")
        if len(words) < deck_size(switches) and not self._settings.one_colour:
            words += self._lines.take("turned:").expect(1, "card", rule="TRUMP-1")
        if left := deck_size(switches) - len(words):
            words += self._lines.take("rest:").expect(left, "cards", rule="DEAL-3")
        for index, word in enumerate(words):
            self._places.note((*self._path, "deal", index), word.place)
        return tuple(_card(word) for word in words)

    def _decisions(self) -> tuple[tuple[int, int], ...]:
        decisions: list[tuple[int, int]] = []
        while (line := self._lines.next) and line.label != "totals:" and line.first != "round":
            phase, first = self._head(line)
            self._lines.take(line.label)
            for offset, word in enumerate(self._words(line, phase)):
                if word.text != UNDECIDED:
                    path = (*self._path, "decisions", len(decisions))
                    self._places.note(path, word.place)
                    self._places.note((*path, 0), word.place if offset else first.place)
                    seat = (int(first.text) + offset) % self._settings.seats
                    decisions.append((seat, _action(word, phase)))
        return tuple(decisions)

    def _head(self, line: Line) -> tuple[int, Word]:
        """Read `trick from 2:`, and return the phase and the seat as it is written."""
        label, seat = line.first, line.head[-1] if line.head else None
        if label not in PHASE_OF_LABEL or seat is None or line.label != f"{label} from {seat.text}:":
            raise self._lines.unexpected("trick from …:", "totals:", f"round {self._number + 1}")
        if seat.text not in map(str, range(self._settings.seats)):
            message = f"there is no seat {shown(seat.text)}"
            raise invalid("turn/no-such-seat", message, seat.place, rule="TABLE-1", seat=seat.text)
        phase = PHASE_OF_LABEL[label]
        if at_once(phase, self._settings) and seat.text != "0":
            message = "where all decide at once, the line begins with seat 0"
            rule = "JUGGLER-2" if phase == PASS_CARD else "VAR-2" if self._settings.hidden_predictions else "VAR-3"
            raise invalid("record/not-seat-0", message, seat.place, rule=rule)
        return phase, seat

    def _words(self, line: Line, phase: int) -> list[Word]:
        """Return the decisions of a line. Only the last line of a record may have some missing."""
        full = line_length(phase, self._settings)
        together = at_once(phase, self._settings)
        unfinished = self._lines.next is None and 0 < sum(word.text != UNDECIDED for word in line.words) < full
        if together or not unfinished or line.count > full:
            line.expect(full, "decisions")
        for word in line.words:
            if word.text == UNDECIDED and not (together and unfinished):
                message = "a '.' stands only where all decide at once, in the last line of a record"
                raise invalid("record/misplaced-dot", message, word.place)
        return line.words

    def _totals(self) -> tuple[int, ...] | None:
        path = (*self._path, "totals")
        self._places.note(path, self._lines.place)
        if self._lines.next is None or self._lines.next.label != "totals:":
            return None
        words = self._lines.take("totals:").expect(self._settings.seats, "totals")
        for seat, word in enumerate(words):
            self._places.note((*path, seat), word.place)
        return tuple(_number(word) for word in words)


def _card(word: Word) -> int:
    try:
        return parse_card(word.text)
    except InvalidNotation as error:
        message = f"there is no card {shown(word.text)}"
        raise invalid("record/unknown-card", message, word.place, token=word.text) from error


def _action(word: Word, phase: int) -> int:
    try:
        decision = Decision.parse(word.text)
    except InvalidNotation as error:
        message = f"there is no decision {shown(word.text)}"
        raise invalid("record/unknown-decision", message, word.place, token=word.text) from error
    if decision.phase != phase:
        message = f"{word.text!r} does not belong in a line '{LABELS[phase]} from …'"
        raise invalid("record/wrong-kind", message, word.place, token=word.text)
    return decision.number


def _number(word: Word) -> int:
    value = read_number(word.text)
    if value is None:
        message = f"expected a whole number, found {shown(word.text)}"
        raise invalid("record/bad-value", message, word.place, token=word.text)
    return value
