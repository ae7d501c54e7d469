"""`foretell arena ladder`: every level against every other, and a document about how strong they are."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, Final

from foretell.arena import report
from foretell.arena.ladder import bars, ladder, out_of_order
from foretell.arena.reports import as_json
from foretell.cli.arena import PAGE
from foretell.cli.arena.line_up import named
from foretell.cli.arena.session import Session
from foretell.cli.arena.strength import Measured, bar_line, strength
from foretell.cli.ink import paragraph
from foretell.cli.screen import Screen
from foretell.cli.trouble import BadArguments
from foretell.i18n import Catalogue

FORMAT: Final = "foretell-arena-ladder-1"


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Play the ladder and write the document about it; after Ctrl-C nothing is written but the journals."""
    levels = named(chosen.levels)
    if len(set(levels)) < max(2, len(levels)):
        raise BadArguments(words.say("arena-levels"))
    session = Session(chosen, words)
    results = session.play(ladder(levels, chosen.games, chosen.seed))
    if not session.stopped:
        reports = {name: report(each) for name, each in results.items()}
        measured = Measured.now(chosen, levels)
        if chosen.json and chosen.out is None:
            screen.out.write(_json(reports, levels))
            return session.code
        session.write(chosen.page or PAGE, strength(levels, reports, measured, words))
        if chosen.json:
            session.write(chosen.out / "report.json", _json(reports, levels))
        wrong = out_of_order(levels, reports)
        key = "strength-order-broken" if wrong else "strength-order-holds"
        screen.lines(paragraph([], words.say(key, matches=words.join(wrong)), screen.columns))
        for bar in bars(reports):
            screen.lines(paragraph([], " · ".join(bar_line(bar, words)), screen.columns))
    session.tell(screen)
    return session.code


def _json(reports: Any, levels: Sequence[str]) -> str:
    matches = {name: each.as_dict() for name, each in reports.items()}
    held = [as_json(bar) | {"met": bar.met} for bar in bars(reports)]
    data = {"format": FORMAT, "levels": list(levels), "bars": held, "matches": matches}
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
