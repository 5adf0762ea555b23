"""The start of an encounter: card, traits, equipment, hands (ENC-3, CMB-1 to CMB-5, DIP-2)."""

from __future__ import annotations

from legendarium.taintedgrail.abilities import clear_limits, take_word
from legendarium.taintedgrail.agenda import PlannedStep, QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.content.model import DIPLOMACY, EncounterCard
from legendarium.taintedgrail.encounters.activation import NextActive
from legendarium.taintedgrail.encounters.ending import (
    FOLLOWED,
    close_encounter,
    conclude,
    plan_rewards,
)
from legendarium.taintedgrail.encounters.equipment import check_equipment
from legendarium.taintedgrail.encounters.hands import discard_from_hand, draw, draw_cards
from legendarium.taintedgrail.encounters.progress import begin_stage
from legendarium.taintedgrail.encounters.row import current, takes_part
from legendarium.taintedgrail.encounters.triggers import abilities_of, traits
from legendarium.taintedgrail.events.encounters import EncounterBegan, NoEncounter, Reshuffled
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import FaceEncounter, Keep, RedrawHand
from legendarium.taintedgrail.position import Cards, Encounter, Position
from legendarium.taintedgrail.scenes import begin_scene

HAND_SIZE = 3
HAND_SIZE_OF_FOUR = 2
"""Cards drawn with up to three participants, and with four (CMB-4)."""


# The card


@step
def draw_encounter(p: Position, colour: str, difficulty: int) -> None:
    """Draw the top encounter of a colour, or the first of a difficulty, and start it."""
    encounters = p.campaign.encounters
    card = p.find(
        p.encounter_decks[colour], lambda one: difficulty in (0, encounters[one].difficulty)
    )
    if card is not None:
        start_encounter(p, card, colour, _here(p))
        return
    p.last_encounter, p.fled = "", ()
    p.tell(NoEncounter(colour))


@step
def choose_encounter(p: Position, colour: str, count: int) -> None:
    """Draw this many encounters, of which the party picks one."""
    drawn = p.look(p.encounter_decks[colour], count)
    if drawn:
        plan(p, (ChooseEncounter, colour, drawn))
    else:
        draw_encounter(p, colour, 0)


@ask
class ChooseEncounter(QuestionStep[FaceEncounter]):
    """Which of the drawn encounters is met."""

    kind = "choose-encounter"

    @staticmethod
    def options(p: Position, colour: str, drawn: Cards) -> list[FaceEncounter]:
        """Each card drawn."""
        return [FaceEncounter(card) for card in dict.fromkeys(drawn)]

    @staticmethod
    def take(p: Position, option: FaceEncounter, colour: str, drawn: Cards) -> None:
        """Start it; the others go to the bottom of the deck (DSC-1)."""
        chosen = option.card
        others = list(drawn)
        others.remove(chosen)
        p.encounter_decks[colour] = p.encounter_decks[colour].without(*others).put_under(*others)
        start_encounter(p, chosen, colour, _here(p))


def _here(p: Position) -> int:
    return p.character(p.scene.me).location


@step
def start_encounter(p: Position, card: str, colour: str, place: int) -> None:
    """Start an encounter: combat or diplomacy as the card shows (ENC-3).

    `colour` is the deck it was drawn from, empty for none. A card in a deck or, as a guardian, on
    the map is taken from there. Dying characters are expelled at once (DTH-1).
    """
    assert p.encounter is None, "one encounter at a time"
    printed = p.campaign.encounters[card]
    colour = _take_card(p, printed, colour, place)
    party = p.scene.party
    p.encounter = Encounter(card, printed.kind, party, colour, place or _here(p))
    clear_limits(p, "encounter")
    p.tell(EncounterBegan(card, printed.colour, party))
    opening = _diplomacy if printed.kind == DIPLOMACY else _combat
    begin_scene(
        p,
        party,
        p.scene.me,
        printed.kind,
        *opening(p, printed),
        (close_encounter,),
    )


def _take_card(p: Position, card: EncounterCard, colour: str, place: int) -> str:
    """Take the card from its deck or the map; returns the deck it goes back to."""
    deck = p.encounter_decks[card.colour]
    if card.id in deck:
        p.encounter_decks[card.colour] = deck.without(card.id)
        return card.colour
    here = p.places.get(place)
    if here is not None and card.id in here.guardians:
        lying = list(here.guardians)
        lying.remove(card.id)
        p.places[place] = here._replace(guardians=tuple(lying))
    return colour


def _combat(p: Position, card: EncounterCard) -> list[PlannedStep]:
    """The steps of a combat; a card without open keys is not fought but followed (CMB-1)."""
    if any(key.kind in ("attribute", "magic") for key in card.keys):
        return _opening(p)
    return [(traits, "start", 0), (follow_card,)]


def _diplomacy(p: Position, card: EncounterCard) -> list[PlannedStep]:
    begin_stage(p, 0)
    return _opening(p)


@step
def follow_card(p: Position) -> None:
    """Give everybody the rewards of a card that is not fought."""
    me = p.scene.me
    conclude(p, FOLLOWED)
    plan_rewards(p, me)


# Traits, equipment, hands


def _opening(p: Position) -> list[PlannedStep]:
    """The steps of CMB-2 to CMB-5, each for everybody by number, then the first turn."""
    encounter = current(p)
    party = p.by_number(encounter.participants)
    me = p.scene.me
    planned: list[PlannedStep] = [(traits, "start", 0)]
    planned += [(check_equipment, who) for who in party]
    planned += [(deal_hands,)]
    planned += [(Redraw, who) for who in party]
    planned += [(abilities_of, who, "encounter") for who in party]
    return [*planned, (take_word, me), (NextActive,)]


@step
def deal_hands(p: Position) -> None:
    """Let everybody draw; characters who were dying or expelled by a trait do not count."""
    party = p.by_number(current(p).participants)
    count = HAND_SIZE if len(party) < 4 else HAND_SIZE_OF_FOUR
    plan(p, *((draw_hand, who, count) for who in party))


@step
def draw_hand(p: Position, who: str, count: int) -> None:
    """Draw the starting hand (CMB-4)."""
    draw_cards(p, who, count)


@ask
class Redraw(QuestionStep[Keep | RedrawHand]):
    """Keep the hand, or discard it and draw one card fewer (CMB-5)."""

    kind = "redraw"

    @staticmethod
    def seats(p: Position, who: str) -> tuple[int, ...]:
        """The player of the character."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str) -> list[Keep | RedrawHand]:
        """Keep or redraw; a hand of one card is kept."""
        if not takes_part(p, who) or len(p.character(who).hand) <= 1:
            return []
        return [Keep(), RedrawHand()]

    @staticmethod
    def take(p: Position, option: Keep | RedrawHand, who: str) -> None:
        """Discard the old hand, or shuffle it in by the setting, and draw a new one."""
        if isinstance(option, Keep):
            return
        character = p.character(who)
        hand = character.hand
        kind = current(p).kind
        if p.settings.redraw_reshuffles:
            character.hand = ()
            character.set_deck(kind, p.shuffle(character.deck(kind).put_under(*hand)))
            p.tell(Reshuffled(who))
        else:
            discard_from_hand(p, character, hand)
        plan(p, (Redraw, who))
        draw(p, who, len(hand) - 1)

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str) -> Refusal | None:
        """Refuse to redraw the last card."""
        if isinstance(option, RedrawHand):
            return Refusal("CMB-5", "A hand of one card cannot be redrawn.")
        return None
