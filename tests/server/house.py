"""A small app behind all safety middleware, to be tested from outside."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, FastAPI, WebSocket
from pydantic import BaseModel
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient

from legendarium.server import errors, safety
from legendarium.server.safety import Metrics
from legendarium.server.settings import Rates, Settings

OURS = {"X-Legendarium": "1"}
ROOMY = Rates(reads=(1e6, 10**6), writes=(1e6, 10**6), sign_ins=(1e6, 10**6), heavy=(1e6, 10**6))


class Words(BaseModel):
    text: str


class House:
    """The app, and what it has counted."""

    def __init__(self, **settings: Any) -> None:
        self.settings = replace(Settings(database="unused", rates=ROOMY), **settings)
        self.metrics = Metrics()
        self.app = FastAPI(docs_url=None, redoc_url=None)
        errors.install(self.app)
        safety.install(self.app, self.settings, self.metrics)
        self.app.include_router(_rooms())
        self.app.router.routes.append(Route("/r/{token}", _page))

    def client(self, address: str = "127.0.0.1", **headers: str) -> TestClient:
        return TestClient(
            self.app,
            base_url="http://table.example",
            client=(address, 5000),
            headers=headers,
            raise_server_exceptions=False,
        )

    def count(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


async def _page(_request: object) -> Response:
    return PlainTextResponse("a page")


def _rooms() -> APIRouter:
    router = APIRouter(prefix="/api")

    @router.get("/tables/{code}")
    async def table(code: str) -> dict[str, str]:
        return {"code": code}

    @router.get("/games/{game}/catalogue")
    async def catalogue(game: str, response: Response) -> dict[str, str]:
        response.headers["cache-control"] = "public, max-age=60"
        return {"game": game}

    async def heard(words: Words) -> dict[str, int]:
        return {"length": len(words.text)}

    for path in ("/tables", "/records", "/sign-in", "/account", "/rejoin"):
        router.post(path)(heard)

    @router.get("/broken")
    async def broken() -> None:
        raise ValueError("the passphrase is swordfish")

    @router.websocket("/tables/{code}/live")
    async def live(socket: WebSocket, code: str) -> None:
        await socket.accept()
        if await socket.receive_text() == "break":
            raise ValueError("the hidden card is the dragon")
        await socket.send_text(code)
        await socket.close()

    return router
