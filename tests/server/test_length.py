"""How long a game is, and a Cloud that acts with its trick, at a server's tables. LENGTH-1, CLOUD-6."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foretell import Record, replay
from foretell.errors import ForetellError
from foretell.server.arrangement import Arrangement, checked
from foretell.server.refusals import Refused
from foretell.server.summary import summary
from tests.server.house import Client, open_place, play_on, run, settle

SHORT = (1, 3, 5, 7, 9)


@pytest.mark.parametrize(
    ("length", "sizes"), [("short", SHORT), ([3, 5, 3], (3, 5, 3)), ("tournament", tuple(range(2, 21, 2)))]
)
def test_LENGTH_1_a_game_of_another_length(tmp_path: Path, length: Any, sizes: tuple[int, ...]) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", switches={"length": length})
            sitting = (await place.keeper(table)).sitting
            assert summary(sitting)["length"] == (length if isinstance(length, str) else sizes)
            assert clients[0].view["rounds"] == len(sizes)
            assert clients[0].view["tricks_to_play"] == sizes[0]
            await play_on(clients)
            assert clients[0].table["status"] == "over"
            assert [row["round_number"] for row in clients[0].view["block"]] == [*range(1, len(sizes) + 1)]
            await settle()
            assert place.house.archive
            kept = await place.house.archive.game(f"{table}-1")
            assert json.loads(kept.result)["length"] == (length if isinstance(length, str) else [*sizes])
            assert replay(Record.parse(kept.record)).settings.hand_sizes == sizes

    run(story())


def test_LENGTH_1_only_full_games_and_tournaments_are_rated() -> None:
    for rated in "full", "tournament":
        checked(Arrangement(rated=True, switches={"length": rated}))
    others: list[Any] = ["short", [3, 5, 7], [*range(1, 16)]]
    for length in others:
        with pytest.raises(Refused) as caught:
            checked(Arrangement(rated=True, switches={"length": length}))
        assert caught.value.code == "table/rated-length"
        checked(Arrangement(switches={"length": length}))


def test_LENGTH_1_a_tournament_has_ratings_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            for length in "full", "tournament":
                await play_on(
                    (await place.full_table("Ada", "Ben", "Cleo", rated=True, switches={"length": length}))[1]
                )
            await settle()
            assert place.house.archive
            store = place.house.archive.store
            for family in "base", "tournament":
                assert [rating.games for *_, rating in await store.leaders(family, 10)] == [1, 1, 1]

    run(story())


@pytest.mark.parametrize("length", [[], [0], [21], [3] * 21, ["x", 3], "epic"])
def test_LENGTH_1_what_is_no_length_is_refused(length: Any) -> None:
    with pytest.raises(ForetellError) as caught:
        checked(Arrangement(seats=3, switches={"length": length}))
    assert caught.value.params["setting"] == "length"


@pytest.mark.parametrize(
    "hidden", [{"secret_predictions": True}, {"hidden_predictions": True, "hidden_reveal": "after_round"}]
)
def test_CLOUD_6_nobody_else_is_told_how_a_hidden_prediction_changes(tmp_path: Path, hidden: dict[str, Any]) -> None:
    """The same game twice, up or down: until the reveal the others are sent the same bytes, and all see that it was."""

    async def told(folder: Path, change: str) -> tuple[list[list[bytes]], dict[str, Any], int]:
        folder.mkdir()
        async with open_place(folder) as place:
            switches = {"scribe": 0, "specials": ["cloud"], "cloud_acts": "trick", "length": [9] * 20, **hidden}
            _, clients = await place.full_table("Ada", "Ben", "Cleo", switches=switches)
            mine = await to_the_cloud(clients)
            before = [len(client.raw) for client in clients]
            seat = mine.view["seat"]
            assert (await mine.send("decide", turn=mine.turn, decision=change))["type"] == "done"
            await play_on(clients, decisions=1)
            sent = [client.raw[number:] for client, number in zip(clients, before, strict=True)]
            views = [client.view for client in clients]
            assert [view["cloud_changed"] for view in views] == [True] * 3
            assert [view["cloud_change"] for view in views] == [int(change) if at == seat else 0 for at in range(3)]
            assert all(view["predictions"][seat] is None for at, view in enumerate(views) if at != seat)
            assert all(view["coins"][seat] is None for view in views)
            return [frames for at, frames in enumerate(sent) if at != seat], views[seat], seat

    async def to_the_cloud(clients: list[Client]) -> Client:
        """Play on until somebody may go up or down while tricks are still to come."""
        while True:
            for client in clients:
                view = client.view
                early = sum(view["won"]) < view["tricks_to_play"]
                if early and view["phase"] == "adjust_prediction" and len(view["legal"]) == 2:
                    return client
            assert await play_on(clients, choice=1, decisions=1)

    async def story() -> None:
        ups, up, seat = await told(tmp_path / "up", "+1")
        downs, down, _ = await told(tmp_path / "down", "-1")
        assert ups == downs
        assert up["predictions"][seat] == down["predictions"][seat] + 2

    run(story())
