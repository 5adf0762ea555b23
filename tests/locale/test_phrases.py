"""Phrases are said in a language."""

from __future__ import annotations

import pytest

from legendarium.table.phrase import OR, Phrase, all_of, capital, one_of, say
from legendarium.table.phrase import string as named
from speech import Speech

SPEECH = Speech("en", {"ada": "ada", "ben": "ben", "cay": "cay"})
ADA, BEN, CAY = named("ada"), named("ben"), named("cay")


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (ADA, "ada"),
        (capital(ADA), "Ada"),
        (all_of([ADA]), "ada"),
        (all_of([ADA, BEN]), "ada and ben"),
        (all_of([ADA, BEN, CAY]), "ada, ben and cay"),
        (one_of([ADA, BEN, CAY]), "ada, ben or cay"),
        ((OR, 1, 3, "X"), "1, 3 or X"),
        (capital(all_of([ADA, BEN])), "Ada and ben"),
        (say("tg-nothing"), "nothing"),
        (say("tg-much-markers", number=1), "1 marker"),
        (say("tg-much-markers", number="X"), "X markers"),
        (say("tg-effect-gain", who="each", thing=say("tg-much-food", number=2)),
         "each member gains 2 Food"),
    ],
)  # fmt: skip
def test_a_phrase_is_said(phrase: Phrase, said: str) -> None:
    assert SPEECH.say(phrase) == said
