"""The setup of an environment: form, schools, teams and number of players."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.table import BadSetup
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup


def make_setup(
    form: str,
    schools: Sequence[str] | None = None,
    teams: bool = False,
    players: int | None = None,
) -> Setup:
    """Make a setup; raises BadSetup if there is no such game.

    The default schools are the first ones of the list; the default number of players is four in
    teams, three in melee and otherwise two.
    """
    if isinstance(schools, str):
        raise BadSetup(f"Schools are a list with one for each seat, not {schools!r}.", "schools")
    if schools is None:
        usual = 4 if teams else 3 if form == "melee" else 2
        schools = _first_schools(usual if players is None else players)
    elif players is not None and players != len(schools):
        raise BadSetup(f"{players} players need {players} schools, not {len(schools)}.", "schools")
    return Setup(form, tuple(schools), teams)


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
