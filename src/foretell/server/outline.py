"""The outline of a game that is over: at which step its rounds and tricks begin, and what was decided at each."""

from __future__ import annotations

from typing import Any

from foretell.record import Record
from foretell.table.decisions import DECISIONS


def outline(record: Record) -> dict[str, Any]:
    """Return the decisions as seats and tokens, and the first step of every round and of every trick in it.

    A step is a number of decisions taken: step 0 shows the first deal.
    """
    seats = record.settings.seats
    decisions: list[tuple[int, str]] = []
    rounds: list[dict[str, Any]] = []
    for number, dealt in enumerate(record.rounds, start=1):
        first, tricks, plays = len(decisions), [], 0
        for seat, action in dealt.decisions:
            decision = DECISIONS[action]
            if decision.name == "play":
                if plays % seats == 0:
                    tricks.append(len(decisions))
                plays += 1
            decisions.append((seat, decision.token))
        rounds.append({"round": number, "step": first, "tricks": tricks})
    return {
        "players": record.players,
        "settings": record.settings.as_dict(),
        "decisions": decisions,
        "rounds": [entry for entry in rounds if entry["step"] < len(decisions)],
    }
