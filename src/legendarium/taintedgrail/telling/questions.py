"""Describes questions: one sentence for every question of the rules."""

from __future__ import annotations

from collections.abc import Callable

from legendarium.table.phrase import Argument, Phrase, capital, say
from legendarium.taintedgrail.abilities import ability_of, card_of
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.options import actor_of
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.abilities import ability_phrase
from legendarium.taintedgrail.telling.amounts import much
from legendarium.taintedgrail.telling.effects import cost_phrase, one_effect_phrase
from legendarium.taintedgrail.telling.passages import passage_title

Details = dict[str, Argument]
"""The values of a question's message."""


def question_phrase(p: Position) -> Phrase | None:
    """The current question; None when the game is over."""
    if p.question is None:
        return None
    about = _ABOUT.get(p.question.kind)
    values = about(p) if about is not None else {}
    return capital(say(f"tg-ask-{p.question.kind}", **values))


def _arg(p: Position, place: int = 0) -> object:
    """A part of the data of the step that asks the question."""
    return p.agenda[-1].args[place]


def _text(p: Position, place: int = 0) -> str:
    return str(_arg(p, place))


def _who(p: Position) -> Details:
    """The character that the step names first."""
    return {"name": names.character(_text(p))}


def _active(p: Position) -> Details:
    """The character whose activation it is."""
    assert p.encounter is not None
    return {"name": names.character(p.encounter.active)}


def _buyer(p: Position) -> Details:
    assert p.question is not None
    buyer = actor_of(p.question.options[0])
    return {"name": names.character(buyer), "number": p.character(buyer).xp}


def _party(p: Position) -> Details:
    return {"name": names.character(_text(p, 1))}


def _pay(p: Position) -> Details:
    return {"cost": cost_phrase(_text(p), p.players)}


def _toll(p: Position) -> Details:
    count = _arg(p, 1)
    assert isinstance(count, int)
    return {"name": names.character(_text(p, 2)), "thing": much(_text(p), count)}


def _receive(p: Position) -> Details:
    verb, number, args = _text(p), _arg(p, 1), _arg(p, 2)
    assert isinstance(number, int)
    assert isinstance(args, tuple)
    effect = Effect("move" if verb == "move-one" else verb, number, args)
    return {"effect": one_effect_phrase(effect, p.campaign)}


def _equip(p: Position) -> Details:
    return _who(p) | {"keyword": say(f"tg-name-{_text(p, 1)}")}


def _use(p: Position) -> Details:
    key = _text(p, 1)
    effect = ability_phrase(ability_of(p, key), p.campaign)
    return _who(p) | {"card": names.possession(card_of(key)), "effect": effect}


def _secret(p: Position) -> Details:
    return {"card": names.secret(_text(p, 1))}


def _skill(p: Position) -> Details:
    return _who(p) | {"attribute": say(f"tg-name-{_text(p, 1)}")}


def _consent(p: Position) -> Details:
    assert p.encounter is not None
    place = _arg(p)
    assert isinstance(place, int)
    card = p.encounter.row[place]
    return {"name": names.character(card.owner), "card": names.card(card.number)}


def _menhir(p: Position) -> Details:
    return {"menhir": names.word("menhir")}


def _guardian(p: Position) -> Details:
    return {"guardian": names.word("guardian")}


def _mercy(p: Position) -> Details:
    return {"mercy": names.word("mercy")}


def _choice(p: Position) -> Details:
    return {"text": passage_title(_text(p))}


_ABOUT: dict[str, Callable[[Position], Details]] = {
    "after-attack": _active,
    "arrange": _who,
    "attack-charges": _active,
    "choice": _choice,
    "consent": _consent,
    "develop": _buyer,
    "discard": _who,
    "discard-items": _who,
    "drop-items": _who,
    "equip": _equip,
    "give-secret": _secret,
    "guardian": _guardian,
    "keep-card": _who,
    "leave-out": _who,
    "menhir": _menhir,
    "mercy": _mercy,
    "party": _party,
    "pay": _pay,
    "pay-magic": _active,
    "play": _active,
    "receive": _receive,
    "redraw": _who,
    "rest": _who,
    "skill": _skill,
    "toll": _toll,
    "use-ability": _use,
}
