"""Words for people: message files in Fluent syntax, one folder a language."""

from legendarium.locale.words import LANGUAGES, Value, Words

__all__ = ["LANGUAGES", "Value", "Words"]
