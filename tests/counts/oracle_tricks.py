"""The second opinion on tricks: which cards may be played and who wins, straight from docs/rules.md.

Nothing of foretell is imported, and nothing is clever. A card is its name: R7, W1 to W4, J1 to J4, Sh, Dr, Fa, Bo, We,
Ju, Cl. The rules in force are the settings by name, as docs/rules.md calls them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

COLOURS = "BRGY"
WIZARDS = ("W1", "W2", "W3", "W4")
JESTERS = ("J1", "J2", "J3", "J4")
Rules = Mapping[str, Any]


class Laid(NamedTuple):
    """A card on the table, and what was announced for it: W or J, a colour, or nothing."""

    seat: int
    card: str
    announced: str = ""


def is_number(card: str) -> bool:
    return card[0] in COLOURS and card[1:].isdigit()


def is_wizard(laid: Laid) -> bool:
    return laid.card in WIZARDS or (laid.card == "Sh" and laid.announced == "W")  # SHAPE-1


def is_jester(laid: Laid) -> bool:
    return laid.card in JESTERS or (laid.card == "Sh" and laid.announced == "J")


def colour(laid: Laid) -> str | None:
    if is_number(laid.card):
        return laid.card[0]
    return laid.announced if laid.card in ("Ju", "Cl") else None  # PLAY-8


def value(laid: Laid) -> float:
    return {"Ju": 7.5, "Cl": 9.75}.get(laid.card) or int(laid.card[1:])  # WIN-7


def colour_to_follow(trick: Sequence[Laid], rules: Rules) -> str | None:
    """PLAY-5 to PLAY-7: the first coloured card sets it, unless a Wizard or the Dragon lies before."""
    if rules["one_colour"]:
        return None  # VAR-5
    for laid in trick:
        if is_wizard(laid) or laid.card == "Dr":
            return None
        if colour(laid):
            return colour(laid)
    return None


def wizards_barred(trick: Sequence[Laid], trump: str | None, rules: Rules) -> bool:
    """EDITION-3: no Wizard to a trick whose colour to follow is trump."""
    follow = colour_to_follow(trick, rules)
    return rules["wizard_barred"] and follow is not None and follow == trump


def legal_cards(hand: Sequence[str], trick: Sequence[Laid], trump: str | None, rules: Rules) -> list[str]:
    """PLAY-2 to PLAY-4 and EDITION-3."""
    cards = list(hand)
    follow = colour_to_follow(trick, rules)
    following = [card for card in hand if is_number(card) and card[0] == follow]
    if following:
        cards = [card for card in hand if card in following or not is_number(card)]  # PLAY-4
    if wizards_barred(trick, trump, rules):
        cards = [card for card in cards if card not in WIZARDS] or [card for card in hand if card in WIZARDS]
    return cards


def winner(trick: Sequence[Laid], trump: str | None, rules: Rules) -> int:
    """WIN-1 to WIN-6: the seat that takes a finished trick, or would have taken it without the Bomb."""
    live = [laid for position, laid in enumerate(trick) if counts(trick, position, trump, rules)]
    if rules["one_colour"]:
        return max(live, key=one_colour_value).seat  # among equals `max` takes the first
    by_card = {laid.card: laid.seat for laid in live}
    if "Dr" in by_card:
        return by_card["Fa"] if "Fa" in by_card else by_card["Dr"]  # WIN-1, WIN-2
    if wizards := [laid for laid in live if is_wizard(laid)]:
        return wizards[0].seat  # WIN-3
    if trumps := [laid for laid in live if trump and colour(laid) == trump]:
        return max(trumps, key=value).seat  # WIN-4
    follow = colour_to_follow(trick, rules)
    if followers := [laid for laid in live if follow and colour(laid) == follow]:
        return max(followers, key=value).seat  # WIN-5
    return next(laid.seat for laid in live if is_jester(laid))  # WIN-6


def counts(trick: Sequence[Laid], position: int, trump: str | None, rules: Rules) -> bool:
    """Return whether a card counts for who wins: not the Bomb, and no Wizard played where Wizards are barred."""
    laid = trick[position]
    barred = is_wizard(laid) and wizards_barred(trick[:position], trump, rules)
    return laid.card != "Bo" and not barred


def one_colour_value(laid: Laid) -> float:
    """VAR-5: Wizard, then 13 down to 1, then Jester."""
    if is_wizard(laid):
        return 14
    return 0 if is_jester(laid) else value(laid)
