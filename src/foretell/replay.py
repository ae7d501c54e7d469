"""Replay: the game that a record tells, or where and why it cannot be."""

from __future__ import annotations

from foretell.errors import BadDeal, IllegalDecision, InvalidRecord
from foretell.game import Game
from foretell.record import Place, Record
from foretell.rules.rounds import rounds
from foretell.table.shufflers import FixedDeals, Shuffler, checked_deal


def replay(record: Record | str, shuffler: Shuffler | None = None) -> Game:
    """Return the game that a record tells; one that breaks a rule raises InvalidRecord and says where and which.

    A game that is not over goes on with `shuffler`, or with the system's entropy.
    """
    if isinstance(record, str):
        record = Record.parse(record)
    for number, played in enumerate(record.rounds, 1):
        _check_deal(record, number, played.deal)
    deals = FixedDeals([played.deal for played in record.rounds], then=shuffler)
    game = Game(settings=record.settings, players=record.players, shuffler=deals, headers=record.headers)
    for number in range(1, len(record.rounds) + 1):
        _replay_round(game, record, number)
    return game


def _check_deal(record: Record, number: int, deck: tuple[int, ...]) -> None:
    if number > rounds(record.settings.switches):
        raise _breach(record, number, -1, "record/too-many-rounds", "the game has fewer rounds", "DEAL-2")
    try:
        checked_deal(deck, number, record.settings)
    except BadDeal as error:
        raise _breach(record, number, -1, error.code, str(error), error.rule) from error


def _replay_round(game: Game, record: Record, number: int) -> None:
    played = record.rounds[number - 1]
    if game.round_number != number:
        raise _breach(record, number, -1, "record/round-not-over", "the round before is not over", "DEAL-4")
    for index, (seat, action) in enumerate(played.decisions):
        if game.round_number != number or game.over:
            raise _breach(record, number, index, "record/round-over", "the round is over already", "DEAL-1")
        try:
            game.play(seat, action)
        except IllegalDecision as error:
            raise _breach(record, number, index, error.code, str(error), error.rule) from error
    scored = game.round_number != number or game.over
    if played.totals is not None and not (scored and played.totals == game.scores):
        raise _breach(record, number, -2, "record/wrong-totals", "these are not the totals after the round", "SCORE-1")


def _breach(record: Record, number: int, index: int, code: str, message: str, rule: str) -> InvalidRecord:
    line, column = record.places.get((number - 1, index), Place(1, 1))
    return InvalidRecord(
        code,
        f"line {line}, column {column}: {message} [{rule}]",
        rule=rule,
        line=line,
        column=column,
        round=number,
        decision=index,
    )
