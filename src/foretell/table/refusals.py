"""Refusals: the error for a decision that the rules do not allow, and why any decision is legal or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from foretell.errors import GameOver, IllegalDecision, NotYourTurn
from foretell.rules.settings import Switches
from foretell.table.decisions import Decision
from foretell.table.reasons import reason_params, verdict
from foretell.table.state import Table


class Explanation(NamedTuple):
    """Why a decision is legal or not, with the rule that says so; interfaces word the code."""

    decision: Decision
    legal: bool
    code: str
    rule: str
    params: Mapping[str, object]


_ERRORS: Final = {"game/over": GameOver, "turn/not-yours": NotYourTurn, "turn/already-decided": NotYourTurn}


def explanation(s: Table, seat: int, decision: Decision, settings: Switches) -> Explanation:
    """Return why a decision is legal or not for a seat now."""
    found = verdict(s, seat, decision.number, settings)
    params = {"token": decision.token, "seat": seat, **reason_params(s, seat, settings)}
    return Explanation(decision, found.legal, found.code, found.rule, params)


def refusal(s: Table, seat: int, decision: Decision, settings: Switches) -> IllegalDecision:
    """Return the error for a decision that is not legal."""
    _, _, code, rule, params = explanation(s, seat, decision, settings)
    message = f"illegal decision {decision.token!r} by seat {seat} in round {s.round_number}: {code} ({rule})"
    return _ERRORS.get(code, IllegalDecision)(code, message, rule=rule, **params)
