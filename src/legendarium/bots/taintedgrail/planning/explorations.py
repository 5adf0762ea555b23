"""The worth of an exploration, by passages already read and by what is printed there.

A player remembers the passages that were read: their choices, costs and where they lead. Nothing
is known of an unread passage, so it has a fixed worth for curiosity.
"""

from __future__ import annotations

from legendarium.bots.taintedgrail.evaluation.group_worth import WIN_RATE, expected_group_worth
from legendarium.bots.taintedgrail.evaluation.menhir_worth import (
    mornings_of_light,
)
from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    can_cover,
    fork,
    imagine_script,
)
from legendarium.bots.taintedgrail.imagination.likelihood import expected, is_met
from legendarium.taintedgrail.content.model import Choice, Exit, Passage
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.quests import hinted_locations

UNREAD_PASSAGE_WORTH = 3.0
"""The worth of an unread passage."""
HINT_BONUS = 4.0
"""Added where an active quest hints at the location."""
SEALED_PAGE_BONUS = 1.0
"""Added for a sealed page."""
NEW_CHOICE_WORTH = 0.5
"""The worth of a choice that has not been taken before."""
FADING_LIGHT_BONUS = 1.2
"""Added at a lit menhir for each morning that the light falls short of SAFE_LIGHT_MORNINGS."""
SAFE_LIGHT_MORNINGS = 4
REPEATED_CHOICE_WEIGHT = 0.35
"""The weight of curiosity behind a choice that was taken before."""
FULL_CURIOSITY_HEALTH = 5.0
"""Curiosity is reduced below this Health."""
MAX_DEPTH = 6
"""How many passages are followed in a row."""


def curiosity(im: Imagined, key: str) -> float:
    """The worth of an unread passage to those who would read it."""
    weakest = min((one.health for one in im.members), default=0)
    worth = UNREAD_PASSAGE_WORTH
    here = im.p.character(im.me).location
    if here in hinted_locations(im.p):
        worth += HINT_BONUS
    if here in im.p.menhirs:
        worth += FADING_LIGHT_BONUS * max(0, SAFE_LIGHT_MORNINGS - mornings_of_light(im.p))
    if key.startswith("page."):
        worth += SEALED_PAGE_BONUS
    return worth * min(1.0, max(0.2, (weakest - 1) / (FULL_CURIOSITY_HEALTH - 1)))


def best_reading(im: Imagined, key: str, depth: int = 0) -> Imagined:
    """The best outcome of reading on from a passage."""
    if key not in im.p.read:
        im.curious += WIN_RATE ** len(im.fights) * curiosity(im, key)
        return im
    if depth >= MAX_DEPTH:
        return im
    text = passage(im.p, key)
    for redirection in text.redirections:
        if is_met(im.p, redirection.condition, im.context()):
            return _follow(im, redirection.exit, depth)
    imagine_script(im, text.effect)
    if im.stopped:
        return im
    if im.leads:
        return _turn(im, depth)
    if not text.choices:
        return _follow(im, text.exit, depth)
    return max(branches(im, key, depth), key=worth, default=im)


def endings(im: Imagined, key: str, depth: int = 0) -> list[Imagined]:
    """The outcomes of an exploration, one for each choice of the first passage with choices."""
    if key not in im.p.read or depth >= MAX_DEPTH:
        return [best_reading(im, key, depth)]
    text = passage(im.p, key)
    for redirection in text.redirections:
        if is_met(im.p, redirection.condition, im.context()):
            if redirection.exit.kind != "goto":
                return [im]
            return endings(im, redirection.exit.to, depth + 1)
    if text.effect or (not text.choices and text.exit.kind != "goto"):
        return [best_reading(im, key, depth)]
    if not text.choices:
        return endings(im, text.exit.to, depth + 1)
    return branches(im, key, depth) or [im]


def branches(im: Imagined, key: str, depth: int = 0) -> list[Imagined]:
    """The outcome of each choice of a passage that can be taken."""
    choices = passage(im.p, key).choices
    return [after_choice(im, key, one, depth) for one in choices if can_take(im, one)]


def worth(im: Imagined) -> float:
    """The worth of the group at the end of an exploration, curiosity included."""
    return expected_group_worth(im) + im.curious


def _turn(im: Imagined, depth: int) -> Imagined:
    key, im.leads = im.leads, ""
    return best_reading(im, key, depth + 1)


def _follow(im: Imagined, exit: Exit, depth: int) -> Imagined:
    return best_reading(im, exit.to, depth + 1) if exit.kind == "goto" else im


def after_choice(im: Imagined, key: str, choice: Choice, depth: int = 0) -> Imagined:
    """The best outcome of a choice.

    Unread passages behind a choice that was taken before count less: it did not lead there, as
    when an encounter was lost.
    """
    then = fork(im)
    imagine_script(then, choice.cost)
    imagine_script(then, choice.effect)
    if then.stopped:
        return then
    before = then.curious
    end = _turn(then, depth) if then.leads else _follow(then, choice.exit, depth)
    if f"{key}.{choice.id}" in im.p.taken:
        end.curious = before + REPEATED_CHOICE_WEIGHT * (end.curious - before)
    else:
        end.curious += NEW_CHOICE_WORTH
    return end


def can_take(im: Imagined, choice: Choice) -> bool:
    """Whether the party meets the needs of a choice and can pay for it."""
    if not is_met(im.p, choice.needs, im.context()):
        return False
    for effect in parse_script(choice.cost):
        what = str(effect.args[0])
        if not can_cover(im, effect, what, expected(im.p, effect.amount, im.context())):
            return False
    return True


def offered(p: Position, key: str, name: str) -> Choice:
    """A choice of a passage by its id."""
    text: Passage = passage(p, key)
    return next(one for one in text.choices if one.id == name)
