"""What an exploration may still bring, by what was read before and what is printed there.

A player remembers the passages that were read: their choices, prices and where they lead. Of a
passage that nobody has read yet nothing is known; it is worth some curiosity.
"""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import Imagined, can_cover, do, twin
from legendarium.bots.taintedgrail.imagination.likelihood import expected, is_met
from legendarium.bots.taintedgrail.judgement.standing import BEATEN, expected_standing
from legendarium.bots.taintedgrail.judgement.stones import hinted, life
from legendarium.taintedgrail.content.model import Choice, Exit, Passage
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.position import Position

CURIOSITY = 3.0
"""What an unread passage is worth."""
HINT = 4.0
"""How much more where an active quest hints at the location."""
SEALED = 1.0
"""How much more if it is a sealed page."""
FRESH = 0.5
"""What a choice is worth for not having been taken before."""
TWILIGHT = 1.2
"""How much more where a menhir burns, for each morning that the light falls short of LONG."""
LONG = 4
STALE = 0.35
"""How much of the curiosity is left for what was tried before."""
FAINT = 5.0
"""Below this Health curiosity fades."""
DEEP = 6
"""How many passages are followed."""


def curiosity(im: Imagined, key: str) -> float:
    """What an unread passage is worth to those who would read it."""
    weakest = min((one.health for one in im.members), default=0)
    worth = CURIOSITY
    here = im.p.character(im.me).location
    if here in hinted(im.p):
        worth += HINT
    if here in im.p.menhirs:
        worth += TWILIGHT * max(0, LONG - life(im.p))
    if key.startswith("page."):
        worth += SEALED
    return worth * min(1.0, max(0.2, (weakest - 1) / (FAINT - 1)))


def best_tale(im: Imagined, key: str, deep: int = 0) -> Imagined:
    """Where reading on from a passage leads at best."""
    if key not in im.p.read:
        im.curious += BEATEN ** len(im.fights) * curiosity(im, key)
        return im
    if deep >= DEEP:
        return im
    text = passage(im.p, key)
    for redirection in text.redirections:
        if is_met(im.p, redirection.condition, im.asked()):
            return _follow(im, redirection.exit, deep)
    do(im, text.effect)
    if im.stopped:
        return im
    if im.leads:
        return _turn(im, deep)
    if not text.choices:
        return _follow(im, text.exit, deep)
    return max(branches(im, key, deep), key=worth, default=im)


def endings(im: Imagined, key: str, deep: int = 0) -> list[Imagined]:
    """Where an exploration may lead: an ending for each choice of the first passage with some."""
    if key not in im.p.read or deep >= DEEP:
        return [best_tale(im, key, deep)]
    text = passage(im.p, key)
    for redirection in text.redirections:
        if is_met(im.p, redirection.condition, im.asked()):
            if redirection.exit.kind != "goto":
                return [im]
            return endings(im, redirection.exit.to, deep + 1)
    if text.effect or (not text.choices and text.exit.kind != "goto"):
        return [best_tale(im, key, deep)]
    if not text.choices:
        return endings(im, text.exit.to, deep + 1)
    return branches(im, key, deep) or [im]


def branches(im: Imagined, key: str, deep: int = 0) -> list[Imagined]:
    """Where each choice of a passage leads that can be taken."""
    choices = passage(im.p, key).choices
    return [after_choice(im, key, one, deep) for one in choices if can_take(im, one)]


def worth(im: Imagined) -> float:
    """How the group stands at the end of a tale, with what it is curious about."""
    return expected_standing(im) + im.curious


def _turn(im: Imagined, deep: int) -> Imagined:
    key, im.leads = im.leads, ""
    return best_tale(im, key, deep + 1)


def _follow(im: Imagined, exit: Exit, deep: int) -> Imagined:
    return best_tale(im, exit.to, deep + 1) if exit.kind == "goto" else im


def after_choice(im: Imagined, key: str, choice: Choice, deep: int = 0) -> Imagined:
    """Where a choice leads at best.

    One that was taken before and yet has not led on, as when an encounter was lost, is less
    tempting.
    """
    then = twin(im)
    do(then, choice.cost)
    do(then, choice.effect)
    if then.stopped:
        return then
    before = then.curious
    end = _turn(then, deep) if then.leads else _follow(then, choice.exit, deep)
    if f"{key}.{choice.id}" in im.p.taken:
        end.curious = before + STALE * (end.curious - before)
    else:
        end.curious += FRESH
    return end


def can_take(im: Imagined, choice: Choice) -> bool:
    """Whether the party meets the needs of a choice and can pay for it."""
    if not is_met(im.p, choice.needs, im.asked()):
        return False
    for effect in parse_script(choice.cost):
        what = str(effect.args[0])
        if not can_cover(im, effect, what, expected(im.p, effect.amount, im.asked())):
            return False
    return True


def offered(p: Position, key: str, name: str) -> Choice:
    """A choice of a passage by its id."""
    text: Passage = passage(p, key)
    return next(one for one in text.choices if one.id == name)
