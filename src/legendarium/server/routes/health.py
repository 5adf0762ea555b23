"""The health check, for monitoring."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from legendarium import __version__

DATABASE_TIMEOUT_SECONDS = 3.0
"""Seconds that the database may take to answer."""


class Health(BaseModel):
    """The health of the server."""

    status: Literal["ok", "ill"]
    database: bool
    """Whether the database answers."""
    version: str


def health_router(engine: AsyncEngine) -> APIRouter:
    """The route `/healthz`."""
    router = APIRouter(tags=["health"])

    @router.get("/healthz", responses={503: {"model": Health}})
    async def healthz(response: Response) -> Health:
        """Whether the server can store games."""
        answers = await _answers(engine)
        response.status_code = 200 if answers else 503
        response.headers["cache-control"] = "no-store"
        return Health(status="ok" if answers else "ill", database=answers, version=__version__)

    return router


async def _answers(engine: AsyncEngine) -> bool:
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_SECONDS), engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        # Drivers raise various errors; all of them mean no.
        return False
    return True
