"""Parts of sentences: lists and capital letters."""

from __future__ import annotations

from collections.abc import Iterable

from legendarium.locale import Words


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text with a capital first letter and a full stop."""
    return capital(text if text.endswith((".", "!", "?", "…")) else f"{text}.")


def join_with_and(texts: Iterable[str], words: Words) -> str:
    """A, B and C."""
    *most, last = texts
    return words.say("tg-and", most=", ".join(most), last=last) if most else last


def join_with_or(texts: Iterable[str], words: Words) -> str:
    """A, B or C."""
    *most, last = texts
    return words.say("tg-or", most=", ".join(most), last=last) if most else last
