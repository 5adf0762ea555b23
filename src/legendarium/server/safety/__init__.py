"""What protects a server and the people at it: who may ask, how much, and what is told of it."""

from __future__ import annotations

from fastapi import FastAPI

from legendarium.server.safety.door import Door
from legendarium.server.safety.headers import SafeHeaders
from legendarium.server.safety.limits import Bucket, RateCheck
from legendarium.server.safety.metrics import Metrics
from legendarium.server.safety.origin import OriginCheck
from legendarium.server.safety.sizes import BodyLimit, check_declared
from legendarium.server.safety.watch import Watch
from legendarium.server.settings import Settings


def install(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    """Put all of it around an app; what is added last meets a request first."""
    app.add_middleware(BodyLimit)
    app.add_middleware(
        Door,
        checks=(
            RateCheck(settings.rates, settings.behind_proxy),
            OriginCheck(settings.origins),
            check_declared,
        ),
        connections=settings.rates.connections,
        behind_proxy=settings.behind_proxy,
    )
    app.add_middleware(Watch, metrics=metrics)
    app.add_middleware(SafeHeaders)


__all__ = ["Bucket", "Metrics", "install"]
