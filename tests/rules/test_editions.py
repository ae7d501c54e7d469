"""Editions: what each booklet prescribes. EDITION-1 to EDITION-8."""

from __future__ import annotations

from codecs import lookup
from pathlib import Path
from typing import Any

import pytest

from foretell import BadSettings, Edition, Game, Settings, edition, edition_names
from foretell.rules.editions import edition_of
from foretell.rules.rounds import first_to_lead, first_to_predict
from tests.helpers import dealt, facts, may, play_out
from tests.rules.book import play, refused_settings

# The booklets that docs/rules.md names; others may come after them.
NAMES = (
    "standard",
    "amigo-de",
    "amigo-fr",
    "amigo-it",
    "piatnik-cs",
    "piatnik-hu",
    "piatnik-pl",
    "piatnik-sk",
    "rexhry",
)
FIVE = ("plus_minus_one", "hidden_predictions", "secret_predictions", "clairvoyance", "one_colour")
OFFERS = {
    "standard": (*FIVE, "maximus", "specials"),
    "amigo-de": (*FIVE, "maximus", "specials"),
    "amigo-fr": FIVE[:4],
    "amigo-it": FIVE,
    "piatnik-cs": FIVE,
    "piatnik-hu": FIVE,
    "piatnik-pl": FIVE,
    "piatnik-sk": FIVE,
    "rexhry": FIVE[:1],
}


def every_edition(*, of: tuple[str, ...], is_: str, else_: str) -> dict[str, str]:
    return {name: is_ if name in of else else_ for name in NAMES}


def test_EDITION_1_the_nine_of_the_booklets_are_there() -> None:
    assert set(NAMES) <= set(edition_names())
    assert edition_names() == ("standard", *sorted(set(edition_names()) - {"standard"}))
    assert Settings().edition == Game(seed=1).settings.edition == "standard"
    assert [edition(name).name for name in NAMES] == list(NAMES)


def test_EDITION_1_editions_are_read_from_their_files() -> None:
    before = [edition(name) for name in edition_names()]
    edition_names.cache_clear()
    edition.cache_clear()
    assert [edition(name) for name in edition_names()] == before


def test_EDITION_1_files_are_utf_8_whatever_the_machine_prefers(monkeypatch: pytest.MonkeyPatch) -> None:
    encodings = []
    read_text = Path.read_text

    def noting_the_encoding(path: Path, encoding: str | None = None) -> str:
        encodings.append(encoding)
        return read_text(path, encoding)

    monkeypatch.setattr(Path, "read_text", noting_the_encoding)
    edition.cache_clear()
    assert edition("piatnik-hu").language == "hu"
    assert [encoding and lookup(encoding).name for encoding in encodings] == ["utf-8"]


def test_EDITION_1_there_is_no_other() -> None:
    with pytest.raises(BadSettings) as caught:
        edition("merlin")
    assert (caught.value.code, caught.value.rule) == ("settings/no-edition", "")
    assert caught.value.params == {"setting": "edition", "value": "merlin"}
    assert str(caught.value) == f"there is no edition 'merlin'; there are {', '.join(edition_names())}"


@pytest.mark.parametrize("name", NAMES)
def test_EDITION_1_variants_on_offer(name: str) -> None:
    assert edition(name).offers == OFFERS[name]


@pytest.mark.parametrize("name", NAMES)
def test_EDITION_1_offers_only_hint(name: str) -> None:
    settings = edition(name).settings(seats=3, one_colour=True, plus_minus_one=True)
    assert settings.variants == ("plus_minus_one", "one_colour")
    assert settings.edition == name


@pytest.mark.parametrize("name", NAMES)
def test_EDITION_1_no_variant_is_on_by_itself(name: str) -> None:
    settings = edition(name).settings()
    assert settings.variants == ()
    assert settings.specials == ()
    assert (settings.seats, settings.scribe, settings.turned_wizard_no_trump) == (4, 0, False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [3, 6])
def test_EDITION_1_every_edition_plays_to_the_end(name: str, seats: int) -> None:
    assert play_out(Game(edition=name, seats=seats, seed=1)).over


@pytest.mark.parametrize("name", NAMES)
def test_EDITION_1_house_rules_overrule_an_edition(name: str) -> None:
    house = edition(name).replace(plus_minus_one=True, hidden_reveal="after_round")
    settings = house.settings(seats=5)
    assert isinstance(house, Edition)
    assert settings.plus_minus_one is True
    assert settings.hidden_reveal == "after_round"
    assert settings.wizard_barred == edition(name).settings().wizard_barred
    assert edition(name).settings().plus_minus_one is False
    assert house.replace(plus_minus_one=False).settings().plus_minus_one is False


def test_EDITION_1_house_rules_are_checked() -> None:
    with pytest.raises(BadSettings) as caught:
        edition("standard").replace(plus_minus_one=True, secret_predictions=True)
    assert caught.value.code == "settings/exclude"
    with pytest.raises(BadSettings) as caught:
        edition("standard").replace(no_such_switch=True)
    assert caught.value.code == "settings/unknown"
    assert caught.value.params == {"setting": "no_such_switch"}
    assert str(caught.value) == "there is no setting 'no_such_switch'"
    assert edition("standard").replace(one_colour=True).settings(seats=4).one_colour


@pytest.mark.parametrize("game", [{"seats": 4}, {"scribe": 1}, {"specials": ("bomb",)}, {"edition": "rexhry"}])
def test_EDITION_1_what_is_chosen_for_each_game_is_no_house_rule(game: dict[str, Any]) -> None:
    (name,) = game
    with pytest.raises(BadSettings) as caught:
        edition("standard").replace(**game)
    assert (caught.value.code, caught.value.params) == ("settings/of-a-game", {"setting": name})
    assert str(caught.value) == f"{name} is chosen for each game, not by an edition"


def test_EDITION_2_who_predicts_first_is_data() -> None:
    assert {name: edition(name).settings().predict_from for name in NAMES} == every_edition(
        of=("amigo-it",), is_="scribe", else_="dealer"
    )


@pytest.mark.parametrize("scribe", [0, 1, 2])
def test_EDITION_2_italian_predictions_begin_left_of_the_scribe(scribe: int) -> None:
    game = Game(settings=edition("amigo-it").settings(seats=3, scribe=scribe), seed=1)
    while game.round_number < 5:
        number = game.round_number
        if game.phase == "choose_trump":
            play(game, "trump=R")
        for step in (1, 2, 3):
            assert (game.phase, game.to_act) == ("predict", ((scribe + step) % 3,))
            play(game, "0")
        assert game.view().dealer == (scribe + number - 1) % 3
        assert (game.phase, game.to_act) == ("play", ((scribe + number) % 3,))
        while game.round_number == number:
            play(game, may(game).split()[0])


def test_EDITION_2_lead_stays_left_of_the_dealer() -> None:
    for scribe in range(4):
        switches = edition("amigo-it").settings(scribe=scribe).switches
        assert [first_to_predict(dealer, switches) for dealer in range(4)] == [(scribe + 1) % 4] * 4
        assert [first_to_lead(dealer, switches) for dealer in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize("scribe", [0, 1, 2])
def test_EDITION_2_scribe_is_bound_by_plus_minus_one(scribe: int) -> None:
    settings = edition("amigo-it").settings(seats=3, scribe=scribe, plus_minus_one=True)
    game = Game(settings=settings, seed=1)
    while not game.over:
        if game.phase == "predict" and game.view().predictions.count(None) == 1:
            assert game.to_act == (scribe,)
            assert list(game.view(scribe).reasons.values()) == ["predict/plus-minus-one"]
        play(game, may(game).split()[0])


def test_EDITION_2_dealer_is_bound_elsewhere() -> None:
    game = play(dealt("B1", "B2", "B3", turned="R1", plus_minus_one=True), "0 0")
    assert game.to_act == (game.view().dealer,)
    assert may(game) == "0"


def test_EDITION_4_reveal_of_hidden_predictions_is_data() -> None:
    assert {name: edition(name).settings().hidden_reveal for name in NAMES} == every_edition(
        of=("piatnik-pl", "amigo-fr"), is_="after_round", else_="before_play"
    )


@pytest.mark.parametrize("name", NAMES)
def test_EDITION_4_reveal_at_the_table(name: str) -> None:
    settings = edition(name).settings(seats=3, hidden_predictions=True)
    game = Game(settings=settings, seed=2)
    play(game, "trump=R" if game.phase == "choose_trump" else "")
    play(game, "0 1 1")
    late = name in ("piatnik-pl", "amigo-fr")
    assert len(facts(game, "predictions")) == (0 if late else 1)
    assert game.view().predictions == ((None, None, None) if late else (0, 1, 1))
    while game.round_number == 1:
        play(game, may(game).split()[0])
    assert len(facts(game, "predictions")) == 1


def test_EDITION_5_rounds_of_clairvoyance_are_data() -> None:
    assert {name: edition(name).settings().clairvoyance_rounds for name in NAMES} == every_edition(
        of=("piatnik-hu", "piatnik-pl"), is_="every", else_="first"
    )


@pytest.mark.parametrize("name", NAMES)
def test_EDITION_5_clairvoyance_at_the_table(name: str) -> None:
    game = play_out(Game(settings=edition(name).settings(seats=6, clairvoyance=True), seed=1))
    rounds = 10 if name in ("piatnik-hu", "piatnik-pl") else 1
    assert len(facts(game, "took_up_hand")) == rounds


def test_EDITION_6_letters_on_the_cards() -> None:
    marks = {name: (edition(name).wizard_mark, edition(name).jester_mark) for name in NAMES}
    lettered = dict.fromkeys(("amigo-it", "amigo-fr", "piatnik-cs", "piatnik-sk"), ("Z", "N"))
    assert marks == dict.fromkeys(NAMES, ("", "")) | lettered | {"rexhry": ("W", "š")}


def test_EDITION_7_who_notes_the_predictions() -> None:
    assert {name: edition(name).predictions_noted_by for name in NAMES} == every_edition(
        of=("piatnik-hu", "piatnik-pl"), is_="dealer", else_="scribe"
    )


@pytest.mark.parametrize("name", NAMES)
def test_EDITION_8_players_age_and_time(name: str) -> None:
    box = edition(name)
    assert box.players == (3, 6)
    if name == "amigo-fr":
        assert (box.age, box.minutes) == ("", 0)
    else:
        assert box.age == ("10–99" if name in ("piatnik-cs", "piatnik-sk") else "10+")
        assert box.minutes == 45


@pytest.mark.parametrize("name", [name for name in NAMES if name != "standard"])
def test_EDITION_8_credits(name: str) -> None:
    assert edition(name).author == ("Ken Fisher" if name in ("amigo-de", "amigo-it") else "")
    assert edition(name).artist == ("Franz Vohwinkel" if name == "amigo-de" else "")


def test_EDITION_8_language_of_the_booklet() -> None:
    languages = {name: edition(name).language for name in NAMES}
    assert languages == {name: name.rpartition("-")[2] for name in NAMES} | {"standard": "en", "rexhry": "cs"}


def test_EDITION_8_publisher_and_title() -> None:
    assert [edition(name).publisher for name in NAMES] == ["", "Amigo", "", "", *["Piatnik"] * 4, "REXhry"]
    assert all(edition(name).title for name in NAMES)


def test_EDITION_3_belongs_to_the_french_edition() -> None:
    barred = [name for name in NAMES if edition(name).settings().wizard_barred]
    assert barred == ["amigo-fr"]


def test_EDITION_3_not_with_special_cards() -> None:
    with pytest.raises(BadSettings) as caught:
        edition("amigo-fr").settings(specials=("bomb",))
    assert caught.value.params == {"one": "specials", "other": "wizard_barred"}
    assert refused_settings(specials=("bomb",), wizard_barred=True).code == "settings/exclude"
    assert edition("amigo-fr").settings(specials=("bomb",), wizard_barred=False).specials == ("bomb",)


def test_a_game_of_an_edition_that_is_not_ours_goes_by_its_switches() -> None:
    settings = edition("amigo-fr").settings(seats=3, edition="our house")
    found = edition_of(settings)
    assert (found.name, found.title, found.offers) == ("our house", "our house", ())
    assert found.settings(seats=3) == settings
    assert edition_of(edition("amigo-fr").settings()) == edition("amigo-fr")
