"""The options of a table of Tash-Kalar before the game starts: form, seats and schools."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from legendarium.table import BadSetup, Pick
from legendarium.table.reading import Reader, short_repr
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL, Setup, check_teams
from legendarium.tashkalar.table_shapes import OptionsShape

SCHOOLS: tuple[str, ...] = tuple(COLOUR_OF_SCHOOL)
SCHOOL_SELECTIONS: tuple[str, ...] = ("chosen", "random", "draft")


class TableOptions(NamedTuple):
    """The options of a table; the schools may still be undecided."""

    form: str
    teams: bool
    seats: int
    how: str
    schools: tuple[str, ...]
    """The chosen schools by seat; empty for any other `how`."""

    def next_pick(self, picks: Sequence[str]) -> Pick | None:
        """Which seat must pick one of which schools; None when no pick is left."""
        if self.how != "draft":
            if picks:
                raise BadSetup("Nothing is picked at a table without a draft.", "picks")
            return None
        left = list(SCHOOLS)
        for number, school in enumerate(picks):
            if number >= self.seats:
                raise BadSetup("Every seat has picked its school.", "picks")
            if school not in left:
                allowed = ", ".join(left)
                raise BadSetup(
                    f"The school {short_repr(school)} cannot be picked; there are {allowed}.",
                    f"picks[{number}]",
                )
            left.remove(school)
        return Pick(len(picks), tuple(left)) if len(picks) < self.seats else None

    def setup(self, picks: Sequence[str], take_back: bool, chance: Random) -> Setup:
        """The setup with every school named."""
        if self.next_pick(picks) is not None:
            raise BadSetup("Not every seat has picked its school.", "picks")
        schools = self.schools
        if self.how == "draft":
            schools = tuple(picks)
        elif self.how == "random":
            schools = tuple(chance.sample(SCHOOLS, self.seats))
        return Setup(self.form, schools, self.teams, take_back)


def read_options(options: object) -> TableOptions:
    """The options in a JSON object; raises BadSetup if they are bad."""
    reader = Reader(options, "options", BadSetup)
    form = reader.name("form", FORMS, f"a form; choose one of {', '.join(FORMS)}")
    if form is None:
        raise BadSetup(f"A table has a form: one of {', '.join(FORMS)}.", "options.form")
    teams = reader.flag("teams")
    check_teams(form, teams, "options.teams")
    choice = reader.inner("schools")
    how = choice.name(
        "how",
        SCHOOL_SELECTIONS,
        f"a way to deal schools; choose one of {', '.join(SCHOOL_SELECTIONS)}",
    )
    schools = choice.names("seats", SCHOOLS, f"a school; choose one of {', '.join(SCHOOLS)}")
    seats = _seats(reader, form, teams, schools)
    choice.finish()
    reader.finish()
    how = how or "chosen"
    if how != "chosen" and schools is not None:
        raise BadSetup("Schools are named only when they are chosen.", "options.schools.seats")
    if how == "chosen":
        schools = SCHOOLS[:seats] if schools is None else schools
        _check_schools(schools, seats)
    return TableOptions(form, teams, seats, how, schools or ())


def _seats(reader: Reader, form: str, teams: bool, schools: tuple[str, ...] | None) -> int:
    allowed = FORMS[form].seats_for(teams)
    named = len(schools) if schools is not None and len(schools) in allowed else allowed[0]
    seats = reader.number("seats", named)
    if seats not in allowed:
        raise BadSetup(
            f"{form}{' in teams' if teams else ''} is played with "
            f"{' or '.join(map(str, allowed))} seats, not {seats}.",
            "options.seats",
        )
    return seats


def _check_schools(schools: tuple[str, ...], seats: int) -> None:
    if len(schools) != seats:
        raise BadSetup(
            f"There are {seats} seats, so {seats} schools are chosen, not {len(schools)}.",
            "options.schools.seats",
        )
    for number, school in enumerate(schools):
        if school in schools[:number]:
            raise BadSetup(
                f"The school {school!r} is taken twice; each can be chosen once.",
                f"options.schools.seats[{number}]",
            )


def options_of_setup(setup: Setup) -> OptionsShape:
    """The options of a table that has exactly this setup."""
    schools: Any = list(setup.schools)
    form: Any = setup.form
    return {
        "form": form,
        "teams": setup.teams,
        "schools": {"how": "chosen", "seats": schools},
        "seats": setup.seats,
    }
