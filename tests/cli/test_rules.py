"""`foretell rules`: the rules in force, and only those."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Run


def ids(out: str) -> list[str]:
    return re.findall(r"^[* ] ([A-Z]+-\d+) ", out, re.MULTILINE)


def marked(out: str) -> list[str]:
    return re.findall(r"^\* ([A-Z]+-\d+) ", out, re.MULTILINE)


def test_the_standard_game(run: Run) -> None:
    code, out, err = run("rules")
    assert (code, err) == (0, "")
    assert out.startswith(
        "Foretell standard\nEnglish · 3 to 6 players · age 10+ · 45 minutes · by Ken Fisher\n"
        "4 players · 15 rounds · 60 cards\n\nThe game in short\nPredict how many tricks you will win"
    )
    assert "\n\nThe cards\n  CARDS-1     You play with" in out
    assert marked(out) == []
    assert "SCORE-3" in ids(out)
    assert not {"CARDS-4", "BOMB-1", "VAR-1", "EDITION-3", "WIN-1", "TRUMP-9"} & set(ids(out))
    assert out.endswith("  --variant maximus         Wizard Maximus\n  --specials                special cards\n")


def test_an_edition_tells_of_its_own_box_only(run: Run) -> None:
    german = run("rules", "--edition", "amigo-de").out
    assert german.startswith(
        "Jubiläumsedition, Amigo (German)\n"
        "German · Amigo · 3 to 6 players · age 10+ · 45 minutes · by Ken Fisher ·\n"
        "illustrations by Franz Vohwinkel\n"
    )
    assert "EDITION-6" not in ids(german)
    czech = " ".join(run("rules", "--edition", "rexhry").out.split())
    assert "EDITION-6 The Wizards are marked W. The Jesters are marked š." in czech
    assert "EDITION-8 The box says: REXhry · 3 to 6 players · age 10+ · 45 minutes." in czech
    french = " ".join(run("rules", "--edition", "amigo-fr").out.split())
    assert "EDITION-8 The box says: 3 to 6 players. " in french
    hungarian = run("rules", "--edition", "piatnik-hu").out
    assert "EDITION-7   The dealer, not the scribe, notes the predictions" in hungarian
    for name in ("French", "Italian", "Polish"):
        assert name not in german + hungarian


def test_lines_fit_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, run("rules", "--specials", "all").out.splitlines())) <= 80
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, run("rules").out.splitlines())) <= 40


def test_special_cards_bring_their_rules(run: Run) -> None:
    with_bomb = ids(run("rules", "--specials", "bomb").out)
    assert {"CARDS-4", "BOMB-1", "WIN-8"} <= set(with_bomb)
    assert not {"CLOUD-1", "JUGGLER-1", "SHAPE-1", "WIN-1", "TRUMP-5"} & set(with_bomb)
    everything = ids(run("rules", "--specials", "all").out)
    assert {"CLOUD-1", "JUGGLER-1", "SHAPE-1", "WIN-1", "TRUMP-5", "PLAY-10"} <= set(everything)


def test_the_base_game_does_not_tell_of_special_cards(run: Run) -> None:
    base = run("rules").out.partition("Variants\n")[0]
    assert not [name for name in ("Dragon", "Fairy", "Bomb", "Cloud", "Juggler", "Shapeshifter") if name in base]


def test_an_edition_marks_what_it_does_differently(run: Run) -> None:
    out = run("rules", "--edition", "amigo-it").out
    assert "Differs from the standard game:\n* the player on the scribe’s left predicts first\n" in out
    assert {"PREDICT-1", "EDITION-2"} <= set(marked(out))
    assert "CARDS-1" not in marked(out)
    assert "A star (*) marks what differs from the standard game." in out


def test_a_variant_that_is_on_is_not_offered_again(run: Run) -> None:
    out = run("rules", "--variant", "secret").out
    assert "VAR-3" in ids(out)
    assert "--variant secret" not in out
    assert "--variant hidden" in out


def test_one_colour_has_no_trump_and_nobody_follows(run: Run) -> None:
    found = ids(run("rules", "--variant", "one-colour").out)
    assert not [rule for rule in found if rule.startswith(("TRUMP", "WIN"))]
    assert "PLAY-3" not in found
    assert {"VAR-5", "PLAY-2"} <= set(found)


def test_a_single_rule_that_is_not_in_force_is_read_where_it_is(run: Run) -> None:
    out = " ".join(run("rules", "--rule", "play-8", "--rule", "EDITION-6").out.split())
    assert "PLAY-8 While you hold the Juggler or the Cloud, that card has no colour" in out
    assert "EDITION-6 The Wizards are marked Z. The Jesters are marked N." in out
    assert out.count("This rule is not in force under these settings.") == 2


def test_the_bomb_alone_never_lets_the_dealer_choose(run: Run) -> None:
    found = ids(run("rules", "--specials", "bomb", "--switch", "turned-wizard-no-trump=yes").out)
    assert "TRUMP-9" in found
    assert "TRUMP-3" not in found


def test_one_colour_for_three_leaves_cards_in_the_box(run: Run) -> None:
    out = " ".join(run("rules", "--seats", "3", "--variant", "one-colour").out.split())
    assert (
        "CARDS-1 You play with 45 cards: the numbers 1 to 13 in three colours, three Wizards and three Jesters." in out
    )
    assert "60 cards" not in out


def test_what_differs_is_said_of_the_game_and_not_of_the_edition(run: Run) -> None:
    out = run("rules", "--edition", "amigo-fr", "--specials", "bomb", "--switch", "wizard-barred=no").out
    assert "Differs" not in out
    house = run("rules", "--switch", "turned-wizard-no-trump=yes").out
    assert "Differs from the standard game:\n* no trump when a Wizard is turned up\n" in house
    for name in ("piatnik-hu", "piatnik-pl"):
        assert "clairvoyance" not in run("rules", "--edition", name).out.partition("\nThe cards")[0]


def test_where_a_sentence_comes_from_is_said_behind_it(run: Run) -> None:
    czech = " ".join(run("rules", "--edition", "piatnik-cs").out.split())
    assert "Wizards and Jesters have no colour. (not in this booklet) CARDS-3" in czech
    assert "put a coin on each trick you win. (our own rule)" in czech
    assert "beside the number of tricks. (a tip in this booklet)" in czech


def test_the_book_opens_with_the_aim_and_the_game_in_six_points(run: Run) -> None:
    opening = run("rules").out.partition("The cards\n")[0]
    points = re.findall(r"^ (\d)  (.*)$", opening, re.MULTILINE)
    assert [point for _, point in points] == [
        "Deal  ▮ ▮▮ ▮▮▮ …",
        "Trump  R7",
        "Predict  0 1 (2) 3",
        "Follow  G9 → G3  ✕ B8",
        "Wizard, Jester  J G13 W ◂",
        "Score",
    ]
    assert "2 predicted, 2 tricks won: 40 points." in " ".join(opening.split())


def test_the_six_points_are_those_of_the_settings(run: Run) -> None:
    maximus = run("rules", "--variant", "maximus", "--variant", "plus-minus-one").out
    assert "Deal  15×▮ 15×▮ 15×▮ …\n" in maximus
    assert "Trump  blue red green yellow –\n" in maximus
    assert "Predict  0 ✕1 (2) 3\n" in maximus
    one_colour = run("rules", "--variant", "one-colour").out
    assert " 2  Trump\n    There is no trump" in one_colour
    assert "Play  B9 → R3 R8 R11 R12\n" in one_colour
    czech = run("rules", "--edition", "piatnik-cs", "--lang", "cs").out
    assert "Čaroděj, žolík  N Ze13 Z ◂\n" in czech


def test_scoring_is_shown_by_a_hit_and_two_misses(run: Run) -> None:
    out = " ".join(run("rules", "--rule", "SCORE-1").out.split())
    assert "won: 40 points. │ 2 predicted, 1 trick won: −10 points. │ 2 predicted, 4 tricks won: −20 points." in out
