"""Start a new campaign: a small one that can be checked and played at once."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from legendarium.authoring.skeleton import skeleton
from legendarium.cli.language import language_of_the_system
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadRequest

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    folder = Path(options.path)
    name = options.id if options.id is not None else folder.resolve().name
    if not _ID.fullmatch(name):
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
    _write(folder, files)
    command = f"legendarium campaign check {options.path}"
    said = Words(language_of_the_system()).say(
        "campaign-made", count=len(files), path=options.path, command=command
    )
    print(said)
    return 0


def _write(folder: Path, files: dict[str, str]) -> None:
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadRequest(f"{str(folder)!r} already exists and is not empty.", "path")
        for file, text in files.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadRequest(f"{str(folder)!r} cannot be written: {error.strerror}.", "path") from error
