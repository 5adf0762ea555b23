"""Keywords: at most one item or secret of each is face up (ITM-1, ITM-2, DAY-7)."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import PlannedStep, QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.content.model import KEYWORDS
from legendarium.taintedgrail.events.characters import Equipped
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import EquipCard
from legendarium.taintedgrail.position import Character, Position, Possession


def keyword_of(p: Position, possession: Possession) -> str:
    """The keyword of an item or secret; empty if it has none."""
    if possession.kind == "item":
        return p.campaign.items[possession.id].keyword
    return p.campaign.secrets[int(possession.id)].keyword


def card_of(possession: Possession) -> str:
    """The key of an item or secret: `item:net`, `secret:14`."""
    return f"{possession.kind}:{possession.id}"


def find(character: Character, kind: str, id: str) -> Possession | None:
    """A possession by kind and id; of several copies, one that is face up."""
    found = None
    for one in character.possessions:
        if one.kind == kind and one.id == id and (found is None or not found.face_up):
            found = one
    return found


def remove_possession(character: Character, possession: Possession) -> None:
    """Take a possession from a character."""
    held = list(character.possessions)
    held.remove(possession)
    character.possessions = tuple(held)


def replace(character: Character, old: Possession, new: Possession) -> None:
    """Replace a possession by another state of it."""
    held = list(character.possessions)
    held[held.index(old)] = new
    character.possessions = tuple(held)


def uses_keyword(possession: Possession) -> bool:
    """Whether a card occupies its keyword, which it also does while flipped (ITM-5)."""
    return possession.face_up or possession.flipped


def of_keyword(p: Position, character: Character, keyword: str) -> list[Possession]:
    """The items and secrets of a character that have a keyword."""
    return [one for one in character.possessions if keyword_of(p, one) == keyword]


def receive(p: Position, character: Character, possession: Possession) -> None:
    """Give a card to a character, who chooses again if its keyword is in use (ITM-2).

    Nothing is added to an encounter that has begun (CMB-3): cards that participants get are set
    aside, and the choice is made after the encounter.
    """
    keyword = keyword_of(p, possession)
    rivals = [one for one in of_keyword(p, character, keyword) if keyword and uses_keyword(one)]
    fighting = p.encounter is not None and character.id in p.encounter.participants
    new = possession._replace(face_up=not rivals, flipped=False, aside=fighting)
    character.possessions = (*character.possessions, new)
    if rivals and not fighting:
        plan(p, (Equip, character.id, keyword))


@ask
class Equip(QuestionStep[EquipCard]):
    """Which card of a keyword is face up; the others are turned face down (ITM-1)."""

    kind = "equip"

    @staticmethod
    def seats(p: Position, who: str, keyword: str) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str, keyword: str) -> list[EquipCard]:
        """Each card of the keyword."""
        if not p.is_in_play(who):
            return []
        cards = [card_of(one) for one in of_keyword(p, p.character(who), keyword)]
        return [EquipCard(who, card) for card in dict.fromkeys(cards)]

    @staticmethod
    def take(p: Position, option: EquipCard, who: str, keyword: str) -> None:
        """Turn the card face up."""
        equip_card(p, p.character(who), keyword, option.card)

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str, keyword: str) -> Refusal | None:
        """Refuse cards of other keywords or owners."""
        if isinstance(option, EquipCard):
            return Refusal("ITM-1", f"Choose one of your own cards with the keyword {keyword}.")
        return None


def equip_card(p: Position, character: Character, keyword: str, card: str) -> None:
    """Turn this card of the keyword face up, and all others face down."""
    held = []
    chosen = False
    for one in character.possessions:
        if keyword_of(p, one) == keyword:
            up = not chosen and card_of(one) == card
            chosen = chosen or up
            if up and not one.face_up:
                p.tell(Equipped(character.id, card))
            one = one._replace(face_up=up, flipped=False)
        held.append(one)
    character.possessions = tuple(held)


def turn_back(character: Character) -> None:
    """After an encounter, turn flipped cards face up and take back cards that were set aside.

    Cards that were face down by ITM-2 have neither flag and stay face down (ITM-5).
    """
    character.possessions = tuple(
        one._replace(face_up=one.face_up or one.flipped, flipped=False, aside=False)
        for one in character.possessions
    )


def newly_held_keywords(p: Position, character: Character) -> list[str]:
    """The keywords of cards gained during the encounter whose keyword was in use (ITM-2).

    A card left out of an encounter was face up before, so a card that is aside and face down was
    gained during the encounter.
    """
    come = [one for one in character.possessions if one.aside and not uses_keyword(one)]
    return list(dict.fromkeys(keyword_of(p, one) for one in come))


@step
def morning_equipment(p: Position) -> None:
    """Let everybody choose their equipment for the day (DAY-7)."""
    planned: list[PlannedStep] = []
    for who in p.by_number(one.id for one in p.characters):
        character = p.character(who)
        turn_back(character)
        for keyword in KEYWORDS:
            cards = of_keyword(p, character, keyword)
            if not cards:
                continue
            up = [one for one in cards if one.face_up]
            if len(up) > 1 or (len(cards) > 1 and p.settings.morning_choice):
                planned.append((Equip, who, keyword))
            elif not up:
                equip_card(p, character, keyword, card_of(cards[0]))
    plan(p, *planned)


@step
def settle_keywords(p: Position, who: str) -> None:
    """Let a character choose wherever two cards of a keyword are face up (ITM-2)."""
    if not p.is_in_play(who):
        return
    character = p.character(who)
    for keyword in KEYWORDS:
        if sum(uses_keyword(one) for one in of_keyword(p, character, keyword)) > 1:
            plan(p, (Equip, who, keyword))
