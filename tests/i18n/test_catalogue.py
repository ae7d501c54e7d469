"""Catalogues: messages with their parameters, fallback, and loud gaps."""

from __future__ import annotations

from pathlib import Path

import pytest

from foretell.i18n import Catalogue, MissingWords, catalogue, languages, words


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """Return a catalogue in a language that has only some of the messages of English."""
    for name, file, text in (
        ("en", "cli", "a = in English\nonly-english = yes\nwith-attribute = value\n    .more = more\n"),
        ("cs", "cli", "a = česky\nwith-attribute = hodnota\n"),
        ("en", "cards", "card-wizard = Wizard\n"),
    ):
        path = tmp_path / name / f"{file}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    return Catalogue("cs", "en")


def test_english_is_there_and_the_default() -> None:
    assert languages()[0] == "en"
    assert words() is words()
    assert words().language == "en"


def test_a_language_falls_back_to_english(two_languages: Catalogue) -> None:
    assert two_languages.say("a") == "česky"
    assert two_languages.say("only-english") == "yes"
    assert two_languages.say("with-attribute") == "hodnota"
    assert two_languages.say("with-attribute.more") == "more"
    assert two_languages.say("card-wizard") == "Wizard"


def test_a_missing_message_raises(two_languages: Catalogue) -> None:
    for key in ("nowhere", "a.nothing", "card-nowhere", "rule-nowhere"):
        assert not two_languages.has(key)
        with pytest.raises(MissingWords, match=key):
            two_languages.say(key)


def test_a_missing_parameter_raises() -> None:
    with pytest.raises(MissingWords, match="version"):
        words().say("cli-version")


def test_a_missing_language_raises() -> None:
    with pytest.raises(MissingWords, match="xx"):
        words("xx")


def test_no_isolation_marks() -> None:
    text = words().say("cli-version", version="1.2")
    assert text == "foretell 1.2"


def test_parameters_of_any_sort() -> None:
    assert words().say("cli-version", version=None) == "foretell None"
    assert words().say("cli-version", version=True) == "foretell yes"
    cut = words().say("cli-version", version="9" * 5000)
    assert len(cut) == len("foretell ") + catalogue.LONGEST
    assert cut.endswith("9…")


@pytest.mark.parametrize(
    ("items", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(items: list[str], said: str) -> None:
    assert words().join(items) == said
