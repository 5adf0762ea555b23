"""How a game is set up: form, teams and schools (rules 2.2, 3.1, 12T.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from legendarium.table import BadSetup
from legendarium.tashkalar.forms import FORMS, Form
from legendarium.tashkalar.names import Colour

COLOUR_OF_SCHOOL: dict[str, Colour] = {}
"""The colour of every school, in order; the package `schools` fills it from its decks."""

LEGENDS_KEY = "legends"
MADE_UP: dict[str, tuple[str, ...]] = {}
"""The cards of every school, and of LEGENDS_KEY, that are not published; filled likewise."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is decided before the first turn and never changes.

    A *seat* is a player; a *side* owns pieces and points: a team, or a single player.
    """

    form: str
    schools: tuple[str, ...]
    teams: bool = False
    take_back: bool = True
    made_up: tuple[str, ...] | None = None
    """The made-up cards that are dealt with the published ones; None becomes all there are."""
    sides: int = field(init=False, compare=False)
    side_of: tuple[int, ...] = field(init=False, compare=False)
    colours: tuple[Colour, ...] = field(init=False, compare=False)
    stock: int = field(init=False, compare=False)
    """How many two-sided pieces a side has."""
    legendary_stock: int = field(init=False, compare=False)
    points_to_end: int = field(init=False, compare=False)
    rules: Form = field(init=False, compare=False, repr=False)
    """The facts of the form."""

    def __post_init__(self) -> None:
        _check(self)
        rules, seats = FORMS[self.form], len(self.schools)
        sides = 2 if self.teams else seats
        derived: dict[str, Any] = {
            "sides": sides,
            "side_of": tuple(seat % sides for seat in range(seats)),
            "colours": tuple(COLOUR_OF_SCHOOL[school] for school in self.schools[:sides]),
            "made_up": _made_up(self),
            "rules": rules,
            "stock": rules.stock(sides),
            "legendary_stock": rules.legends,
            "points_to_end": rules.points_to_end[sides],
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.schools)

    def partner(self, seat: int) -> int:
        """The team-mate of a seat (in teams only)."""
        return (seat + 2) % 4

    def to_json(self) -> dict[str, Any]:
        """This setup as the JSON object that creates a table."""
        body: dict[str, Any] = {
            "form": self.form,
            "teams": self.teams,
            "seats": [{"school": school} for school in self.schools],
            "take_back": self.take_back,
        }
        return {**body, "made_up": list(self.made_up)} if self.made_up else body

    @classmethod
    def from_json(cls, body: object, at: str = "setup") -> Setup:
        """The setup in the JSON object that creates a table; raises BadSetup if there is none.

        A game deals the made-up cards that it names, so that cards added later do not change it.
        """
        if not isinstance(body, Mapping):
            raise BadSetup("A setup is a JSON object.", at)
        unknown = sorted(set(map(str, body)) - {"form", "teams", "seats", "take_back", "made_up"})
        if unknown:
            raise BadSetup(
                f"A setup has no {unknown[0]!r}; it has form, teams, seats, take_back and made_up.",
                f"{at}.{unknown[0]}",
            )
        seats = body.get("seats")
        if not isinstance(seats, Sequence) or isinstance(seats, str):
            raise BadSetup('A setup lists its "seats", each with a school.', f"{at}.seats")
        schools = []
        for number, seat in enumerate(seats):
            if not isinstance(seat, Mapping) or not isinstance(seat.get("school"), str):
                raise BadSetup('A seat is an object with a "school".', f"{at}.seats[{number}]")
            schools.append(seat["school"])
        for name in ("teams", "take_back"):
            if not isinstance(body.get(name, False), bool):
                raise BadSetup(f"{name!r} is true or false.", f"{at}.{name}")
        made_up = body.get("made_up", ())
        if not isinstance(made_up, list | tuple) or not all(
            isinstance(name, str) for name in made_up
        ):
            raise BadSetup('"made_up" is a list of cards.', f"{at}.made_up")
        form = body.get("form")
        if not isinstance(form, str):
            raise BadSetup(f'A setup has a "form": {", ".join(FORMS)}.', f"{at}.form")
        try:
            return cls(
                form=form,
                schools=tuple(schools),
                teams=body.get("teams", False),
                take_back=body.get("take_back", True),
                made_up=tuple(made_up),
            )
        except BadSetup as error:
            raise BadSetup(error.message, f"{at}.{error.at}") from None


def check_teams(form: str, teams: bool, at: str) -> None:
    """Raise BadSetup if teams are wanted in a form that is not played in teams."""
    if teams and not FORMS[form].team_seats:
        in_teams = " or ".join(key for key, each in FORMS.items() if each.team_seats)
        raise BadSetup(f"Teams play {in_teams}.", at)


def _made_up(setup: Setup) -> tuple[str, ...]:
    """The made-up cards of a game, in the order of the decks."""
    decks = [*setup.schools, *([LEGENDS_KEY] if FORMS[setup.form].has_legends else [])]
    found = dict.fromkeys(name for deck in decks for name in MADE_UP.get(deck, ()))
    if setup.made_up is None:
        return tuple(found)
    for name in setup.made_up:
        if name not in found:
            raise BadSetup(f"No deck of this game has a made-up card {name!r}.", "made_up")
    return tuple(name for name in found if name in setup.made_up)


def _check(setup: Setup) -> None:
    if setup.form not in FORMS:
        raise BadSetup(
            f"There is no form {setup.form!r}; choose one of {', '.join(FORMS)}.", "form"
        )
    check_teams(setup.form, setup.teams, "teams")
    allowed = FORMS[setup.form].seats_for(setup.teams)
    if len(setup.schools) not in allowed:
        raise BadSetup(
            f"{setup.form}{' in teams' if setup.teams else ''} is played with "
            f"{' or '.join(map(str, allowed))} seats, not {len(setup.schools)}.",
            "seats",
        )
    for number, school in enumerate(setup.schools):
        if school not in COLOUR_OF_SCHOOL:
            raise BadSetup(
                f"There is no school {school!r}; choose one of {', '.join(COLOUR_OF_SCHOOL)}.",
                f"seats[{number}].school",
            )
        if school in setup.schools[:number]:
            raise BadSetup(
                f"The school {school!r} is taken twice; each can be chosen once.",
                f"seats[{number}].school",
            )
