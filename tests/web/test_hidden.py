"""What a person may not see: the others' cards once play has begun, coins on unknown predictions, earlier tricks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from foretell.i18n import words
from foretell.i18n.wording import card
from tests.web import stand_in
from tests.web.conftest import DESKTOP, PHONE, Listening
from tests.web.player import Player, plan, play_now
from tests.web.stand_in import StandIn

CLAIRVOYANCE = {"clairvoyance": True, "clairvoyance_rounds": "every"}
WRITTEN = [{"secret_predictions": True}, {"hidden_predictions": True, "hidden_reveal": "after_round"}]
WATCH = """() => {
  window.both = 0;
  const look = () => (window.both += document.querySelector('.forehead') && document.querySelector('.hand') ? 1 : 0);
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""
"""Counts whenever the others' cards are shown although we have taken up our own."""


COVERED = """() => [...document.querySelectorAll('.forehead svg.card')].filter((card) => {
  const box = card.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width * 0.14, box.top + box.height * 0.15);
  return seen?.closest('svg.card') !== card;
}).map((card) => card.ariaLabel)"""
"""The cards on foreheads whose corner, by which they are known, is not to be seen."""
DEVICES = {"phone": PHONE, "flat phone": {"width": 640, "height": 360}, "desktop": DESKTOP}


def last_card(player: Player, number: int) -> bool:
    """Return whether we are asked for the last card of this round."""
    return (
        player.asked.count("predict") == number
        and "cards" in player.look()
        and player.page.locator(".hand button").count() == 1
    )


def leave(page: Page) -> None:
    """End the game and go to its replay."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Vote to end the game").click()
    expect(page.locator(".verified .good")).to_be_visible()  # so the game has been kept
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".hands")).to_be_visible()


def test_VAR_4_foreheads_are_seen_until_the_last_prediction_only(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=4, switches=CLAIRVOYANCE))
    page.locator(".board").wait_for()
    page.evaluate(WATCH)
    player, foreheads = Player(page), page.locator(".forehead svg[role=img]")
    for number in (1, 2, 3):
        player.until(lambda player: player.look().get("kind") == "predict")
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Round {number} of 15")
        expect(foreheads).to_have_count(3 * number)
        expect(page.locator(".hand")).to_have_count(0)
        player.until(lambda player: "cards" in player.look())
        expect(page.locator(".hand button")).to_have_count(number)
        while "cards" in player.look():
            expect(foreheads).to_have_count(0)
            player.step()
    assert page.evaluate("window.both") == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("device", DEVICES)
def test_VAR_4_every_card_can_be_read_when_all_are_dealt(pages: Listening, device: str, seats: int) -> None:
    page = pages.open(viewport=DEVICES[device])
    page.add_init_script(path=stand_in.SCRIPT)
    play_now(page, plan(seats=seats, switches=CLAIRVOYANCE))
    Player(page).look()
    held = 60 // seats
    cards = [f"{colour}{rank}" for colour in "BRGY" for rank in range(13, 0, -1)] + ["W"] * 4 + ["J"] * 4
    foreheads = {str(seat): cards[seat::seats] for seat in range(1, seats)}
    numbers = [str(number) for number in range(held + 1)]
    StandIn(page).view(foreheads=foreheads, cards_held=[held] * seats, tricks_to_play=held, legal=numbers)
    expect(page.locator(".forehead svg[role=img]")).to_have_count(held * (seats - 1))
    assert page.evaluate(COVERED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= DEVICES[device]["width"]


def test_VAR_4_a_seat_sees_no_foreheads_in_the_play_of_a_replay(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, switches=CLAIRVOYANCE))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 2 and "cards" in player.look())
    leave(page)
    page.get_by_label("View as").select_option("1")
    cards = page.locator(".hands li .cards")
    open_cards = [cards.nth(seat).locator("svg[role=img]") for seat in range(3)]
    backs = [cards.nth(seat).locator("svg:not([role=img])") for seat in range(3)]
    for step, seen in ((0, (1, 0, 1)), (2, (1, 0, 1)), (3, (0, 1, 0))):
        page.goto(re.sub(r"\d+$", str(step), page.url))
        page.get_by_label("View as").select_option("1")
        for seat, count in enumerate(seen):
            expect(open_cards[seat]).to_have_count(count)
            expect(backs[seat]).to_have_count(1 - count)


@pytest.mark.parametrize("switches", WRITTEN, ids=lambda switches: next(iter(switches)))
def test_PREDICT_5_no_coins_are_shown_before_the_reveal(pages: Listening, switches: dict[str, object]) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, switches=switches))
    player = Player(page)
    player.until(lambda player: last_card(player, 3))
    won = [int(text.removeprefix("Won ")[0]) for text in page.locator(".arena .coins .unseen").all_text_contents()]
    said = page.locator(".own .coins .unseen").text_content() or ""
    mine = re.fullmatch(r"Won (\d), predicted (\d)", said)
    assert mine is not None, said
    assert sum(won) + int(mine[1]) == 2
    expect(page.locator(".coin")).to_have_count(0)
    expect(page.locator(".arena .coins .row")).to_have_text([f"{number}/?" for number in won])
    expect(page.locator(".own .coins .row")).to_have_text(f"{mine[1]}/{mine[2]}")
    expect(page.locator(".arena .sums dd").nth(1)).to_have_text("–")  # one of several tells nothing of their sum
    leave(page)
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile(r"Step (\d+) of \1$"))).to_be_visible()
    expect(page.locator(".coin")).to_have_count(0)


def test_PREDICT_5_coins_are_shown_after_the_reveal(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, switches={"hidden_predictions": True}))
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == 3 and "cards" in player.look())
    expect(page.locator(".coin").first).to_be_visible()
    expect(page.get_by_text("/?")).to_have_count(0)


@pytest.mark.parametrize("switches", [*WRITTEN, {}], ids=lambda switches: next(iter(switches), "open"))
def test_VAR_2_and_3_nobody_is_the_first_to_write(pages: Listening, switches: dict[str, object]) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, switches=switches))
    assert Player(page).look()["kind"] == "predict"
    told = "Everyone writes down a prediction at the same time." if switches else "You predict first."
    expect(page.locator(".decision p")).to_have_text(told)


def test_PLAY_9_only_the_last_trick_can_be_looked_at(pages: Listening) -> None:
    page = pages.open()
    page.add_init_script(path=stand_in.SCRIPT)
    page.reload()
    play_now(page, plan(seats=3))
    player, dialog = Player(page), page.locator("dialog[open]")
    player.until(lambda player: last_card(player, 4))
    tricks = StandIn(page).heard("view")["view"]["tricks"]
    assert len(tricks) == 3
    last, earlier = ([card(words(), token) for token in trick["plays"]] for trick in (tricks[-1], tricks[0]))
    assert set(earlier) - set(last)
    for key in ("l", "ArrowLeft", "ArrowUp", "Home", "PageUp", "l"):
        page.keyboard.press(key)
        expect(dialog.locator("h2")).to_have_text("Last trick")
        shown = [picture.get_attribute("aria-label") for picture in dialog.get_by_role("img").all()]
        assert shown == last
        expect(dialog.locator("button, a, select, input")).to_have_count(1)  # what closes it
    page.keyboard.press("Escape")
    for key in ("s", "c", "?"):
        page.keyboard.press(key)
        expect(page.locator("dialog svg.card")).to_have_count(0)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(dialog).to_be_visible()
    expect(dialog.locator("svg.card")).to_have_count(0)
