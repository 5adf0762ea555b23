"""What all messages are made of: a field that nobody knows is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

Json = dict[str, Any]
Language = Literal["en", "cs", "de", "pl", "ru"]
WRITABLE = r"^[^\x00]*$"
"""No database keeps the character zero."""
PersonName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=WRITABLE)
]
Passphrase = Annotated[str, StringConstraints(min_length=8, max_length=200)]
ChatText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300, pattern=WRITABLE)
]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Token = Annotated[str, StringConstraints(min_length=8, max_length=80, pattern=WRITABLE)]


class Said(BaseModel):
    """Anything said: a field that nobody knows is refused."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Problem(Said):
    """What was wrong with a request: one sentence in the language of the one who asked."""

    code: str
    message: str
    at: str = ""
