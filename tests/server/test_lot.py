"""The scribe by lot: drawn out of seed and nonces when the game begins, checked by whoever has the record. TABLE-2."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from foretell import Record
from foretell.cli import main
from foretell.errors import NotProven
from foretell.record.fairness import verify
from foretell.server.arrangement import Arrangement, checked, settings_of
from foretell.server.sitting import Sitting
from foretell.table.fair import commitment, lot
from tests.server.house import Client, Place, open_place, play_on, run, settle

NONCES = [bytes([letter]) * 32 for letter in b"abc"]


async def begin(place: Place, **arrangement: Any) -> tuple[str, list[Client]]:
    """Return a table where everybody has announced a nonce, and the host has started."""
    table, clients = await place.full_table("Ada", "Ben", "Cleo", start=False, **arrangement)
    await ready(clients)
    return table, clients


async def ready(clients: list[Client]) -> None:
    for client, nonce in zip(clients, NONCES, strict=True):
        await client.send("ready", commitment=commitment(nonce))
    await clients[0].send("start")


async def show(clients: list[Client]) -> None:
    for client in clients:
        seat = [one["player"] for one in client.table["seats"]].index(client.who.player.id)
        await client.send("show", nonce=NONCES[seat].hex())


async def kept(place: Place, game: str) -> Record:
    await settle()
    assert place.house.archive
    return Record.parse((await place.house.archive.game(game)).record)


def test_TABLE_2_who_says_nothing_leaves_it_to_the_lot() -> None:
    assert checked(Arrangement()).by_lot
    assert not checked(Arrangement(switches={"scribe": 2})).by_lot
    assert settings_of(checked(Arrangement(switches={"scribe": 2}))).scribe == 2
    assert not Arrangement().by_lot, "as in logs of earlier releases"


def test_TABLE_2_the_lot_is_drawn_when_all_have_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await begin(place)
            sitting = (await place.keeper(table)).sitting
            drawn = lot(sitting.seed, NONCES)
            await show(clients[:2])
            assert {client.table["status"] for client in clients} == {"showing"}
            assert [client.table["settings"]["scribe"] for client in clients] == [None] * 3
            await show(clients[2:])
            assert [client.table["settings"]["scribe"] for client in clients] == [drawn] * 3
            assert {client.view["dealer"] for client in clients} == {drawn}
            assert {client.view["settings"]["scribe"] for client in clients} == {drawn}

    run(story())


def test_TABLE_2_every_rematch_draws_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await begin(place)
            sitting = (await place.keeper(table)).sitting
            drawn, told = [], []
            for _ in range(8):
                await show(clients)
                drawn.append(lot(sitting.seed, NONCES))
                told.append(sitting.settings.scribe)
                for client in clients:
                    await client.send("vote_end")
                assert clients[0].table["settings"]["scribe"] == drawn[-1]
                await clients[1].send("rematch")
                assert clients[0].table["settings"]["scribe"] is None
                await ready(clients)
            assert told == drawn
            assert len(set(drawn)) == 3
            again = Sitting(table)
            for line in await place.log.read(table):
                again.read(line)
            assert again.settings == sitting.settings

    run(story())


def test_TABLE_2_the_record_of_a_lot_is_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> tuple[Record, int]:
        async with open_place(tmp_path) as place:
            table, clients = await begin(place)
            await show(clients)
            await play_on(clients)
            return await kept(place, f"{table}-1"), (await place.keeper(table)).sitting.settings.scribe

    record, drawn = run(story())
    assert record.settings.scribe == drawn
    assert record.headers["shuffle-scribe"] == "lot"
    assert verify(record).by_lot
    path = tmp_path / "game.txt"
    path.write_text(str(record), encoding="utf-8")
    assert main(["verify", "--language", "en", str(path)]) == 0
    assert f"{record.players[drawn]} became scribe by lot" in capsys.readouterr().out


@pytest.mark.parametrize("other", [1, 2])
def test_TABLE_2_a_house_that_names_another_scribe_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], other: int
) -> None:
    """The house deals as it must, but lets somebody of its own choice be the scribe."""
    monkeypatch.setattr("foretell.server.sitting.lot", lambda seed, nonces: (lot(seed, nonces) + other) % 3)

    async def story() -> Record:
        async with open_place(tmp_path) as place:
            table, clients = await begin(place)
            await show(clients)
            await play_on(clients)
            return await kept(place, f"{table}-1")

    record = run(story())
    with pytest.raises(NotProven) as caught:
        verify(record)
    assert caught.value.code == "fairness/wrong-scribe"
    path = tmp_path / "game.txt"
    path.write_text(str(record), encoding="utf-8")
    assert main(["verify", "--language", "en", str(path)]) == 1
    assert "(TABLE-2)" in capsys.readouterr().out
    silent = str(record).replace('x-shuffle-scribe: "lot"\n', "")
    path.write_text(silent, encoding="utf-8")
    assert main(["verify", "--language", "en", str(path)]) == 0
    assert "not drawn by lot" in capsys.readouterr().out


def test_a_scribe_who_was_chosen_is_none_of_the_lot(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await begin(place, switches={"scribe": 1})
            assert clients[0].table["settings"]["scribe"] == 1
            await show(clients)
            assert clients[0].view["dealer"] == 1
            await play_on(clients)
            record = await kept(place, f"{table}-1")
            assert "shuffle-scribe" not in record.headers
            assert not verify(record).by_lot

    run(story())


def test_bots_alone_draw_lots_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ada = await place.guest("Ada")
            table = await place.open(ada, seats=3, pace=0)
            client = await place.join(ada, table)
            for seat in (1, 2):
                await client.send("seat_bot", seat=seat, level="jester")
            await client.send("ready")
            await client.send("start")
            sitting = (await place.keeper(table)).sitting
            assert client.view["dealer"] == lot(sitting.seed, [None] * 3)

    run(story())
