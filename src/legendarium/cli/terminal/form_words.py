"""Forms in words, built from their facts: no message names a form except `form-<key>`."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.locale import Words
from legendarium.tashkalar.forms import FORMS, Form


class Kind(NamedTuple):
    """A form with its number of seats."""

    form: str
    seats: int
    teams: bool

    @property
    def rules(self) -> Form:
        """The facts of the form."""
        return FORMS[self.form]

    @property
    def has_several_sizes(self) -> bool:
        """Whether other numbers of seats would do, so that the name says which."""
        return len(self.rules.seats_for(self.teams)) > 1

    @property
    def key(self) -> str:
        """The name that is typed: the form, with the seats or `teams` where there is a choice."""
        parts = [self.form]
        parts += ["teams"] if self.teams else []
        parts += [str(self.seats)] if self.has_several_sizes else []
        return "-".join(parts)


def all_kinds() -> tuple[Kind, ...]:
    """Every kind of game; those in teams come last."""
    return tuple(
        Kind(form.key, seats, teams)
        for teams in (False, True)
        for form in FORMS.values()
        for seats in form.seats_for(teams)
    )


def form_name(words: Words, form: str, teams: bool = False) -> str:
    """The name of a form; its key if it has no words yet."""
    name = words.say(f"form-{form}") if words.has(f"form-{form}") else form
    return words.say("form-in-teams", form=name) if teams else name


def kind_name(words: Words, kind: Kind) -> str:
    """The name of a form, with the number of seats where there is a choice."""
    name = form_name(words, kind.form, kind.teams)
    if not kind.has_several_sizes:
        return name
    return words.say("form-for-seats", form=name, seats=kind.seats)


def about(words: Words, kind: Kind) -> str:
    """Who plays, the aim, and how many points end the game, in sentences."""
    form, say = kind.rules, words.say
    sides = 2 if kind.teams else kind.seats
    sentences = [
        _who(words, kind),
        _optional(words, f"form-{form.key}.about"),
        _optional(words, f"form-goal-{form.scoring}"),
        "" if form.has_legends else say("form-no-legends"),
        say("form-played-to", points=form.points_to_end[sides]),
    ]
    return " ".join(sentence for sentence in sentences if sentence)


def _who(words: Words, kind: Kind) -> str:
    """Who plays, unless the name says it."""
    if kind.teams:
        return words.say("form-players-teams")
    return "" if kind.has_several_sizes else words.say("form-players", seats=kind.seats)


def _optional(words: Words, message: str) -> str:
    return words.say(message) if words.has(message) else ""
