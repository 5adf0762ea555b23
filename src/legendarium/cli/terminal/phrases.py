"""Describes a question and its options in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from legendarium.cli.terminal.names import join_names, name_of
from legendarium.locale import Value, Words
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.options import (
    AnyOption,
    ChooseAlternative,
    ChooseCard,
    ChooseColour,
    ChooseDirection,
    ChooseOpponent,
    ChooseWay,
    Claim,
    Concede,
    Convert,
    Decline,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Leap,
    Move,
    Moving,
    Pick,
    PickUp,
    Place,
    PutUnder,
    SkipLastTurns,
    Summon,
    Upgrade,
    card_of,
)
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
        card = card_of(position.answers[0]) if position.answers else ""
        return self.words.say(f"ask-{self.asked}", card=self.words.say(card) if card else "")

    def option(self, option: AnyOption) -> str:
        """What an option does."""
        match option:
            case Place():
                return self._place(option.square, self.placing(option.colour, option.rank))
            case Pick():
                return self._pick(option.square)
            case Summon():
                return self._summon(option)
            case Move() | Leap():
                return self._move(option)
            case Claim():
                return self._claim(option.task)
            case InvokeFlare():
                return self._flare(option.card)
            case ChooseAlternative():
                return self.words.say(f"option-choose-{option.what}")
            case ChooseWay():
                return self._way(option)
            case PickUp() | Convert() | Upgrade():
                return self._say(option, self.piece(option.square))
            case Discard() | ChooseCard() | PutUnder():
                return self._say(option, {"card": name_of(self.words, option.card)})
            case ChooseDirection() | ChooseOpponent() | ChooseColour():
                return self._say(option, {})
            case HandOver() | EndTurn() | Decline() | Concede() | SkipLastTurns():
                return self._say(option, {})
            case _:
                assert_never(option)

    def _say(self, option: AnyOption, values: Values) -> str:
        """The sentence of an option's kind, with its own fields and these values."""
        own: Values = {name: str(value) for name, value in option.items()}
        return self.words.say(f"option-{option.kind}", **own | {"asked": self.asked} | values)

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

    # Options that need more than their own fields

    def _place(self, square: str, placed: Values) -> str:
        if SQUARE[square] & self._position.occupied:
            return self.words.say("option-pick-up-and-place", **self.piece(square))
        return self.words.say("option-place", square=square, **placed)

    def placing(self, colour: str | None = None, rank: str | None = None) -> Values:
        """The piece that an option places: a common one of one's own unless it says otherwise."""
        return {"colour": colour or "none", "rank": rank or COMMON.word}

    def _pick(self, square: str) -> str:
        asked = self._tree(square) if self.asked == "tree" else self.asked
        if asked == "place":
            return self._place(square, self.placing())
        return self.words.say(f"option-{asked}", **self.piece(square))

    def _tree(self, square: str) -> str:
        whose = self.piece(square)["whose"]
        return {"own": "upgrade", "enemy": "destroy"}.get(str(whose), "place")

    def _summon(self, option: Summon) -> str:
        card, square = self.words.say(option.card), option.square
        return self.words.say("option-summon", card=card, square=square, **self.target(square))

    def _move(self, option: Moving) -> str:
        start, target = option.from_, option.to
        values: Values = {"from": start, "to": target}
        values |= self.piece(start) | self.target(target)
        return self.words.say(f"option-{option.kind}", **values)

    def _claim(self, task: str) -> str:
        return self.words.say("option-claim", task=self.words.say(task), points=TASKS[task].points)

    def _flare(self, card: str) -> str:
        scores = scoring_of(self._position).flare_scores
        message = "option-flare-scoring" if scores else "option-flare"
        scoring = self._position.setup.rules.scoring
        return self.words.say(message, card=name_of(self.words, card), scoring=scoring)

    def _way(self, option: ChooseWay) -> str:
        say = self.words.say
        told = [say("option-way", squares=join_with_commas(option.squares))]
        if option.marks:
            told.append(say("option-way-marks", squares=join_with_commas(option.marks)))
        if option.directions:
            ways = join_with_commas(self.direction(way) for way in option.directions)
            told.append(say("option-way-directions", directions=ways))
        if option.uses_up:
            told.append(say("option-way-uses-up", colour=option.uses_up))
        return "; ".join(told)

    def direction(self, way: str) -> str:
        """The short name of a direction."""
        return self.words.say("direction-name", direction=way).split(",")[0]

    # Groups of options

    def group(self, options: Sequence[AnyOption]) -> str:
        """What a group of similar options has in common."""
        first, number = options[0], len(options)
        say = self.words.say
        if isinstance(first, Summon):
            squares = join_with_commas(one.square for one in options if isinstance(one, Summon))
            return say("group-summon", card=say(first.card), squares=squares)
        if isinstance(first, Discard):
            cards = [one.card for one in options if isinstance(one, Discard)]
            return say("group-discard", cards=join_names(self.words, cards))
        if isinstance(first, Moving):
            return say(f"group-{first.kind}", number=number, **self.piece(first.from_))
        assert isinstance(first, Place)
        return say("group-place", number=number, **self.placing(first.colour, first.rank))


def join_with_commas(texts: Iterable[str]) -> str:
    """Texts separated by commas."""
    return ", ".join(texts)
