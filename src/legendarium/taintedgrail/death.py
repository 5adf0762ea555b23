"""Death, failure, mercy and the outcome of a game (DTH-3 to DTH-9)."""

from __future__ import annotations

from legendarium.table.game import Outcome
from legendarium.taintedgrail import secrets
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.characters import enter, new_character, unused_characters
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.dials import tick
from legendarium.taintedgrail.discards import discard_encounter
from legendarium.taintedgrail.events.characters import Died
from legendarium.taintedgrail.events.day import Failed, Joined, MercyGranted
from legendarium.taintedgrail.items import items_of, lay_down
from legendarium.taintedgrail.keywords import receive, turn_back
from legendarium.taintedgrail.modes import is_solo
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Decline, TakeCharacter
from legendarium.taintedgrail.options.story import AcceptMercy, EndGame
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.scenes import begin_scene, leave_scenes
from legendarium.taintedgrail.tracks import energy_cap

FAILED = "failed"
"""The ending of a game that nobody has won."""


@step
def die(p: Position, who: str) -> None:
    """Let a character die: the game fails or another takes its place (DTH-3, DTH-4, DTH-5)."""
    if not p.is_in_play(who):
        return
    p.tell(Died(who))
    if is_solo(p) or not unused_characters(p):
        fail(p)
        return
    character = p.character(who)
    leave_scenes(p, who)
    p.characters = [one for one in p.characters if one.id != who]
    p.dead = (*p.dead, who)
    if not p.settings.skills_of_the_dead_return:
        p.removed = p.removed | {f"skill:{number}" for number, _ in character.skills}
    for item in items_of(character):
        lay_down(p, character.location, item)
    _leave_secrets(p, character)
    # The new character comes first (DTH-4 a), so it may be given secrets too.
    plan(p, (Successor, character.seat))


def _leave_secrets(p: Position, character: Character) -> None:
    """Let the player give the secrets away; personal ones leave the game (DTH-4 c)."""
    for one in character.possessions:
        if secrets.is_personal(p, one):
            p.removed = p.removed | {f"secret:{one.id}"}
            secrets.clear_dials(p, int(one.id))
    secrets.give_away(p, character.seat, character.possessions)


@ask
class Successor(QuestionStep[TakeCharacter | Decline]):
    """Which unused character the player of the dead character takes, if any (DTH-4 a)."""

    kind = "successor"

    @staticmethod
    def seats(p: Position, seat: int) -> tuple[int, ...]:
        """The player of the dead character."""
        return (seat,)

    @staticmethod
    def options(p: Position, seat: int) -> list[TakeCharacter | Decline]:
        """Every unused character, or none."""
        unused = [TakeCharacter(one) for one in unused_characters(p)]
        return [*unused, Decline()]

    @staticmethod
    def take(p: Position, option: TakeCharacter | Decline, seat: int) -> None:
        """Put the new character in the revealed location with the lowest number."""
        if isinstance(option, TakeCharacter):
            add_successor(p, seat, option.character)

    @staticmethod
    def refuse(p: Position, option: AnyOption, seat: int) -> Refusal | None:
        """Refuse characters who are in play or dead."""
        return Refusal("DTH-4", "This character is in use or dead.")


def add_successor(p: Position, seat: int, who: str) -> None:
    """Add a new character with normal setup and the possessions stored with it (PLY-2)."""
    character = new_character(p, who, seat, min(p.places))
    stored = [one for gone in p.absent if gone.id == who for one in gone.possessions]
    enter(p, character)
    p.tell(Joined(who, character.location))
    for one in stored:
        receive(p, character, one)


# Failure and mercy -------------------------------------------------------------------------------


@step
def fail(p: Position) -> None:
    """The game has failed for everybody; mercy may continue it (DTH-5, DTH-6)."""
    p.tell(Failed())
    abandon_encounter(p)
    p.agenda = ()
    p.scenes = ()
    plan(p, (Mercy,))


def abandon_encounter(p: Position) -> None:
    """End the current encounter without a result: all cards go back to their decks (DSC-2)."""
    now = p.encounter
    if now is None:
        return
    p.encounter = None
    for character in p.characters:
        played = tuple(one.number for one in now.table if one.owner == character.id)
        back = (*character.hand, *character.discard, *played)
        for number in back:
            kind = p.campaign.cards[number].kind
            character.set_deck(kind, character.deck(kind).put_under(number))
        character.hand = character.discard = ()
        if back:
            character.set_deck(now.kind, p.shuffle(character.deck(now.kind)))
        turn_back(character)
    if now.colour:
        discard_encounter(p, now.card, now.colour)


@ask
class Mercy(QuestionStep[AcceptMercy | EndGame]):
    """Whether the group accepts mercy or the game ends (DTH-9)."""

    kind = "mercy"
    takes_only_option = False

    @staticmethod
    def seats(p: Position) -> tuple[int, ...]:
        """Everybody."""
        return p.seats_of(one.id for one in p.characters)

    @staticmethod
    def options(p: Position) -> list[AcceptMercy | EndGame]:
        """Accept or end; a campaign without a mercy page offers only the end."""
        end = EndGame()
        return [AcceptMercy(), end] if _page(p) in p.campaign.passages else [end]

    @staticmethod
    def take(p: Position, option: AcceptMercy | EndGame) -> None:
        """Grant mercy, or end the game."""
        if isinstance(option, AcceptMercy):
            grant_mercy(p)
        else:
            p.ending = FAILED
            p.phase = "over"


def _page(p: Position) -> str:
    return f"page.{p.campaign.mercy_page}"


def grant_mercy(p: Position) -> None:
    """Tick the status and read the page, with the group at the start of the chapter (DTH-9).

    The group is everybody in play, including the character whose death ended the game. Their
    resources are those that the page gives them; a new day follows.
    """
    if p.campaign.mercy_status:
        tick(p, p.campaign.mercy_status)
    p.tell(MercyGranted())
    home = p.campaign.start_location
    here = home if home in p.places else min(p.places)
    for character in p.characters:
        _restore(p, character, here)
    everybody = p.by_number(one.id for one in p.characters)
    plan(p, ("morning",))
    begin_scene(p, everybody, everybody[0], "mercy", ("read", _page(p)))


def _restore(p: Position, character: Character, location: int) -> None:
    sheet = p.sheet(character.id)
    character.health = sheet.health
    character.terror = sheet.terror
    character.energy = min(sheet.energy, energy_cap(p, character))
    character.dying = character.mortal_wounds = 0
    character.location = location
    character.passed = character.acted = False
    if not p.settings.mercy_keeps_resources:
        for name in RESOURCES:
            setattr(character, name, 0)


# The outcome -------------------------------------------------------------------------------------


def outcome(p: Position) -> Outcome | None:
    """How the game ended; None while it is in progress. Everybody shares one rank."""
    if p.phase != "over":
        return None
    seats = tuple(sorted(one.seat for one in p.characters)) or (0,)
    score = 0 if p.ending == FAILED else 1
    return Outcome((seats,), (score,) * len(seats), p.ending)
