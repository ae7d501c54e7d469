"""Several browsers at one table, and what happens to a line: reload, network loss, a server that starts again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from benchmarks.server.process import Server
from foretell.i18n import words
from tests.web.conftest import PHONE, Listening, wait_for
from tests.web.player import Player, plan, play_now, unfold
from tests.web.stand_in import SCRIPT, StandIn

FIRST_PIXEL = """async (png) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(png)]));
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data];
}"""


def named(pages: Listening, name: str, path: str = "/", **options: Any) -> Page:
    page = pages.open("/", **options)
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Save").click()
    page.wait_for_function("() => !document.querySelector('button.main.big')?.disabled")
    if path != "/":
        page.goto(f"{pages.address}{path}")
    return page


def test_two_people_a_bot_and_a_spectator(pages: Listening) -> None:
    ada = named(pages, "Ada")
    ada.evaluate(plan(seats=3, public=True))
    ada.goto(f"{pages.address}/new")
    ada.get_by_role("button", name=words().say("web-new-invite")).click()
    ada.wait_for_url(re.compile(r"/t/\w+"))
    path = ada.url.removeprefix(pages.address)
    ben = named(pages, "Ben", path, viewport=PHONE)
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ada.locator(".seats")).to_contain_text("Ben")  # until then the first seat would still seem free to her
    ada.get_by_role("button", name="Add a bot").first.click()
    ben.get_by_role("button", name="I’m ready").click()
    expect(ada.locator(".seats .good")).to_have_count(2)
    ada.get_by_role("button", name="Start game").click()
    cleo = named(pages, "Cleo", path)
    expect(cleo.get_by_text("You are watching.")).to_be_visible()
    ada.get_by_label("Say something").fill("Good luck!")
    ada.get_by_role("button", name="Send", exact=True).click()
    expect(cleo.get_by_text("Good luck!").first).to_be_attached()
    ben.get_by_role("button", name=re.compile("Chat")).click()
    expect(ben.locator("dialog[open] li", has_text="Good luck!")).to_be_visible()
    ben.get_by_role("button", name="Wow!").click()
    expect(ada.locator(".bubble")).to_have_text("Wow!")
    ben.keyboard.press("Escape")
    players = [Player(ada), Player(ben)]
    for _ in range(300):
        if all(player.asked.count("predict") >= 4 for player in players):
            break
        for player in players:
            player.page.wait_for_timeout(20)
            if player.page.locator(".prompt.yours").count():
                player.step()
    assert all(player.asked.count("card") >= 3 for player in players)
    assert cleo.locator(".hand button").count() == 0
    expect(cleo.locator("aside tbody tr").nth(2)).to_be_attached()


def test_reload_in_the_middle(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 3 and player.asked[-1] == "card")
    page.reload()
    player.until(lambda player: player.asked.count("predict") == 4)
    page.goto(pages.address)
    page.get_by_role("link", name="Continue your game").click()
    player.until(lambda player: player.asked.count("predict") == 5)


def test_network_loss_in_the_middle(pages: Listening) -> None:
    pages.allowed = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    page = pages.open()
    play_now(page, plan(seats=3))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 2)
    page.context.set_offline(True)
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    page.context.set_offline(False)
    player.until(lambda player: player.asked.count("predict") == 4)
    expect(page.get_by_text("You’re offline.")).to_have_count(0)


def test_the_server_starts_again_in_the_middle(pages: Listening, server: Server) -> None:
    pages.allowed = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    page = pages.open()
    play_now(page, plan(seats=3))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 2)
    server.kill()
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    server.start()
    wait_for(server)
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_have_count(0)
    player.until(lambda player: player.asked.count("predict") == 4)


def test_what_cannot_be_played_says_why_and_is_not_sent(pages: Listening) -> None:
    page = pages.open()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    play_now(page, plan(seats=3))
    player = Player(page)
    player.until(lambda player: bool(player.look().get("barred")))
    barred = player.look()["barred"][0]
    before = len([frame for frame in sent if "decide" in frame])
    page.mouse.click(*player._seen(f'.hand button[data-card="{barred}"]'))
    expect(page.locator(".toast")).to_contain_text("you still hold")
    href = page.locator(".toast a").get_attribute("href") or ""
    assert href.endswith("#PLAY-3")
    assert len([frame for frame in sent if "decide" in frame]) == before
    page.goto(pages.address + href)
    expect(page.locator("#PLAY-3.here")).to_be_in_viewport()


def test_a_note_lies_above_an_open_dialog(pages: Listening) -> None:
    page = pages.open(viewport=PHONE)
    page.add_init_script(path=SCRIPT)
    play_now(page, plan(seats=3))
    page.get_by_role("button", name=re.compile("Chat")).click()
    StandIn(page).refuse("limits-too-fast")
    page.locator("dialog[open]").get_by_role("button", name="Wow!").click()
    expect(page.locator(".toast")).to_be_visible()
    page.wait_for_timeout(300)  # until it has come down
    box = page.locator(".toast").bounding_box()
    assert box is not None
    picture = page.screenshot(clip={"x": box["x"] + 10, "y": box["y"] + 4, "width": 8, "height": 2})
    assert min(page.evaluate(FIRST_PIXEL, list(picture))) > 180  # parchment, with nothing dark above it
    cross = page.locator(".toast button").bounding_box()
    assert cross is not None
    page.mouse.click(cross["x"] + cross["width"] / 2, cross["y"] + cross["height"] / 2)
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_be_visible()
    page.mouse.click(box["x"] + 10, box["y"] + 4)  # where the note was, beside the dialog
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_public_table_is_found_and_its_link_shared(pages: Listening) -> None:
    host = pages.open("/new", locale="de-DE", permissions=["clipboard-read", "clipboard-write"])
    unfold(host)
    host.locator("input[name=public]").check()
    host.get_by_label(words("de").say("web-new-name")).fill("Am Steinkreis")
    host.locator("button.invite").click()
    host.get_by_role("button", name=words("de").say("web-room-share")).click()
    expect(host.get_by_role("button", name=words("de").say("web-room-copied"))).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    assert link == f"{host.url}?language=de"
    guest = pages.open("/tables", locale="pl-PL")
    guest.locator("main .panel", has_text="Am Steinkreis").get_by_role("link").first.click()
    guest.get_by_role("button", name=words("pl").say("web-room-sit")).first.click()
    expect(guest.locator(".seats .mine")).to_be_visible()
    other = pages.open(locale="en-GB")
    other.get_by_label(words().say("web-join-label")).fill(link)
    other.get_by_role("button", name=words().say("web-join"), exact=True).click()
    expect(other.locator("h1")).to_have_text("Am Steinkreis")
