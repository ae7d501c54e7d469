"""Words: every text of the pages is in the catalogue, every key that they ask for exists, and every key is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foretell.bots import LEVELS
from foretell.i18n import words
from foretell.rules.settings import SPECIAL_PRESETS
from foretell.server.protocol import REACTIONS

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts"))
SAID = re.compile(r"""["'`](web[-/][a-z0-9-]+(?:\.[a-z]+)?)(["'`]|\$\{)""")
BRACES = re.compile(r"\{[^{}]*\}")
TAG = re.compile(r"<[^>]*>")
SIGNS = set("✕✓✗★●○·–…:/?*⏮◀▶⏭=\"'>|, .")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def said() -> tuple[set[str], set[str]]:
    """Return the keys that the pages say, and the beginnings of those that are put together."""
    found = [match for path in SOURCES for match in SAID.findall(text_of(path))]
    return {key.replace("/", "-") for key, end in found if end != "${"}, {key for key, end in found if end == "${"}


def test_every_key_is_there() -> None:
    whole, _ = said()
    families = {"web-level", "web-spectators"}
    missing = sorted(key for key in whole - families if not words().has(key))
    assert missing == []


def test_every_key_is_used() -> None:
    whole, beginnings = said()
    beginnings |= {"web-spectators-", "web-level-"}
    manifest = text_of(ROOT / "web" / "build" / "shell.ts")
    for key in words().keys("web"):
        assert key in whole or key in manifest or key.startswith(tuple(beginnings)), f"{key} is not used"


@pytest.mark.parametrize(
    ("family", "names"),
    [("reaction", REACTIONS), ("level", LEVELS), ("preset", SPECIAL_PRESETS), ("title", ["home", "new", "tables"])],
)
def test_what_the_server_names_has_words(family: str, names: list[str]) -> None:
    for name in names:
        assert words().has(f"web-{family}-{name.replace('_', '-')}")


@pytest.mark.parametrize("path", [path for path in SOURCES if path.suffix == ".svelte"], ids=lambda path: path.stem)
def test_no_page_has_words_of_its_own(path: Path) -> None:
    markup = re.sub(r"<(script|style)[^>]*>.*?</\1>|<!--.*?-->", "", text_of(path), flags=re.DOTALL)
    for named in re.findall(r"""(?:aria-label|title|placeholder|alt)="([^"{]+)\"""", markup):
        raise AssertionError(f"{named!r} is not from the catalogue")
    assert "}: {" not in markup, "a colon is the language's own: pair()"
    while (plain := BRACES.sub("", markup)) != markup:
        markup = plain
    rest = {word for word in TAG.sub(" ", markup).split() if not set(word) <= SIGNS and re.search(r"[A-Za-z]{2}", word)}
    assert rest == set()
