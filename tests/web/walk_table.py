"""A walk to a table and around it, with a ruler: every question, note, line and dialog, and the end.

What a game brings by itself is measured as it comes; what it brings seldom, the stand-in says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import httpx
from playwright.sync_api import Route, expect

from foretell import Record
from foretell.cards import COLOUR_NAMES
from foretell.i18n import Catalogue, words
from foretell.i18n.happenings import event
from foretell.i18n.wording import card, decision
from foretell.record.fairness import shown, verify
from foretell.server.protocol import REACTIONS
from foretell.table.events import Event
from foretell.table.fair import lot
from tests.web.player import Player, plan, play_now, unfold
from tests.web.ruler import Ruler, Texts, said, spoken
from tests.web.stand_in import StandIn
from tests.web.test_games import WANTED, liking
from tests.web.test_pages import SPECIALS

KINDS = {"predict", "swap_werewolf", "adjust_prediction", "announce", "card", "barred"}
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
OTHERS = range(1, 6)
QUIET: dict[str, Any] = {
    "legal": [],
    "reasons": {},
    "hand": ["G13"],
    "to_act": [*OTHERS],
    "tricks_to_play": 14,
    "predictions": [None] * 6,
    "predicted": [False] * 6,
    "scores": [-130, -20, 10, 0, 220, 750],
}
"""A late round of a table of six in which others are to act."""
PHASES = ["predict", "pass_card", "choose_trump", "swap_werewolf", "adjust_prediction", "play"]


def begin(address: str, ruler: Ruler, **wanted: object) -> None:
    """Begin another game."""
    ruler.page.goto(address)
    ruler.page.evaluate("localStorage.removeItem('foretell.plan')")
    play_now(ruler.page, plan(**wanted))  # type: ignore[arg-type]


def walk_room(address: str, ruler: Ruler) -> None:
    """Look at a table before its game, as host, as guest and from outside."""
    page, stand_in = ruler.page, StandIn(ruler.page)
    page.evaluate("localStorage.removeItem('foretell.plan')")
    page.goto(f"{address}/new")
    unfold(page)
    page.locator("input[name=public]").check()
    page.locator("input[name=clairvoyance]").check()
    page.locator("button.invite").click()
    expect(page.locator(".seats li")).to_have_count(4)
    lot = said("web-scribe-line", how="open", player="")
    ruler.measure("room", {"h1": said("web-room-title"), ".talk li": said("web-talk-empty"), "main p": lot})
    page.locator(".seats button", has_text=words().say("web-room-bot-add")).first.click()
    page.evaluate("navigator.clipboard.writeText = async () => undefined")
    page.get_by_role("button", name=words().say("web-room-share")).click()
    ruler.measure(
        "room, link copied", {".row button": said("web-room-copied"), ".seats button": said("web-room-remove")}
    )
    stand_in.says("Ben", "Hi!")
    ruler.measure("room, talk", {".talk .quiet": said("web-talk-mute")})
    page.locator(".talk .quiet").click()
    ruler.measure("room, muted", {".muted .quiet": said("web-talk-hear", player="Ben")})
    stand_in.table(host="nobody")
    ruler.measure("room of another", {"button.main": said("web-room-be-ready")})
    stand_in.seats(0, ready=True)
    ruler.measure("room, ready", {".seats .good": said("web-room-ready")})
    seats = stand_in.heard("table")["table"]["seats"]
    stand_in.table(host="nobody", seats=[{**seats[0], "ready": True, "bot": True}, *seats[1:]])
    ruler.measure("room of another, ready", {"button.main": said("web-room-not-ready"), ".who": said("web-room-bot")})
    stand_in.table(status="showing")
    ruler.measure("showing", {"[role=status]": said("web-showing")})
    stand_in.table(status="playing", seats=[None, *seats[1:]])
    ruler.measure("no look", {"[role=status]": said("web-no-look")})
    stand_in.tell(type="closing", code="table/closed", params={})
    ruler.measure("table gone", {"h1": said("web-table-gone"), "p": said("error-table-closed")})


def walk_trump(address: str, ruler: Ruler) -> None:
    """Look at the question after a turned Wizard: the seed turns one where we deal to five."""
    begin(address, ruler, seats=5, switches={"scribe": 0})
    assert Player(ruler.page).look()["kind"] == "choose_trump"
    question = {".decision h2": said("web-decide-choose-trump"), ".sign span": said("web-trump-open")}
    ruler.measure("choose_trump", question)


def walk_small_table(address: str, ruler: Ruler) -> None:
    """Look at the states of seats where there is room for words."""
    begin(address, ruler, seats=4, switches={"scribe": "lot"})
    assert Player(ruler.page).look()["kind"] == "predict"
    stand_in = StandIn(ruler.page)
    table = stand_in.heard("table")["table"]
    stand_in.wait_longer(1000)
    for scribe, mine in (0, "yes"), (1, "no"):
        stand_in.table(status="showing")
        stand_in.table(settings=table["settings"] | {"scribe": scribe})
        drawn = said("web-scribe-drawn", player=table["seats"][scribe]["name"], mine=mine) if scribe == 0 else {}
        ruler.measure(f"scribe {scribe} drawn", {".note": drawn} if drawn else None)
    for key, predicted in [("thinks", False), ("predicted", True)]:
        shown = {"predicted": [predicted] * 4, "scores": [-130, -20, 220, 1050]}
        StandIn(ruler.page).view(phase="predict", to_act=[1, 2, 3], legal=[], **shown)
        ruler.measure(f"seats, {key}", {".seat .state": said(f"web-seat-{key}")})


def walk_full_table(address: str, ruler: Ruler) -> None:
    """Look at all that can be said at a table of six, where there is least room."""
    begin(address, ruler, seats=len(OTHERS) + 1, clock={"decision": 1_200_000, "bank": 0})
    assert Player(ruler.page).look()["kind"] == "predict"
    ruler.measure("table of six", {".decision p": said("web-predict-first")})
    stand_in = StandIn(ruler.page)
    stand_in.wait_longer(100)
    for name, view, shows in moments():
        stand_in.view(**QUIET | view)
        ruler.measure(name, shows)
    walk_company(ruler, stand_in)
    walk_notes(ruler, stand_in)
    walk_menu(ruler, stand_in)
    ruler.page.goto(address)
    ruler.measure("home, a game left", {"a.big": said("web-continue")})


def moments() -> Iterator[tuple[str, dict[str, Any], dict[str, Texts]]]:
    """Yield moments of a game: what is otherwise then, and what is shown."""
    for phase in PHASES:
        yield f"others {phase}", {"phase": phase}, {".prompt": spoken(partial(others, phase))}
    yield "predicted", {"predicted": [True] * 6}, {".seat .state": said("web-seat-predicted")}
    asked = {"phase": "predict", "to_act": [0], "legal": ["0", "1"], "predictions": [None, *[1] * 5]}
    yield "predict after others", asked, {".decision p": said("web-predict-sum", sum=5, tricks=14)}
    secret = asked | {"predictions": [None] * 6, "settings": {"secret_predictions": True}}
    yield "predict at once", secret, {".decision p": said("web-predict-written")}
    yield "a moment", {"to_act": []}, {".prompt": said("web-prompt-moment")}
    yield "over", {"phase": "over", "to_act": []}, {".prompt": said("web-prompt-over")}
    ours = {"to_act": [0], "legal": ["G13"]}
    yield "pass", ours | {"phase": "pass_card", "legal": [">G13"]}, {".prompt": said("web-prompt-pass")}
    yield "lead", ours | {"phase": "play"}, {".prompt": said("web-prompt-lead")}
    lying = ours | {"phase": "play", "trick": {"leader": 4, "plays": ["G2", "W"], "winner": 5, "bombed": False}}
    yield "any", lying, {".prompt": said("web-prompt-any")}
    for colour in COLOUR_NAMES:
        told = spoken(partial(following, colour))
        follow = {"trump": colour, "follow": colour, "reasons": {"B1": "play/must-follow"}}
        yield f"follow {colour}", lying | follow, {".prompt": told, ".sign span": said(f"colour-{colour}")}
    for key, number, predictions in [("over", 6, [20] + [0] * 5), ("under", 14, [0] * 6), ("even", 0, [14] + [0] * 5)]:
        yield key, {"phase": "play", "predictions": predictions}, {".apart": said(f"web-sums-{key}", number=number)}


def others(phase: str, own: Catalogue) -> str:
    names = own.join([own.say("web-bot-name", seat=seat) for seat in OTHERS])
    return own.say("web-prompt-others", phase=phase, count=len(OTHERS), players=names)


def following(colour: str, own: Catalogue) -> str:
    return own.say("web-prompt-follow", colour=own.say(f"colour-{colour}"))


def walk_company(ruler: Ruler, stand_in: StandIn) -> None:
    """Look at what others do and say."""
    seats = stand_in.heard("table")["table"]["seats"]
    people = [
        seats[0],
        *({**seat, "level": "", "player": name, "name": name} for seat, name in zip(seats[1:], NAMES, strict=True)),
    ]
    for reactions in REACTIONS[:5], REACTIONS[-5:]:
        stand_in.table(seats=people)
        for name, reaction in zip(NAMES, reactions, strict=True):
            stand_in.says(name, reaction=reaction)
        ruler.measure("reactions", {".bubble": said(f"web-reaction-{reactions[-1].replace('_', '-')}")})
    stand_in.table(seats=[{**seat, "away": True} for seat in seats])
    ruler.measure("away", {".seat .state": said("web-seat-away"), ".toast": said("web-away-now")})
    stand_in.table(seats=[people[1], *seats[1:]])
    ruler.measure("watching", {".watching": said("web-watching")})
    stand_in.table(paused=True)
    ruler.measure("paused", {".prompt": said("web-prompt-paused")})
    stand_in.table()


def walk_notes(ruler: Ruler, stand_in: StandIn) -> None:
    """Look at what is shown for a moment."""
    page = ruler.page
    stand_in.view(**QUIET, phase="play")
    stand_in.happens("predictions", predictions=[14, 0, 0, 0, 0, 1], sum=15, tricks=14)
    ruler.measure("predictions", {".read p": said("web-readout-sum", sum=15, tricks=14)})
    stand_in.view(**QUIET, phase="play")
    stand_in.happens("scored", round=14, points=[-130] * 6, predictions=[14] * 6, won=[1] * 6, totals=[-130] * 6)
    ruler.measure("round", {".ours": said("web-result-mine", won=1, predicted=14, points="−130")})
    page.locator(".result button").click()
    page.locator('.hand button[data-card="G13"]').click()
    chosen = spoken(lambda own: own.say("web-prompt-chosen", card=card(own, "G13", "object")))
    ruler.measure("chosen", {".prompt": chosen})
    stand_in.view(**QUIET | {"phase": "play", "to_act": [0], "hand": ["G13", "B1"], "legal": ["B1"]})
    ruler.measure("chosen in vain", {".toast": said("web-preselected-not-legal")})
    for bombed, told in [
        (False, spoken(lambda own: own.say("web-last-won", player=own.say("web-bot-name", seat=1)))),
        (True, said("web-last-bombed")),
    ]:
        trick = {"leader": 1, "plays": ["G2", "Ju=Y", "Sh=W", "Bo", "W", "J"], "winner": 1, "bombed": bombed}
        stand_in.view(**QUIET | {"phase": "play"})
        stand_in.happens("trick_bombed" if bombed else "trick_won", {"tricks": [trick]}, seat=1, trick=1)
        ruler.measure("trick", {".prompt": told})
        stand_in.view(**QUIET | {"phase": "play", "tricks": [trick]})
        page.keyboard.press("l")
        ruler.measure("last trick", {"dialog p": told})
        page.keyboard.press("Escape")
    page.evaluate("standIn.refuse({}); standIn.socket.close()")
    ruler.measure("line lost", {".lost": said("web-line-lost")})
    stand_in.give_way()


def walk_menu(ruler: Ruler, stand_in: StandIn) -> None:
    """Look at the menu of a game that is paused, from which we are away, and that others want to end."""
    page = ruler.page
    page.reload()
    Player(page).look()
    seats = stand_in.heard("table")["table"]["seats"]
    stand_in.table(paused=True, seats=[{**seat, "away": True, "votes_end": True} for seat in seats])
    page.get_by_role("button", name=words().say("web-menu-title")).click()
    ruler.measure("menu, paused", {"dialog button": said("web-menu-end", votes=6)})


def walk_game(address: str, ruler: Ruler) -> None:
    """Play with all special cards until every question has been asked."""
    begin(address, ruler, seats=3, switches={"specials": SPECIALS})
    player = Player(ruler.page, choose=liking(WANTED))
    missing = set(KINDS)
    for _ in range(60):
        offered = player.look()
        kind = "barred" if offered.get("barred") else offered.get("kind", "card")
        if kind in missing:
            missing.discard(kind)
            ruler.measure(kind)
            if kind == "barred":
                walk_tools(ruler, offered["barred"][0])
        if not missing:
            return
        player.step()
    raise AssertionError(missing, ruler.found)


def walk_tools(ruler: Ruler, barred: str) -> None:
    """Look at what the table has besides the game."""
    page = ruler.page
    page.locator(f'.hand button[data-card="{barred}"]').dispatch_event("click")
    ruler.measure("toast", {".toast a": said("web-why-rule")})
    page.locator(".toast button").click()
    for key, what in [("l", "last"), ("?", "keys"), ("c", "talk"), ("s", "block")]:
        page.keyboard.press(key)
        if page.locator("dialog").count():
            ruler.measure(what, {"dialog h2": said(f"web-{what}-title")})
            page.locator("dialog header button").click()
    page.locator("body").press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.get_by_role("button", name=words().say("web-menu-title")).click()
    ruler.measure("menu", {"dialog h2": said("web-menu-title")})
    page.locator("dialog header button").click()


def walk_end(address: str, ruler: Ruler) -> None:
    """End the game, look at its end, at other ends, and back at the game."""
    page, stand_in = ruler.page, StandIn(ruler.page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words().say("web-menu-title")).click()
    page.get_by_role("button", name=words().say("web-menu-end", votes=0)).click()
    expect(page.locator(".verified .good")).to_be_visible()
    ruler.measure("end", {"h1": said("web-end-early"), ".hero button": said("web-end-rematch")})
    stand_in.table(status="over")
    for winners in [0], [0, 1], [1], [1, 2]:
        stand_in.happens("game_over", winners=winners)
        ruler.measure(f"end, won by {winners}")
    game = str(page.locator("a[download]").get_attribute("href")).split("/")[-2]
    walk_result(address, ruler, game)
    page.goto(f"{address}/g/{game}/9")
    expect(page.locator(".scene")).to_be_visible()
    ruler.measure("replay", {"h1": said("web-title-replay")})
    page.get_by_role("button", name=words().say("web-replay-link")).click()
    ruler.measure("replay, link copied", {".row button": said("web-room-copied")})
    walk_decisions(address, ruler, game)


def walk_decisions(address: str, ruler: Ruler, game: str) -> None:
    """Look at the first decision of each kind in a replay."""
    outline = httpx.get(f"{address}/api/games/{game}/outline").json()
    firsts: dict[str, int] = {}
    for step, (_, token) in enumerate(outline["decisions"]):
        firsts.setdefault(re.sub(r"(?<==)\w|[BRGY]?\d+$", "", token), step)
    assert {"", ">", "We=", "Ju=", "+"} <= set(firsts), firsts
    for step in firsts.values():
        seat, token = outline["decisions"][step]
        ruler.page.goto(f"{address}/g/{game}/{step + 1}")
        shows = {"[role=status]": spoken(partial(did, outline["players"][0], seat, token))}
        ruler.measure(f"replay, {token}", shows)


def did(guest: str, seat: int, token: str, own: Catalogue) -> str:
    names = [guest, *(own.say("web-bot-name", seat=bot) for bot in OTHERS)]
    if token.isdecimal():
        return event(own, Event("predicted", seat, {"prediction": int(token)}), names)
    if token.startswith(">"):
        return event(own, Event("passed", seat, {"card": token[1:]}), names)
    if token.startswith(("We=", "+", "-")):
        return own.say("web-replay-did", player=names[seat], decision=decision(own, token))
    return event(own, Event("played", seat, {"play": token}), names)


def walk_result(address: str, ruler: Ruler, game: str) -> None:
    """Look at a result by its address, with every doubt there can be about its shuffle."""
    page = ruler.page
    record = httpx.get(f"{address}/api/games/{game}/record").text
    doctored = {
        "going": "",
        "headers": record.replace("x-shuffle:", "x-other:"),
        "seed": re.sub(r'(x-shuffle-commitment: ")..', r"\g<1>00", record),
        "nonce": re.sub(r'(x-nonce-0: ")..', r"\g<1>00", record),
        "ours": re.sub(r'(x-nonce-0: ").*"', r'\g<1>"', record),
        "scribe": by_lot(record, 1),
        "deal": re.sub(r"^(deal 0: )(.*)\n(deal 1: )(.*)$", r"\1\4\n\3\2", record, flags=re.MULTILINE),
        "insecure": record,
    }
    for doubt, text in doctored.items():
        page.route("**/record", partial(answer, text))
        if doubt == "insecure":
            page.add_init_script("Object.defineProperty(crypto, 'subtle', {value: undefined})")
        page.goto(f"{address}/g/{game}")
        ruler.measure(f"result, {doubt}", {".verified": said(f"web-verify-{doubt}")})
        page.unroute("**/record")


def by_lot(record: str, other: int) -> str:
    """Return a record that says its scribe was drawn, and names the seat that many places further on."""
    fairness = verify(Record.parse(record))
    assert fairness.seed
    scribe = (lot(fairness.seed, shown(fairness.nonces)) + other) % len(fairness.nonces)
    told = re.sub(r"^scribe: \d", f"scribe: {scribe}", record, flags=re.MULTILINE)
    return told.replace("x-shuffle:", 'x-shuffle-scribe: "lot"\nx-shuffle:')


def answer(text: str, route: Route) -> None:
    """Answer with a text; where there is none, never."""
    if text:
        route.fulfill(body=text)
