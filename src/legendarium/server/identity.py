"""Who sends a request, from a signed cookie that scripts cannot read.

The cookie holds the id of a person and the number of their session. It is not valid when it is a
year old, forged, or from an earlier session.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Response, Security
from fastapi.security import APIKeyCookie
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from legendarium.server.errors import Refused
from legendarium.server.settings import Settings
from legendarium.server.storage import people
from legendarium.server.storage.database import Database
from legendarium.server.storage.keys import Keys
from legendarium.server.storage.models import PersonRow

COOKIE = "legendarium"
COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60

REQUIRED = APIKeyCookie(name=COOKIE, scheme_name="person", auto_error=False)
"""The cookie in the schema, for routes that need a person."""

OPTIONAL = APIKeyCookie(name=COOKIE, scheme_name="optional-person", auto_error=False)
"""The cookie for routes that anybody may use; `schema` shows it as optional."""


async def current_person(
    connection: HTTPConnection,
    response: Response,
    _cookie: Annotated[str | None, Security(OPTIONAL)],
) -> PersonRow | None:
    """The person who sends the request, if known; a cookie that is not valid is cleared."""
    if COOKIE not in connection.cookies:
        return None
    person = await recognise(connection)
    if person is None:
        clear_cookie(connection, response)
    return person


async def required_person(
    connection: HTTPConnection, _cookie: Annotated[str | None, Security(REQUIRED)]
) -> PersonRow:
    """The person who sends the request; raises Refused when the server does not know them."""
    if COOKIE not in connection.cookies:
        raise Refused("not-signed-in")
    person = await recognise(connection)
    if person is None:
        cleared = Response()
        clear_cookie(connection, cleared)
        raise Refused("expired", headers={"set-cookie": cleared.headers["set-cookie"]})
    return person


OptionalPerson = Annotated[PersonRow | None, Depends(current_person)]
RequiredPerson = Annotated[PersonRow, Depends(required_person)]


async def recognise(connection: HTTPConnection) -> PersonRow | None:
    """The person of the cookie of an HTTP request or a live connection."""
    content = _read(connection)
    if content is None:
        return None
    database: Database = connection.app.state.database
    async with database.sessions() as session:
        person = await people.find(session, content[0])
        if person is None or person.session != content[1]:
            return None
        await people.touch(session, person)
        return person


def set_cookie(connection: HTTPConnection, response: Response, person: PersonRow) -> None:
    """Sign this device in as the person, for a year from now."""
    content = _serializer(connection).dumps([person.id, person.session])
    text = content.decode() if isinstance(content, bytes) else content
    response.set_cookie(
        COOKIE,
        text,
        max_age=COOKIE_MAX_AGE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=_settings(connection).secure_cookies,
    )


def clear_cookie(connection: HTTPConnection, response: Response) -> None:
    """Sign this device out."""
    response.delete_cookie(
        COOKIE, httponly=True, samesite="lax", secure=_settings(connection).secure_cookies
    )


def _read(connection: HTTPConnection) -> tuple[int, int] | None:
    """The ids of person and session in the cookie; None when it is not valid."""
    try:
        content = _serializer(connection).loads(
            connection.cookies.get(COOKIE, ""), max_age=COOKIE_MAX_AGE_SECONDS
        )
    except BadData:
        return None
    match content:
        case [int(person), int(session)]:
            return person, session
    return None


def _serializer(connection: HTTPConnection) -> URLSafeTimedSerializer:
    keys: Keys = connection.app.state.keys
    return URLSafeTimedSerializer(keys.cookies, salt=COOKIE)


def _settings(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings
