"""Describes a question and its options in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from legendarium.cli.terminal.names import join_names, name_of
from legendarium.locale import Value, Words
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.options import AnyOption
from legendarium.tashkalar.position import COMMON
from legendarium.tashkalar.scoring import scoring_of
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.view import View

Values = dict[str, Value]


class Phrases:
    """Sentences about the question of one seat."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self._position = view.position
        self._side = view.position.setup.side_of[view.seat]

    @property
    def asked(self) -> str:
        """The kind of the question."""
        return self.view.question.kind if self.view.question else ""

    def question(self) -> str:
        """What is asked."""
        position = self._position
        if self.asked == "action" and position.handed_over and position.actions:
            return self.words.say("ask-handed-over")
        if self.asked == "action" and not position.actions:
            return self.words.say("ask-last")
        if self.asked == "opponent":
            return f"{self.words.say('ask-opponent')} {self.words.say('ask-opponent-scores')}"
        card = position.answers[0].get("card") if position.answers else None
        return self.words.say(f"ask-{self.asked}", card=self.words.say(card) if card else "")

    def option(self, option: AnyOption) -> str:
        """What an option does."""
        special = _SPECIAL.get(option.kind)
        if special is not None:
            return special(self, option)
        values: Values = {name: str(value) for name, value in option.details}
        values |= {"asked": self.asked}
        if "card" in values:
            values["card"] = name_of(self.words, str(values["card"]))
        if "square" in values:
            values |= self.piece(str(values["square"]))
        return self.words.say(f"option-{option.kind}", **values)

    # Pieces

    def piece(self, square: str) -> Values:
        """The owner and rank of the piece on a square, as values for a message."""
        bit = SQUARE[square]
        position = self._position
        if not bit & position.occupied:
            return {"square": square, "whose": "none", "colour": "none", "rank": "none"}
        owner = position.owner_at(bit)
        return {
            "square": square,
            "whose": "own" if owner == self._side else "enemy",
            "colour": position.setup.colours[owner],
            "rank": position.rank_at(bit).word,
        }

    def target(self, square: str) -> Values:
        """The same values for the square that something moves to."""
        piece = self.piece(square)
        return {
            "target": piece["whose"],
            "target_colour": piece["colour"],
            "target_rank": piece["rank"],
        }

    # Options that need more than their own details

    def _place(self, option: AnyOption) -> str:
        square = str(option.get("square"))
        if SQUARE[square] & self._position.occupied:
            return self.words.say("option-pick-up-and-place", **self.piece(square))
        return self.words.say("option-place", square=square, **self.placing(option))

    def placing(self, option: AnyOption) -> Values:
        """The piece that an option places."""
        return {
            "colour": option.get("colour") or "none",
            "rank": option.get("rank") or COMMON.word,
        }

    def _pick(self, option: AnyOption) -> str:
        square = str(option.get("square"))
        asked = self._tree(square) if self.asked == "tree" else self.asked
        if asked == "place":
            return self._place(option)
        return self.words.say(f"option-{asked}", **self.piece(square))

    def _tree(self, square: str) -> str:
        whose = self.piece(square)["whose"]
        return {"own": "upgrade", "enemy": "destroy"}.get(str(whose), "place")

    def _summon(self, option: AnyOption) -> str:
        square = str(option.get("square"))
        card = self.words.say(str(option.get("card")))
        return self.words.say("option-summon", card=card, square=square, **self.target(square))

    def _move(self, option: AnyOption) -> str:
        start, target = str(option.get("from")), str(option.get("to"))
        values: Values = {"from": start, "to": target}
        values |= self.piece(start) | self.target(target)
        return self.words.say(f"option-{option.kind}", **values)

    def _claim(self, option: AnyOption) -> str:
        task = str(option.get("task"))
        return self.words.say("option-claim", task=self.words.say(task), points=TASKS[task].points)

    def _flare(self, option: AnyOption) -> str:
        scores = scoring_of(self._position).flare_scores
        message = "option-flare-scoring" if scores else "option-flare"
        card = name_of(self.words, str(option.get("card")))
        return self.words.say(message, card=card, scoring=self._position.setup.rules.scoring)

    def _choose(self, option: AnyOption) -> str:
        return self.words.say(f"option-choose-{option.get('what')}")

    def _way(self, option: AnyOption) -> str:
        say = self.words.say
        told = [say("option-way", squares=join_with_commas(option.get("squares")))]
        if option.get("marks"):
            told.append(say("option-way-marks", squares=join_with_commas(option.get("marks"))))
        if option.get("directions"):
            ways = join_with_commas(self.direction(way) for way in option.get("directions"))
            told.append(say("option-way-directions", directions=ways))
        if option.get("uses_up"):
            told.append(say("option-way-uses-up", colour=str(option.get("uses_up"))))
        return "; ".join(told)

    def direction(self, way: str) -> str:
        """The short name of a direction."""
        return self.words.say("direction-name", direction=way).split(",")[0]

    # Groups of options

    def group(self, options: list[AnyOption]) -> str:
        """What a group of similar options has in common."""
        first, number = options[0], len(options)
        say = self.words.say
        if first.kind == "summon":
            squares = join_with_commas(str(option.get("square")) for option in options)
            return say("group-summon", card=say(str(first.get("card"))), squares=squares)
        if first.kind == "discard":
            cards = [str(option.get("card")) for option in options]
            return say("group-discard", cards=join_names(self.words, cards))
        if first.kind in ("move", "leap"):
            values = self.piece(str(first.get("from")))
            return say(f"group-{first.kind}", number=number, **values)
        return say("group-place", number=number, **self.placing(first))


def join_with_commas(texts: Iterable[str]) -> str:
    """Texts separated by commas."""
    return ", ".join(texts)


_SPECIAL: dict[str, Callable[[Phrases, AnyOption], str]] = {
    "place": Phrases._place,
    "pick": Phrases._pick,
    "summon": Phrases._summon,
    "move": Phrases._move,
    "leap": Phrases._move,
    "claim": Phrases._claim,
    "flare": Phrases._flare,
    "choose": Phrases._choose,
    "way": Phrases._way,
}
