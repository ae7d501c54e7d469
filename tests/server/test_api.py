"""REST: guests, lobby, archive, profiles, and what operators ask; over the real application without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from foretell import Record, replay
from foretell.i18n import languages, words
from foretell.record.fairness import verify
from foretell.server import protocol as p
from foretell.server.app import Server
from foretell.server.archive import finished_games
from foretell.server.arrangement import Arrangement
from foretell.server.pages import Pages
from foretell.server.ratings import Rating, rated
from foretell.server.session import Session
from foretell.server.settings import ServerSettings
from tests.server.house import Inline, run, until


@asynccontextmanager
async def served(tmp_path: Path, **settings: Any) -> AsyncIterator[tuple[httpx.AsyncClient, Server]]:
    free: dict[str, Any] = {"command_rate": 1e9, "guest_rate": 1e9, "table_rate": 1e9, "request_rate": 1e9}
    chosen = ServerSettings(store=f"sqlite:///{tmp_path / 'api.db'}", **free | settings)
    server = Server(chosen, thinker=Inline(), pages=Pages(tmp_path / "nothing built"))
    app = server.app()
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as web:
            yield web, server


async def guest(web: httpx.AsyncClient, name: str) -> dict[str, str]:
    answer = await web.post("/api/guests", json={"name": name})
    assert answer.status_code == 201
    return dict(answer.json())


def key(who: dict[str, str]) -> dict[str, str]:
    return {"authorization": f"Bearer {who['token']}"}


async def play(server: Server, people: list[dict[str, str]], table: str) -> None:
    """Let people sit down and play a whole game, the first legal decision each time."""
    frames: dict[int, list[dict[str, Any]]] = {}
    sessions = []
    for seat, who in enumerate(people):
        heard = frames.setdefault(seat, [])
        session = Session(server.house, lambda frame, heard=heard: heard.append(json.loads(frame)), print)  # type: ignore[misc]
        await session.receive(json.dumps({"type": "hello", "version": 1, "token": who["token"], "table": table}))
        if seat:
            await session.receive(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
        await session.receive(json.dumps({"type": "ready", "id": "ready"}))
        sessions.append(session)
    await sessions[0].receive(json.dumps({"type": "start", "id": "start"}))
    sitting = (await server.house.keeper(table)).sitting
    game = sitting.the_game
    count = 0
    while not game.over:
        seat = game.to_act[0]
        view = game.view(seat, events=False)
        wish = {"type": "decide", "id": f"d{count}", "turn": sitting.turn, "decision": view.legal[0].token}
        await sessions[seat].receive(json.dumps(wish))
        count += 1
    for session in sessions:
        session.gone()


def test_from_guest_to_archive(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, server):
            people = [await guest(web, name) for name in ("Ada", "Ben", "Cleo")]
            arrangement = {"seats": 3, "public": True, "rated": True, "title": "<Friday>"}
            opened = await web.post("/api/tables", json=arrangement, headers=key(people[0]))
            assert opened.status_code == 201
            table = opened.json()["table"]
            lobby = (await web.get("/api/tables")).json()
            assert [(one["id"], one["players"], one["title"]) for one in lobby] == [
                (table, ["Ada", None, None], "<Friday>")
            ]
            assert "<Friday>" not in (await web.get("/")).text
            assert (await web.get(f"/api/games/{table}-1")).status_code == 404
            await play(server, people, table)
            game = f"{table}-1"
            for _ in range(100):
                result = await web.get(f"/api/games/{game}")
                if result.status_code == 200:
                    break
                await asyncio.sleep(0.01)
            told = result.json()
            record = Record.parse((await web.get(f"/api/games/{game}/record")).text)
            verify(record)
            played = replay(record)
            assert [seat["score"] for seat in told["seats"]] == list(played.scores)
            assert [seat["hits"] + seat["over"] + seat["under"] for seat in told["seats"]] == [20] * 3
            assert len(told["block"]) == 20
            assert [one["game"] for one in (await web.get("/api/games")).json()] == [game]
            step = (await web.get(f"/api/games/{game}/replay/10")).json()
            assert step["decisions"] == played.decisions
            assert step["hands"] == [list(hand) for hand in played.open_view(10).hands]
            assert (await web.get(f"/api/games/{game}/replay/99999")).json()["code"] == "archive/no-step"
            assert (await web.get(f"/api/games/{game}/replay/x")).json()["code"] == "archive/no-step"
            profile = (await web.get(f"/api/players/{people[1]['player']}")).json()
            assert profile["totals"]["games"] == 1
            assert profile["totals"]["rounds"] == 20
            assert profile["ratings"]["base"]["games"] == 1
            assert profile["games"] == [game]
            leaders = (await web.get("/api/leaders/base")).json()
            assert leaders[0]["name"] in [played.players[winner] for winner in played.winners]
            assert (await web.get("/api/leaders/none")).json() == []
            for finished in [*finished_games(table, await server.house.log.read(table))] * 3:
                await server.archive.keep(finished)  # brought in again, it counts once
            assert (await web.get(f"/api/players/{people[1]['player']}")).json() == profile

    run(story())


def test_ratings_go_to_the_better() -> None:
    before = {name: Rating() for name in "abc"}
    after = rated(before, [("a", 1), ("b", 2), ("c", 3)])
    assert after["a"].mu > after["b"].mu > after["c"].mu
    assert all(rating.games == 1 and rating.sigma < Rating().sigma for rating in after.values())
    tied = rated(before, [("a", 1), ("b", 1), ("c", 3)])
    assert tied["a"].mu == pytest.approx(tied["b"].mu)


def test_strangers_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            ada = await guest(web, "Ada")
            for headers, code in (
                ({}, "token/missing"),
                ({"authorization": "Basic x"}, "token/missing"),
                ({"authorization": "Bearer x"}, "token/invalid"),
                ({"authorization": f"Bearer {ada['token'][:-2]}"}, "token/invalid"),
            ):
                for method, path in (("POST", "/api/tables"), ("GET", "/api/me"), ("POST", "/api/token")):
                    answer = await web.request(method, path, json={}, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (401, code)
            for table in ("0" * 13, "x", "%00", "..%2f..", "ü" * 13):
                assert (await web.get(f"/api/tables/{table}")).status_code == 404
            assert (await web.get("/api/players/x")).status_code == 404

    run(story())


def test_bad_requests_are_said_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            ada = await guest(web, "Ada")
            for path, content, code in (
                ("/api/guests", b"", "protocol/bad-request"),
                ("/api/guests", b"{", "protocol/bad-request"),
                ("/api/guests", b'{"name":7}', "protocol/bad-request"),
                ("/api/guests", b'{"name":"\xff"}', "protocol/bad-request"),
                ("/api/guests", b'{"name":"Ada","admin":true}', "protocol/bad-request"),
                ("/api/guests", b'{"name":"%b"}' % (b"x" * 20_000), "protocol/too-large"),
                ("/api/guests", b'{"name":" "}', "names/empty"),
                ("/api/tables", b'{"seats":9}', "settings/bad-value"),
                ("/api/tables", b'{"edition":"x"}', "settings/no-edition"),
                ("/api/tables", b"[" * 10_000, "protocol/bad-request"),
                ("/api/me", b'{"name":"\\u202e"}', "names/empty"),
            ):
                answer = await web.post(path, content=content, headers=key(ada))
                assert (answer.status_code, answer.json()["code"]) == (400, code), (path, content[:40])

    run(story())


def test_guests_have_a_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, guest_rate=0.001, table_rate=0.001) as (web, _):
            answers = [await web.post("/api/guests", json={"name": f"G{i}"}) for i in range(25)]
            assert [answer.status_code for answer in answers] == [201] * 20 + [429] * 5
            who = key(answers[0].json())
            tables = [await web.post("/api/tables", json={}, headers=who) for _ in range(12)]
            assert [answer.status_code for answer in tables] == [201] * 10 + [429] * 2

    run(story())


def test_requests_have_a_limit_for_each_address_but_our_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, request_rate=0.5) as (web, _):
            app = web._transport.app  # type: ignore[attr-defined]

            async def asked(address: str, count: int, path: str = "/api/editions") -> list[int]:
                transport = httpx.ASGITransport(app, client=(address, 9))
                async with httpx.AsyncClient(transport=transport, base_url="http://house") as stranger:
                    return [(await stranger.get(path)).status_code for _ in range(count)]

            assert await asked("192.0.2.1", 7) == [200] * 5 + [429] * 2
            assert await asked("192.0.2.2", 2) == [200] * 2
            assert await asked("192.0.2.1", 1, "/health") == [200]
            assert await asked("127.0.0.1", 9) == [200] * 9

    run(story())


def test_names_and_tokens_over_rest(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            ada = await guest(web, "Ada")
            assert (await web.get("/api/me", headers=key(ada))).json() == {
                "id": ada["player"],
                "name": "Ada",
                "bot": False,
            }
            renamed = await web.post("/api/me", json={"name": "Countess"}, headers=key(ada))
            assert renamed.json()["name"] == "Countess"
            new = (await web.post("/api/token", headers=key(ada))).json()
            assert new["player"] == ada["player"]
            assert new["token"] != ada["token"]
            assert len((await web.get("/api/editions")).json()) == 9

    run(story())


def test_scripts_of_allowed_pages_may_read_our_answers(tmp_path: Path) -> None:
    ours = "https://play.example"

    async def story() -> None:
        async with served(tmp_path, origins=[ours]) as (web, _):
            asks = {"access-control-request-method": "POST", "access-control-request-headers": "authorization"}
            asked = await web.options("/api/token", headers={"origin": ours} | asks)
            assert asked.status_code == 200
            assert asked.headers["access-control-allow-origin"] == ours
            assert "access-control-allow-credentials" not in asked.headers
            answer = await web.post("/api/guests", json={"name": "Ada"}, headers={"origin": ours})
            assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (201, ours)
            other = {"origin": "https://evil.example"}
            assert (await web.options("/api/token", headers=other | asks)).status_code == 400
            assert "access-control-allow-origin" not in (await web.get("/api/editions", headers=other)).headers
        async with served(tmp_path) as (web, _):
            plain = await web.get("/api/editions", headers={"origin": ours})
            assert "access-control-allow-origin" not in plain.headers

    run(story())


def test_what_operators_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, server):
            assert (await web.get("/health")).json() == {"alive": True}
            assert (await web.get("/ready")).json() == {"ready": True}
            counted = (await web.get("/metrics")).text
            assert "foretell_commit_lines_bucket" in counted
            await server.database.close()
            assert (await web.get("/ready")).status_code == 503
            server.database.__init__(f"sqlite:///{tmp_path / 'api.db'}")  # type: ignore[misc]
            assert (await web.get("/ready")).status_code == 200

    run(story())


def test_without_a_build_the_house_says_so_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            for language in languages():
                asked = {"accept": "text/html", "accept-language": f"sv, {language};q=0.8"}
                for path, status in (("/", 200), ("/rules", 200), ("/what", 404)):
                    page = await web.get(path, headers=asked)
                    assert (page.status_code, page.headers["content-language"]) == (status, language)
                    told = unescape(page.text)
                    assert f'<html lang="{language}">' in told
                    assert f"<title>{words(language).say('web-app-title')}</title>" in told
                    assert words(language).say("serve-unbuilt") in told
                    assert words(language).say("serve-programs") in told
                    assert "POST http://house/api/guests" in told
            assert (await web.get("/api/what")).text == "Not Found"

    run(story())


def test_games_of_tables_that_are_not_public_are_shown_to_the_player_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, server):
            games = {}
            ada = await guest(web, "Ada")
            for public in (True, False):
                known = await server.house.people.by_token(ada["token"])
                table = await server.house.open_table(Arrangement(seats=3, public=public, pace=0), known)
                keeper = await server.house.keeper(table)
                for seat in (1, 2):
                    await keeper.carry_out(p.SeatBot(f"b{seat}", seat, "jester"), known)
                await keeper.carry_out(p.Ready("r"), known)
                await keeper.carry_out(p.Start("s"), known)
                await keeper.carry_out(p.VoteEnd("v"), known)
                games[public] = keeper.sitting.game_id
            await until(lambda: not server.house._tasks or len(server.house._tasks) <= 2)
            path = f"/api/players/{ada['player']}"
            assert (await web.get(path)).json()["games"] == [games[True]]
            own = (await web.get(path, headers={"Authorization": f"Bearer {ada['token']}"})).json()["games"]
            assert sorted(own) == sorted(games.values())

    run(story())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("POST", "/api/tables", {"switches": {"self": 1}}), ("GET", "/api/players/a%00b", None)],
)
def test_odd_requests_are_refused_in_words(tmp_path: Path, method: str, path: str, body: dict[str, Any] | None) -> None:
    async def story() -> None:
        async with served(tmp_path) as (web, _):
            ada = await guest(web, "Ada")
            answer = await web.request(method, path, json=body, headers={"Authorization": f"Bearer {ada['token']}"})
            assert answer.status_code < 500
            assert answer.json()["code"]

    run(story())
