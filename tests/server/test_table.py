"""Around the table: seats, hosts, the ready check, pausing, ending early, once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, Place, open_place, play_on, run, settle, until


def with_table(tmp_path: Path, story: Any, *names: str, **arrangement: Any) -> None:
    async def begin() -> None:
        async with open_place(tmp_path) as place:
            start = arrangement.pop("start", False)
            table, clients = await place.full_table(*(names or ("Ada", "Ben", "Cleo")), start=start, **arrangement)
            await story(place, table, clients)

    run(begin())


async def code(client: Client, kind: str, **rest: Any) -> str:
    answer = await client.send(kind, **rest)
    return str(answer.get("code", answer["type"]))


def test_seats_are_taken_moved_and_left(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        dora = await place.join(await place.guest("Dora"), table)
        assert await code(dora, "sit", seat=1) == "table/seat-taken"
        assert await code(dora, "sit", seat=5) == "table/no-such-seat"
        assert await code(dora, "sit", seat=3) == "done"
        assert await code(dora, "leave") == "done"
        assert await code(dora, "leave") == "table/not-seated"
        assert await code(dora, "ready") == "table/not-seated"
        assert await code(clients[1], "sit", seat=3) == "done"
        assert [seat and seat["name"] for seat in dora.table["seats"]] == ["Ada", None, "Cleo", "Ben"]
        assert dora.table["seats"][3]["ready"] is False

    with_table(tmp_path, story, seats=4)


def test_only_the_host_arranges(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        for kind, rest in (
            ("set_up", {"arrangement": {}}),
            ("seat_bot", {"seat": 3, "level": "jester"}),
            ("remove", {"seat": 0}),
            ("start", {}),
            ("pass_host", {"player": clients[2].who.player.id}),
            ("pause", {}),
        ):
            assert await code(clients[1], kind, **rest) == "table/not-host"
        assert await code(clients[0], "start") == "table/seat-empty"
        assert await code(clients[0], "seat_bot", seat=1, level="jester") == "table/seat-taken"
        assert await code(clients[0], "seat_bot", seat=3, level="merlin") == "settings/no-bot"
        assert await code(clients[0], "seat_bot", seat=3, level="jester") == "done"
        assert await code(clients[0], "seat_bot", seat=3, level="scribe") == "done"
        assert await code(clients[0], "set_up", arrangement={"seats": 3}) == "table/seat-taken"
        assert await code(clients[0], "remove", seat=3) == "done"
        assert await code(clients[0], "remove", seat=3) == "table/seat-empty"
        assert await code(clients[0], "remove", seat=2) == "done"
        assert await code(clients[2], "ready") == "table/not-seated"

    with_table(tmp_path, story, seats=4)


def test_the_host_goes_and_another_is_host(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        ids = [client.who.player.id for client in clients]
        assert clients[2].table["host"] == ids[0]
        assert await code(clients[0], "pass_host", player="nobody") == "table/no-such-player"
        assert await code(clients[0], "pass_host", player=ids[2]) == "done"
        assert clients[1].table["host"] == ids[2]
        assert await code(clients[2], "leave") == "done"
        assert clients[1].table["host"] == ids[0]
        assert await code(clients[0], "leave") == "done"
        assert clients[1].table["host"] == ids[1]
        assert await code(clients[1], "leave") == "done"
        assert await code(clients[0], "sit", seat=1) == "done"

    with_table(tmp_path, story)


def test_everybody_must_be_ready(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        await clients[1].send("ready", ready=False)
        answer = await clients[0].send("start")
        assert (answer["code"], answer["params"]) == ("table/not-ready", {"seat": 1, "name": "Ben"})
        await clients[1].send("ready")
        assert await code(clients[0], "start") == "done"
        for kind, rest in (("start", {}), ("sit", {"seat": 1}), ("ready", {}), ("set_up", {"arrangement": {}})):
            assert await code(clients[0], kind, **rest) == "table/already-started"

    with_table(tmp_path, story)


def test_the_host_pauses(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        asked = next(client for client in clients if client.view["legal"])
        assert await code(clients[0], "pause", paused=False) == "table/not-paused"
        assert await code(clients[0], "pause") == "done"
        assert await code(clients[0], "pause") == "table/paused"
        assert clients[1].table["paused"] is True
        answer = await asked.decide()
        assert answer["code"] == "table/paused"
        assert await code(clients[0], "pause", paused=False) == "done"
        assert (await asked.decide())["type"] == "done"

    with_table(tmp_path, story, start=True)


def test_all_vote_and_the_game_ends_early(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        await play_on(clients, decisions=30)
        await clients[0].send("vote_end")
        await clients[1].send("vote_end")
        await clients[0].send("vote_end", end=False)
        await clients[2].send("vote_end")
        assert clients[1].table["status"] == "playing"
        await clients[0].send("vote_end")
        assert clients[1].table["status"] == "ended"
        asked = next(client for client in clients if client.view["legal"])
        assert (await asked.decide())["code"] == "table/not-playing"
        await settle()
        assert place.house.archive
        kept = await place.house.archive.game(f"{table}-1")
        assert kept.whole is False

    with_table(tmp_path, story, start=True)


def test_once_more(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        assert await code(clients[1], "rematch") == "table/not-over"
        await play_on(clients)
        first = clients[0].table
        assert first["status"] == "over"
        await clients[2].send("leave")
        assert await code(clients[1], "rematch") == "done"
        again = clients[0].table
        assert (again["status"], again["game"]) == ("open", f"{table}-2")
        assert again["commitment"] != first["commitment"]
        assert again["seed"] == ""
        await clients[2].send("sit", seat=2)
        for client in clients:
            await client.send("ready")
        assert await code(clients[0], "start") == "done"
        assert clients[2].view["round"] == 1
        assert clients[2].view["block"] == []
        await play_on(clients)
        await settle()
        assert place.house.archive
        for number in (1, 2):
            assert (await place.house.archive.game(f"{table}-{number}")).whole
        assert await place.log.due(0, 10) == []

    with_table(tmp_path, story, start=True)


def test_rated_games_need_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ada = await place.guest("Ada")
            table = await place.open(ada, seats=3, rated=True, pace=0)
            client = await place.join(ada, table)
            for seat in (1, 2):
                await client.send("seat_bot", seat=seat, level="jester")
            await client.send("ready")
            assert (await client.send("start"))["code"] == "table/rated-needs-people"

    run(story())


def test_an_unknown_table_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            client = await place.join(await place.guest("Ada"), "0" * 13)
            assert client.frames[0]["code"] == "table/not-found"
            assert (await client.send("ready"))["code"] == "protocol/hello-first"

    run(story())


def test_a_table_that_nobody_comes_back_to_is_closed(tmp_path: Path) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        place.house.outside.at += place.house.idle + 1  # type: ignore[attr-defined]
        (await place.keeper(table))._rest()
        await until(lambda: clients[0].table["status"] == "closed")
        for kind, rest in (("say", {"text": "hm"}), ("ready", {}), ("sit", {"seat": 0})):
            assert await code(clients[1], kind, **rest) == "table/closed"

    with_table(tmp_path, story)


@pytest.mark.parametrize("spectators", ["none", "public", "hands_later"])
def test_spectators_see_what_the_host_allows(tmp_path: Path, spectators: str) -> None:
    async def story(place: Place, table: str, clients: list[Client]) -> None:
        early = await place.join(await place.guest("Dora"), table)
        await play_on(clients, decisions=20)
        late = await place.join(await place.guest("Emil"), table)
        for onlooker in (early, late):
            kinds = {frame["type"] for frame in onlooker.frames}
            assert ("view" in kinds) == (spectators != "none")
            assert ("round_opened" in kinds) == (spectators == "hands_later")
            assert "hand" not in onlooker.view or onlooker.view["hand"] == []
            assert (await onlooker.send("decide", turn=clients[0].turn, decision="0"))["code"] == "table/not-seated"
        sitting = (await place.keeper(table)).sitting
        if spectators == "hands_later":
            opened = [frame["round"] for frame in early.frames if frame["type"] == "round_opened"]
            assert opened == list(range(1, sitting.the_game.round_number))
            assert [frame["round"] for frame in late.frames if frame["type"] == "round_opened"] == opened
            dealt = next(frame for frame in early.frames if frame["type"] == "round_opened")["events"][0]
            assert len(dealt["hands"]) == 3
        assert all(frame["type"] != "round_opened" for frame in clients[0].frames)

    with_table(tmp_path, story, start=True, spectators=spectators)
