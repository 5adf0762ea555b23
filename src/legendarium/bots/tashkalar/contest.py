"""A contest: which bots meet, in what form and how often, and the list of games to play.

Each deal is played from every rotation of the seats. Unless schools are named, their order changes
from deal to deal, so that schools can be compared as well as bots.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, cycle, islice, permutations
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.budget import MAX_SECONDS, MIN_SECONDS
from legendarium.bots.tashkalar.roster import check_name
from legendarium.bots.tashkalar.selfplay import bot_seeds, deal_seed, rotated
from legendarium.table import BadRequest
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.schools import DECKS
from legendarium.tashkalar.setup import Setup

SCHOOLS = tuple(DECKS)
MAX_GAMES = 100_000


class Fixture(NamedTuple):
    """A game to be played."""

    number: int
    setup: Setup
    bots: tuple[int, ...]
    """By seat: the index of its bot in the contest."""
    seed: int
    """The seed of the deal."""
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that determines the result, apart from the time that bots happen to take."""

    form: str
    bots: tuple[str, ...]
    games: int
    """Per pairing."""
    seed: int = 1
    seconds: float | None = None
    """For each turn of a bot whose name sets no time; None: the bot's default."""
    teams: bool = False
    schools: tuple[str, ...] = ()
    """By seat; empty: all orders of schools alternate."""

    def __post_init__(self) -> None:
        _check(self)

    @property
    def seats(self) -> int:
        """How many players a game has."""
        if self.teams:
            return 4
        return 2 if self._has_two_sides else len(self.bots)

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """Which bots meet: all of them at one table, or every pair in a form for two."""
        bots = range(len(self.bots))
        if self.teams or not self._has_two_sides:
            return [tuple(bots)]
        return list(combinations(bots, 2))

    @property
    def _has_two_sides(self) -> bool:
        return self.form not in FORMS or FORMS[self.form].two_sided

    @property
    def setups(self) -> list[Setup]:
        """The setups that the deals alternate between."""
        orders = [self.schools] if self.schools else school_orders(self.seats)
        return [Setup(self.form, order, self.teams) for order in orders]

    @property
    def total(self) -> int:
        """How many games there are."""
        return self.games * len(self.pairings)

    def fixtures(self) -> Iterator[Fixture]:
        """Every game; the pairings alternate."""
        pairings, setups = self.pairings, self.setups
        for number in range(self.total):
            round_number, which = divmod(number, len(pairings))
            pairing = pairings[which]
            deal, places = rotated(round_number, len(pairing), self.seats)
            yield Fixture(
                number,
                setups[deal % len(setups)],
                tuple(pairing[place] for place in places),
                deal_seed(self.seed, deal),
                tuple(bot_seeds(self.seed, number, self.seats)),
            )

    def to_json(self) -> dict[str, Any]:
        """This contest as a JSON object."""
        return {**asdict(self), "bots": list(self.bots), "schools": list(self.schools)}


def school_orders(seats: int) -> list[tuple[str, ...]]:
    """Every order of schools with different cards; of schools that share a deck, one stands for
    the other."""
    decks = [DECKS[school] for school in SCHOOLS]
    alike = {
        school: SCHOOLS[decks.index(deck)] for school, deck in zip(SCHOOLS, decks, strict=True)
    }
    return [
        order
        for order in permutations(SCHOOLS, seats)
        if all(
            alike[school] == school or alike[school] in order[:place]
            for place, school in enumerate(order)
        )
    ]


def _check(contest: Contest) -> None:
    """Raise a TableError unless this contest can be played."""
    for name in contest.bots:
        check_name(name)
    bots = len(contest.bots)
    if bots < 2:
        raise BadRequest(f"At least 2 bots must meet, not {bots}.", "bots")
    if contest.teams and bots not in (2, 4):
        raise BadRequest(f"Teams take 2 bots, or 4, not {bots}.", "bots")
    # This checks the form and its number of seats.
    Setup(contest.form, tuple(islice(cycle(SCHOOLS), contest.seats)), contest.teams)
    if contest.schools:
        if len(contest.schools) != contest.seats:
            raise BadRequest(
                f"There are {len(contest.schools)} schools for {contest.seats} seats.", "schools"
            )
        Setup(contest.form, contest.schools, contest.teams)
    if contest.games < 1:
        raise BadRequest(f"At least 1 game must be played, not {contest.games}.", "games")
    if contest.games > MAX_GAMES:
        raise BadRequest(f"At most {MAX_GAMES} games can be played, not {contest.games}.", "games")
    if contest.seconds is not None and not MIN_SECONDS <= contest.seconds <= MAX_SECONDS:
        raise BadRequest(
            f"A bot has {MIN_SECONDS} to {MAX_SECONDS} seconds for a turn, "
            f"not {contest.seconds:g}.",
            "seconds",
        )
