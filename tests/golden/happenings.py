"""What happens in a game, as text, and digests of it."""

from __future__ import annotations

from hashlib import sha256

from legendarium.table import Event, Question
from legendarium.tashkalar.notation import option_text


def question_text(asked: Question) -> str:
    """A question with every option."""
    return f"{asked.seat} {asked.kind}: {', '.join(map(option_text, asked.options))}"


def event_text(event: Event) -> str:
    """An event with its details."""
    return " ".join(
        [event.kind, *(f"{name}={_value(value)}" for name, value in sorted(event.items()))]
    )


def digest(*texts: str) -> str:
    """A number that differs where a text differs."""
    return sha256("\n".join(texts).encode()).hexdigest()[:8]


def _value(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
