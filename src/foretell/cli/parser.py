"""The parser of a command's arguments: argparse, with every word from the catalogue.

What argparse would say itself is kept from being said: choices and numbers are checked by `one_of` and `whole`, nothing
is required, and what is left over is told from here.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from textwrap import fill, wrap
from typing import Any, NoReturn

from foretell.cli.screen import columns
from foretell.cli.trouble import BadArguments
from foretell.i18n import Catalogue


class Parser(argparse.ArgumentParser):
    """Reads the arguments of one command."""

    def __init__(self, command: str, words: Catalogue) -> None:
        super().__init__(
            prog=f"foretell {command}",
            usage=words.say(f"command-{command}.usage"),
            description=fill(words.say(f"command-{command}.about"), columns()),
            epilog=f"{words.say('cli-examples')}\n{_indented(words.say(f'command-{command}.examples'))}",
            formatter_class=lambda prog: _Layout(prog, words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self._files = self.add_argument_group(words.say("cli-group-files"))
        self._settings = self.add_argument_group(words.say("cli-group-settings"))
        self._options = self.add_argument_group(words.say("cli-group-options"))

    def option(self, flag: str, **how: Any) -> None:
        """Add an option; its description and the name of its value come from the catalogue."""
        self._add(self._options, flag, how)

    def setting(self, flag: str, **how: Any) -> None:
        """Add an option that sets the game up."""
        self._add(self._settings, flag, how)

    def files(self) -> None:
        """Add the files that the command reads."""
        name = self.words.say("option-files.value")
        self._files.add_argument("files", nargs="*", metavar=name, help=self.words.say("option-files"))

    def argument(self, name: str) -> None:
        """Add something that is named without a flag and may be left out."""
        value = self.words.say(f"argument-{name}.value")
        self._settings.add_argument(name, nargs="?", metavar=value, help=self.words.say(f"argument-{name}"))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Return what was chosen, or raise BadArguments."""
        self.option("--language")
        self._options.add_argument("-h", "--help", action="store_true", help=self.words.say("option-help"))
        try:
            chosen, left = self.parse_known_intermixed_args(arguments)
        except argparse.ArgumentError as problem:
            raise BadArguments(self._said(problem)) from problem
        if left:
            raise BadArguments(self.words.say("cli-unknown-argument", argument=left[0]))
        return chosen

    def error(self, message: str) -> NoReturn:
        """Raise what argparse would print."""
        raise BadArguments(message)

    def _add(self, group: argparse._ArgumentGroup, flag: str, how: dict[str, Any]) -> None:
        key = f"option-{flag.lstrip('-')}"
        if how.get("action") != "store_true":
            how["metavar"] = self.words.say(f"{key}.value")
        group.add_argument(flag, help=self.words.say(key).replace("%", "%%"), **how)

    def _said(self, problem: argparse.ArgumentError) -> str:
        if isinstance(problem.__context__, argparse.ArgumentTypeError):
            return f"{problem.argument_name}: {problem.message}"
        return self.words.say("cli-bad-option", option=str(problem.argument_name))


class _Layout(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, words: Catalogue) -> None:
        super().__init__(prog, max_help_position=24, width=columns())
        self._words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or self._words.say("cli-usage"))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width, break_on_hyphens=False)

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        text = super()._format_args(action, default_metavar)
        return f"{action.metavar}…" if action.nargs == "+" else text if action.nargs != "*" else f"{action.metavar}…"


def one_of(words: Catalogue, names: Iterable[str]) -> Callable[[str], str]:
    """Return a check that an argument is one of these names; underscores are as good as hyphens."""
    known = tuple(names)

    def check(text: str) -> str:
        name = text.lower().replace("_", "-")
        if name not in known:
            raise argparse.ArgumentTypeError(words.say("cli-not-one-of", value=text, names=", ".join(known)))
        return name

    return check


def whole(words: Catalogue, least: int | None = None) -> Callable[[str], int]:
    """Return a check that an argument is a whole number, and not less than another."""

    def check(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 20):
            raise argparse.ArgumentTypeError(words.say("cli-no-number", value=text))
        if least is not None and int(text) < least:
            raise argparse.ArgumentTypeError(words.say("cli-too-small", value=text, least=str(least)))
        return int(text)

    return check


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())
