"""Names and chat: cleaned, not too long, and no two at one table that people would take for each other.

Text is normalised (NFKC); controls, marks of direction and other unseen signs are refused in names, dropped from chat.
"""

from __future__ import annotations

from typing import Final
from unicodedata import category, combining, normalize

from foretell.server.refusals import refused

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
_MOST_MARKS: Final = 2  # accents on one letter; more would climb over the lines around it

# Letters that look like Latin ones, and digits that look like letters; case is gone by then.
_ALIKE: Final = str.maketrans(
    "авсԁеғһніјкӏмпорԛгѕтиѵԝхузбьαβεηικμνορτυχγωζσϲıłøđħŧɑɡʀʟɪɴʜʙᴏǀ01l|!5$@3",
    "abcdefhhijklmnopqrstuvwxy36babenikuvoptuxywzocilodhtagrlinhboioiiiissae",
)
_TWO_ALIKE: Final = (("rn", "m"), ("vv", "w"), ("ci", "d"))


def clean_line(text: str) -> str:
    """Return text on one line, normalised, without unseen signs and double blanks.

    >>> clean_line("  Ａda\\u202e \\n the  wise ")
    'Ada the wise'
    """
    return " ".join("".join(map(_seen, normalize("NFKC", text))).split())


def checked_name(name: str) -> str:
    """Return a player's name as it will be shown, or raise what is wrong with it."""
    clean = clean_line(name)
    if not clean:
        raise refused("names/empty", "a name has at least one letter")
    if len(clean) > LONGEST_NAME:
        raise refused("names/too-long", f"a name has at most {LONGEST_NAME} letters", most=LONGEST_NAME)
    if any(category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in name) or _climbs(clean):
        raise refused("names/bad-letters", "a name holds signs that cannot be shown")
    return clean


def checked_chat(text: str) -> str:
    """Return what somebody says as it will be shown, or raise what is wrong with it."""
    clean = clean_line(text)
    if not clean:
        raise refused("chat/empty", "there is nothing to say")
    if len(clean) > LONGEST_CHAT:
        raise refused("chat/too-long", f"at most {LONGEST_CHAT} letters at a time", most=LONGEST_CHAT)
    return clean


def skeleton(name: str) -> str:
    """Return what a name looks like from afar: names with equal skeletons are taken for each other.

    >>> skeleton("Adа") == skeleton("ÁDA") == skeleton("a d a"), skeleton("Bill") == skeleton("BiII")
    (True, True)
    """
    bare = "".join(sign for sign in normalize("NFKD", name.casefold()) if not combining(sign))
    alike = bare.casefold().translate(_ALIKE)
    for two, one in _TWO_ALIKE:
        alike = alike.replace(two, one)
    return "".join(sign for sign in alike if sign.isalnum()) or alike


def _seen(sign: str) -> str:
    kind = category(sign)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    return "" if kind in ("Cf", "Cs", "Co", "Cn") else sign


def _climbs(text: str) -> bool:
    """Return whether a letter carries more marks than fit on a line."""
    marks = 0
    for sign in text:
        marks = marks + 1 if combining(sign) else 0
        if marks > _MOST_MARKS:
            return True
    return False
