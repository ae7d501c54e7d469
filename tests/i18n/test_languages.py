"""All languages at work: every rule, example, event, decision, refusal and page of help can be said in each of them."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from foretell import Game, Settings
from foretell.cards import SPECIAL_NAMES
from foretell.cli import COMMANDS, main
from foretell.cli.parser import Parser
from foretell.i18n import Catalogue, languages, words
from foretell.i18n.book import book
from foretell.i18n.happenings import event
from foretell.i18n.lessons import text, title
from foretell.i18n.rulebook import one_rule, rule_ids
from foretell.i18n.wording import card, decision, explanation
from foretell.lessons.course import LESSONS
from foretell.rules.editions import edition, edition_names
from foretell.rules.settings import VARIANTS
from foretell.table.decisions import DECISIONS
from foretell.table.reasons import REASONS
from tests.helpers import play_out
from tests.i18n.catalogues import FILES
from tests.i18n.sources import PACKAGE, speakers, strings

OTHERS = [language for language in languages() if language != "en"]
NEUTRAL = re.compile(
    r"^(cli-version|setting-maximus|edition-standard|file-trouble|decision-p|show-trick-won|tally-percent|arena-.*seconds)"
)
WORDS_IN_A_ROW = re.compile(r"[^\W\d_]{2,}[ ,.:;]+ ?[^\W\d_]{2,}")
TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,.:;]? [^\W\d_]{2,}")
MARKUP = re.compile(r"<[^<>]*(>|$)|^[^<>]*>")
COMMAND = re.compile(r"^(foretell|simulate|replay|model name|make)\b")


def games() -> list[Settings]:
    found = [edition(name).settings(seats=3) for name in edition_names()]
    found += [Settings().replace(seats=3, **{variant: True}) for variant in VARIANTS]
    found += [Settings(seats=6, specials=specials) for specials in (SPECIAL_NAMES, ("bomb",), ("cloud",))]
    return found


@pytest.mark.parametrize("language", languages())
def test_the_rule_book_reads_well_under_all_settings(language: str) -> None:
    for settings in games():
        told = book(words(language), settings)
        assert told["language"] == language
        for section in told["sections"]:
            assert section["title"]
            for rule in section["rules"]:
                assert re.search(r"[.!?:]$", rule["text"]), (rule["id"], rule["text"])
                assert not re.search(r"  |\{|\}| [.,](?!\.)|\.\.", rule["text"]), (rule["id"], rule["text"])
                assert all(line for example in rule["examples"] for line in example["told"])


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_a_text_in_every_language(language: str) -> None:
    for rule in rule_ids():
        assert len(one_rule(words(language), rule, Settings(specials=SPECIAL_NAMES)).text) > 8


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    english, other = words(), words(language)
    for file in FILES:
        for key in english.keys(file):
            if NEUTRAL.match(key) or "-players" in key:
                continue
            said = [_bare(spoken, key) for spoken in (english, other)]
            if said[0] is not None and WORDS_IN_A_ROW.search(said[0]):
                assert said[0] != said[1], key


def _bare(spoken: Catalogue, key: str) -> str | None:
    """Return a message without parameters, or None where it needs some."""
    try:
        return spoken.say(key)
    except LookupError:
        return None


@pytest.mark.parametrize("language", languages())
def test_every_decision_and_card_has_words(language: str) -> None:
    spoken = [decision(words(language), each.token) for each in DECISIONS]
    assert all(spoken)
    for form in ("", "object"):
        names = [card(words(language), token, form) for token in ("W", "J", "R7", "B1", "Sh=W", "Ju=G", "Cl=Y")]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
def test_events_and_reasons_of_real_games(language: str) -> None:
    own = words(language)
    for settings in (Settings(seats=3, specials=SPECIAL_NAMES), edition("amigo-fr").settings(seats=3)):
        game = Game(settings=settings, seed=2, players=["Ada", "Ben", "Cleo"])
        while not game.over:
            seat = game.to_act[0]
            for choice in (game.legal(seat)[-1], DECISIONS[game.round_number], DECISIONS[31]):
                assert explanation(own, game.explain(seat, choice)).endswith(".")
            game.play(seat, game.legal(seat)[0])
        for happened in game.open_events():
            assert event(own, happened, game.players).endswith(".")
    played = play_out(Game(seats=3, seed=4, hidden_predictions=True))
    assert all(event(own, happened, played.players) for happened in played.events(1))


def test_every_reason_leads_to_a_rule_that_is_in_force_where_it_is_given() -> None:
    seen = set()
    from foretell.i18n.rulebook import in_force_under

    for settings in games():
        force = set(in_force_under(settings))
        for seed in range(2):
            game = Game(settings=settings, seed=seed)
            while not game.over:
                seat = game.to_act[0]
                for choice in (*game.legal(seat)[:2], *DECISIONS[:3], DECISIONS[31], DECISIONS[game.round_number + 1]):
                    for asker in (seat, (seat + 1) % settings.seats):
                        why = game.explain(asker, choice)
                        assert why.rule in force, (why, settings)
                        seen.add(why.code)
                game.play(seat, game.legal(seat)[0])
    assert {reason.code for reason in REASONS} - seen <= {
        "game/over",
        "predict/plus-minus-one",
        "play/nothing-but-wizards",
        "pass/not-in-hand",
        "turn/already-decided",
        "adjust/below-zero",
        "play/wizard-barred",
    }
    assert {reason.rule for reason in REASONS} <= set(rule_ids())


@pytest.mark.parametrize("language", languages())
def test_the_help_of_every_command_fits_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("FORETELL_LANGUAGE", language)
    assert main(["--help"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80
    for command in COMMANDS:
        parser = Parser(command, words(language))
        import_module(f"foretell.cli.{command}").options(parser)
        parser.read([])
        lines = parser.format_help().partition(words(language).say("cli-examples"))[0].splitlines()
        assert max(map(len, lines)) <= 80, lines


@pytest.mark.parametrize("language", languages())
def test_narrow_columns_are_narrow(language: str) -> None:
    widths = {"table-player": 10, "table-total": 5, "table-tricks": 6, "table-coins": 8}
    assert all(len(words(language).say(key)) <= wide for key, wide in widths.items())
    assert len(words(language).say("demo-players").split()) == 6
    assert len(words(language).say("example-players").split()) == 4


@pytest.mark.parametrize("language", languages())
def test_every_lesson_can_be_told(language: str) -> None:
    for lesson in LESSONS.values():
        assert title(words(language), lesson)
        for step, game in lesson.walk(("You", "Ada", "Ben")):
            assert bool(text(words(language), lesson, step, game)) == (step.kind != "watch")


@pytest.mark.parametrize("path", speakers(), ids=lambda path: "-".join(path.relative_to(PACKAGE).with_suffix("").parts))
def test_nothing_that_speaks_has_words_of_its_own(path: Path) -> None:
    from foretell.cli.ink import STYLES

    styles = {style for row in STYLES.values() for style in row}
    for found in strings(path):
        if COMMAND.match(found) or found in styles or "{" in found:
            continue
        assert not TWO_WORDS.search(MARKUP.sub(" ", found)), found


def test_numbers_are_written_as_in_the_language() -> None:
    assert [words(language).number(1234.5, 1) for language in ("en", "de", "fr", "cs", "pl", "hu")] == [
        "1,234.5",
        "1.234,5",
        "1\u202f234,5",
        "1\xa0234,5",
        "1234,5",
        "1\xa0234,5",
    ]
    assert [words("pl").number(value) for value in (-1234, 12345)] == ["−1234", "12\xa0345"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["0 štychů", "1 štych", "2 štychy", "5 štychů"]),
        ("sk", ["0 štichov", "1 štich", "2 štichy", "5 štichov"]),
        ("pl", ["0 czarów", "1 czar", "2 czary", "5 czarów"]),
        ("hu", ["0 ütés", "1 ütés", "2 ütés", "5 ütés"]),
        ("fr", ["0 pli", "1 pli", "2 plis", "5 plis"]),
        ("de", ["0 Stiche", "1 Stich", "2 Stiche", "5 Stiche"]),
    ],
)
def test_plurals(language: str, said: list[str]) -> None:
    assert [decision(words(language), token) for token in ("0", "1", "2", "5")] == said
    twelve, thirteen = decision(words("pl"), "12"), decision(words("pl"), "13")
    assert (twelve, thirteen) == ("12 czarów", "13 czarów")
