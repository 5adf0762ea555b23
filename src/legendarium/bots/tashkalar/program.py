"""A program that is spoken to: a line of JSON in, a line of JSON out, within a time.

Whatever it does wrong is told in one sentence, as a BotBroken, and ends it with all that it has
started. Every pipe has a thread of its own, so that no program can make its caller wait for ever.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import weakref
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import IO, Any

from legendarium.bots.tashkalar.bot import BotBroken
from legendarium.table import BadJson
from legendarium.table.exploring import read_json
from legendarium.table.reading import told

LONGEST_LINE = 1_000_000
"""An answer is no longer than this, in bytes."""

PATIENCE = 0.5
"""So many seconds a program has to leave by itself once it was told goodbye."""

_MOST_UNASKED = 8
"""After so many lines that nobody asked for, nobody listens any more."""

_LAST_BREATH = 1.0
"""So many seconds a program whose output is closed has to end, before it counts as alive."""

_KEPT = 4_096
"""How many bytes of the standard error stream are remembered."""

_LONGEST_NAME = 160
_LONGEST_WORDS = 300


def words_of(command: str) -> list[str]:
    """A command as the program and its arguments; a ValueError tells why there is no program."""
    words = shlex.split(command)
    if not words:
        raise ValueError("The command is empty")
    if shutil.which(words[0]) is None:
        raise ValueError(f"There is no program {clipped(words[0])!r}")
    return words


def clipped(text: str) -> str:
    """The beginning of a text."""
    return text if len(text) <= _LONGEST_NAME else f"{text[: _LONGEST_NAME - 1]}…"


def last_words(text: str) -> str:
    """The end of what a program wrote: one short line, without control characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[-_LONGEST_WORDS:]


class Program:
    """A running program; it is ended by `close`, when it is forgotten, and when Python ends."""

    def __init__(self, command: str, goodbye: Mapping[str, object]) -> None:
        self._command = command
        try:
            self._wires = _Wires(words_of(command), _written(goodbye))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise self._told(f"cannot be started ({reason})") from None
        self._forgotten = weakref.finalize(self, self._wires.end)

    def ask(self, message: Mapping[str, object], seconds: float) -> Any:
        """The JSON value that it answers within so many seconds; raises BotBroken."""
        heard = self._wires.heard
        was_unasked = not heard.empty()
        self._wires.to_say.put(_written(message))
        try:
            line = heard.get(timeout=max(0.0, seconds))
        except Empty:
            raise self.broken(f"did not answer within {seconds:.1f} s") from None
        if not line:
            raise self.broken(self._how_it_ended())
        if was_unasked:
            raise self.broken("wrote a line that it was not asked for")
        if len(line) > LONGEST_LINE:
            raise self.broken(f"answered with a line of more than {LONGEST_LINE} bytes")
        try:
            return read_json(line)
        except BadJson:
            shown = told(line.decode("utf-8", "replace").strip())
            raise self.broken(f"answered {shown}, which is not JSON") from None

    def broken(self, what: str) -> BotBroken:
        """What it did wrong, as one sentence; it is ended."""
        self.close(patience=0)
        said = last_words(self._wires.muttered.decode("utf-8", "replace"))
        return self._told(f'{what}; it last wrote: "{said}"' if said else what)

    def close(self, patience: float = PATIENCE) -> None:
        """Say goodbye, and end it unless it ends by itself."""
        if self._forgotten.detach() is not None:
            self._wires.end(patience)

    def _how_it_ended(self) -> str:
        try:
            status = self._wires.process.wait(_LAST_BREATH)
        except subprocess.TimeoutExpired:
            return "closed its output instead of answering"
        how = f"with status {status}" if status >= 0 else f"by signal {-status}"
        return f"ended {how} instead of answering"

    def _told(self, what: str) -> BotBroken:
        return BotBroken(f"The program {clipped(self._command)!r} {what}.", "bot")


class _Wires:
    """The pipes of a program.

    Their threads know this object and not the Program, which can therefore be forgotten while they
    run.
    """

    def __init__(self, words: list[str], goodbye: bytes) -> None:
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.to_say: SimpleQueue[bytes | None] = SimpleQueue()
        """Lines for the program; None closes its input."""
        self.heard: SimpleQueue[bytes] = SimpleQueue()
        """Lines of the program; an empty one after the last."""
        self.muttered = b""
        """The end of what it wrote to its standard error stream."""
        self._goodbye = goodbye
        self._closed = Event(), Event()
        """Its output, and its standard error stream."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for serve, pipe in (
            (self._speak, process.stdin),
            (self._listen, process.stdout),
            (self._overhear, process.stderr),
        ):
            Thread(target=serve, args=(pipe,), daemon=True).start()

    def end(self, patience: float = PATIENCE) -> None:
        """Say goodbye, and end the program with all that it has started."""
        self.to_say.put(self._goodbye)
        self.to_say.put(None)
        output, errors = self._closed
        output.wait(patience)
        _kill(self.process)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(_LAST_BREATH)
        errors.wait(_LAST_BREATH)

    def _speak(self, pipe: IO[bytes]) -> None:
        # A program that does not listen any more is noticed where its answer is missing.
        with suppress(OSError), pipe:
            while (line := self.to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _listen(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST_LINE + 1):
                self.heard.put(line)
                if len(line) > LONGEST_LINE or self.heard.qsize() > _MOST_UNASKED:
                    break
        self.heard.put(b"")
        self._closed[0].set()

    def _overhear(self, pipe: IO[bytes]) -> None:
        with pipe:
            while piece := os.read(pipe.fileno(), _KEPT):
                self.muttered = (self.muttered + piece)[-_KEPT:]
        self._closed[1].set()


def _written(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, allow_nan=False, separators=(",", ":")).encode("ascii") + b"\n"


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program; where there are process groups, with all that it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
