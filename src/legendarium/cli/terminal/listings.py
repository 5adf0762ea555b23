"""Lists that commands print: help, the log, the piles."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.glyphs import Glyphs
from legendarium.cli.terminal.names import join_names
from legendarium.cli.terminal.phrases import join_with_commas
from legendarium.cli.terminal.session import TerminalPlay
from legendarium.cli.terminal.steps import Step, steps
from legendarium.locale import Words
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import PutUnder
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL

HELP = (
    "number",
    "square",
    "card",
    "notation",
    "undo",
    "board",
    "hand",
    "news",
    "show",
    "piles",
    "log",
    "save",
    "load",
    "concede",
    "skip",
    "quit",
)


def help_lines(words: Words, glyphs: Glyphs) -> list[Text]:
    """What can be typed, and how to read the drawings."""
    say = words.say
    shapes = {"common": glyphs.ranks[0], "heroic": glyphs.ranks[1], "legendary": glyphs.ranks[2]}
    owners = join_with_commas(
        f"{say('colour-letter', colour=colour)} {say('colour-name', colour=colour)}"
        for colour in COLOUR_OF_SCHOOL.values()
    )
    return [
        Text(),
        Text(say("help-heading"), style.HEADING),
        *(Text(f"  {say(f'help-{topic}')}") for topic in HELP),
        Text(say("help-legend-heading"), style.HEADING),
        Text(say("help-legend-pieces", owners=owners, **shapes)),
        Text(say("help-legend-squares", changed=glyphs.changed, dot=glyphs.dot)),
        Text(say("help-legend-patterns", mark=glyphs.mark, **shapes)),
        Text(say("help-size")),
    ]


def log_lines(words: Words, play: TerminalPlay, seat: int) -> list[Text]:
    """All choices so far, one line per turn, without the face-down cards of others."""
    if not play.choices:
        return [Text(words.say("log-empty"))]
    turns: list[tuple[int, list[str]]] = []
    is_new = True
    for step in steps(play):
        if is_new:
            turns.append((_turn_of(step), []))
        turns[-1][1].append(_choice(words, step, seat))
        is_new = step.begins_turn
    schools = play.position.setup.schools
    return [
        Text(
            words.say("log-turn", number=number, school=schools[player], choices="; ".join(choices))
        )
        for number, (player, choices) in enumerate(turns, 1)
    ]


def _turn_of(step: Step) -> int:
    return step.seat if step.before.stage == 0 else step.before.seat


def _choice(words: Words, step: Step, seat: int) -> str:
    if isinstance(step.option, PutUnder) and step.seat != seat:
        return f"{step.option.kind} ({words.say('log-hidden')})"
    return option_text(step.option)


def pile_lines(words: Words, position: Position) -> list[Text]:
    """The discard piles and the claimed tasks."""
    say, setup = words.say, position.setup

    def named(cards: Iterable[str]) -> str:
        return join_names(words, cards) or say("piles-nothing")

    lines = [
        say("piles-discard", school=school, cards=named(player.discard))
        for school, player in zip(setup.schools, position.players, strict=True)
    ]
    if setup.rules.has_legends:
        lines.append(say("piles-legends", cards=named(position.legend_discard)))
    lines.append(say("piles-flares", cards=named(position.flare_discard)))
    if position.tasks is not None:
        lines += [
            say("piles-claimed", colour=colour, tasks=named(tasks))
            for colour, tasks in zip(setup.colours, position.tasks.claimed, strict=True)
        ]
    return [Text(line) for line in lines]
