"""`foretell editions`: every edition with what it offers and where it differs."""

from __future__ import annotations

from foretell.rules.editions import edition, edition_names
from tests.cli.conftest import Run


def test_every_edition_is_there(run: Run) -> None:
    code, out, err = run("editions")
    assert (code, err) == (0, "")
    for name in edition_names():
        assert f"\n{name} " in f"\n{out}"
        assert edition(name).title in out


def told(out: str, name: str) -> str:
    """Return the lines about an edition."""
    lines = out.splitlines(keepends=True)
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{name} "))
    end = next(i for i, line in enumerate(lines) if i > start and not line.startswith(" "))
    return "".join(lines[start:end])


def test_offers_and_differences(run: Run) -> None:
    assert told(run("editions").out, "amigo-fr") == (
        "amigo-fr    French     Wizard (French)\n"
        "            about      3 to 6 players\n"
        "            offers     plus-minus-one, hidden, secret, clairvoyance\n"
        "            differs    hidden predictions are shown when the round is over; no\n"
        "                       Wizard may be played when the colour to follow is trump\n"
    )


def test_who_made_it_and_for_whom(run: Run) -> None:
    assert told(run("editions").out, "amigo-de").startswith(
        "amigo-de    German     Jubiläumsedition, Amigo (German)\n"
        "            about      Amigo · 3 to 6 players · age 10+ · 45 minutes · by Ken\n"
        "                       Fisher · illustrations by Franz Vohwinkel\n"
    )


def test_an_edition_like_the_standard_differs_in_nothing(run: Run) -> None:
    assert told(run("editions").out, "rexhry") == (
        "rexhry      Czech      Čaroděj, REXhry (Czech)\n"
        "            about      REXhry · 3 to 6 players · age 10+ · 45 minutes\n"
        "            offers     plus-minus-one\n"
    )
