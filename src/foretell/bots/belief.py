"""Belief: hidden hands that fit everything a seat has noticed, each equally likely.

What is known of the others: how many cards they hold, colours that they failed to follow, cards seen on foreheads, the
card taken for the Werewolf, the card given to the left neighbour; under EDITION-3, that who plays a barred Wizard holds
nothing else. After cards were passed, a colour shown void before may be held once, as the card received, unless its
giver had shown to lack it too.

Seats are dealt in turn from the unseen cards that they may hold. A deal that leaves a later seat fewer ways than there
could be is kept with just that share, so that every fitting deal is equally likely in the end. The closer what there
could be is reckoned, the fewer deals are in vain.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from foretell.bots.unseen import copies_unseen, unseen
from foretell.cards import JESTER, NO_KIND, PLAY_WIZARD, WEREWOLF, WIZARD, colour_played, kind_played
from foretell.rules.rounds import clockwise, left_of
from foretell.rules.settings import Switches
from foretell.rules.tricks import OPEN, cards_of, follow_after, wizards_barred
from foretell.table.hands import add_card, remove_card
from foretell.table.sight import HIDDEN, Sight
from foretell.table.state import NO_PREDICTION, PASS_CARD, Table

ROOM: Final = 208
"""Numbers that sampling needs room for: the unseen cards, as they are dealt and in order, and what each seat lacks."""
_POOL: Final = 0
_NEEDS: Final = 80
_VOIDS: Final = 86
_EARLIER: Final = 92
_FITTING: Final = 98
_DEALT: Final = 104
_MOST: Final = 110
_RANDOM: Final = 116
_COUNT: Final = 117
_SURELY: Final = 118
_TWO: Final = -2
_IN_ORDER: Final = 128
_EVERYTHING: Final = (1 << 63) - 1
_MASK: Final = 0xFFFFFFFF


def below(n: int, room: MutableSequence[int]) -> int:
    """Return a random number from 0 to n - 1."""
    word = room[_RANDOM]
    word ^= word << 13 & _MASK
    word ^= word >> 17
    word ^= word << 5 & _MASK
    room[_RANDOM] = word
    return word * n >> 32


def imagine(s: Table, v: Sight, word: int, room: MutableSequence[int], settings: Switches) -> None:
    """Write a whole table that this seat could be sitting at; `word` (1 to 2**32 - 1) says which."""
    room[_RANDOM] = word
    note_what_is_shown(v, room, settings)
    while True:
        lay_out(s, v, settings)
        if settings.one_colour:
            deal_own_piles(s, v, room, settings)
        else:
            size = gather(s, v, room, settings)
            plan_the_deal(size, room, settings)
            while not deal_hidden(size, room, settings):
                pass
            hand_out(s, v, room, settings)
        if fits_the_pass(s, v, room, settings):
            return


def lay_out(s: Table, v: Sight, settings: Switches) -> None:
    """Write what the seat knows of the table: everything public, its own hand, and the cards that it can place."""
    s.lying = 0
    s.round_number = v.round_number
    s.phase = v.phase
    s.dealer = v.dealer
    s.turn = v.turn
    s.waiting = v.waiting
    s.turned = v.turned
    s.trump = v.trump
    s.follow = v.follow
    s.decisions = 0
    s.played = v.played
    s.tricks = v.tricks
    s.bombed = v.bombed
    s.passed_after = v.passed_after
    s.wolf = v.wolf
    s.wolf_card = v.wolf_card
    s.cloud = v.cloud
    s.cloud_change = v.cloud_change
    for i in range(v.played):
        s.plays[i] = v.plays[i]
        if i >= v.tricks * settings.seats:
            s.lying |= 1 << kind_played(v.plays[i])
    for i in range(v.tricks + 1):
        s.leaders[i] = v.leaders[i]
    for seat in range(6):
        s.hand[seat] = v.seen[seat]
        s.wizards[seat] = v.seen_wizards[seat]
        s.jesters[seat] = v.seen_jesters[seat]
        s.predicted[seat] = v.predicted[seat] if v.predicted[seat] >= NO_PREDICTION else 0
        s.won[seat] = v.won[seat]
        s.score[seat] = v.score[seat]
        s.passed[seat] = NO_KIND
    if v.cloud_change == HIDDEN:  # of a prediction that is imagined as 0 there is one change
        s.predicted[v.cloud] = 1
        s.cloud_change = 1
    s.hand[v.seat] = v.hand
    s.wizards[v.seat] = v.wizards
    s.jesters[v.seat] = v.jesters
    s.passed[v.seat] = v.gave
    for i in range(v.played):
        seat = clockwise(v.leaders[i // settings.seats], i % settings.seats, settings)
        if v.seen[seat]:
            remove_card(s, seat, kind_played(v.plays[i]))
    place_known_cards(s, v, settings)


def place_known_cards(s: Table, v: Sight, settings: Switches) -> None:
    """Put the Werewolf's card and the card given to the left where they must still be."""
    if v.wolf >= 0 and v.wolf != v.seat and v.passed_after == 0 and not was_played(v, v.wolf, v.wolf_card, 0, settings):
        add_card(s, v.wolf, v.wolf_card)
    if v.gave != NO_KIND and v.waiting == 0:
        left = left_of(v.seat, settings)
        if not was_played(v, left, v.gave, v.passed_after, settings):
            add_card(s, left, v.gave)


def was_played(v: Sight, seat: int, kind: int, tricks: int, settings: Switches) -> bool:
    """Return whether a seat has played a card of a kind since that many tricks were finished."""
    for i in range(tricks * settings.seats, v.played):
        player = clockwise(v.leaders[i // settings.seats], i % settings.seats, settings)
        if player == seat and kind_played(v.plays[i]) == kind:
            return True
    return False


def held(s: Table, seat: int, kind: int) -> int:
    """Return how many cards of a kind a seat holds."""
    if kind == WIZARD:
        return s.wizards[seat]
    if kind == JESTER:
        return s.jesters[seat]
    return s.hand[seat] >> kind & 1


def gather(s: Table, v: Sight, room: MutableSequence[int], settings: Switches) -> int:
    """Write the cards that cannot be placed, how many each seat lacks and may hold; return how many cards they are."""
    size = 0
    kinds = unseen(v, settings)
    for kind in range(63):
        if kinds >> kind & 1:
            count = copies_unseen(v, kind, settings)
            for seat in range(settings.seats):
                if seat != v.seat:
                    count -= held(s, seat, kind)
            for _ in range(count):
                room[_IN_ORDER + size] = kind
                size += 1
    for seat in range(settings.seats):
        have = 0
        for kind in range(63):
            if s.hand[seat] >> kind & 1:
                have += held(s, seat, kind)
        room[_NEEDS + seat] = v.cards[seat] - have
        if v.phase == PASS_CARD and seat != v.seat and not v.waiting >> seat & 1:
            room[_NEEDS + seat] += 1  # its card lies face down, to be passed
        room[_FITTING + seat] = 0
        for i in range(size):
            if not room[_VOIDS + seat] >> room[_IN_ORDER + i] & 1:
                room[_FITTING + seat] += 1
    return size


def note_what_is_shown(v: Sight, room: MutableSequence[int], settings: Switches) -> None:
    """Write for each seat the kinds that it cannot hold now, and those it lacked before cards changed hands."""
    for seat in range(settings.seats):
        room[_VOIDS + seat] = 0
        room[_EARLIER + seat] = 0
    follow = OPEN
    passed = 0 if v.phase == PASS_CARD else v.passed_after * settings.seats
    for i in range(v.played):
        if i % settings.seats == 0:
            follow = OPEN
        seat = clockwise(v.leaders[i // settings.seats], i % settings.seats, settings)
        play = v.plays[i]
        lacks = 0
        if play == PLAY_WIZARD and wizards_barred(follow, v.trump, settings):
            lacks = _EVERYTHING ^ 1 << WIZARD
        elif follow < OPEN and play < PLAY_WIZARD and colour_played(play) != follow:
            lacks = cards_of(follow)
        if i < passed:
            room[_EARLIER + seat] |= lacks
        else:
            room[_VOIDS + seat] |= lacks
        follow = follow_after(follow, play, settings)
    for giver in range(settings.seats):
        taker = left_of(giver, settings)
        cannot_be_new = _EVERYTHING if giver == v.seat else room[_EARLIER + giver]  # who gave it knows where it is
        room[_VOIDS + taker] |= room[_EARLIER + taker] & cannot_be_new


def plan_the_deal(size: int, room: MutableSequence[int], settings: Switches) -> None:
    """Write in which order the seats are dealt to, and how many cards that fit there can be when each has its turn.

    Of the cards that earlier seats take, so many may be of no use to this one: what it cannot hold and they can.
    """
    done = 0
    taken = 0
    for number in range(settings.seats):
        seat = most_bound(done, room, settings)
        useless = 0
        for earlier in range(settings.seats):
            if done >> earlier & 1:
                useless += min(room[_NEEDS + earlier], only_theirs(1 << earlier, seat, size, room, settings))
        useless = min(useless, only_theirs(done, seat, size, room, settings))
        room[_DEALT + number] = seat
        room[_MOST + number] = room[_FITTING + seat] - taken + useless
        done |= 1 << seat
        taken += room[_NEEDS + seat]


def only_theirs(theirs: int, seat: int, size: int, room: Sequence[int], settings: Switches) -> int:
    """Return how many of the hidden cards a seat cannot hold, but one of some others can."""
    count = 0
    for i in range(size):
        kind = room[_IN_ORDER + i]
        if room[_VOIDS + seat] >> kind & 1:
            for other in range(settings.seats):
                if theirs >> other & 1 and not room[_VOIDS + other] >> kind & 1:
                    count += 1
                    break
    return count


def deal_hidden(size: int, room: MutableSequence[int], settings: Switches) -> bool:
    """Deal the hidden cards to the seats that lack some; return whether this deal is to be kept."""
    for i in range(size):
        room[_POOL + i] = room[_IN_ORDER + i]
    taken = 0
    for number in range(settings.seats):
        seat = room[_DEALT + number]
        needs = room[_NEEDS + seat]
        fitting = move_fitting_to_front(seat, size, taken, room)
        for i in range(needs):
            if below(room[_MOST + number] - i, room) >= fitting - i:
                return False
        for i in range(needs):
            place = taken + i
            other = place + below(fitting - i, room)
            room[_POOL + place], room[_POOL + other] = room[_POOL + other], room[_POOL + place]
        taken += needs
    return True


def hand_out(s: Table, v: Sight, room: Sequence[int], settings: Switches) -> None:
    """Give the seats what was dealt to them."""
    place = 0
    for number in range(settings.seats):
        seat = room[_DEALT + number]
        for i in range(room[_NEEDS + seat]):
            kind = room[_POOL + place]
            place += 1
            if i == 0 and v.phase == PASS_CARD and seat != v.seat and not v.waiting >> seat & 1:
                s.passed[seat] = kind
            else:
                add_card(s, seat, kind)


def most_bound(done: int, room: Sequence[int], settings: Switches) -> int:
    """Return the seat, of those not done, that may hold the fewest of the unseen cards."""
    best = 0
    fewest = 1000
    for seat in range(settings.seats):
        if not done >> seat & 1 and room[_FITTING + seat] < fewest:
            best = seat
            fewest = room[_FITTING + seat]
    return best


def move_fitting_to_front(seat: int, size: int, taken: int, room: MutableSequence[int]) -> int:
    """Move the cards that a seat may hold before the others that are left; return how many they are."""
    place = taken
    for i in range(taken, size):
        if not room[_VOIDS + seat] >> room[_POOL + i] & 1:
            room[_POOL + place], room[_POOL + i] = room[_POOL + i], room[_POOL + place]
            place += 1
    return place - taken


def deal_own_piles(s: Table, v: Sight, room: MutableSequence[int], settings: Switches) -> None:
    """Deal each seat from what is left of its own pile. VAR-5."""
    for seat in range(settings.seats):
        if seat != v.seat:
            size = 0
            for kind in range(63):
                own = cards_of(seat) >> kind & 1 or kind == WIZARD or kind == JESTER
                if own and not was_played(v, seat, kind, 0, settings):
                    room[_POOL + size] = kind
                    size += 1
            for i in range(v.cards[seat]):
                other = i + below(size - i, room)
                room[_POOL + i], room[_POOL + other] = room[_POOL + other], room[_POOL + i]
                add_card(s, seat, room[_POOL + i])


def fits_the_pass(s: Table, v: Sight, room: MutableSequence[int], settings: Switches) -> bool:
    """Return whether what was shown before cards were passed can have been: one card is new in every hand."""
    if v.passed_after == 0:
        return True
    if v.phase != PASS_CARD:
        for giver in range(settings.seats):
            if (
                giver != v.seat
                and left_of(giver, settings) != v.seat
                and may_have_given(s, v, giver, room, settings) == 0
            ):
                return False
    return fits_the_wolf(s, v, settings)


def may_have_given(s: Table, v: Sight, giver: int, room: MutableSequence[int], settings: Switches) -> int:
    """Write the cards that a seat can have passed, out of those that its left neighbour had since; return how many."""
    taker = left_of(giver, settings)
    room[_COUNT] = 0
    room[_SURELY] = NO_KIND
    for kind in range(63):
        if s.hand[taker] >> kind & 1:
            for _ in range(held(s, taker, kind)):
                note_new_card(v, giver, taker, kind, room)
    for i in range(v.passed_after * settings.seats, v.played):
        if clockwise(v.leaders[i // settings.seats], i % settings.seats, settings) == taker:
            note_new_card(v, giver, taker, kind_played(v.plays[i]), room)
    if room[_SURELY] == NO_KIND:
        return room[_COUNT]
    room[_POOL] = room[_SURELY]
    return 1 if room[_SURELY] >= 0 else 0


def note_new_card(v: Sight, giver: int, taker: int, kind: int, room: MutableSequence[int]) -> None:
    """Note a card that may be the new one, or that must be: the taker had lacked it, or the giver had taken it."""
    wolfs = kind == v.wolf_card and kind != WIZARD and kind != JESTER
    if room[_EARLIER + taker] >> kind & 1 or (wolfs and giver == v.wolf):
        room[_SURELY] = kind if room[_SURELY] == NO_KIND else _TWO
        if room[_EARLIER + giver] >> kind & 1:
            room[_SURELY] = _TWO
    elif not room[_EARLIER + giver] >> kind & 1 and not (wolfs and taker == v.wolf):
        room[_POOL + room[_COUNT]] = kind
        room[_COUNT] += 1


def imagine_passes(s: Table, v: Sight, room: MutableSequence[int], settings: Switches) -> int:
    """Write which card everybody has passed at an imagined table; return in how many ways that could be."""
    ways = 1
    if v.passed_after and v.phase != PASS_CARD:
        for giver in range(settings.seats):
            if left_of(giver, settings) == v.seat:
                s.passed[giver] = v.received
            elif giver != v.seat:
                count = may_have_given(s, v, giver, room, settings)
                ways *= count
                s.passed[giver] = room[_POOL + below(count, room)]
    return ways


def fits_the_wolf(s: Table, v: Sight, settings: Switches) -> bool:
    """Return whether the card taken for the Werewolf is where it can have gone: one seat to the left at most."""
    if v.wolf < 0 or v.wolf == v.seat or v.wolf_card == WIZARD or v.wolf_card == JESTER or v.wolf_card == WEREWOLF:
        return True
    if v.hand >> v.wolf_card & 1 or not unseen(v, settings) >> v.wolf_card & 1:
        return True
    left = left_of(v.wolf, settings)
    if held(s, v.wolf, v.wolf_card) or s.passed[v.wolf] == v.wolf_card:
        return True
    return v.waiting == 0 and left != v.seat and held(s, left, v.wolf_card) != 0
