"""Dying!: the card at Health 0, its dial, and the items a dying character can keep (DTH-1, DTH-2).

The position is checked before every step, so that nothing is lost when a flight or an expulsion
drops planned steps.
"""

from __future__ import annotations

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step, watch
from legendarium.taintedgrail.events.characters import IsDying
from legendarium.taintedgrail.items import drop_item, items_of
from legendarium.taintedgrail.keywords import find
from legendarium.taintedgrail.modes import dying_dial, is_solo
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Drop
from legendarium.taintedgrail.position import Character, Position, Step
from legendarium.taintedgrail.tracks import is_dying

_DYING_STEPS = frozenset({"expel", "die", "drop-items"})
"""The steps that the card demands."""


@watch
def check_dying(p: Position) -> bool:
    """Attach the card, or plan its next consequence: expulsion, death or dropping items."""
    dying = [one for one in p.characters if is_dying(one)]
    for character in dying:
        if not character.dying:
            _attach(p, character)
    if not dying:
        return False
    if p.agenda[-1].name in _DYING_STEPS:
        return True  # It is planned already, as in a position that was just loaded.
    return any(_plan_next_consequence(p, one) for one in dying)


def _attach(p: Position, character: Character) -> None:
    """Attach Dying! with its dial; losses from the same text do not kill yet (reading)."""
    character.dying = dying_dial(p)
    character.mortal_wounds = 0
    p.tell(IsDying(character.id, character.dying))
    _mark_same_moment(p, character.id)


def _mark_same_moment(p: Position, who: str) -> None:
    """Treat the rest of the text that took the last Health as the same moment (reading)."""
    for index in range(len(p.agenda) - 1, -1, -1):
        name = p.agenda[index].name
        if name == "close_scene":
            return
        if name == "perform":
            mark = Step(same_moment.__name__, (who,))
            p.agenda = (*p.agenda[:index], mark, *p.agenda[index:])
            return


@step
def same_moment(p: Position, who: str) -> None:
    """Mark the end of the moment in which a character began to die; does nothing itself."""


def _plan_next_consequence(p: Position, character: Character) -> bool:
    who = character.id
    if Step(same_moment.__name__, (who,)) in p.agenda:
        character.mortal_wounds = 0
    if p.encounter is not None and who in p.encounter.participants:
        plan(p, ("expel", who))
        return True
    if character.mortal_wounds:
        character.mortal_wounds = 0
        if is_solo(p) and character.dying > 1:
            lower_dying_dial(p, character)
            return False
        plan(p, ("die", who))
        return True
    if len(items_of(character)) > p.settings.dying_items:
        plan(p, (DropItems, who))
        return True
    return False


def lower_dying_dial(p: Position, character: Character) -> None:
    """Turn the dial of the card down by 1."""
    character.dying -= 1
    p.tell(IsDying(character.id, character.dying))


@step
def lower_dying_dials(p: Position) -> None:
    """Lower the dials on Dying! cards in the morning, as they are time dials (DAY-4).

    If a dial cannot be lowered, it has run out and the character dies.
    """
    dead = []
    for who in p.by_number(one.id for one in p.characters):
        character = p.character(who)
        if character.dying > 1:
            lower_dying_dial(p, character)
        elif character.dying:
            dead.append(("die", who))
    plan(p, *dead)


@ask
class DropItems(QuestionStep[Drop]):
    """Which item a dying character drops, until it has few enough (DTH-2)."""

    kind = "drop-items"

    @staticmethod
    def seats(p: Position, who: str) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str) -> list[Drop]:
        """Each item; secrets do not count (SEC-1)."""
        if not p.is_in_play(who):
            return []
        items = items_of(p.character(who))
        if len(items) <= p.settings.dying_items:
            return []
        return [Drop(who, item) for item in dict.fromkeys(one.id for one in items)]

    @staticmethod
    def take(p: Position, option: Drop, who: str) -> None:
        """Drop the item in the location."""
        held = find(p.character(who), "item", option.item)
        assert held is not None
        drop_item(p, who, held)

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str) -> Refusal | None:
        """Refuse to drop secrets, or to keep too many items."""
        if isinstance(option, Drop) and find(p.character(who), "secret", option.item):
            return Refusal("SEC-1", "The limit of the Dying! card does not apply to secrets.")
        return Refusal("DTH-2", "A dying character has too many items and must drop one.")
