"""The turn: the active character, the steps of an activation, the end of the turn (10.5, DIP-4).

    I choose -> II.1 delayed -> II.2 play, check -> II.3 attack, check -> II.4 readiness -> I or III

Everything in phase II concerns the active character only (CMB-7): it is `me` of the scene.
"""

from __future__ import annotations

from legendarium.taintedgrail.abilities import clear_limits
from legendarium.taintedgrail.agenda import PlannedStep, QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.encounters.attack import attack, end_of_play
from legendarium.taintedgrail.encounters.charges import forget_refusals
from legendarium.taintedgrail.encounters.hands import discard_cards, draw_cards
from legendarium.taintedgrail.encounters.leaving import flee
from legendarium.taintedgrail.encounters.playing import begin_play, forget_panic
from legendarium.taintedgrail.encounters.progress import check_progress
from legendarium.taintedgrail.encounters.row import current, takes_part
from legendarium.taintedgrail.encounters.triggers import (
    abilities_of,
    remove_time_tokens,
    row_abilities,
    traits,
)
from legendarium.taintedgrail.events.encounters import BecameActive
from legendarium.taintedgrail.hooks import abilities_at
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import Flee, NoAgreement, Stay
from legendarium.taintedgrail.options.story import Activate
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import set_me
from legendarium.taintedgrail.tracks import is_in_panic

HAND_LIMIT = 3


# I Choose the active character


@ask
class NextActive(QuestionStep[Activate | NoAgreement]):
    """Which character is active next (CMB-6)."""

    kind = "activate"

    @staticmethod
    def seats(p: Position) -> tuple[int, ...]:
        """All participants, who agree on it."""
        return p.seats_of(current(p).participants)

    @staticmethod
    def options(p: Position) -> list[Activate | NoAgreement]:
        """Each character who has not been active this turn, or no agreement."""
        waiting = _waiting(p)
        options: list[Activate | NoAgreement] = [Activate(who) for who in waiting]
        return [*options, NoAgreement()] if len(waiting) > 1 else options

    @staticmethod
    def take(p: Position, option: Activate | NoAgreement) -> None:
        """Activate the chosen character, or the lowest number without agreement."""
        who = _waiting(p)[0] if isinstance(option, NoAgreement) else option.who
        assert who is not None
        _begin_activation(p, who)

    @staticmethod
    def refuse(p: Position, option: AnyOption) -> Refusal | None:
        """Refuse characters who have been active in this turn."""
        if isinstance(option, Activate) and option.who in current(p).activated:
            return Refusal("CMB-6", "This character has been active in this turn.")
        return None


def _waiting(p: Position) -> list[str]:
    encounter = current(p)
    return p.by_number(one for one in encounter.participants if one not in encounter.activated)


def _begin_activation(p: Position, who: str) -> None:
    encounter = current(p)
    encounter.active = who
    encounter.activated = (*encounter.activated, who)
    encounter.plays = 0
    set_me(p, who)
    clear_limits(p, "activation")
    p.tell(BecameActive(who, encounter.turn))
    plan(
        p,
        (remove_time_tokens, 0),
        (traits, "activation", 0),
        (row_abilities, "activation", 0),
        (abilities_of, who, "activation"),
        (begin_play,),
        (end_of_play,),
        (attack,),
        (check_progress,),
        (AfterAttack,),
        (readiness,),
    )


# II.4 Readiness


@ask
class AfterAttack(QuestionStep[Stay | Flee]):
    """Whether to flee after the attack, as escape is possible in the whole activation (CMB-21).

    It is asked only if something can happen before the character is asked again.
    """

    kind = "after-attack"

    @staticmethod
    def seats(p: Position) -> tuple[int, ...]:
        """The active character."""
        return p.seats_of((current(p).active,))

    @staticmethod
    def options(p: Position) -> list[Stay | Flee]:
        """Stay or flee."""
        if p.settings.flee_after_attack and _has_pending_effects(p):
            return [Stay(), Flee()]
        return []

    @staticmethod
    def take(p: Position, option: Stay | Flee) -> None:
        """Stay, or flee."""
        if isinstance(option, Flee):
            flee(p, current(p).active)


def _has_pending_effects(p: Position) -> bool:
    """Whether anything can happen before the next play step of the active character."""
    encounter = current(p)
    if len(encounter.participants) > 1 or any(card.tokens for card in encounter.row):
        return True
    if any(trait.on == "activation" for trait in p.card.traits):
        return True
    for card in encounter.row:
        ability = p.campaign.cards[card.number].ability
        if ability is not None and ability.on == "activation" and not card.covered:
            return True
    character = p.character(encounter.active)
    return any(True for _ in abilities_at(p.campaign, character, "activation"))


@step
def readiness(p: Position) -> None:
    """End the activation; plan the next one or the end of the turn (CMB-17)."""
    encounter = current(p)
    encounter.active = ""
    encounter.prevented_hits = encounter.prevented_markers = 0
    forget_panic(p)
    forget_refusals(p)
    plan(p, (NextActive,) if _waiting(p) else (end_of_turn,))


# III End of turn


@step
def end_of_turn(p: Position) -> None:
    """Let everybody discard, then everybody draw, in the order of their numbers (CMB-42)."""
    party = p.by_number(current(p).participants)
    planned: list[PlannedStep] = [(discard_down, who) for who in party]
    planned += [(draw_at_end_of_turn, who) for who in party]
    plan(p, *planned, (next_encounter_turn,))


@step
def discard_down(p: Position, who: str) -> None:
    """Discard down to three cards (CMB-18)."""
    if takes_part(p, who):
        discard_cards(p, who, len(p.character(who).hand) - HAND_LIMIT)


@step
def draw_at_end_of_turn(p: Position, who: str) -> None:
    """Draw a card, unless in panic (CMB-19)."""
    if takes_part(p, who) and not is_in_panic(p, p.character(who)):
        draw_cards(p, who, 1)


@step
def next_encounter_turn(p: Position) -> None:
    """Begin the next turn, in which everybody can be active again (CMB-20)."""
    encounter = current(p)
    encounter.activated = ()
    encounter.turn += 1
    plan(p, (NextActive,))
