"""The texts of the interface: message files in Fluent syntax, one folder per language."""

from legendarium.locale.words import LANGUAGES, Value, Words

__all__ = ["LANGUAGES", "Value", "Words"]
