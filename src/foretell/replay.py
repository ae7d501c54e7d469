"""Replay: the game that a record tells, or where and why it cannot be.

What replay accepts, it gives back unchanged: the record of the game begins with the record that was replayed.
"""

from __future__ import annotations

from collections.abc import Iterator

from foretell.cards import FIRST_SPECIAL, card_name
from foretell.errors import IllegalDecision, InvalidRecord, NotYourTurn
from foretell.game import Game
from foretell.record import Path, Record
from foretell.rules.decks import deck_size, in_deck, owner
from foretell.rules.rounds import hand_size
from foretell.table.shufflers import FixedDeals, Shuffler


def replay(record: Record | str | bytes, shuffler: Shuffler | None = None) -> Game:
    """Return the game that a record tells; one that breaks a rule raises InvalidRecord and says where and which.

    A record may be given as its text, also in UTF-8; not as the name of a file, which is for you to read. A game that
    is not over goes on with `shuffler`, or with the system's entropy.
    """
    if not isinstance(record, Record):
        record = Record.parse(record)
    for number in range(1, len(record.rounds) + 1):
        _check_deal(record, number)
    deals = FixedDeals([played.deal for played in record.rounds], then=shuffler)
    game = Game(settings=record.settings, players=record.players, shuffler=deals, headers=record.headers)
    for number in range(1, len(record.rounds) + 1):
        _replay_round(game, record, number)
    _check_order(record, game.record)
    return game


def _check_deal(record: Record, number: int) -> None:
    for place, code, problem, rule in _wrong_cards(record, number):
        raise _breach(record, number, ("deal", place), code, problem, rule)
    size = deck_size(record.settings.switches)
    if len(record.rounds[number - 1].deal) != size:
        problem = f"a deal is an order of all {size} cards of the deck"
        raise _breach(record, number, ("deal",), "deal/not-the-deck", problem, "DEAL-3")


def _wrong_cards(record: Record, number: int) -> Iterator[tuple[int, str, str, str]]:
    """Yield each card that cannot lie where it does: its place in the deal, code, problem and rule."""
    seen: set[int] = set()
    settings = record.settings
    size = hand_size(number, settings.switches)
    for place, card in enumerate(record.rounds[number - 1].deal):
        name, seat = card_name(card), place // size
        if not in_deck(card, settings.switches):
            yield place, "deal/not-in-deck", f"{name} is not in the deck", "VAR-5" if settings.one_colour else "CARDS-4"
        if card in seen:
            yield place, "deal/twice", f"{name} is dealt twice", "CARDS-4" if card >= FIRST_SPECIAL else "CARDS-1"
        if settings.one_colour and seat < settings.seats and owner(card) != seat:
            yield place, "deal/not-own-card", f"{name} does not belong to seat {seat}", "VAR-5"
        seen.add(card)


def _replay_round(game: Game, record: Record, number: int) -> None:
    if game.round_number != number:
        raise _breach(record, number, (), "record/round-not-over", "the round before is not over", "PREDICT-4")
    for index, (seat, action) in enumerate(record.rounds[number - 1].decisions):
        path = ("decisions", index)
        if _scored(game, number):
            raise _breach(record, number, path, "record/round-over", "the round is over already", "PREDICT-4")
        try:
            game.play(seat, action)
        except IllegalDecision as error:
            raise _illegal(record, number, path, error) from error
    _check_totals(game, record, number)


def _scored(game: Game, number: int) -> bool:
    return game.over or game.round_number > number


def _check_totals(game: Game, record: Record, number: int) -> None:
    totals = record.rounds[number - 1].totals
    if _scored(game, number) and totals is None:
        problem = "the round is over, but its totals are missing"
        raise _breach(record, number, ("totals",), "record/missing-totals", problem, "SCORE-2")
    if totals is not None and not _scored(game, number):
        raise _breach(record, number, ("totals",), "record/round-not-over", "the round is not over", "PREDICT-4")
    for seat, total in enumerate(totals or ()):
        if total != game.scores[seat]:
            problem = f"the total of seat {seat} is {game.scores[seat]}, not {total}"
            raise _breach(record, number, ("totals", seat), "record/wrong-totals", problem, "SCORE-1")


def _check_order(record: Record, played: Record) -> None:
    """What all decide at once stands in the order of the seats; in a text it cannot stand otherwise."""
    for number, (told, true) in enumerate(zip(record.rounds, played.rounds, strict=False), 1):
        for index, pair in enumerate(told.decisions):
            if pair != true.decisions[index]:
                problem = "what all decide at once stands in the order of the seats"
                raise _breach(record, number, ("decisions", index), "record/not-in-order", problem, "")


def _breach(record: Record, number: int, path: Path, code: str, problem: str, rule: str) -> InvalidRecord:
    return record.places.error(("rounds", number - 1, *path), code, problem, rule=rule, round=number)


def _illegal(record: Record, number: int, path: Path, error: IllegalDecision) -> InvalidRecord:
    """Return the error for an illegal decision, at the seat if the seat is wrong, else at the decision."""
    whole: Path = ("rounds", number - 1, *path)
    part = (*whole, 0 if isinstance(error, NotYourTurn) else 1)
    return record.places.error(whole, error.code, str(error), rule=error.rule, at=part, **error.params)
