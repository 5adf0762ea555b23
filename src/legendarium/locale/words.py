"""The messages of one language, with English as the fallback.

A message is one paragraph: line breaks in a message file are for readability and become spaces.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"


def _languages() -> tuple[str, ...]:
    """Every language with a folder of message files in this package, English first."""
    folders = [folder.name for folder in files("legendarium.locale").iterdir() if folder.is_dir()]
    return tuple(sorted((name for name in folders if name.isalpha()), key=_english_first))


def _english_first(language: str) -> tuple[bool, str]:
    return language != ENGLISH, language


LANGUAGES = _languages()
"""The languages of the interface; adding a folder of message files adds one."""

Value = str | int
"""The value of a variable in a message: a text, the name of a variant, or a number."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str = ENGLISH) -> None:
        if language not in LANGUAGES:
            raise ValueError(
                f"There is no language {language!r}; there are {', '.join(LANGUAGES)}."
            )
        self.language = language
        self._bundles = tuple(_bundle(name) for name in dict.fromkeys((language, ENGLISH)))

    def has(self, message: str) -> bool:
        """Whether a message, or an attribute of one (`knight.effect`), exists."""
        name, _, attribute = message.partition(".")
        return any(_pattern(bundle, name, attribute) is not None for bundle in self._bundles)

    def say(self, message: str, **values: Value) -> str:
        """A message, or an attribute of one (`knight.effect`), with its values filled in.

        A message that is missing or cannot be formatted falls back to English, and then to its own
        name in braces, so that the gap is visible and nothing breaks.
        """
        name, _, attribute = message.partition(".")
        incomplete = f"{{{message}}}"
        for bundle in self._bundles:
            pattern = _pattern(bundle, name, attribute)
            if pattern is not None:
                formatted, errors = bundle.format_pattern(pattern, values)
                text = " ".join(str(formatted).split())
                if not errors:
                    return text
                incomplete = text
        return incomplete


def _pattern(bundle: FluentBundle, name: str, attribute: str) -> Pattern | None:
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(language: str) -> FluentBundle:
    """All message files of a language, which may be none."""
    # Imported with the first message: the list of languages is needed without it.
    from fluent.runtime import FluentBundle, FluentResource

    from legendarium.locale.functions import FUNCTIONS

    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    folder = files("legendarium.locale") / language
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
