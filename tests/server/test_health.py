"""Whether the server is well, and what it counts of itself."""

from __future__ import annotations

from contextlib import closing

import httpx
import pytest
from fastapi import FastAPI
from house import OURS, House
from httpx import ASGITransport, AsyncClient

from legendarium import __version__
from legendarium.cli.listening import listen
from legendarium.cli.metrics import metrics_served
from legendarium.server.routes import health
from legendarium.server.safety import Metrics
from legendarium.server.storage.database import Database

pytestmark = pytest.mark.anyio


def reach(app: FastAPI, address: str = "127.0.0.1") -> AsyncClient:
    transport = ASGITransport(app, client=(address, 5000))
    return AsyncClient(transport=transport, base_url="http://table.test")


def app_on(database: Database) -> FastAPI:
    house = House()
    house.app.include_router(health.health_router(database.engine))
    return house.app


async def test_a_server_that_can_keep_games_is_well(database: Database) -> None:
    async with reach(app_on(database), "203.0.113.7") as client:
        answer = await client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "database": True, "version": __version__}
    assert answer.headers["cache-control"] == "no-store"


async def test_a_server_without_its_database_is_ill() -> None:
    gone = Database("postgresql://nobody@127.0.0.1:1/nothing")
    async with reach(app_on(gone)) as client:
        answer = await client.get("/healthz")
    await gone.close()
    assert answer.status_code == 503
    assert answer.json() == {"status": "ill", "database": False, "version": __version__}


async def test_the_port_that_people_use_shows_no_metrics(app: FastAPI) -> None:
    async with reach(app) as local:
        assert (await local.get("/metrics")).status_code == 404


def test_everything_is_counted_under_a_name_prometheus_reads() -> None:
    house = House()
    with house.client() as client:
        client.get("/api/tables/SECRETCODE")
    with closing(listen("127.0.0.1", 0)) as door, metrics_served(house.metrics.registry, door):
        answer = httpx.get(f"http://127.0.0.1:{door.getsockname()[1]}/metrics", timeout=60.0)
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert "SECRETCODE" not in answer.text
    for name in (
        'requests_total{method="GET",route="/api/tables/{code}",status="200"} 1.0',
        'request_seconds_count{route="/api/tables/{code}"} 1.0',
        "live_connections 0.0",
        "running_tables 0.0",
        "choice_seconds_count 0.0",
        "write_batch_size_count 0.0",
    ):
        assert f"legendarium_{name}\n" in answer.text
    assert "# TYPE legendarium_choices_total counter" in answer.text
    assert "# TYPE legendarium_bot_failures_total counter" in answer.text


async def test_requests_are_counted_by_route_and_never_by_path() -> None:
    house = House()
    with house.client() as client:
        client.get("/api/tables/one")
        client.get("/api/tables/two")
        client.get("/r/secret")
        client.get("/made/up")
        client.get("/api/broken")
        client.request("BREW", "/api/tables/one", headers=OURS)
        client.post("/api/tables", json={})
    counted = {
        tuple(sample.labels[name] for name in ("method", "route", "status")): sample.value
        for sample in next(iter(house.metrics.requests.collect())).samples
        if sample.name.endswith("_total")
    }
    assert counted == {
        ("GET", "/api/tables/{code}", "200"): 2,
        ("GET", "pages", "200"): 1,
        ("GET", "other", "404"): 1,
        ("GET", "/api/broken", "500"): 1,
        ("other", "/api/tables/{code}", "405"): 1,
        ("POST", "other", "403"): 1,
    }


def test_two_apps_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.choices.labels("bot").inc()
    count = second.registry.get_sample_value
    assert first.registry.get_sample_value("legendarium_choices_total", {"cause": "bot"}) == 1
    assert count("legendarium_choices_total", {"cause": "bot"}) is None
