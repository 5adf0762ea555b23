"""Rows about single encounters: wins, flight, turns and differences between characters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from legendarium.authoring.balance.plays import GREEDY, RANDOM, Cell, Duels
from legendarium.authoring.balance.rows import Figures, Measure, Measurement, Row, missing
from legendarium.authoring.balance.targets import POINTS, Target, at_least, at_most, within
from legendarium.bots.taintedgrail.selfplay import Development
from legendarium.reports.intervals import (
    Estimate,
    Share,
    median_estimate,
    weighted_sum,
    wilson,
)
from legendarium.taintedgrail.content.model import COMBAT, DIPLOMACY, Campaign

KINDS = (COMBAT, DIPLOMACY)
Kinds = dict[str, tuple[Duels, ...]]
"""The cells of each kind of encounter."""
DEVELOPMENT_BY_LEVEL = {1: Development(), 2: Development(6, 3), 3: Development(12, 6)}
"""What a character has bought before it meets cards of a level."""
LEVEL_TARGETS = {2: within(0.60, 0.75), 3: within(0.55, 0.70)}
TOO_MANY_TURNS = 9
"""An encounter with this many turns is too long."""
MAX_STRONG_DEVIATION, MAX_WEAK_DEVIATION = 0.08, 0.15
"""How far a character's wins may be from the mean in its strong and in its weak kind."""


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
    for level in DEVELOPMENT_BY_LEVEL:
        yield _guardians(campaign, level)


def duels(
    campaign: Campaign, kind: str, bot: str, level: int = 1, guardian: bool = False
) -> tuple[Duels, ...]:
    """A cell for each character against the cards of a kind and level; none without cards."""
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
        Duels(f"{group}-{bot}-{one}", group, one, cards, bot, DEVELOPMENT_BY_LEVEL[level])
        for one in campaign.sheets
    )


def _developed(campaign: Campaign, kind: str, level: int, target: Target) -> Row:
    bought = DEVELOPMENT_BY_LEVEL[level]
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
    """Rows for undeveloped characters against the cards of the first level."""
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
    return _row(name, what, target, cells, lambda figures: Measurement(_pooled(figures, how)))


def _pooled(figures: list[Figures], how: str) -> Estimate:
    return wilson(_share_of(figures, how))


def _share_of(figures: list[Figures], how: str = "won") -> Share:
    return Share(
        sum(one["how"].get(how, 0) for one in figures), sum(one["games"] for one in figures)
    )


def _gap(figures: list[Figures]) -> Measurement:
    """The difference between the first half of the cells and the second."""
    half = len(figures) // 2
    above, below = _share_of(figures[:half]), _share_of(figures[half:])
    estimate = weighted_sum([(1, above), (-1, below)])
    return Measurement(estimate, f"{above.value:.1%} and {below.value:.1%}")


# Turns -------------------------------------------------------------------------------------------


def _lengths(kind: str, cells: tuple[Duels, ...]) -> Iterator[Row]:
    what = f"{kind}, greedy"
    median, short = f"turns-{kind}-median", f"turns-{kind}-short"
    yield _row(median, f"{what}: turns, median", within(3, 5, ""), cells, _median_turns)
    yield _row(short, f"{what}: under {TOO_MANY_TURNS} turns", at_least(0.95), cells, _short)


def _turns(figures: list[Figures]) -> list[int]:
    return [
        int(turns) for one in figures for turns, count in one["turns"].items() for _ in range(count)
    ]


def _median_turns(figures: list[Figures]) -> Measurement:
    return Measurement(median_estimate(_turns(figures)))


def _short(figures: list[Figures]) -> Measurement:
    turns = _turns(figures)
    return Measurement(wilson(Share(sum(one < TOO_MANY_TURNS for one in turns), len(turns))))


# Characters --------------------------------------------------------------------------------------


def _characters(campaign: Campaign, kind: str, cells: tuple[Duels, ...]) -> Iterator[Row]:
    for place, one in enumerate(campaign.sheets.values()):
        strong = one.strong == kind
        far = MAX_STRONG_DEVIATION if strong else MAX_WEAK_DEVIATION
        what = f"{one.id}, {kind}, {'strong' if strong else 'weak'}: against the mean"
        target = within(-far, far, POINTS)
        yield _row(f"character-{kind}-{one.id}", what, target, cells, _against_mean(place))


def _against_mean(place: int) -> Callable[[list[Figures]], Measurement]:
    def measure(figures: list[Figures]) -> Measurement:
        shares = [_share_of([one]) for one in figures]
        weights = [(number == place) - 1 / len(shares) for number in range(len(shares))]
        estimate = weighted_sum(list(zip(weights, shares, strict=True)))
        return Measurement(estimate, f"won {shares[place].value:.1%}")

    return measure
