"""A number that is followed by a word stands in a choice of plural forms, in every language: never “1 points”.

    python tools/check_plurals.py [--language cs] [FOLDER WITH THE CATALOGUES]

Every variable counts as a number unless `TEXTS` or `LABELS` names it, so a new message is checked without being
listed. Hungarian has the singular after every number and is not looked at.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

CATALOGUES = Path(__file__).resolve().parent.parent / "src" / "foretell" / "i18n"
LANGUAGES = ("en", "de", "fr", "it", "cs", "sk", "pl")
PLURALS = {"zero", "one", "two", "few", "many"}
TEXTS = (
    "address blank bot card choice choosing colour commitment dealer expected file free free-of-colour high interval "
    "lead level low name one option other player players rate rest store time tinted value wanted winners wins"
)
"""Variables that hold text: names, cards, lists, figures that are already written. So do all that end in -name."""
LABELS = ("action", "rank", "round", "seat", "since", "step", "table", "trick", "turn", "version")
"""Numbers that do not count but say which one: “round 1 is over”."""
UNCHANGED = {
    "en": "and for from in new of over predicted so to too under won",
    "de": "bei bis darunter darüber der gewonnen neu und von vorher vorhergesagt vorhersagen vorhersagt zu",
    "fr": "au de en et pour sur à",
    "it": "a di e in per sopra sotto su",
    "cs": "a až do méně na nad pod víc z ze",
    "sk": "a až do menej na nad pod viac z zo",
    "pl": "do i na poniżej powyżej z za ze",
}
"""Words that are the same after every number: prepositions, adverbs, and where they do not bend, participles."""
ONE_FORM = {
    "deck": "en de fr it",
    "levels": "en de fr it",
    "minutes": "en de fr it cs sk pl",
    "most": "en de fr it cs sk",
    "points": "en de it cs sk pl",
    "rounds-3": "en de fr it cs sk pl",
    "seats": "en de fr it",
    "workers": "en de fr it",
}
"""Numbers that need one form only in these languages: playing times and limits are well above four, points come in
tens, a game has three seats or more and a deck 45 cards. But French says “0 point” and Polish “22 znaki”."""
ALLOWED: dict[str, tuple[str, ...]] = {
    "en": (),
    "de": (),
    "fr": (),
    "it": (),
    "cs": ("rule-deal-2 $seats", "web-table-line $seats"),
    "sk": ("rule-deal-2 $seats", "web-table-line $seats"),
    "pl": ("rule-deal-2 $seats", "verify-ok $seats", "web-table-line $seats"),
}
"""Messages that may do without, by language, as after “z 4” where all forms are alike; under forty in all."""
SPACES = (" ", "\u00a0", "\u202f")
WORD = re.compile(r"[ \u00a0\u202f]+([^\W\d_]+)")


def bare_numbers(language: str, pattern: ast.Pattern, *chosen: str) -> Iterator[tuple[str, str]]:
    """Yield every number and the word behind it where no plural form of that number was chosen."""
    for place, element in enumerate(pattern.elements):
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                yield from bare_numbers(language, variant.value, *chosen, *_counted(inside))
        elif (
            isinstance(inside, ast.VariableReference)
            and _counts(inside.id.name, language)
            and inside.id.name not in chosen
        ):
            word = _word(pattern.elements[place + 1 : place + 3])
            if word and word.lower() not in UNCHANGED[language].split():
                yield inside.id.name, word


def _counts(name: str, language: str) -> bool:
    base = name.removesuffix("-one").removesuffix("-other")
    is_text = base in TEXTS.split() or name.endswith("-name")
    return not is_text and base not in LABELS and language not in ONE_FORM.get(base, "").split()


def _counted(choice: ast.SelectExpression) -> set[str]:
    names = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
    selector = choice.selector
    return {selector.id.name} if isinstance(selector, ast.VariableReference) and names & PLURALS else set()


def _word(following: Sequence[ast.TextElement | ast.Placeable]) -> str:
    """Return the word that comes next; a term or another message is one too."""
    text = following[0].value if following and isinstance(following[0], ast.TextElement) else ""
    if match := WORD.match(text):
        return match[1]
    after = following[1].expression if len(following) > 1 and isinstance(following[1], ast.Placeable) else None
    if isinstance(after, ast.TermReference | ast.MessageReference) and text in SPACES:
        return f"-{after.id.name}"
    return ""


def problems(language: str, text: str) -> list[tuple[str, str, str]]:
    """Return message, number and word wherever plural forms are lacking.

    >>> problems("en", "web-days = { $days } days")
    [('web-days', 'days', 'days')]
    """
    found = []
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                bare = bare_numbers(language, pattern) if pattern else ()
                found += [(entry.id.name, name, word) for name, word in dict.fromkeys(bare)]
    return found


def of_language(language: str, root: Path) -> list[str]:
    """Return one message for every place of a language, and for everything allowed that needs no leave any more."""
    said, used = [], set()
    for path in sorted((root / language).rglob("*.ftl")):
        for key, name, word in problems(language, path.read_text(encoding="utf-8")):
            if f"{key} ${name}" in ALLOWED[language]:
                used.add(f"{key} ${name}")
            else:
                said.append(f"{path.relative_to(root).as_posix()}: {key}: “{{ ${name} }} {word}” without plural forms")
    return said + [f"{language}: {key} is allowed but lacks nothing" for key in ALLOWED[language] if key not in used]


def main(arguments: Sequence[str] = ()) -> int:
    """Print every problem; 1 if there is any."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", nargs="?", type=Path, default=CATALOGUES)
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    given = parser.parse_args(arguments)
    found = [line for language in given.language or LANGUAGES for line in of_language(language, given.root)]
    print("\n".join(found), end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
