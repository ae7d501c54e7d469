"""What is read of a page without running it: titles, descriptions and previews, in the language asked for."""

from __future__ import annotations

import os
import re
import struct
from html import unescape
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from benchmarks.server.process import Server
from foretell.i18n import languages, words
from foretell.server.head import LOCALES, PICTURE
from tests.web.conftest import Listening

ROOT = Path(__file__).parents[2]


def told(page: str) -> dict[str, str]:
    """Return what the head of a page tells, by name."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    assert len(found) == len(dict(found)), "something is told twice"
    return {name: unescape(text) for name, text in found}


@pytest.mark.parametrize("language", languages())
def test_a_shared_link_is_previewed_in_its_language(server: Server, language: str) -> None:
    address = f"http://127.0.0.1:{server.port}"
    own = words(language)
    page = httpx.get(f"{address}/t/0000000000000?language={language}", headers={"accept-language": "sv"})
    head = told(page.text)
    assert f'<html lang="{language}">' in page.text
    assert f"<title>{own.say('web-title-table')} · Foretell</title>" in unescape(page.text)
    assert head["og:title"] == own.say("web-share-title")
    assert head["og:description"] == head["description"] == own.say("web-app-about")
    assert head["og:locale"] == LOCALES[language]
    assert f"/manifest.{language}.webmanifest" in page.text
    assert "accept-language" in page.headers["vary"]
    home = httpx.get(address, headers={"accept-language": f"sv, {language};q=0.8"})
    assert told(home.text)["og:title"] == own.say("web-app-title")
    again = httpx.get(address, headers={"accept-language": language, "if-none-match": home.headers["etag"]})
    assert again.status_code == 304


def test_a_shared_link_shows_a_picture(pages: Listening) -> None:
    """With FORETELL_SCREENSHOTS=1 the picture is taken anew."""
    if os.environ.get("FORETELL_SCREENSHOTS"):
        page = pages.open(viewport={"width": 1200, "height": 630}, color_scheme="dark")
        page.locator(".fan").evaluate(
            "fan => { document.body.replaceChildren(fan); document.body.style.overflow = 'hidden';"
            " fan.style.transform = 'translateY(130px) scale(2.6)'; fan.style.transformOrigin = '50% 0'; }"
        )
        page.wait_for_timeout(300)
        page.screenshot(path=ROOT / "web" / "public" / PICTURE)
    address = told(httpx.get(f"{pages.address}/").text)["og:image"]
    picture = httpx.get(address)
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)


def test_every_page_has_a_title(pages: Listening) -> None:
    page = pages.open(locale="it-IT")
    for path, name in [("/new", "new"), ("/tables", "tables"), ("/rules", "rules"), ("/learn", "learn")]:
        page.goto(f"{pages.address}{path}")
        expect(page).to_have_title(f"{words('it').say(f'web-title-{name}')} · Foretell")
    assert page.locator("meta[name=description]").count() == 1


def test_an_address_that_there_is_not(pages: Listening) -> None:
    pages.allowed = ("404",)
    page = pages.open("/what", locale="fr-FR")
    expect(page.locator("h1")).to_have_text(words("fr").say("web-nowhere"))
    assert httpx.get(f"{pages.address}/api/what").status_code == 404


def test_a_link_speaks_to_those_whose_language_we_do_not(pages: Listening) -> None:
    expect(pages.open("/?language=sk", locale="sv-SE").locator("html")).to_have_attribute("lang", "sk")
    expect(pages.open("/?language=sk", locale="hu-HU").locator("html")).to_have_attribute("lang", "hu")
