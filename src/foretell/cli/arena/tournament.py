"""`foretell arena tournament`: all levels against each other, and a rating for each."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any, Final

from foretell.arena import Rating, Report, finishes, rate, report, tournament, write_parquet
from foretell.arena.reports import as_json
from foretell.cli.arena.line_up import named, settings_for
from foretell.cli.arena.page import tournament_page
from foretell.cli.arena.session import Session
from foretell.cli.arena.tables import heading, level_table, rating_table
from foretell.cli.ink import paragraph
from foretell.cli.screen import Screen
from foretell.i18n import Catalogue
from foretell.packages import needed

FORMAT: Final = "foretell-arena-tournament-1"


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Play a tournament and print or write its report."""
    needed("openskill", "arena")
    matches = tournament(named(chosen.levels), settings_for(chosen, words), chosen.games, chosen.seed)
    session = Session(chosen, words)
    results = session.play({f"table-{number:02}": match for number, match in enumerate(matches, start=1)})
    reports = [report(each) for each in results.values()]
    missing = len(matches) - len(reports)
    ratings = rate([finishes(each) for each in results.values()], chosen.seed)
    text = json.dumps(_as_dict(ratings, reports, len(matches)), indent=2, ensure_ascii=False) + "\n"
    if chosen.json and session.folder is None:
        screen.out.write(text)
        return session.code
    for each in reports:
        screen.lines([*heading(each, words, screen.columns), [], *level_table(each, words, screen.columns), []])
    if missing:
        screen.lines(paragraph([], words.say("arena-missing", missing=missing, tables=len(matches)), screen.columns))
    screen.lines(rating_table(ratings, words))
    if chosen.json:
        session.write(chosen.out / "report.json", text)
    if chosen.html:
        session.write(chosen.out / "report.html", tournament_page(ratings, reports, len(matches), words))
    if chosen.parquet:
        session.save(chosen.out / "games.parquet", lambda path: write_parquet(path, list(results.values())))
    session.tell(screen)
    return session.code


def _as_dict(ratings: list[Rating], reports: list[Report], tables: int) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "complete": len(reports) == tables and all(each.complete for each in reports),
        "ratings": as_json(ratings),
        "matches": [each.as_dict() for each in reports],
    }
