"""Campaigns and games for tests of bots: the tiny campaign and the one that ships."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random

from legendarium.cli.tale.library import own_library
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.position import Position
from taintedgrail.play import campaign as tiny_campaign


@cache
def shipped() -> Campaign:
    """The campaign that comes with the program."""
    (book,) = own_library().books.values()
    return book.campaign


CAMPAIGNS: Mapping[str, Callable[[], Campaign]] = {"tiny": tiny_campaign, "shipped": shipped}


def begun(campaign: Campaign, *characters: str, seed: int = 1, mode: str = "normal") -> Position:
    """A fresh game at its first question."""
    seats = [{"character": one} for one in characters]
    game = TaintedGrail({campaign.id: campaign})
    return game.start({"campaign": campaign.id, "mode": mode, "seats": seats}, seed)


def wandering(campaign: Campaign, players: int, seed: int, choices: int) -> Iterator[Position]:
    """Positions of a random game that prefers acting and fighting to passing and fleeing."""
    chance = Random(seed)
    names = list(campaign.sheets)
    p = begun(campaign, *(names[(seed + one) % len(names)] for one in range(players)), seed=seed)
    for _ in range(choices):
        if p.question is None or p.question.kind == "mercy":
            return
        yield p
        dull = ("flee", "pass", "trade")
        options = [one for one in p.question.options if one.kind not in dull]
        p = agenda.take(p, chance.choice(options or list(p.question.options)))
