"""A new campaign: the folder `template`, a small campaign that can be checked and played."""

from __future__ import annotations

from importlib.resources import files

from legendarium.campaigns.files import read_campaign

TEMPLATE = files("legendarium.authoring") / "template"
"""Three locations, two menhirs, two characters, an encounter of each colour, one quest."""

_ID = 'id = "new-campaign"'
_LANGUAGES = 'languages = ["en"]'
_STRINGS = "strings/en/"


def skeleton(campaign: str, language: str = "en") -> dict[str, str]:
    """The files of a new campaign with this id, with strings in one language."""
    texts = read_campaign(TEMPLATE).files
    header = texts["campaign.toml"]
    header = header.replace(_ID, f'id = "{campaign}"', 1)
    header = header.replace(_LANGUAGES, f'languages = ["{language}"]', 1)
    own = f"strings/{language}/"
    return {
        (own + file.removeprefix(_STRINGS) if file.startswith(_STRINGS) else file): text
        for file, text in {**texts, "campaign.toml": header}.items()
    }
