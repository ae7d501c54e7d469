"""Texts that are not well formed: what is wrong is said with its place, which a `¦` marks here."""

from __future__ import annotations

import pytest

from foretell import Game, InvalidRecord, Record, Settings, UnsupportedVersion, replay
from foretell.cards import CARDS
from foretell.record.lines import Line
from tests.record.samples import changed, example, refused

BASE = example("worked-example")
SPECIALS = example("all-specials")
HIDDEN = example("hidden")


@pytest.mark.parametrize("text", ["", "\n", "  \n\t\n", "# only a remark\n"])
def test_nothing_is_no_record(text: str) -> None:
    refused("¦" + text, "record/no-record")


@pytest.mark.parametrize("text", ["hello", "foretell", "foretell: 1", "foretell 1 2", "Foretell 1", "\x00", ":", "[1]"])
def test_a_record_begins_with_its_version(text: str) -> None:
    refused("¦" + text, "record/no-record")


@pytest.mark.parametrize("text", ["1.5", "...", "no/", "# games/game.txt", "game.txt:\n", "foretell. 1", "games/a\nb"])
def test_what_only_looks_like_the_name_of_a_file(text: str) -> None:
    refused("¦" + text, "record/no-record")


def test_the_place_is_right_whatever_ends_a_line() -> None:
    before, after = BASE[: BASE.index("R9 R12 B2")], BASE[BASE.index("R9 R12 B2") + 2 :]
    for end in ("\n", "\r\n", "\r"):
        with pytest.raises(InvalidRecord) as caught:
            replay(f"{before}R14{after}".replace("\n", end))
        params = caught.value.params
        assert (params["line"], params["column"]) == (before.count("\n") + 1, len("trick from 1: ") + 1)
    data = Record.parse(BASE).to_json().replace('"seats": 3', '"seats": 9')
    for end in ("\n", "\r\n", "\r"):
        with pytest.raises(InvalidRecord) as caught:
            replay(data.replace("\n", end))
        assert caught.value.params["line"] == 2


MANY = 3_000_000


def test_a_line_of_millions_of_words_is_counted_and_no_more() -> None:
    before, after = BASE.split("rest: ", 1)
    rest = after[: after.index("\n")]
    error = refused(f"{before}rest: {rest} ¦{'B1 ' * MANY}", "record/wrong-count", "DEAL-3")
    assert error.params["found"] == MANY + len(rest.split())
    for line in (Line(1, "rest: " + "B1 " * MANY), Line(1, "rest " * MANY)):
        assert max(len(line.words), len(line.head)) == CARDS + 1


def test_a_deal_of_millions_of_cards_is_refused_at_the_first_that_is_wrong() -> None:
    text = Record.parse(BASE).to_json().replace('"deal": [', '"deal": [' + "1, " * (MANY // 10), 1)
    with pytest.raises(InvalidRecord, match="B2 is dealt twice") as caught:
        replay(text)
    assert caught.value.params["path"] == "$.rounds[0].deal[1]"


@pytest.mark.parametrize("version", ["2", "0", "1.0", "01", "-1", "one", "1\x00", "9" * 5000, "\uff11"])
def test_an_unknown_version_is_named(version: str) -> None:
    error = refused(changed(BASE, "foretell 1", f"foretell ¦{version}"), "record/unsupported-version")
    assert isinstance(error, UnsupportedVersion)
    assert error.params["version"] == version
    assert "this release reads 1" in str(error)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats: 3", "seats: ¦three"),
        ("seats: 3", "seats:¦"),
        ("seats: 3", "seats: ¦3 4"),
        ("seats: 3", "seats: ¦+3"),
        ("seats: 3", "seats: ¦\u0663"),
        ("seats: 3", f"seats: ¦{'3' * 5000}"),
        ("scribe: 0", "scribe: ¦-0"),
        ("scribe: 0", "scribe: ¦00"),
        ("specials: none", "specials:¦"),
        ("specials: none", "specials: ¦bomb bomb"),
        ("specials: none", "specials: ¦fairy dragon"),
        ("plus_minus_one: no", "plus_minus_one: ¦No"),
        ("maximus: no", "maximus: ¦false"),
        ("edition: standard", "edition: ¦two words"),
        ("edition: standard", 'edition: ¦"open'),
        ('player 1: "Ben"', "player 1: ¦Ben"),
        ('player 1: "Ben"', "player 1:¦"),
        ('player 1: "Ben"', "player 1: ¦'Ben'"),
        ('player 1: "Ben"', 'player 1: ¦"Ben" "Bo"'),
        ('player 1: "Ben"', 'player 1: ¦"Be\tn"'),
        ('player 1: "Ben"', 'player 1: ¦"Be\x00n"'),
        ('player 1: "Ben"', 'player 1: ¦"Be\\n'),
        ('player 1: "Ben"', 'player 1: ¦"\\ud800"'),
        ('player 1: "Ben"', 'player 1: ¦"\\q"'),
        ('player 1: "Ben"', "player 1: ¦null"),
        ('player 1: "Ben"', "player 1: ¦" + "[" * 100_000),
        ('player 1: "Ben"', "player 1: ¦" + "1" * 5000),
        ("totals: 20 -10 30", "totals: 20 -10 ¦+30"),
        ("totals: 20 -10 30", "totals: 20 -10 ¦3e1"),
        ("totals: 20 -10 30", "totals: 20 -10 ¦1000000"),
        ("totals: 20 -10 30", f"totals: 20 -10 ¦{'9' * 5000}"),
    ],
)
def test_a_value_that_cannot_be_read(old: str, new: str) -> None:
    error = refused(changed(BASE, old, new), "record/bad-value")
    assert len(str(error)) < 200


@pytest.mark.parametrize(
    ("old", "new", "code", "rule"),
    [
        ("seats: 3", "seats: ¦7", "settings/bad-value", "TABLE-1"),
        ("scribe: 0", "scribe: ¦3", "settings/bad-value", "TABLE-2"),
        ("specials: none", "specials: ¦unicorn", "settings/bad-value", "CARDS-4"),
        ("specials: none", "specials: ¦dragon", "settings/together", "CARDS-4"),
        ("hidden_reveal: before_play", "hidden_reveal: ¦never", "settings/bad-value", ""),
        ("one_colour: no\nmaximus: no", "one_colour: yes\nmaximus: ¦yes", "settings/exclude", "VAR-7"),
    ],
)
def test_settings_that_the_rules_refuse(old: str, new: str, code: str, rule: str) -> None:
    refused(changed(BASE, old, new), code, rule)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats: 3\nscribe: 0\n", "¦scribe: 0\nseats: 3\n"),
        ("seats: 3\n", "seats: 3\n¦seats: 3\n"),
        ("seats: 3\n", "¦"),
        ("seats: 3\n", "¦seats 3\n"),
        ("seats: 3\n", "  ¦Seats: 3\n"),
        ('player 2: "Cleo"\n\n', "¦"),
        ('player 2: "Cleo"\n', 'player 2: "Cleo"\n¦player 3: "Dan"\n'),
        ('player 2: "Cleo"\n', 'player 2: "Cleo"\n¦date: "today"\n'),
        ('player 2: "Cleo"\n', 'player 2: "Cleo"\n¦x-date\n'),
        ("round 2", "¦round 3"),
        ("round 2", "¦round 02"),
        ("round 2", "¦round 2:"),
        ("round 2\n", "¦"),
        ("round 1\n", "¦:\n"),
        ("deal 1: R9\ndeal 2: R12", "¦deal 2: R12\ndeal 1: R9"),
        ("deal 1: R9\n", "¦"),
        ("turned: G4\n", "¦"),
        ("turned: G4\n", "turned: G4\n¦turned: G4\n"),
        ("predict from 1: 1 1 0\n", "¦predict: 1 1 0\n"),
        ("predict from 1: 1 1 0\n", "¦predict from: 1 1 0\n"),
        ("predict from 1: 1 1 0\n", "¦guess from 1: 1 1 0\n"),
        ("predict from 1: 1 1 0\n", "¦predict from 1 1 1 0\n"),
        ("predict from 1: 1 1 0\n", "¦: 1 1 0\n"),
        ("totals: 20 -10 30\n", "totals: 20 -10 30\n¦totals: 20 -10 30\n"),
        ("totals: 20 -10 30\n", "totals: 20 -10 30\n¦trick from 1: R9 R12 B2\n"),
        ("totals: 20 -10 30\n", "¦totals 20 -10 30\n"),
        ("totals: 50 0 40\n", "totals: 50 0 40\n¦end\n"),
    ],
)
def test_a_line_that_does_not_belong_there(old: str, new: str) -> None:
    error = refused(changed(BASE, old, new), "record/unexpected-line")
    assert str(error.params["expected"]) in str(error)


def test_a_text_that_ends_too_early_is_refused_at_its_end() -> None:
    refused(BASE[: BASE.index("\ndeal 1: R9")] + "¦\n\n", "record/unexpected-line")
    refused("foretell 1¦", "record/unexpected-line")


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("deal 0: B11 Y2", "deal 0: B11¦", "DEAL-1"),
        ("deal 0: B11 Y2", "deal 0:¦", "DEAL-1"),
        ("deal 0: B11 Y2", "deal 0: B11 Y2 ¦Y3", "DEAL-1"),
        ("turned: G4", "turned:¦", "TRUMP-1"),
        ("turned: G4", "turned: G4 ¦G5", "TRUMP-1"),
        ("J3 J4\n", "J3¦\n", "DEAL-3"),
        ("J3 J4\n", "J3 J4 ¦J4\n", "DEAL-3"),
        ("totals: 20 -10 30", "totals: 20 -10¦", ""),
        ("totals: 20 -10 30", "totals: 20 -10 30 ¦0", ""),
        ("totals: 20 -10 30", "totals:¦", ""),
        ("predict from 1: 1 1 0", "predict from 1: 1 1¦", ""),
        ("predict from 1: 1 1 0", "predict from 1: 1 1 0 ¦0", ""),
        ("trick from 1: R9 R12 B2", "trick from 1: R9 R12¦", ""),
        ("trick from 1: R9 R12 B2", "trick from 1:¦", ""),
        ("trick from 0: B7 B9 B4\ntotals: 50 0 40\n", "trick from 0:¦\n", ""),
        ("trick from 0: B7 B9 B4\ntotals: 50 0 40\n", "trick from 0: B7 B9 B4 ¦B5\n", ""),
        ("trick from 1: R9 R12 B2", "trick from 1: R9¦\ntrick from 2: R12 B2", ""),
    ],
)
def test_too_few_or_too_many_in_a_line(old: str, new: str, rule: str) -> None:
    refused(changed(BASE, old, new), "record/wrong-count", rule)


@pytest.mark.parametrize("token", ["R14", "W", "r9", "R9\u00a0", "R\r9", "R9\x00", "R\uff10", "R9,", "-", "9" * 5000])
def test_a_card_that_does_not_exist(token: str) -> None:
    error = refused(changed(BASE, "deal 1: R9", f"deal 1: ¦{token}"), "record/unknown-card")
    assert error.params["token"] == token


@pytest.mark.parametrize("token", ["b2", "W1", "Ju", "R12=B", "\x00", ">>B2", "We", "trump=", "22", "9" * 5000])
def test_a_decision_that_does_not_exist(token: str) -> None:
    error = refused(changed(BASE, "R9 R12 B2", f"R9 R12 ¦{token}"), "record/unknown-decision")
    assert error.params["token"] == token


@pytest.mark.parametrize("token", ["0", "trump=B", "We=-", ">B2", "+1"])
def test_a_decision_of_another_kind(token: str) -> None:
    refused(changed(BASE, "R9 R12 B2", f"R9 R12 ¦{token}"), "record/wrong-kind")


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (SPECIALS, "werewolf from 1: We=R", "werewolf from 1: ¦."),
        (SPECIALS, "trump from 1: trump=G", "trump from 1: ¦."),
        (SPECIALS, "cloud from 1: +1", "cloud from 1: ¦."),
        (SPECIALS, "trick from 0: Ju=Y Y1 Y5\npass from 0: . >R8 .", "trick from 0: ¦. Y1 Y5"),
        (SPECIALS, "trick from 0: Ju=Y Y1 Y5\npass from 0: . >R8 .", "trick from 0: Ju=Y ¦."),
        (SPECIALS, "trick from 0: Ju=Y Y1 Y5\npass from 0: . >R8 .", "trick from 0: Ju=Y Y1 ¦."),
        (SPECIALS, "predict from 2: 1 1 1", "predict from 2: 1 ¦. 1"),
        (SPECIALS, "pass from 0: >W >Fa >B3", "pass from 0: >W ¦. >B3"),
        (SPECIALS, "pass from 0: . >R8 .", "pass from 0: ¦. . ."),
        (HIDDEN, "predict from 0: 0 1 1 1", "predict from 0: 0 1 1 ¦."),
        (HIDDEN, "predict from 0: . 2 . 0", "predict from 0: ¦. . . ."),
    ],
)
def test_a_dot_stands_only_where_all_decide_at_once_and_not_all_have(text: str, old: str, new: str) -> None:
    refused(changed(text, old, new), "record/misplaced-dot")


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (SPECIALS, "werewolf from 1: We=R", "werewolf from 1: We=R ¦We=G"),
        (SPECIALS, "pass from 0: >W >Fa >B3", "pass from 0: >W >Fa¦"),
        (SPECIALS, "pass from 0: . >R8 .", "pass from 0: . >R8¦"),
        (SPECIALS, "pass from 0: . >R8 .", "pass from 0: . >R8 . ¦."),
        (SPECIALS, "pass from 0: . >R8 .", "pass from 0:¦"),
        (HIDDEN, "predict from 0: . 2 . 0", "predict from 0: . 2¦"),
    ],
)
def test_where_all_decide_at_once_every_seat_has_a_sign(text: str, old: str, new: str) -> None:
    refused(changed(text, old, new), "record/wrong-count")


@pytest.mark.parametrize("line", ["predict from 1: . 1 0", "predict from 1: 1 .", "predict from 1: ."])
def test_a_dot_never_stands_where_seats_decide_in_turn(line: str) -> None:
    text = BASE[: BASE.index("predict from 1")] + line + "\n"
    with pytest.raises(InvalidRecord, match=r"a '\.' stands only|expected 3 decisions"):
        Record.parse(text)


@pytest.mark.parametrize("name", ["Date", "x y", "", "é", "a_b", "a.b", "\x00"])
def test_the_name_of_an_extra_header(name: str) -> None:
    text = changed(BASE, '"Cleo"\n', f'"Cleo"\n¦x-{name}: ""\n')
    refused(text, "record/bad-value")


def test_an_extra_header_stands_once() -> None:
    text = changed(BASE, '"Cleo"\n', '"Cleo"\nx-a: "1"\nx-b: "1"\n¦x-a: "1"\n')
    assert refused(text, "record/twice").params["header"] == "a"


def test_an_extra_header_is_quoted() -> None:
    refused(changed(BASE, '"Cleo"\n', '"Cleo"\nx-a: ¦1\n'), "record/bad-value")


@pytest.mark.parametrize("blank", ["\u00a0", "\u2003", "\x0b", "\x0c", "\x1f"])
def test_hand_sizes_stand_between_spaces_or_tabs(blank: str) -> None:
    text = str(Game(settings=Settings(seats=3, length=(3, 5)), seed=3).record)
    assert Record.parse(text.replace("length: 3 5", "length: 3 \t5")).settings.length == (3, 5)
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(text.replace("length: 3 5", f"length: 3{blank}5"))
    assert caught.value.code in ("record/bad-value", "settings/bad-value")


@pytest.mark.parametrize("line", ["length: " + "3 " * 100_000, "cloud_acts: " + "x" * 100_000, "length: full"])
def test_a_setting_that_is_wrong_is_refused_in_few_words(line: str) -> None:
    text = str(Game(settings=Settings(seats=3, length=(3, 5)), seed=3).record)
    with pytest.raises(InvalidRecord) as caught:
        Record.parse(text.replace("length: 3 5", line))
    assert len(str(caught.value)) < 400
    assert all(len(str(value)) < 400 for value in caught.value.params.values())
