"""Start a campaign, check its files, or measure its balance."""

from __future__ import annotations

import argparse

from legendarium.cli.parser import Command, add_commands

ACTIONS = {
    "new": Command(
        "Start a new campaign: a small one that can be checked and played at once.",
        "legendarium.cli.campaign_new",
        "legendarium.cli.options.campaign:new",
    ),
    "check": Command(
        "Check the files of a campaign and report every problem with its file and line.",
        "legendarium.cli.campaign_check",
        "legendarium.cli.options.campaign:check",
    ),
    "format": Command(
        "Print how the files of a campaign are written.",
        "legendarium.cli.campaign_format",
    ),
    "schema": Command(
        "Write schemas with which an editor completes and checks the files of a campaign.",
        "legendarium.cli.campaign_schema",
        "legendarium.cli.options.campaign:schema",
    ),
    "balance": Command(
        "Let bots play a campaign many times and compare its balance with its targets.",
        "legendarium.cli.campaign_balance",
        "legendarium.cli.options.campaign:balance",
    ),
}
"""The subcommands of `campaign`, one module each."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add_commands(parser, ACTIONS, dest="action")
    parser.set_defaults(show_help=parser.print_help)


def run(options: argparse.Namespace) -> int:
    """Run the command; without an action, show what there is."""
    if options.action is None:
        options.show_help()
        return 0
    return ACTIONS[options.action].run(options)
