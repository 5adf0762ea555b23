"""Describes questions: one sentence for every question of the rules."""

from __future__ import annotations

from collections.abc import Callable

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.abilities import ability_text
from legendarium.cli.tale.wording.context import QuestionContext
from legendarium.cli.tale.wording.effects import cost_text, one_effect_text
from legendarium.cli.tale.wording.passages import passage_title
from legendarium.cli.tale.wording.sentences import capital
from legendarium.locale import Value as Said
from legendarium.locale import Words
from legendarium.taintedgrail.abilities import ability_of, card_of
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.options import actor_of
from legendarium.taintedgrail.position import Position

Values = dict[str, Said]


def question_text(p: Position, words: Words, story: Story) -> str:
    """The current question; empty when the game is over."""
    if p.question is None:
        return ""
    context = QuestionContext(p, words, story)
    about = _ABOUT.get(context.kind)
    values = about(context) if about is not None else {}
    return capital(words.say(f"tg-ask-{context.kind}", **values))


def _text(a: QuestionContext, place: int = 0) -> str:
    return str(a.args[place])


def _who(a: QuestionContext) -> Values:
    """The character that the step names first."""
    return {"name": a.story.character(_text(a))}


def _active(a: QuestionContext) -> Values:
    """The character whose activation it is."""
    assert a.p.encounter is not None
    return {"name": a.story.character(a.p.encounter.active)}


def _buyer(a: QuestionContext) -> Values:
    assert a.p.question is not None
    buyer = actor_of(a.p.question.options[0])
    return {"name": a.story.character(buyer), "number": a.p.character(buyer).xp}


def _party(a: QuestionContext) -> Values:
    return {"name": a.story.character(_text(a, 1))}


def _pay(a: QuestionContext) -> Values:
    return {"cost": cost_text(_text(a), a.words, a.story, a.p.players)}


def _toll(a: QuestionContext) -> Values:
    what, count, member = a.args
    assert isinstance(count, int)
    return {"name": a.story.character(str(member)), "thing": a.much(str(what), count)}


def _receive(a: QuestionContext) -> Values:
    verb, much, args = a.args
    assert isinstance(much, int)
    assert isinstance(args, tuple)
    effect = Effect("move" if verb == "move-one" else str(verb), much, args)
    return {"effect": one_effect_text(effect, a.words, a.story)}


def _equip(a: QuestionContext) -> Values:
    return _who(a) | {"keyword": a.say(f"tg-name-{_text(a, 1)}")}


def _use(a: QuestionContext) -> Values:
    key = _text(a, 1)
    effect = ability_text(ability_of(a.p, key), a.words, a.story)
    return _who(a) | {"card": a.story.possession(card_of(key)), "effect": effect}


def _secret(a: QuestionContext) -> Values:
    return {"card": a.story.secret(_text(a, 1))}


def _skill(a: QuestionContext) -> Values:
    return _who(a) | {"attribute": a.say(f"tg-name-{_text(a, 1)}")}


def _consent(a: QuestionContext) -> Values:
    assert a.p.encounter is not None
    place = a.args[0]
    assert isinstance(place, int)
    card = a.p.encounter.row[place]
    return {"name": a.story.character(card.owner), "card": a.story.card(card.number)}


def _menhir(a: QuestionContext) -> Values:
    return {"menhir": a.story.word("menhir")}


def _guardian(a: QuestionContext) -> Values:
    return {"guardian": a.story.word("guardian")}


def _mercy(a: QuestionContext) -> Values:
    return {"mercy": a.story.word("mercy")}


def _choice(a: QuestionContext) -> Values:
    return {"text": passage_title(_text(a), a.words, a.story)}


_ABOUT: dict[str, Callable[[QuestionContext], Values]] = {
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
