"""Abilities of flaws, skills, items and secrets: when they fire, their costs and limits.

An ability without a cost fires automatically unless its text lets the player decline. The hooks
are those of the campaign format; abilities on `any` and `action` never fire, players use them.
"""

from __future__ import annotations

from types import MappingProxyType

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.agenda import PlannedStep, QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.conditions import amount, holds
from legendarium.taintedgrail.content.model import TRACKS, Ability
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.events.characters import Flipped, ResourceChanged
from legendarium.taintedgrail.events.day import AbilityUsed
from legendarium.taintedgrail.hooks import abilities_at, is_active, table
from legendarium.taintedgrail.options.day import Decline, Use
from legendarium.taintedgrail.position import Character, Position, Possession
from legendarium.taintedgrail.scenes import begin_scene, set_me
from legendarium.taintedgrail.tracks import lose_energy, lose_health

ENCOUNTER_HOOKS = frozenset({"encounter", "activation", "any", "attack", "victory", "flight"})

IMPLIED_LIMIT = MappingProxyType({"any": "activation", "action": "day"})
"""The limit of abilities without a cost whose hook would allow using them again and again."""


def ability_of(p: Position, key: str) -> Ability:
    """An ability by its key."""
    return table(p.campaign).known[key]


def card_of(key: str) -> str:
    """The card of an ability: `item:net`, `secret:14`, `skill:5b`, `flaw:orla`."""
    return key.rpartition(":")[0]


def plan_abilities(p: Position, who: str, hook: str) -> None:
    """Fire or offer every ability of a character with this hook."""
    planned: list[PlannedStep] = []
    for key, ability in abilities_at(p.campaign, p.character(who), hook):
        if _fits(p, ability, hook):
            declinable = ability.optional or ability.cost
            planned.append((UseAbility if declinable else fire_ability, who, key))
    if planned:
        plan(p, *planned)


def usable(p: Position, who: str, hook: str) -> list[str]:
    """The abilities with the hook `any` or `action` that a character can use now."""
    character = p.character(who)
    found = [
        key
        for key, ability in abilities_at(p.campaign, character, hook)
        if _fits(p, ability, hook) and refusal(p, who, key) is None
    ]
    return list(dict.fromkeys(found))


def _fits(p: Position, ability: Ability, hook: str) -> bool:
    """Whether the ability works in the current kind of encounter."""
    if hook not in ENCOUNTER_HOOKS or ability.within in ("encounter", "anywhere"):
        return True
    return p.encounter is not None and ability.within == p.encounter.kind


def refusal(p: Position, who: str, key: str) -> Refusal | None:
    """Why a character cannot use an ability now; None if it can."""
    character = p.character(who)
    ability = ability_of(p, key)
    copies = sum(one == key for one, _ in abilities_at(p.campaign, character, ability.on))
    if not copies:
        return Refusal("ITM-1", "The character does not have this card face up.")
    limit = _limit(ability)
    if limit and character.used.count(f"{limit}:{key}") >= copies:
        return Refusal("TURN-1", f"This has been used already; the limit is once per {limit}.")
    if not holds(p, ability.condition, who, card_of(key)):
        return Refusal("EXP-4", "The requirement of this ability is not met now.")
    if not _can_pay(p, character, key, ability):
        return Refusal("TRK-6", "The cost must be paid in full.")
    return None


def _limit(ability: Ability) -> str:
    if ability.limit or ability.cost:
        return ability.limit
    return IMPLIED_LIMIT.get(ability.on, "")


@step
def fire_ability(p: Position, who: str, key: str) -> None:
    """Fire a mandatory ability, if it can be used."""
    if p.is_in_play(who) and refusal(p, who, key) is None:
        use_ability(p, who, key)


@ask
class UseAbility(QuestionStep[Use | Decline]):
    """Whether to use an ability now."""

    kind = "use-ability"
    takes_only_option = False

    @staticmethod
    def seats(p: Position, who: str, key: str) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str, key: str) -> list[Use | Decline]:
        """Use it or decline."""
        if not p.is_in_play(who) or refusal(p, who, key) is not None:
            return []
        return [Use(key, who), Decline(who)]

    @staticmethod
    def take(p: Position, option: Use | Decline, who: str, key: str) -> None:
        """Pay for it and resolve it."""
        if isinstance(option, Use):
            use_ability(p, who, key)


@step
def use_ability(p: Position, who: str, key: str) -> None:
    """Pay for an ability from its owner's supply, and resolve it with the owner as `me`."""
    character = p.character(who)
    ability = ability_of(p, key)
    _pay(p, character, key, ability)
    limit = _limit(ability)
    if limit:
        character.used = (*character.used, f"{limit}:{key}")
    p.tell(AbilityUsed(who, key))
    resolved: PlannedStep = ("perform", ability.effect, 0, card_of(key))
    if not ability.effect:
        return
    if p.scenes and who in p.scene.party:
        plan(p, (take_word, who), resolved, (take_word, p.scene.me))
    else:
        begin_scene(p, _beside(p, who), who, "ability", resolved)


def _beside(p: Position, who: str) -> tuple[str, ...]:
    """The party of an ability that is used outside a scene of its owner.

    Between actions it is everybody in the location; during an action of others, only the owner.
    """
    if p.scenes:
        return (who,)
    return tuple(one.id for one in p.characters_at(p.character(who).location))


@step
def take_word(p: Position, who: str) -> None:
    """Make this member `me`, if it is still in the party."""
    if p.scenes and who in p.scene.party:
        set_me(p, who)


def clear_limits(p: Position, limit: str, who: str = "") -> None:
    """Reset the limit of abilities at the start of a day, encounter or activation."""
    for character in p.characters:
        if character.used and who in ("", character.id):
            character.used = tuple(one for one in character.used if not one.startswith(f"{limit}:"))


# Prices ------------------------------------------------------------------------------------------


def _prices(p: Position, who: str, key: str, ability: Ability) -> list[tuple[str, int]]:
    """The cost of an ability: `flip`, `charges`, a resource or a track, with amounts."""
    return [
        (str(one.args[0]) if one.args else one.verb, amount(p, one.amount, who, card_of(key)))
        for one in parse_script(ability.cost)
    ]


def _can_pay(p: Position, character: Character, key: str, ability: Ability) -> bool:
    if not ability.cost:
        return True
    due: dict[str, int] = {}
    for what, count in _prices(p, character.id, key, ability):
        due[what] = due.get(what, 0) + count
    for what, count in due.items():
        if what == "flip":
            there = _payer(character, key, 0) is not None
        elif what == "charges":
            there = _payer(character, key, count) is not None
        else:
            there = getattr(character, what) >= count
        if not there:
            return False
    return True


def _pay(p: Position, character: Character, key: str, ability: Ability) -> None:
    for what, count in _prices(p, character.id, key, ability):
        if what in ("flip", "charges"):
            held = _payer(character, key, 0 if what == "flip" else count)
            assert held is not None
            _mark(p, character, held, what, count)
        elif what == "energy":
            lose_energy(p, character, count)
        elif what == "health":
            lose_health(p, character, count)
        else:
            assert what not in TRACKS
            setattr(character, what, getattr(character, what) - count)
            p.tell(ResourceChanged(character.id, what, -count))


def _payer(character: Character, key: str, charges: int) -> Possession | None:
    """The copy of the card that is flipped or pays the charges."""
    kind, _, id = card_of(key).partition(":")
    for one in character.possessions:
        if one.kind == kind and one.id == id and is_active(one) and one.charges >= charges:
            return one
    return None


def _mark(p: Position, character: Character, held: Possession, what: str, count: int) -> None:
    """Flip the card until the encounter ends (ITM-5), or remove charges from it."""
    if what == "flip":
        new = held._replace(face_up=False, flipped=True)
        p.tell(Flipped(character.id, keywords.card_of(held)))
    else:
        new = held._replace(charges=held.charges - count)
    keywords.replace(character, held, new)
