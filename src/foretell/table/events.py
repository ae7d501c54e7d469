"""Events: what happened after a deal or a decision, and who may know it.

A happening is one event in up to three tellings: what all learn, what single seats learn beyond that, and the open
telling for the finished game. Facts are plain numbers, tokens and lists, ready for JSON.

| event | facts |
|---|---|
| `dealt` | round, dealer, cards; to each seat its hand, or the others' foreheads |
| `turned` | card, or none |
| `trump` | colour or none; by whom it was chosen, if chosen |
| `werewolf_swapped` | card taken |
| `predicted` | prediction, as far as it may be known |
| `predictions` | all as made, their sum and the tricks of the round: read out before the first trick, or after the last |
| `took_up_hand` | after clairvoyance, to each seat its own hand |
| `played` | play |
| `trick_won`, `trick_bombed` | trick number; who takes it or would have |
| `passed`, `cards_passed` | to the giver the card; once all have passed, to the receiver the card |
| `prediction_changed` | change, prediction, as far as they may be known; once more after hidden ones are read out |
| `scored` | predictions, tricks won, points, totals |
| `game_over` | winners |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from foretell.bits import members
from foretell.cards import COLOUR_NAMES, JESTER, NO_KIND, WIZARD, kind_name, play_name
from foretell.rules.predictions import all_at_once, shown_before_play
from foretell.rules.rounds import clairvoyant, hand_size, left_of
from foretell.rules.scoring import points, winners
from foretell.rules.settings import Switches
from foretell.rules.trump import NO_TRUMP, TO_CHOOSE
from foretell.table.actions import FIRST_PASS, FIRST_PLAY, kind_passed
from foretell.table.sight import predictions_shown
from foretell.table.state import (
    ADJUST_PREDICTION,
    CHOOSE_TRUMP,
    NOBODY,
    OVER,
    PASS_CARD,
    PLAY,
    PREDICT,
    SWAP_WEREWOLF,
    Table,
)


class Event(NamedTuple):
    """One thing that happened, as one viewer may know it."""

    name: str
    seat: int = NOBODY
    facts: Mapping[str, object] = {}

    def own(self) -> Event:
        """Return a copy whose facts are shared with nobody."""
        return Event(self.name, self.seat, {name: _own(fact) for name, fact in self.facts.items()})

    def as_dict(self) -> dict[str, object]:
        """Return the event ready for JSON."""
        seat = {} if self.seat == NOBODY else {"seat": self.seat}
        return {"event": self.name, **seat, **self.facts}


class Happening(NamedTuple):
    """An event as all, as some, and as afterwards everyone may know it."""

    public: Event
    private: Mapping[int, Event] = {}
    open: Event | None = None

    def told_to(self, seat: int) -> Event:
        """Return the telling for a seat, or for spectators."""
        return self.private.get(seat, self.public).own()

    def told_openly(self) -> Event:
        """Return the telling for the finished game."""
        return (self.open or self.public).own()


def _own(fact: object) -> object:
    if isinstance(fact, list):
        return [_own(inner) for inner in fact]
    return {name: _own(inner) for name, inner in fact.items()} if isinstance(fact, dict) else fact


def hand_tokens(hand: int, wizards: int, jesters: int) -> list[str]:
    """Return the tokens of a hand, colour by colour, then the others; each Wizard and Jester for itself."""
    tokens = []
    for kind in members(hand):
        tokens += [kind_name(kind)] * (wizards if kind == WIZARD else jesters if kind == JESTER else 1)
    return sorted(tokens, key=_hand_order)


def _hand_order(token: str) -> tuple[int, int, str]:
    number = token[1:]
    return ("BRGY".index(token[0]), int(number), "") if number.isdigit() else (4, 0, token)


def _hand(s: Table, seat: int) -> list[str]:
    return hand_tokens(s.hand[seat], s.wizards[seat], s.jesters[seat])


def colour_or_none(colour: int) -> str | None:
    """Return the name of a colour, or None."""
    return COLOUR_NAMES[colour] if colour < NO_TRUMP else None


def after_deal(s: Table, settings: Switches) -> list[Happening]:
    """Return what happened in a deal."""
    facts = {"round": s.round_number, "dealer": s.dealer, "cards": hand_size(s.round_number, settings)}
    hands = {seat: _hand(s, seat) for seat in range(settings.seats)}
    private = {}
    for seat in hands:
        if clairvoyant(s.round_number, settings):
            seen: dict[str, object] = {"foreheads": {str(other): hands[other] for other in hands if other != seat}}
        else:
            seen = {"hand": hands[seat]}
        private[seat] = Event("dealt", NOBODY, facts | seen)
    opened = Event("dealt", NOBODY, facts | {"hands": [list(hand) for hand in hands.values()]})
    happenings = [Happening(Event("dealt", NOBODY, facts), private, opened)]
    if not settings.maximus and not settings.one_colour:
        turned = None if s.turned == NO_KIND else kind_name(s.turned)
        happenings.append(Happening(Event("turned", NOBODY, {"card": turned})))
    if s.trump != TO_CHOOSE:
        happenings.append(Happening(Event("trump", NOBODY, {"colour": colour_or_none(s.trump)})))
    return happenings


def after_decision(s: Table, phase: int, seat: int, action: int, settings: Switches) -> list[Happening]:
    """Return what happened when this seat decided in that phase; `s` is the table afterwards."""
    if phase == PLAY:
        happenings = _after_play(s, seat, action - FIRST_PLAY, settings)
    elif phase == PREDICT:
        happenings = _after_prediction(s, seat, action, settings)
    elif phase == PASS_CARD:
        happenings = _after_pass(s, seat, kind_passed(action - FIRST_PASS), settings)
    elif phase in (CHOOSE_TRUMP, SWAP_WEREWOLF):
        happenings = _after_choice(s, phase, seat)
    else:
        happenings = _after_change(s, seat, settings)
    if s.phase not in (PLAY, PREDICT, PASS_CARD, ADJUST_PREDICTION):
        happenings += _after_round(s, settings)
    return happenings


def _after_choice(s: Table, phase: int, seat: int) -> list[Happening]:
    happenings = [Happening(Event("trump", seat, {"colour": colour_or_none(s.trump)}))]
    if phase == SWAP_WEREWOLF:
        happenings.insert(0, Happening(Event("werewolf_swapped", seat, {"card": kind_name(s.wolf_card)})))
    return happenings


def _after_prediction(s: Table, seat: int, number: int, settings: Switches) -> list[Happening]:
    told = Event("predicted", seat, {"prediction": number})
    if all_at_once(settings):
        happenings = [Happening(Event("predicted", seat), {seat: told}, told)]
    else:
        happenings = [Happening(told)]
    if s.phase == PLAY:
        if not all_at_once(settings) or shown_before_play(settings):
            happenings.append(_predictions(s, settings))
        if clairvoyant(s.round_number, settings):
            taken = {other: Event("took_up_hand", NOBODY, {"hand": _hand(s, other)}) for other in range(settings.seats)}
            happenings.append(Happening(Event("took_up_hand"), taken))
    return happenings


def _after_change(s: Table, seat: int, settings: Switches) -> list[Happening]:
    told = _change(s, seat)
    if predictions_shown(s, settings):
        return [Happening(told)]
    return [Happening(Event("prediction_changed", seat), {seat: told}, told)]


def _change(s: Table, seat: int) -> Event:
    return Event("prediction_changed", seat, {"change": s.cloud_change, "prediction": s.predicted[seat]})


def _predictions(s: Table, settings: Switches) -> Happening:
    predictions = s.predicted[: settings.seats]
    if s.cloud_change:
        predictions[s.cloud] -= s.cloud_change
    facts = {"predictions": predictions, "sum": sum(predictions), "tricks": hand_size(s.round_number, settings)}
    return Happening(Event("predictions", NOBODY, facts))


def _after_play(s: Table, seat: int, play: int, settings: Switches) -> list[Happening]:
    happenings = [Happening(Event("played", seat, {"play": play_name(play)}))]
    if s.played == s.tricks * settings.seats:
        name = "trick_bombed" if s.bombed == s.tricks - 1 else "trick_won"
        happenings.append(Happening(Event(name, s.leaders[s.tricks], {"trick": s.tricks})))
        if (
            s.tricks == hand_size(s.round_number, settings)
            and all_at_once(settings)
            and not shown_before_play(settings)
        ):
            happenings.append(_predictions(s, settings))
            if s.cloud_change and settings.cloud_acts:
                happenings.append(Happening(_change(s, s.cloud)))
    return happenings


def _after_pass(s: Table, seat: int, kind: int, settings: Switches) -> list[Happening]:
    told = Event("passed", seat, {"card": kind_name(kind)})
    happenings = [Happening(Event("passed", seat), {seat: told}, told)]
    if s.waiting == 0:
        received = {}
        for giver in range(settings.seats):
            receiver = left_of(giver, settings)
            received[receiver] = Event("cards_passed", NOBODY, {"received": kind_name(s.passed[giver])})
        happenings.append(Happening(Event("cards_passed"), received))
    return happenings


def _after_round(s: Table, settings: Switches) -> list[Happening]:
    seats = range(settings.seats)
    facts = {
        "round": s.round_number,
        "predictions": [s.predicted[seat] for seat in seats],
        "won": [s.won[seat] for seat in seats],
        "points": [points(s.predicted[seat], s.won[seat]) for seat in seats],
        "totals": [s.score[seat] for seat in seats],
    }
    happenings = [Happening(Event("scored", NOBODY, facts))]
    if s.phase == OVER:
        happenings.append(Happening(Event("game_over", NOBODY, {"winners": winners(s.score[: settings.seats])})))
    return happenings
