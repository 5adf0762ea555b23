"""Says what the rules and cards of Tainted Grail mean, as phrases that need no language.

The text of a card is generated from its data; a campaign writes only names and story.
"""

from legendarium.taintedgrail.telling.conditions import condition_phrase
from legendarium.taintedgrail.telling.effects import cost_phrase, effect_phrase
from legendarium.taintedgrail.telling.events import event_phrase
from legendarium.taintedgrail.telling.options import option_phrase
from legendarium.taintedgrail.telling.passages import passage_title
from legendarium.taintedgrail.telling.questions import question_phrase
from legendarium.taintedgrail.telling.refusals import refusal_phrase
from legendarium.taintedgrail.telling.unavailable import unavailable_choices

__all__ = [
    "condition_phrase",
    "cost_phrase",
    "effect_phrase",
    "event_phrase",
    "option_phrase",
    "passage_title",
    "question_phrase",
    "refusal_phrase",
    "unavailable_choices",
]
