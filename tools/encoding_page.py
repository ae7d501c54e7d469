"""Write the table of docs/encoding.md anew from the fields of the encoding: `python -m tools.encoding_page`."""

from __future__ import annotations

from pathlib import Path

from foretell.table.fields import FIELDS, SIZE, START

PAGE = Path(__file__).parent.parent / "docs" / "encoding.md"
HEAD = "| from | field | numbers | meaning |\n|---|---|---|---|\n"


def table() -> str:
    """Return the fields as a table."""
    rows = (
        f"| {START[field.name]} | `{field.name}` | {_numbers(field.parts, field.size)} | {field.meaning} |\n"
        for field in FIELDS
    )
    return HEAD + "".join(rows) + f"| {SIZE} | | | |\n"


def _numbers(parts: int, size: int) -> str:
    return str(size) if parts == 1 else str(parts) if size == 1 else f"{parts} × {size}"


def page(text: str) -> str:
    """Return the page with its table replaced."""
    before, _, after = text.partition(HEAD)
    rest = after.lstrip().split("\n")
    while rest and rest[0].startswith("|"):
        rest.pop(0)
    return before + table() + "\n".join(rest)


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
