"""Whole games, clicked through in a real browser."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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


def test_a_card_can_be_played_two_seconds_after_the_click(pages: Listening) -> None:
    page = pages.open()
    page.locator("button.main.big").wait_for()
    begun = time.monotonic()
    page.locator("button.main.big").click()
    page.locator(".decision [data-decision='0']").click()
    page.locator(".prompt.yours").filter(has_text="lead").wait_for()
    assert time.monotonic() - begun < 3.5  # with the pace of the bots; benchmarks measure it alone


def test_twenty_cards_on_a_phone(pages: Listening) -> None:
    page = pages.open(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page, plan(seats=3))
    player = Player(page, hand="finger")
    player.until(lambda player: player.page.locator(".hand button").count() == 20 and "cards" in player.look())
    assert page.locator(".hand button").count() == 20
    boxes = page.evaluate(
        "() => [...document.querySelectorAll('.hand li')].map(li => li.getBoundingClientRect())"
        ".map(box => [box.left, box.right, box.bottom])"
    )
    assert all(left >= 0 and right <= 360 and bottom <= 640 for left, right, bottom in boxes)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
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
    page.locator("button.main.big").focus()
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
    seen: set[str] = set()
    kinds: set[str] = set()
    for _ in range(4):
        page.evaluate("localStorage.removeItem('foretell.plan')")
        play_now(page, plan(seats=3, switches={"specials": SPECIALS}))
        player = Player(page, choose=liking(WANTED))

        def met(player: Player) -> bool:
            kinds.update(player.asked)
            seen.update(token.split("=")[0] for token in player.played)
            return seen >= WANTED and {"pass_card", "adjust_prediction"} <= kinds | set(player.phases)

        player.until(met)
        kinds.update(player.phases)
        if seen >= WANTED:
            break
        page.goto(pages.address)
    assert seen >= WANTED
    assert "announce" in kinds
    assert "swap_werewolf" in kinds
