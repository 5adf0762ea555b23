"""What goes over the live connection of a page, overheard by the test."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Json = dict[str, Any]


class Wire:
    """Every live message of a page, and where the game stands after them."""

    def __init__(self, page: Page) -> None:
        self.received: list[Json] = []
        self.sent: list[Json] = []
        self.standing: Json | None = None
        self.help: Json | None = None
        self.table: Json | None = None
        self.seat = -1
        page.on("websocket", self._listen)

    @property
    def question(self) -> Json | None:
        """What is asked, of whomever."""
        question: Json | None = None if self.standing is None else self.standing["question"]
        return question

    @property
    def options(self) -> list[Json]:
        """What the person of this page may choose from."""
        return self.question["options"] if self.question is not None else []

    @property
    def view(self) -> Json:
        """The table as this person may know it."""
        assert self.standing is not None
        view: Json = self.standing["view"]
        return view

    @property
    def moment(self) -> int:
        """How many choices have led here."""
        assert self.standing is not None
        return int(self.standing["moment"])

    @property
    def is_asked(self) -> bool:
        """Whether the person of this page must choose."""
        return self.question is not None and self.question["seat"] == self.seat

    @property
    def number(self) -> int:
        """The number of the last step."""
        return -1 if self.standing is None else int(self.standing["number"])

    @property
    def choices(self) -> list[Json]:
        """The options that this page has chosen."""
        return [said["option"] for said in self.sent if said["type"] == "choose"]

    @property
    def refusals(self) -> list[str]:
        """What the server has refused, by the names of the reasons."""
        return [heard["code"] for heard in self.received if heard["type"] == "refused"]

    def _listen(self, socket: WebSocket) -> None:
        if "/live" in socket.url:
            socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
            socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _hear(self, message: Json) -> None:
        self.received.append(message)
        if "standing" in message:
            self.standing = message["standing"]
            self.help = None
        if message["type"] == "help" and message["number"] == self.number:
            self.help = message["help"]
        if message["type"] == "table":
            self.table = message["table"]
        if "seat" in message:
            self.seat = message["seat"]
