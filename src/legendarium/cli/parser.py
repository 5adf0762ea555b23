"""The parser of the command line: lazy commands, defaults in the help, one-sentence errors."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, NoReturn


class Command(NamedTuple):
    """A subcommand: its summary, the module that runs it, and the module with its options.

    The options may name a function after a colon, instead of `add_arguments`. Modules are named,
    not imported, so that help and completion load only the options.
    """

    summary: str
    runner: str
    options: str = ""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the arguments of the command."""
        if self.options:
            module, _, function = self.options.partition(":")
            getattr(import_module(module), function or "add_arguments")(parser)

    def run(self, options: argparse.Namespace) -> int:
        """Run the command; the exit status."""
        status: int = import_module(self.runner).run(options)
        return status


class DefaultsFormatter(argparse.HelpFormatter):
    """Adds the default of every option whose help text does not mention it."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        text = action.help or ""
        unsaid = "default" not in text and "%(default)" not in text
        if unsaid and action.option_strings and not _is_plain(action.default):
            return f"{text} (default: %(default)s)"
        return text


def _is_plain(default: object) -> bool:
    return default is None or default is False or default == argparse.SUPPRESS or default == []


class Parser(argparse.ArgumentParser):
    """Reports errors in one sentence, allows no abbreviations, and loads commands lazily."""

    def __init__(self, *arguments: Any, command: Command | None = None, **more: Any) -> None:
        more.setdefault("allow_abbrev", False)
        more.setdefault("formatter_class", DefaultsFormatter)
        super().__init__(*arguments, **more)
        self._command = command

    def declare(self) -> None:
        """Declare the arguments of the command, unless they are declared already."""
        command, self._command = self._command, None
        if command is not None:
            command.add_arguments(self)

    def declared(self) -> Parser:
        """This parser with the arguments of every command declared."""
        self.declare()
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for parser in action.choices.values():
                    parser.declared()
        return self

    # argparse passes a subcommand its part of the command line through this method.
    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse what is known; the arguments of the command are declared first."""
        self.declare()
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Exit with a sentence and a hint."""
        self.exit(2, f"legendarium: {message}; see `{self.prog} --help`.\n")


def add_commands(
    parser: argparse.ArgumentParser, commands: Mapping[str, Command], dest: str
) -> None:
    """Give a parser its subcommands, each loaded only when it is used."""
    subparsers = parser.add_subparsers(dest=dest, metavar=dest, parser_class=Parser)
    for name, command in commands.items():
        summary = command.summary
        subparsers.add_parser(name, help=summary, description=summary, command=command)
