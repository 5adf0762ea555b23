"""Describes the rules and cards of Tainted Grail in the language of the reader.

The text of a card is generated from its data; a campaign writes only names and story.
"""

from legendarium.cli.tale.wording.conditions import condition_text
from legendarium.cli.tale.wording.effects import cost_text, effect_text
from legendarium.cli.tale.wording.events import event_text
from legendarium.cli.tale.wording.options import option_text
from legendarium.cli.tale.wording.passages import passage_title
from legendarium.cli.tale.wording.questions import question_text
from legendarium.cli.tale.wording.refusals import refusal_text

__all__ = [
    "condition_text",
    "cost_text",
    "effect_text",
    "event_text",
    "option_text",
    "passage_title",
    "question_text",
    "refusal_text",
]
