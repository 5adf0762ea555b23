"""Middleware that protects the server: limits, origin checks, headers, logs and metrics."""

from __future__ import annotations

from fastapi import FastAPI

from legendarium.server.safety.admission import Admission
from legendarium.server.safety.headers import SafeHeaders
from legendarium.server.safety.limits import Bucket, RateCheck
from legendarium.server.safety.metrics import Metrics
from legendarium.server.safety.origin import OriginCheck
from legendarium.server.safety.proxy import BehindProxy
from legendarium.server.safety.request_log import RequestLog
from legendarium.server.safety.sizes import BodyLimit, check_declared
from legendarium.server.settings import Settings


def install(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    """Add all middleware to an app; the last one added sees a request first."""
    app.add_middleware(BodyLimit)
    app.add_middleware(
        Admission,
        checks=(
            RateCheck(settings.rates),
            OriginCheck(settings.origins),
            check_declared,
        ),
        connections=settings.rates.connections,
    )
    if settings.behind_proxy:
        app.add_middleware(BehindProxy, trusted=settings.trusted_proxies)
    app.add_middleware(RequestLog, metrics=metrics)
    app.add_middleware(SafeHeaders)


__all__ = ["Bucket", "Metrics", "install"]
