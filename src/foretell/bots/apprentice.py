"""The apprentice: a readable heuristic of our own.

It asks of each card how likely it is to win a trick: now, given who has yet to play, what they may hold and whether
they want the trick; and later, against the cards that are still unseen. From the chances of its cards it knows how
likely every number of tricks is, and takes the decision with the most points to expect. Leading one of its last
cards, it also knows that a trick brings the next lead, and that hands are smaller then. It leads from the top when it
needs every trick.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from foretell.bits import lowest
from foretell.bots.scribe import would_win
from foretell.bots.unseen import copies_unseen, lacks, tally, unseen
from foretell.bots.worth import scales
from foretell.cards import JESTER, NO_COLOUR, NO_KIND, PLAY_BOMB, WEREWOLF, WIZARD
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
"""How likely a seat that needs none takes one all the same, though not all of its cards would."""
STEERS_PLAY: Final = 1.25
STEERS_ROUND: Final = 2.0
"""How much surer than chance a card's fate is: good play makes likely winners win and likely losers lose."""
ROOM: Final = 256
"""Numbers that the apprentice needs room for: chances of cards, of numbers of tricks, and of cards of who leads."""
_FEW: Final = 4
_CHANCES: Final = 0
_TRICKS: Final = 64
_LEADING: Final = 128
_THROWING: Final = 192


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


def chance_later(play: int, trump: int, v: Sight, kinds: int, scale: float, settings: Switches) -> float:
    """Return how likely a card wins a trick some time, judged by the unseen cards that it beats and that beat it."""
    total, beaten, beating = tally(play, trump, v, kinds, settings)
    if total == 0:
        return 1.0
    value = (total - beating + beaten) / (2.0 * total)
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


def spread_tricks(v: Sight, hand: int, without: int, chances: int, room: MutableSequence[float]) -> None:
    """Write how likely every number of tricks is that a hand takes, leaving out one card of a kind.

    `chances` is where the chances of its cards are written.
    """
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
            add_chance(room, cards, room[chances + kind])
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
        spread_tricks(v, v.hand, NO_KIND, _CHANCES, room)
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
            spread_tricks(v, hand, NO_KIND, _CHANCES, room)
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
        spread_tricks(v, v.hand, kind, _CHANCES, room)
        add_chance(room, v.cards[v.seat] - 1, 1.0 / settings.seats)
        value = expected_points(v.predicted[v.seat], v.won[v.seat], room)
        if value > most:
            best = kind
            most = value
    return best


def best_change(v: Sight, scale: Sequence[float], room: MutableSequence[float], settings: Switches) -> int:
    """Return the Cloud's change with the most points to expect, with the cards still in hand."""
    judge_hand(v, v.hand, v.trump, scale, room, settings)
    spread_tricks(v, v.hand, NO_KIND, _CHANCES, room)
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
    after_taking = _CHANCES
    after_leaving = _CHANCES
    if leads(v, settings):
        if needs_nearly_all(v):
            return highest_lead(v, kinds, settings)
        if v.cards[v.seat] <= _FEW:  # with more, the next trick says too little of what becomes of a card
            judge_next_trick(v, kinds, room, settings)
            after_taking = _LEADING
            after_leaving = _THROWING
    predicted = v.predicted[v.seat]
    won = v.won[v.seat]
    best = 0
    most = -1000.0
    cards = v.legal
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        spread_tricks(v, v.hand, kind, after_taking, room)
        taking = expected_points(predicted, won + 1, room)
        spread_tricks(v, v.hand, kind, after_leaving, room)
        leaving = expected_points(predicted, won, room)
        for said in range(announcements(PLAY, kind)):
            action = action_of(PLAY, kind) + said
            chance = chance_now(action - FIRST_PLAY, v, kinds, settings)
            value = chance * taking + (1.0 - chance) * leaving
            if value > most:
                best = action
                most = value
    return best


def leads(v: Sight, settings: Switches) -> bool:
    """Return whether a seat leads, with cards to play later."""
    return v.played == v.tricks * settings.seats and v.cards[v.seat] > 1


def needs_nearly_all(v: Sight) -> bool:
    """Return whether a seat needs every trick that is left, or early in a hand all but one.

    With fewer than four cards, one that is to lose had better do so while the others can still beat it.
    """
    needs = v.predicted[v.seat] - v.won[v.seat]
    left = v.cards[v.seat]
    return needs == left or (needs == left - 1 and left >= _FEW)


def highest_lead(v: Sight, kinds: int, settings: Switches) -> int:
    """Return the play most likely to win the trick that it leads; of equals the strongest."""
    best = 0
    most = -1.0
    power = -1
    cards = v.legal
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        for said in range(announcements(PLAY, kind)):
            action = action_of(PLAY, kind) + said
            play = action - FIRST_PLAY
            chance = chance_now(play, v, kinds, settings)
            strong = strength(play, follow_after(OPEN, play, settings), v.trump, settings)
            if chance > most or (chance == most and strong > power):
                best = action
                most = chance
                power = strong
    return best


def judge_next_trick(v: Sight, kinds: int, room: MutableSequence[float], settings: Switches) -> None:
    """Write the chances of the hand twice more, for the next trick belongs to them.

    Who takes this trick leads one of the other cards to the next; who loses it throws one onto another's lead.
    """
    share = 1.0 / (v.cards[v.seat] - 1)
    hand = v.hand
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        led = 0.0
        thrown = 0.0
        if kind != WEREWOLF:
            for said in range(announcements(PLAY, kind)):
                play = action_of(PLAY, kind) - FIRST_PLAY + said
                led = max(led, chance_led(play, v, kinds, settings))
                thrown = max(thrown, chance_thrown(play, v, kinds, settings))
        some_time = room[_CHANCES + kind]
        room[_LEADING + kind] = some_time + share * (steered(led, STEERS_PLAY) - some_time)
        room[_THROWING + kind] = some_time + share * (steered(thrown, STEERS_PLAY) - some_time)


def chance_thrown(play: int, v: Sight, kinds: int, settings: Switches) -> float:
    """Return how likely a card wins when another leads: it beats what was led, and nothing else beats it."""
    total, beaten, beating = tally(play, v.trump, v, kinds, settings)
    if total == 0:
        return 1.0
    chance = beaten / total
    for _ in range(settings.seats - 2):
        chance *= 1.0 - beating / total
    return chance


def chance_led(play: int, v: Sight, kinds: int, settings: Switches) -> float:
    """Return how likely a card wins when it is led later, with half of the cards in every hand gone."""
    follow = follow_after(OPEN, play, settings)
    power = strength(play, follow, v.trump, settings)
    held = max(v.cards[v.seat] // 2, 1)
    chance = 1.0
    for place in range(1, settings.seats):
        chance *= 1.0 - overtakes(clockwise(v.seat, place, settings), power, follow, held, v, kinds, settings)
    return chance


def chance_now(play: int, v: Sight, kinds: int, settings: Switches) -> float:
    """Return how likely a play takes the trick on the table; one with the Bomb is nobody's."""
    if not would_win(v, play, settings):
        return 0.0
    first = v.tricks * settings.seats
    follow = follow_after(v.follow, play, settings)
    power = strength(play, follow, v.trump, settings)
    for i in range(first, v.played):
        if v.plays[i] == PLAY_BOMB:
            return 0.0
        power = max(power, strength(v.plays[i], follow, v.trump, settings))  # the Fairy takes it from the Dragon
    chance = 1.0
    for place in range(v.played - first + 1, settings.seats):
        seat = clockwise(v.leaders[v.tricks], place, settings)
        chance *= 1.0 - overtakes(seat, power, follow, v.cards[seat], v, kinds, settings)
    return chance


def overtakes(seat: int, power: int, follow: int, held: int, v: Sight, kinds: int, settings: Switches) -> float:
    """Return how likely a seat that plays later, with that many cards, beats a card of this power."""
    total = 0
    following = 0
    free = 0  # cards that beat it and may always be played, or follow
    void = 0  # cards that beat it and may be played only by who cannot follow
    for colour in range(NO_COLOUR):
        if v.voids[seat] >> colour & 1:
            kinds &= ~cards_of(colour)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        count = copies_unseen(v, kind, settings)
        total += count
        follows = follow < OPEN and cards_of(follow) >> kind & 1 != 0
        if follows:
            following += count
        play = action_of(PLAY, kind) - FIRST_PLAY
        if strength(play, follow_after(follow, play, settings), v.trump, settings) > power:
            if follows or follow >= OPEN or ALWAYS_PLAYABLE >> kind & 1:
                free += count
            else:
                void += count
    if total == 0:
        return 0.0
    lacks_free = lacks(free, total, held)
    able = 1.0 - lacks_free + lacks_free * lacks(following, total, held) * (1.0 - lacks(void, total - following, held))
    if v.predicted[seat] == HIDDEN or v.predicted[seat] > v.won[seat]:
        return able * WANTS
    forced = min(lacks(total - free - void, total, held), able)
    return forced + (able - forced) * SHUNS
