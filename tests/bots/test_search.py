"""Search: a quick network that is asked one by one, hindsight that replays a round, and noise that decides nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import foretell
from foretell import Game, Settings
from foretell.bots import belief, calls, flat, hindsight, quick, scribe, search, unseen
from foretell.bots.archmage import deliberate, worth_trying
from foretell.bots.hindsight import IMPOSSIBLE, judge_table
from foretell.bots.network import network
from foretell.bots.search import WORTH, decide, keep_half, mean_gain, temper, worth
from foretell.cards import SPECIAL_NAMES, WIZARD, parse_kind
from foretell.fast.compiler import entry_over
from foretell.fast.tables import settings_rows
from foretell.table import position
from foretell.table.actions import ACTIONS
from foretell.table.decisions import DECISIONS
from foretell.table.encoding import encode, vector
from foretell.table.hands import add_card, remove_card
from foretell.table.relabel import relabelled
from foretell.table.sight import HIDDEN, Sight
from foretell.table.state import Table
from tests.helpers import dealt, first_lead, play_all

NET = quick.arrays_of(network("playout"))
DESK = quick.desk_for(network("playout"))
MANY = [
    Settings(),
    Settings(seats=3, specials=SPECIAL_NAMES),
    Settings(seats=5, hidden_predictions=True),
    Settings(seats=4, secret_predictions=True),
    Settings(seats=3, clairvoyance=True, clairvoyance_rounds="every"),
    Settings(seats=3, one_colour=True),
    Settings(seats=6, plus_minus_one=True),
    Settings(seats=3, length="short"),
]
SEARCH = entry_over(position, unseen, scribe, belief, flat, quick, hindsight, search)


@SEARCH
def _ask(sights: Any, net: Any, desk: Any, rules: Any) -> int:
    return int(calls.ask(sights[0], net, desk, rules[0]))


@SEARCH
def _imagine(sights: Any, tables: Any, cards: Any, word: int, rules: Any) -> None:
    belief.imagine(tables[0], sights[0], word, cards, rules[0])
    belief.imagine_passes(tables[0], sights[0], cards, rules[0])


@SEARCH
def _judge_now(sights: Any, tables: Any, passed: Any, net: Any, desk: Any, rules: Any) -> float:
    return judge_table(tables[0], sights[0], sights[1], passed, net, desk, rules[0])


def judge(sights: Any, tables: Any, rules: Any) -> float:
    """Return how likely what was seen is at an imagined table."""
    return float(_judge_now(sights, tables, np.zeros(6, np.int64), NET, DESK, rules))


def sights_of(game: Game, seat: int) -> Any:
    """Return what a seat sees as a row, and room for what others see."""
    rows = np.zeros(2, Sight.dtype())
    game.view(seat).sight.write_to(rows[0])
    return rows


def positions(settings: Settings, rounds: int, seed: int = 3) -> list[tuple[Game, int]]:
    """Return positions of the first rounds in which somebody has a choice."""
    game = Game(settings=settings, seed=seed)
    bot = foretell.bot("scribe")
    found = []
    while not game.over and game.round_number <= rounds:
        seat = game.to_act[-1]
        if len(game.view(seat).legal) > 1:
            found.append((game.copy(), seat))
        game.play(seat, bot.choose(game.view(seat)))
    return found


@pytest.mark.parametrize("settings", MANY, ids=range(len(MANY)))
def test_the_quick_network_is_the_same_one_by_one(settings: Settings) -> None:
    for game, seat in positions(settings, 5)[::3]:
        view = game.view(seat)
        count = _ask(sights_of(game, seat), NET, DESK, settings_rows((settings,)))
        x = vector()
        slots = encode(x, view.sight, settings.switches)
        values = network("playout").values_of(np.array(x, np.int8))
        assert len(values) == ACTIONS
        assert count == len(view.legal)
        for action, value in zip(DESK[3][:count], DESK[4][:count], strict=True):
            assert values[relabelled(int(action), slots)] == value


@pytest.mark.parametrize("settings", MANY, ids=range(len(MANY)))
def test_hindsight_ends_where_it_began(settings: Settings) -> None:
    """What is imagined of now and what is decided anew from the deal is the same table."""
    tables, cards = np.zeros(1, Table.dtype()), np.zeros(belief.ROOM, np.int64)
    rules = settings_rows((settings,))
    compared = 0
    for game, seat in positions(settings, 5)[::2]:
        sights = sights_of(game, seat)
        _imagine(sights, tables, cards, 77, rules)
        before = tables[0].copy()
        likely = judge(sights, tables, rules)
        assert -200 < likely <= 0
        for name in tables.dtype.names or ():
            if name == "predicted":
                hidden = sights[0]["predicted"] == HIDDEN
                assert (tables[0][name][hidden] >= 0).all()
                assert (tables[0][name][hidden] <= game.view().tricks_to_play + 1).all()
                assert np.array_equal(tables[0][name][~hidden], before[name][~hidden])
            elif name != "decisions":
                assert np.array_equal(tables[0][name], before[name]), name
        compared += 1
    assert compared > 5


def test_hindsight_tells_a_strong_hand_from_a_weak_one() -> None:
    """Who predicted 2 of 2 hardly holds two low cards."""
    game = first_lead("B7 G2", "W W", "B5 B3", turned="R5", predict="0 2 0")
    strong, weak = (likelihood(game, hand) for hand in ("W W", "B2 G1"))
    assert strong > weak + 1


def likelihood(game: Game, hand: str) -> float:
    """Return how likely seat 1 decided as it did, had it held these cards."""
    other = first_lead("B7 G2", hand, "B5 B3", turned="R5", predict="0 2 0")
    tables = np.zeros(1, Table.dtype())
    tables[0] = other.to_row()
    return judge(sights_of(game, 0), tables, settings_rows((game.settings,)))


def test_whoever_passes_last_judges_what_the_others_played_and_put_down() -> None:
    """What others have put down face down is no reason to forget how they played, and is weighed as well."""
    game = first_lead("Ju W B3", "B9 G2 G3", "B8 G5 G6", turned="R5", predict="2 1 0")
    play_all(game, "Ju=B", "B9", "B8")
    rules = settings_rows((game.settings,))
    tables = np.zeros(1, Table.dtype())

    def likely() -> float:
        tables[0] = game.to_row()
        before = tables[0].copy()
        found = judge(sights_of(game, 2), tables, rules)
        assert all(np.array_equal(tables[0][n], before[n]) for n in before.dtype.names if n != "decisions")
        return found

    first = likely()
    game.play(0, ">B3")
    game.play(1, ">G2")
    assert first < -0.1
    assert first - 10 < likely() < first


def true_to_itself(game: Game, seat: int, table: Game) -> float:
    """Return how likely what a seat saw is at the table of another game."""
    tables = np.zeros(1, Table.dtype())
    tables[0] = table.to_row()
    return judge(sights_of(game, seat), tables, settings_rows((game.settings,)))


@pytest.mark.parametrize(
    ("hands", "turned", "names"),
    [
        (("B7 B2 B3", "Y5 Y6 R7", "G13 G12 R9"), "W", "trump=B trump=R trump=G trump=Y"),
        (("B7 B2 B3", "Y5 Y6 R7", "We G12 R9"), "B9", "We=B We=R We=G We=Y We=-"),
    ],
    ids=["dealer", "Werewolf"],
)
def test_hindsight_asks_how_likely_that_trump_was_named(hands: tuple[str, ...], turned: str, names: str) -> None:
    games = [play_all(dealt(*hands, turned=turned), name) for name in names.split()]
    likely = [true_to_itself(game, 0, game) for game in games]
    assert np.exp(likely).sum() == pytest.approx(1.0)
    assert max(likely) > min(likely) + 1
    assert [true_to_itself(game, 2, game) for game in games] == [0.0] * len(games)  # one's own choice tells nothing


def test_hindsight_asks_how_likely_those_cards_were_passed() -> None:
    """Who wants no trick rather passes the highest card than a Jester; and somebody passes something in any case."""

    def likely(*passes: str) -> float:
        game = first_lead("Ju W B3", "B9 G2 G3", "B8 G13 J", turned="R5", predict="2 1 0")
        play_all(game, "Ju=B", "B9", "B8", *passes)
        return true_to_itself(game, 0, game)

    every = [likely(">B3", one, two) for one in (">G2", ">G3") for two in (">G13", ">J")]
    assert np.exp(every).sum() == pytest.approx(np.exp(likely()))
    assert every[0] > every[1] + 1


def test_hindsight_rules_out_who_cannot_have_held_what_was_taken_for_the_werewolf() -> None:
    """Since cards were passed nobody is told where that Wizard is, but somebody must have had it first."""
    game = dealt(
        "B7 Ju B2 B3", "We G2 Y3 Y4", "B8 G5 G6 Y7", "G1 W R1 R2", turned="W", specials=("juggler", "werewolf")
    )
    play_all(game, "We=R", "1", "0", "0", "0", "Ju=B", "Y3", "B8", "G1", ">B2", ">Y4", ">G5", ">R1")
    other = game.copy()
    for giver, taker, kind in ((1, 3, WIZARD), (3, 1, parse_kind("R2"))):
        remove_card(other._table, giver, kind)
        add_card(other._table, taker, kind)
    assert true_to_itself(game, 0, game) > true_to_itself(game, 0, other) == IMPOSSIBLE


def test_every_colour_is_tried_where_trump_is_named() -> None:
    """However sure the network is: it names trump too seldom to know."""
    values, choices = np.zeros(ACTIONS, np.float32), np.zeros(ACTIONS, np.int8)
    values[25], choices[22:26] = 50.0, 1
    assert worth_trying(values, choices) == [25]
    game = dealt("B7 B2 B3 B4 B5", "Y5 Y6 R7 R2 R3", "G13 G12 G11 G10 G9", turned="W")
    view = game.view(2)
    slots = encode(vector(), view.sight, view.settings.switches)
    found = deliberate(sights_of(game, 2)[:1], values, choices, slots, 8000, 1, view.settings)
    assert str(DECISIONS[found]) == "trump=G"


def test_a_choice_is_left_only_beyond_noise() -> None:
    weights = np.full(100, 0.01)
    seen = np.arange(100)
    gains = np.zeros((3, 100))
    gains[1] = np.where(seen % 2 == 0, 40.0, -36.0)  # ahead by 2, give or take 3.8
    assert mean_gain(1, gains, weights, seen) == pytest.approx(2.0)
    assert decide(np.array([0, 1]), gains, weights, seen) == 0
    gains[2] = np.where(seen % 2 == 0, 14.0, -2.0)  # ahead by 6, give or take 0.8
    assert decide(np.array([0, 1, 2]), gains, weights, seen) == 2
    few = np.full(100, 1e-9)
    few[0] = 1.0
    assert mean_gain(1, gains, few, seen) == pytest.approx(40.0)
    assert decide(np.array([0, 1]), gains, few, seen) == 0  # one deal is no evidence


def test_weights_are_trusted_only_so_far() -> None:
    logs = np.array([-0.1 * i for i in range(100)])
    weights = logs.copy()
    temper(weights, 100)
    assert weights.sum() == pytest.approx(1)
    assert worth(weights) == pytest.approx(worth(np.exp(logs)))  # flat enough as it is
    steep = np.array([-9.0 * i for i in range(100)])
    temper(steep, 100)
    assert worth(steep) == pytest.approx(WORTH, rel=0.05)
    assert (np.diff(steep) < 0).all()


@pytest.mark.parametrize("possible", [40, 5, 1])
def test_what_is_impossible_weighs_nothing_unless_all_is(possible: int) -> None:
    """Also where less is possible than weights are trusted for, and where possible tables are very unlikely."""
    weights = np.array([-200.0 - 9.0 * i for i in range(possible)] + [IMPOSSIBLE] * 10)
    temper(weights, possible + 10)
    assert (weights[:possible] > 0).all()
    assert (weights[possible:] == 0).all()
    assert worth(weights) == pytest.approx(min(possible, WORTH), rel=0.05)
    nothing = np.full(4, IMPOSSIBLE)
    temper(nothing, 4)
    assert nothing.tolist() == [0.25] * 4


def test_half_is_given_up_but_never_the_favourite() -> None:
    weights, seen = np.full(4, 0.25), np.arange(4)
    gains = np.array([[-9.0] * 4, [1.0] * 4, [3.0] * 4, [2.0] * 4, [0.0] * 4])
    assert keep_half(np.arange(5), gains, weights, seen).tolist() == [0, 2, 3]
    assert keep_half(np.array([0, 2, 3]), gains, weights, seen).tolist() == [0, 2]


def test_the_search_overrules_a_network_that_errs() -> None:
    """Told that the low card is the likelier one, it finds that only the high one takes the trick that it needs."""
    game = first_lead("G13 B2", "G5 B4", "G12 B9", turned="R5", predict="1 0 0")
    view = game.view(0)
    slots = encode(vector(), view.sight, view.settings.switches)
    low, high = (relabelled(decision.number, slots) for decision in sorted(view.legal, key=str))
    values, choices = np.zeros(ACTIONS, np.float32), np.zeros(ACTIONS, np.int8)
    values[low], choices[[low, high]] = 1.0, 1
    assert worth_trying(values, choices) == [low, high]
    found = deliberate(sights_of(game, 0)[:1], values, choices, slots, 3000, 1, view.settings)
    assert str(DECISIONS[found]) == "G13"


def test_threads_are_not_in_each_others_way() -> None:
    views = [game.view(seat) for game, seat in positions(Settings(seats=3), 4)][-16:]
    alone = [foretell.bot("archmage@1500", 1).choose(view) for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: foretell.bot("archmage@1500", 1).choose(view), views * 2))
    assert together == alone * 2
