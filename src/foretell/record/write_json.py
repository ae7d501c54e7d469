"""Writing a record as JSON: the same content, with cards and decisions as numbers and the same lines as the text."""

from __future__ import annotations

import json
from collections.abc import Iterator

from foretell.record.layout import decision_lines
from foretell.record.record import VERSION, Record, Round
from foretell.record.values import settings_written, visible
from foretell.rules.settings import Settings


def write_json(record: Record) -> str:
    """Return the record as JSON."""
    head = {
        "foretell": VERSION,
        "settings": settings_written(record.settings),
        "players": record.players,
        "headers": record.headers,
    }
    lines = (f'"{key}": {json.dumps(value, ensure_ascii=False)},\n' for key, value in head.items())
    rounds = ",\n".join(_round(played, record.settings) for played in record.rounds)
    return visible(f'{{{"".join(lines)}"rounds": [\n{rounds}\n]}}\n')


def _round(played: Round, settings: Settings) -> str:
    totals = "" if played.totals is None else f',\n"totals": {json.dumps(played.totals)}'
    decisions = ",\n".join(_decisions(played, settings))
    return f'{{"deal": {json.dumps(played.deal)},\n"decisions": [\n{decisions}\n]{totals}}}'


def _decisions(played: Round, settings: Settings) -> Iterator[str]:
    rest = iter(played.decisions)
    for line in decision_lines(played.decisions, settings):
        pairs = [next(rest) for action in line.actions if action is not None]
        yield ", ".join(f"[{seat}, {action}]" for seat, action in pairs)
