"""`foretell verify`: whether cards were shuffled, and the scribe drawn, as was promised before the game."""

from __future__ import annotations

from argparse import Namespace

from foretell.cli.parser import Parser
from foretell.cli.records import each_file, record_in
from foretell.cli.screen import Screen
from foretell.cli.trouble import Failed
from foretell.errors import NotProven
from foretell.i18n import Catalogue
from foretell.i18n.wording import error, names, with_rule
from foretell.record.fairness import verify


def options(parser: Parser) -> None:
    """Add the files."""
    parser.files()
    parser.option("--commitment", default="")
    parser.option("--nonce", default="")
    parser.option("--quiet", action="store_true")


def run(chosen: Namespace, words: Catalogue, screen: Screen) -> int:
    """Verify every file and return 1 if any is not proven."""
    return each_file(chosen, words, screen, lambda name, words: _verified(name, words, chosen))


def _verified(name: str, words: Catalogue, chosen: Namespace) -> list[str]:
    record = record_in(name, words)
    try:
        fairness = verify(record, chosen.commitment, chosen.nonce)
    except NotProven as problem:
        raise Failed(f"{name}: {with_rule(error(words, problem), problem.rule)}") from problem
    given = [nonce for nonce in fairness.nonces if nonce and nonce.shown]
    counts = {"rounds": len(record.rounds), "shown": len(given), "seats": record.settings.seats}
    scribe = record.players[record.settings.scribe]
    lines = [
        words.say("verify-ok", file=name, **counts),
        words.say("verify-scribe", file=name, player=scribe, lot="yes" if fairness.by_lot else "no"),
    ]
    if not chosen.commitment:
        lines.append(words.say("verify-announced", file=name, commitment=fairness.commitment))
    withheld = [seat for seat, nonce in enumerate(fairness.nonces) if nonce and nonce.shown is None]
    if withheld:
        lines.append(words.say("verify-withheld", file=name, players=names(words, withheld, record.players)))
    return lines
