"""The command `legendarium tune`: learns the weights of the evaluation from self-play."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console

from legendarium.bots.tashkalar.learning.knobs import KINDS
from legendarium.cli.match.command import FILE_WIDTH
from legendarium.cli.options.tune import ALL
from legendarium.cli.streams import STREAM, check_output
from legendarium.cli.tuning.learning import LearningResult, Plan, learn
from legendarium.cli.tuning.printed_tables import print_result
from legendarium.cli.weights_file import (
    BOT_WEIGHTS,
    START_WEIGHTS,
    WeightsFile,
    read,
    write,
)
from legendarium.table import BadRequest
from legendarium.workers import cores


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    kinds, plan = _kinds(options.form), _plan(options)
    out = Path(options.out).expanduser() if options.out else BOT_WEIGHTS
    check_output(str(out), "out", json_too=options.json)
    existing = read(out if out.exists() else BOT_WEIGHTS, "out")
    start = (
        read(Path(options.start).expanduser(), "from") if options.start else _start(existing, plan)
    )
    befores = {kind: start.of(kind) for kind in kinds}
    try:
        learned = [learn(kind, before, plan) for kind, before in befores.items()]
    except KeyboardInterrupt:
        print("\nlegendarium: Stopped; nothing was written.", file=sys.stderr)
        return 130
    command = _command(kinds, plan, options.start)
    write(out, command, _merged(existing, start, learned, command))
    if options.json:
        report = {"command": command, "learned": [one.to_json(command) for one in learned]}
        print(json.dumps(report, indent=1))
        return 0
    if str(out) == STREAM:
        return 0
    # Output to a file or pipe is not limited to the width of a terminal.
    console = Console(width=None if sys.stdout.isatty() else FILE_WIDTH)
    for one in learned:
        print_result(one, console)
    print(f"written to {out}")
    return 0


def _start(existing: WeightsFile, plan: Plan) -> WeightsFile:
    """The weights to start from: without rounds, the existing ones."""
    return read(START_WEIGHTS, "from") if plan.rounds else existing


def _kinds(text: str) -> list[str]:
    """The kinds named in the text, each once."""
    names = list(dict.fromkeys(name.strip() for name in text.split(",")))
    if names == [ALL]:
        return list(KINDS)
    for name in names:
        if name not in KINDS:
            raise BadRequest(
                f"There is no kind of game {name[:40]!r} to tune; choose of {', '.join(KINDS)}, "
                f"or {ALL}.",
                "form",
            )
    return names


def _plan(options: argparse.Namespace) -> Plan:
    if options.games < 2:
        raise BadRequest(
            f"At least 2 games a round must be played, one of them to check, not {options.games}.",
            "games",
        )
    if options.rounds < 0:
        raise BadRequest(f"There cannot be {options.rounds} rounds.", "rounds")
    if options.jobs < 0:
        raise BadRequest(f"At least 1 process must play, not {options.jobs}.", "jobs")
    return Plan(options.games, options.rounds, options.seed, options.jobs or cores())


def _command(kinds: list[str], plan: Plan, start: str | None) -> str:
    """The command that reproduces the weights."""
    form = ALL if kinds == list(KINDS) else ",".join(kinds)
    text = (
        f"legendarium tune --form {form} --games {plan.games} --seed {plan.seed} "
        f"--rounds {plan.rounds}"
    )
    # Only the name of the file is stored, not its folder.
    return f"{text} --from {Path(start).name}" if start else text


def _merged(
    existing: WeightsFile, start: WeightsFile, learned: list[LearningResult], command: str
) -> WeightsFile:
    """The file with the learned weights; other kinds stay as they were."""
    notes = dict(existing.notes)
    for one in learned:
        # Weights that no round changed keep their note, if any.
        note = start.notes.get(one.kind)
        if one.rounds:
            note = {**one.note(command), **({"from": note} if note else {})}
        notes.pop(one.kind, None)
        notes |= {one.kind: note} if note else {}
    return WeightsFile(
        existing.path,
        {**existing.weights, **{one.kind: one.after for one in learned}},
        notes,
        {**existing.odds, **{one.kind: one.odds_note(command) for one in learned}},
    )
