"""Where the routes find the parts of the server."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from legendarium.server.live.analyses import Analyses
from legendarium.server.live.hall import Hall
from legendarium.server.live.review import Review
from legendarium.server.live.table import LiveTable
from legendarium.server.safety.address import client_address

Code = Annotated[str, Path(description="The code of a table.", min_length=1, max_length=16)]


def the_hall(connection: HTTPConnection) -> Hall:
    """The hall of this server."""
    hall: Hall = connection.app.state.hall
    return hall


def the_review(connection: HTTPConnection) -> Review:
    """The games that people look at again."""
    review: Review = connection.app.state.review
    return review


def the_analyses(connection: HTTPConnection) -> Analyses:
    """The games that bots look at again."""
    analyses: Analyses = connection.app.state.analyses
    return analyses


def the_address(connection: HTTPConnection) -> str:
    """The address whose share of the server a request uses up."""
    behind_proxy: bool = connection.app.state.settings.behind_proxy
    return client_address(connection, behind_proxy)


TheAddress = Annotated[str, Depends(the_address)]
TheAnalyses = Annotated[Analyses, Depends(the_analyses)]
TheHall = Annotated[Hall, Depends(the_hall)]
TheReview = Annotated[Review, Depends(the_review)]


async def the_table(code: Code, hall: TheHall) -> LiveTable:
    """The table that the path names."""
    return await hall.table(code)


TheTable = Annotated[LiveTable, Depends(the_table)]
