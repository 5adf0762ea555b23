"""The play step: cards, charges, abilities, flight (II.2, CMB-9, CMB-10, CMB-40)."""

from __future__ import annotations

from typing import assert_never

from legendarium.taintedgrail.abilities import refusal as ability_refusal
from legendarium.taintedgrail.abilities import usable, use_ability
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.encounters import charges
from legendarium.taintedgrail.encounters.bonuses import key_matches_of, level_of, place_card
from legendarium.taintedgrail.encounters.keys import allows_further_play
from legendarium.taintedgrail.encounters.leaving import flee
from legendarium.taintedgrail.encounters.row import current
from legendarium.taintedgrail.events.encounters import Panicked
from legendarium.taintedgrail.hooks import table
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import EquipCard, StartTrading, Use
from legendarium.taintedgrail.options.encounters import (
    DiscardOne,
    Flee,
    PlayCard,
    PlayTopCard,
    Spend,
    StopPlaying,
)
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import is_in_panic

_PANIC = "panic"

_STOP = StopPlaying()
_FLEE = Flee()
_PLAY_TOP = PlayTopCard()

PlayOption = PlayCard | PlayTopCard | StopPlaying | Spend | Use | Flee


@step
def begin_play(p: Position) -> None:
    """Begin step II.2 and check for panic (CMB-40)."""
    encounter = current(p)
    character = p.character(encounter.active)
    if is_in_panic(p, character):
        encounter.memo = (*encounter.memo, _PANIC)
        p.tell(Panicked(character.id))
        empty = not character.deck(encounter.kind)
        if empty and p.settings.panic_without_cards == "flight":
            flee(p, character.id)
            return
    plan(p, (Play,))


def forget_panic(p: Position) -> None:
    """Clear the mark of panic at the end of the activation."""
    encounter = current(p)
    if _PANIC in encounter.memo:
        encounter.memo = tuple(one for one in encounter.memo if one != _PANIC)


def is_forced(p: Position) -> bool:
    """Whether the next card must be the top card of the deck, because of panic (CMB-40)."""
    encounter = current(p)
    return encounter.plays == 0 and _PANIC in encounter.memo


def playable(p: Position) -> list[str]:
    """The different cards of the hand that may be played now."""
    encounter = current(p)
    character = p.character(encounter.active)
    hand = list(dict.fromkeys(character.hand))
    if is_forced(p):
        return []
    if encounter.plays == 0:
        return hand
    level = level_of(p, character.id)
    return [
        card
        for card in hand
        if allows_further_play(key_matches_of(p, card), level, character.magic)
    ]


@ask
class Play(QuestionStep[PlayOption]):
    """What the active character does now."""

    kind = "play"

    @staticmethod
    def seats(p: Position) -> tuple[int, ...]:
        """The active character alone."""
        return p.seats_of((current(p).active,))

    @staticmethod
    def options(p: Position) -> list[PlayOption]:
        """Cards to play, stop, charges, abilities, and flight at any time (CMB-21)."""
        encounter = current(p)
        who = encounter.active
        options: list[PlayOption] = []
        if is_forced(p) and p.character(who).deck(encounter.kind):
            options.append(_PLAY_TOP)
        else:
            options += [PlayCard(card) for card in playable(p)]
            options.append(_STOP)
        options += charges.spendable(p, in_attack=False)
        options += [Use(key) for key in usable(p, who, "any")]
        options.append(_FLEE)
        return options

    @staticmethod
    def take(p: Position, option: PlayOption) -> None:
        """Apply the option; ask again unless it ends the step."""
        who = current(p).active
        if isinstance(option, StopPlaying):
            return
        if isinstance(option, Flee):
            flee(p, who)
            return
        plan(p, (Play,))
        match option:
            case PlayCard(card):
                play_from_hand(p, who, card)
            case PlayTopCard():
                play_from_deck(p, who)
            case Spend(place=place):
                charges.spend(p, place)
            case Use(ability):
                plan(p, (use_ability, who, ability))
            case _:
                assert_never(option)

    @staticmethod
    def refuse(p: Position, option: AnyOption) -> Refusal | None:
        """The rule that forbids it."""
        match option:
            case PlayCard(card):
                return _refuse_card(p, card)
            case PlayTopCard():
                return Refusal(
                    "CMB-40", "The top card can be played only in panic, as the first card."
                )
            case StopPlaying():
                return Refusal("CMB-40", "In panic you must play the top card of the deck or flee.")
            case Spend(place=place):
                return charges.refusal(p, place)
            case Use(ability) if ability in table(p.campaign).known:
                return ability_refusal(p, current(p).active, ability)
            case DiscardOne():
                return Refusal("BON-8", "Cards of the sequence cannot be discarded by choice.")
            case EquipCard():
                return Refusal("CMB-3", "Nothing can be added once the encounter has begun.")
            case StartTrading():
                return Refusal("PTY-7", "Trading is not possible during an encounter.")
            case _:
                return None


def _refuse_card(p: Position, card: str) -> Refusal:
    if is_forced(p):
        return Refusal("CMB-40", "In panic the first card must be the top card of the deck.")
    if card not in p.character(current(p).active).hand:
        return Refusal("CMB-9", "This card is not in the hand of the active character.")
    return Refusal("CMB-10", "A further card needs an extra play on one of its linked keys.")


def play_from_hand(p: Position, who: str, card: str) -> None:
    """Play a card of the hand."""
    character = p.character(who)
    hand = list(character.hand)
    hand.remove(card)
    character.hand = tuple(hand)
    place_card(p, card)


def play_from_deck(p: Position, who: str) -> None:
    """Play the top card of the deck, in panic (CMB-40)."""
    character = p.character(who)
    kind = current(p).kind
    (card,), rest = p.draw(character.deck(kind), 1)
    character.set_deck(kind, rest)
    place_card(p, card)
