"""Tables of the arena for the terminal: a match level by level, and the ratings of a tournament."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from foretell.arena import LevelReport, Rating, Report
from foretell.arena.reports import Controlled
from foretell.cli.arena.figures import decision_time, interval, name, number, share, share_interval, title
from foretell.cli.ink import Ink, Line, flow, line, padded, paragraph
from foretell.cli.settings import settings_line
from foretell.i18n import Catalogue

_NAMES: Final = 24
_LEVEL_HEADS: Final = (
    "arena-column-points",
    "arena-column-difference",
    "arena-column-wins",
    "arena-column-rank",
    "arena-column-hits",
    "arena-column-missed",
    "arena-column-time",
)
_CONTROL_HEADS: Final = ("arena-column-points", "arena-column-left", "arena-column-difference", "arena-column-left")
_RATING_HEADS: Final = ("arena-column-level", "arena-column-mu", "arena-column-sigma", "arena-column-apart")


def heading(report: Report, words: Catalogue, columns: int) -> list[Line]:
    """Return what was played, on how many deals and how fast."""
    match = report.match
    played = title(report, words)
    lines = [*paragraph([], played, columns), *paragraph([], settings_line(match.settings, words), columns)]
    if not report.complete:
        lines += paragraph([], words.say("arena-partial", games=match.deals * report.rotations), columns)
    return lines


def level_table(report: Report, words: Catalogue, columns: int) -> list[Line]:
    """Return how each level did, side by side: a figure a line, with its interval."""
    heads = [words.say(key) for key in _LEVEL_HEADS]
    return _side_by_side(heads, [_level(level, report, words) for level in report.levels], columns)


def _level(level: LevelReport, report: Report, words: Catalogue) -> list[str]:
    return [
        f"{level.seats} × {name(level.level, _NAMES)}",
        f"{number(words, level.points.value)} {interval(words, level.points)}",
        f"{number(words, level.difference.value, sign=True)} {interval(words, level.difference, sign=True)}",
        f"{share(level.win_share.value, words)} {share_interval(level.win_share, words)}",
        f"{number(words, level.rank.value, 2)} {interval(words, level.rank, 2)}",
        f"{share(level.hits.value, words)} {share_interval(level.hits, words)}",
        words.say("arena-under-over", under=share(level.under, words), over=share(level.over, words)),
        decision_time(report, level.level, words),
    ]


def _side_by_side(heads: Sequence[str], levels: Sequence[Sequence[str]], columns: int) -> list[Line]:
    """Return columns under their first cell; those that do not fit come below."""
    first = max(map(len, heads))
    widths = [max(map(len, cells)) for cells in levels]
    fits, used = 1, first + 2 + widths[0]
    while fits < len(levels) and used + 2 + widths[fits] <= columns:
        used += 2 + widths[fits]
        fits += 1
    lines = []
    for number_of, head in enumerate(("", *heads)):
        cells = [padded(level[number_of], wide) for level, wide in zip(levels[:fits], widths, strict=False)]
        text = "  ".join([padded(head, first), *cells]).rstrip()
        lines.append(line(text if number_of else Ink(text, "title")))
    return lines if fits == len(levels) else [*lines, [], *_side_by_side(heads, levels[fits:], columns)]


def predictions(report: Report, words: Catalogue, columns: int) -> list[Line]:
    """Return how often predictions came true, by round and by place, and how the others went wrong."""
    by_round = {level.level: [hit.value for hit in level.hits_by_round] for level in report.levels}
    by_place = {level.level: level.hits_by_place for level in report.levels}
    return [
        line(Ink(words.say("arena-by-round"), "title")),
        *_shares(by_round, columns),
        line(Ink(words.say("arena-by-place"), "title")),
        *_shares(by_place, columns),
    ]


def _shares(levels: Mapping[str, Sequence[float]], columns: int) -> list[Line]:
    """Return a row of whole per cent for each level, in columns."""
    widest = max(min(len(level), _NAMES) for level in levels)
    shown = {level: [f"{100 * value:.0f}" for value in values] for level, values in levels.items()}
    wide = 1 + max(len(text) for texts in shown.values() for text in texts)
    lines = []
    for level, texts in shown.items():
        head = line(f"  {padded(name(level, widest), widest)} ")
        lines += flow(head, [[Ink(text.rjust(wide))] for text in texts], columns, gap="")
    return lines


def control_table(report: Report, words: Catalogue, columns: int) -> list[Line]:
    """Return what is left of points and difference when the luck of the deal is taken out."""
    heads = [words.say(key) for key in _CONTROL_HEADS]
    levels = [_controlled(level.level, level.controlled, words) for level in report.levels if level.controlled]
    return [line(Ink(words.say("arena-controlled"), "title")), *_side_by_side(heads, levels, columns)]


def _controlled(level: str, found: Controlled, words: Catalogue) -> list[str]:
    return [
        name(level, _NAMES),
        f"{number(words, found.points.value)} {interval(words, found.points)}",
        share(found.points_variance_left, words),
        f"{number(words, found.difference.value, sign=True)} {interval(words, found.difference, sign=True)}",
        share(found.difference_variance_left, words),
    ]


def rating_table(ratings: Sequence[Rating], words: Catalogue) -> list[Line]:
    """Return the ratings, the strongest first."""
    heads = [words.say(key) for key in _RATING_HEADS]
    rows = [
        [name(each.level, _NAMES), *(number(words, x, 2) for x in (each.mu, each.sigma, each.apart))]
        for each in ratings
    ]
    widest = max(len(heads[0]), *(len(row[0]) for row in rows))
    lines = []
    for row in (heads, *rows):
        cells = [cell.rjust(len(head)) for cell, head in zip(row[1:], heads[1:], strict=True)]
        lines.append("  ".join([padded(row[0], widest), *cells]))
    return [line(Ink(lines[0], "title")), *map(line, lines[1:])]
