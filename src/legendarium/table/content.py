"""The parts of messages whose JSON type each game declares."""

from __future__ import annotations

from typing import Final

CONTENT_KEY: Final = "x-content"
"""Where a JSON schema names such a part."""


class Content:
    """Marks JSON whose type each game declares: `Annotated[dict[str, Any], Content("view")]`.

    The parts are `option` and `event`, whose kinds the game declares, and the `Box.shapes`.
    """

    def __init__(self, part: str) -> None:
        self.part = part

    def __get_pydantic_json_schema__(self, _schema: object, _handler: object) -> dict[str, str]:
        """What pydantic writes into a schema; whoever writes it for a game puts its type there."""
        return {CONTENT_KEY: self.part}
