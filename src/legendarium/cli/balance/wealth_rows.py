"""The rows about what a chapter gives and takes: Energy, Food, light, Experience, verses, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from legendarium.cli.balance.intervals import Estimate, Share, mean, ratio, wilson
from legendarium.cli.balance.plays import Chapters, is_verse
from legendarium.cli.balance.rows import Figures, Found, Measure, Row
from legendarium.cli.balance.targets import Target, at_least, at_most, within
from legendarium.taintedgrail.content.model import Campaign

SELDOM, IN_GAMES = 5, 500
"""In so many games every verse should be read so often."""
NAMED = 8
"""So many names are listed, and then the rest is counted."""
OFFERS = 20
"""A card that was offered less often tells nothing."""
ALARM = 0.50
"""Upkeep above this is what players complain about."""
ALWAYS, NEVER = 0.90, 0.05
LOCAL = "local "
"""How the name of a local action begins among all actions."""


def wealth_rows(campaign: Campaign, planner: tuple[Chapters, ...]) -> Iterator[Row]:
    """Every row of this kind, in the order of the table; all are played by the planner."""

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
    what = f"verses read less than {SELDOM} times in {IN_GAMES} games"
    yield row("verses-rare", what, at_most(0, ""), _rare(verses))
    what = "the commonest local action, of all actions"
    yield row("dominant-action", what, at_most(0.35), _commonest)
    what = "the card kept most often, of its offers"
    yield row("cards-most", what, at_most(ALWAYS), _kept_most)
    what = "the card kept least often, of its offers"
    yield row("cards-least", what, at_least(NEVER), _kept_least)


def verses_of(campaign: Campaign) -> list[str]:
    """The verses of the log."""
    return [key for key in campaign.passages if is_verse(key)]


def completed(found: Sequence[Figures], name: str) -> list[float]:
    """A number of each game that was completed."""
    return [
        number
        for one in found
        for number, done in zip(one[name], one["completed"], strict=True)
        if done
    ]


def _mean(name: str) -> Measure:
    return lambda found: Found(mean(completed(found, name)))


def _ratio(part: str, whole: str) -> Measure:
    return lambda found: Found(_through(found, part, whole))


def _through(found: Sequence[Figures], part: str, whole: str) -> Estimate:
    return ratio([pair for one in found for pair in zip(one[part], one[whole], strict=True)])


def _upkeep(found: list[Figures]) -> Found:
    share = _through(found, "upkeep", "energy")
    return Found(share, "alarm: too much upkeep" if share.value > ALARM else "")


# Verses ------------------------------------------------------------------------------------------


def _seen(verses: int) -> Measure:
    """Nothing to count in a campaign without verses."""
    return lambda found: Found(
        mean([one / verses for one in completed(found, "verses")] if verses else [])
    )


def _rare(verses: Sequence[str]) -> Measure:
    def measure(found: list[Figures]) -> Found:
        games = sum(one["games"] for one in found)
        times = total(found, "verse_times")
        rare = [key for key in verses if times[key] * IN_GAMES < SELDOM * games]
        never = sum(not times[key] for key in verses)
        many = float(len(rare))
        detail = f"{never} never; {listed(rare)}" if rare else ""
        return Found(Estimate(many, many, many, games), detail)

    return measure


def total(found: Sequence[Figures], name: str) -> Counter[str]:
    """How often each thing occurs in these cells."""
    counted: Counter[str] = Counter()
    for one in found:
        counted.update(one[name])
    return counted


def listed(names: Sequence[str]) -> str:
    """The first names, and how many more there are."""
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ", ".join(names[:NAMED]) + more


# What is chosen too often ------------------------------------------------------------------------


def _commonest(found: list[Figures]) -> Found:
    actions = total(found, "actions")
    local = {name: count for name, count in actions.items() if name.startswith(LOCAL)}
    if not local:
        return Found(wilson(Share(0, actions.total())))
    name = max(local, key=lambda one: local[one])
    return Found(wilson(Share(local[name], actions.total())), name.removeprefix(LOCAL))


def keep_rates(found: Sequence[Figures]) -> dict[str, Share]:
    """Each card that was offered often enough, with how often it was kept."""
    kept, offered = total(found, "kept"), total(found, "offered")
    return {card: Share(kept[card], many) for card, many in offered.items() if many >= OFFERS}


def _kept_most(found: list[Figures]) -> Found:
    rates = keep_rates(found)
    above = sorted(card for card, share in rates.items() if share.value > ALWAYS)
    return _extreme(rates, max(rates, key=lambda one: rates[one].value, default=""), above)


def _kept_least(found: list[Figures]) -> Found:
    rates = keep_rates(found)
    below = sorted(card for card, share in rates.items() if share.value < NEVER)
    return _extreme(rates, min(rates, key=lambda one: rates[one].value, default=""), below)


def _extreme(rates: dict[str, Share], card: str, beyond: Sequence[str]) -> Found:
    estimate = wilson(rates.get(card, Share(0, 0)))
    more = f"; beyond the limit: {listed(beyond)}" if beyond else ""
    return Found(estimate, f"{card}{more}")
