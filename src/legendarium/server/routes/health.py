"""Whether the server is well, for whoever watches over it."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from legendarium import __version__
from legendarium.server.errors import Refused
from legendarium.server.safety.address import is_local
from legendarium.server.safety.metrics import Metrics
from legendarium.server.settings import Settings

PATIENCE = 3.0
"""Seconds that the database may take to answer."""

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok", "ill"]
    database: bool
    """Whether the database answers."""
    version: str


def health_router(engine: AsyncEngine, metrics: Metrics, settings: Settings) -> APIRouter:
    """The routes `/healthz` and `/metrics`."""
    router = APIRouter(tags=["health"])

    @router.get("/healthz", responses={503: {"model": Health}})
    async def healthz(response: Response) -> Health:
        """Whether the server can keep a game."""
        answers = await _answers(engine)
        response.status_code = 200 if answers else 503
        response.headers["cache-control"] = "no-store"
        return Health(status="ok" if answers else "ill", database=answers, version=__version__)

    @router.get("/metrics", include_in_schema=False)
    async def counted(request: Request) -> Response:
        """What the server counts of itself; for this machine alone unless told otherwise."""
        if not settings.metrics_public and not is_local(request, settings.behind_proxy):
            raise Refused("no-such-page")
        headers = {"content-type": PROMETHEUS, "cache-control": "no-store"}
        return Response(metrics.text(), headers=headers)

    return router


async def _answers(engine: AsyncEngine) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        # Whatever a driver raises, the answer is the same: no.
        return False
    return True
