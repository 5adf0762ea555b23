"""The words of one language, with English for whatever it lacks.

A message is one paragraph: line breaks in a message file are for its reader and become spaces.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "cs", "de", "pl", "ru")

Value = str | int
"""What a message may be given: a text, the name of a variant, or a number."""


class Words:
    """What to say in one language."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(
                f"There is no language {language!r}; there are {', '.join(LANGUAGES)}."
            )
        self.language = language
        self._bundles = tuple(_bundle(name) for name in dict.fromkeys((language, "en")))

    def has(self, message: str) -> bool:
        """Whether the message, or the attribute of one (`knight.effect`), is there at all."""
        name, _, attribute = message.partition(".")
        return any(_pattern(bundle, name, attribute) is not None for bundle in self._bundles)

    def say(self, message: str, **values: Value) -> str:
        """A message, or the attribute of one (`knight.effect`), with its values filled in.

        A message that is missing or cannot be completed is said in English; one that English lacks
        as well is said as its own name, so that the lack is seen and nothing breaks.
        """
        name, _, attribute = message.partition(".")
        incomplete = f"{{{message}}}"
        for bundle in self._bundles:
            pattern = _pattern(bundle, name, attribute)
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, values)
                text = " ".join(str(said).split())
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
    """Every message file of a language; none when nobody has written one yet."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("legendarium.locale") / language
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
