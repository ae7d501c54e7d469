"""The apprentice: a readable heuristic of our own.

It asks of each card how likely it is to win a trick: now, given who has yet to play, what they may hold and whether
they want the trick; and later, against the cards that are still unseen. From the chances of its cards it knows how
likely every number of tricks is, and takes the decision with the most points to expect.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from foretell.bits import lowest
from foretell.bots.unseen import copies_unseen, unseen
from foretell.bots.worth import scales
from foretell.cards import JESTER, NO_KIND, WEREWOLF, WIZARD
from foretell.errors import NotYourTurn
from foretell.rules.rounds import clockwise, hand_size
from foretell.rules.scoring import points
from foretell.rules.settings import Switches
from foretell.rules.tricks import ALWAYS_PLAYABLE, OPEN, cards_of, follow_after, strength
from foretell.table.actions import FIRST_ADJUST, FIRST_PLAY, action_of, announcements, first_action
from foretell.table.decisions import DECISIONS, Decision
from foretell.table.sight import HIDDEN, Sight
from foretell.table.state import ADJUST_PREDICTION, CHOOSE_TRUMP, PASS_CARD, PLAY, PREDICT, SWAP_WEREWOLF
from foretell.table.view import View

WANTS: Final = 0.95
"""How likely a seat that needs tricks takes one that it can take."""
SHUNS: Final = 0.4
"""How likely a seat that needs none takes one all the same: it may have no choice."""
STEERS_PLAY: Final = 1.25
STEERS_ROUND: Final = 2.0
"""How much surer than chance a card's fate is: good play makes likely winners win and likely losers lose."""
ROOM: Final = 128
"""Numbers that the apprentice needs room for: chances of cards and of numbers of tricks."""
_CHANCES: Final = 0
_TRICKS: Final = 64


class Apprentice:
    """A heuristic that weighs chances; the same view always gets the same answer."""

    def choose(self, view: View) -> Decision:
        """Return the decision with the most points to expect."""
        if not view.legal:
            raise NotYourTurn("turn/not-yours", "a bot was asked where it has nothing to decide", rule="PLAY-1")
        room = [0.0] * ROOM
        return DECISIONS[apprentice_action(view.sight, scales(view.settings), room, view.settings.switches)]


def apprentice_action(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> int:
    """Return the number of the apprentice's decision."""
    if v.phase == PLAY:
        return best_play(v, scale, room, settings)
    if v.phase == PREDICT:
        return best_prediction(v, scale, room, settings)
    if v.phase == CHOOSE_TRUMP or v.phase == SWAP_WEREWOLF:
        return first_action(v.phase) + best_trump(v, scale, room, settings)
    if v.phase == PASS_CARD:
        return action_of(PASS_CARD, best_pass(v, scale, room, settings))
    return best_change(v, scale, room, settings)


def beats(second: int, first: int, trump: int, settings: Switches) -> bool:
    """Return whether a play takes the trick from one that lies there alone."""
    follow = follow_after(follow_after(OPEN, first, settings), second, settings)
    return strength(second, follow, trump, settings) > strength(first, follow, trump, settings)


def chance_later(play: int, trump: int, v: Sight, kinds: int, scale: float, settings: Switches) -> float:
    """Return how likely a card wins a trick some time, judged by the unseen cards that it beats and that beat it."""
    total = 0
    good = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        count = copies_unseen(v, kind, settings)
        if count:
            other = action_of(PLAY, kind) - FIRST_PLAY
            total += count
            if not beats(other, play, trump, settings):
                good += count
            if beats(play, other, trump, settings):
                good += count
    if total == 0:
        return 1.0
    value = good / (2.0 * total)
    chance = scale
    for _ in range(settings.seats - 1):
        chance *= value
    return min(chance, 1.0)


def judge_hand(
    v: Sight, hand: int, trump: int, scale: Sequence[float], room: MutableSequence[float], settings: Switches
) -> None:
    """Write the chance of each kind in a hand to win a trick later, at its best announcement."""
    kinds = unseen(v, settings)
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        best = 0.0
        if kind != WEREWOLF:
            for said in range(announcements(PLAY, kind)):
                play = action_of(PLAY, kind) - FIRST_PLAY + said
                best = max(best, chance_later(play, trump, v, kinds, scale[trump], settings))
        room[_CHANCES + kind] = steered(best, STEERS_PLAY if v.phase == PLAY else STEERS_ROUND)


def steered(chance: float, sureness: float) -> float:
    """Return a chance moved away from even by what its player can do about it.

    >>> steered(0.5, 2.0), steered(0.75, 2.0)
    (0.5, 0.9)
    """
    wins: float = chance**sureness
    loses: float = (1.0 - chance) ** sureness
    return wins / (wins + loses)


def spread_tricks(v: Sight, hand: int, without: int, room: MutableSequence[float]) -> None:
    """Write how likely every number of tricks is that a hand takes, leaving out one card of a kind."""
    for tricks in range(22):
        room[_TRICKS + tricks] = 0.0
    room[_TRICKS] = 1.0
    cards = 0
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        count = v.wizards if kind == WIZARD else v.jesters if kind == JESTER else 1
        if kind == without:
            count -= 1
        for _ in range(count):
            add_chance(room, cards, room[_CHANCES + kind])
            cards += 1


def add_chance(room: MutableSequence[float], cards: int, chance: float) -> None:
    """Fold one more card into the chances of every number of tricks."""
    for tricks in range(cards + 1, 0, -1):
        room[_TRICKS + tricks] = room[_TRICKS + tricks] * (1.0 - chance) + room[_TRICKS + tricks - 1] * chance
    room[_TRICKS] *= 1.0 - chance


def expected_points(predicted: int, won: int, room: Sequence[float]) -> float:
    """Return the points to expect from a prediction, with these tricks won and the hand's chances of more."""
    total = 0.0
    for tricks in range(21):
        if room[_TRICKS + tricks] > 0.0:
            total += room[_TRICKS + tricks] * points(predicted, won + tricks)
    return total


def best_prediction(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> int:
    """Return the legal prediction with the most points to expect."""
    if v.hand:
        judge_hand(v, v.hand, v.trump, scale, room, settings)
        spread_tricks(v, v.hand, NO_KIND, room)
    else:
        spread_from_foreheads(v, scale, room, settings)
    best = lowest(v.legal)
    most = -1000.0
    for number in range(hand_size(v.round_number, settings) + 1):
        if v.legal >> number & 1:
            value = expected_points(number, 0, room)
            if value > most:
                best = number
                most = value
    return best


def spread_from_foreheads(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> None:
    """Write the chances of a hand that only the others see: what their hands leave, spread evenly over its cards."""
    others = 0.0
    for seat in range(settings.seats):
        hand = v.seen[seat]
        judge_hand(v, hand, v.trump, scale, room, settings)
        while hand:
            kind = lowest(hand)
            hand &= hand - 1
            count = v.seen_wizards[seat] if kind == WIZARD else v.seen_jesters[seat] if kind == JESTER else 1
            others += count * room[_CHANCES + kind]
    tricks = hand_size(v.round_number, settings)
    chance = min(max(tricks - others, 0.0) / tricks, 1.0)
    for number in range(22):
        room[_TRICKS + number] = 0.0
    room[_TRICKS] = 1.0
    for cards in range(tricks):
        add_chance(room, cards, chance)


def best_trump(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> int:
    """Return the trump (4 is none) under which the best prediction has the most points to expect."""
    hand = v.hand
    if v.phase == SWAP_WEREWOLF:
        hand = hand & ~(1 << WEREWOLF) | 1 << v.turned
    best = lowest(v.legal)
    most = -1000.0
    for trump in range(5):
        if v.legal >> trump & 1:
            judge_hand(v, hand, trump, scale, room, settings)
            spread_tricks(v, hand, NO_KIND, room)
            for number in range(hand_size(v.round_number, settings) + 1):
                value = expected_points(number, 0, room)
                if value > most:
                    best = trump
                    most = value
    return best


def best_pass(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> int:
    """Return the card whose absence leaves the most points to expect; the card to come is worth an average one."""
    judge_hand(v, v.hand, v.trump, scale, room, settings)
    best = lowest(v.legal)
    most = -1000.0
    cards = v.legal
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        spread_tricks(v, v.hand, kind, room)
        add_chance(room, v.cards[v.seat] - 1, 1.0 / settings.seats)
        value = expected_points(v.predicted[v.seat], v.won[v.seat], room)
        if value > most:
            best = kind
            most = value
    return best


def best_change(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> int:
    """Return the Cloud's change with the most points to expect, with the cards still in hand."""
    judge_hand(v, v.hand, v.trump, scale, room, settings)
    spread_tricks(v, v.hand, NO_KIND, room)
    raised = expected_points(v.predicted[v.seat] + 1, v.won[v.seat], room)
    if v.legal == 1 or raised >= expected_points(v.predicted[v.seat] - 1, v.won[v.seat], room):
        return FIRST_ADJUST
    return FIRST_ADJUST + 1


def changes_early(v: Sight, settings: Switches) -> bool:
    """Return whether the Cloud asks for its change during the round: no network has learnt that yet. CLOUD-6."""
    return v.phase == ADJUST_PREDICTION and v.tricks < hand_size(v.round_number, settings)


def best_play(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> int:
    """Return the play with the most points to expect from this trick and the rest of the hand."""
    judge_hand(v, v.hand, v.trump, scale, room, settings)
    kinds = unseen(v, settings)
    predicted = v.predicted[v.seat]
    won = v.won[v.seat]
    best = 0
    most = -1000.0
    cards = v.legal
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        spread_tricks(v, v.hand, kind, room)
        taking = expected_points(predicted, won + 1, room)
        leaving = expected_points(predicted, won, room)
        for said in range(announcements(PLAY, kind)):
            action = action_of(PLAY, kind) + said
            chance = chance_now(action - FIRST_PLAY, v, kinds, settings)
            value = chance * taking + (1.0 - chance) * leaving
            if value > most:
                best = action
                most = value
    return best


def chance_now(play: int, v: Sight, kinds: int, settings: Switches) -> float:
    """Return how likely a play takes the trick on the table."""
    first = v.tricks * settings.seats
    count = v.played - first
    follow = follow_after(v.follow, play, settings)
    power = strength(play, follow, v.trump, settings)
    for i in range(first, v.played):
        if strength(v.plays[i], follow, v.trump, settings) >= power:
            return 0.0
    chance = 1.0
    for place in range(count + 1, settings.seats):
        seat = clockwise(v.leaders[v.tricks], place, settings)
        chance *= 1.0 - overtakes(seat, power, follow, v, kinds, settings)
    return chance


def overtakes(seat: int, power: int, follow: int, v: Sight, kinds: int, settings: Switches) -> float:
    """Return how likely a seat that plays later beats a card of this power."""
    total = 0
    following = 0
    free = 0  # cards that beat it and may always be played, or follow
    void = 0  # cards that beat it and may be played only by who cannot follow
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        count = copies_unseen(v, kind, settings)
        total += count
        follows = follow < OPEN and cards_of(follow) >> kind & 1 != 0
        if follows:
            following += count
        if strength(action_of(PLAY, kind) - FIRST_PLAY, follow, v.trump, settings) > power:
            if follows or follow >= OPEN or ALWAYS_PLAYABLE >> kind & 1:
                free += count
            else:
                void += count
    if total == 0:
        return 0.0
    held = v.cards[seat]
    lacks_free = lacks(free, total, held)
    cannot_follow = 1.0 if v.voids[seat] >> follow & 1 else lacks(following, total, held)
    able = 1.0 - lacks_free + lacks_free * cannot_follow * (1.0 - lacks(void, total - following, held))
    needs = v.predicted[seat] == HIDDEN or v.predicted[seat] > v.won[seat]
    return able * (WANTS if needs else SHUNS)


def lacks(wanted: int, total: int, held: int) -> float:
    """Return how likely a hand of unseen cards has none of those wanted."""
    if wanted >= total:
        return 0.0 if wanted else 1.0
    chance = 1.0
    for _ in range(held):
        chance *= 1.0 - wanted / total
    return chance
