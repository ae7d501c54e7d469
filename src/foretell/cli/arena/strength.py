"""The document about strength: who beats whom and by how much, in plain words, with intervals, as Markdown."""

from __future__ import annotations

import os
import platform
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Final

from foretell import __version__
from foretell.arena import Estimate, LevelReport, Report
from foretell.arena.ladder import (
    LEARNT,
    PUBLISHED_HITS,
    TABLES,
    VARIANTS,
    Bar,
    against,
    alone,
    bars,
    out_of_order,
    pairs,
    published,
)
from foretell.cli.arena.figures import decision_time, interval, number, share, share_interval
from foretell.i18n import Catalogue

Reports = Mapping[str, Report]

_STEPS: Final = (
    "strength-level",
    "strength-against",
    "strength-points",
    "strength-theirs",
    "strength-wins",
    "strength-hits",
)
_PAIRS: Final = (
    "strength-level",
    "strength-against",
    "strength-table-4",
    "strength-table-3",
    "strength-table-5",
    "strength-table-6",
    "strength-table-specials",
)
_SELF_PLAY: Final = ("strength-level", "strength-rules", "strength-points", "strength-hits", "strength-time")
_ROUNDS: Final = ("strength-round", "strength-published", "strength-found")
_BARS: Final = ("strength-bar", "strength-found", "strength-met")
_TABLES: Final = {
    **dict(zip(TABLES, _PAIRS[2:], strict=True)),
    "plus-minus-one": "strength-table-plus-minus-one",
    "hidden": "strength-table-hidden",
    "secret": "strength-table-secret",
    "clairvoyance": "strength-table-clairvoyance",
    "one-colour": "strength-table-one-colour",
    "maximus": "strength-table-maximus",
}
_BAR_TEXTS: Final = {
    "hits": "strength-bar-hits",
    "points": "strength-bar-points",
    "lead": "strength-bar-lead",
    "self-points": "strength-bar-self-points",
    "self-hits": "strength-bar-self-hits",
    "duel-points": "strength-bar-duel-points",
    "wins": "strength-bar-wins",
    "ahead": "strength-bar-ahead",
}


@dataclass(frozen=True)
class Measured:
    """By which command, when and where something was measured."""

    command: str
    seed: int
    games: int
    day: date
    machine: str

    @classmethod
    def now(cls, chosen: Namespace, levels: Sequence[str]) -> Measured:
        """Return what there is to say about this run on this machine."""
        command = f"foretell arena ladder --levels {','.join(levels)} --games {chosen.games} --seed {chosen.seed}"
        python = f"Python {platform.python_version()}, Foretell {__version__}"
        machine = f"{_processor()} × {os.cpu_count()}, {platform.system()}, {python}"
        return cls(command, chosen.seed, chosen.games, chosen.date or date.today(), machine)


def strength(levels: Sequence[str], reports: Reports, measured: Measured, words: Catalogue) -> str:
    """Return the document."""
    parts = [
        f"# {words.say('strength-title')}",
        words.say("strength-about"),
        f"## {words.say('strength-steps')}",
        *_steps(levels, reports, words),
        f"## {words.say('strength-pairs')}",
        *_pairs(levels, reports, words),
        f"## {words.say('strength-self')}",
        *_self_play(levels, reports, words),
        f"## {words.say('strength-bars')}",
        words.say("strength-bars-about"),
        _table(_heads(_BARS, words), [_bar(bar, words) for bar in bars(reports)]),
        f"## {words.say('strength-how')}",
        *_how(reports, measured, words),
    ]
    return "\n\n".join(parts) + "\n"


def _steps(levels: Sequence[str], reports: Reports, words: Catalogue) -> list[str]:
    """Return one sentence for each level and the next weaker one, and the figures below."""
    said, rows = [], []
    for low, high in reversed(list(pairwise(levels))):
        report = reports[against(high, low, "4")]
        one, other = report.level(high), report.level(low)
        said.append(f"- {_sentence(one, other, words)}")
        rows.append(
            [f"`{high}`", f"`{low}`", _points(one, words), _points(other, words), _wins(one, words), _hits(one, words)]
        )
    return ["\n".join(said), _table(_heads(_STEPS, words), rows)]


def _sentence(one: LevelReport, other: LevelReport, words: Catalogue) -> str:
    lead = one.lead
    assert lead is not None  # noqa: S101 - for the type checker
    return words.say(
        "strength-step",
        high=f"`{one.level}`",
        low=f"`{other.level}`",
        lead=number(words, lead.value),
        interval=interval(words, lead),
        wins=share(one.win_share.value, words),
    )


def _points(level: LevelReport, words: Catalogue) -> str:
    return f"{number(words, level.points.value)} {interval(words, level.points)}".strip()


def _wins(level: LevelReport, words: Catalogue) -> str:
    return f"{share(level.win_share.value, words)} {share_interval(level.win_share, words)}".strip()


def _hits(level: LevelReport, words: Catalogue) -> str:
    return f"{share(level.hits.value, words)} {share_interval(level.hits, words)}".strip()


def _pairs(levels: Sequence[str], reports: Reports, words: Catalogue) -> list[str]:
    """Return by how much one of a level leads a table of a weaker one, at every table."""
    rows = []
    for low, high in reversed(pairs(levels)):
        cells = [_lead(reports[against(high, low, table)].level(high), words) for table in TABLES]
        rows.append([f"`{high}`", f"`{low}`", *cells])
    wrong = out_of_order(levels, reports)
    verdict = (
        words.say("strength-order-broken", matches=words.join(wrong)) if wrong else words.say("strength-order-holds")
    )
    return [words.say("strength-pairs-about"), _table(_heads(_PAIRS, words), rows), verdict, *_variants(reports, words)]


def _variants(reports: Reports, words: Catalogue) -> list[str]:
    """Return by how much the level that learnt leads under each variant, where that was played."""
    low, high = LEARNT
    rows = [
        [words.say(_TABLES[table]), _lead(reports[against(high, low, table)].level(high), words)]
        for table in VARIANTS
        if against(high, low, table) in reports
    ]
    if not rows:
        return []
    heads = [words.say("strength-variant"), words.say("strength-lead")]
    return [words.say("strength-variants", high=f"`{high}`", low=f"`{low}`"), _table(heads, rows)]


def _lead(level: LevelReport, words: Catalogue) -> str:
    assert level.lead is not None  # noqa: S101 - for the type checker
    return f"{number(words, level.lead.value, sign=True)} {interval(words, level.lead, sign=True)}".strip()


def _self_play(levels: Sequence[str], reports: Reports, words: Catalogue) -> list[str]:
    rows = []
    for level in reversed(levels):
        for key, name in (("strength-standard", alone(level)), ("strength-trump-9", published(level))):
            if name in reports:
                found = reports[name].level(level)
                time = decision_time(reports[name], level, words)
                rows.append([f"`{level}`", words.say(key), _points(found, words), _hits(found, words), time])
    parts = [words.say("strength-self-about"), _table(_heads(_SELF_PLAY, words), rows)]
    if published("scribe") in reports:
        hits = reports[published("scribe")].level("scribe").hits_by_round
        lines = [
            [
                str(number_of),
                number(words, known, 2),
                f"{number(words, hit.value, 3)} {interval(words, hit, 3)}".strip(),
            ]
            for number_of, (known, hit) in enumerate(zip(PUBLISHED_HITS, hits, strict=True), start=1)
        ]
        parts += [words.say("strength-published-about"), _table(_heads(_ROUNDS, words), lines)]
    return parts


def _bar(bar: Bar, words: Catalogue) -> list[str]:
    what, found, met = bar_line(bar, words)
    return [what, found, met if bar.met else f"**{met}**"]


def bar_line(bar: Bar, words: Catalogue) -> list[str]:
    """Return what was wanted of a level, what was found, and whether that will do."""
    shares = bar.code in ("hits", "self-hits", "wins")
    digits = 3 if shares else 1
    found = (
        f"{number(words, bar.found, digits)} {interval(words, Estimate(bar.found, bar.low, bar.high), digits)}".strip()
    )
    wanted = number(words, bar.wanted, 2 if shares else 0)
    way = "most" if bar.at_most else "about" if bar.within is not None else "least"
    table = words.say(_TABLES[bar.table])
    what = words.say(_BAR_TEXTS[bar.code], level=bar.level, other=bar.other, table=table, wanted=wanted, way=way)
    return [what, found, words.say("strength-yes" if bar.met else "strength-no")]


def _how(reports: Reports, measured: Measured, words: Catalogue) -> list[str]:
    games = sum(report.games for report in reports.values())
    facts = words.say(
        "strength-facts",
        games=games,
        matches=len(reports),
        seed=str(measured.seed),
        day=words.date(measured.day),
        machine=measured.machine,
    )
    return [f"```sh\n{measured.command}\n```", facts]


def _heads(keys: Sequence[str], words: Catalogue) -> list[str]:
    return [words.say(key) for key in keys]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def _processor() -> str:
    """Return the name of the processor as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
