"""Fixtures for the tests of external bots."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

from legendarium.bots.tashkalar import external, program
from legendarium.bots.tashkalar.program import Program, _Pipes
from waiting import PATIENCE


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give programs plenty of time to start, answer and exit, even on a busy machine."""
    monkeypatch.setattr(external, "START_UP_SECONDS", PATIENCE)
    monkeypatch.setattr(external, "GRACE_SECONDS", PATIENCE)
    monkeypatch.setattr(program, "_EXIT_SECONDS", PATIENCE)
    for end in (Program.close, _Pipes.end):
        monkeypatch.setattr(end, "__defaults__", (PATIENCE,))


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """The processes that are started, from the moment of their start."""
    processes: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            processes.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    return processes
