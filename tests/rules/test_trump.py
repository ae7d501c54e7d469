"""Trump: the turned card, who chooses, and the Werewolf. TRUMP-1 to TRUMP-9."""

from __future__ import annotations

import pytest

from foretell import DECISIONS, Game, Settings
from foretell.cards import COLOUR_NAMES, KINDS, NO_KIND, SPECIAL_NAMES, kind_name
from foretell.rules.trump import COLOURS_OR_NONE, COLOURS_TO_CHOOSE, NO_TRUMP, TO_CHOOSE, trump_of
from foretell.table.deal import deal, new_table
from foretell.table.shufflers import sorted_deck
from foretell.table.state import Table
from tests.helpers import dealt, facts, first_lead, may, play_out, refusal
from tests.rules.book import VIEWERS, play, round_one

NO_TRUMP_CARDS = ("J", "Fa", "Bo")
CHOICE_CARDS = ("W", "Sh", "Dr", "We", "Ju", "Cl")


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_TRUMP_1_what_each_turned_card_means(kind: int) -> None:
    token = kind_name(kind)
    if token in NO_TRUMP_CARDS:
        expected = NO_TRUMP
    elif token in CHOICE_CARDS:
        expected = TO_CHOOSE
    else:
        expected = "BRGY".index(token[0])
    for number in (1, 2, 5, 20):
        assert trump_of(kind, number, Settings().switches) == expected


@pytest.mark.parametrize(("turned", "colour"), [("B1", "blue"), ("R13", "red"), ("G7", "green"), ("Y2", "yellow")])
def test_TRUMP_1_colour_of_the_turned_card(turned: str, colour: str) -> None:
    game = round_one("B5", "R5", "G5", turned=turned)
    assert facts(game, "turned") == [{"event": "turned", "card": turned}]
    assert facts(game, "trump") == [{"event": "trump", "colour": colour}]
    for viewer in VIEWERS:
        assert (game.view(viewer).turned, game.view(viewer).trump) == (turned, colour)
        assert not game.view(viewer).trump_to_choose
    assert game.phase == "predict"


@pytest.mark.parametrize("turned", NO_TRUMP_CARDS)
def test_TRUMP_2_no_trump(turned: str) -> None:
    game = round_one("B5", "R5", "G5", turned=turned, specials=SPECIAL_NAMES)
    assert (game.phase, game.view().turned, game.view().trump) == ("predict", turned, None)
    assert facts(game, "trump") == [{"event": "trump", "colour": None}]
    play(game, "0 0 0 R5 G5 B5")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]


@pytest.mark.parametrize("turned", CHOICE_CARDS)
def test_TRUMP_3_dealer_names_a_colour(turned: str) -> None:
    game = round_one("B5", "R5", "G5", turned=turned, specials=SPECIAL_NAMES, scribe=1)
    assert (game.phase, game.to_act) == ("choose_trump", (1,))
    assert game.view(1).trump_to_choose
    assert game.view(1).trump is None
    assert facts(game, "trump") == []
    assert may(game) == "trump=B trump=R trump=G trump=Y"
    assert COLOURS_TO_CHOOSE == 0b1111
    assert [may(game, seat) for seat in (0, 2)] == ["", ""]
    assert game.explain(1, "trump=G")[1:4] == (True, "trump/dealer-chooses", "TRUMP-3")
    play(game, "trump=G")
    assert (game.phase, game.to_act, game.view().trump) == ("predict", (2,), "green")


def test_TRUMP_3_dealer_looks_at_the_own_hand_first() -> None:
    game = dealt("B5 B6", "R5 W", "G5 J", turned="W")
    assert game.to_act == (2,)
    assert game.view(2).hand == ("G5", "J")


def test_TRUMP_3_no_trump_is_not_offered() -> None:
    game = dealt("B5", "R5", "G5", turned="W")
    assert refusal(game, 2, "We=-").code == "turn/other-decision"
    assert refusal(game, 2, "0").code == "turn/other-decision"
    assert refusal(game, 0, "trump=R").code == "turn/not-yours"


@pytest.mark.parametrize(("letter", "taker"), [("B", 0), ("R", 1), ("G", 2), ("Y", 0)])
def test_TRUMP_3_chosen_colour_is_trump(letter: str, taker: int) -> None:
    game = play(dealt("B5", "R5", "G5", turned="W"), f"trump={letter} 0 0 0 B5 R5 G5")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": taker, "trick": 1}]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TRUMP_4_nothing_is_left_to_turn_in_the_last_round(seats: int) -> None:
    game = play_out(Game(seats=seats, seed=2))
    turned = [fact["card"] for fact in facts(game, "turned")]
    assert len(turned) == 60 // seats
    assert turned[-1] is None
    assert None not in turned[:-1]
    assert facts(game, "trump")[-1] == {"event": "trump", "colour": None}
    assert trump_of(NO_KIND, 60 // seats, Settings(seats=seats).switches) == NO_TRUMP


@pytest.mark.parametrize("specials", [("bomb",), ("werewolf",), ("dragon", "fairy"), SPECIAL_NAMES])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TRUMP_4_special_cards_leave_one_to_turn(seats: int, specials: tuple[str, ...]) -> None:
    game = play_out(Game(settings=Settings(seats=seats, specials=specials), seed=1))
    turned = [fact["card"] for fact in facts(game, "turned")]
    assert len(turned) == 60 // seats
    assert None not in turned


def last_round(seats: int, *, bombs: bool) -> Table:
    settings = Settings(seats=seats, specials=("bomb",) if bombs else ())
    deck = [card for card in sorted_deck(settings) if card != 17]  # the red 5 comes last
    table = new_table()
    table.round_number = 60 // seats - 1
    deal(table, [*deck[: 60 - (not bombs)], 17], settings.switches)
    return table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_TRUMP_4_trump_in_the_last_round(seats: int) -> None:
    assert last_round(seats, bombs=True).trump == COLOUR_NAMES.index("red")
    assert last_round(seats, bombs=False).trump == NO_TRUMP


def test_TRUMP_5_werewolf_is_exchanged_before_anybody_predicts() -> None:
    game = dealt("B5 B6", "R5 We", "G5 G6", turned="Y9")
    assert (game.phase, game.to_act) == ("swap_werewolf", (1,))
    assert game.view(1).hand == ("R5", "We")
    assert may(game) == "We=B We=R We=G We=Y We=-"
    assert COLOURS_OR_NONE == 0b11111
    assert game.view().trump is None
    assert game.view().trump_to_choose
    assert refusal(game, 0, "0").code == "turn/not-yours"
    assert refusal(game, 1, "0").code == "turn/other-decision"
    assert game.explain(1, "We=-")[1:4] == (True, "trump/werewolf-chooses", "TRUMP-5")
    play(game, "We=R")
    assert (game.phase, game.to_act) == ("predict", (0,))
    assert game.view(1).hand == ("R5", "Y9")
    assert (game.view().turned, game.view().trump) == ("We", "red")
    assert not game.view().trump_to_choose


def test_TRUMP_5_turned_colour_no_longer_counts() -> None:
    round_of_two = ("B5 B1", "Y5 We", "G5 G6")
    assert first_lead(*round_of_two, turned="Y9", choose="We=-").view().trump is None
    assert first_lead(*round_of_two, turned="Y9", choose="We=G").view().trump == "green"


def test_TRUMP_5_everyone_sees_the_exchange() -> None:
    game = round_one("B5", "We", "G5", turned="Y9", specials=SPECIAL_NAMES)
    assert facts(game, "trump") == []
    play(game, "We=-")
    for viewer in VIEWERS:
        assert facts(game, "werewolf_swapped", viewer) == [{"event": "werewolf_swapped", "seat": 1, "card": "Y9"}]
        assert facts(game, "trump", viewer) == [{"event": "trump", "seat": 1, "colour": None}]
        assert game.view(viewer).werewolf == (1, "Y9")
    names = [event.name for event in game.events()]
    assert names == ["dealt", "turned", "werewolf_swapped", "trump"]


def test_TRUMP_5_werewolf_is_never_played_or_passed() -> None:
    swaps = [decision.token for decision in DECISIONS if "We" in decision.token]
    assert swaps == ["We=B", "We=R", "We=G", "We=Y", "We=-"]
    assert {decision.name for decision in DECISIONS if "We" in decision.token} == {"swap_werewolf"}


def test_TRUMP_5_no_exchange_without_a_holder() -> None:
    game = dealt("B5", "R5", "G5", turned="Y9", specials=SPECIAL_NAMES)
    assert game.phase == "predict"
    assert game.view().werewolf is None


def test_TRUMP_6_clairvoyant_dealer_chooses_without_the_own_hand() -> None:
    game = dealt("B5", "R5", "G5", turned="W", clairvoyance=True)
    view = game.view(2)
    assert (game.phase, game.to_act) == ("choose_trump", (2,))
    assert view.hand == ()
    assert view.foreheads == {0: ("B5",), 1: ("R5",)}
    assert may(game) == "trump=B trump=R trump=G trump=Y"
    play(game, "trump=B")
    assert game.view(2).hand == ()
    play(game, "0 0 0")
    assert game.view(2).hand == ("G5",)


def test_TRUMP_7_chosen_colour_is_announced_and_stays_in_sight() -> None:
    game = play(dealt("B5 B6", "R5 R6", "G5 G6", turned="W"), "trump=Y")
    for viewer in VIEWERS:
        assert facts(game, "trump", viewer) == [{"event": "trump", "seat": 2, "colour": "yellow"}]
    for token in ("0", "0", "0", "B5", "R5", "G5", "B6", "R6"):
        play(game, token)
        assert {game.view(viewer).trump for viewer in VIEWERS} == {"yellow"}
        assert {game.view(viewer).turned for viewer in VIEWERS} == {"W"}


def test_TRUMP_7_the_werewolfs_colour_stays_in_sight() -> None:
    game = play(dealt("We B6", "R5 R6", "G5 G6", turned="J"), "We=R")
    for token in ("0", "0", "0", "B6", "R5", "G5", "R6", "G6"):
        play(game, token)
        assert {game.view(viewer).trump for viewer in VIEWERS} == {"red"}
        assert {game.view(viewer).werewolf for viewer in VIEWERS} == {(0, "J")}


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("turned", ["W", "J", "Fa", "Bo", "Sh", "Dr", "Ju", "Cl", "B9"])
def test_TRUMP_8_exchange_comes_first_whatever_was_turned(turned: str, holder: int) -> None:
    hands = ["B1 B2", "B3 B4", "B5 B6"]
    hands[holder] = hands[holder][:3] + "We"
    game = dealt(*hands, turned=turned)
    assert game.view().dealer == 2
    assert (game.phase, game.to_act) == ("swap_werewolf", (holder,))
    assert may(game) == "We=B We=R We=G We=Y We=-"
    play(game, "We=G")
    assert (game.phase, game.view().trump) == ("predict", "green")
    assert turned in game.view(holder).hand
    assert {game.view(viewer).werewolf for viewer in VIEWERS} == {(holder, turned)}
    play(game, "0 0 0")
    while game.to_act != (holder,):
        play(game, may(game).split()[0])
    assert turned in {token.partition("=")[0] for token in may(game).split()}


def test_TRUMP_8_wizard_taken_up_is_a_wizard() -> None:
    game = play(first_lead("B1", "We", "B13", turned="W", choose="We=B"), "B1 W B13")
    assert facts(game, "trick_won") == [{"event": "trick_won", "seat": 1, "trick": 1}]


def test_TRUMP_8_coloured_card_taken_up_must_follow() -> None:
    game = play(first_lead("R1 R2", "We B2", "B13 R3", turned="R9", choose="We=-"), "R1")
    assert may(game) == "R9"


def test_TRUMP_9_turned_wizard_without_trump() -> None:
    game = dealt("B5", "R5", "G5", turned="W", turned_wizard_no_trump=True)
    assert (game.phase, game.view().trump, game.view().trump_to_choose) == ("predict", None, False)


def test_TRUMP_9_is_off_by_default_and_about_the_wizard_only() -> None:
    assert Settings().turned_wizard_no_trump is False
    switches = Settings(turned_wizard_no_trump=True, specials=SPECIAL_NAMES).switches
    choices = {kind_name(kind) for kind in KINDS if trump_of(kind, 1, switches) == TO_CHOOSE}
    assert choices == set(CHOICE_CARDS) - {"W"}
    assert trump_of(KINDS[0], 1, switches) == 0


def test_TRUMP_9_leaves_the_werewolf_its_choice() -> None:
    game = dealt("B5", "We", "G5", turned="W", turned_wizard_no_trump=True)
    assert may(game) == "We=B We=R We=G We=Y We=-"
    assert play(game, "We=G").view(1).hand == ("W",)
