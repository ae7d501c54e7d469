"""What a client asks so that it needs no rules: what may be chosen, what that closes and why, and past positions."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from foretell import Record, replay
from foretell.server.arrangement import Arrangement
from foretell.server.choices import closed
from foretell.server.session import Session
from tests.server.house import run
from tests.server.test_api import guest, key, served


@pytest.mark.parametrize(
    ("chosen", "closes", "code"),
    [
        ({"rated": True}, "hints", "table/rated-no-hints"),
        ({"hints": True}, "rated", "table/rated-no-hints"),
        ({"rated": True}, "alone", "table/rated-needs-people"),
        ({"switches": {"specials": ["bomb"]}}, "maximus", "settings/exclude"),
        ({"switches": {"length": "short"}}, "maximus", "settings/exclude"),
        ({"switches": {"maximus": True}}, "tournament", "settings/exclude"),
        ({"switches": {"length": "short"}}, "rated", "table/rated-length"),
        ({"rated": True}, "custom", "table/rated-length"),
        ({"rated": True}, "short", "table/rated-length"),
        ({"switches": {"length": [11, 12]}}, "seats-6", "settings/hand-sizes"),
    ],
)
def test_what_is_closed_says_why(chosen: dict[str, Any], closes: str, code: str) -> None:
    assert closes not in closed(Arrangement())
    assert closed(Arrangement(**chosen))[closes]["code"] == code


def test_choices_over_the_network(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            offered = (await web.get("/api/choices")).json()
            assert offered["seats"] == [3, 4, 5, 6]
            assert len(offered["specials"]) == 7
            assert offered["together"] == ["dragon", "fairy"]
            assert offered["lengths"] == ["full", "tournament", "short", "custom"]
            found = (await web.post("/api/choices", json={"seats": 3, "switches": {"length": [3, 5]}})).json()
            assert found["lengths"]["custom"] == [3, 5]
            assert found["lengths"]["short"] == [1, 3, 5, 7, 9]
            assert found["lengths"]["tournament"][-1] == 20
            assert found["idle"] == ["hidden_reveal", "clairvoyance_rounds", "cloud_acts"]
            for sizes in [], [0], [21], ["three"], ["full"], ["tournament"], [3, "5"], [3] * 21:
                refused = (await web.post("/api/choices", json={"seats": 3, "switches": {"length": sizes}})).json()
                assert refused["problem"]["params"]["setting"] == "length"
            wrong = (await web.post("/api/choices", json={"rated": True, "hints": True})).json()
            assert wrong["problem"]["code"] == "table/rated-no-hints"

    run(story())


def test_a_game_that_was_ended_early_is_replayed_with_open_hands_and_with_the_eyes_of_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, server):
            people = [await guest(web, name) for name in ("Ada", "Ben", "Cleo")]
            switches = {"secret_predictions": True}
            opened = await web.post("/api/tables", json={"seats": 3, "switches": switches}, headers=key(people[0]))
            table = opened.json()["table"]
            await play_a_little(server.house, people, table, 25)
            record = await found(web, f"/api/games/{table}-1/record")
            played = replay(Record.parse(record.text))
            assert not played.over
            for step in (0, 3, 12, played.decisions):
                then = played.at(step)
                position = (await web.get(f"/api/games/{table}-1/replay/{step}")).json()
                assert position["decisions"] == played.decisions
                assert position["hands"] == [list(then.view(seat).hand) for seat in range(3)]
                assert position["view"]["seat"] is None
                for seat in range(3):
                    seen = (await web.get(f"/api/games/{table}-1/replay/{step}?seat={seat}")).json()
                    assert seen["view"] == json.loads(json.dumps(then.view(seat).as_dict()))
                    assert seen["hands"] is seen["predictions"] is None
            for wrong in ("3", "x", "-1", ""):
                answer = await web.get(f"/api/games/{table}-1/replay/0?seat={wrong}")
                assert (answer.status_code, answer.json()["code"]) == (404, "archive/no-seat")

    run(story())


async def play_a_little(house: Any, people: list[dict[str, str]], table: str, decisions: int) -> None:
    """Let people sit down, take some decisions, and agree to end the game."""
    sessions = [Session(house, lambda frame: None, print) for _ in people]
    for seat, (who, session) in enumerate(zip(people, sessions, strict=True)):
        await session.receive(json.dumps({"type": "hello", "version": 1, "token": who["token"], "table": table}))
        if seat:
            await session.receive(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
        await session.receive(json.dumps({"type": "ready", "id": "ready"}))
    await sessions[0].receive(json.dumps({"type": "start", "id": "start"}))
    sitting = (await house.keeper(table)).sitting
    game = sitting.the_game
    for count in range(decisions):
        seat = game.to_act[0]
        view = game.view(seat, events=False)
        wish = {"type": "decide", "id": f"d{count}", "turn": sitting.turn, "decision": view.legal[0].token}
        await sessions[seat].receive(json.dumps(wish))
    for session in sessions:
        await session.receive(json.dumps({"type": "vote_end", "id": "end"}))
        session.gone()


async def found(web: httpx.AsyncClient, path: str) -> httpx.Response:
    """Return what is put into the archive a moment later."""
    for _ in range(200):
        answer = await web.get(path)
        if answer.status_code == 200:
            return answer
        await asyncio.sleep(0.01)
    raise TimeoutError(path)
