"""The play step: cards, charges, abilities, flight (II.2, CMB-9, CMB-10, CMB-40)."""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail.abilities import refusal as ability_refusal
from legendarium.taintedgrail.abilities import usable, use_ability
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.encounters import charges
from legendarium.taintedgrail.encounters.bonuses import key_matches_of, level_of, place_card
from legendarium.taintedgrail.encounters.keys import allows_further_play
from legendarium.taintedgrail.encounters.leaving import flee
from legendarium.taintedgrail.encounters.row import current
from legendarium.taintedgrail.hooks import table
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import is_in_panic

_PANIC = "panic"

_STOP = Option.of("stop")
_FLEE = Option.of("flee")
_PLAY_TOP = Option.of("play-top")


@step
def begin_play(p: Position) -> None:
    """Begin step II.2 and check for panic (CMB-40)."""
    encounter = current(p)
    character = p.character(encounter.active)
    if is_in_panic(p, character):
        encounter.memo = (*encounter.memo, _PANIC)
        p.tell("panic", who=character.id)
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
class Play(QuestionStep):
    """What the active character does now."""

    kind = "play"

    @staticmethod
    def seats(p: Position) -> tuple[int, ...]:
        """The active character alone."""
        return p.seats_of((current(p).active,))

    @staticmethod
    def options(p: Position) -> list[Option]:
        """Cards to play, stop, charges, abilities, and flight at any time (CMB-21)."""
        encounter = current(p)
        who = encounter.active
        if is_forced(p) and p.character(who).deck(encounter.kind):
            options = [_PLAY_TOP]
        else:
            options = [Option.of("play", card=card) for card in playable(p)]
            options.append(_STOP)
        options += charges.spendable(p, in_attack=False)
        options += [Option.of("use", ability=key) for key in usable(p, who, "any")]
        options.append(_FLEE)
        return options

    @staticmethod
    def take(p: Position, option: Option) -> None:
        """Apply the option; ask again unless it ends the step."""
        encounter = current(p)
        who = encounter.active
        if option.kind == "stop":
            return
        if option.kind == "flee":
            flee(p, who)
            return
        plan(p, (Play,))
        if option.kind == "play":
            play_from_hand(p, who, option.get("card"))
        elif option.kind == "play-top":
            play_from_deck(p, who)
        elif option.kind == "spend":
            charges.spend(p, option.get("place"))
        else:
            plan(p, (use_ability, who, option.get("ability")))

    @staticmethod
    def refuse(p: Position, option: Option) -> Refusal | None:
        """The rule that forbids it."""
        return _REFUSALS[option.kind](p, option) if option.kind in _REFUSALS else None


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
    card, *rest = character.deck(kind)
    character.set_deck(kind, rest)
    place_card(p, card)


# Refusals


def _refuse_card(p: Position, option: Option) -> Refusal:
    if is_forced(p):
        return Refusal("CMB-40", "In panic the first card must be the top card of the deck.")
    if option.get("card") not in p.character(current(p).active).hand:
        return Refusal("CMB-9", "This card is not in the hand of the active character.")
    return Refusal("CMB-10", "A further card needs an extra play on one of its linked keys.")


def _refuse_top(p: Position, option: Option) -> Refusal:
    return Refusal("CMB-40", "The top card can be played only in panic, as the first card.")


def _refuse_stop(p: Position, option: Option) -> Refusal:
    return Refusal("CMB-40", "In panic you must play the top card of the deck or flee.")


def _refuse_spending(p: Position, option: Option) -> Refusal | None:
    return charges.refusal(p, option.get("place"))


def _refuse_ability(p: Position, option: Option) -> Refusal | None:
    key = option.get("ability")
    if key not in table(p.campaign).known:
        return None
    return ability_refusal(p, current(p).active, key)


def _refuse_discard(p: Position, option: Option) -> Refusal:
    return Refusal("BON-8", "Cards of the sequence cannot be discarded by choice.")


def _refuse_equipment(p: Position, option: Option) -> Refusal:
    return Refusal("CMB-3", "Nothing can be added once the encounter has begun.")


def _refuse_trade(p: Position, option: Option) -> Refusal:
    return Refusal("PTY-7", "Trading is not possible during an encounter.")


_REFUSALS = {
    "play": _refuse_card,
    "play-top": _refuse_top,
    "stop": _refuse_stop,
    "spend": _refuse_spending,
    "use": _refuse_ability,
    "discard": _refuse_discard,
    "equip": _refuse_equipment,
    "take-back": _refuse_equipment,
    "trade": _refuse_trade,
}
