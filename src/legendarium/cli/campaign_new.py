"""Start a new campaign: a small one that can be checked and played at once."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from legendarium.authoring.skeleton import skeleton
from legendarium.campaigns.files import write_files
from legendarium.cli.arguments import language_of_the_system
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.shapes import ID


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    folder = Path(options.path)
    name = options.id if options.id is not None else folder.resolve().name
    if not re.fullmatch(ID, name):
        raise BadRequest(
            f"{name!r} cannot be an id: use small letters, digits and hyphens, or --id.",
            "id",
        )
    if options.language not in LANGUAGES:
        raise BadRequest(
            f"There is no language {options.language!r}; there are {', '.join(LANGUAGES)}.",
            "language",
        )
    files = skeleton(name, options.language)
    write_files(folder, files, only_if_new=True)
    command = f"legendarium campaign check {options.path}"
    said = Words(language_of_the_system()).say(
        "campaign-made", count=len(files), path=options.path, command=command
    )
    print(said)
    return 0
