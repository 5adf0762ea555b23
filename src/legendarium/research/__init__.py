"""Tash-Kalar for researchers: environments with the interfaces of common libraries.

`pettingzoo_env` gives every seat to an agent, `gymnasium_env` gives one seat to an agent and the
others to bots, and importing `legendarium.research.open_spiel` registers the game with OpenSpiel.
The packages behind them are optional and imported only on use. See docs/research.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from legendarium.research.packages import MissingPackage, optional_packages
from legendarium.tashkalar.forms import DEFAULT_FORM

if TYPE_CHECKING:
    from legendarium.bots.tashkalar import Budget
    from legendarium.research.aec import TashKalarAEC
    from legendarium.research.parallel import TashKalarParallel
    from legendarium.research.solo import TashKalarSolo


def pettingzoo_env(
    form: str = DEFAULT_FORM,
    schools: Sequence[str] | None = None,
    teams: bool = False,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TashKalarAEC:
    """A PettingZoo AEC environment in which every seat is an agent."""
    with optional_packages():
        from legendarium.research.aec import TashKalarAEC
    from legendarium.research.setups import make_setup

    return TashKalarAEC(make_setup(form, schools, teams, players), render_mode, max_cycles)


def pettingzoo_parallel_env(
    form: str = DEFAULT_FORM,
    schools: Sequence[str] | None = None,
    teams: bool = False,
    players: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TashKalarParallel:
    """A PettingZoo parallel environment: all agents act at once, and one out of turn waits."""
    with optional_packages():
        from legendarium.research.parallel import TashKalarParallel
    from legendarium.research.setups import make_setup

    return TashKalarParallel(make_setup(form, schools, teams, players), render_mode, max_cycles)


def gymnasium_env(
    form: str = DEFAULT_FORM,
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

    `opponents` names the bots of the other seats in the order of play, including the partner in
    teams; a single name stands for all of them. `budget` is each bot's budget for a turn.
    """
    with optional_packages():
        from legendarium.research.solo import TashKalarSolo
    from legendarium.research.setups import make_setup

    setup = make_setup(form, schools, teams, players)
    return TashKalarSolo(setup, opponents, seat, budget, render_mode, max_cycles)


__all__ = [
    "MissingPackage",
    "gymnasium_env",
    "optional_packages",
    "pettingzoo_env",
    "pettingzoo_parallel_env",
]
