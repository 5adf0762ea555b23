"""Print how the files of a campaign are written."""

from __future__ import annotations

import argparse

from legendarium.authoring.format_page import render


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    print(render(), end="")
    return 0
