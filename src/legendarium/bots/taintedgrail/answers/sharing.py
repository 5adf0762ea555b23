"""Questions of who: who pays, who receives, who joins, who eats whose bread."""

from __future__ import annotations

from legendarium.bots.taintedgrail.answers.fighting import ability_gain
from legendarium.bots.taintedgrail.imagination.imagining import change
from legendarium.bots.taintedgrail.judgement.people import ITEM, person, reserve
from legendarium.bots.taintedgrail.judgement.standing import is_talk
from legendarium.bots.taintedgrail.planning.deeds import ability_worth, arrival_worth, would_join
from legendarium.bots.taintedgrail.planning.errands import errands
from legendarium.table import Option
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.position import Character, Position

USE = 0.15
"""What an ability must bring to be used."""
JOIN_RATE = 1.2
"""What a point of Energy brings to those who come along on an exploration."""
DANGER = -0.5
"""An arrival that is worth less than this is dangerous."""
ESCORT_RATE = 2.0
"""What a point of Energy must bring elsewhere, for one not to escort others into danger."""
FIT = 4
"""The Health with which one joins an encounter of others."""


def pay(p: Position, options: list[Option]) -> Option:
    """Everybody their own; else whoever can spare most."""
    for option in options:
        if option.kind == "each-own":
            return option

    def left(option: Option) -> float:
        one, what = p.character(option.get("who")), option.get("what")
        had = getattr(one, what)
        return float(had - reserve(p, one) if what == "energy" else had)

    return max(options, key=left)


def toll(p: Position, options: list[Option]) -> Option:
    """Pay alone, else together; nobody is left behind who can be paid for."""
    order = ("pay-own", "share", "drop-out")
    return min(options, key=lambda option: order.index(option.kind))


def receive(p: Position, options: list[Option]) -> Option:
    """The member to whom it does most good, or least harm."""
    verb, much, args = p.agenda[-1].args
    what = str(args[0]) if args else ""

    def good(option: Option) -> float:
        q = p.clone()
        one = q.character(option.get("who"))
        before = person(q, one)
        if verb in ("gain", "lose") and hasattr(one, what):
            change(q, one, what, much if verb == "gain" else -much)
            return person(q, one) - before
        return -ITEM * len(one.possessions) + 0.1 * one.health

    return max(options, key=good)


def choose_member(p: Position, options: list[Option]) -> Option:
    """Whoever is fittest."""
    return max(options, key=lambda option: _fitness(p.character(option.get("who"))))


def _fitness(one: Character) -> int:
    return one.health - one.terror


def join_encounter(p: Position, options: list[Option]) -> Option:
    """All who are fit."""

    def size(option: Option) -> tuple[bool, int]:
        group = [p.character(one) for one in option.get("who")]
        return all(one.health >= FIT for one in group), len(group)

    return max(options, key=size)


# The party of an action --------------------------------------------------------------------------


def party(p: Position, options: list[Option]) -> Option:
    """Whoever has nothing better to do comes along; whom it costs nothing, too."""
    kind, actor, detail = p.agenda[-1].args
    groups = [option for option in options if option.kind == "party"]
    if not groups:
        return options[0]
    others = _others(groups, actor)
    wanted = {actor} | {one for one in others if _joins(p, kind, detail, actor, one)}

    def fits(option: Option) -> tuple[int, int]:
        group = set(option.get("who"))
        return -len(group ^ wanted), -len(group)

    return max(groups, key=fits)


def _others(groups: list[Option], actor: str) -> list[str]:
    return sorted({one for option in groups for one in option.get("who")} - {actor})


def _joins(p: Position, kind: str, detail: int | str, actor: str, who: str) -> bool:
    """Together where it is dangerous or costs nothing; else whoever would do the same."""
    one = p.character(who)
    if kind == "menhir":
        return True
    if kind == "character":
        return False
    if kind == "use":
        return would_join(p, who, actor, str(detail))
    if kind == "local":
        return one.health >= FIT and _starts_fight(p, one, detail)
    if one.energy <= reserve(p, one):
        return False
    options = [Option.of("travel", who=who, to=number) for number in p.places]
    options += [Option.of(deed, who=who) for deed in ("explore", "character", "menhir")]
    actions = p.location(one.location).actions
    options += [Option.of("local", who=who, action=action.id) for action in actions]
    best = next(iter(errands(p, who, set(options))), None)
    if kind == "travel":
        same = best is None or best.first == Option.of("travel", who=who, to=detail)
        escort = one.health >= FIT and arrival_worth(p, actor, int(detail)) < DANGER
        return same or (escort and best is not None and best.rate < ESCORT_RATE)
    return best is None or best.rate < JOIN_RATE or best.first.kind == "explore"


def _starts_fight(p: Position, one: Character, action: int | str) -> bool:
    printed = next(act for act in p.location(one.location).actions if act.id == action)
    return any(effect.verb == "encounter" for effect in parse_script(printed.effect))


# Food --------------------------------------------------------------------------------------------


def _gift(p: Position, options: list[Option]) -> Option | None:
    """Food from somebody who has more than enough for tonight to somebody who has none."""
    gifts = [
        option
        for option in options
        if option.get("what") == "food"
        and p.character(option.get("from")).food > 1
        and p.character(option.get("to")).food == 0
    ]
    return max(gifts, key=lambda option: p.character(option.get("from")).food, default=None)


def trade(p: Position, options: list[Option]) -> Option:
    """Feed the hungry, then enough."""
    done = next(option for option in options if option.kind == "done")
    return _gift(p, options) or done


def rest(p: Position, options: list[Option]) -> Option:
    """Eat; without Food, ask those who have more than enough."""
    one = p.character(p.agenda[-1].args[0])
    there = p.characters_at(one.location)
    wanted = ["eat", "go-hungry"]
    if not one.food and any(other.food > 1 for other in there):
        wanted.insert(0, "trade")
    by_kind = {option.kind: option for option in options}
    return next(by_kind[kind] for kind in wanted if kind in by_kind)


# Abilities ---------------------------------------------------------------------------------------


def use_ability(p: Position, options: list[Option]) -> Option:
    """Use what brings more than it costs."""
    who, key = p.agenda[-1].args
    if p.encounter is not None and p.encounter.active:
        worth = ability_gain(p, who, key)
    else:
        there = () if p.scenes else p.characters_at(p.character(who).location)
        worth = ability_worth(p, who, key, *(one.id for one in there if one.id != who))
    wanted = "use" if worth > USE else "decline"
    return next(option for option in options if option.kind == wanted)


def choose_encounter(p: Position, options: list[Option]) -> Option:
    """Talk before blows, the lower value first."""

    def ease(option: Option) -> tuple[bool, int]:
        card = p.campaign.encounters[option.get("card")]
        return not is_talk(p, card.id), card.value

    return min(options, key=ease)
