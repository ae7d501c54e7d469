"""A game at a table: set up, played to the end by people and bots, told to each as far as they may know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from foretell import Record, Settings, replay
from foretell.record.fairness import verify
from foretell.server.arrangement import Arrangement
from foretell.server.frames import ALIKE, BY_ROUND, BY_TRICK, FIXED, OWN
from foretell.table.fair import commitment
from tests.helpers import play_out
from tests.server.house import Client, Place, open_place, play_on, run, settle, until
from tests.strategies import settings

FIXED_SEAT = {"seat"}


def test_three_people_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            assert await play_on(clients) > 500
            assert {client.table["status"] for client in clients} == {"over"}
            game = (await place.keeper(table)).sitting.the_game
            assert game.over
            await settle()
            assert place.house.archive
            kept = await place.house.archive.game(f"{table}-1")
            assert replay(Record.parse(kept.record)).scores == game.scores
            assert verify(Record.parse(kept.record)).commitment == clients[0].frames[1]["table"]["commitment"]

    run(story())


@pytest.mark.parametrize(
    "arrangement",
    [
        {"switches": {"specials": ["juggler", "cloud", "werewolf", "bomb", "shapeshifter", "dragon", "fairy"]}},
        {"switches": {"hidden_predictions": True, "hidden_reveal": "after_round"}, "edition": "amigo-fr"},
        {"switches": {"clairvoyance": True, "clairvoyance_rounds": "every"}},
        {"switches": {"one_colour": True, "secret_predictions": True}},
        {"switches": {"maximus": True, "plus_minus_one": True}},
        {
            "switches": {
                "specials": ["cloud", "juggler"],
                "secret_predictions": True,
                "cloud_acts": "trick",
                "length": [3, 7],
            }
        },
    ],
)
def test_what_a_client_puts_together_is_its_view(tmp_path: Path, arrangement: dict[str, Any]) -> None:
    """Parts that are sent only when they change add up to the whole view, for seats and for spectators."""

    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", **arrangement)
            spectator = await place.join(await place.guest("Dora"), table)
            sitting = (await place.keeper(table)).sitting
            step = 0
            while not sitting.the_game.over:
                await play_on(clients, choice=step, decisions=1)
                for seat, client in enumerate([*clients, spectator]):
                    viewer = seat if seat < 3 else None
                    whole = json.loads(sitting.the_game.view(viewer, events=False).to_json())
                    told = {key: value for key, value in client.view.items() if key not in ("clock", "points_now")}
                    whole.pop("events")
                    assert told == whole
                step += 1

    run(story())


@hypothesis_settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(settings(), st.integers(0, 2**32))
def test_what_all_see_alike_is_what_a_spectator_sees(given_settings: Settings, seed: int) -> None:
    from foretell import Game

    game = Game(settings=given_settings, seed=seed)
    end = play_out(game.copy(), seed)
    steps = range(0, end.decisions, max(1, end.decisions // 12))
    for then in (end.at(step) for step in (*steps, end.decisions)):
        public = json.loads(then.view().to_json())
        for seat in range(given_settings.seats):
            own = json.loads(then.view(seat).to_json())
            for key in {*ALIKE, *BY_TRICK, *BY_ROUND, *FIXED} - {"points_now"}:
                assert own[key] == public[key], key
        assert set(public) == {*ALIKE, *BY_TRICK, *BY_ROUND, *FIXED, *OWN, "seat", "events"} - {"points_now"}


def test_views_in_a_row_are_views(tmp_path: Path) -> None:
    from foretell import Game

    game = play_out(Game(seats=4, seed=2)).at(300)
    viewers = [None, 0, 1, 2, 3]
    for viewer, view in zip(viewers, game.views(viewers), strict=True):
        assert view.to_json() == game.view(viewer, events=False).to_json()


def test_bots_of_the_house_play_with_a_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            ada = await place.guest("Ada")
            table = await place.open(ada, seats=4, pace=0)
            client = await place.join(ada, table)
            for seat, level in enumerate(("jester", "scribe", "apprentice"), 1):
                assert (await client.send("seat_bot", seat=seat, level=level))["type"] == "done"
            await client.send("ready")
            await client.send("start")
            sitting = (await place.keeper(table)).sitting
            while not sitting.the_game.over:
                await until(lambda: client.view.get("legal") or sitting.the_game.over)
                if not sitting.the_game.over:
                    assert (await client.decide())["type"] == "done"
            assert [seat["bot"] for seat in client.table["seats"]] == [False, True, True, True]

    run(story())


def test_nonces_are_announced_then_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", start=False)
            nonces = [bytes([seat]) * 32 for seat in range(3)]
            for client, nonce in zip(clients, nonces, strict=True):
                await client.send("ready", commitment=commitment(nonce))
            await clients[0].send("start")
            assert clients[1].table["status"] == "showing"
            assert clients[1].view == {}
            wrong = await clients[1].send("show", nonce=nonces[0].hex())
            assert wrong["code"] == "table/wrong-nonce"
            assert (await clients[2].send("ready"))["code"] == "table/already-started"
            for client, nonce in zip(clients, nonces, strict=True):
                assert (await client.send("show", nonce=nonce.hex()))["type"] == "done"
            assert clients[1].table["status"] == "playing"
            assert clients[1].table["seed"] == ""
            await play_on(clients)
            await settle()
            assert place.house.archive
            record = Record.parse((await place.house.archive.game(f"{table}-1")).record)
            assert [nonce and nonce.shown for nonce in verify(record).nonces] == nonces
            assert clients[1].table["seed"] == record.headers["shuffle-seed"]

    run(story())


def test_who_never_shows_does_not_stop_the_game(tmp_path: Path) -> None:
    async def story(place: Place, clients: list[Client], table: str) -> None:
        await clients[0].send("ready", commitment=commitment(b"0" * 32))
        await clients[1].send("ready", commitment=commitment(b"1" * 32))
        await clients[0].send("start")
        await clients[0].send("show", nonce=(b"0" * 32).hex())
        assert clients[2].table["status"] == "showing"
        place.house.outside.at += 20_001  # type: ignore[attr-defined]
        (await place.keeper(table))._rest()
        await until(lambda: clients[2].table["status"] == "playing")
        await play_on(clients)
        await settle()
        assert place.house.archive
        record = Record.parse((await place.house.archive.game(f"{table}-1")).record)
        nonces = verify(record).nonces
        assert [bool(nonce and nonce.shown) for nonce in nonces] == [True, False, False]
        assert [nonce is None for nonce in nonces] == [False, False, True]

    async def begin() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", start=False)
            await story(place, clients, table)

    run(begin())


def test_an_illegal_decision_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            sitting = (await place.keeper(table)).sitting
            number = sitting.number
            first = clients[sitting.the_game.to_act[0]]
            other = clients[(sitting.the_game.to_act[0] + 1) % 3]
            for client, decision, turn, code in (
                (first, "7", first.turn, "predict/too-many"),
                (first, "W", first.turn, "turn/other-decision"),
                (first, "Wizard", first.turn, "notation/unknown-decision"),
                (first, "0", first.turn + 1, "table/other-turn"),
                (other, "0", other.turn, "turn/not-yours"),
            ):
                answer = await client.send("decide", turn=turn, decision=decision)
                assert answer["code"] == code
            assert sitting.number == number
            assert len(await place.log.read(table)) == number

    run(story())


def test_resuming_tells_what_was_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            await play_on(clients, decisions=10)
            seen = clients[1].frames[-1]["number"]
            heard = sum(len(frame.get("events", ())) for frame in clients[1].frames)
            clients[1].leave()
            others = [clients[0], clients[2]]
            await clients[0].send("say", text="where is Ben?")
            missed = await play_on(others)
            again = await place.join(clients[1].who, table, since=seen)
            kinds = [frame["type"] for frame in again.frames]
            assert kinds == ["welcome", "table", "view", "talk"]
            whole = (await place.keeper(table)).sitting.the_game.events(1)
            assert [event.as_dict() for event in whole[heard:]] == again.frames[2]["events"]
            assert missed == 0 or again.frames[2]["events"]
            fresh = await place.join(clients[1].who, table)
            assert len(fresh.frames[2]["events"]) == len(whole)
            assert fresh.view == again.view

    run(story())


def test_settings_that_the_rules_exclude_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo", start=False)
            for arrangement, code in (
                ({"seats": 7}, "settings/bad-value"),
                ({"seats": 2}, "settings/bad-value"),
                ({"edition": "atlantis"}, "settings/no-edition"),
                ({"switches": {"one_colour": True, "maximus": True}}, "settings/exclude"),
                ({"switches": {"seats": 4}}, "settings/twice"),
                ({"switches": {"colour_of_the_sky": "blue"}}, "settings/unknown"),
                ({"clock": {"decision": 1}}, "table/bad-option"),
                ({"pace": 10**6}, "table/bad-option"),
                ({"stand_in": "merlin"}, "settings/no-bot"),
                ({"rated": True, "hints": True}, "table/rated-no-hints"),
                ({"title": "x" * 41}, "names/too-long"),
                ({"surprise": 1}, "protocol/bad-frame"),
            ):
                answer = await clients[0].send("set_up", arrangement=arrangement)
                assert answer["code"] == code, arrangement
            number = (await place.keeper(table)).sitting.number
            assert number == len(await place.log.read(table))
            answer = await clients[0].send("set_up", arrangement={"seats": 5, "edition": "amigo-de"})
            assert answer["type"] == "done"
            assert [seat and seat["ready"] for seat in clients[0].table["seats"]] == [False, False, False, None, None]

    run(story())
    assert Arrangement().seats == 4
