"""`foretell arena`: matches, tournaments and the ladder of all levels, measured."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Final

from foretell.cli.parser import Parser, one_of, whole
from foretell.cli.screen import Screen
from foretell.cli.settings import add_settings
from foretell.cli.trouble import BadArguments
from foretell.i18n import Catalogue

KINDS: Final = ("match", "tournament", "ladder")
ENGINES: Final = ("local", "ray")
GAMES: Final = 1000
PAGE: Final = Path("docs/strength.md")
_ONLY: Final = {
    "line_up": ("match",),
    "control": ("match",),
    "levels": ("tournament", "ladder"),
    "html": ("match", "tournament"),
    "parquet": ("match", "tournament"),
    "date": ("ladder",),
    "page": ("ladder",),
    **dict.fromkeys(("edition", "seats", "scribe", "variant", "specials", "switch"), ("match", "tournament")),
}


def options(parser: Parser) -> None:
    """Add what to play, by whom, where, and what to write."""
    words = parser.words
    group = parser.add_argument_group(words.say("arena-kinds"))
    group.add_argument("kind", nargs="?", metavar=words.say("arena-kind"), help=words.say("arena-kind.about"))
    add_settings(parser)
    parser.set_defaults(edition=None, seats=None, scribe=None, variant=[], specials=[], switch=[])
    parser.option("--line-up")
    parser.option("--levels")
    parser.option("--games", type=whole(words, least=1), default=GAMES)
    parser.option("--seed", type=whole(words), default=0)
    parser.option("--processes", type=whole(words, least=1))
    parser.option("--engine", type=one_of(words, ENGINES), default=ENGINES[0])
    parser.option("--out", type=Path)
    parser.option("--resume", action="store_true")
    parser.option("--json", action="store_true")
    parser.option("--parquet", action="store_true")
    parser.option("--html", action="store_true")
    parser.option("--control", action="store_true")
    parser.option("--date", type=_date(words))
    parser.option("--page", type=Path)


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Play what was chosen."""
    if chosen.kind is None:
        raise BadArguments(words.say("arena-no-kind"))
    if chosen.kind not in KINDS:
        raise BadArguments(words.say("cli-not-one-of", value=chosen.kind, names=", ".join(KINDS)))
    for name, kinds in _ONLY.items():
        if getattr(chosen, name) and chosen.kind not in kinds:
            raise BadArguments(words.say("arena-not-for", option=_flag(name), kind=chosen.kind))
    for name in ("parquet", "html", "resume"):
        if getattr(chosen, name) and chosen.out is None:
            raise BadArguments(words.say("arena-needs-out", option=_flag(name)))
    code: int = import_module(f"foretell.cli.arena.{chosen.kind}").run(chosen, words, screen)
    return code


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _date(words: Catalogue) -> Callable[[str], date]:
    def check(text: str) -> date:
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise ArgumentTypeError(words.say("arena-no-date", value=text)) from None

    return check
