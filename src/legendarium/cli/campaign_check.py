"""Check the files of a campaign and report every problem with its file and line."""

from __future__ import annotations

import argparse
import json
from itertools import groupby

from rich.console import Console
from rich.text import Text

from legendarium.authoring.checks import check
from legendarium.campaigns.files import packaged_campaigns, read_campaign
from legendarium.cli.arguments import language_of_the_system
from legendarium.locale import Words
from legendarium.table import BadRequest
from legendarium.taintedgrail.content.faults import ERROR, Fault


def run(options: argparse.Namespace) -> int:
    """Run the command; 1 where a campaign has an error."""
    folders = [options.path] if options.path is not None else packaged_campaigns()
    if not folders:
        raise BadRequest("The program has no campaigns.", "path")
    if options.previous is not None and options.path is None:
        raise BadRequest("--previous needs the folder of the new version as well.", "previous")
    previous = None if options.previous is None else read_campaign(options.previous).files
    found: dict[str, tuple[Fault, ...]] = {}
    for folder in folders:
        name, files, unread = read_campaign(folder)
        found[name] = (*unread, *check(files, previous))
    if options.json:
        print(json.dumps(_as_json(found), indent=1, ensure_ascii=False))
    else:
        words = Words(language_of_the_system())
        for name, faults in found.items():
            _print_faults(words, name, faults)
    errors = any(fault.severity == ERROR for faults in found.values() for fault in faults)
    return 1 if errors else 0


def _as_json(found: dict[str, tuple[Fault, ...]]) -> dict[str, object]:
    return {
        "campaigns": [
            {"name": name, "faults": [fault._asdict() for fault in faults]}
            for name, faults in found.items()
        ]
    }


def _print_faults(words: Words, name: str, faults: tuple[Fault, ...]) -> None:
    console = Console(soft_wrap=True, highlight=False)
    for file, group in groupby(faults, key=lambda fault: fault.file):
        console.print(Text(file, "bold"))
        for fault in group:
            console.print(_line(words, fault))
            if fault.hint:
                console.print(Text(f"    {words.say('campaign-hint', hint=fault.hint)}", "dim"))
    errors = sum(fault.severity == ERROR for fault in faults)
    said = words.say("campaign-checked", name=name, errors=errors, warnings=len(faults) - errors)
    console.print(Text(said, "red" if errors else "green"))


def _line(words: Words, fault: Fault) -> Text:
    grave = fault.severity == ERROR
    said = words.say("campaign-error") if grave else words.say("campaign-warning")
    return Text.assemble(
        f"  {fault.file}:{fault.line}: ",
        (said, "red" if grave else "yellow"),
        f": {fault.message} ",
        (f"[{fault.kind}]", "dim"),
    )
