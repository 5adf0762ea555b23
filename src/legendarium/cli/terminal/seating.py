"""The seating of a game: form, players and schools, parsed and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from legendarium.bots.tashkalar import BOTS
from legendarium.cli.terminal.names import is_abbreviation, normalized, shortened, split_words
from legendarium.cli.terminal.phrases import join_with_commas
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.schools import DECKS

HUMAN = "human"
BOT = "greedy"
EASY_BOT = "random"
PLAYERS: tuple[str, ...] = (HUMAN, *BOTS)
SCHOOLS: tuple[str, ...] = tuple(DECKS)


class Seating(NamedTuple):
    """Everything that is decided before the first turn."""

    form: str
    teams: bool
    players: tuple[str, ...]
    schools: tuple[str, ...]

    def setup(self, take_back: bool) -> dict[str, Any]:
        """The JSON object that creates the game."""
        return {
            "form": self.form,
            "teams": self.teams,
            "seats": [{"school": school} for school in self.schools],
            "take_back": take_back,
        }


def seat_counts(form: str, teams: bool) -> tuple[int, ...]:
    """The allowed numbers of players."""
    return FORMS[form].seats_for(teams)


def default_form(teams: bool, seats: int) -> str:
    """The most likely form for a number of seats."""
    alike = [form for form in FORMS.values() if seats in form.seats_for(teams)]
    fitting = alike or [form for form in FORMS.values() if form.seats_for(teams)]
    return fitting[0].key


def read_form(words: Words, text: str) -> str:
    """Parse the name of a form."""
    if normalized(text) not in FORMS:
        allowed = join_with_commas(FORMS)
        raise BadSetup(words.say("wrong-form", text=shortened(text), allowed=allowed))
    return normalized(text)


def player_names(words: Words) -> list[str]:
    """The names of players that can be typed: a person in the table's language, and the bots."""
    return [words.say("setup-human"), *BOTS]


def school_names(words: Words) -> list[str]:
    """The short names of the schools, which can be typed."""
    return [words.say("school-short", school=school) for school in SCHOOLS]


def read_players(words: Words, text: str, allowed: Sequence[int]) -> tuple[str, ...]:
    """Parse the names of players, in turn order."""
    known = {normalized(words.say("setup-human")): HUMAN, **{name: name for name in PLAYERS}}
    players = []
    for name in _split_names(text):
        found = sorted({player for word, player in known.items() if word.startswith(name)})
        if len(found) != 1:
            named = join_with_commas(player_names(words))
            raise BadSetup(words.say("wrong-player", text=shortened(name), allowed=named))
        players += found
    if len(players) not in allowed:
        number = _one_of(words, allowed)
        raise BadSetup(words.say("wrong-players-number", allowed=number, number=len(players)))
    return tuple(players)


def read_schools(words: Words, text: str, allowed: Sequence[int]) -> tuple[str, ...]:
    """Parse the names of schools, in the order of the players."""
    schools: list[str] = []
    for name in _split_names(text):
        found = [
            school
            for school in SCHOOLS
            if is_abbreviation(
                split_words(name),
                school,
                words.say("school-name", school=school),
                words.say("school-short", school=school),
            )
        ]
        if len(found) != 1:
            named = join_with_commas(school_names(words))
            raise BadSetup(words.say("wrong-school", text=shortened(name), allowed=named))
        if found[0] in schools:
            twice = words.say("school-short", school=found[0])
            raise BadSetup(words.say("wrong-school-twice", text=twice))
        schools += found
    if len(schools) not in allowed:
        number = _one_of(words, allowed)
        raise BadSetup(words.say("wrong-schools-number", allowed=number, number=len(schools)))
    return tuple(schools)


def seating(
    words: Words, form: str | None, teams: bool, players: str | None, schools: str | None
) -> Seating:
    """The seating that the command line describes, with defaults for the rest."""
    named = max(len(_split_names(players or "")), len(_split_names(schools or "")))
    chosen = default_form(teams, named) if form is None else read_form(words, form)
    if teams and not FORMS[chosen].team_seats:
        in_teams = [key for key, form in FORMS.items() if form.team_seats]
        raise BadSetup(words.say("wrong-teams", allowed=_one_of(words, in_teams)))
    allowed = seat_counts(chosen, teams)
    if players is not None:
        who = read_players(words, players, allowed)
    else:
        number = named if named in allowed else allowed[0]
        who = (HUMAN, *[BOT] * (number - 1))
    what = SCHOOLS[: len(who)] if schools is None else read_schools(words, schools, (len(who),))
    return Seating(chosen, teams, who, what)


def _split_names(text: str) -> list[str]:
    return normalized(text).replace(",", " ").split()


def _one_of(words: Words, choices: Sequence[str] | Sequence[int]) -> str:
    """The choices, with an "or" before the last one."""
    *others, last = map(str, choices)
    if not others:
        return last
    return words.say("number-or", one=join_with_commas(others), other=last)
