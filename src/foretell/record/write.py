"""Writing a record as text: headers, then for each round the deal, the predictions, one line per trick, the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from foretell.cards import card_name
from foretell.record.layout import LABELS, UNDECIDED, DecisionLine, decision_lines
from foretell.record.record import VERSION, Record
from foretell.record.values import quoted, setting_text, settings_written
from foretell.rules.rounds import hand_size
from foretell.rules.settings import Settings
from foretell.table.decisions import DECISIONS


def write_text(record: Record) -> str:
    """Return the record as text."""
    lines = [f"foretell {VERSION}", *_headers(record)]
    for number, played in enumerate(record.rounds, 1):
        lines += ["", f"round {number}", *_deal(played.deal, number, record.settings)]
        lines += (_decisions(line) for line in decision_lines(played.decisions, record.settings))
        if played.totals is not None:
            lines.append(f"totals: {' '.join(map(str, played.totals))}")
    return "\n".join(lines) + "\n"


def _headers(record: Record) -> Iterator[str]:
    for name, value in settings_written(record.settings).items():
        yield f"{name}: {setting_text(value)}"
    for seat, player in enumerate(record.players):
        yield f"player {seat}: {quoted(player)}"
    for name, value in record.headers.items():
        yield f"x-{name}: {quoted(value)}"


def _deal(deck: Sequence[int], number: int, settings: Settings) -> Iterator[str]:
    size = hand_size(number, settings.switches)
    for seat in range(settings.seats):
        yield f"deal {seat}: {_cards(deck[seat * size : seat * size + size])}"
    rest = deck[size * settings.seats :]
    if rest and not settings.one_colour:
        yield f"turned: {card_name(rest[0])}"
        rest = rest[1:]
    if rest:
        yield f"rest: {_cards(rest)}"


def _cards(cards: Sequence[int]) -> str:
    return " ".join(card_name(card) for card in cards)


def _decisions(line: DecisionLine) -> str:
    tokens = (UNDECIDED if action is None else DECISIONS[action].token for action in line.actions)
    return f"{LABELS[line.phase]} from {line.first}: {' '.join(tokens)}"
