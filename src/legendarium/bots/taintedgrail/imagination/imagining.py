"""Applies a script to a copy of the position, as far as a player can foresee it.

Only visible information is used: nothing is drawn, no dice are rolled, and no passage is opened.
Draws, encounters and passages that an effect leads to are only noted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from legendarium.bots.taintedgrail.imagination.likelihood import expected, is_likely
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.values import Context

ImaginedVerb = Callable[["Imagined", Effect, int], None]
IMAGINED_VERBS: dict[str, ImaginedVerb] = {}


@dataclass(slots=True)
class Imagined:
    """A copy of a position with imagined effects."""

    p: Position
    party: tuple[str, ...]
    me: str
    drawn: int = 0
    """The number of unknown cards that would be drawn."""
    items: int = 0
    """The number of items that would be drawn."""
    fights: tuple[str, ...] = ()
    """The encounters that would start: colours, or ids of cards."""
    leads: str = ""
    """The passage that an effect leads to."""
    curious: float = 0.0
    """The worth of the unread passages on the way."""
    stopped: bool = False
    """A cost could not be paid, so the rest does not happen (TRK-6, PTY-4)."""

    def context(self, card: str = "") -> Context:
        """The characters and the card that conditions refer to."""
        return Context(self.party, self.me, card)

    @property
    def members(self) -> list[Character]:
        """The party."""
        return [one for one in self.p.characters if one.id in self.party]


def imagine(p: Position, party: tuple[str, ...], me: str = "") -> Imagined:
    """A copy of a position in which these characters act together."""
    return Imagined(p.clone(), party, me or party[0])


def imagines(name: str) -> Callable[[ImaginedVerb], ImaginedVerb]:
    """Mark the function that imagines a verb."""

    def mark(function: ImaginedVerb) -> ImaginedVerb:
        IMAGINED_VERBS[name] = function
        return function

    return mark


def imagine_script(im: Imagined, script: str, card: str = "") -> None:
    """Imagine the effects of a script, one after the other."""
    for effect in parse_script(script):
        context = im.context(card)
        happen = IMAGINED_VERBS.get(effect.verb)
        if happen is not None and is_likely(im.p, effect.condition, context):
            amount = expected(im.p, effect.amount, context)
            if effect.verb == "charge" and not effect.args:
                effect = effect._replace(args=("this", card))
            happen(im, effect, amount)
            if im.stopped:
                return


def fork(im: Imagined) -> Imagined:
    """A copy to continue from independently."""
    return replace(im, p=im.p.clone())


# To whom -----------------------------------------------------------------------------------------


def affected(im: Imagined, effect: Effect) -> list[Character]:
    """The characters that a personal effect applies to; if one is chosen, the best suited."""
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
    """The member to whom a gain or loss matters best: the poorest gains, the richest loses."""
    if what == "terror":
        frightened = verb == "lose"
        return (max if frightened else min)(members, key=lambda one: one.terror - one.health)
    gains = verb not in ("lose", "pay", "hit")
    if what in (*RESOURCES, "energy", "health"):
        return (min if gains else max)(members, key=lambda one: int(getattr(one, what)))
    return max(members, key=lambda one: one.health)


# Resources and tracks ----------------------------------------------------------------------------


@imagines("gain")
def _gain(im: Imagined, effect: Effect, amount: int) -> None:
    for one in affected(im, effect):
        change(im.p, one, str(effect.args[0]), amount)


@imagines("lose")
def _lose(im: Imagined, effect: Effect, amount: int) -> None:
    for one in affected(im, effect):
        change(im.p, one, str(effect.args[0]), -amount)


@imagines("pay")
def _pay(im: Imagined, effect: Effect, amount: int) -> None:
    what = str(effect.args[0])
    if what == "charges":
        return
    if not can_cover(im, effect, what, amount):
        im.stopped = True
    elif effect.who == "each":
        for one in im.members:
            change(im.p, one, what, -amount)
    else:
        pay_from_richest(im, what, amount)


def can_cover(im: Imagined, effect: Effect, what: str, amount: int) -> bool:
    """Whether the party can pay a cost; a cost for each must be covered by every member."""
    purses = [int(getattr(one, what)) for one in im.members]
    return (min if effect.who == "each" else sum)(purses) >= amount if purses else False


def pay_from_richest(im: Imagined, what: str, amount: int) -> None:
    """Pay a cost unit by unit, each from the member who has most."""
    for _ in range(amount):
        payer = max(im.members, key=lambda one: int(getattr(one, what)))
        change(im.p, payer, what, -1)


def change(p: Position, one: Character, what: str, amount: int) -> None:
    """Change a resource or a track, within its bounds."""
    now = max(0, getattr(one, what) + amount)
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


@imagines("become")
def _become(im: Imagined, effect: Effect, amount: int) -> None:
    for one in affected(im, effect):
        if effect.args[0] == "dying":
            one.health = one.energy = 0
        else:
            one.terror = max(one.terror, im.p.sheet(one.id).terror_top - 1)


def pay_price(im: Imagined, one: Character, cost: str) -> None:
    """Pay for an ability; flipping a card and spending charges are free."""
    for effect in parse_script(cost):
        if effect.verb == "pay" and effect.args[0] != "charges":
            amount = expected(im.p, effect.amount, im.context())
            change(im.p, one, str(effect.args[0]), -amount)
