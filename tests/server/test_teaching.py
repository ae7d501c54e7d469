"""Teaching over REST: the rule book and the lessons, by settings and language, kept by their tags."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from foretell.i18n import languages
from foretell.lessons.course import LESSONS
from foretell.server.shapes import ViewContent
from foretell.server.teaching import Teaching


class Client:
    def get(self, path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(Starlette(routes=list(Teaching().routes())))
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as line:
                return await line.get(path, headers=named)

        return asyncio.run(ask())


@pytest.fixture(scope="module")
def client() -> Client:
    return Client()


def ids(book: dict[str, Any]) -> set[str]:
    return {rule["id"] for section in book["sections"] for rule in section["rules"]}


def test_the_rule_book_follows_the_query(client: Client) -> None:
    plain = client.get("/api/rules").json()
    assert (plain["language"], plain["edition"]["name"]) == ("en", "standard")
    assert "BOMB-1" not in ids(plain)
    asked = "/api/rules?edition=piatnik-cs&language=cs&seats=3&hidden_predictions=yes&hidden_reveal=after_round"
    czech = client.get(asked).json()
    assert czech["words"]["jesters"] == "žolíci"
    assert czech["marks"] == {"wizard": "Z", "jester": "N"}
    assert {"VAR-2", "EDITION-4"} <= ids(czech)
    assert "BOMB-1" in ids(client.get("/api/rules?specials=bomb,cloud").json())


def test_rules_come_with_examples_notes_and_reasons(client: Client) -> None:
    book = client.get("/api/rules?edition=amigo-fr&language=fr").json()
    rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
    trick = rules["PLAY-3"]["examples"][0]
    assert (trick["kind"], trick["plays"], trick["winner"]) == ("trick", ["B5", "B3", "J"], 0)
    assert trick["choice"]["barred"] == {"R9": "play/must-follow"}
    assert rules["PLAY-4"]["note"].startswith("Dans le jeu standard")
    assert set(book["reasons"].values()) - set(rules) == {"VAR-1", "VAR-5", "TRUMP-5", "JUGGLER-2", "CLOUD-3"}


def test_the_book_opens_with_the_aim_and_six_pictures(client: Client) -> None:
    book = client.get("/api/rules?edition=amigo-de&maximus=yes&specials=").json()
    assert (book["title"], book["aim"][:7]) == ("The game in six pictures", "Predict")
    pictures = {picture["name"]: picture for picture in book["pictures"]}
    assert list(pictures) == ["deal", "trump", "predict", "follow", "magic", "score"]
    assert all(picture[text] for picture in pictures.values() for text in ("title", "caption", "seen"))
    assert pictures["trump"]["trumps"] == ["blue", "red", "green", "yellow", None]
    assert pictures["follow"]["barred"] == ["B8"]
    assert (pictures["score"]["won"], pictures["score"]["points"]) == ([2, 1], [40, -10])


def test_sections_and_variants_have_names(client: Client) -> None:
    book = client.get("/api/rules?edition=rexhry&secret_predictions=yes&language=cs").json()
    assert [section["name"] for section in book["sections"]][:3] == ["cards", "table", "deal"]
    variants = {variant["name"]: variant for variant in book["variants"]}
    assert [name for name, variant in variants.items() if variant["offered"]] == ["plus_minus_one"]
    assert [name for name, variant in variants.items() if variant["on"]] == ["secret_predictions"]
    assert variants["maximus"]["rule"]["id"] == "VAR-6"
    assert variants["maximus"]["rule"]["text"].startswith("Wizard Maximus")
    assert variants["plus_minus_one"]["rule"]["examples"][0]["id"] == "EX-7"


def test_rules_about_cards_name_those_in_play(client: Client) -> None:
    book = client.get("/api/rules?specials=bomb,cloud").json()
    cards = {rule["id"]: rule["cards"] for section in book["sections"] for rule in section["rules"] if rule["cards"]}
    assert cards == {"CARDS-4": ["Bo", "Cl"], "TRUMP-2": ["J", "Bo"], "TRUMP-3": ["W", "Cl"]}


@pytest.mark.parametrize(
    "query",
    [
        "edition=x",
        "seats=9",
        "seats=x",
        "luck=yes",
        "plus_minus_one=perhaps",
        "specials=fairy",
        "maximus=1&specials=bomb",
    ],
)
def test_settings_that_are_none_are_refused(client: Client, query: str) -> None:
    answer = client.get(f"/api/rules?{query}")
    assert answer.status_code == 400
    assert answer.json()["code"].startswith("settings/")


@pytest.mark.parametrize(
    ("wanted", "header", "spoken"),
    [
        ("", "", "en"),
        ("?language=hu", "de", "hu"),
        ("", "de-AT,de;q=0.9,en;q=0.8", "de"),
        ("", "nl;q=1.0, en;q=0.2, pl-PL;q=0.7", "pl"),
        ("?language=xx", "sk", "sk"),
        ("", "it;q=nonsense, fr;q=0.1", "fr"),
    ],
)
def test_the_language_is_the_readers(client: Client, wanted: str, header: str, spoken: str) -> None:
    assert client.get(f"/api/rules{wanted}", accept_language=header).json()["language"] == spoken


def test_what_has_not_changed_is_not_sent_again(client: Client) -> None:
    first = client.get("/api/lessons")
    again = client.get("/api/lessons", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["vary"] == "accept-language"
    german = client.get("/api/lessons?language=de", if_none_match=first.headers["etag"])
    assert german.status_code == 200


def test_the_lessons_are_listed_in_order(client: Client) -> None:
    found = client.get("/api/lessons?language=it").json()
    assert [lesson["name"] for lesson in found] == list(LESSONS)
    assert [lesson["optional"] for lesson in found] == [False] * 6 + [True] * 7
    assert found[0]["title"] == "Un giro"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_sent_with_views_of_a_table(client: Client, name: str, language: str) -> None:
    lesson = client.get(f"/api/lessons/{name}?language={language}").json()
    for step in lesson["steps"]:
        view = msgspec.convert(step["view"], ViewContent)
        assert step["kind"] == "watch" or step["text"]
        if step["kind"] == "ask":
            assert view.legal is not msgspec.UNSET
            assert step["decision"] in view.legal


def test_a_lesson_that_there_is_not(client: Client) -> None:
    answer = client.get("/api/lessons/cheating")
    assert (answer.status_code, answer.json()["code"]) == (404, "lessons/not-found")
