"""Writing a record as text: headers, then for each round the deal, the predictions, one line per trick, the totals."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields

from foretell.cards import card_name
from foretell.record.record import VERSION, Record, Round
from foretell.rules.predictions import all_at_once
from foretell.rules.rounds import hand_size
from foretell.rules.settings import Settings
from foretell.table.decisions import DECISIONS
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    PASS_CARD,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
)

LABELS = {
    SWAP_WEREWOLF: "werewolf",
    CHOOSE_TRUMP: "trump",
    PREDICT: "predict",
    PLAY: "trick",
    PASS_CARD: "pass",
    ADJUST_PREDICTION: "cloud",
}
UNDECIDED = "."


def write_text(record: Record) -> str:
    """Return the record as text."""
    lines = [f"foretell {VERSION}", *_header(record)]
    for number, played in enumerate(record.rounds, 1):
        lines += ["", f"round {number}", *_deal(played.deal, number, record.settings)]
        lines += _decisions(played, record.settings)
        if played.totals is not None:
            lines.append(f"totals: {' '.join(map(str, played.totals))}")
    return "\n".join(lines) + "\n"


def setting_text(value: object) -> str:
    """Return how a setting is written."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(value) or "none"
    return str(value)


def _header(record: Record) -> Iterator[str]:
    for setting in fields(Settings):
        yield f"{setting.name}: {setting_text(getattr(record.settings, setting.name))}"
    for seat, player in enumerate(record.players):
        yield f"player {seat}: {json.dumps(player, ensure_ascii=False)}"
    for name, value in record.headers.items():
        yield f"x-{name}: {json.dumps(value, ensure_ascii=False)}"


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


def _decisions(played: Round, settings: Settings) -> Iterator[str]:
    left = list(played.decisions)
    while left:
        first, action = left[0]
        phase = DECISIONS[action].phase
        seats = 1 if phase in (SWAP_WEREWOLF, CHOOSE_TRUMP, ADJUST_PREDICTION) else settings.seats
        at_once = phase == PASS_CARD or (phase == PREDICT and all_at_once(settings.switches))
        if at_once:
            first = 0
        tokens = []
        for seat in range(first, first + seats):
            if left and left[0][0] == seat % settings.seats and DECISIONS[left[0][1]].phase == phase:
                tokens.append(DECISIONS[left.pop(0)[1]].token)
            elif at_once:
                tokens.append(UNDECIDED)
        yield f"{LABELS[phase]} from {first}: {' '.join(tokens)}"
