"""Single encounters played by a bot, by a character with starting or developed decks."""

from __future__ import annotations

from dataclasses import dataclass

from legendarium.bots.taintedgrail.bot import Bot
from legendarium.bots.taintedgrail.roster import make_bot
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.agenda import plan
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Done
from legendarium.taintedgrail.options.growth import BuyCard, RaiseAttribute
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene
from legendarium.taintedgrail.view import View, view

MAX_DECISIONS = 1000
"""An encounter with this many decisions counts as endless."""
ENDLESS = "endless"
_AMPLE_EXPERIENCE = 1000


@dataclass(frozen=True, slots=True)
class Development:
    """What a character has bought: cards for the kind of the encounter, and attribute points."""

    cards: int = 0
    points: int = 0


UNDEVELOPED = Development()


@dataclass(frozen=True, slots=True)
class EncounterResult:
    """How an encounter ended."""

    how: str
    """won, fled, withdrawn, lost (failed diplomacy), expelled (dying), or endless."""
    turns: int
    decisions: int
    health_lost: int
    terror_gained: int

    @property
    def won(self) -> bool:
        """Whether the encounter was won."""
        return self.how == "won"

    @property
    def fled(self) -> bool:
        """Whether the character fled, voluntarily or not."""
        return self.how == "fled"

    @property
    def dying(self) -> bool:
        """Whether the character was expelled, dying."""
        return self.how == "expelled"


def play_encounter(
    campaign: Campaign,
    character: str,
    encounter: str,
    bot: str,
    seed: int,
    development: Development = UNDEVELOPED,
) -> EncounterResult:
    """Play an encounter with one character at full Health, controlled by the named bot."""
    player = make_bot(bot, seed)
    p = _ready(campaign, character, encounter, seed)
    if development != UNDEVELOPED:
        p = _develop(p, character, campaign.encounters[encounter].kind, development, player)
    return _fight(p, character, encounter, player)


def _ready(campaign: Campaign, character: str, encounter: str, seed: int) -> Position:
    """A new game with decks shuffled by the seed, in the middle of its first day."""
    setup = {"campaign": campaign.id, "seats": [{"character": character}]}
    p = TaintedGrail({campaign.id: campaign}).start(setup, seed)
    p = p.clone()
    p.agenda = ()
    p.scenes = ()
    p.phase = "day"
    one = p.character(character)
    sheet = p.sheet(character)
    one.health, one.terror, one.energy = sheet.health, sheet.terror, sheet.energy
    return p


def _develop(
    p: Position, character: str, kind: str, development: Development, player: Bot
) -> Position:
    """The position after the bot has bought this development for free."""
    one = p.character(character)
    had, one.xp = one.xp, _AMPLE_EXPERIENCE
    plan(p, ("develop",), ("arrange_decks",))
    agenda.run(p)
    wanted = {BuyCard.kind: development.cards, RaiseAttribute.kind: development.points}
    while p.question is not None:
        options = list(p.question.options)
        if p.question.kind == "develop":
            options = _allowed(options, wanted, kind)
        option = _choose(p, player, options)
        if option.kind in wanted:
            wanted[option.kind] -= 1
        p = agenda.take(p, option)
    p = p.clone()
    p.character(character).xp = had
    return p


def _allowed(options: list[AnyOption], wanted: dict[str, int], kind: str) -> list[AnyOption]:
    """The purchases still to make: cards first, then points, then `done`."""
    cards = [one for one in options if isinstance(one, BuyCard) and one.deck == kind]
    points = [one for one in options if isinstance(one, RaiseAttribute)]
    if wanted[BuyCard.kind] and cards:
        return [*cards]
    if wanted[RaiseAttribute.kind] and points:
        return [*points]
    return [one for one in options if isinstance(one, Done)]


def _choose(p: Position, player: Bot, options: list[AnyOption]) -> AnyOption:
    if len(options) == 1:
        return options[0]
    question = p.question
    assert question is not None
    seen = view(p, question.seat)
    return player.choose(View(seen.seat, seen.position, question._replace(options=tuple(options))))


def _fight(p: Position, character: str, encounter: str, player: Bot) -> EncounterResult:
    before = p.character(character)
    card = p.campaign.encounters[encounter]
    colour = card.colour if card.difficulty else ""
    begin_scene(p, (character,), character, "action", ("start_encounter", encounter, colour, 0))
    agenda.run(p)
    turns, decisions = 1, 0
    while p.question is not None and decisions < MAX_DECISIONS:
        if p.encounter is not None:
            turns = p.encounter.turn
        p = agenda.take(p, _choose(p, player, list(p.question.options)))
        decisions += 1
    after = p.character(character)
    how = ENDLESS if decisions == MAX_DECISIONS else p.last_encounter
    health_lost = before.health - after.health
    return EncounterResult(how, turns, decisions, health_lost, after.terror - before.terror)
