"""The equipment check: one card of each keyword; cards may be left out (CMB-3)."""

from __future__ import annotations

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.abilities import ENCOUNTER_HOOKS
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.content.model import Ability
from legendarium.taintedgrail.encounters.row import current, takes_part
from legendarium.taintedgrail.events.encounters import LeftOut
from legendarium.taintedgrail.hooks import ALWAYS, is_active, table
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Done, EquipCard
from legendarium.taintedgrail.options.encounters import LeaveOutCard
from legendarium.taintedgrail.position import Position, Possession

_HOOKS = ENCOUNTER_HOOKS | {ALWAYS}


@step
def check_equipment(p: Position, who: str) -> None:
    """Choose one card of each keyword, then the cards to leave out."""
    if takes_part(p, who):
        plan(p, (keywords.settle_keywords, who), (LeaveOut, who))


def _working(p: Position, held: Possession) -> list[Ability]:
    """The abilities of an active card in this encounter."""
    if not is_active(held):
        return []
    kind = current(p).kind
    hooks = table(p.campaign).possessions[held.kind, held.id]
    return [
        ability
        for hook in sorted(hooks.keys() & _HOOKS)
        for _, ability in hooks[hook]
        if ability.within in (kind, "encounter", "anywhere")
    ]


@ask
class LeaveOut(QuestionStep[LeaveOutCard | Done]):
    """Which cards to leave out; they are set aside for the whole encounter.

    It is asked only if a character has a card with a mandatory ability, as an ability that can be
    declined need not be left out.
    """

    kind = "leave-out"

    @staticmethod
    def seats(p: Position, who: str) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str) -> list[LeaveOutCard | Done]:
        """Done, or each card that can be left out."""
        if not takes_part(p, who):
            return []
        working = [(held, _working(p, held)) for held in p.character(who).possessions]
        if not any(not one.optional and not one.cost for _, all_ in working for one in all_):
            return []
        cards = dict.fromkeys(keywords.card_of(held) for held, able in working if able)
        return [Done(), *(LeaveOutCard(card) for card in cards)]

    @staticmethod
    def take(p: Position, option: LeaveOutCard | Done, who: str) -> None:
        """Set the card aside and ask again."""
        if isinstance(option, Done):
            return
        character = p.character(who)
        kind, _, id = option.card.partition(":")
        held = keywords.find(character, kind, id)
        assert held is not None
        keywords.replace(character, held, held._replace(aside=True))
        p.tell(LeftOut(character.id, option.card))
        plan(p, (LeaveOut, who))

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str) -> Refusal | None:
        """Refuse to add cards."""
        if isinstance(option, EquipCard):
            return Refusal("CMB-3", "Nothing can be added once the encounter has begun.")
        return None
