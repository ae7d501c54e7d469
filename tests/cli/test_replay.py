"""`foretell replay`: tables that tell all, and with `--seat` only what that seat could see."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import foretell
from tests.cli.conftest import Run
from tests.helpers import deck_of, play_all, play_out

PLAYERS = ["Ada", "Ben", "Wenceslas the Wise"]


def begun(*tokens: str) -> foretell.Game:
    """Return a game that begins with these decisions."""
    deals = [deck_of(["B1", "B2", "R3"], "G1"), deck_of(["R5 W", "B5 R7", "B6 J"], "Y4")]
    game = foretell.Game(seats=3, players=PLAYERS, shuffler=foretell.FixedDeals(deals))
    return play_all(game, *tokens)


def save(folder: Path, game: foretell.Game) -> str:
    path = folder / "game.txt"
    path.write_text(str(game.record), encoding="utf-8")
    return str(path)


def test_a_spectator_sees_no_hands_of_a_game_that_goes_on(run: Run, tmp_path: Path) -> None:
    name = save(tmp_path, begun("1", "0", "1", "B2", "R3", "B1", "2", "0"))
    code, out, err = run("replay", name)
    assert (code, err) == (0, "")
    assert out.startswith(
        "Ada deals 1 card each.\n"
        "Turned up: the green\u00a01.\n"
        "Trump is green.\n"
        "Round 1 of 20 · predictions for 1 trick · trump green (G1 turned) · Ada deals\n"
        "  player     total  tricks coins     hand\n"
        "  Ada            0   0/–             1 card\n"
        "▸ Ben            0   0/–             1 card\n"
        "  Wenceslas…     0   0/–             1 card\n"
        "\n"
        "Ben predicts 1.\n"
        "Round 1 of 20 · predictions for 1 trick · trump green (G1 turned) · Ada deals\n"
    )
    assert out.endswith(
        "Ada predicts 0.\n"
        "Round 2 of 20 · predictions for 2 tricks · trump yellow (Y4 turned) · Ben deals\n"
        "  player     total  tricks coins     hand\n"
        "  Ada          −10   0/0             2 cards\n"
        "▸ Ben           30   0/–             2 cards\n"
        "  Wenceslas…    20   0/2   ○○        2 cards\n"
        "\n"
        "\n"
        "The record ends here; the game is not over.\n"
    )


def test_a_trick_and_the_end_of_a_round(run: Run, tmp_path: Path) -> None:
    out = run("replay", save(tmp_path, begun("1", "0", "1", "B2", "R3", "B1"))).out
    assert (
        "Ada predicts 1.\n"
        "Predictions: Ada: 1, Ben: 1, Wenceslas the Wise: 0 (2 in all, for 1 trick).\n"
        "Round 1 of 20 · trick 1 of 1 · trump green (G1 turned) · Ada deals\n"
    ) in out
    assert "  on the table Ben B2 ◂  Wenceslas… R3\n" in out
    assert (
        "Ada plays the blue\u00a01.\n"
        "Ben wins trick 1.\n"
        "Round 1 is scored: Ada: −10, Ben: +30, Wenceslas the Wise: +20.\n"
        "\n"
        "Block of Truth (total and prediction)\n"
        "    │   Ada    │   Ben    │ Wencesl…\n"
        "────┼──────────┼──────────┼──────────\n"
        "  1 │  −10   1 │   30   1 │   20   0\n"
        "\n"
        "Ben deals 2 cards each.\n"
    ) in out


@pytest.mark.parametrize("flags", [[], ["--seat", "0"]])
def test_no_round_is_dealt_that_the_record_does_not_tell(run: Run, tmp_path: Path, flags: list[str]) -> None:
    path = tmp_path / "game.txt"
    text = str(begun("1", "0", "1", "B2", "R3", "B1").record)
    path.write_text(text.partition("\nround 2")[0], encoding="utf-8")
    out = run("replay", str(path), *flags).out
    assert out.endswith("  1 │  −10   1 │   30   1 │   20   0\n\n\nThe record ends here; the game is not over.\n")
    path.write_text(text.partition("\nround 1")[0], encoding="utf-8")
    assert run("replay", str(path), *flags) == (0, "\nThe record ends here; the game is not over.\n", "")


def test_a_seat_sees_its_own_hand_only(run: Run, tmp_path: Path) -> None:
    name = save(tmp_path, begun("1", "0", "1", "B2", "R3", "B1"))
    first = run("replay", "--seat", "2", name).out.partition("\n\n")[0]
    assert "Wenceslas…     0   0/–             R3" in first
    assert "B1" not in first
    assert "B2" not in first


def test_all_hands_of_a_finished_game_are_open(run: Run, record: Path) -> None:
    game = foretell.replay(record.read_text(encoding="utf-8"))
    out = run("replay", str(record)).out
    hands = game.open_view(0).hands
    for seat, line in enumerate(out.partition("\n\n")[0].splitlines()[-3:]):
        assert line.split()[-1] == hands[seat][0]
    assert out.count("Block of Truth") == 20
    assert out.rstrip().splitlines()[-1] == f"{game.players[game.winners[0]]} wins the game."


@pytest.mark.parametrize(
    "settings",
    [
        foretell.Settings(seats=6, specials=("juggler", "cloud", "bomb", "werewolf")),
        foretell.Settings(seats=6, clairvoyance=True, clairvoyance_rounds="every"),
        foretell.Settings(seats=4, one_colour=True, secret_predictions=True),
        foretell.Settings(seats=6, hidden_predictions=True),
        foretell.Settings(seats=3, maximus=True),
    ],
    ids=lambda settings: "-".join([*settings.variants, *settings.specials]),
)
def test_every_game_fits_80_columns_open_and_by_seat(run: Run, tmp_path: Path, settings: foretell.Settings) -> None:
    players = [f"{'a very long name':{20 + seat}}!" for seat in range(settings.seats)]
    game = play_out(foretell.Game(settings=settings, seed=2, players=players), 3)
    name = save(tmp_path, game)
    for flags in ([], ["--seat", "1"]):
        code, out, _ = run("replay", name, *flags)
        assert code == 0
        assert max(map(len, out.splitlines())) <= 80


def test_clairvoyance_shows_the_others_cards(run: Run, tmp_path: Path) -> None:
    settings = foretell.Settings(seats=3, clairvoyance=True)
    deals = foretell.FixedDeals([deck_of(["B1", "B2", "R3"], "G1")])
    game = foretell.Game(settings=settings, shuffler=deals)
    first = run("replay", "--seat", "0", save(tmp_path, game)).out.splitlines()
    assert [line.split("  ")[-1].strip() for line in first[5:8]] == ["1 card, on your forehead", "B2", "R3"]


@pytest.mark.parametrize(("typed", "tables"), [("", 1), ("\n", 2), ("\n\nq\n", 3), ("Q\n", 1), ("\n" * 9, 7)])
def test_stepping(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, tables: int) -> None:
    name = save(tmp_path, begun("1", "0", "1", "B2", "R3", "B1"))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code, out, _ = run("replay", name, "--step")
    assert code == 0
    assert len(re.findall(r"^Enter: next · q: quit", out, re.MULTILINE)) == tables


def test_no_such_seat(run: Run, tmp_path: Path) -> None:
    name = save(tmp_path, begun())
    assert run("replay", name, "--seat", "3") == (2, "", "foretell replay: --seat: There is no such seat.\n")
    assert run("replay", name, "--seat", "-1").code == 2


def test_a_bad_file_is_told_as_check_tells_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("foretell one")
    said = f"foretell replay: {path}:1:10: This is a record of version one, which this release does not know.\n"
    assert run("replay", str(path)) == (1, "", said)
    assert run("replay", str(tmp_path)) == (1, "", f"foretell replay: {tmp_path}: this is a folder.\n")
