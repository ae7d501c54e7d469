"""What the box of an edition says: its title; and in a line publisher, players, age, time and makers. EDITION-8."""

from __future__ import annotations

from foretell.i18n.catalogue import Catalogue
from foretell.i18n.wording import key_of
from foretell.rules.editions import Edition


def titled(words: Catalogue, box: Edition) -> str:
    """Return the title of an edition; one that is not ours has the title it brings.

    >>> from foretell.i18n import words
    >>> from foretell.rules.editions import edition
    >>> titled(words("de"), edition("piatnik-cs"))
    'Wizard, Piatnik (Tschechisch)'
    """
    key = key_of("edition", box.name)
    return words.say(key) if words.has(key) else box.title


def particulars(words: Catalogue, box: Edition) -> str:
    """Return what is known of an edition's box; what it does not say is left out.

    >>> from foretell.i18n import words
    >>> from foretell.rules.editions import edition
    >>> particulars(words(), edition("piatnik-cs"))
    'Piatnik · 3 to 6 players · age 10–99 · 45 minutes'
    """
    fewest, most = box.players
    parts = [
        box.publisher,
        words.say("box-players", fewest=fewest, most=most),
        words.say("box-age", age=box.age) if box.age else "",
        words.say("box-minutes", minutes=box.minutes) if box.minutes else "",
        words.say("box-author", author=box.author) if box.author else "",
        words.say("box-artist", artist=box.artist) if box.artist else "",
    ]
    return " · ".join(part for part in parts if part)
