"""The rows about single encounters: who wins, who flees, how long it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from legendarium.bots.taintedgrail.selfplay import Development
from legendarium.cli.balance.intervals import (
    Estimate,
    Share,
    median_estimate,
    weighed,
    wilson,
)
from legendarium.cli.balance.plays import GREEDY, RANDOM, Cell, Duels
from legendarium.cli.balance.rows import Figures, Found, Measure, Row, missing
from legendarium.cli.balance.targets import POINTS, Target, at_least, at_most, within
from legendarium.taintedgrail.content.model import COMBAT, DIPLOMACY, Campaign

KINDS = (COMBAT, DIPLOMACY)
Kinds = dict[str, tuple[Duels, ...]]
"""Who plays against whom, for each kind of encounter."""
DEVELOPED = {1: Development(), 2: Development(6, 3), 3: Development(12, 6)}
"""What a character has bought when it meets cards of a level."""
LEVEL_TARGETS = {2: within(0.60, 0.75), 3: within(0.55, 0.70)}
LONG = 9
"""So many turns are too many."""
STRONG, WEAK = 0.08, 0.15
"""How far a character may be from the mean in its strong and in its weak kind."""


def encounter_rows(campaign: Campaign) -> Iterator[Row]:
    """Every row about encounters, in the order of the table."""
    greedy = {kind: duels(campaign, kind, GREEDY) for kind in KINDS}
    chance = {kind: duels(campaign, kind, RANDOM) for kind in KINDS}
    yield from _first_cards(greedy, chance)
    for kind in KINDS:
        cells = (*greedy[kind], *chance[kind])
        target = at_least(0.25, POINTS)
        yield _row(f"gap-{kind}", f"{kind}: greedy above random", target, cells, _gap)
    for kind in KINDS:
        yield from _lengths(kind, greedy[kind])
    for kind in KINDS:
        yield from _characters(campaign, kind, greedy[kind])
    for level, target in LEVEL_TARGETS.items():
        for kind in KINDS:
            yield _developed(campaign, kind, level, target)
    for level in DEVELOPED:
        yield _guardians(campaign, level)


def duels(
    campaign: Campaign, kind: str, bot: str, level: int = 1, guardian: bool = False
) -> tuple[Duels, ...]:
    """Each character against every card of a kind and level; nothing where there is no card."""
    cards = tuple(
        card.id
        for card in campaign.encounters.values()
        if card.kind == kind
        and card.difficulty == level
        and card.guardian == guardian
        and not card.intro
    )
    if not cards:
        return ()
    group = f"{'guardians' if guardian else kind}-{level}"
    return tuple(
        Duels(f"{group}-{bot}-{one}", group, one, cards, bot, DEVELOPED[level])
        for one in campaign.sheets
    )


def _developed(campaign: Campaign, kind: str, level: int, target: Target) -> Row:
    bought = DEVELOPED[level]
    what = f"{kind}, difficulty {level}, {bought.cards} cards and {bought.points} points"
    cells = duels(campaign, kind, GREEDY, level)
    return _share(f"difficulty-{level}-{kind}", f"{what}, greedy: won", target, "won", cells)


def _guardians(campaign: Campaign, level: int) -> Row:
    what = f"guardians below the other combats, difficulty {level}"
    cells = _beside_guardians(campaign, level)
    return _row(f"guardians-{level}", what, within(0.10, 0.20, POINTS), cells, _gap)


def _beside_guardians(campaign: Campaign, level: int) -> tuple[Duels, ...]:
    guardians = duels(campaign, COMBAT, GREEDY, level, guardian=True)
    others = duels(campaign, COMBAT, GREEDY, level)
    return (*others, *guardians) if guardians and others else ()


def _row(name: str, what: str, target: Target, cells: tuple[Cell, ...], measure: Measure) -> Row:
    return Row(name, what, target, cells, measure) if cells else missing(name, what, target)


# Shares ------------------------------------------------------------------------------------------


def _first_cards(greedy: Kinds, chance: Kinds) -> Iterator[Row]:
    """How a character that has bought nothing fares against the first cards."""
    yield _first("won", COMBAT, GREEDY, within(0.65, 0.80), greedy)
    yield _first("fled", COMBAT, GREEDY, within(0.10, 0.25), greedy)
    yield _first("dying", COMBAT, GREEDY, at_most(0.05), greedy)
    yield _first("won", COMBAT, RANDOM, within(0.25, 0.45), chance)
    yield _first("won", DIPLOMACY, GREEDY, within(0.60, 0.75), greedy)
    yield _first("won", DIPLOMACY, RANDOM, Target(unit="%"), chance)


def _first(end: str, kind: str, bot: str, target: Target, cells: Kinds) -> Row:
    what = f"{kind}, difficulty 1, starting deck, {bot}: {end}"
    how = "expelled" if end == "dying" else end
    return _share(f"{kind}-{bot}-{end}", what, target, how, cells[kind])


def _share(name: str, what: str, target: Target, how: str, cells: tuple[Duels, ...]) -> Row:
    return _row(name, what, target, cells, lambda found: Found(_pooled(found, how)))


def _pooled(found: list[Figures], how: str) -> Estimate:
    return wilson(_of_all(found, how))


def _of_all(found: list[Figures], how: str = "won") -> Share:
    return Share(sum(one["how"].get(how, 0) for one in found), sum(one["games"] for one in found))


def _gap(found: list[Figures]) -> Found:
    """How far the first half of the cells lies above the second."""
    half = len(found) // 2
    above, below = _of_all(found[:half]), _of_all(found[half:])
    estimate = weighed([(1, above), (-1, below)])
    return Found(estimate, f"{above.value:.1%} and {below.value:.1%}")


# Turns -------------------------------------------------------------------------------------------


def _lengths(kind: str, cells: tuple[Duels, ...]) -> Iterator[Row]:
    what = f"{kind}, greedy"
    median, short = f"turns-{kind}-median", f"turns-{kind}-short"
    yield _row(median, f"{what}: turns, median", within(3, 5, ""), cells, _median_turns)
    yield _row(short, f"{what}: under {LONG} turns", at_least(0.95), cells, _short)


def _turns(found: list[Figures]) -> list[int]:
    return [
        int(turns) for one in found for turns, count in one["turns"].items() for _ in range(count)
    ]


def _median_turns(found: list[Figures]) -> Found:
    return Found(median_estimate(_turns(found)))


def _short(found: list[Figures]) -> Found:
    turns = _turns(found)
    return Found(wilson(Share(sum(one < LONG for one in turns), len(turns))))


# Characters --------------------------------------------------------------------------------------


def _characters(campaign: Campaign, kind: str, cells: tuple[Duels, ...]) -> Iterator[Row]:
    for place, one in enumerate(campaign.sheets.values()):
        strong = one.strong == kind
        far = STRONG if strong else WEAK
        what = f"{one.id}, {kind}, {'strong' if strong else 'weak'}: against the mean"
        target = within(-far, far, POINTS)
        yield _row(f"character-{kind}-{one.id}", what, target, cells, _against_mean(place))


def _against_mean(place: int) -> Callable[[list[Figures]], Found]:
    def measure(found: list[Figures]) -> Found:
        shares = [_of_all([one]) for one in found]
        weights = [(number == place) - 1 / len(shares) for number in range(len(shares))]
        estimate = weighed(list(zip(weights, shares, strict=True)))
        return Found(estimate, f"won {shares[place].value:.1%}")

    return measure
