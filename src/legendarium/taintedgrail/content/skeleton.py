"""A new campaign: a minimal set of files that can be checked and played, to start from.

Three locations, two menhirs, two characters, an encounter of each colour, one quest.
"""

from __future__ import annotations

from legendarium.taintedgrail.content.skeleton_cards import card_files
from legendarium.taintedgrail.content.skeleton_story import story_files
from legendarium.taintedgrail.content.skeleton_words import words

_CAMPAIGN = """\
format_version = 1
id = "{id}"
version = 1
languages = ["{language}"]
start_location = 101
start_dial = [8, 7, 6, 5]
max_menhirs = 2
mercy_page = 500
mercy_status = "second-chance"

[[chapter]]
number = 1
difficulties = [1]
events = ["first-morning", "empty-road"]
random_events = ["rain", "visitor"]
endings = ["two-lights"]
"""


def skeleton(campaign: str, language: str = "en") -> dict[str, str]:
    """The files of a new campaign with this id, with strings in one language."""
    strings = {f"strings/{language}/{name}.txt": text for name, text in words().items()}
    header = {"campaign.toml": _CAMPAIGN.format(id=campaign, language=language)}
    return header | card_files() | story_files() | strings
