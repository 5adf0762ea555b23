"""Begin a campaign, check its files, or measure how it plays."""

from __future__ import annotations

import argparse

from legendarium.cli import campaign_check, campaign_format, campaign_new
from legendarium.cli.balance import command as balance

ACTIONS = {
    "check": campaign_check,
    "new": campaign_new,
    "format": campaign_format,
    "balance": balance,
}
"""What can be done with a campaign: one module each."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="action")
    for name, module in ACTIONS.items():
        summary = (module.__doc__ or "").splitlines()[0]
        module.add_arguments(actions.add_parser(name, help=summary, description=summary))


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    status: int = ACTIONS[options.action].run(options)
    return status
