"""Rows about Energy, Food, light, Experience, verses, actions and cards in a chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from legendarium.authoring.balance.plays import Chapters, is_verse
from legendarium.authoring.balance.rows import Figures, Measure, Measurement, Row
from legendarium.authoring.balance.targets import Target, at_least, at_most, within
from legendarium.reports.intervals import Estimate, Share, mean, ratio, wilson
from legendarium.taintedgrail.content.model import Campaign

MIN_TIMES_READ, READ_PER_GAMES = 5, 500
"""How often every verse should be read in how many games."""
MAX_NAMES_LISTED = 8
"""How many names are listed before the rest is only counted."""
MIN_OFFERS = 20
"""Cards that were offered less often are not rated."""
UPKEEP_ALARM = 0.50
"""A share of Energy spent on upkeep that players complain about."""
MAX_KEEP_RATE, MIN_KEEP_RATE = 0.90, 0.05
LOCAL_ACTION_PREFIX = "local "
"""The prefix of local actions in the counts of actions."""


def wealth_rows(campaign: Campaign, planner: tuple[Chapters, ...]) -> Iterator[Row]:
    """These rows in the order of the table; all are measured with the planner."""

    def row(name: str, what: str, target: Target, measure: Measure) -> Row:
        return Row(name, what, target, planner, measure)

    what = "Energy spent on menhir upkeep and Food"
    yield row("energy-upkeep", what, within(0.30, 0.45), _upkeep)
    what = "evenings of a character without Food"
    yield row("days-hungry", what, at_most(0.15), _ratio("hungry", "evenings"))
    what = "mornings with no lit menhir"
    yield row("days-dark", what, at_most(0.03), _ratio("dark", "mornings"))
    what = "Experience earned by each character"
    yield row("growth-xp", what, within(14, 22, ""), _mean("xp"))
    what = "cards bought by each character"
    yield row("growth-cards", what, at_least(4, ""), _mean("cards"))
    what = "attribute points bought by each character"
    yield row("growth-points", what, at_least(2, ""), _mean("points"))
    verses = verses_of(campaign)
    what = "verses seen in a game, of all"
    yield row("verses-seen", what, within(0.35, 0.55), _seen(len(verses)))
    what = f"verses read less than {MIN_TIMES_READ} times in {READ_PER_GAMES} games"
    yield row("verses-rare", what, at_most(0, ""), _rare(verses))
    what = "the commonest local action, of all actions"
    yield row("dominant-action", what, at_most(0.35), _most_common)
    what = "the card kept most often, of its offers"
    yield row("cards-most", what, at_most(MAX_KEEP_RATE), _kept_most)
    what = "the card kept least often, of its offers"
    yield row("cards-least", what, at_least(MIN_KEEP_RATE), _kept_least)


def verses_of(campaign: Campaign) -> list[str]:
    """The verses of the log."""
    return [key for key in campaign.passages if is_verse(key)]


def completed(figures: Sequence[Figures], name: str) -> list[float]:
    """A column of figures, for the completed games only."""
    return [
        number
        for one in figures
        for number, done in zip(one[name], one["completed"], strict=True)
        if done
    ]


def _mean(name: str) -> Measure:
    return lambda figures: Measurement(mean(completed(figures, name)))


def _ratio(part: str, whole: str) -> Measure:
    return lambda figures: Measurement(_ratio_of_sums(figures, part, whole))


def _ratio_of_sums(figures: Sequence[Figures], part: str, whole: str) -> Estimate:
    return ratio([pair for one in figures for pair in zip(one[part], one[whole], strict=True)])


def _upkeep(figures: list[Figures]) -> Measurement:
    share = _ratio_of_sums(figures, "upkeep", "energy")
    return Measurement(share, "alarm: too much upkeep" if share.value > UPKEEP_ALARM else "")


# Verses ------------------------------------------------------------------------------------------


def _seen(verses: int) -> Measure:
    """The mean share of verses seen; empty in a campaign without verses."""
    return lambda figures: Measurement(
        mean([one / verses for one in completed(figures, "verses")] if verses else [])
    )


def _rare(verses: Sequence[str]) -> Measure:
    def measure(figures: list[Figures]) -> Measurement:
        games = sum(one["games"] for one in figures)
        times = total(figures, "verse_times")
        rare = [key for key in verses if times[key] * READ_PER_GAMES < MIN_TIMES_READ * games]
        never = sum(not times[key] for key in verses)
        many = float(len(rare))
        detail = f"{never} never; {listed(rare)}" if rare else ""
        return Measurement(Estimate(many, many, many, games), detail)

    return measure


def total(figures: Sequence[Figures], name: str) -> Counter[str]:
    """The counts of a column, summed over cells."""
    counted: Counter[str] = Counter()
    for one in figures:
        counted.update(one[name])
    return counted


def listed(names: Sequence[str]) -> str:
    """The first names, and the number of others."""
    more = f" and {len(names) - MAX_NAMES_LISTED} more" if len(names) > MAX_NAMES_LISTED else ""
    return ", ".join(names[:MAX_NAMES_LISTED]) + more


# What is chosen too often ------------------------------------------------------------------------


def _most_common(figures: list[Figures]) -> Measurement:
    actions = total(figures, "actions")
    local = {name: count for name, count in actions.items() if name.startswith(LOCAL_ACTION_PREFIX)}
    if not local:
        return Measurement(wilson(Share(0, actions.total())))
    name = max(local, key=lambda one: local[one])
    return Measurement(
        wilson(Share(local[name], actions.total())), name.removeprefix(LOCAL_ACTION_PREFIX)
    )


def keep_rates(figures: Sequence[Figures]) -> dict[str, Share]:
    """How often each card was kept when it was offered, if it was offered often enough."""
    kept, offered = total(figures, "kept"), total(figures, "offered")
    return {card: Share(kept[card], many) for card, many in offered.items() if many >= MIN_OFFERS}


def _kept_most(figures: list[Figures]) -> Measurement:
    rates = keep_rates(figures)
    above = sorted(card for card, share in rates.items() if share.value > MAX_KEEP_RATE)
    return _extreme(rates, max(rates, key=lambda one: rates[one].value, default=""), above)


def _kept_least(figures: list[Figures]) -> Measurement:
    rates = keep_rates(figures)
    below = sorted(card for card, share in rates.items() if share.value < MIN_KEEP_RATE)
    return _extreme(rates, min(rates, key=lambda one: rates[one].value, default=""), below)


def _extreme(rates: dict[str, Share], card: str, beyond: Sequence[str]) -> Measurement:
    estimate = wilson(rates.get(card, Share(0, 0)))
    more = f"; beyond the limit: {listed(beyond)}" if beyond else ""
    return Measurement(estimate, f"{card}{more}")
