"""Placing a card: its keys from top to bottom, then its ability (BON, CMB-9, SEQ-2, SEQ-7).

The matching keys are fixed when the card is placed, whatever happens to its neighbour later. The
card is part of the sequence once its keys are resolved (BON-8); until then it is `placing`.
"""

from __future__ import annotations

from legendarium.taintedgrail.agenda import PlannedStep, QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import Bonus
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.encounters.hands import draw
from legendarium.taintedgrail.encounters.keys import KeyMatch, Level, key_matches, links
from legendarium.taintedgrail.encounters.progress import gain_markers, move_affinity, stage
from legendarium.taintedgrail.encounters.row import current, last_card, lay, right_halves, tear
from legendarium.taintedgrail.encounters.triggers import card_ability
from legendarium.taintedgrail.events.characters import ResourceChanged
from legendarium.taintedgrail.events.encounters import CardPlayed, Linked
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Decline
from legendarium.taintedgrail.options.encounters import LinkWithMagic
from legendarium.taintedgrail.position import Played, Position


def level_of(p: Position, who: str) -> Level:
    """The attributes of a character in this encounter."""
    character = p.character(who)
    kind = current(p).kind
    return lambda name: attribute(p, character, name, kind)


def key_matches_of(p: Position, number: str) -> tuple[KeyMatch, ...]:
    """The matching keys of a card at the end of the row."""
    return key_matches(right_halves(p, last_card(p)), p.campaign.cards[number].left)


def place_card(p: Position, number: str) -> None:
    """Place a card of the active character at the end of the row, and resolve it."""
    encounter = current(p)
    who = encounter.active
    encounter.plays += 1
    p.tell(CardPlayed(who, number))
    met = key_matches_of(p, number)
    level = level_of(p, who)
    linked = [""] * len(p.campaign.cards[number].left)
    extra = False
    for match in met:
        if links(match, level):
            linked[match.row] = match.word
            extra = extra or match.has_extra
    encounter.placing = Played(number, who, links=tuple(linked))
    encounter.extra = encounter.plays > 1 and not extra
    plan(p, (resolve_keys, last_card(p), 0, 0, False))


@step
def resolve_keys(p: Position, beside: str, key: int, bonus: int, decided: bool) -> None:
    """Resolve the keys of the card being placed, from this key and bonus on.

    `beside` is the card it is placed beside; `decided` tells that this magic key is decided.
    """
    encounter = current(p)
    card = encounter.placing
    assert card is not None
    met = keys_beside(p, beside)
    for number in range(key, len(met)):
        match = met[number]
        if match.kind == "magic" and not decided and p.character(card.owner).magic > 0:
            plan(p, (PayMagic, beside, number), (resolve_keys, beside, number, 0, True))
            return
        if card.links[match.row]:
            if not bonus:
                p.tell(Linked(card.owner, match.row, match.word))
            for place in range(bonus, len(match.bonuses)):
                if not _gain(p, card.owner, match.bonuses[place], beside, number, place):
                    return
        bonus, decided = 0, False
    _finish(p, card)


def _gain(p: Position, who: str, bonus: Bonus, beside: str, key: int, place: int) -> bool:
    """Resolve a bonus; False if the rest must wait for planned steps."""
    if bonus.kind == "marker":
        gain_markers(p, bonus.amount)
    elif bonus.kind == "card":
        return draw(p, who, bonus.amount)
    elif bonus.kind == "torn":
        for _ in range(bonus.amount):
            tear(p)
    elif bonus.kind in ("affinity", "symbol"):
        # Moving the marker and the text of the stage may ask questions: the rest comes after.
        plan(p, (resolve_keys, beside, key, place + 1, True))
        if bonus.kind == "affinity":
            move_affinity(p, who, bonus.amount)
        else:
            planned: list[PlannedStep] = [(perform, stage(p).symbol)] * bonus.amount
            plan(p, *planned)
        return False
    return True


def _finish(p: Position, card: Played) -> None:
    """Add the card to the sequence, covering the one before, and trigger its ability (TRG)."""
    encounter = current(p)
    encounter.placing = None
    encounter.extra = False
    ability = p.campaign.cards[card.number].ability
    if ability is not None and ability.on == "delayed":
        card = card._replace(tokens=ability.tokens)
    place = lay(p, card)
    if ability is not None and ability.on == "placement":
        plan(p, (card_ability, place))


@ask
class PayMagic(QuestionStep[LinkWithMagic | Decline]):
    """Whether the active character pays 1 Magic for a magic key (SEQ-2)."""

    kind = "pay-magic"

    @staticmethod
    def seats(p: Position, beside: str, key: int) -> tuple[int, ...]:
        """The player of the active character."""
        return p.seats_of((current(p).active,))

    @staticmethod
    def options(p: Position, beside: str, key: int) -> list[LinkWithMagic | Decline]:
        """Pay or decline; a further card must still be able to link its extra play (CMB-10)."""
        magic = p.character(current(p).active).magic
        this, later = _extra_plays(p, beside, key)
        owed = current(p).extra
        options: list[LinkWithMagic | Decline] = []
        if magic > 0 and (not owed or this or (later and magic > 1)):
            options.append(LinkWithMagic())
        if not options or not owed or later:
            options.append(Decline())
        return options

    @staticmethod
    def take(p: Position, option: LinkWithMagic | Decline, beside: str, key: int) -> None:
        """Pay and link the key."""
        if isinstance(option, Decline):
            return
        encounter = current(p)
        card = encounter.placing
        assert card is not None
        character = p.character(encounter.active)
        character.magic -= 1
        p.tell(ResourceChanged(character.id, "magic", -1))
        row = keys_beside(p, beside)[key].row
        linked = (*card.links[:row], "magic", *card.links[row + 1 :])
        encounter.placing = card._replace(links=linked)
        if _extra_plays(p, beside, key)[0]:
            encounter.extra = False

    @staticmethod
    def refuse(p: Position, option: AnyOption, beside: str, key: int) -> Refusal | None:
        """Refuse payment by other characters."""
        if isinstance(option, LinkWithMagic) and option.who not in (None, current(p).active):
            return Refusal("SEQ-2", "Only the active character pays for a magic key.")
        return None


def keys_beside(p: Position, beside: str) -> tuple[KeyMatch, ...]:
    """The matching keys of the card being placed beside a card of the row."""
    card = current(p).placing
    assert card is not None
    return key_matches(right_halves(p, beside), p.campaign.cards[card.number].left)


def _extra_plays(p: Position, beside: str, key: int) -> tuple[bool, bool]:
    """Whether this magic key has an extra play, and whether a later one has."""
    met = keys_beside(p, beside)
    later = any(one.kind == "magic" and one.has_extra for one in met[key + 1 :])
    return met[key].has_extra, later
