"""Write schemas with which an editor completes and checks the files of a campaign."""

from __future__ import annotations

import argparse
from pathlib import Path

from legendarium.authoring.schema import FOLDER, RULES, editor_files
from legendarium.campaigns.files import write_files
from legendarium.cli.arguments import language_of_the_system
from legendarium.locale import Words
from legendarium.table import BadRequest


def run(options: argparse.Namespace) -> int:
    """Run the command; rules for the editor that are there already are left as they are."""
    folder = Path(options.path)
    if not folder.is_dir():
        raise BadRequest(f"There is no folder {options.path!r}.", "path")
    texts = editor_files()
    is_kept = (folder / RULES).exists()
    if is_kept:
        del texts[RULES]
    write_files(folder, texts)
    message = "campaign-schemas-alone" if is_kept else "campaign-schemas"
    words = Words(language_of_the_system())
    print(words.say(message, path=str(folder / FOLDER), rules=str(folder / RULES)))
    return 0
