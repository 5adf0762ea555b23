"""Bots think in processes of their own; whatever one does, the server and the others go on."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import thinkers

from legendarium.server.bots import BotFailed, BotsClosed, BotWorkers
from legendarium.server.worker import MAX_CACHED_BOTS, Worker
from legendarium.server.worker_queue import WorkerQueue
from legendarium.table import Option, Shelf
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.setup import Setup
from waiting import PATIENCE, text_once_written, wait_until_async, wait_until_ended


@asynccontextmanager
async def workers(
    number: int = 1, limit: float = PATIENCE, shelf: Callable[[], Shelf] = thinkers.make_shelf
) -> AsyncIterator[BotWorkers]:
    bots = BotWorkers(shelf, number, limit)
    try:
        async with asyncio.timeout(PATIENCE):
            yield bots
    finally:
        await bots.close()


def test_a_bot_chooses_in_another_process_that_gives_way_to_the_server() -> None:
    async def scene() -> tuple[Option, Option]:
        async with workers() as bots:
            said = await bots.choose("thoughts", "plain", 7, "a view")
            return said, await bots.choose("thoughts", "where", 0, None)

    said, here = asyncio.run(scene())
    assert said == thinkers.Said("a view", 7)
    assert isinstance(here, thinkers.Here)
    assert here.process != os.getpid()
    assert here.nice > os.nice(0)
    wait_until_ended(here.process)


def test_an_error_is_told_without_what_the_bot_has_seen() -> None:
    async def scene() -> BotFailed:
        async with workers() as bots:
            with pytest.raises(BotFailed) as failed:
                await bots.choose("thoughts", "confused", 0, "ace of spades")
            assert await bots.choose("thoughts", "plain", 0, "") is not None
            return failed.value

    failed = asyncio.run(scene())
    assert failed.reason == "error"
    assert failed.detail.startswith("ValueError in _confused")
    assert "ace" not in str(failed)


def test_a_slow_bot_is_ended_and_the_others_go_on(tmp_path: Path) -> None:
    async def scene() -> tuple[BotFailed, list[Option]]:
        async with workers(number=2, limit=2.0) as bots:
            stuck = asyncio.create_task(bots.choose("thoughts", "stuck", 0, str(tmp_path / "mark")))
            await asyncio.sleep(0)
            bots._limit = PATIENCE  # It has been asked; the others have more time.
            others = [bots.choose("thoughts", "plain", seed, "") for seed in range(6)]
            said = await asyncio.gather(*others)
            with pytest.raises(BotFailed) as failed:
                await stuck
            said.append(await bots.choose("thoughts", "plain", 6, ""))
            said.append(await bots.choose("thoughts", "plain", 7, ""))
            return failed.value, said

    failed, said = asyncio.run(scene())
    assert failed.reason == "slow"
    assert said == [thinkers.Said("", seed) for seed in range(8)]
    wait_until_ended(int(text_once_written(tmp_path / "mark")))


@pytest.mark.slow
def test_a_dying_bot_fails_after_a_second_try(tmp_path: Path) -> None:
    async def scene() -> tuple[BotFailed, Option]:
        async with workers() as bots:
            with pytest.raises(BotFailed) as failed:
                await bots.choose("thoughts", "dying", 0, None)
            once = await bots.choose("thoughts", "dying-once", 0, str(tmp_path / "died"))
            return failed.value, once

    failed, once = asyncio.run(scene())
    assert (failed.reason, failed.detail) == ("error", "the process died")
    assert once == thinkers.Alive()


@pytest.mark.parametrize(("game", "bot"), [("chess", "plain"), ("thoughts", "nobody")])
def test_an_unknown_game_or_bot_is_a_failure(game: str, bot: str) -> None:
    async def scene() -> None:
        async with workers() as bots:
            await bots.choose(game, bot, 0, None)

    with pytest.raises(BotFailed, match="KeyError"):
        asyncio.run(scene())


@pytest.mark.slow
def test_a_shelf_that_cannot_be_made_and_a_view_that_cannot_travel_are_failures() -> None:
    async def scene() -> list[str]:
        reasons: list[str] = []
        async with workers(shelf=thinkers.broken_shelf) as bots:
            with pytest.raises(BotFailed) as failed:
                await bots.choose("thoughts", "plain", 0, None)
            reasons.append(failed.value.reason)
        async with workers() as bots:
            with pytest.raises(BotFailed) as failed:
                await bots.choose("thoughts", "plain", 0, lambda: None)
            reasons.append(failed.value.reason)
        return reasons

    assert asyncio.run(scene()) == ["error", "error"]


def test_closing_ends_a_thinking_bot_and_whoever_waits_behind_it(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def scene() -> list[Option | BaseException]:
        async with workers() as bots:
            calls = [
                asyncio.create_task(bots.choose("thoughts", "stuck", 0, str(mark)))
                for _ in range(3)
            ]
            await asyncio.to_thread(text_once_written, mark)
            await bots.close()
            return await asyncio.gather(*calls, return_exceptions=True)

    assert [type(answer) for answer in asyncio.run(scene())] == [BotsClosed] * 3
    wait_until_ended(int(mark.read_text(encoding="utf-8")))


def test_nobody_waits_any_more_and_the_worker_is_free_at_once(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def scene() -> Option:
        async with workers() as bots:
            left = asyncio.create_task(bots.choose("thoughts", "stuck", 0, str(mark)))
            await asyncio.to_thread(text_once_written, mark)
            left.cancel()
            return await bots.choose("thoughts", "plain", 1, "")

    assert asyncio.run(scene()) == thinkers.Said("", 1)


def test_the_event_loop_runs_on_while_a_bot_thinks(tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def scene() -> None:
        async with workers() as bots:
            stuck = asyncio.create_task(bots.choose("thoughts", "stuck", 0, str(mark)))
            await wait_until_async(mark.exists, "the bot thinks")
            assert not stuck.done()

    asyncio.run(scene())


def test_a_seat_that_keeps_its_seed_keeps_its_bot() -> None:
    async def scene() -> list[int]:
        async with workers() as bots:

            async def ask(seed: int, view: str = "") -> int:
                told = await bots.choose("thoughts", "counting", seed, view)
                assert isinstance(told, thinkers.Asked)
                return told.times

            times = [await ask(1), await ask(1), await ask(2), await ask(1)]
            with pytest.raises(BotFailed):
                await ask(1, "fail")
            times.append(await ask(1))
            times += [await ask(seed) for seed in range(3, 3 + MAX_CACHED_BOTS)]
            return [*times, await ask(2), await ask(2 + MAX_CACHED_BOTS)]

    assert asyncio.run(scene()) == [1, 2, 1, 3, 1, *[1] * MAX_CACHED_BOTS, 1, 2]


def test_a_bot_goes_on_in_the_process_that_knows_it() -> None:
    async def scene() -> tuple[list[thinkers.Asked], list[thinkers.Asked]]:
        async with workers(number=2) as bots:

            async def ask(seed: int) -> thinkers.Asked:
                told = await bots.choose("thoughts", "counting", seed, "")
                assert isinstance(told, thinkers.Asked)
                return told

            together = await asyncio.gather(ask(1), ask(2))
            return list(together), [await ask(seed) for seed in (1, 2, 1, 2)]

    together, alone = asyncio.run(scene())
    first, second = (option.process for option in together)
    assert first != second
    assert alone == [thinkers.Asked(n, process) for n in (2, 3) for process in (first, second)]


def test_whoever_is_patient_gets_a_worker_when_nobody_else_waits() -> None:
    async def scene() -> list[str]:
        queue, order = WorkerQueue([Worker(thinkers.make_shelf)]), []
        worker = await queue.take(("bot",), is_background=False)

        async def wait(name: str, is_background: bool) -> None:
            taken = await queue.take((name,), is_background)
            order.append(name)
            queue.give_back(taken, is_background)

        waiting = [
            asyncio.create_task(wait("analysis", is_background=True)),
            asyncio.create_task(wait("gone", is_background=False)),
            asyncio.create_task(wait("bot", is_background=False)),
            asyncio.create_task(wait("hint", is_background=False)),
        ]
        await asyncio.sleep(0)
        waiting[1].cancel()
        queue.give_back(worker, was_background=False)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert await queue.take(("bot",), is_background=True) is worker
        return order

    assert asyncio.run(scene()) == ["bot", "hint", "analysis"]


def test_the_patient_leave_one_of_several_workers_to_the_others() -> None:
    async def scene() -> None:
        queue = WorkerQueue([Worker(thinkers.make_shelf) for _ in range(2)])
        first = await queue.take((), is_background=True)
        second = asyncio.create_task(queue.take((), is_background=True))
        await asyncio.sleep(0)
        assert not second.done()
        other = await asyncio.wait_for(queue.take((), is_background=False), PATIENCE)
        queue.give_back(other, was_background=False)
        await asyncio.sleep(0)
        assert not second.done()
        queue.give_back(first, was_background=True)
        queue.give_back(await asyncio.wait_for(second, PATIENCE), was_background=True)

    asyncio.run(scene())


def test_a_worker_that_came_too_late_goes_to_the_next() -> None:
    async def scene() -> bool:
        queue = WorkerQueue([Worker(thinkers.make_shelf)])
        worker = await queue.take((), is_background=False)
        gone = asyncio.create_task(queue.take((), is_background=False))
        await asyncio.sleep(0)
        queue.give_back(worker, was_background=False)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        return await queue.take((), is_background=True) is worker

    assert asyncio.run(scene())


def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    program = (
        "import asyncio, sys, thinkers\n"
        "from legendarium.server.bots import BotWorkers\n"
        "if __name__ == '__main__':\n"
        "    bots = BotWorkers(thinkers.make_shelf, 1, 60)\n"
        "    asyncio.run(bots.choose('thoughts', 'stuck', 0, sys.argv[1]))\n"
    )
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])
    server = subprocess.Popen(
        [sys.executable, "-c", program, str(mark)], env={**os.environ, "PYTHONPATH": path}
    )
    try:
        worker = int(text_once_written(mark))
    finally:
        server.kill()
        server.wait()
    wait_until_ended(worker)


def test_a_view_travels_cheaply() -> None:
    game = TashKalar()
    position = game.start(Setup("high-form", ("northern", "sylvan")).to_json(), 1)
    view = game.view(position, 0)
    sent = pickle.dumps(view)
    assert len(sent) < 20_000
    assert pickle.loads(sent) == view
