"""The catalogues as they are written: messages, terms, variables and the variants of each choice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from foretell.i18n.catalogue import FAMILIES, REST
from tests.i18n.sources import PACKAGE

FILES = sorted({*FAMILIES.values(), REST})
FOLDER = PACKAGE / "i18n"
NEUTRAL = {"examples", "own"}
"""Attributes that are the same in every language: commands to type, and what a language calls itself."""


def entries(language: str, file: str) -> list[ftl.EntryType]:
    return FluentResource((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body


def messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ftl.Message)}


def all_messages(language: str) -> dict[str, ftl.Message]:
    return {key: message for file in FILES for key, message in messages(language, file).items()}


def family(name: str, file: str) -> set[str]:
    return {key for key in messages("en", file) if key.partition("-")[0] == name}


def overlays() -> Iterator[tuple[str, Path]]:
    """Yield the language and the file of every edition with words of its own."""
    for path in sorted(FOLDER.glob("*/editions/*.ftl")):
        yield path.parents[1].name, path


class Found(Visitor):
    """What stands in an entry: variables, references and choices."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.choices.append((node.selector.id.name, names))
        self.generic_visit(node)
