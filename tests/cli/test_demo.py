"""`foretell demo`: a whole game on the screen, at its pace for people and at once for files."""

from __future__ import annotations

import io
import subprocess
import sys

import pytest

from foretell.cli.bots import play_game
from foretell.cli.screen import Screen
from foretell.cli.show import Show
from foretell.i18n import words
from foretell.rules.settings import Settings
from tests.cli.conftest import Run

LEVELS = ["jester"] * 6


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_game_from_the_first_deal_to_the_winner(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.cli.show.sleep", lambda seconds: pytest.fail("nobody watches"))
    code, out, err = run("demo", "--seats", "3", "--seed", "7")
    game = play_game(Settings(seats=3), LEVELS[:3], ["Ada", "Ben", "Cleo"], 7, 0)
    winner = game.players[game.winners[0]]
    assert (code, err) == (0, "")
    assert out.startswith(
        "Foretell standard\n3 players · 20 rounds · 60 cards\nThis is the game with seed 7. Ctrl-C stops it"
    )
    assert "\n\nRound 1 of 20 · Ada deals\n  Ada   " in out
    assert "\n\nRound 20 of 20 · Ben deals\n" in out
    assert str(game.block_of_truth()) in out
    assert f"\n\n{winner} wins with {words().number(max(game.scores))} points.\n\nWhat next?\n" in out
    assert "foretell rules" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    "flags",
    [
        ["--specials", "all", "--seats", "6"],
        ["--specials", "all", "--variant", "hidden", "--edition", "piatnik-pl"],
        ["--variant", "clairvoyance", "--variant", "plus-minus-one", "--edition", "amigo-it"],
        ["--variant", "one-colour", "--variant", "secret"],
        ["--variant", "maximus", "--seats", "3"],
    ],
)
def test_every_sort_of_game_can_be_shown(run: Run, flags: list[str]) -> None:
    for seed in "12":
        code, out, _ = run("demo", "--seed", seed, *flags)
        assert code == 0
        assert "\x1b" not in out
        assert max(map(len, out.splitlines())) <= 80


def test_another_seed_each_time(run: Run) -> None:
    assert run("demo", "--seats", "6").out != run("demo", "--seats", "6").out


def test_it_pauses_for_people_and_faster_at_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr("foretell.cli.show.sleep", slept.append)
    game = play_game(Settings(seats=6), LEVELS, list("abcdef"), 1, 0)
    totals = []
    for speed in (1, 2, 0):
        slept.clear()
        Show(game, words(), Screen(Terminal()), speed).run()
        totals.append(sum(slept))
    assert 20 < totals[0] < 150
    assert totals[1] == pytest.approx(totals[0] / 2)
    assert totals[2] == 0


def test_it_asks_nothing_and_ends_without_a_terminal() -> None:
    command = [sys.executable, "-m", "foretell", "demo", "--seats", "6"]
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True, timeout=20)
    assert b"What next?" in ran.stdout
    assert ran.stderr == b""
