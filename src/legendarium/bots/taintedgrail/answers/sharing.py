"""Answers to questions about who pays, receives, joins or shares Food."""

from __future__ import annotations

from legendarium.bots.taintedgrail.answers.fighting import ability_gain
from legendarium.bots.taintedgrail.bot import first_of, of_kind
from legendarium.bots.taintedgrail.evaluation.character_worth import (
    ITEM_WORTH,
    character_worth,
    energy_reserve,
)
from legendarium.bots.taintedgrail.evaluation.group_worth import is_diplomacy
from legendarium.bots.taintedgrail.imagination.imagining import change
from legendarium.bots.taintedgrail.planning.deeds import ability_worth, arrival_worth, would_join
from legendarium.bots.taintedgrail.planning.errands import errands
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import (
    Decline,
    DoCharacterAction,
    DoLocalAction,
    Done,
    Eat,
    Explore,
    FormParty,
    Give,
    GoHungry,
    InspectMenhir,
    StartTrading,
    Travel,
    Use,
)
from legendarium.taintedgrail.options.encounters import FaceEncounter, JoinedBy
from legendarium.taintedgrail.options.story import (
    DropOut,
    EachOwn,
    LetReceive,
    PayOwn,
    PayWith,
    PickMember,
    Share,
)
from legendarium.taintedgrail.position import Character, Position

MIN_ABILITY_GAIN = 0.15
"""An ability is used if it is worth more than this."""
MAX_OWN_RATE_TO_JOIN = 1.2
"""A character joins an exploration if its own best errand is worth less per Energy."""
DANGEROUS_ARRIVAL_WORTH = -0.5
"""An arrival worth less than this is dangerous."""
MAX_OWN_RATE_TO_ESCORT = 2.0
"""A character escorts others into danger if its own best errand is worth less per Energy."""
MIN_FIT_HEALTH = 4
"""The minimum Health to join an encounter of others."""


def pay(p: Position, options: list[AnyOption]) -> AnyOption:
    """Everybody pays their own share if possible, otherwise whoever can spare most."""
    shared = of_kind(options, EachOwn)
    if shared:
        return shared[0]

    def left(option: PayWith) -> float:
        one, what = p.character(option.who), option.what
        had = getattr(one, what)
        return float(had - energy_reserve(p, one) if what == "energy" else had)

    return max(of_kind(options, PayWith), key=left)


def toll(p: Position, options: list[AnyOption]) -> AnyOption:
    """Pay alone if possible, otherwise together; leave nobody behind who can be paid for."""
    return first_of(options, PayOwn, Share, DropOut)


def receive(p: Position, options: list[AnyOption]) -> AnyOption:
    """The member who gains most or loses least."""
    verb, amount, args = p.agenda[-1].args
    what = str(args[0]) if args else ""

    def good(option: LetReceive) -> float:
        q = p.clone()
        one = q.character(option.who)
        before = character_worth(q, one)
        if verb in ("gain", "lose") and hasattr(one, what):
            change(q, one, what, amount if verb == "gain" else -amount)
            return character_worth(q, one) - before
        return -ITEM_WORTH * len(one.possessions) + 0.1 * one.health

    return max(of_kind(options, LetReceive), key=good)


def choose_member(p: Position, options: list[AnyOption]) -> AnyOption:
    """The member with the most Health minus Terror."""
    members = of_kind(options, PickMember)
    return max(members, key=lambda option: _fitness(p.character(option.who)))


def _fitness(one: Character) -> int:
    return one.health - one.terror


def join_encounter(p: Position, options: list[AnyOption]) -> AnyOption:
    """The largest group of characters with enough Health."""

    def size(option: JoinedBy) -> tuple[bool, int]:
        group = [p.character(one) for one in option.who]
        return all(one.health >= MIN_FIT_HEALTH for one in group), len(group)

    return max(of_kind(options, JoinedBy), key=size)


# The party of an action --------------------------------------------------------------------------


def party(p: Position, options: list[AnyOption]) -> AnyOption:
    """The group closest to everybody who wants to join."""
    kind, actor, detail = p.agenda[-1].args
    groups = of_kind(options, FormParty)
    if not groups:
        return options[0]
    others = _others(groups, actor)
    wanted = {actor} | {one for one in others if _wants_to_join(p, kind, detail, actor, one)}

    def fits(option: FormParty) -> tuple[int, int]:
        group = set(option.who)
        return -len(group ^ wanted), -len(group)

    return max(groups, key=fits)


def _others(groups: list[FormParty], actor: str) -> list[str]:
    return sorted({one for option in groups for one in option.who} - {actor})


def _wants_to_join(p: Position, kind: str, detail: int | str, actor: str, who: str) -> bool:
    """Whether a character joins: if it is free or dangerous, or without a better errand."""
    one = p.character(who)
    if kind == "menhir":
        return True
    if kind == "character":
        return False
    if kind == "use":
        return would_join(p, who, actor, str(detail))
    if kind == "local":
        return one.health >= MIN_FIT_HEALTH and _starts_fight(p, one, detail)
    if one.energy <= energy_reserve(p, one):
        return False
    options: set[AnyOption] = {Travel(who, number) for number in p.places}
    options |= {Explore(who), DoCharacterAction(who), InspectMenhir(who)}
    options |= {DoLocalAction(who, action.id) for action in p.location(one.location).actions}
    best = next(iter(errands(p, who, options)), None)
    if kind == "travel":
        same = best is None or best.first == Travel(who, int(detail))
        escort = (
            one.health >= MIN_FIT_HEALTH
            and arrival_worth(p, actor, int(detail)) < DANGEROUS_ARRIVAL_WORTH
        )
        return same or (escort and best is not None and best.rate < MAX_OWN_RATE_TO_ESCORT)
    return best is None or best.rate < MAX_OWN_RATE_TO_JOIN or isinstance(best.first, Explore)


def _starts_fight(p: Position, one: Character, action: int | str) -> bool:
    printed = next(act for act in p.location(one.location).actions if act.id == action)
    return any(effect.verb == "encounter" for effect in parse_script(printed.effect))


# Food --------------------------------------------------------------------------------------------


def _gift(p: Position, options: list[AnyOption]) -> AnyOption | None:
    """A gift of Food from a character with some to spare to one who has none."""
    gifts = [
        option
        for option in of_kind(options, Give)
        if option.what == "food"
        and p.character(option.from_).food > 1
        and p.character(option.to).food == 0
    ]
    return max(gifts, key=lambda option: p.character(option.from_).food, default=None)


def trade(p: Position, options: list[AnyOption]) -> AnyOption:
    """Give Food to those who have none, then stop."""
    return _gift(p, options) or first_of(options, Done)


def rest(p: Position, options: list[AnyOption]) -> AnyOption:
    """Eat; without Food, trade with somebody who has Food to spare."""
    one = p.character(p.agenda[-1].args[0])
    there = p.characters_at(one.location)
    if not one.food and any(other.food > 1 for other in there):
        return first_of(options, StartTrading, Eat, GoHungry)
    return first_of(options, Eat, GoHungry)


# Abilities ---------------------------------------------------------------------------------------


def use_ability(p: Position, options: list[AnyOption]) -> AnyOption:
    """Use an ability that is worth more than its cost."""
    who, key = p.agenda[-1].args
    if p.encounter is not None and p.encounter.active:
        worth = ability_gain(p, who, key)
    else:
        there = () if p.scenes else p.characters_at(p.character(who).location)
        worth = ability_worth(p, who, key, *(one.id for one in there if one.id != who))
    return first_of(options, Use if worth > MIN_ABILITY_GAIN else Decline)


def choose_encounter(p: Position, options: list[AnyOption]) -> AnyOption:
    """Choose diplomacy before combat, then the lower value."""

    def ease(option: FaceEncounter) -> tuple[bool, int]:
        card = p.campaign.encounters[option.card]
        return not is_diplomacy(p, card.id), card.value

    return min(of_kind(options, FaceEncounter), key=ease)
