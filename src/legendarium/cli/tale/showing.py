"""Draws a face-up card for the command `show`: location, item, secret, skill, card, encounter."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.faces import MIN_CARD_WIDTHS, Face, draw, left_half, right_half
from legendarium.cli.tale.location_card import location_lines
from legendarium.cli.tale.passages import INDENT
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.text_matching import is_abbreviation, split_words
from legendarium.table.phrase import Phrase
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling.abilities import item_phrases, secret_phrases, skill_phrases
from legendarium.taintedgrail.telling.cards import card_phrases
from legendarium.taintedgrail.telling.encounters import (
    encounter_title,
    goal_phrase,
    stake_phrases,
    table_of,
    trait_phrases,
)

Draw = Callable[[Pen, Position, str, int], list[Text]]


def show_lines(pen: Pen, p: Position, text: str, width: int) -> list[Text]:
    """The card with this name; or which cards the name can mean."""
    typed = split_words(text)
    known = _open_cards(pen, p)
    found = [key for key, name in known.items() if is_abbreviation(typed, name)]
    exact = [key for key in found if split_words(known[key]) == typed]
    chosen = exact or found
    if not chosen:
        return [Text(pen.say("tale-show-none", text=text), look.WRONG)]
    if len(chosen) > 1:
        names = ", ".join(dict.fromkeys(known[key] for key in chosen))
        return pen.wrap(pen.say("tale-show-several", names=names), width)
    kind, _, name = chosen[0].partition(":")
    return _DRAWN[kind](pen, p, name, width)


def _open_cards(pen: Pen, p: Position) -> dict[str, str]:
    """The names of everything that is face up, by kind and id."""
    story = pen.story
    known = {f"location:{one}": f"{one} {story.location(one)}" for one in sorted(p.places)}
    for character in p.characters:
        for held in character.possessions:
            known[f"{held.kind}:{held.id}"] = story.possession(f"{held.kind}:{held.id}")
        for number, side in character.skills:
            known[f"skill:{number}{side}"] = story.skill(number, side)
        piles = (
            *character.combat_deck.contents,
            *character.diplomacy_deck.contents,
            *character.combat_owned,
            *character.diplomacy_owned,
            *character.hand,
            *character.discard,
        )
        for card in sorted(set(piles)):
            known[f"card:{card}"] = f"{card} {story.card(card)}"
    if p.encounter is not None:
        known[f"encounter:{p.encounter.card}"] = story.encounter(p.encounter.card)
        for played in p.encounter.table:
            known[f"card:{played.number}"] = f"{played.number} {story.card(played.number)}"
    for place in p.places.values():
        for guardian in place.guardians:
            known[f"encounter:{guardian}"] = story.encounter(guardian)
    return known


def _location(pen: Pen, p: Position, name: str, width: int) -> list[Text]:
    return location_lines(pen, p, int(name), width)


def _item(pen: Pen, p: Position, name: str, width: int) -> list[Text]:
    texts = item_phrases(p.campaign.items[name], p.campaign)
    return _card(pen, pen.story.item(name), f"item.{name}.flavour", texts, width)


def _secret(pen: Pen, p: Position, name: str, width: int) -> list[Text]:
    texts = secret_phrases(p.campaign.secrets[int(name)], p.campaign)
    return _card(pen, pen.story.secret(name), f"secret.{name}.text", texts, width)


def _skill(pen: Pen, p: Position, name: str, width: int) -> list[Text]:
    number, side = int(name[:-1]), name[-1]
    texts = skill_phrases(p.campaign.skills[number], side, p.campaign)
    return _card(pen, pen.story.skill(number, side), "", texts, width)


def _played(pen: Pen, p: Position, name: str, width: int) -> list[Text]:
    card = p.campaign.cards[name]
    lefts = tuple(left_half(pen, half) for half in card.left)
    rights = tuple(right_half(pen, half) for half in card.right)
    face = draw(pen, Face(pen.story.card(name), lefts, rights), len(card.left), MIN_CARD_WIDTHS[0])
    return [*face, *_wrapped(pen, card_phrases(card, p.campaign), width)]


def _encounter(pen: Pen, p: Position, name: str, width: int) -> list[Text]:
    card, campaign = p.campaign.encounters[name], p.campaign
    texts = [goal_phrase(card)]
    bands = [card.attacks, *(stage.reactions for stage in card.stages)]
    for table in bands:
        texts += [row.phrase for row in table_of(table, campaign)]
    texts += [*trait_phrases(card, campaign), *stake_phrases(card, campaign)]
    title = pen.tell(encounter_title(card))
    return _card(pen, title, f"encounter.{name}.flavour", texts, width)


def _card(pen: Pen, title: str, flavour: str, texts: list[Phrase], width: int) -> list[Text]:
    lines = pen.wrap(Text(title, look.HEADING), width)
    if flavour and pen.story.has(flavour):
        lines += pen.wrap(Text(pen.story.text(flavour), look.STORY), min(width, 70), INDENT)
    return [*lines, *_wrapped(pen, texts, width)]


def _wrapped(pen: Pen, texts: list[Phrase], width: int) -> list[Text]:
    return [line for text in texts for line in pen.wrap(pen.tell(text), width, INDENT)]


_DRAWN: dict[str, Draw] = {
    "location": _location,
    "item": _item,
    "secret": _secret,
    "skill": _skill,
    "card": _played,
    "encounter": _encounter,
}
