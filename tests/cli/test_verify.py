"""`foretell verify`: deals that follow from what was published are ok, others are not."""

from __future__ import annotations

from hashlib import sha256
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
        f"{name}: ok (1 deal matches the seed; nonces shown by 1 of 3 players)\n"
        f"{name}: Ada was scribe, not drawn by lot.\n"
        f"{name}: before the game the server announced {game.record.headers['shuffle-commitment']}. "
        "Compare it with what you saw then.\n"
        f"{name}: Cleo never showed the nonce that was announced; the deals were made without it.\n",
        "",
    )
    assert run("verify", "--quiet", name) == (0, "", "")


def test_an_unfair_game(run: Run, tmp_path: Path) -> None:
    text = str(fair_game().record)
    name = write(tmp_path, text.replace(SHOWN.hex(), "-"))
    assert run("verify", name) == (
        1,
        f"{name}: The deal of round 1 does not match the seed and nonces (DEAL-4)\n",
        "",
    )


def test_other_records(run: Run, tmp_path: Path, record: Path) -> None:
    assert run("verify", str(record)).out == f"{record}: This record does not say how its cards were shuffled.\n"
    broken = write(tmp_path, "no record")
    assert run("verify", broken).code == 1
    assert run("verify").code == 2


def test_what_was_noted_before_the_game_is_compared(run: Run, tmp_path: Path) -> None:
    record = fair_game().record
    name = write(tmp_path, str(record))
    announced = record.headers["shuffle-commitment"]
    for own in (SHOWN.hex(), sha256(SHOWN).hexdigest().upper()):
        assert run("verify", "--commitment", announced, "--nonce", own, "--quiet", name) == (0, "", "")
    assert run("verify", "--commitment", "0" * 64, name).out == (
        f"{name}: The seed is not the one that was announced before the game.\n"
    )
    assert run("verify", "--nonce", "0" * 32, name) == (
        1,
        f"{name}: The random number from your browser was not used.\n",
        "",
    )


def test_a_record_that_ends_with_a_round_is_judged_by_what_it_tells(run: Run, tmp_path: Path) -> None:
    game = fair_game()
    while game.round_number == 1 and not game.over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    text = str(game.record)
    name = write(tmp_path, text[: text.index("round 2")])
    assert run("verify", name).out.startswith(f"{name}: ok (1 deal matches")
