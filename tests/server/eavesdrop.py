"""A table of Tash-Kalar at which every message to anybody is checked for leaks."""

from __future__ import annotations

import json
from collections.abc import MutableMapping, Sequence
from random import Random
from typing import Any

import knowledge
from company import Live, guest, visitor
from fastapi import FastAPI
from httpx import AsyncClient, Response

from legendarium.server.live.live_table import LiveTable
from legendarium.server.settings import Rates
from legendarium.table import SPECTATOR
from legendarium.tashkalar.position import Position

ENDLESS = (1e6, 10**6)
ROOMY = Rates(ENDLESS, ENDLESS, ENDLESS, ENDLESS, connections=1000, hints=ENDLESS, heavy=ENDLESS)
"""For tests that are about something else than how much one may ask."""


class Leak(AssertionError):
    """Somebody was told what they may not know."""


class Ear(Live):
    """A live connection of which every message is kept."""

    def __init__(self, app: FastAPI, client: AsyncClient, seat: int, path: str) -> None:
        super().__init__(app, client, path)
        self.client = client
        self.seat = seat
        self.heard: list[str] = []
        self.standing: dict[str, Any] = {}

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        if "text" in message:
            self.heard.append(message["text"])
        await super()._hear(message)

    async def reach(self, number: int) -> None:
        """Listen until the step of this number is told."""
        while not self.standing or self.standing["number"] < number:
            message = await self.receive()
            if message["type"] in ("view", "step"):
                self.standing = message["standing"]


class Watched:
    """The table, who is there, and the position after each step."""

    def __init__(self, app: FastAPI, table: LiveTable, people: Sequence[AsyncClient]) -> None:
        self.app = app
        self.table = table
        self.seats = people
        self.ears: list[Ear] = []
        self.positions: dict[int, Position] = {}
        self.checked = 0

    @classmethod
    async def open(cls, app: FastAPI, options: dict[str, Any], seats: int, **wish: Any) -> Watched:
        """A running table with a guest in each seat and one who watches."""
        people = [await guest(app, name) for name in ("Ann", "Bob", "Cyd", "Dan")[:seats]]
        body = {"game": "tash-kalar", "options": options, "public": True, **wish}
        made = await people[0].post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        for seat, person in enumerate(people[1:], 1):
            assert (await person.post(f"/api/tables/{code}/seats/{seat}", json={})).is_success
        assert (await people[0].post(f"/api/tables/{code}/start")).is_success
        watched = cls(app, await app.state.registry.table(code), people)
        for seat, person in [*enumerate(people), (SPECTATOR, visitor(app))]:
            await watched.come(person, seat)
        await watched.settle()
        return watched

    @property
    def number(self) -> int:
        """The number of the last step."""
        assert self.table.match is not None
        return self.table.match.number

    @property
    def position(self) -> Position:
        """Where the game truly stands."""
        assert self.table.match is not None
        position: Position = self.table.match.play.position
        return position

    @property
    def asked(self) -> Ear | None:
        """The connection of the seat that must choose; None when the game is over."""
        assert self.table.match is not None
        question = self.table.match.play.question
        return None if question is None else self.ear(question.seat)

    def ear(self, seat: int) -> Ear:
        """The connection of a seat."""
        return next(ear for ear in self.ears if ear.seat == seat)

    async def come(self, client: AsyncClient, seat: int, last: int = 0) -> None:
        """Somebody opens the page."""
        ear = Ear(self.app, client, seat, f"/api/tables/{self.table.code}/live?last={last}")
        await ear.__aenter__()
        self.ears.append(ear)

    async def come_back(self, ear: Ear, last: int) -> None:
        """Somebody loads the page again, and asks for what they missed since a step."""
        await ear.close()
        self.ears.remove(ear)
        self.check(ear)
        await self.come(ear.client, ear.seat, last)

    async def close(self) -> None:
        """Everybody goes."""
        for ear in self.ears:
            await ear.close()

    async def choose(self, chance: Random) -> None:
        """The seat that is asked takes one of its options; an effect rather than a piece."""
        ear = self.asked
        assert ear is not None
        options = ear.standing["question"]["options"]
        lively = [o for o in options if o["kind"] not in ("place", "discard", "decline")]
        option = chance.choice(lively if lively and chance.random() < 0.8 else options)
        await ear.send({"type": "choose", "answers": self.number, "option": option})
        await self.settle(self.number + 1)

    async def settle(self, number: int | None = None) -> None:
        """Wait until everybody has heard of the last step, and check all that they heard."""
        for ear in self.ears:
            await ear.reach(self.number if number is None else number)
        self.positions[self.number] = self.position
        for ear in self.ears:
            self.check(ear)

    def check(self, ear: Ear) -> None:
        """Raise Leak when something that this connection heard is not for it."""
        for text in ear.heard:
            said = json.loads(text)
            hidden = knowledge.UNIVERSE
            if said["type"] in ("view", "step"):
                hidden = self._hidden(said["standing"]["number"], ear.seat)
            elif said["type"] in ("help", "hint"):
                hidden = self._hidden(said["number"], ear.seat)
            self._check(text, hidden, ear.seat)
        ear.heard.clear()

    def _hidden(self, number: int, seat: int) -> frozenset[str]:
        return knowledge.hidden(self.positions[number], seat)

    def check_answer(self, answer: Response, hidden: frozenset[str], seat: int) -> None:
        """The same for an answer over HTTP, with its headers."""
        assert answer.status_code == 200, answer.text
        self._check(answer.text, hidden, seat)
        self._check(json.dumps(list(answer.headers.items())), knowledge.UNIVERSE, seat)

    def _check(self, text: str, hidden: frozenset[str], seat: int) -> None:
        said = json.loads(text)
        named = hidden.intersection(knowledge.texts(said))
        if named:
            raise Leak(f"{sorted(named)} told to seat {seat}: {text[:300]}")
        open_places = knowledge.face_up(said, seat)
        if open_places:
            raise Leak(f"{open_places} shown to seat {seat}: {text[:300]}")
        kept = [self.table.row.seed, *(row.token for row in self.table.seats)]
        if any(secret and secret in text for secret in kept):
            raise Leak(f"a secret of the table told to seat {seat}: {text[:300]}")
        self.checked += 1

    def record(self) -> list[Position]:
        """Every position that the game has come through, as its record tells."""
        match = self.table.match
        assert match is not None
        return list(match.play.positions())
