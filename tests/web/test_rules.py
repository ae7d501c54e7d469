"""The rule book as people meet it: six pictures, chapters, search; and the address, which alone says what is chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from foretell.i18n import words
from foretell.i18n.pictures import captioned
from foretell.rules.editions import edition
from foretell.rules.settings import Settings
from tests.web.conftest import PHONE, Listening
from tests.web.player import plan
from tests.web.test_pages import axe
from tests.web.walk_pages import with_sources

TALL = {"width": 390, "height": 844}


def tick(page: Page, name: str, on: bool = True) -> None:
    """Tick something in the panel of the pickers."""
    page.locator(".panel").locator(f"input[name={name}]").set_checked(on)


def unfolded(page: Page) -> None:
    expect(page.locator(".panel summary").first).to_be_visible()
    page.evaluate("document.querySelectorAll('.panel details').forEach((one) => { one.open = true; })")


def test_the_first_screen_is_the_game_in_six_pictures(pages: Listening) -> None:
    page = pages.open("/rules", viewport=TALL)
    figures = page.locator(".pictures figure")
    expect(figures).to_have_count(6)
    for figure, (_, title, caption, seen) in zip(figures.all(), captioned(words(), Settings()), strict=True):
        expect(figure.locator("figcaption")).to_have_text(f"{title}{caption}")
        expect(figure.get_by_role("img")).to_have_attribute("aria-label", seen)
        expect(figure).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".aim")).to_have_text(words().say("picture-aim"))


@pytest.mark.parametrize(
    ("query", "settings"),
    [
        ("edition=piatnik-pl&hidden_predictions=yes", edition("piatnik-pl").settings(hidden_predictions=True)),
        ("edition=amigo-fr&plus_minus_one=yes", edition("amigo-fr").settings(plus_minus_one=True)),
        ("edition=amigo-de&maximus=yes", edition("amigo-de").settings(maximus=True)),
        ("edition=piatnik-cs&one_colour=yes", edition("piatnik-cs").settings(one_colour=True)),
    ],
)
def test_the_pictures_are_those_of_the_settings(pages: Listening, query: str, settings: Settings) -> None:
    page = pages.open(f"/rules?{query}", locale="cs-CZ", viewport=PHONE)
    own = words("cs").of(settings.edition)
    expect(page.locator(".box b")).to_be_visible()
    expect(page.locator(".pictures figcaption b")).to_have_text([title for _, title, _, _ in captioned(own, settings)])
    shown = [
        page.locator(f"[data-picture={picture.name}]").get_attribute("aria-label")
        for picture, *_ in captioned(own, settings)
    ]
    assert shown == [seen for *_, seen in captioned(own, settings)]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_page_and_pickers_follow_the_address_whatever_is_unticked(pages: Listening) -> None:
    page = pages.open("/rules", locale="en-GB")
    unfolded(page)
    page.get_by_role("button", name="All seven").click()
    expect(page.locator("#BOMB-2")).to_be_visible()
    page.locator("main select").select_option("amigo-fr")
    expect(page.get_by_role("alert")).to_contain_text("barred Wizards")
    expect(page.locator(".book, .pictures")).to_have_count(0)
    expect(page.locator("main select")).to_have_value("amigo-fr")
    page.get_by_role("button", name="None", exact=True).click()
    expect(page.locator(".box b")).to_have_text("Wizard (French)")
    expect(page.locator("#EDITION-3")).to_be_visible()
    expect(page.locator("main select")).to_have_value("amigo-fr")
    assert page.url.endswith("/rules?seats=4&edition=amigo-fr")
    page.go_back()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="All seven")).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect(page.locator("#BOMB-2")).to_be_visible()
    expect(page.locator("main select")).to_have_value("standard")
    page.go_forward()
    page.go_forward()
    expect(page.locator(".box b")).to_have_text("Wizard (French)")


def test_a_combination_that_maximus_excludes_shows_no_book(pages: Listening) -> None:
    page = pages.open("/rules?edition=amigo-de&specials=bomb&maximus=yes", locale="en-GB")
    expect(page.get_by_role("alert")).to_contain_text("Wizard Maximus")
    expect(page.locator(".book, .pictures")).to_have_count(0)
    tick(page, "maximus", on=False)
    expect(page.locator("#BOMB-2")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    tick(page, "bomb", on=False)
    tick(page, "maximus")
    expect(page.locator("#VAR-6")).to_be_visible()


def test_variants_are_chosen_together_and_the_server_closes_the_rest(pages: Listening) -> None:
    page = pages.open("/rules?edition=amigo-de", locale="en-GB")
    unfolded(page)
    tick(page, "plus_minus_one")
    tick(page, "clairvoyance")
    expect(page.locator(".variant.on")).to_have_count(2)
    expect(page.locator(".panel input[name=hidden_predictions]")).to_be_disabled()
    expect(page.locator(".panel input[name=maximus]")).to_be_disabled()
    expect(page.locator(".panel input[name=secret_predictions] ~ *, .panel .why").first).to_be_visible()
    tick(page, "clairvoyance", on=False)
    tick(page, "dragon")
    expect(page.locator(".panel input[name=fairy]")).to_be_checked()
    expect(page.locator("#WIN-1")).to_be_visible()
    assert "specials=dragon,fairy" in page.url
    shared = pages.open(page.url.removeprefix(pages.address), locale="en-GB")
    expect(shared.locator("#WIN-1")).to_be_visible()
    expect(shared.locator(".variant.on #VAR-1")).to_be_visible()


def test_what_an_edition_sets_itself_can_be_switched_off(pages: Listening) -> None:
    page = pages.open("/rules?edition=amigo-fr", locale="en-GB")
    expect(page.locator("#EDITION-3")).to_be_visible()
    unfolded(page)
    expect(page.locator(".panel input[name=wizard_barred]")).to_be_checked()
    tick(page, "wizard_barred", on=False)
    expect(page.locator("#EDITION-3")).to_have_count(0)
    assert page.url.endswith("wizard_barred=no")
    page.reload()
    expect(page.locator(".box b")).to_have_text("Wizard (French)")
    expect(page.locator("#EDITION-3")).to_have_count(0)


def test_the_variants_of_an_edition_are_unfolded(pages: Listening) -> None:
    page = pages.open("/rules?edition=rexhry", locale="en-GB")
    expect(page.locator("#VAR-1")).to_be_visible()
    expect(page.locator("#VAR-4")).not_to_be_visible()
    page.locator("#var summary").click()
    expect(page.locator("#VAR-4")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "sought", "rule"),
    [
        ("pl", "ZONGLER polozy", None),
        ("pl", "zonglera", "PLAY-8"),
        ("de", "ubrigen stapel", None),
        ("cs", "zongler", "JUGGLER-2"),
        ("fr", "prevision", None),
        ("en", "play-3", "PLAY-3"),
    ],
)
def test_search_knows_no_accents_and_marks_what_it_finds(
    pages: Listening, language: str, sought: str, rule: str | None
) -> None:
    page = pages.open("/rules?specials=juggler,bomb", locale=language)
    field = page.get_by_role("textbox", name=words(language).say("web-rules-search"))
    every = page.locator(".chapter article")
    expect(every.first).to_be_visible()
    before = every.count()
    field.fill(sought)
    expect(page.locator(".found")).not_to_be_empty()
    if rule:
        expect(page.locator(f"#{rule}")).to_be_visible()
        assert every.count() < before
        if "-" not in sought:
            expect(page.locator(f"#{rule} mark").first).to_be_visible()
    else:
        assert every.count() == 0
        expect(page.locator(".found")).to_have_text(words(language).say("web-rules-found", number=0))
    field.press("Escape")
    expect(every).to_have_count(before)


def test_on_a_phone_the_contents_stay_at_the_top_and_work_by_keys(pages: Listening) -> None:
    page = pages.open("/rules#SCORE-1", viewport=PHONE, locale="en-GB")
    bar = page.locator(".bar .toc")
    expect(page.locator("#SCORE-1")).to_be_focused()
    expect(bar).to_be_in_viewport()
    expect(bar).to_have_text(re.compile("Scoring"))
    bar.focus()
    page.keyboard.press("Enter")
    expect(page.locator("nav.open")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("nav.open")).to_have_count(0)
    expect(bar).to_be_focused()
    page.get_by_role("link", name="Previous chapter").click()
    expect(bar).to_have_text(re.compile("Who wins the trick"))
    expect(page.locator("#win h2")).to_be_in_viewport()
    page.get_by_role("button", name="Search the rules").click()
    expect(page.get_by_role("textbox", name="Search the rules")).to_be_focused()


def test_a_link_to_a_rule_finds_it_behind_a_search(pages: Listening) -> None:
    page = pages.open("/rules", locale="en-GB")
    page.get_by_role("textbox", name="Search the rules").fill("dwarves")
    expect(page.locator(".chapter article")).to_have_count(1)
    page.evaluate("location.hash = '#PLAY-3'")
    expect(page.locator("#PLAY-3")).to_be_focused()
    expect(page.locator("#PLAY-3")).to_be_in_viewport()


def test_scoring_is_shown_by_a_hit_and_two_misses(pages: Listening) -> None:
    page = pages.open("/rules#SCORE-1", locale="en-GB")
    lines = page.locator("#SCORE-1 .example").first.locator("li")
    expect(lines).to_have_count(3)
    expect(lines.nth(0)).to_have_class(re.compile("hit"))
    expect(lines.nth(0)).to_contain_text("40 points")
    expect(lines.nth(1)).to_contain_text("−10 points")
    expect(lines.nth(2)).to_contain_text("−20 points")


def test_the_rules_of_a_table_are_those_of_its_arrangement(pages: Listening) -> None:
    page = pages.open("/new")
    page.evaluate(plan(edition="amigo-fr", seats=3, switches={"wizard_barred": False, "plus_minus_one": True}))
    page.reload()
    page.get_by_role("button", name="Invite friends").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    page.goto(f"{pages.address}/rules?table={table}")
    expect(page.locator(".variant.on #VAR-1")).to_be_visible()
    expect(page.locator("#EDITION-3")).to_have_count(0)
    page.locator(".variant input[name=plus_minus_one]").uncheck()
    expect(page.locator(".variant.on")).to_have_count(0)
    expect(page.locator("#EDITION-3")).to_have_count(0)
    assert "table" not in page.url


def test_what_the_booklet_does_not_say_is_marked_and_can_be_left_out(pages: Listening) -> None:
    page = pages.open()
    page.route("**/api/rules?*", with_sources)
    page.goto(f"{pages.address}/rules?edition=amigo-de")
    expect(page.locator("#CARDS-1 .from")).to_have_text(" (…)")
    expect(page.locator("#CARDS-2 .from")).to_have_count(0)
    page.get_by_label("Only what this booklet says").check()
    expect(page.locator("#CARDS-1")).to_have_count(0)
    expect(page.locator("#CARDS-2")).to_be_visible()
    page.evaluate("location.hash = '#CARDS-1'")
    expect(page.locator("#CARDS-1")).to_be_focused()
    expect(page.get_by_label("Only what this booklet says")).not_to_be_checked()


def test_a_long_rule_is_shown_from_its_beginning(pages: Listening) -> None:
    page = pages.open("/rules?edition=amigo-fr#EDITION-3", viewport=PHONE, locale="pl-PL")
    expect(page.locator("#EDITION-3")).to_be_focused()
    top = page.locator("#EDITION-3").evaluate("(rule) => rule.getBoundingClientRect().top")
    assert top >= page.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().bottom")


def test_a_fold_of_house_rules_stays_open_while_one_is_chosen(pages: Listening) -> None:
    page = pages.open("/rules")
    page.locator("summary").first.click()
    page.get_by_text(words().say("web-rules-more")).click()
    for on in True, False, True:
        page.locator(".more input[name=turned_wizard_no_trump]").set_checked(on)
        expect(page.locator("#TRUMP-9")).to_have_count(int(on))
        expect(page.locator("details.more")).to_have_attribute("open", "")
