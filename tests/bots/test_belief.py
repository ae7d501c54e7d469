"""Imagined hands fit everything a seat has noticed, and each fitting deal is equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import combinations, islice, pairwise, permutations
from math import prod
from typing import TypeVar

import pytest

from foretell import Game, Settings
from foretell.bits import members
from foretell.bots import belief
from foretell.bots.belief import ROOM, deal_hidden, imagine, imagine_passes, plan_the_deal
from foretell.bots.unseen import unseen
from foretell.cards import SPECIAL_NAMES, kind_name, parse_kind
from foretell.rules.settings import Switches
from foretell.table.deal import new_table
from foretell.table.events import hand_tokens
from foretell.table.position import possible
from foretell.table.sight import Sight, look
from foretell.table.state import Table
from tests.fast.lockstep import every_settings
from tests.helpers import dealt, first_lead, play_all
from tests.table.walks import Dice

T = TypeVar("T")


def imagined(game: Game, seat: int, word: int, room: list[int] | None = None) -> Table:
    s = new_table()
    imagine(s, game.view(seat).sight, word, room or [0] * ROOM, game.settings.switches)
    return s


def hand(s: Table, seat: int) -> tuple[str, ...]:
    return tuple(hand_tokens(s.hand[seat], s.wizards[seat], s.jesters[seat]))


BY_TRICK = Settings(seats=3, specials=SPECIAL_NAMES, secret_predictions=True, cloud_acts="trick", length=(9, 4, 12))


@pytest.mark.parametrize(
    "settings", [*list(every_settings())[::31], Settings(seats=3, specials=SPECIAL_NAMES), BY_TRICK]
)
def test_an_imagined_table_looks_the_same_to_its_seat(settings: Settings) -> None:
    game = Game(settings=settings, seed=3)
    step = 0
    while not game.over and game.round_number <= 5 and step < 150:
        seat = game.to_act[step % len(game.to_act)]
        for viewer in range(settings.seats):
            sight = game.view(viewer).sight
            s = imagined(game, viewer, 2 * step + 1)
            again = Sight()
            look(again, s, viewer, settings.switches)
            for name in (
                "hand",
                "wizards",
                "jesters",
                "cards",
                "plays",
                "won",
                "legal",
                "trump",
                "turned",
                "seen",
                "gave",
            ):
                assert getattr(again, name) == getattr(sight, name), name
        choices = game.legal(seat)
        game.play(seat, choices[step * 7 % len(choices)])
        step += 1


@pytest.mark.parametrize(
    ("plays", "lacks"),
    [
        ("G13 G2 G3", ("", "")),
        ("G13 Y2 G3", ("G", "")),
        ("G13 Y2 R3", ("G", "G")),
        ("G13 Y2 G3 B13 B7 R3", ("G", "B")),
    ],
)
def test_the_share_of_each_hand_is_that_of_all_fitting_deals(plays: str, lacks: tuple[str, str]) -> None:
    first, second, third = (" ".join(plays.split()[seat::3]) for seat in range(3))
    game = first_lead(f"{first} B1 B2", f"{second} R1 R2", f"{third} Y8 Y9", turned="B5", predict="1 0 0")
    play_all(game, *plays.split())
    sight = game.view(0).sight
    pool = list(members(unseen(sight, game.settings.switches)))
    cards = [kind for kind in pool for _ in range(4 if kind_name(kind) in "WJ" else 1)]
    lacking = [{parse_kind(f"{colour}{rank}") for colour in colours for rank in range(1, 14)} for colours in lacks]
    ways = Counter[int]()
    for theirs in combinations(range(len(cards)), 2):
        if all(cards[i] not in lacking[0] for i in theirs):
            left = sum(1 for i, kind in enumerate(cards) if i not in theirs and kind not in lacking[1])
            ways[sum(kind_name(cards[i])[0] in "GBW" for i in theirs)] += left * (left - 1) // 2
    total = sum(ways.values())
    found = Counter[int]()
    tries = 6000
    for word in range(tries):
        s = imagined(game, 0, (word * 2654435761 + 12345) % 4294967296 | 1)
        tokens = hand(s, 1)
        found[sum(name[0] in "GBW" for name in tokens)] += 1
    for number, count in ways.items():
        share = count / total
        assert abs(found[number] / tries - share) < 4 * (share * (1 - share) / tries) ** 0.5 + 0.002


def every_way(patch: pytest.MonkeyPatch, deal: Callable[[], T]) -> Iterator[tuple[Fraction, T]]:
    """Yield what a deal comes to in every way that chance can go, and how likely that way is."""
    drawn: list[int] = []
    outcomes: list[int] = []
    at = 0

    def below(limit: int, room: object) -> int:
        nonlocal at
        if at == len(drawn):
            drawn.append(0)
            outcomes.append(max(1, limit))
        at += 1
        return drawn[at - 1]

    patch.setattr(belief, "below", below)
    while True:
        at = 0
        found = deal()
        yield Fraction(1, prod(outcomes)), found
        while drawn and drawn[-1] + 1 == outcomes[-1]:
            drawn.pop()
            outcomes.pop()
        if not drawn:
            return
        drawn[-1] += 1


@pytest.mark.parametrize("seats", [3, 4])
def test_every_fitting_deal_of_few_cards_is_equally_likely(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    settings, dice, cases = Settings(seats=seats).switches, Dice(1), 0
    for size in [3, 4, 4, 4] * 40:
        ends = sorted(dice.below(size + 1) for _ in range(seats))
        needs = [end - begin for begin, end in pairwise([0, *ends])]
        lacks = [{card for card in range(size) if dice.below(10) < 3} for _ in range(seats)]
        fitting = {
            hands
            for order in permutations(range(size))
            for hands in [tuple(frozenset(order[begin:end]) for begin, end in pairwise([0, *ends]))]
            if not any(cards & lacking for cards, lacking in zip(hands, lacks, strict=True))
        }
        if not fitting:
            continue
        cases += 1
        room = [0] * ROOM
        room[belief._IN_ORDER : belief._IN_ORDER + size] = range(size)
        for seat in range(seats):
            room[belief._NEEDS + seat] = needs[seat]
            room[belief._VOIDS + seat] = sum(1 << card for card in lacks[seat])
            room[belief._FITTING + seat] = size - len(lacks[seat])
        plan_the_deal(size, room, settings)
        likely: dict[object, Fraction] = {}
        for share, kept in every_way(monkeypatch, partial(deal_hidden, size, room, settings)):
            if kept:
                hands = dict[int, frozenset[int]]()
                pool = iter(room[belief._POOL : belief._POOL + size])
                for seat in room[belief._DEALT : belief._DEALT + seats]:
                    hands[seat] = frozenset(islice(pool, needs[seat]))
                dealt_so = tuple(hands[seat] for seat in range(seats))
                likely[dealt_so] = likely.get(dealt_so, Fraction(0)) + share
        assert set(likely) == fitting
        assert len(set(likely.values())) == 1
    assert cases > 60


def test_no_deal_is_in_vain_where_all_lack_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    game = first_lead("G13 B1 B2", "Y2 R1 R2", "R3 Y8 Y9", turned="B5", predict="1 0 0")
    play_all(game, "G13", "Y2", "R3")
    kept: list[bool] = []

    def counted(size: int, room: list[int], settings: Switches) -> bool:
        kept.append(deal_hidden(size, room, settings))
        return kept[-1]

    monkeypatch.setattr(belief, "deal_hidden", counted)
    for word in range(1, 400, 2):
        imagined(game, 0, word)
    assert kept == [True] * 200


@pytest.mark.parametrize(
    "settings", [Settings(seats=3, specials=SPECIAL_NAMES), Settings(seats=5, specials=SPECIAL_NAMES), Settings()]
)
def test_an_imagined_table_can_have_come_about_by_the_rules(settings: Settings) -> None:
    """Taken back to its deal and played again, trump, passes and all, it comes out the same."""
    passed = 0
    for seed in range(3, 15):
        game = Game(settings=settings, seed=seed)
        step = 0
        while not game.over and game.round_number <= 5:
            viewers = {"play": range(settings.seats), "pass_card": game.to_act}  # who has passed decides nothing more
            for viewer in viewers.get(game.phase, ()):
                sight = game.view(viewer).sight
                room = [0] * ROOM
                s = imagined(game, viewer, 2 * step + 1, room)
                assert imagine_passes(s, sight, room, settings.switches) >= 1
                s.decisions = game.table.decisions
                assert possible(s, settings.switches)
                passed += sight.passed_after > 0
            seat = game.to_act[step % len(game.to_act)]
            choices = game.legal(seat)
            game.play(seat, choices[step * 7 % len(choices)])
            step += 1
    assert (passed > 100) == bool(settings.specials)


def test_who_lacks_a_card_passes_it_to_nobody() -> None:
    hands = ("B7 Ju W B3", "G9 G2 Y3 Y4", "G8 G5 G6 Y7")
    game = first_lead(*hands, turned="R5", predict="2 1 0", specials=("juggler",))
    play_all(game, "B7", "G9", "G8", "Ju=Y", "Y3", "Y7", ">B3", ">G2", ">G5")
    for word in range(1, 400, 2):
        assert blues(hand(imagined(game, 0, word), 2)) == 0


def test_every_card_that_may_have_been_passed_is_imagined_equally_often() -> None:
    game = juggled(">B3", ">G2", ">G5")
    passes = Counter[str]()
    for word in range(1, 4000, 2):
        room = [0] * ROOM
        s = imagined(game, 2, word, room)
        s.hand[1] = game.table.hand[1]
        before = hand(s, 1)
        ways = imagine_passes(s, game.view(2).sight, room, game.settings.switches)
        assert (s.passed[1], s.passed[2]) == (parse_kind("G2"), parse_kind("G5"))  # received and given
        assert kind_name(s.passed[0]) in before
        assert ways == 1  # B3, which seat 1 had lacked
        passes[kind_name(s.passed[0])] += 1
    assert passes == {"B3": 2000}
    game = first_lead("Ju W B3", "B9 G2 G3", "B8 G5 G6", turned="R5", predict="2 0 0")
    play_all(game, "Ju=B", "B9", "B8", ">W", ">G2", ">G5")
    passes.clear()
    for word in range(1, 4000, 2):
        room = [0] * ROOM
        s = imagined(game, 2, word, room)
        s.hand[1], s.wizards[1] = game.table.hand[1], 1
        assert imagine_passes(s, game.view(2).sight, room, game.settings.switches) == 2
        passes[kind_name(s.passed[0])] += 1
    assert set(passes) == {"W", "G3"}
    assert abs(passes["W"] - 1000) < 100


def test_known_cards_stay_where_they_are() -> None:
    game = first_lead("Ju W B3", "B9 G2 G3", "B8 G5 G6", turned="R5", predict="2 0 0")
    play_all(game, "Ju=B", "B9", "B8", ">W", ">G2", ">G5")
    for word in range(1, 200, 2):
        assert "W" in hand(imagined(game, 0, word), 1)  # given away
        assert hand(imagined(game, 1, word), 1) == hand(game.table, 1)


def juggled(*passes: str) -> Game:
    """Return a game in which seat 1 has shown that it holds no blue card, and the Juggler lets cards be passed."""
    hands = ("B7 Ju W B3", "G9 G2 Y3 Y4", "B8 G5 G6 Y7")
    game = first_lead(*hands, turned="R5", predict="2 1 0", specials=("juggler",))
    play_all(game, "B7", "G9", "B8", "Y7", "Ju=Y", "Y3", *passes)
    return game


def blues(tokens: tuple[str, ...]) -> int:
    return sum(name[0] == "B" and name[1:].isdigit() for name in tokens)


def test_nobody_passes_on_what_they_lack() -> None:
    game = juggled(">B3", ">G2")
    for word in range(1, 400, 2):
        s = imagined(game, 2, word)
        assert blues((kind_name(s.passed[1]), *hand(s, 1))) == 0
        assert len(hand(s, 1)) == 1


def test_one_card_of_a_colour_lacked_before_may_have_come() -> None:
    game = juggled(">B3", ">G2", ">G5")
    found = {blues(hand(imagined(game, 2, word), 1)) for word in range(1, 800, 2)}
    assert found == {0, 1}
    assert {blues(hand(imagined(game, 0, word), 1)) for word in range(1, 400, 2)} == {1}  # who gave it knows


def test_it_does_not_come_twice() -> None:
    game = juggled(">B3", ">G2", ">G5", "W", "B3")
    for word in range(1, 400, 2):
        assert blues(hand(imagined(game, 2, word), 1)) == 0


def test_the_card_taken_for_the_werewolf_goes_one_seat_at_most() -> None:
    game = dealt(
        "B7 Ju W B3", "We G2 Y3 Y4", "B8 G5 G6 Y7", "G1 G3 R1 R2", turned="Y9", specials=("juggler", "werewolf")
    )
    play_all(game, "We=R", "1", "0", "0", "0")
    assert {"Y9" in hand(imagined(game, 0, word), 1) for word in range(1, 100, 2)} == {True}
    play_all(game, "Ju=B", "Y3", "B8", "G1", ">W", ">Y4", ">G5", ">G3")
    found = [imagined(game, 0, word) for word in range(1, 800, 2)]
    assert all("Y9" in (*hand(s, 1), *hand(s, 2)) for s in found)
    assert {"Y9" in hand(s, 2) for s in found} == {True, False}
