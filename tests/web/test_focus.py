"""For those who listen or use keys alone: where the focus goes, and what is announced, and that once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from foretell.i18n import words
from tests.web.conftest import PHONE, Listening

WATCH_LOG = """
    window.announced = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target.closest?.("[role=log]")) window.announced.push(...[...addedNodes].map((one) => one.textContent));
        else for (const node of addedNodes) {
          const log = node.querySelector?.("[role=log]");
          if (log) window.announced.push(...[...log.children].map((one) => one.textContent));
        }
    }).observe(document.body, { childList: true, subtree: true });
"""


def test_another_page_begins_at_its_heading(pages: Listening) -> None:
    page = pages.open("/", locale="en-GB")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("body")).to_be_focused()
    page.get_by_role("link", name=words().say("web-title-learn")).first.click()
    expect(page.get_by_role("heading", level=1, name=words().say("web-title-learn"))).to_be_focused()
    page.get_by_role("link", name=words().say("web-nav-rules")).click()
    expect(page.get_by_role("heading", level=1, name=words().say("web-title-rules"))).to_be_focused()
    chosen = page.locator(".panel select")
    chosen.focus()
    chosen.select_option("amigo-de")
    expect(page).to_have_url(re.compile("edition=amigo-de"))
    expect(chosen).to_be_focused()
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name=words().say("web-title-learn"))).to_be_focused()


def test_a_dialog_gives_the_focus_back(pages: Listening) -> None:
    page = pages.open("/rules", locale="en-GB")
    opener = page.get_by_role("button", name=words().say("web-nav-options"))
    for close in ("button", "key"):
        opener.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        if close == "button":
            page.get_by_role("button", name=words().say("web-close")).click()
        else:
            page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_closing_the_search_goes_back_to_its_button(pages: Listening) -> None:
    page = pages.open("/rules#SCORE-1", viewport=PHONE, locale="en-GB")
    opener = page.get_by_role("button", name=words().say("web-rules-search"))
    expect(page.get_by_role("button", name="Contents: Scoring", exact=True)).to_be_visible()
    expect(page.get_by_role("article", name="Scoring: SCORE-1", exact=True)).to_have_count(1)
    for close in ("button", "key"):
        opener.click()
        expect(page.get_by_role("textbox", name=words().say("web-rules-search"))).to_be_focused()
        if close == "button":
            page.get_by_role("button", name=words().say("web-close")).click()
        else:
            page.keyboard.press("Escape")
        expect(opener).to_be_focused()


def test_a_variant_that_moves_keeps_the_focus(pages: Listening) -> None:
    page = pages.open("/rules?edition=piatnik-pl", locale="en-GB")
    page.locator(".chapter summary").click()
    box = page.locator(".chapter details input:enabled").first
    name = box.get_attribute("name")
    box.focus()
    for on in (True, False):
        page.keyboard.press("Space")
        moved = page.locator(f".chapter {'' if on else 'details '}input[name={name}]")
        expect(page.locator(f".variant.on input[name={name}]")).to_have_count(int(on))
        expect(moved).to_be_focused()


def test_wrong_hand_sizes_are_said_at_the_field_after_a_pause(pages: Listening) -> None:
    page = pages.open("/new", locale="en-GB")
    page.locator("input[name=length][value=custom]").check(force=True)
    field = page.locator("input[name=sizes]")
    for wrong in ("1, 99", "1, two"):
        field.fill(wrong)
        expect(field).to_have_attribute("aria-invalid", "true")
        said = page.locator(f"[id='{field.get_attribute('aria-describedby')}']")
        expect(said).not_to_be_empty()
        expect(page.get_by_role("alert")).to_have_count(0)
        field.fill("1, 2, 3")
        expect(said).to_be_empty()
        expect(field).to_have_attribute("aria-invalid", "false")


def test_the_fold_of_variants_names_each_change(pages: Listening) -> None:
    page = pages.open("/new", locale="en-GB")
    value = page.locator("[data-fold=variants] > summary .soft")
    expect(value).to_have_text(words().say("web-preset-none"))
    page.locator("[data-fold=variants] > summary").click()
    page.locator("[data-fold=variants] .more > summary").click()
    page.locator("[data-fold=variants] .more input[type=radio]:not(:checked)").first.check()
    expect(value).not_to_have_text(words().say("web-preset-none"))


def test_each_line_of_a_game_is_announced_once_and_no_player_is_sent_away(pages: Listening) -> None:
    page = pages.open("/new", locale="en-GB")
    page.evaluate(WATCH_LOG)
    page.evaluate(f"""
      window.refused = 0;
      new MutationObserver(() => {{
        if (document.body.textContent.includes({words().say("web-no-look")!r})) window.refused += 1;
      }}).observe(document.body, {{ childList: true, subtree: true, characterData: true }});
    """)
    page.get_by_role("button", name=words().say("web-new-with-bots")).click()
    expect(page.locator(".decision, .held, [data-decision]").first).to_be_visible()
    page.locator("[data-decision]").first.click()
    page.wait_for_timeout(3000)
    announced = page.evaluate("window.announced.filter(Boolean)")
    dealt = [text for text in announced if announced.count(text) > 1 and text != words().say("web-turn-yours")]
    assert announced
    assert dealt == []
    assert page.evaluate("window.refused") == 0
