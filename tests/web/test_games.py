"""Whole games, clicked through in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Listening
from tests.web.player import Player, plan, play_now


def test_a_whole_standard_game(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=4))
    player = Player(page)
    player.until(lambda player: False)
    assert player.asked.count("predict") == 15
    assert player.asked.count("card") == 15 * 16 // 2
    expect(page.locator(".verified .good")).to_be_visible()
    expect(page.locator("tbody tr th[scope=row]").first).to_be_visible()


SIZES = ((360, 640), (640, 360), (768, 1024), (1024, 768), (320, 568), (360, 640))
TRUMP_IS_SEEN = """() => [...document.querySelectorAll('.trump .sign, .decision .sign')].some((sign) => {
    const { left, top, width, height } = sign.getBoundingClientRect();
    return width > 0 && sign.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


def test_twenty_cards_on_a_phone(pages: Listening) -> None:
    page = pages.open(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, plan(seats=3))
    player = Player(page, hand="finger")
    player.until(lambda player: player.asked.count("predict") == 19 and "panel" in player.look())
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(TRUMP_IS_SEEN)
    player.until(lambda player: player.page.locator(".hand button").count() == 20 and "cards" in player.look())
    assert page.locator(".hand button").count() == 20
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        boxes = page.evaluate(
            "() => [...document.querySelectorAll('.hand li')].map(li => li.getBoundingClientRect())"
            ".map(box => [box.left, box.right, box.bottom])"
        )
        # A card that is turned may have its foot below the edge; what is read of it is at its head.
        assert all(left >= 0 and right <= width and bottom <= height + 30 for left, right, bottom in boxes), width
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    player.until(lambda player: False)
    assert player.asked.count("card") == 210


VARIANTS = [
    {"plus_minus_one": True},
    {"hidden_predictions": True},
    {"secret_predictions": True},
    {"clairvoyance": True},
    {"one_colour": True},
    {"maximus": True},
    {"wizard_barred": True, "predict_from": "scribe"},
    {"turned_wizard_no_trump": True},
]


@pytest.mark.parametrize("switches", VARIANTS, ids=lambda switches: next(iter(switches)))
def test_the_first_rounds_of_every_variant(pages: Listening, switches: dict[str, object]) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, switches=switches))
    player = Player(page)
    rounds = 1 if "maximus" in switches else 2
    player.until(lambda player: player.asked.count("predict") > rounds and player.asked[-1] == "card")
    assert player.asked.count("card") >= rounds


def test_by_keyboard_alone(pages: Listening) -> None:
    page = pages.open()
    page.evaluate(plan(seats=3, switches={"specials": ["shapeshifter", "juggler", "cloud", "werewolf"]}))
    page.reload()
    page.locator("button.main.big").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.matches('button.main.big')"):
            break
    page.keyboard.press("Enter")
    player = Player(page, hand="keyboard")
    player.until(lambda player: player.asked.count("predict") >= 5 and player.asked[-1] == "card")
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"]
WANTED = {"Sh", "Dr", "Fa", "Bo", "We", "Ju", "Cl"}


def liking(wanted: set[str]) -> Callable[[list[str]], str]:
    """Return a player who plays special cards first."""
    return lambda offered: next((token for token in offered if token in wanted), offered[len(offered) // 2])


def test_all_seven_special_cards(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, switches={"specials": SPECIALS}))
    player = Player(page, choose=liking(WANTED))
    player.until(lambda player: "adjust_prediction" in player.asked and names(player) >= WANTED, most=60)
    assert names(player) >= WANTED
    assert {"announce", "swap_werewolf", "adjust_prediction"} <= set(player.asked)
    assert "pass_card" in player.phases
    assert page.get_by_role("heading", level=1).inner_text() == "Round 7 of 20"


def names(player: Player) -> set[str]:
    return {token.split("=")[0] for token in player.played}


def test_the_cloud_asks_for_one_more_or_one_less(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, switches={"specials": SPECIALS}))
    player = Player(page, choose=liking(WANTED))
    player.until(lambda player: player.look().get("kind") == "adjust_prediction", most=60)
    asked = page.locator(".decision")
    expect(asked).to_contain_text("You won the Cloud: change your prediction by one")
    before = int((page.locator("aside .going td .said").first.inner_text()).split("/")[1])
    expect(asked.locator("button")).to_have_text([f"One fewer: {before - 1}", f"One more: {before + 1}"])
    asked.get_by_text("One more").click()
    expect(page.locator("aside tbody tr:not(.going)").last.locator("td .said").first).to_contain_text(str(before + 1))


def test_CLOUD_6_the_cloud_asks_in_the_middle_of_a_round(pages: Listening) -> None:
    """Its question comes with cards still in the hand; whoever answers goes on playing, and sees the new number."""
    page = pages.open()
    switches = {"specials": ["cloud"], "cloud_acts": "trick", "secret_predictions": True, "length": [10] * 20}
    play_now(page, plan(seats=3, switches=switches))
    player = Player(page)
    mine = page.locator("aside .going td .said").first
    player.until(lambda player: player.look().get("kind") == "adjust_prediction" and held(page) > 0, most=400)
    before, cards = int(mine.inner_text().split("/")[1]), held(page)
    page.locator(".decision").get_by_text("One more").click()
    expect(mine).to_contain_text(f"/{before + 1}")
    player.step()
    expect(page.locator(".hand button")).to_have_count(cards - 1)


def held(page: Page) -> int:
    return page.locator(".hand button").count()


def test_LENGTH_1_a_first_evening_is_short_and_the_full_game_one_tap_away(pages: Listening) -> None:
    page = pages.open()
    page.locator("button.main.big").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 1 of 5")
    page.goto(pages.address)
    page.get_by_role("button", name="Full game").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 1 of 15")
    page.goto(pages.address)
    expect(page.get_by_role("button", name="Short game")).to_be_visible()
    expect(page.get_by_role("button", name="Full game")).to_have_count(0)
    page.locator("button.main.big").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 1 of 15")


def test_LENGTH_1_a_custom_length_is_checked_by_the_server(pages: Listening) -> None:
    page = pages.open("/new")
    page.locator(".seg label", has_text="Custom").click()
    sizes = page.locator("input[name=sizes]")
    sizes.fill("2, 40")
    expect(page.locator(".wrong")).to_contain_text("hand sizes from 1 to 15")
    expect(page.locator("button.main")).to_be_disabled()
    sizes.fill("2 4 2")
    expect(page.locator(".seg")).to_contain_text("3 rounds")
    page.locator("button.main").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 1 of 3")
    expect(page.locator(".bar small")).to_have_text("hand sizes 2, 4, 2")
