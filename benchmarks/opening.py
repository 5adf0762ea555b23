"""How long it takes to open a stored campaign: a table of the server, and a file of the terminal.

    python benchmarks/opening.py --choices 5000

The last choices are those of a chapter played by `greedy`, and are played again from a snapshot;
the many before them only have to be read and to fit the digest of the snapshot.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from sqlalchemy import insert

from legendarium.bots.taintedgrail import make_bot
from legendarium.cli.tale.library import own_library
from legendarium.server.live.opening import open_match
from legendarium.server.storage import snapshots, tables
from legendarium.server.storage.database import Database
from legendarium.server.storage.models import JournalRow, TableRow
from legendarium.server.storage.snapshots import StoredSnapshot
from legendarium.server.table_state import TableState
from legendarium.table import Play, appending
from legendarium.table.resuming import resume
from legendarium.table.saving import Save
from legendarium.table.snapshot import choices_digest

CHOICES_SINCE_SNAPSHOT = 200
"""The most that a server plays again, but for those since the last final choice."""
REPEATS = 7

AnyPlay = Play[Any, Any]


def chapter() -> AnyPlay:
    """A chapter for two, played by a bot."""
    library = own_library()
    campaign = next(iter(library.game.campaigns.values()))
    seats = [{"character": one} for one in list(campaign.sheets)[:2]]
    play: AnyPlay = Play(library.game, {"campaign": campaign.id, "seats": seats}, 1)
    bot = make_bot("greedy", 1)
    for _ in play.let_bots_choose(lambda _, seen: bot.choose(seen)):
        pass
    return play


def long_campaign(play: AnyPlay, choices: int) -> Save:
    """A campaign of so many choices, the last of which are those of a chapter."""
    last = play.choices
    before = (last * (choices // len(last) + 1))[: choices - len(last)]
    since = min(len(last), CHOICES_SINCE_SNAPSHOT)
    moment = max(final for final in play.finals if final <= len(last) - since)
    snapshot = Play.resume(play.game, play.record(moment), last[:moment]).snapshot()
    whole = [*before, *last]
    options = [choice.option.to_json() for choice in whole[: len(before) + moment]]
    snapshot = snapshot._replace(moment=len(options), digest=choices_digest(options))
    record = replace(play.record(), choices=tuple(choice.option for choice in whole))
    return Save(record, tuple(whole), (snapshot,))


async def store(database: Database, save: Save) -> int:
    """Store a campaign as a table; returns its id."""
    now = datetime.now(UTC)
    async with database.sessions() as session, session.begin():
        row = TableRow(
            code="long",
            game=save.record.game,
            options={},
            state=TableState.RUNNING,
            public=False,
            take_back=True,
            help=True,
            picks=[],
            created=now,
            changed=now,
        )
        session.add(row)
        await session.flush()
        steps = [
            {
                "table_id": row.id,
                "number": number,
                "seat": choice.by,
                "cause": "choice",
                "how": choice.how,
                "option": choice.option.to_json(),
                "at": now,
            }
            for number, choice in enumerate(save.choices, 1)
        ]
        await session.execute(insert(JournalRow), steps)
        await snapshots.save(session, row.id, StoredSnapshot(save.snapshots[0], True))
        return row.id


async def open_table(database: Database, table_id: int, box: Any, save: Save) -> AnyPlay:
    """Open the table as a server does."""
    record = save.record
    async with database.sessions() as session:
        steps = await tables.journal(session, table_id)
        kept = await snapshots.find(session, table_id)
    return open_match(box, record.setup, record.seed, True, steps, kept).match.play


async def measure(save: Save, game: Any) -> dict[str, float]:
    """Milliseconds to open the campaign, the best of several times."""
    box, text = SimpleNamespace(game=game), save.to_text()
    from_table, from_file = [], []
    with tempfile.TemporaryDirectory() as folder:
        database = Database(str(Path(folder) / "games.sqlite"))
        await database.open()
        table_id = await store(database, save)
        for _ in range(REPEATS):
            begun = perf_counter()
            play = await open_table(database, table_id, box, save)
            from_table.append(perf_counter() - begun)
            begun = perf_counter()
            again = resume(game, appending.read(text, game)).play
            from_file.append(perf_counter() - begun)
        await database.close()
    assert play.moment == again.moment == len(save.choices)
    assert play.position == again.position
    return {
        "choices": len(save.choices),
        "played again": play.moment - play.first,
        "table_ms": round(1000 * min(from_table), 1),
        "file_ms": round(1000 * min(from_file), 1),
    }


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=5000)
    options = parser.parse_args()
    play = chapter()
    print(asyncio.run(measure(long_campaign(play, options.choices), play.game)))


if __name__ == "__main__":
    main()
