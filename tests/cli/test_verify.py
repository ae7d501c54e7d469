"""`foretell verify`: deals that follow from what was published are ok, others are not."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run
from tests.record.test_fairness import SHOWN, fair_game


def write(folder: Path, text: str) -> str:
    path = folder / "game.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_fair_game(run: Run, tmp_path: Path) -> None:
    game = fair_game()
    game.players = ("Ada", "Ben", "Cleo")
    name = write(tmp_path, str(game.record))
    assert run("verify", name) == (
        0,
        f"{name}: ok (1 deal follows from the seed; nonces shown by 1 of 3 players)\n"
        f"{name}: Cleo never showed the nonce that was announced; the deals were made without it.\n",
        "",
    )
    assert run("verify", "--quiet", name) == (0, "", "")


def test_an_unfair_game(run: Run, tmp_path: Path) -> None:
    text = str(fair_game().record)
    name = write(tmp_path, text.replace(SHOWN.hex(), "-"))
    assert run("verify", name) == (
        1,
        f"{name}: The deal of round 1 does not follow from seed and nonces (DEAL-4)\n",
        "",
    )


def test_other_records(run: Run, tmp_path: Path, record: Path) -> None:
    assert run("verify", str(record)).out == f"{record}: This record does not tell how its cards were shuffled.\n"
    broken = write(tmp_path, "no record")
    assert run("verify", broken).code == 1
    assert run("verify").code == 2
