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


def test_offers_and_differences(run: Run) -> None:
    out = run("editions").out
    told = out[out.index("amigo-fr") : out.index("amigo-it")]
    assert told == (
        "amigo-fr    French     Wizard (French)\n"
        "            offers     plus-minus-one, hidden, secret, clairvoyance\n"
        "            differs    hidden predictions are shown when the round is over; no\n"
        "                       Wizard may be played when the colour to follow is trump\n"
    )


def test_an_edition_like_the_standard_differs_in_nothing(run: Run) -> None:
    out = run("editions").out
    assert out[out.index("rexhry") :].startswith(
        "rexhry      Czech      Čaroděj, REXhry (Czech)\n            offers     plus-minus-one\n\n"
    )
