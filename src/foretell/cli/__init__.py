"""The command `foretell`: finds the command by its name, runs it, and turns what went wrong into one line.

A command is a module with `options(parser)` and `run(chosen, words, screen)`, imported only when it is called. The
exit code is 0 when all is well, 1 when a check failed or a file is bad, 2 when the arguments are, 130 after Ctrl-C and
141 when nobody reads on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from foretell.cli.screen import Screen, printable
from foretell.cli.trouble import BadArguments, Failed
from foretell.errors import BadSettings, ForetellError
from foretell.i18n import Catalogue, MissingWords, own_names, words
from foretell.i18n.choice import chosen, nearest
from foretell.i18n.wording import error, with_rule

COMMANDS: Final = ("serve", "demo", "simulate", "arena", "replay", "check", "verify", "rules", "editions", "language")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a name may hold letters that the terminal lacks
    try:
        code = _main(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # What is left in the buffer must go somewhere, or Python complains on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as problem:  # such as a full disk below the output
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        spoken = words(chosen())
        return _complain(Failed(spoken.say("file-trouble", trouble=problem.strerror or str(problem))), "", 1, spoken)
    return code


def _open_what_is_closed() -> None:
    """Give input and outputs that nobody opened (`>&-`) something to stand for."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - as long as the command runs


def _main(arguments: list[str]) -> int:
    spoken = words(chosen())
    name = ""
    try:
        language, arguments = _language(arguments, spoken.language)
        spoken = _in(language, spoken)
        if arguments[:1] == ["help"]:
            arguments = [*arguments[1:], "--help"]
        if not arguments:
            arguments = ["serve", "--open"]
        name = arguments[0]
        if name in COMMANDS:
            return _run(name, arguments[1:], spoken)
        return _greet(name, spoken)
    except (BadArguments, BadSettings) as problem:
        return _complain(problem, name, 2, spoken)
    except (Failed, ForetellError) as problem:
        return _complain(problem, name, 1, spoken)


def _run(name: str, arguments: list[str], spoken: Catalogue) -> int:
    from foretell.cli.parser import Parser

    command = import_module(f"foretell.cli.{name}")
    parser = Parser(name, spoken)
    command.options(parser)
    wanted = parser.read(arguments)
    if wanted.help:
        print(parser.format_help(), end="")
        return 0
    code: int = command.run(wanted, spoken, Screen(sys.stdout))
    return code


def _greet(name: str, spoken: Catalogue) -> int:
    if name == "--version":
        from foretell import __version__

        print(spoken.say("cli-version", version=__version__))
    elif name in ("-h", "--help"):
        print(_help(spoken))
    elif name.startswith("-"):
        raise BadArguments(spoken.say("cli-unknown-argument", argument=name))
    else:
        raise BadArguments(spoken.say("cli-unknown-command", command=name, commands=spoken.join(COMMANDS)))
    return 0


def _help(spoken: Catalogue) -> str:
    widest = max(map(len, COMMANDS))
    commands = [f"  {name:{widest}}  {spoken.say(f'command-{name}')}" for name in COMMANDS]
    return "\n".join([spoken.say("cli-about"), "", spoken.say("cli-commands"), *commands, "", spoken.say("cli-more")])


def _language(arguments: list[str], default: str) -> tuple[str, list[str]]:
    """Return the language asked for, and the other arguments; even what is wrong with those is told in it."""
    language, others, left = "", [], iter(arguments)
    for argument in left:
        option, sign, value = argument.partition("=")
        if option in ("--language", "--lang"):
            language = value if sign else next(left, "")
        else:
            others.append(argument)
    return language if len(others) < len(arguments) else default, others


def _in(language: str, spoken: Catalogue) -> Catalogue:
    if not nearest(language):
        there = spoken.join([*own_names()])
        raise BadArguments(spoken.say("cli-unknown-language", language=language, languages=there))
    return words(nearest(language))


def _complain(problem: Exception, name: str, code: int, spoken: Catalogue) -> int:
    """Say on one line what went wrong; a code without words gets the developers' own."""
    text = str(problem)
    if isinstance(problem, ForetellError):
        with suppress(MissingWords):
            text = error(spoken, problem)
        text = with_rule(text, problem.rule)
    who = f"foretell {name}" if name in COMMANDS else "foretell"
    print(printable(f"{who}: {text}"), file=sys.stderr)
    return code
