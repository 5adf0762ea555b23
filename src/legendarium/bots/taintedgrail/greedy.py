"""The bot `greedy`: picks what looks best now, question by question, without searching ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import MappingProxyType

from legendarium.bots.taintedgrail.answers import belongings, days, fighting, growth, sharing
from legendarium.bots.taintedgrail.bot import listed_options
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.view import View

Answer = Callable[[Position, list[AnyOption]], AnyOption]

ANSWERS: MappingProxyType[str, Answer] = MappingProxyType(
    {
        "action": days.action,
        "choice": days.choice,
        "menhir": days.menhir,
        "mercy": days.mercy,
        "party": sharing.party,
        "pay": sharing.pay,
        "toll": sharing.toll,
        "receive": sharing.receive,
        "trade": sharing.trade,
        "rest": sharing.rest,
        "use-ability": sharing.use_ability,
        "choose-member": sharing.choose_member,
        "choose-encounter": sharing.choose_encounter,
        "join-encounter": sharing.join_encounter,
        "play": fighting.play,
        "after-attack": fighting.after_attack_question,
        "redraw": fighting.redraw,
        "pay-magic": fighting.pay_magic,
        "discard": fighting.discard,
        "activate": fighting.activate,
        "attack-charges": fighting.attack_charges,
        "equip": belongings.equip,
        "leave-out": belongings.leave_out,
        "discard-items": belongings.part_with,
        "drop-items": belongings.part_with,
        "give-secret": belongings.give_secret,
        "successor": belongings.successor,
        "guardian": belongings.guardian,
        "consent": belongings.consent,
        "develop": growth.develop,
        "keep-card": growth.keep_card,
        "skill": growth.skill,
        "arrange": growth.arrange,
    }
)


class GreedyBot:
    """Answers each kind of question by a rule of its own; ties are broken at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: View) -> AnyOption:
        """The option that looks best now."""
        options = listed_options(view)
        if len(options) == 1:
            return options[0]
        self._chance.shuffle(options)
        assert view.question is not None
        return ANSWERS[view.question.kind](view.position, options)
