"""Why something may not be chosen, with the rule that forbids it.

The message files hold one sentence for each rule. What the rules themselves say is more exact, but
only in English: it is for programs, and for refusals that name no rule of the files.
"""

from __future__ import annotations

from legendarium.locale import Words
from legendarium.table import IllegalChoice


def refusal_text(refused: IllegalChoice, words: Words) -> str:
    """What an IllegalChoice says in the reader's language; its own message if no rule is known."""
    message = f"tg-refusal-{refused.rule}"
    if not words.has(message):
        return refused.message
    return f"{words.say(message)} ({refused.rule})"
