"""Worker processes of commands: how they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

TERMINATED_AS_IT_STARTS = """
import os, signal, threading
from legendarium import workers

class Terminated(threading.Thread):
    def start(self):
        os.kill(os.getpid(), signal.SIGTERM)

workers.threading.Thread = Terminated
try:
    workers._start_worker()
finally:
    print("Python code ran after the signal")
"""

TERMINATED_AT_WORK = """
import os, signal
from legendarium import workers

def work(item):
    try:
        os.kill(os.getpid(), signal.SIGTERM)
    finally:
        print("closed", item, flush=True)

workers._run_item(work, "the bots")
"""


def ended(code: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to handle")
def test_a_worker_that_is_terminated_as_it_starts_says_nothing() -> None:
    done = ended(TERMINATED_AS_IT_STARTS)
    assert done.returncode == -signal.SIGTERM
    assert done.stdout == done.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to handle")
def test_a_worker_that_is_terminated_at_work_closes_its_bots() -> None:
    done = ended(TERMINATED_AT_WORK)
    assert done.returncode == 1
    assert done.stdout == "closed the bots\n"
    assert done.stderr == ""
