"""Eight languages in the browser: guessed, chosen, kept; the words of an edition's booklet; the rule book."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from foretell.i18n import languages, own_names, words
from tests.web.conftest import Listening
from tests.web.player import Player, plan, play_now


def spoken(page: Page, language: str) -> None:
    """Check that a page speaks a language, title included."""
    expect(page.locator("h1")).to_have_text(words(language).say("web-home-title"))
    expect(page).to_have_title(words(language).say("web-app-title"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", f"/manifest.{language}.webmanifest")


def choose(page: Page, language: str) -> None:
    """Choose a language in the options, which are open."""
    page.locator("dialog select").select_option(language)


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("cs-CZ", "cs"), ("sk", "sk"), ("pt-BR", "en"), ("hu-HU", "hu")]
)
def test_the_language_is_guessed_from_the_browser(pages: Listening, locale: str, language: str) -> None:
    spoken(pages.open(locale=locale), language)


def test_the_language_changes_at_any_time_and_is_kept(pages: Listening) -> None:
    page = pages.open(locale="fr-FR")
    page.locator("nav button").click()
    for language in (*languages(), "pl"):
        choose(page, language)
        spoken(page, language)
    page.reload()
    spoken(page, "pl")
    page.locator("nav button").click()
    expect(page.locator("dialog select")).to_have_value("pl")
    choose(page, "")
    spoken(page, "fr")


def test_languages_are_listed_by_what_they_call_themselves(pages: Listening) -> None:
    page = pages.open(locale="fr-FR")
    page.locator("nav button").click()
    options = page.locator("dialog select option")
    expect(options).to_have_text([words("fr").say("web-language-auto"), *own_names().values()])


@pytest.mark.parametrize("language", ["cs", "sk", "pl"])
def test_words_of_one_letter_keep_what_follows(pages: Listening, language: str) -> None:
    page = pages.open(locale=language)
    spoken(page, language)
    lead = words(language).say("web-home-lead")
    assert "\u00a0" in lead
    assert lead in page.locator("main").inner_text()


def test_the_language_changes_in_the_middle_of_a_game(pages: Listening) -> None:
    page = pages.open(locale="cs-CZ")
    play_now(page, plan(seats=3))
    expect(page.locator(".decision h2")).to_have_text(words("cs").say("web-decide-predict", tricks=1))
    page.get_by_role("button", name=words("cs").say("web-menu-title")).click()
    choose(page, "it")
    page.keyboard.press("Escape")
    expect(page.locator(".decision h2")).to_have_text(words("it").say("web-decide-predict", tricks=1))
    Player(page).until(lambda player: player.asked.count("card") == 2)


@pytest.mark.parametrize(
    ("edition", "jester", "block", "marks"),
    [("rexhry", "šašek", "Tabulka pravdy", {"W", "Š"}), ("piatnik-cs", "žolík", "Záznamový blok", {"Z", "N"})],
)
def test_an_edition_looks_like_its_box(
    pages: Listening, edition: str, jester: str, block: str, marks: set[str]
) -> None:
    page = pages.open(locale="cs-CZ")
    play_now(page, plan(seats=3, edition=edition))
    player = Player(page)
    expect(page.locator(".sheet h2")).to_have_text(block)
    player.until(lambda player: player.asked.count("predict") == 4)
    page.goto(f"{pages.address}/rules?edition={edition}")
    expect(page.locator("#CARDS-2")).to_contain_text(jester[:3])
    letters = page.locator(".pictures, .chapter").locator("svg.card .index.ink").all_text_contents()
    assert set(letters) == marks


def test_the_rule_book_is_drawn_and_opens_at_a_rule(pages: Listening) -> None:
    page = pages.open("/rules?edition=piatnik-hu&specials=bomb#BOMB-2", locale="hu-HU")
    expect(page.locator("#BOMB-2")).to_be_in_viewport()
    expect(page.locator("#BOMB-2")).to_be_focused()
    expect(page.locator("#BOMB-2 .example svg.card")).to_have_count(3)
    expect(page.locator("#PLAY-3 .example")).to_contain_text(words("hu").say("example-not"))
    assert page.locator("#SCORE-2 table tbody tr").count() == 3
    page.locator("main select").select_option("amigo-de")
    expect(page.locator(".box b")).to_have_text(words("hu").say("edition-amigo-de"))
    page.locator(".variant input[name=plus_minus_one]").check()
    expect(page.locator(".variant.on #VAR-1")).to_be_visible()
    expect(page.locator("#BOMB-2")).to_be_visible()


def test_an_answer_that_comes_late_does_not_undo_a_later_choice(pages: Listening) -> None:
    page = pages.open("/rules", locale="en-GB")
    section = page.locator(".chapter h2").first
    expect(section).to_have_text(words("en").say("section-cards"))
    held: list[Route] = []
    page.route("**/api/rules?language=de*", lambda route: held.append(route))
    page.locator("nav button").click()
    choose(page, "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    choose(page, "it")
    page.keyboard.press("Escape")
    expect(section).to_have_text(words("it").say("section-cards"))
    with page.expect_response("**/api/rules?language=de*"):
        held[0].continue_()
    page.wait_for_timeout(200)
    expect(section).to_have_text(words("it").say("section-cards"))
