"""Examples drawn for the terminal: the cards as chips, the score sheet as it is kept, coins as coins."""

from __future__ import annotations

from foretell.cli.ink import Ink, Line, card, flow, line, paragraph
from foretell.cli.tables import coins
from foretell.i18n import Catalogue
from foretell.i18n.book import players, told
from foretell.lessons.examples import Block, Choice, Coins, Example, Trick
from foretell.table.block import BlockOfTruth


def drawn(example: Example, words: Catalogue, indent: int, columns: int) -> list[Line]:
    """Return an example as lines."""
    head = line(" " * indent, Ink("│ ", "faint"))
    lines = [line(*head, Ink(words.say("example-label"), "faint"))]
    texts = told(words, example)
    if isinstance(example, Trick):
        lines += [*_paragraphs(head, texts[:1], columns), *_trick(example, words, head, columns)]
        texts = texts[1:]
    if isinstance(example, Block):
        names = players(words)[: len(example.rows[0].totals)]
        rows = str(BlockOfTruth(names, example.rows)).splitlines()
        narrow = indent + 2 + max(map(len, rows)) > columns
        lines += [line(row) if narrow else line(*head, row) for row in rows]
    lines += _paragraphs(head, texts, columns)
    if isinstance(example, Coins):
        lines.append(line(*head, Ink(coins((example.won, example.left)), "coin")))
    return lines


def _paragraphs(head: Line, texts: list[str], columns: int) -> list[Line]:
    return [row for text in texts for row in _hanging(head, text, columns)]


def _hanging(head: Line, text: str, columns: int) -> list[Line]:
    """Return a text with the head before each of its lines."""
    lines = paragraph(head, text, columns)
    return [lines[0], *(line(*head, *row[1:]) for row in lines[1:])]


def _trick(example: Trick, words: Catalogue, head: Line, columns: int) -> list[Line]:
    names = players(words)
    items = []
    for seat, play in enumerate(example.plays):
        sign = " ◂" if seat == example.winner and not example.bombed else ""
        items.append(line(f"{names[seat]} ", card(play, words), Ink(sign, "warning")))
    rows = flow(head, items, columns, gap="  ")
    rows = [rows[0], *(line(*head, *row[1:]) for row in rows[1:])]
    return rows if example.choice is None else [*rows, *_choice(example.choice, words, head, columns)]


def _choice(choice: Choice, words: Catalogue, head: Line, columns: int) -> list[Line]:
    name = players(words)[choice.seat]
    items = [line(f"{words.say('example-may', player=name)} ", *_cards(choice.legal, words))]
    if choice.barred:
        items.append(line(f"{words.say('example-not')} ", *_cards(tuple(choice.barred), words)))
    return flow(head, items, columns, gap=", ")


def _cards(tokens: tuple[str, ...], words: Catalogue) -> Line:
    return [ink for token in tokens for ink in (card(token, words), Ink(" "))][:-1]
