"""Cards: colours, kinds, cards and plays, and how they are written. CARDS-1 to CARDS-5.

A *kind* is what a card is: the red 7, a Wizard, the Cloud. 61 kinds are numbered 0–62 so that a set of kinds is one
non-negative 64-bit word: colour × 16 + rank for the 52 number cards (colours blue, red, green, yellow; ranks 1–13), and
the nine kinds without colour in bits between the colours. Bits 48 and 62 are free for cards to come; bit 63 stays 0.

A *card* is a piece of cardboard, numbered 0–66 as deals need it: 52 number cards colour by colour, four Wizards, four
Jesters, seven special cards.

A *play* is a card as it lies on the table, with what its player announced, numbered 0–66: 52 number cards, Wizard,
Jester, Shapeshifter as Wizard or as Jester, Dragon, Fairy, Bomb, Juggler in four colours, Cloud in four colours.

>>> kind_name(parse_kind("R7")), card_name(52), play_name(parse_play("Ju=G"))
('R7', 'W1', 'Ju=G')
"""

from __future__ import annotations

from typing import Final

from foretell.errors import InvalidNotation

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
NO_COLOUR: Final = 4
COLOURS: Final = range(4)
COLOUR_NAMES: Final = ("blue", "red", "green", "yellow")
PEOPLES: Final = ("humans", "dwarves", "elves", "giants")
COLOUR_LETTERS: Final = "BRGY"
RANKS: Final = range(1, 14)

JESTER: Final = 0
WIZARD: Final = 14
SHAPESHIFTER: Final = 15
FAIRY: Final = 16
DRAGON: Final = 30
BOMB: Final = 31
WEREWOLF: Final = 32
JUGGLER: Final = 46
CLOUD: Final = 47
NO_KIND: Final = -1

SPECIALS: Final = (SHAPESHIFTER, DRAGON, FAIRY, BOMB, WEREWOLF, JUGGLER, CLOUD)
SPECIAL_NAMES: Final = ("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud")

FIRST_WIZARD: Final = 52
FIRST_JESTER: Final = 56
FIRST_SPECIAL: Final = 60
CARDS: Final = 67

PLAYS: Final = 67
PLAY_WIZARD: Final = 52
PLAY_JESTER: Final = 53
PLAY_AS_WIZARD: Final = 54
PLAY_AS_JESTER: Final = 55
PLAY_DRAGON: Final = 56
PLAY_FAIRY: Final = 57
PLAY_BOMB: Final = 58
PLAY_JUGGLER: Final = 59
PLAY_CLOUD: Final = 63

# Six bits a kind: plays 52–58 and cards 60–66, looked up without a table so that it compiles to two instructions.
_PLAIN_PLAYS: Final = (
    WIZARD | JESTER << 6 | SHAPESHIFTER << 12 | SHAPESHIFTER << 18 | DRAGON << 24 | FAIRY << 30 | BOMB << 36
)
_SPECIAL_CARDS: Final = (
    SHAPESHIFTER | DRAGON << 6 | FAIRY << 12 | BOMB << 18 | WEREWOLF << 24 | JUGGLER << 30 | CLOUD << 36
)


def number_kind(card: int) -> int:
    """Return the kind of number card 0–51."""
    return card + 3 * (card // 13) + 1


def kind_of(card: int) -> int:
    """Return the kind of a card 0–66."""
    if card < FIRST_WIZARD:
        return number_kind(card)
    if card < FIRST_JESTER:
        return WIZARD
    if card < FIRST_SPECIAL:
        return JESTER
    return _SPECIAL_CARDS >> 6 * (card - FIRST_SPECIAL) & 63


def kind_played(play: int) -> int:
    """Return the kind of the card behind a play."""
    if play < PLAY_WIZARD:
        return number_kind(play)
    if play < PLAY_JUGGLER:
        return _PLAIN_PLAYS >> 6 * (play - PLAY_WIZARD) & 63
    if play < PLAY_CLOUD:
        return JUGGLER
    return CLOUD


def colour_played(play: int) -> int:
    """Return the colour that a play shows on the table, or NO_COLOUR. CARDS-2, PLAY-8."""
    if play < PLAY_WIZARD:
        return play // 13
    if play < PLAY_JUGGLER:
        return NO_COLOUR
    return play - PLAY_JUGGLER & 3


def value_played(play: int) -> int:
    """Return four times the value of a coloured play: 1–13, Juggler 7½, Cloud 9¾. WIN-7."""
    if play < PLAY_WIZARD:
        return 4 * (play % 13 + 1)
    if play < PLAY_CLOUD:
        return 30
    return 39


def first_play_of(kind: int) -> int:
    """Return the first of the plays that a card of this kind can become; the Werewolf becomes none."""
    if 1 <= kind & 15 <= 13:
        return kind - 3 * (kind >> 4) - 1
    if kind == WIZARD:
        return PLAY_WIZARD
    if kind == JESTER:
        return PLAY_JESTER
    if kind == SHAPESHIFTER:
        return PLAY_AS_WIZARD
    if kind == DRAGON:
        return PLAY_DRAGON
    if kind == FAIRY:
        return PLAY_FAIRY
    if kind == BOMB:
        return PLAY_BOMB
    return PLAY_JUGGLER if kind == JUGGLER else PLAY_CLOUD


_KIND_TOKENS: Final = {
    **{16 * colour + rank: f"{COLOUR_LETTERS[colour]}{rank}" for colour in COLOURS for rank in RANKS},
    WIZARD: "W",
    JESTER: "J",
    SHAPESHIFTER: "Sh",
    DRAGON: "Dr",
    FAIRY: "Fa",
    BOMB: "Bo",
    WEREWOLF: "We",
    JUGGLER: "Ju",
    CLOUD: "Cl",
}
KINDS: Final = tuple(_KIND_TOKENS)
_KINDS_BY_TOKEN: Final = {token: kind for kind, token in _KIND_TOKENS.items()}


def _play_token(play: int) -> str:
    token = _KIND_TOKENS[kind_played(play)]
    if play in (PLAY_AS_WIZARD, PLAY_AS_JESTER):
        return f"{token}={'WJ'[play - PLAY_AS_WIZARD]}"
    if play >= PLAY_JUGGLER:
        return f"{token}={COLOUR_LETTERS[colour_played(play)]}"
    return token


def _card_token(card: int) -> str:
    token = _KIND_TOKENS[kind_of(card)]
    if FIRST_WIZARD <= card < FIRST_JESTER:
        return f"{token}{card - FIRST_WIZARD + 1}"
    if FIRST_JESTER <= card < FIRST_SPECIAL:
        return f"{token}{card - FIRST_JESTER + 1}"
    return token


_PLAY_TOKENS: Final = tuple(_play_token(play) for play in range(PLAYS))
_PLAYS_BY_TOKEN: Final = {token: play for play, token in enumerate(_PLAY_TOKENS)}
_CARD_TOKENS: Final = tuple(_card_token(card) for card in range(CARDS))
_CARDS_BY_TOKEN: Final = {token: card for card, token in enumerate(_CARD_TOKENS)}


def kind_name(kind: int) -> str:
    """Return the token of a kind: R7, W, Sh."""
    return _KIND_TOKENS[kind]


def card_name(card: int) -> str:
    """Return the token of a card; the four Wizards and Jesters are numbered: R7, W1, Sh."""
    return _CARD_TOKENS[card]


def play_name(play: int) -> str:
    """Return the token of a play, with what was announced: R7, W, Sh=J, Cl=B."""
    return _PLAY_TOKENS[play]


def parse_kind(token: str) -> int:
    """Read a kind."""
    return _look_up(_KINDS_BY_TOKEN, token)


def parse_card(token: str) -> int:
    """Read a card."""
    return _look_up(_CARDS_BY_TOKEN, token)


def parse_play(token: str) -> int:
    """Read a play."""
    return _look_up(_PLAYS_BY_TOKEN, token)


def _look_up(tokens: dict[str, int], token: str) -> int:
    if token not in tokens:
        raise InvalidNotation("notation/unknown-card", f"unknown card: {token!r}", token=token)
    return tokens[token]
