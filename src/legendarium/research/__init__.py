"""Tash-Kalar for researchers: the interfaces that learning programs already speak.

`pettingzoo_env` gives every seat to an agent, `gymnasium_env` gives one seat to an agent and the
others to bots, and importing `legendarium.research.open_spiel` registers the game with OpenSpiel.
The packages behind them are optional; none is imported before it is asked for. The page about all
of this is docs/research.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from legendarium.table import TableError

if TYPE_CHECKING:
    from legendarium.bots.tashkalar import Budget
    from legendarium.research.aec import TashKalarAEC
    from legendarium.research.parallel import TashKalarParallel
    from legendarium.research.solo import TashKalarSolo


class MissingPackage(TableError, ImportError):
    """A package that an interface stands on is not installed."""


@contextmanager
def optional_packages() -> Iterator[None]:
    """Turn a failing import of a package of others into a sentence that says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingPackage(
            f"The package {error.name!r} is missing; "
            "install the research packages with: pip install 'legendarium[research]'."
        ) from None


def pettingzoo_env(
    form: str = "duel",
    schools: Sequence[str] | None = None,
    teams: bool = False,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TashKalarAEC:
    """A PettingZoo AEC environment in which every seat is an agent."""
    with optional_packages():
        from legendarium.research.aec import TashKalarAEC
    from legendarium.research.setting import setting

    return TashKalarAEC(setting(form, schools, teams, players), render_mode, max_cycles)


def pettingzoo_parallel_env(
    form: str = "duel",
    schools: Sequence[str] | None = None,
    teams: bool = False,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TashKalarParallel:
    """The same as a PettingZoo parallel environment: all act at once, those not asked wait."""
    with optional_packages():
        from legendarium.research.parallel import TashKalarParallel
    from legendarium.research.setting import setting

    return TashKalarParallel(setting(form, schools, teams, players), render_mode, max_cycles)


def gymnasium_env(
    form: str = "duel",
    opponents: Sequence[str] = ("greedy",),
    seat: int = 0,
    schools: Sequence[str] | None = None,
    teams: bool = False,
    players: int | None = None,
    budget: Budget | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TashKalarSolo:
    """A Gymnasium environment: one agent in a seat, bots by name in the others.

    `opponents` names the bots of the other seats in the order of play, with teams the partner
    among them; one name alone stands for all of them. `budget` is what each has for a turn.
    """
    with optional_packages():
        from legendarium.research.solo import TashKalarSolo
    from legendarium.research.setting import setting

    setup = setting(form, schools, teams, players)
    return TashKalarSolo(setup, opponents, seat, budget, render_mode, max_cycles)


__all__ = [
    "MissingPackage",
    "gymnasium_env",
    "optional_packages",
    "pettingzoo_env",
    "pettingzoo_parallel_env",
]
