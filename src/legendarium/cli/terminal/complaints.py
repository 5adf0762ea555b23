"""Error messages for answers that fit no option: why, what is possible, and by which rule."""

from __future__ import annotations

from legendarium.cli.terminal.answers import parse_text
from legendarium.cli.terminal.menu import Menu
from legendarium.cli.terminal.names import find_ids, name_of, shortened, split_words
from legendarium.cli.terminal.phrases import Phrases, join_with_commas
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import Summon, target_of
from legendarium.tashkalar.reasons import ACTION_RULES, REASONS
from legendarium.tashkalar.schools import CARDS

_KINDS = ("place", "summon", "discard", "flare", "end", "turn")
_MAX_SQUARES_NAMED = 12


def complaint(phrases: Phrases, answer: str, offered: Menu) -> str:
    """What is wrong with an answer that fits no option."""
    text = shortened(answer)
    typed = parse_text(text)
    say = phrases.words.say
    if answer.isdecimal():
        return _no_number(phrases, text, offered)
    for square in typed.squares:
        if square not in SQUARE:
            return _by_rule(phrases, "1.1", say("wrong-no-square", square=square))
    if phrases.asked == "action":
        reason = _why_no_action(phrases, text)
        if reason:
            return reason
    if typed.squares and not typed.words:
        return _no_square(phrases, typed.squares[0], offered)
    if typed.words and typed.words[0] in _KINDS:
        return say("wrong-not-now", text=text)
    return say("wrong-unknown" if text else "wrong-empty", text=text)


def _by_rule(phrases: Phrases, rule: str, sentence: str) -> str:
    """A sentence with the number of its rule in docs/rules/tash-kalar.md."""
    return f"{sentence} ({phrases.words.say('guide-rule', rules=rule)})"


def _not_in_hand(phrases: Phrases, card: str) -> str:
    return phrases.words.say("wrong-not-in-hand", card=name_of(phrases.words, card))


def _no_number(phrases: Phrases, text: str, offered: Menu) -> str:
    last = len(offered.entries)
    if not last:
        return phrases.words.say("wrong-no-options", text=text, allowed=" ".join(offered.hints))
    allowed = "1" if last == 1 else f"1-{last}"
    return phrases.words.say("wrong-option-number", text=text, allowed=allowed)


def _no_square(phrases: Phrases, square: str, offered: Menu) -> str:
    say = phrases.words.say
    squares = set(filter(None, map(target_of, offered.options)))
    if not squares or len(squares) > _MAX_SQUARES_NAMED:
        return say("wrong-square-no", square=square)
    return say("wrong-square", square=square, squares=join_with_commas(sorted(squares)))


def _why_no_action(phrases: Phrases, text: str) -> str:
    """Why the rules forbid an action of a turn; empty when no reason is known."""
    position, say = phrases.view.position, phrases.words.say
    typed = parse_text(text)
    first = typed.words[0] if typed.words else "place" if typed.squares else ""
    if position.handed_over and position.actions and first != "place":
        return _by_rule(phrases, REASONS["handed-over"], say("ask-handed-over"))
    if first == "end":
        left = say("wrong-actions-left", number=position.actions)
        return _by_rule(phrases, REASONS["actions-left"], left)
    if (first == "flare" or first in FLARES) and not position.handed_over:
        return _why_no_flare(phrases, typed.words)
    rest = " ".join(word for word in split_words(text) if word not in (*_KINDS, *typed.squares))
    cards = [name for name in find_ids(phrases.words, rest, CARDS) if name not in FLARES]
    if first not in ("place", "summon", "discard") and not cards:
        return ""
    if not position.actions:
        return _by_rule(phrases, REASONS["no-action"], say("wrong-no-actions"))
    if first == "discard":
        return _why_no_discard(phrases, cards)
    if first == "place" and not cards:
        return _why_no_place(phrases, typed.squares)
    return _why_no_summon(phrases, cards, typed.squares)


def _why_no_flare(phrases: Phrases, typed: list[str]) -> str:
    held, say = phrases.view.position.players[phrases.view.seat].flare, phrases.words.say
    for named in typed:
        if named in FLARES and named != held:
            return _by_rule(phrases, ACTION_RULES["flare"], _not_in_hand(phrases, named))
    if held is None:
        return _by_rule(phrases, REASONS["no-flare"], say("wrong-flare-none"))
    return _by_rule(phrases, REASONS["flare-condition"], say("wrong-flare-conditions"))


def _why_no_place(phrases: Phrases, squares: list[str]) -> str:
    if not squares:
        return ""
    occupied = phrases.words.say("wrong-square-occupied", **phrases.piece(squares[0]))
    return _by_rule(phrases, ACTION_RULES["place"], occupied)


def _why_no_discard(phrases: Phrases, cards: list[str]) -> str:
    position, say = phrases.view.position, phrases.words.say
    if not position.setup.rules.may_discard:
        return _by_rule(phrases, REASONS["not-in-first-game"], say("wrong-discard-form"))
    if position.discarded:
        return _by_rule(phrases, REASONS["discarded-already"], say("wrong-discard-twice"))
    return (
        _by_rule(phrases, ACTION_RULES["discard"], _not_in_hand(phrases, cards[0])) if cards else ""
    )


def _why_no_summon(phrases: Phrases, cards: list[str], squares: list[str]) -> str:
    view, say = phrases.view, phrases.words.say
    if not cards or view.question is None:
        return ""
    player = view.position.players[view.seat]
    held = [card for card in cards if card in player.hand + player.legends]
    if not held:
        return _by_rule(phrases, ACTION_RULES["summon"], _not_in_hand(phrases, cards[0]))
    card = held[0]
    fits = [
        option.square
        for option in view.question.options
        if isinstance(option, Summon) and option.card == card
    ]
    if fits and squares:
        possible = join_with_commas(fits)
        there = say("wrong-no-pattern-there", card=say(card), square=squares[0], squares=possible)
        return _by_rule(phrases, REASONS["pattern"], there)
    return _by_rule(phrases, REASONS["pattern"], say("wrong-no-pattern", card=say(card)))
