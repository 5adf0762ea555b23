"""FastAPI dependencies: the parts of the server that routes use."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from legendarium.server.live.analyses import Analyses
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.registry import TableRegistry
from legendarium.server.live.review import Review
from legendarium.server.safety.address import client_address

Code = Annotated[str, Path(description="The code of a table.", min_length=1, max_length=16)]


def the_registry(connection: HTTPConnection) -> TableRegistry:
    """The registry of this server."""
    registry: TableRegistry = connection.app.state.registry
    return registry


def the_review(connection: HTTPConnection) -> Review:
    """The replays of this server."""
    review: Review = connection.app.state.review
    return review


def the_analyses(connection: HTTPConnection) -> Analyses:
    """The analyses of this server."""
    analyses: Analyses = connection.app.state.analyses
    return analyses


def the_address(connection: HTTPConnection) -> str:
    """The address whose limits a request counts against."""
    return client_address(connection)


TheAddress = Annotated[str, Depends(the_address)]
TheAnalyses = Annotated[Analyses, Depends(the_analyses)]
TheRegistry = Annotated[TableRegistry, Depends(the_registry)]
TheReview = Annotated[Review, Depends(the_review)]


async def the_table(code: Code, registry: TheRegistry) -> LiveTable:
    """The table that the path names."""
    return await registry.table(code)


TheTable = Annotated[LiveTable, Depends(the_table)]
