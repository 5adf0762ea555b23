"""Describes why something may not be chosen.

What a refusal itself says is exact, but only in English: it is for programs.
"""

from __future__ import annotations

from legendarium.table.errors import TableError
from legendarium.table.phrase import Phrase, say


def refusal_phrase(refused: TableError) -> Phrase:
    """The sentence of the rule that forbids it; `refused.rule` is its number."""
    return say(f"tg-refusal-{refused.rule}") if refused.rule else say("tg-refused")
