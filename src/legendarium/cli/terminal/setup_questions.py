"""The questions that set up a game; their defaults are a first game against a bot."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.autosave import UnfinishedGame
from legendarium.cli.terminal.form_words import Kind, about, all_kinds, form_name, kind_name
from legendarium.cli.terminal.names import is_abbreviation, shortened, split_words
from legendarium.cli.terminal.phrases import join_with_commas
from legendarium.cli.terminal.prompts import choose, choose_unfinished
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.seating import (
    BOT,
    EASY_BOT,
    HUMAN,
    SCHOOLS,
    Seating,
    player_names,
    read_players,
    read_schools,
    school_names,
)
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

KINDS = all_kinds()


Unfinished = UnfinishedGame[Position, View]


def ask_unfinished_game(
    screen: Screen, words: Words, unfinished: Sequence[Unfinished]
) -> Unfinished | None:
    """Ask whether to go on with an unfinished game; None starts a new one."""
    labels = [_label(words, one) for one in unfinished]
    return choose_unfinished(screen, words, list(zip(labels, unfinished, strict=True)))


def _label(words: Words, unfinished: Unfinished) -> str:
    play = unfinished.play
    setup = play.position.setup
    named = []
    for school, player in zip(setup.schools, play.players, strict=False):
        name = words.say("school-short", school=school)
        is_bot = player != HUMAN
        named.append(words.say("player-other", name=name, player=player) if is_bot else name)
    form = form_name(words, setup.form, setup.teams)
    return words.say("go-on", form=form, players=join_with_commas(named))


def ask_seating(screen: Screen, words: Words) -> Seating:
    """Ask what to play, who plays, and with which schools."""
    say = words.say
    screen.show(Text(say("welcome"), style.HEADING))
    kinds = [(_line(words, kind), kind) for kind in KINDS]
    kind = choose(screen, words, say("setup-form"), kinds, lambda text: _read_kind(words, text))
    question = say("setup-players", number=kind.seats, names=join_with_commas(player_names(words)))
    players = choose(
        screen,
        words,
        question,
        _suggested_players(words, kind),
        lambda text: read_players(words, text, (kind.seats,)),
    )
    question = say("setup-schools", number=kind.seats, names=join_with_commas(school_names(words)))
    schools = choose(
        screen,
        words,
        question,
        _suggested_schools(words, kind.seats),
        lambda text: read_schools(words, text, (kind.seats,)),
    )
    return Seating(kind.form, kind.teams, players, schools)


def _line(words: Words, kind: Kind) -> str:
    return words.say("setup-form-line", form=kind_name(words, kind), about=about(words, kind))


def _read_kind(words: Words, text: str) -> Kind:
    """Parse the name of a form, in English or in the table's language."""
    names = {kind: (kind.key, form_name(words, kind.form, kind.teams)) for kind in KINDS}
    found = [kind for kind in KINDS if is_abbreviation(split_words(text), *names[kind])]
    exact = [kind for kind in found if split_words(text) in map(split_words, names[kind])]
    chosen = exact or [kind for kind in found if not kind.teams] or found
    if len(chosen) != 1:
        allowed = join_with_commas(kind.key for kind in chosen or KINDS)
        raise BadSetup(words.say("wrong-form", text=shortened(text), allowed=allowed))
    return chosen[0]


def _suggested_players(words: Words, kind: Kind) -> list[tuple[str, tuple[str, ...]]]:
    """Likely players for this form, the most likely first."""
    others = kind.seats - 1
    say = words.say
    found = [
        (say("setup-players-bot", number=others, bot=BOT), (HUMAN, *[BOT] * others)),
        (say("setup-players-easy", number=others, bot=EASY_BOT), (HUMAN, *[EASY_BOT] * others)),
    ]
    if kind.seats == 2:
        found.append((say("setup-players-second", bot=BOT), (BOT, HUMAN)))
    if kind.teams:
        found.append((say("setup-players-partner", bot=BOT), (HUMAN, BOT, HUMAN, BOT)))
    found.append((say("setup-players-people", number=kind.seats), (HUMAN,) * kind.seats))
    return found


def _suggested_schools(words: Words, seats: int) -> list[tuple[str, tuple[str, ...]]]:
    lists = [SCHOOLS[:seats], SCHOOLS[::-1][:seats]]
    if seats == 2:
        lists += [SCHOOLS[::2], SCHOOLS[1::2]]
    return [
        (join_with_commas(words.say("school-name", school=school) for school in schools), schools)
        for schools in lists
    ]
