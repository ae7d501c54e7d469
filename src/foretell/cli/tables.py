"""Tables: a position drawn for the terminal, from a view and, where all cards are open, the hands beside it.

The turn is marked with ▸, the card that is winning the trick with ◂; ● is a coin on a trick won, ○ one still to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from foretell.cli.ink import Ink, Line, card, flow, line, padded, short
from foretell.i18n import Catalogue
from foretell.table.block import BlockOfTruth, BlockRow, with_minus
from foretell.table.open_view import OpenView
from foretell.table.view import View

_NAMES: Final = 10
_COINS: Final = 8
_BLOCK_NAMES: Final = 8
_COLUMNS: Final = {"table-player": _NAMES, "table-total": 5, "table-tricks": 6, "table-coins": _COINS}
"""What stands above the seats, and how wide."""


def table(seen: View | OpenView, words: Catalogue, columns: int) -> list[Line]:
    """Return a position as lines."""
    view = seen.view if isinstance(seen, OpenView) else seen
    lines = _heading(view, words, columns)
    lines.append(_columns(words))
    for seat in range(view.settings.seats):
        lines += flow(_seat(seen, view, seat), _hand(seen, view, seat, words), columns)
    return lines + _trick(view, words, columns)


def _heading(view: View, words: Catalogue, columns: int) -> list[Line]:
    if view.phase == "play":
        what = words.say("table-trick", trick=len(view.tricks) + 1, tricks=view.tricks_to_play)
    else:
        what = words.say(f"table-{view.phase.replace('_', '-')}", tricks=view.tricks_to_play)
    parts = [
        line(Ink(words.say("table-round", round=view.round_number, rounds=view.rounds), "title")),
        line(what),
        _trump(view, words),
        line(words.say("table-dealer", dealer=short(view.players[view.dealer], _NAMES))),
    ]
    return flow([], parts, columns, gap=" · ")


def _columns(words: Catalogue) -> Line:
    heads = [padded(words.say(key), wide) for key, wide in _COLUMNS.items()]
    return line(Ink(f"  {heads[0]} {heads[1]}  {heads[2]} {heads[3]}  {words.say('table-hand')}", "faint"))


def _trump(view: View, words: Catalogue) -> Line:
    if view.trump is not None:
        parts = line(words.say("table-trump"), " ", Ink(words.say(f"colour-{view.trump}"), view.trump))
    else:
        parts = line(words.say("table-trump-to-choose" if view.trump_to_choose else "table-no-trump"))
    if view.turned is not None:
        parts += line(" (", card(view.turned, words), " ", words.say("table-turned"), ")")
    return parts


def _seat(seen: View | OpenView, view: View, seat: int) -> Line:
    predicted = seen.predictions[seat]
    told = "–" if not view.predicted[seat] and predicted is None else "?" if predicted is None else str(predicted)
    return line(
        Ink("▸ " if seat in view.to_act else "  ", "warning"),
        Ink(padded(view.players[seat], _NAMES), "title" if seat in view.to_act else ""),
        f" {with_minus(f'{view.scores[seat]:5}')}  {f'{view.won[seat]}/{told}':^6} ",
        Ink(padded(coins(view.coins[seat]), _COINS), "coin"),
        "  ",
    )


def coins(shown: tuple[int, int] | None) -> str:
    """Return coins on tricks won and coins still to win; many of them as numbers."""
    if shown is None:
        return ""
    won, left = shown
    if won + left <= _COINS:
        return "●" * won + "○" * left
    return " ".join(f"{sign}×{count}" for sign, count in (("●", won), ("○", left)) if count)


def _hand(seen: View | OpenView, view: View, seat: int, words: Catalogue) -> list[Line]:
    if isinstance(seen, OpenView):
        return cards(seen.hands[seat], words)
    if seat == view.seat and view.hand:
        return cards(view.hand, words)
    held = view.cards_held[seat]
    on_foreheads = view.seat is not None and not view.hand and view.cards_held[view.seat] > 0
    if on_foreheads and seat in view.foreheads:
        return cards(view.foreheads[seat], words)
    key = "table-on-forehead" if on_foreheads and seat == view.seat else "table-cards"
    return [line(Ink(words.say(key, cards=held), "faint"))] if held else []


def cards(tokens: Sequence[str], words: Catalogue) -> list[Line]:
    """Return cards as chips."""
    return [line(card(token, words)) for token in tokens]


def _trick(view: View, words: Catalogue, columns: int) -> list[Line]:
    trick = view.trick
    if not trick.plays:
        return []
    items = []
    for seat, play in trick.by_seat(view.settings.seats).items():
        sign = " ◂" if seat == trick.winner else ""
        items.append(line(f"{short(view.players[seat], _NAMES)} ", card(play, words), Ink(sign, "warning")))
    return flow(line("  ", Ink(words.say("table-on-table"), "faint"), " "), items, columns, gap="  ")


def block(players: Sequence[str], rows: Sequence[BlockRow], words: Catalogue) -> list[Line]:
    """Return the Block of Truth under its title."""
    sheet = str(BlockOfTruth([short(player, _BLOCK_NAMES) for player in players], rows)).splitlines()
    return [line(Ink(words.say("table-block"), "title")), *(line(row) for row in sheet)]
