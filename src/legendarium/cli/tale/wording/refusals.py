"""Why something may not be chosen, with the rule that forbids it.

The rules give their reason in English with the id of the rule behind it. In English it is told as
it is; in other languages a sentence for each rule is told, with the same id.
"""

from __future__ import annotations

import re

from legendarium.locale import Words

_REASON = re.compile(r"(.*) \(([A-Z]{3,4}-[0-9]+[a-z]?)\)", re.DOTALL)


def refusal_text(reason: str, words: Words) -> str:
    """The message of an IllegalChoice in the reader's language; as it is where it names no rule."""
    match = _REASON.fullmatch(reason)
    if match is None or words.language == "en":
        return reason
    rule = match.group(2)
    if not words.has(f"tg-refusal-{rule}"):
        return reason
    said = words.say(f"tg-refusal-{rule}")
    return f"{said} ({rule})"
