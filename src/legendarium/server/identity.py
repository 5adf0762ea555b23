"""Who asks: a signed cookie that no script can read says it.

The cookie holds the id of a person and the number of their session. It is nobody's once it is a
year old, forged, or of an earlier session than the person's.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Response
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from legendarium.server.errors import Refused
from legendarium.server.settings import Settings
from legendarium.server.storage import people
from legendarium.server.storage.database import Database
from legendarium.server.storage.keys import Keys
from legendarium.server.storage.models import PersonRow

COOKIE = "legendarium"
YEAR = 365 * 24 * 60 * 60


async def current_person(connection: HTTPConnection, response: Response) -> PersonRow | None:
    """The person who asks, if the server knows them; a cookie that is no longer good is cleared."""
    if COOKIE not in connection.cookies:
        return None
    person = await recognise(connection)
    if person is None:
        clear_cookie(connection, response)
    return person


async def required_person(connection: HTTPConnection) -> PersonRow:
    """The person who asks; refused when the server does not know them."""
    if COOKIE not in connection.cookies:
        raise Refused("not-signed-in")
    person = await recognise(connection)
    if person is None:
        cleared = Response()
        clear_cookie(connection, cleared)
        raise Refused("expired", headers={"set-cookie": cleared.headers["set-cookie"]})
    return person


Asker = Annotated[PersonRow | None, Depends(current_person)]
Known = Annotated[PersonRow, Depends(required_person)]


async def recognise(connection: HTTPConnection) -> PersonRow | None:
    """The person whose cookie this is, for any request and for the live connection."""
    said = _read(connection)
    if said is None:
        return None
    database: Database = connection.app.state.database
    async with database.sessions() as session:
        person = await people.find(session, said[0])
        if person is None or person.session != said[1]:
            return None
        await people.touch(session, person)
        return person


def set_cookie(connection: HTTPConnection, response: Response, person: PersonRow) -> None:
    """Let this device be the person's, for a year from now."""
    content = _seal(connection).dumps([person.id, person.session])
    text = content.decode() if isinstance(content, bytes) else content
    response.set_cookie(
        COOKIE,
        text,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=_settings(connection).secure_cookies,
    )


def clear_cookie(connection: HTTPConnection, response: Response) -> None:
    """Let this device be nobody's."""
    response.delete_cookie(
        COOKIE, httponly=True, samesite="lax", secure=_settings(connection).secure_cookies
    )


def _read(connection: HTTPConnection) -> tuple[int, int] | None:
    """The id and the session that a cookie holds; None when it is not one of ours."""
    try:
        content = _seal(connection).loads(connection.cookies.get(COOKIE, ""), max_age=YEAR)
    except BadData:
        return None
    match content:
        case [int(person), int(session)]:
            return person, session
    return None


def _seal(connection: HTTPConnection) -> URLSafeTimedSerializer:
    keys: Keys = connection.app.state.keys
    return URLSafeTimedSerializer(keys.cookies, salt=COOKIE)


def _settings(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings
