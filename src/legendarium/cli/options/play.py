"""The options of `legendarium play`."""

from __future__ import annotations

import argparse

from legendarium.cli.arguments import whole_number
from legendarium.locale import LANGUAGES
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.schools import DECKS

GAMES = ("tash-kalar", "tainted-grail")
TEAM_FORMS = tuple(key for key, form in FORMS.items() if form.team_seats)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    add = parser.add_argument
    add("game", nargs="?", choices=GAMES, default=GAMES[0], help="the game (default: tash-kalar)")
    add("--form", metavar="F", help=f"one of {', '.join(FORMS)} (default: asked)")
    add("--teams", action="store_true", help=f"play {' or '.join(TEAM_FORMS)} two against two")
    add("--seats", metavar="A,B", help="players in turn order: human, or the name of a bot")
    add("--schools", metavar="A,B", help=f"a school for each seat, of {', '.join(DECKS)}")
    add("--campaign", metavar="PATH", help="tainted-grail: the folder of another campaign")
    add(
        "--characters", metavar="A,B", help="tainted-grail: one to four characters (default: asked)"
    )
    add("--mode", metavar="M", help="tainted-grail: normal or story (default: normal)")
    add(
        "--seed",
        type=whole_number,
        metavar="N",
        help="deal the same cards again (default: a random seed)",
    )
    add(
        "--language",
        choices=LANGUAGES,
        help="the language of the game (default: that of the system)",
    )
    add("--load", metavar="FILE", help="continue a saved game")
    add("--no-undo", "--no-take-back", action="store_true", help="disable undo")
    add("--plain", action="store_true", help="no colours, no line characters, no clearing")
