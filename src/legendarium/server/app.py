"""The ASGI application: all parts of the server, created and connected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from legendarium import __version__
from legendarium.server import errors, safety
from legendarium.server.bots import BotWorkers
from legendarium.server.garbage import QuietCollector
from legendarium.server.live.analyses import Analyses
from legendarium.server.live.driver import Driver
from legendarium.server.live.hints import Hints
from legendarium.server.live.proofs import Proofs
from legendarium.server.live.registry import TableRegistry
from legendarium.server.live.review import Review
from legendarium.server.live_schema import live_schema
from legendarium.server.routes import health, live, pages, people, records, tables
from legendarium.server.safety.metrics import Metrics
from legendarium.server.schema import complete_schema
from legendarium.server.settings import Settings
from legendarium.server.storage.database import Database
from legendarium.server.storage.journal import Entry, Journal
from legendarium.server.storage.keys import Keys
from legendarium.table import Shelf

DESCRIPTION = "Tables for board games: a lobby, live play, records. Every rule is enforced."

LIVE_SCHEMA_PATH = "/api/asyncapi.json"


def create_app(make_shelf: Callable[[], Shelf], settings: Settings) -> FastAPI:
    """A server for the games of a shelf; `make_shelf` must be importable by worker processes."""
    shelf = make_shelf()
    app = FastAPI(
        title="Legendarium",
        version=__version__,
        description=DESCRIPTION,
        lifespan=_lifespan,
        generate_unique_id_function=lambda route: route.name,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.make_shelf = make_shelf
    app.state.shelf = shelf
    app.state.metrics = metrics = Metrics()
    app.state.database = database = Database(settings.database)
    errors.install(app)
    safety.install(app, settings, metrics)
    for part in (people, tables, records, live):
        app.include_router(part.router)
    app.include_router(health.health_router(database.engine))
    app.router.routes.extend(pages.Client(settings.client).routes())
    app.openapi = lambda: _schema(app, shelf)  # type: ignore[method-assign]
    app.add_route(LIVE_SCHEMA_PATH, _live_schema, include_in_schema=False)
    return app


def _schema(app: FastAPI, shelf: Shelf) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = complete_schema(app, shelf)
    return app.openapi_schema


async def _live_schema(request: Request) -> JSONResponse:
    return JSONResponse(live_schema(request.app.openapi()))


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Start every part, and at the end stop them in the order that loses nothing."""
    settings: Settings = app.state.settings
    metrics: Metrics = app.state.metrics
    database: Database = app.state.database
    await database.open()
    sessions = database.sessions
    workers = BotWorkers(app.state.make_shelf, settings.bot_workers, settings.bot_limit)
    collector = QuietCollector()

    def on_written(entries: Sequence[Entry]) -> None:
        metrics.count_steps(entries)
        collector.note_step()

    journal = Journal(sessions, on_written)
    journal.start()
    driver = Driver(sessions, journal, workers, settings.bot_pause, metrics)
    proofs = Proofs(sessions, workers, metrics)
    registry = TableRegistry(sessions, app.state.shelf, journal, driver, proofs, settings.idle)
    app.state.keys = await Keys.load(sessions)
    app.state.registry = registry
    app.state.hints = Hints(workers, settings, metrics)
    app.state.analyses = analyses = Analyses(workers, settings.bot_workers, metrics)
    app.state.review = Review()
    metrics.running_tables.set_function(registry.running)
    await registry.open()
    collecting = asyncio.create_task(collector.run(), name="garbage collector")
    try:
        yield
    finally:
        collecting.cancel()
        await registry.close()
        await proofs.close()
        await analyses.close()
        await workers.close()
        await journal.close()
        await database.close()
