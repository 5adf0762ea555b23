"""Draws character boards: tracks, attributes, resources, items, secrets, skills, states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.bars import energy_bar, health_bar, terror_bar
from legendarium.cli.tale.pen import Pen, cut
from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import ATTRIBUTES, OPPOSITE, RESOURCES
from legendarium.taintedgrail.position import Character, Position, Possession
from legendarium.taintedgrail.telling.abilities import (
    flaw_phrases,
    item_phrases,
    secret_phrases,
    skill_phrases,
)
from legendarium.taintedgrail.telling.actions import action_phrase
from legendarium.taintedgrail.tracks import is_exhausted, is_in_panic, is_insane

INDENT = "   "


class Boards:
    """Draws the boards of one position."""

    def __init__(self, pen: Pen, p: Position, players: dict[str, str]) -> None:
        self._pen = pen
        self._p = p
        self._players = players
        """The player of each character that is played by a bot."""

    def everybody(self, size: str, width: int, among: Sequence[str] = ()) -> list[Text]:
        """All boards, or those in `among`, by number; `size` names one of the methods below."""
        draw = {"short": self.short, "brief": self.brief, "line": self.line}[size]
        everybody = among or [one.id for one in self._p.characters]
        return [
            line
            for who in self._p.by_number(everybody)
            for line in draw(self._p.character(who), width)
        ]

    def line(self, one: Character, width: int) -> list[Text]:
        """One line: name, tracks and Food as numbers."""
        pen, sheet = self._pen, self._p.sheet(one.id)
        tracks = (
            f"{pen.name('energy')} {one.energy}",
            f"{pen.name('health')} {one.health}/{sheet.health}",
            f"{pen.name('terror')} {one.terror}/{sheet.terror_top}",
            f"{pen.name('food')} {one.food}",
        )
        line = Text(" ").append_text(pen.token(one.id)).append(" ")
        name = cut(pen.story.character(one.id), 14, pen.shapes.more)
        line.append(f"{name}: ", look.HEADING).append(pen.join_with_dots(tracks))
        for state in self._states(one):
            line.append(f" {pen.shapes.dot} ").append(state, look.RED)
        line.truncate(width)
        return [line]

    def brief(self, one: Character, width: int) -> list[Text]:
        """Two or more lines: name, location, resources, tracks."""
        pen = self._pen
        head = self._head(one)
        purse = Text(f"  {self._nonzero_resources(one)}", look.QUIET)
        if head.cell_len + purse.cell_len <= width:
            return [head + purse, *self._tracks(one, width)]
        lines = [head] if head.cell_len <= width else pen.screen.wrap(head, width)
        lines += pen.quiet(self._nonzero_resources(one), width, INDENT)
        return [*lines, *self._tracks(one, width)]

    def short(self, one: Character, width: int) -> list[Text]:
        """The brief board with attributes and the names of all possessions."""
        pen = self._pen
        lines = self.brief(one, width)
        lines += pen.wrap(self._attributes(one), width, INDENT)
        owned = pen.join_with_dots(self._owned(one))
        return [*lines, *pen.quiet(owned, width, INDENT)] if owned else lines

    def full(self, one: Character, width: int) -> list[Text]:
        """The whole board with the texts of its cards."""
        pen, sheet, story = self._pen, self._p.sheet(one.id), self._pen.story
        lines = [self._head(one)]
        about = f"character.{one.id}.about"
        if story.has(about):
            lines += pen.wrap(Text(story.text(about), look.STORY), min(width, 70), INDENT)
        lines += self._tracks(one, width)
        lines += pen.wrap(pen.join_with_dots(self._resources(one)), width, INDENT)
        lines += [Text(f"{INDENT}{row}") for row in self._pairs(one)]
        campaign = self._p.campaign
        action = action_phrase(sheet.action, campaign, in_story=False)
        lines += self._titled(story.character_action(one.id), [pen.tell(action)], width)
        if sheet.abilities:
            flaw = map(pen.tell, flaw_phrases(sheet, campaign))
            lines += self._titled(story.flaw(one.id), flaw, width)
        for card in one.possessions:
            lines += self._titled(self._marked(card), self._texts(card), width)
        for number, side in one.skills:
            texts = map(pen.tell, skill_phrases(campaign.skills[number], side, campaign))
            lines += self._titled(story.skill(number, side), texts, width)
        return [*lines, *pen.quiet(self._decks(one), width, INDENT)]

    # Parts ------------------------------------------------------------------------------------

    def _head(self, one: Character) -> Text:
        pen, p = self._pen, self._p
        is_active = p.encounter is not None and p.encounter.active == one.id
        head = Text(f"{pen.shapes.here}" if is_active else " ", look.ACTIVE)
        head.append_text(pen.token(one.id)).append(" ")
        head.append(pen.story.character(one.id), look.HEADING)
        player = self._players.get(one.id)
        if player:
            head.append(f" ({player})", look.QUIET)
        head.append(f" {pen.shapes.dot} {pen.story.location(one.location)}")
        for state in self._states(one):
            head.append(f" {pen.shapes.dot} ").append(state, look.RED)
        if one.passed:
            head.append(f" {pen.shapes.dot} {pen.say('tale-passed')}", look.QUIET)
        return head

    def _states(self, one: Character) -> Iterator[str]:
        pen, p = self._pen, self._p
        if one.health <= 0:
            yield pen.say("tale-dying", number=one.dying)
        if is_insane(p, one):
            yield pen.say("tale-insane")
        if is_in_panic(p, one):
            yield pen.say("tale-panic")
        if is_exhausted(one):
            yield pen.say("tale-exhausted")

    def _tracks(self, one: Character, width: int) -> list[Text]:
        pen, p, shapes = self._pen, self._p, self._pen.shapes
        bars = (
            ("energy", one.energy, energy_bar(p, one, shapes)),
            ("health", one.health, health_bar(p, one, shapes)),
            ("terror", one.terror, terror_bar(p, one, shapes)),
        )
        parts = [Text(f"{pen.name(name)} {value} ").append_text(bar) for name, value, bar in bars]
        line = Text(INDENT).append_text(Text("  ").join(parts))
        if line.cell_len <= width:
            return [line]
        return [Text(INDENT).append_text(part) for part in parts]

    def _resources(self, one: Character) -> list[str]:
        return [f"{self._pen.name(what)} {getattr(one, what)}" for what in RESOURCES]

    def _nonzero_resources(self, one: Character) -> str:
        """The resources that are not zero, and always Food, which is eaten every evening."""
        pen = self._pen
        shown = [what for what in RESOURCES if getattr(one, what) or what == "food"]
        return pen.join_with_dots(f"{pen.name(what)} {getattr(one, what)}" for what in shown)

    def _attributes(self, one: Character) -> str:
        values = {name: attribute(self._p, one, name, self._where) for name in ATTRIBUTES}
        parts = [f"{self._pen.name(name)} {value}" for name, value in values.items() if value]
        return self._pen.join_with_dots(parts)

    @property
    def _where(self) -> str:
        return self._p.encounter.kind if self._p.encounter else "log"

    def _pairs(self, one: Character) -> Iterator[str]:
        """The opposed attributes, one pair per line (ATR-1)."""
        pen = self._pen
        values = {name: attribute(self._p, one, name, self._where) for name in ATTRIBUTES}
        room = max(Text(pen.name(name)).cell_len for name in ATTRIBUTES)
        for name in ATTRIBUTES[::2]:
            left, right = pen.name(name), pen.name(OPPOSITE[name])
            yield (
                f"{left:<{room}} {values[name]} {self._markers(values[name], 4)}"
                f" {pen.shapes.staying.upright} {right:<{room}} "
                f"{values[OPPOSITE[name]]} {self._markers(values[OPPOSITE[name]], 4)}"
            ).rstrip()

    def _markers(self, value: int, room: int) -> str:
        return (self._pen.shapes.full * max(0, value)).ljust(room)

    def _owned(self, one: Character) -> list[str]:
        skills = [self._pen.story.skill(number, side) for number, side in one.skills]
        return [*map(self._marked, one.possessions), *skills]

    def _marked(self, card: Possession) -> str:
        """The name of a card with its number, its charges, and whether it is face down."""
        pen = self._pen
        name = pen.story.possession(f"{card.kind}:{card.id}")
        marks = [f"{card.id}"] if card.kind == "secret" else []
        if card.charges:
            marks.append(pen.say("tg-much-charges", number=card.charges))
        for dial_name, dial in self._p.dials.items():
            if card.kind == "secret" and dial.on == "secret" and str(dial.number) == card.id:
                marks.append(f"{pen.story.dial(dial_name)} {pen.shapes.dial}{dial.value}")
        if not card.face_up or card.flipped:
            marks.append(pen.say("tale-face-down"))
        elif card.aside:
            marks.append(pen.say("tale-left-out"))
        return f"{name} ({', '.join(marks)})" if marks else name

    def _texts(self, card: Possession) -> list[str]:
        pen, campaign = self._pen, self._p.campaign
        if card.kind == "item":
            return list(map(pen.tell, item_phrases(campaign.items[card.id], campaign)))
        told = f"secret.{card.id}.text"
        flavour = [pen.story.text(told)] if pen.story.has(told) else []
        return [*flavour, *map(pen.tell, secret_phrases(campaign.secrets[int(card.id)], campaign))]

    def _titled(self, title: str, texts: Iterable[str], width: int) -> list[Text]:
        lines = self._pen.wrap(Text(title, look.HEADING), width, INDENT)
        for text in texts:
            lines += self._pen.wrap(text, width, f"{INDENT}  ")
        return lines

    def _decks(self, one: Character) -> str:
        return self._pen.say(
            "tale-decks",
            combat=len(one.combat_deck),
            diplomacy=len(one.diplomacy_deck),
            aside=len(one.combat_owned) + len(one.diplomacy_owned),
        )
