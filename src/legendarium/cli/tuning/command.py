"""Learn the weights of the bots' evaluation from games that it plays against itself."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console

from legendarium.bots.tashkalar.learning.trial import KINDS
from legendarium.cli.arguments import whole_number
from legendarium.cli.balance.running import cores
from legendarium.cli.match.command import FILE_WIDTH
from legendarium.cli.places import check_writable
from legendarium.cli.tuning.learning import Learned, Plan, learn
from legendarium.cli.tuning.table import print_learned
from legendarium.cli.tuning.weights_file import (
    MADE_BY_HAND,
    OF_THE_BOTS,
    WeightsFile,
    read,
    write,
)
from legendarium.table import BadRequest

ALL = "all"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add(
        "--form",
        required=True,
        metavar="F[,...]",
        help=f"kinds of game parted by commas, of {', '.join(KINDS)}; or {ALL}",
    )
    add("--games", type=whole_number, default=600, metavar="N", help="how many games a round")
    add(
        "--rounds",
        type=whole_number,
        default=4,
        metavar="R",
        help="each plays with the new weights; 0 measures only how often they win",
    )
    add("--seed", type=whole_number, default=1, metavar="S", help="decides every deal and weight")
    add(
        "--from",
        dest="start",
        metavar="FILE",
        help="begin with these weights (left out: with the ones made by hand)",
    )
    add("--out", metavar="FILE", help="write there (left out: where the bots read their weights)")
    add(
        "--jobs",
        type=whole_number,
        default=0,
        metavar="J",
        help="how many processes (left out: one for each core)",
    )
    add("--json", action="store_true", help="print everything that was learned as JSON")


def run(options: argparse.Namespace) -> int:
    """Run the command."""
    kinds, plan = _kinds(options.form), _plan(options)
    out = Path(options.out).expanduser() if options.out else OF_THE_BOTS
    check_writable(out, "out")
    kept = read(out if out.exists() else OF_THE_BOTS, "out")
    start = read(Path(options.start).expanduser(), "from") if options.start else _start(kept, plan)
    befores = {kind: start.of(kind) for kind in kinds}
    try:
        learned = [learn(kind, before, plan) for kind, before in befores.items()]
    except KeyboardInterrupt:
        print("\nlegendarium: Stopped; nothing was written.", file=sys.stderr)
        return 130
    command = _command(kinds, plan, options.start)
    write(out, command, _joined(kept, start, learned, command))
    if options.json:
        report = {"command": command, "learned": [one.to_json(command) for one in learned]}
        print(json.dumps(report, indent=1))
        return 0
    # Where nobody looks at a terminal, nothing needs to be left out.
    console = Console(width=None if sys.stdout.isatty() else FILE_WIDTH)
    for one in learned:
        print_learned(one, console)
    print(f"written to {out}")
    return 0


def _start(kept: WeightsFile, plan: Plan) -> WeightsFile:
    """Without a round the weights stay what they are."""
    return read(MADE_BY_HAND, "from") if plan.rounds else kept


def _kinds(text: str) -> list[str]:
    """The kinds that are named, each once."""
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
    """What makes the same weights again, with all that decides them."""
    form = ALL if kinds == list(KINDS) else ",".join(kinds)
    text = (
        f"legendarium tune --form {form} --games {plan.games} --seed {plan.seed} "
        f"--rounds {plan.rounds}"
    )
    # Where the file was is nobody's business.
    return f"{text} --from {Path(start).name}" if start else text


def _joined(
    kept: WeightsFile, start: WeightsFile, learned: list[Learned], command: str
) -> WeightsFile:
    """The file with what was learned; other kinds stay as they were."""
    notes = dict(kept.notes)
    for one in learned:
        # Weights that no round has changed keep the note that they came with, if any.
        note = start.notes.get(one.kind)
        if one.rounds:
            note = {**one.note(command), **({"from": note} if note else {})}
        notes.pop(one.kind, None)
        notes |= {one.kind: note} if note else {}
    return WeightsFile(
        kept.path,
        {**kept.weights, **{one.kind: one.after for one in learned}},
        notes,
        {**kept.odds, **{one.kind: one.odds_note(command) for one in learned}},
    )
