"""The encoding read back: what a vector says, and what a sight says, in the same words. They must say the same.

Seats count from the own one and colours by their slots. Of Wizards and Jesters that are played in several tricks, a
vector does not say which was played when, only the sum of the numbers of the tricks; so neither is that said here.
Points it has as rough differences only, and those are tested by themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from foretell import Settings
from foretell.cards import (
    CLOUD,
    COLOURS,
    JESTER,
    JUGGLER,
    NO_COLOUR,
    NO_KIND,
    PLAY_AS_WIZARD,
    PLAY_CLOUD,
    PLAY_JUGGLER,
    SHAPESHIFTER,
    SPECIALS,
    WEREWOLF,
    WIZARD,
    first_play_of,
    kind_of,
    kind_played,
)
from foretell.rules.rounds import rounds
from foretell.rules.tricks import FREE, OPEN
from foretell.rules.trump import NO_TRUMP, TO_CHOOSE
from foretell.table.fields import FIELDS, KINDS, START
from foretell.table.relabel import slot_of
from foretell.table.sight import HIDDEN, Sight
from foretell.table.state import NO_PREDICTION, NOBODY
from tests.table.symmetry import Turn

IN_ORDER = (*(kind_of(card) for card in range(52)), WIZARD, JESTER, *(s for s in SPECIALS if s != WEREWOLF), WEREWOLF)
"""The kinds as the vector has them."""
assert len(IN_ORDER) == KINDS - 2  # two places are to spare
Known = dict[str, object]


def parts(x: Sequence[int], name: str) -> list[list[int]]:
    """Return a field of the vector, part by part."""
    field = next(field for field in FIELDS if field.name == name)
    start = START[name]
    return [list(x[start + i * field.size : start + (i + 1) * field.size]) for i in range(field.parts)]


def cards(numbers: Sequence[int]) -> Counter[int]:
    return Counter({kind: number for kind, number in zip(IN_ORDER, numbers[:61], strict=True) if number})


def the_card(numbers: Sequence[int]) -> int:
    return next(iter(cards(numbers)), NO_KIND)


def the_place(flags: Sequence[list[int]]) -> int:
    return next((place for place, (flag,) in enumerate(flags) if flag), NOBODY)


def laid(x: Sequence[int], name: str, now: int) -> Counter[tuple[int, int]]:
    """Return who played what, with what was announced: `now` in the trick on the table, or earlier."""
    found = Counter[tuple[int, int]]()
    for place, numbers in enumerate(parts(x, name)):
        for kind, count in cards(numbers).items():
            play = first_play_of(kind)
            if kind == SHAPESHIFTER:
                play = PLAY_AS_WIZARD + parts(x, "shapeshifter")[0][2 - 2 * now : 4 - 2 * now].index(1)
            elif kind in (JUGGLER, CLOUD):
                said = [part[(kind == CLOUD) + 2 - 2 * now] for part in parts(x, "announced")]
                play = (PLAY_CLOUD if kind == CLOUD else PLAY_JUGGLER) + (said.index(1) if 1 in said else NO_COLOUR)
            found[place, play] += count
    return found


def decoded(x: Sequence[int], settings: Settings) -> Known:
    """Return what a vector says."""
    seats = settings.seats
    silent, secret = parts(x, "silent"), parts(x, "secret")
    trump = {(1, 0, 0): -1, (0, 1, 0): NO_TRUMP, (0, 0, 1): TO_CHOOSE}[tuple(parts(x, "trump")[0])]  # type: ignore[index]
    follow = parts(x, "following")[0].index(1)
    return {
        "seats": 3 + parts(x, "seats")[0].index(1),
        "phase": 1 + parts(x, "phase")[0].index(1),
        "round": rounds(settings.switches) - parts(x, "rounds_left")[0].index(1),
        "hand": cards(parts(x, "hand")[0]),
        "seen": [cards(each) for each in parts(x, "seen")[:seats]],
        **{name: the_card(parts(x, name)[0]) for name in ("turned", "gave", "received", "wolf")},
        **{name: the_place(parts(x, name)) for name in ("dealer", "leader", "winning", "wolf_seat", "cloud_seat")},
        "deciding": {place for place, (flag,) in enumerate(parts(x, "deciding")) if flag},
        "predicted": [
            NO_PREDICTION if silent[place][0] else HIDDEN if secret[place][0] else numbers.index(1)
            for place, numbers in enumerate(parts(x, "predicted")[:seats])
        ],
        "won": [numbers.index(1) for numbers in parts(x, "won")[:seats]],
        "void": [{slot for slot in COLOURS if flags[slot]} for flags in parts(x, "void")[:seats]],
        "trump": the_place(parts(x, "is_trump")) if trump < 0 else trump,
        "follow": the_place(parts(x, "is_followed")) if follow == 2 else (OPEN, FREE)[follow],
        "trick": laid(x, "trick", 1),
        "played": laid(x, "played", 0),
        **{name: cards(parts(x, name)[0]) for name in ("led", "took", "when")},
        "happened": [parts(x, "happened")[0][i] for i in (0, 1, 3)],
        "standing": [10 * (numbers.index(1) - 20) for numbers in parts(x, "standing")[:seats]],
        "to_come": {size: number for size, number in enumerate(parts(x, "to_come")[0], start=1) if number},
    }


def known(v: Sight, slots: int, settings: Settings) -> Known:
    """Return what a sight says."""
    seats = settings.seats
    turn = Turn(seats, -v.seat % seats, tuple(slot_of(colour, slots) for colour in COLOURS))

    def hand(kinds: int, wizards: int, jesters: int) -> Counter[int]:
        several = {WIZARD: wizards, JESTER: jesters}
        return Counter({kind: several.get(kind, 1) for kind in IN_ORDER if turn.set_of_kinds(kinds) >> kind & 1})

    def by_place(numbers: Sequence[int]) -> list[int]:
        return [numbers[(v.seat + place) % seats] for place in range(seats)]

    played, trick = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    led, took, when = Counter[int](), Counter[int](), Counter[int]()
    for i, play in enumerate(v.plays[: v.played]):
        number, seat = i // seats, (v.leaders[i // seats] + i) % seats
        kind = kind_played(turn.play(play))
        if number == v.tricks:
            trick[turn.seat(seat), turn.play(play)] += 1
            continue
        played[turn.seat(seat), turn.play(play)] += 1
        when[kind] += number + 1
        led[kind] += i % seats == 0
        took[kind] += v.leaders[number + 1] == seat
    return {
        "seats": seats,
        "phase": v.phase,
        "round": v.round_number,
        "hand": hand(v.hand, v.wizards, v.jesters),
        "seen": [hand(*each) for each in zip(*map(by_place, (v.seen, v.seen_wizards, v.seen_jesters)), strict=True)],
        "turned": turn.kind(v.turned) if v.turned != NO_KIND else NO_KIND,
        "gave": turn.kind(v.gave) if v.gave != NO_KIND else NO_KIND,
        "received": turn.kind(v.received) if v.received != NO_KIND else NO_KIND,
        "wolf": turn.kind(v.wolf_card) if v.wolf != NOBODY else NO_KIND,
        "dealer": turn.seat(v.dealer),
        "leader": turn.seat(v.leaders[v.tricks]),
        "winning": turn.seat(v.winning),
        "wolf_seat": turn.seat(v.wolf),
        "cloud_seat": turn.seat(v.cloud),
        "deciding": {turn.seat(seat) for seat in range(seats) if v.waiting >> seat & 1} or {turn.seat(v.turn)},
        "predicted": by_place(v.predicted),
        "won": by_place(v.won),
        "void": [{turn.colour(colour) for colour in COLOURS if word >> colour & 1} for word in by_place(v.voids)],
        "trump": turn.colour(v.trump),
        "follow": turn.colour(v.follow),
        "trick": trick,
        "played": played,
        "led": +led,
        "took": +took,
        "when": when,
        "happened": [int(v.bombed != NOBODY), int(v.passed_after > 0), int(v.cloud_change != 0)],
        "standing": [min(max(score - v.score[v.seat], -200), 200) for score in by_place(v.score)],
        "to_come": {size: min(number, 3) for size, number in Counter(settings.hand_sizes[v.round_number :]).items()},
    }
