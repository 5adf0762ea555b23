"""The rule of docs/rules/tash-kalar.md that makes something impossible."""

from __future__ import annotations

from collections.abc import Mapping

REASONS: Mapping[str, str] = {
    "game-over": "13.1",
    "watching": "",
    "start": "1.4",
    "not-your-turn": "4.1",
    "handed-over": "12T.5",
    "action-running": "9.2",
    "no-action": "4.2",
    "actions-left": "4.2",
    "pattern": "6.1",
    "summoning-square": "6.3",
    "no-legendary-piece": "6.5",
    "no-piece": "6.5",
    "no-summoning": "6.1",
    "not-in-first-game": "12F.1",
    "discarded-already": "4.2",
    "no-being": "7.2",
    "no-flare": "4.4",
    "flare-condition": "8.2",
}
"""Every reason that `readiness` gives, with its rule; empty if no rule is behind it."""

ACTION_RULES: Mapping[str, str] = {
    "place": "5.1",
    "summon": "6.1",
    "discard": "7.1",
    "flare": "8.2",
    "hand-over": "12T.5",
    "end-turn": "4.2",
}
"""The rule for each kind of option between actions."""

QUESTION_RULES: Mapping[str, str] = {
    "start": "1.4",
    "action": "4.3",
    "way": "6.4",
    "pick-up": "5.2",
    "put-under": "7.1",
    "opponent": "8.3",
    "colour": "12.2",
    "claim": "10.2",
    "place": "9.7",
    "move": "9.5",
    "leap": "9.6",
    "upgrade": "9.8",
    "downgrade": "9.8",
    "destroy": "9.9",
    "convert": "9.10",
    "direction": "9.4",
}
"""The rule for each kind of question in the middle of an action."""

EFFECT_RULE = "9.1"
"""The rule for all other questions: the text of a card is resolved as far as possible."""


def rule_of(question: str, option: str, is_kind_offered: bool) -> str:
    """The rule that forbids an option of this kind as the answer to a question of this kind."""
    if question == "action":
        return ACTION_RULES.get(option, QUESTION_RULES["action"])
    if option in ACTION_RULES and not is_kind_offered and question != "start":
        return REASONS["action-running"]
    return QUESTION_RULES.get(question, EFFECT_RULE)
