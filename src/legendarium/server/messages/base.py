"""The base of all messages, and the types of their fields."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from legendarium.locale import LANGUAGES
from legendarium.table.content import Content

Json = dict[str, Any]
GameView = Annotated[Json, Content("view")]
GameHelp = Annotated[Json, Content("help")]
GameOption = Annotated[Json, Content("option")]
GameEvent = Annotated[Json, Content("event")]
TableOptions = Annotated[Json, Content("options")]
GameSetup = Annotated[Json, Content("setup")]
DraftPick = Annotated[str, Content("pick")]
Score = Annotated[Any, Content("score")]
GameOutcome = Annotated[Json, Content("outcome")]
Catalogue = Annotated[Json, Content("catalogue")]


def _existing_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"Expected one of {', '.join(LANGUAGES)}.")
    return language


Language = Annotated[
    str, AfterValidator(_existing_language), Field(json_schema_extra={"enum": list(LANGUAGES)})
]
NO_NUL_PATTERN = r"^[^\x00]*$"
"""Text without NUL, which databases cannot store."""
PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=NO_NUL_PATTERN),
]
Passphrase = Annotated[str, StringConstraints(min_length=8, max_length=200)]
ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=300, pattern=NO_NUL_PATTERN),
]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Token = Annotated[str, StringConstraints(min_length=8, max_length=80, pattern=NO_NUL_PATTERN)]


class StrictModel(BaseModel):
    """A message without unknown fields."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Problem(StrictModel):
    """Why a request was refused: one sentence in the language of the client."""

    code: str
    message: str
    at: str = ""
    rule: str = ""
    """The rule of the game that forbids it, by its id in docs/rules; empty for anything else."""
