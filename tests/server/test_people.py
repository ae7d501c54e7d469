"""Guests, tokens and names: who is who, and who is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell.errors import ForetellError
from foretell.server.names import checked_chat, checked_name, skeleton
from foretell.server.refusals import Refused
from foretell.server.tokens import LIFETIME, Claim, Signer
from tests.server.house import open_place, run

CLAIM = Claim("player", 3, 1_000_000)


def refusal(token: str, now: int = 1_000_001, keys: tuple[bytes, ...] = (b"new", b"old")) -> str:
    with pytest.raises(Refused) as caught:
        Signer(keys).read(token, now)
    return caught.value.code


def test_a_token_says_who_it_was_given_to() -> None:
    signer = Signer([b"new", b"old"])
    assert signer.read(signer.token(CLAIM), 1_000_001) == CLAIM
    assert signer.read(Signer([b"old"]).token(CLAIM), 1_000_001) == CLAIM  # the key was changed since


def test_other_tokens_are_worth_nothing() -> None:
    token = Signer([b"new"]).token(CLAIM)
    head, _, mac = token.rpartition(".")
    for wrong in (
        "", ".", "x", "....", token[:-1], f"{token}A", token.upper(), token.replace("player", "other", 1),
        token.replace(".3.", ".4."), f"{head}.", f".{mac}", f"f2{token[2:]}", f"{token}.{mac}", "é" * 40,
        Signer([b"another house"]).token(CLAIM),
    ):  # fmt: skip
        assert refusal(wrong) == "token/invalid", wrong
    assert refusal(token, CLAIM.given + LIFETIME + 1) == "token/expired"


def test_tokens_outlive_a_clock_that_is_put_back() -> None:
    signer = Signer([b"new"])
    assert signer.read(signer.token(CLAIM), CLAIM.given - 600_000) == CLAIM


def test_tokens_are_renewed_and_old_ones_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            people = place.house.people
            first = await people.greet("Ada")
            second = await people.renew(first.token)
            assert second.player == first.player
            assert await people.by_token(first.token) == first.player  # the new one may have been lost on the way
            again = await people.renew(first.token)
            assert await people.by_token(second.token) == await people.by_token(again.token) == first.player
            third = await people.renew(second.token)
            with pytest.raises(Refused) as caught:
                await people.by_token(first.token)
            assert caught.value.code == "token/outdated"
            assert await people.by_token(third.token) == first.player

    run(story())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ｗｉｚ", "Wiz"),
        ("Zoë", "Zoë"),
        ("名前", "名前"),
        ("ﬁ", "fi"),
    ],
)
def test_names_are_normalised(name: str, shown: str) -> None:
    assert checked_name(name) == shown


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "names/empty"),
        (" \t ", "names/empty"),
        ("x" * 25, "names/too-long"),
        ("ﷺ" * 3, "names/too-long"),
        ("Ada\u202eeve", "names/bad-letters"),
        ("A\u200bda", "names/bad-letters"),
        ("Ada\n", "names/bad-letters"),
        ("A\u0301\u0301\u0301\u0301", "names/bad-letters"),
    ],
)
def test_bad_names_are_refused(name: str, code: str) -> None:
    with pytest.raises(ForetellError) as caught:
        checked_name(name)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "ada"), ("Ada", "Аda"), ("Ada", "Ádá"), ("Bill", "BiII"), ("Bill", "B1ll"),
     ("modern", "modem"), ("Zoe", "Z0e"), ("Ann", "A n n"), ("scribe", "Ѕcribe"), ("wizard", "vvizard")],
)  # fmt: skip
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_do_not_look_alike() -> None:
    names = ["Ada", "Ben", "Cleo", "Dora", "Anna", "Ana", "Ödön", "Łukasz", "名前", "🙂", "🙃"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_name_like_anothers_is_refused_at_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", start=False, seats=4)
            for name in ("ADA", "Веn", "scribe"):
                twin = await place.join(await place.guest(name), table)
                await clients[0].send("seat_bot", seat=3, level="scribe")
                answers = [await twin.send("sit", seat=2), await twin.send("say", text="I am the host")]
                answers.append(await twin.send("react", reaction="wow"))
                assert [answer["code"] for answer in answers] == ["names/confusable"] * 3
            other = await place.open((await place.guest("Ada")), seats=3)
            assert other

    run(story())


def test_chat_is_cleaned_and_short() -> None:
    assert checked_chat("  well\u202e <b>played</b>\n!  ") == "well <b>played</b> !"
    for text, code in ((" \n", "chat/empty"), ("x" * 301, "chat/too-long")):
        with pytest.raises(ForetellError) as caught:
            checked_chat(text)
        assert caught.value.code == code


def test_talk_reactions_and_mute(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            table, clients = await place.full_table("Ada", "Ben", "Cleo")
            await clients[2].send("mute", player=clients[1].who.player.id)
            await clients[1].send("say", text="gg <i>")
            await clients[1].send("react", reaction="wow")
            assert (await clients[1].send("react", reaction="spit"))["code"] == "protocol/bad-frame"
            heard = [
                (frame["name"], frame["text"], frame["reaction"])
                for frame in clients[0].frames
                if frame["type"] == "talk"
            ]
            assert heard == [("Ben", "gg <i>", ""), ("Ben", "", "wow")]
            assert not [frame for frame in clients[2].frames if frame["type"] == "talk"]
            await clients[2].send("mute", player=clients[1].who.player.id, muted=False)
            await clients[1].send("say", text="again")
            assert [frame["text"] for frame in clients[2].frames if frame["type"] == "talk"] == ["again"]
            late = await place.join(await place.guest("Dora"), table)
            assert [frame["text"] for frame in late.frames if frame["type"] == "talk"] == ["gg <i>", "", "again"]

    run(story())


def test_hints_where_the_host_allows_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_place(tmp_path) as place:
            _, clients = await place.full_table("Ada", "Ben", "Cleo", hints=True)
            asked = next(client for client in clients if client.view["legal"])
            other = next(client for client in clients if not client.view["legal"])
            hint = await asked.send("hint")
            assert hint["decision"] in asked.view["legal"]
            assert (await other.send("hint"))["code"] == "table/nothing-to-decide"
            _, without = await place.full_table("Ada", "Ben", "Cleo")
            assert (await without[0].send("hint"))["code"] == "table/no-hints"

    run(story())
