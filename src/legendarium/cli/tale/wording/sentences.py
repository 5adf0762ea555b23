"""Small things that sentences are made of: lists, capital letters, quoted names."""

from __future__ import annotations

from collections.abc import Iterable

from legendarium.locale import Words


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text with a capital letter at its beginning and a stop at its end."""
    return capital(text if text.endswith((".", "!", "?", "…")) else f"{text}.")


def all_of(texts: Iterable[str], words: Words) -> str:
    """A, B and C."""
    *most, last = texts
    return words.say("tg-and", most=", ".join(most), last=last) if most else last


def any_of(texts: Iterable[str], words: Words) -> str:
    """A, B or C."""
    *most, last = texts
    return words.say("tg-or", most=", ".join(most), last=last) if most else last
