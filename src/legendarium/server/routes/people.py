"""People: a name is enough to play, an account keeps games across devices, and all can be deleted.

What the names of a person and of an account are, and how devices are told apart, is in `names` and
`identity`.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server import names, passphrases
from legendarium.server.errors import Refused, refusals
from legendarium.server.identity import Asker, Known, clear_cookie, set_cookie
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
async def who_am_i(request: Request, response: Response, asker: Asker) -> Me:
    """The person who asks; nobody, when the server does not know them."""
    if asker is not None:
        set_cookie(request, response, asker)
    return _me(asker)


@router.post("/me", summary="Say my name", responses=refusals("bad-name", "name-taken"))
async def introduce(request: Request, response: Response, asker: Asker, introduce: Introduce) -> Me:
    """A newcomer becomes a guest; somebody known gets another name, or another language."""
    name = names.tidy(introduce.name)
    async with _sessions(request)() as session:
        await _refuse_taken(session, name, asker)
        person = await _known_or_new(session, asker, name)
        if person.account is not None:
            person.account = names.fold(name)
        person.language = introduce.language or person.language
        await _commit(session)
    await request.app.state.hall.rename(person.id, person.name)
    set_cookie(request, response, person)
    return _me(person)


@router.post(
    "/account",
    summary="Make an account",
    responses=refusals("bad-name", "bad-passphrase", "name-taken", "wrong-credentials"),
)
async def make_account(
    request: Request, response: Response, asker: Asker, credentials: NewPassphrase
) -> Me:
    """Whoever asks gets an account, and keeps their games; who has one changes its passphrase.

    With a new passphrase, every other device of the account is signed out.
    """
    name = names.tidy(credentials.name)
    if asker is not None and asker.account is not None:
        # A personal link makes somebody the person who sits there, not the owner of the account.
        await _check_passphrase(asker, credentials.old)
    passphrase = await passphrases.hashed(credentials.passphrase)
    async with _sessions(request)() as session:
        await _refuse_taken(session, name, asker)
        person = await _known_or_new(session, asker, name)
        links = await _sign_out(session, person) if person.account is not None else {}
        person.account = names.fold(name)
        person.passphrase = passphrase
        await _commit(session)
    await request.app.state.hall.sign_out(person.id, links)
    await request.app.state.hall.rename(person.id, person.name)
    set_cookie(request, response, person)
    return _me(person)


@router.post("/sign-in", summary="Sign in", responses=refusals("wrong-credentials"))
async def sign_in(request: Request, response: Response, credentials: Credentials) -> Me:
    """Come back to an account, on any device."""
    async with _sessions(request)() as session:
        person = await people.of_account(session, names.fold(credentials.name))
    person = await _check_passphrase(person, credentials.passphrase)
    set_cookie(request, response, person)
    return _me(person)


@router.post("/sign-out", summary="Sign out", responses=refusals())
async def sign_out(
    request: Request, response: Response, asker: Asker, everywhere: Everywhere = False
) -> Me:
    """This device is nobody's again. A guest without an account cannot come back."""
    if asker is not None and everywhere:
        async with _sessions(request)() as session:
            person = await session.get(PersonRow, asker.id)
            if person is not None:
                links = await _sign_out(session, person)
                await session.commit()
                await request.app.state.hall.sign_out(person.id, links)
    clear_cookie(request, response)
    return _me(None)


@router.delete("/me", summary="Delete my data", responses=refusals("not-signed-in", "expired"))
async def delete_me(request: Request, response: Response, person: Known) -> Me:
    """Name, account and chat lines are gone for good; seats in games become empty."""
    hall = request.app.state.hall
    await hall.forget(person.id)
    async with _sessions(request).begin() as session:
        await people.forget(session, person.id)
    # Once more, for a table that was read from the database in between.
    await hall.forget(person.id)
    clear_cookie(request, response)
    return _me(None)


@router.post("/rejoin", summary="Come back by a personal link", responses=refusals("wrong-link"))
async def rejoin(request: Request, response: Response, rejoin: Rejoin) -> Table:
    """Whoever holds the link of a seat is the person who sits there, on this device as well."""
    async with _sessions(request)() as session:
        seat = await tables.of_token(session, rejoin.token)
        if seat is None or seat.person_id is None:
            raise Refused("wrong-link", "token")
        person = await session.get_one(PersonRow, seat.person_id)
        code = (await session.get_one(TableRow, seat.table_id)).code
    set_cookie(request, response, person)
    live = await request.app.state.hall.table(code)
    described: Table = live.describe()
    return described


async def _check_passphrase(person: PersonRow | None, passphrase: str | None) -> PersonRow:
    """The person, if this is the passphrase of their account; raises Refused."""
    if (
        person is None
        or person.passphrase is None
        or passphrase is None
        or not await passphrases.matches(passphrase, person.passphrase)
    ):
        raise Refused("wrong-credentials")
    return person


async def _sign_out(session: AsyncSession, person: PersonRow) -> dict[tuple[int, int], str]:
    """No cookie and no personal link of before lets anybody in; the new links."""
    person.session += 1
    return await people.renew_links(session, person.id)


def _sessions(request: Request) -> async_sessionmaker[AsyncSession]:
    sessions: async_sessionmaker[AsyncSession] = request.app.state.database.sessions
    return sessions


def _me(person: PersonRow | None) -> Me:
    if person is None:
        return Me(person=None)
    told: dict[str, Any] = {
        "id": person.id,
        "name": person.name,
        "kind": "guest" if person.account is None else "account",
        "language": person.language,
    }
    return Me(person=Person.model_validate(told))


async def _refuse_taken(session: AsyncSession, name: str, asker: PersonRow | None) -> None:
    """Refuse a name that is the name of somebody else's account."""
    owner = await people.of_account(session, names.fold(name))
    if owner is not None and (asker is None or owner.id != asker.id):
        raise Refused("name-taken", "name")


async def _known_or_new(session: AsyncSession, asker: PersonRow | None, name: str) -> PersonRow:
    """The row of the one who asks, or a new one, under this name."""
    person = None if asker is None else await session.get(PersonRow, asker.id)
    if person is None:
        person = people.newcomer(name)
        session.add(person)
    person.name = name
    return person


async def _commit(session: AsyncSession) -> None:
    """Write; whoever got the same name at the same moment was first."""
    try:
        await session.commit()
    except IntegrityError:
        raise Refused("name-taken", "name") from None
