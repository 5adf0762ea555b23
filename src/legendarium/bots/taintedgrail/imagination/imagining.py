"""What visible effects would come to: a script, worked through on a copy of what is seen.

Only what everybody can read is done: nothing is drawn, no dice are thrown, and no passage is
opened. What an effect leads to is noted instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from legendarium.bots.taintedgrail.imagination.likelihood import expected, likely
from legendarium.taintedgrail.answers import Asked
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.position import Character, Position

Doing = Callable[["Imagined", Effect, int], None]
DOINGS: dict[str, Doing] = {}


@dataclass(slots=True)
class Imagined:
    """A copy of a position in which something was imagined."""

    p: Position
    party: tuple[str, ...]
    me: str
    drawn: int = 0
    """Cards that would be drawn: nobody knows which."""
    items: int = 0
    """Items that would be drawn."""
    fights: tuple[str, ...] = ()
    """Encounters that it starts: a colour, or the name of a card."""
    leads: str = ""
    """The passage that it leads to, where an effect does so."""
    curious: float = 0.0
    """What the unread passages on the way are worth."""
    stopped: bool = False
    """Something could not be paid: the rest does not happen (TRK-6, PTY-4)."""

    def asked(self, card: str = "") -> Asked:
        """Of whom conditions are asked."""
        return Asked(self.party, self.me, card)

    @property
    def members(self) -> list[Character]:
        """The party."""
        return [one for one in self.p.characters if one.id in self.party]


def imagine(p: Position, party: tuple[str, ...], me: str = "") -> Imagined:
    """A copy in which these act together."""
    return Imagined(p.clone(), party, me or party[0])


def doing(name: str) -> Callable[[Doing], Doing]:
    """Mark the function that imagines a verb."""

    def mark(function: Doing) -> Doing:
        DOINGS[name] = function
        return function

    return mark


def do(im: Imagined, script: str, card: str = "") -> None:
    """Imagine the effects of a script, one after the other."""
    for effect in parse_script(script):
        asked = im.asked(card)
        happen = DOINGS.get(effect.verb)
        if happen is not None and likely(im.p, effect.condition, asked):
            much = expected(im.p, effect.amount, asked)
            if effect.verb == "charge" and not effect.args:
                effect = effect._replace(args=("this", card))
            happen(im, effect, much)
            if im.stopped:
                return


def twin(im: Imagined) -> Imagined:
    """A copy to go on from in another way."""
    return replace(im, p=im.p.clone())


# To whom -----------------------------------------------------------------------------------------


def concerned(im: Imagined, effect: Effect) -> list[Character]:
    """Whom a personal effect happens to; where one is chosen, the one who suits best."""
    who = effect.who or ("me" if im.p.encounter else "party")
    if who == "all":
        return im.p.characters
    if who == "each":
        return im.members
    members = im.members
    if who == "me" or len(members) == 1:
        return [one for one in im.p.characters if one.id == im.me][:1]
    what = str(effect.args[0]) if effect.args else ""
    return [best_suited(members, effect.verb, what)] if members else []


def best_suited(members: list[Character], verb: str, what: str) -> Character:
    """Who takes a gain or a loss best: the poorest gains, the richest loses."""
    if what == "terror":
        frightened = verb == "lose"
        return (max if frightened else min)(members, key=lambda one: one.terror - one.health)
    gains = verb not in ("lose", "pay", "hit")
    if what in (*RESOURCES, "energy", "health"):
        return (min if gains else max)(members, key=lambda one: int(getattr(one, what)))
    return max(members, key=lambda one: one.health)


# Resources and tracks ----------------------------------------------------------------------------


@doing("gain")
def _gain(im: Imagined, effect: Effect, much: int) -> None:
    for one in concerned(im, effect):
        change(im.p, one, str(effect.args[0]), much)


@doing("lose")
def _lose(im: Imagined, effect: Effect, much: int) -> None:
    for one in concerned(im, effect):
        change(im.p, one, str(effect.args[0]), -much)


@doing("pay")
def _pay(im: Imagined, effect: Effect, much: int) -> None:
    what = str(effect.args[0])
    if what == "charges":
        return
    if not can_cover(im, effect, what, much):
        im.stopped = True
    elif effect.who == "each":
        for one in im.members:
            change(im.p, one, what, -much)
    else:
        take(im, what, much)


def can_cover(im: Imagined, effect: Effect, what: str, much: int) -> bool:
    """Whether the party has the whole of a price; what is asked of each, everybody."""
    purses = [int(getattr(one, what)) for one in im.members]
    return (min if effect.who == "each" else sum)(purses) >= much if purses else False


def take(im: Imagined, what: str, much: int) -> None:
    """A price paid by whoever has most, unit by unit."""
    for _ in range(much):
        payer = max(im.members, key=lambda one: int(getattr(one, what)))
        change(im.p, payer, what, -1)


def change(p: Position, one: Character, what: str, much: int) -> None:
    """Move a resource or a track, within its bounds."""
    now = max(0, getattr(one, what) + much)
    sheet = p.sheet(one.id)
    if what == "health":
        now = min(now, sheet.health)
        one.energy = min(one.energy, now + sheet.energy_offset)
    elif what == "energy":
        top = sheet.energy_normal_max + sheet.energy_bonus
        now = min(now, top, one.health + sheet.energy_offset)
    elif what == "terror" and now > sheet.terror_top:
        one.health = max(0, one.health - (now - sheet.terror_top))
        now = sheet.terror_top
    setattr(one, what, now)


@doing("become")
def _become(im: Imagined, effect: Effect, much: int) -> None:
    for one in concerned(im, effect):
        if effect.args[0] == "dying":
            one.health = one.energy = 0
        else:
            one.terror = max(one.terror, im.p.sheet(one.id).terror_top - 1)
