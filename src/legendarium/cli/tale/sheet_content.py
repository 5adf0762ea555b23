"""The content of the save sheet (SAV-2, SAV-3), independent of its output format.

Face-down cards are counted, not named: a sheet reveals nothing that players may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.taintedgrail.attributes import points
from legendarium.taintedgrail.content.model import ATTRIBUTES, COLOURS, RESOURCES
from legendarium.taintedgrail.position import Cards, Character, Position, Possession


class Line(NamedTuple):
    """A label with its value."""

    label: str
    value: str


class Section(NamedTuple):
    """A block of the sheet."""

    title: str
    lines: tuple[Line, ...]


def sheet_title(pen: Pen, p: Position) -> str:
    """The title of a sheet."""
    parts = [
        "Legendarium",
        pen.story.text("campaign.name"),
        pen.say("tale-chapter", number=p.chapter),
        pen.say("tale-day", number=p.day),
        pen.say(f"tale-mode-{p.mode}"),
    ]
    return pen.join_with_dots(parts)


def sections(pen: Pen, session: Session) -> list[Section]:
    """All sections: the world, the story, each character, the decks."""
    p = session.position
    world = Section(pen.say("tale-sheet-world"), tuple(_filled(_world(pen, p))))
    story = Section(pen.say("tale-sheet-story"), tuple(_filled(_story(pen, p))))
    decks = Section(pen.say("tale-sheet-decks"), tuple(_filled(_decks(pen, p))))
    people = [
        Section(pen.story.character(one.id), tuple(_filled(_character(pen, p, one))))
        for one in (*p.characters, *p.absent)
    ]
    return [world, story, *people, decks]


def _filled(lines: Iterable[Line]) -> list[Line]:
    return [line for line in lines if line.value]


# The world ----------------------------------------------------------------------------------------


def _world(pen: Pen, p: Position) -> Iterator[Line]:
    say, story = pen.say, pen.story
    yield Line(say("tale-sheet-players"), str(p.players))
    yield Line(
        say("tale-sheet-where"),
        _listed(f"{story.character(one.id)}: {_place(pen, one.location)}" for one in p.characters),
    )
    yield Line(
        story.word("menhir"),
        _listed(f"{_place(pen, place)}: {dial}" for place, dial in sorted(p.menhirs.items())),
    )
    yield Line(
        story.word("guardian"),
        _listed(
            f"{story.encounter(card)}: {_place(pen, number)}"
            for number, place in sorted(p.places.items())
            for card in place.guardians
        ),
    )
    yield Line(say("tale-sheet-dials"), _listed(_dials(pen, p)))
    yield Line(
        say("tale-sheet-map"),
        _listed(
            f"{_place(pen, number)} ({place.x}, {place.y})"
            for number, place in sorted(p.places.items())
        ),
    )
    removed = {int(one.partition(":")[2]) for one in p.removed if one.startswith("location:")}
    unrevealed = [one for one in p.campaign.locations if one not in p.places and one not in removed]
    yield Line(say("tale-sheet-unrevealed"), _listed(map(str, sorted(unrevealed))))
    yield Line(say("tale-sheet-removed"), _listed(map(str, sorted(removed))))
    yield Line(
        say("tale-sheet-used"),
        _listed(
            f"{_place(pen, number)}: {story.local_action(number, used.partition(':')[0])}"
            for number, place in sorted(p.places.items())
            for used in place.used
        ),
    )
    yield Line(
        say("tale-sheet-lying"),
        _listed(
            f"{_place(pen, number)}: {story.possession(f'{held.kind}:{held.id}')}"
            for number, place in sorted(p.places.items())
            for held in place.dropped
        ),
    )
    yield Line(say("tale-sheet-dead"), _listed(map(story.character, p.dead)))


def _dials(pen: Pen, p: Position) -> Iterator[str]:
    for name, dial in sorted(p.dials.items()):
        where = (
            _place(pen, dial.number)
            if dial.on == "location"
            else pen.say("tg-secret-number", number=str(dial.number))
        )
        yield f"{pen.story.dial(name)}: {dial.value} ({where})"


def _story(pen: Pen, p: Position) -> Iterator[Line]:
    say, story = pen.say, pen.story
    yield Line(say("tale-sheet-quests"), _listed(map(story.quest, p.quests)))
    yield Line(
        say("tale-tasks"),
        _listed(
            f"{pen.shapes.unticked if one.open else pen.shapes.ticked} {story.task(one.id)}"
            for one in p.tasks
        ),
    )
    yield Line(
        say("tale-statuses"),
        _listed(
            f"{story.status(name)} {' '.join(map(str, parts))}"
            for name, parts in sorted(p.statuses.items())
            if parts
        ),
    )
    yield Line(say("tale-sheet-past-events"), _listed(map(story.event, p.event_discard)))
    yield Line(say("tale-sheet-standing-events"), _listed(map(story.event, p.standing_events)))


def _decks(pen: Pen, p: Position) -> Iterator[Line]:
    say, story = pen.say, pen.story
    yield Line(say("tale-sheet-event-deck"), str(len(p.event_deck)))
    yield Line(say("tale-sheet-random-deck"), str(len(p.random_deck)))
    for colour in COLOURS:
        label = say("tale-sheet-encounters", colour=colour)
        yield Line(label, _listed(sorted(map(story.encounter, p.encounter_decks[colour].contents))))
    yield Line(say("tale-sheet-items"), _counted(map(story.item, p.item_deck.contents)))
    held = {card.id for one in p.characters for card in one.possessions if card.kind == "secret"}
    gone = {one.partition(":")[2] for one in p.removed if one.startswith("secret:")}
    unused = [one for one in sorted(p.campaign.secrets) if str(one) not in held | gone]
    yield Line(say("tale-sheet-secrets"), _listed(map(str, unused)))


# Characters ---------------------------------------------------------------------------------------


def _character(pen: Pen, p: Position, one: Character) -> Iterator[Line]:
    say, sheet = pen.say, p.sheet(one.id)
    tracks = (("energy", ""), ("health", f"/{sheet.health}"), ("terror", f"/{sheet.terror_top}"))
    yield Line(
        say("tale-sheet-tracks"),
        pen.join_with_dots(f"{pen.name(name)} {getattr(one, name)}{of}" for name, of in tracks),
    )
    yield Line(
        say("tale-sheet-attributes"),
        pen.join_with_dots(f"{pen.name(name)} {points(p, one, name)}" for name in ATTRIBUTES),
    )
    yield Line(
        say("tale-sheet-resources"),
        pen.join_with_dots(f"{pen.name(name)} {getattr(one, name)}" for name in RESOURCES),
    )
    yield Line(
        say("tale-sheet-skills"),
        _listed(f"{number}{side} {pen.story.skill(number, side)}" for number, side in one.skills),
    )
    for kind, label in (
        ("item", say("tale-sheet-own-items")),
        ("secret", say("tale-sheet-own-secrets")),
    ):
        cards = [_held(pen, card) for card in one.possessions if card.kind == kind]
        yield Line(label, _listed(cards))
    if one.dying:
        yield Line(say("tale-sheet-state"), say("tale-dying", number=one.dying))
    for kind, deck, aside, development in (
        ("combat", one.combat_deck, one.combat_owned, one.combat_development),
        ("diplomacy", one.diplomacy_deck, one.diplomacy_owned, one.diplomacy_development),
    ):
        playing = _in_play(p, one, kind)
        yield Line(say("tale-sheet-deck", deck=kind), _cards((*deck.contents, *playing)))
        yield Line(say("tale-sheet-aside", deck=kind), _cards(aside))
        yield Line(say("tale-sheet-development", deck=kind), _cards(development.contents))


def _in_play(p: Position, one: Character, kind: str) -> Cards:
    """The cards of a deck that are in the current encounter; they return to the deck (CMB-13)."""
    if p.encounter is None or p.encounter.kind != kind:
        return ()
    played = tuple(card.number for card in p.encounter.table if card.owner == one.id)
    return (*one.hand, *one.discard, *played)


def _held(pen: Pen, card: Possession) -> str:
    name = pen.story.possession(f"{card.kind}:{card.id}")
    marks = [card.id] if card.kind == "secret" else []
    if card.charges:
        marks.append(pen.say("tg-much-charges", number=card.charges))
    if not card.face_up:
        marks.append(pen.say("tale-face-down"))
    return f"{name} ({', '.join(marks)})" if marks else name


def _cards(cards: Iterable[str]) -> str:
    return _counted(cards)


def _counted(names: Iterable[str]) -> str:
    """Names with their counts, sorted so that the order of a deck stays secret."""
    counted = Counter(names)
    return _listed(
        f"{name} ×{counted[name]}" if counted[name] > 1 else name for name in sorted(counted)
    )


def _place(pen: Pen, number: int) -> str:
    return f"{number} {pen.story.location(number)}"


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)
