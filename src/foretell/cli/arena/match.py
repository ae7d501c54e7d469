"""`foretell arena match`: one line-up, and how each level of it did."""

from __future__ import annotations

import json
from argparse import Namespace

from foretell.arena import Match, report, write_parquet
from foretell.cli.arena.line_up import named, settings_for
from foretell.cli.arena.page import match_page
from foretell.cli.arena.session import Session
from foretell.cli.arena.tables import control_table, heading, level_table, predictions
from foretell.cli.screen import Screen
from foretell.cli.trouble import BadArguments
from foretell.i18n import Catalogue


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Play a match and print or write its report."""
    match = _match(chosen, words)
    session = Session(chosen, words)
    results = session.play({"match": match})["match"]
    found = report(results, control=chosen.control)
    text = json.dumps(found.as_dict(), indent=2, ensure_ascii=False) + "\n"
    if chosen.json and session.folder is None:
        screen.out.write(text)
        return session.code
    screen.lines([*heading(found, words, screen.columns), [], *level_table(found, words, screen.columns), []])
    screen.lines(predictions(found, words, screen.columns))
    if found.levels[0].controlled:
        screen.lines([[], *control_table(found, words, screen.columns)])
    if chosen.json:
        session.write(chosen.out / "report.json", text)
    if chosen.html:
        session.write(chosen.out / "report.html", match_page(found, words))
    if chosen.parquet:
        session.save(chosen.out / "games.parquet", lambda path: write_parquet(path, [results]))
    session.tell(screen)
    return session.code


def _match(chosen: Namespace, words: Catalogue) -> Match:
    if not chosen.line_up:
        raise BadArguments(words.say("arena-no-line-up"))
    levels = named(chosen.line_up)
    settings = settings_for(chosen, words, len(levels) if len(levels) > 1 else 4)
    line_up = tuple(levels * settings.seats if len(levels) == 1 else levels)
    return Match(line_up=line_up, settings=settings, games=chosen.games, seed=chosen.seed)
