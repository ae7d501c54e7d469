"""What a table offers beside the cards: a card chosen beforehand, hints, sounds, the last trick, talk, another game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from foretell.i18n import words
from tests.web.conftest import PHONE, Listening
from tests.web.player import Player, plan, play_now
from tests.web.test_company import named

SOUNDS = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""
COUNT_DECISIONS = """() => {
  window.sent = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"decide"')) window.sent += 1;
    send.call(this, text);
  };
}"""


def in_round(page: Page, number: int, **planned: object) -> Player:
    """Begin a game and play until we are asked for a card in this round."""
    play_now(page, plan(seats=3, **planned))  # type: ignore[arg-type]
    player = Player(page)
    player.until(lambda player: player.asked.count("predict") == number and "cards" in player.look())
    return player


def test_a_card_chosen_beforehand_is_played_and_can_be_taken_back(pages: Listening) -> None:
    page = pages.open()
    player = in_round(page, 2, pace=3500)  # so that there is time for three clicks before it is our turn
    page.evaluate(COUNT_DECISIONS)
    player.step()
    expect(page.locator(".hand button")).to_have_count(1)
    card = page.locator(".hand button").get_attribute("data-card")
    chosen = page.locator(".hand li.chosen")
    page.wait_for_timeout(450)  # a second click at once would be half of a double click
    page.mouse.click(*player._seen(f'.hand button[data-card="{card}"]'))
    expect(chosen).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("You’ll play")
    page.mouse.click(*player._seen(f'.hand button[data-card="{card}"]'))
    expect(chosen).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("You’ll play")
    page.mouse.click(*player._seen(f'.hand button[data-card="{card}"]'))
    expect(chosen).to_have_count(1)
    assert page.evaluate("window.sent") == 1
    page.wait_for_function("() => window.sent === 2")


def test_it_is_never_said_to_be_our_turn_while_a_bot_thinks(pages: Listening) -> None:
    page = pages.open()
    player = in_round(page, 2, pace=600)
    player.patient = True
    page.evaluate(
        """() => {
          window.wrong = [];
          const look = () => {
            const line = document.querySelector('.prompt')?.textContent ?? '';
            const other = document.querySelector('.arena .seat.acting, .trick li.finished');
            if (line.includes('Your turn') && other) window.wrong.push(line + other.className);
          };
          const all = {subtree: true, childList: true, attributes: true, characterData: true};
          new MutationObserver(look).observe(document.body, all);
        }"""
    )
    player.until(lambda player: player.asked.count("predict") == 3 and "cards" in player.look())
    assert page.evaluate("window.wrong") == []


def test_a_hint_marks_something_that_may_be_decided(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3))
    player = Player(page)
    player.look()
    page.get_by_role("button", name="Hint").click()
    number = page.locator(".decision button.hinted")
    expect(number).to_have_count(1)
    expect(number).to_have_attribute("aria-disabled", "false")
    player.until(lambda player: "cards" in player.look())
    page.keyboard.press("h")
    expect(page.locator(".hand li.hinted:not(.barred)")).to_have_count(1)


def test_a_table_without_hints_has_no_button_for_them(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, hints=False))
    Player(page).look()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_sounds_and_their_switch(pages: Listening) -> None:
    page = pages.open()
    page.add_init_script(SOUNDS)
    player = in_round(page, 1)
    player.step()
    player.look()
    assert page.evaluate("window.heard") > 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds").uncheck()
    page.keyboard.press("Escape")
    before = page.evaluate("window.heard")
    player.until(lambda player: player.asked.count("predict") == 3)
    assert page.evaluate("window.heard") == before
    page.reload()
    player.look()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()


def test_a_phone_is_silent_until_it_is_asked_for_sounds(pages: Listening) -> None:
    page = pages.open(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()


def test_the_last_trick(pages: Listening) -> None:
    page = pages.open()
    player = in_round(page, 2)
    player.step()
    player.until(lambda player: len(player.look().get("cards", [])) == 1)
    page.keyboard.press("l")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Last trick")
    expect(dialog.locator("li")).to_have_count(3)
    expect(dialog.locator("li.best")).to_have_count(1)
    expect(dialog).to_contain_text(re.compile("won it|nobody wins"))
    expect(dialog.get_by_role("img", name="Wizard").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_if_the_round_ended_now(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3))
    player = Player(page, choose=lambda offered: offered[0])
    player.until(lambda player: player.asked.count("predict") == 2 and "cards" in player.look())
    ours = page.locator("aside tbody tr.going td").first
    expect(ours.locator(".said")).to_have_text("0/0")
    expect(ours.locator(".hope")).to_have_text("+20")
    expect(page.get_by_text("Last row: if the round ended now.")).to_be_visible()


def test_whoever_listens_hears_turns_plays_tricks_and_scores(pages: Listening) -> None:
    page = pages.open()
    player = in_round(page, 1)
    page.evaluate(
        """() => {
          window.told = '';
          const log = document.querySelector('[role=log]');
          const hear = () => (window.told += ' ' + log.textContent);
          hear();
          new MutationObserver(hear).observe(log, {subtree: true, childList: true, characterData: true});
        }"""
    )
    player.until(lambda player: player.asked.count("predict") == 3)
    told = page.evaluate("window.told")
    for part in ("Your turn.", " plays ", " wins trick 1", ": +20"):
        assert part in told, part


def test_another_game_with_the_same_bots_is_one_click(pages: Listening) -> None:
    page = pages.open()
    in_round(page, 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Vote to end the game").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".decision [data-decision='0']")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Round 1 of 20")


def test_who_is_muted_is_not_heard_until_they_are_again(pages: Listening) -> None:
    ada = named(pages, "Ada", "/new")
    ada.get_by_role("button", name=words().say("web-new-invite")).click()
    ada.wait_for_url(re.compile(r"/t/\w+"))
    ben = named(pages, "Ben", ada.url.removeprefix(pages.address))

    def say(page: Page, text: str) -> None:
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send", exact=True).click()
        expect(page.locator(".talk li", has_text=text)).to_be_visible()
        expect(page.get_by_label("Say something")).to_have_value("")

    say(ben, "One")
    expect(ada.locator(".talk li", has_text="One")).to_be_visible()
    ada.get_by_role("button", name="Mute Ben").click()
    expect(ada.locator(".talk li", has_text="One")).to_have_count(0)
    expect(ada.get_by_role("button", name="Unmute Ben")).to_be_visible()
    say(ben, "Two")
    say(ada, "Hush")  # whatever was said before has reached her by then
    ada.get_by_role("button", name="Unmute Ben").click()
    say(ada, "Go on")  # and her wish the server
    say(ben, "Three")
    expect(ada.locator(".talk li", has_text="Three")).to_be_visible()
    expect(ada.locator(".talk li", has_text="Two")).to_have_count(0)


def test_cards_fly_from_the_dealer(pages: Listening) -> None:
    page = pages.open(reduced_motion="no-preference")
    page.add_init_script(
        """addEventListener('animationstart', (event) => {
          if (!event.animationName.includes('deal')) return;
          const dealt = event.target.getAnimations().find((one) => one.animationName === event.animationName);
          (window.dealt ??= []).push(dealt.effect.getKeyframes()[0].transform);
        }, true)"""
    )
    play_now(page, plan(seats=4))
    page.locator(".hand li").wait_for()
    page.wait_for_function("() => window.dealt?.length")
    flown = page.evaluate("() => getComputedStyle(document.querySelector('.hand')).getPropertyValue('--from-x')")
    dealer = page.locator(".arena .seat", has=page.locator(".dealer")).bounding_box()
    middle = page.locator(".arena").bounding_box()
    assert dealer is not None
    assert middle is not None
    away = dealer["x"] + dealer["width"] / 2 - middle["x"] - middle["width"] / 2
    assert float(flown.removesuffix("vw")) * away > 0
    assert "translate" in page.evaluate("window.dealt[0]")


def test_nothing_flies_for_those_who_want_calm(pages: Listening) -> None:
    page = pages.open()
    in_round(page, 1)
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".dealing")).to_have_count(0)


def test_our_clock_runs(pages: Listening) -> None:
    page = pages.open()
    play_now(page, plan(seats=3, clock={"decision": 45000, "bank": 0}))
    Player(page).look()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"0:4\d"))
