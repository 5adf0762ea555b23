"""People: a name is enough to play, an account works on all devices, everything can be deleted.

The rules for names are in `names`, and the cookie that identifies a person is in `identity`.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server import passwords, person_names
from legendarium.server.errors import Refused, refusals
from legendarium.server.identity import OptionalPerson, RequiredPerson, clear_cookie, set_cookie
from legendarium.server.messages import (
    Credentials,
    Introduce,
    Me,
    NewPassphrase,
    Person,
    Rejoin,
    Table,
)
from legendarium.server.routes.tables import REFUSALS
from legendarium.server.storage import people, tables
from legendarium.server.storage.models import PersonRow, TableRow

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)

Everywhere = Annotated[bool, Query(description="Whether every other device is signed out as well.")]


@router.get("/me", summary="Who am I?")
async def who_am_i(request: Request, response: Response, requester: OptionalPerson) -> Me:
    """The person who sends the request; null if the server does not know them."""
    if requester is not None:
        set_cookie(request, response, requester)
    return _me(requester)


@router.post("/me", summary="Say my name", responses=refusals("bad-name", "name-taken"))
async def introduce(
    request: Request, response: Response, requester: OptionalPerson, introduce: Introduce
) -> Me:
    """Become a guest, or change your name or language."""
    name = person_names.tidy(introduce.name)
    async with _sessions(request)() as session:
        await _refuse_taken(session, name, requester)
        person = await _known_or_new(session, requester, name)
        if person.account is not None:
            person.account = person_names.fold(name)
        person.language = introduce.language or person.language
        await _commit(session)
    await request.app.state.registry.rename_person(person.id, person.name)
    set_cookie(request, response, person)
    return _me(person)


@router.post(
    "/account",
    summary="Make an account",
    responses=refusals("bad-name", "bad-passphrase", "name-taken", "wrong-credentials"),
)
async def make_account(
    request: Request, response: Response, requester: OptionalPerson, credentials: NewPassphrase
) -> Me:
    """Turn a guest into an account, which keeps their games, or change an account's passphrase.

    A new passphrase signs out every other device.
    """
    name = person_names.tidy(credentials.name)
    if requester is not None and requester.account is not None:
        # A personal link signs somebody in as the person, but must not give them the account.
        await _check_password(requester, credentials.old)
    password_hash = await passwords.hash_password(credentials.passphrase)
    async with _sessions(request)() as session:
        await _refuse_taken(session, name, requester)
        person = await _known_or_new(session, requester, name)
        links = await _sign_out(session, person) if person.account is not None else {}
        person.account = person_names.fold(name)
        person.passphrase = password_hash
        await _commit(session)
    await request.app.state.registry.end_sessions(person.id, links)
    await request.app.state.registry.rename_person(person.id, person.name)
    set_cookie(request, response, person)
    return _me(person)


@router.post("/sign-in", summary="Sign in", responses=refusals("wrong-credentials"))
async def sign_in(request: Request, response: Response, credentials: Credentials) -> Me:
    """Sign in to an account, on any device."""
    async with _sessions(request)() as session:
        person = await people.find_by_account(session, person_names.fold(credentials.name))
    person = await _check_password(person, credentials.passphrase)
    set_cookie(request, response, person)
    return _me(person)


@router.post("/sign-out", summary="Sign out", responses=refusals())
async def sign_out(
    request: Request, response: Response, requester: OptionalPerson, everywhere: Everywhere = False
) -> Me:
    """Sign this device out. A guest cannot sign in again."""
    if requester is not None and everywhere:
        async with _sessions(request)() as session:
            person = await session.get(PersonRow, requester.id)
            if person is not None:
                links = await _sign_out(session, person)
                await session.commit()
                await request.app.state.registry.end_sessions(person.id, links)
    clear_cookie(request, response)
    return _me(None)


@router.delete("/me", summary="Delete my data", responses=refusals("not-signed-in", "expired"))
async def delete_me(request: Request, response: Response, person: RequiredPerson) -> Me:
    """Delete your name, account and chat lines for good; your seats become empty."""
    registry = request.app.state.registry
    await registry.forget_person(person.id)
    async with _sessions(request).begin() as session:
        await people.delete_person(session, person.id)
    # Again, for a table that was loaded in between.
    await registry.forget_person(person.id)
    clear_cookie(request, response)
    return _me(None)


@router.post("/rejoin", summary="Come back by a personal link", responses=refusals("wrong-link"))
async def rejoin(request: Request, response: Response, rejoin: Rejoin) -> Table:
    """Sign in with the personal link of a seat, as the person who sits there."""
    async with _sessions(request)() as session:
        seat = await tables.find_seat_by_token(session, rejoin.token)
        if seat is None or seat.person_id is None:
            raise Refused("wrong-link", "token")
        person = await session.get_one(PersonRow, seat.person_id)
        code = (await session.get_one(TableRow, seat.table_id)).code
    set_cookie(request, response, person)
    live = await request.app.state.registry.table(code)
    described: Table = live.describe()
    return described


async def _check_password(person: PersonRow | None, password: str | None) -> PersonRow:
    """The person, if the password is that of their account; raises Refused."""
    if (
        person is None
        or person.passphrase is None
        or password is None
        or not await passwords.matches(password, person.passphrase)
    ):
        raise Refused("wrong-credentials")
    return person


async def _sign_out(session: AsyncSession, person: PersonRow) -> dict[tuple[int, int], str]:
    """Invalidate all cookies and personal links of a person; the new links' secrets."""
    person.session += 1
    return await people.renew_links(session, person.id)


def _sessions(request: Request) -> async_sessionmaker[AsyncSession]:
    sessions: async_sessionmaker[AsyncSession] = request.app.state.database.sessions
    return sessions


def _me(person: PersonRow | None) -> Me:
    if person is None:
        return Me(person=None)
    body: dict[str, Any] = {
        "id": person.id,
        "name": person.name,
        "kind": "guest" if person.account is None else "account",
        "language": person.language,
    }
    return Me(person=Person.model_validate(body))


async def _refuse_taken(session: AsyncSession, name: str, requester: PersonRow | None) -> None:
    """Raise Refused when another person's account has this name."""
    owner = await people.find_by_account(session, person_names.fold(name))
    if owner is not None and (requester is None or owner.id != requester.id):
        raise Refused("name-taken", "name")


async def _known_or_new(session: AsyncSession, requester: PersonRow | None, name: str) -> PersonRow:
    """The row of the person, or a new one, with this name."""
    person = None if requester is None else await session.get(PersonRow, requester.id)
    if person is None:
        person = people.new_person(name)
        session.add(person)
    person.name = name
    return person


async def _commit(session: AsyncSession) -> None:
    """Commit; raises Refused when another account took the name at the same moment."""
    try:
        await session.commit()
    except IntegrityError:
        raise Refused("name-taken", "name") from None
