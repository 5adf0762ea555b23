"""What a game of an environment starts from: form, schools, teams, players and seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from legendarium.table import BadSetup
from legendarium.table.chance import advance
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup


def make_setup(
    form: str,
    schools: Sequence[str] | None = None,
    teams: bool = False,
    players: int | None = None,
) -> Setup:
    """Make a setup; raises BadSetup if there is no such game.

    The default schools are the first ones of the list; the default number of players is the
    smallest of the form.
    """
    if isinstance(schools, str):
        raise BadSetup(f"Schools are a list with one for each seat, not {schools!r}.", "schools")
    if schools is None:
        schools = _first_schools(_usual_players(form, teams) if players is None else players)
    elif players is not None and players != len(schools):
        raise BadSetup(f"{players} players need {players} schools, not {len(schools)}.", "schools")
    return Setup(form, tuple(schools), teams)


def _usual_players(form: str, teams: bool) -> int:
    """The smallest number of players; 2 where the form or its teams do not exist."""
    counts = FORMS[form].seats_for(teams) if form in FORMS else ()
    return min(counts, default=4 if teams else 2)


def _first_schools(players: int) -> tuple[str, ...]:
    if not 2 <= players <= len(COLOUR_OF_SCHOOL):
        raise BadSetup(
            f"2 to {len(COLOUR_OF_SCHOOL)} players can sit at the table, not {players}.", "players"
        )
    return tuple(COLOUR_OF_SCHOOL)[:players]


def check_limit(max_cycles: int | None) -> None:
    """Raise BadSetup unless this is a valid maximum number of choices, or None."""
    if max_cycles is not None and max_cycles < 1:
        raise BadSetup(f"max_cycles is 1 choice or more, or None, not {max_cycles}.", "max_cycles")


class SeedSource:
    """Yields seeds; a given seed is returned as it is and determines those after it."""

    def __init__(self) -> None:
        self._state: int | None = None

    def next_seed(self, seed: int | None = None) -> int:
        """The seed of the next game."""
        if seed is not None:
            self._state = int(seed) % (1 << 64)
            return self._state
        if self._state is None:
            self._state = SystemRandom().getrandbits(64)
        self._state, bits = advance(self._state)
        return bits
