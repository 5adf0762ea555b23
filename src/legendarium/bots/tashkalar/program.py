"""Runs an external program: one line of JSON in, one line of JSON out, with a time limit.

Any failure stops the program with all its child processes and raises BotBroken with the reason.
Every pipe has its own thread, so no program can block its caller forever.
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
from legendarium.table.reading import short_repr

MAX_LINE_BYTES = 1_000_000
"""The maximum length of an answer."""

GOODBYE_SECONDS = 0.5
"""How long a program has to exit by itself after the goodbye."""

_MAX_UNREAD_LINES = 8
"""Reading stops when this many unexpected lines wait."""

_EXIT_SECONDS = 1.0
"""How long a program that closed its output may take to exit before it counts as running."""

_MAX_STDERR_BYTES = 4_096
"""How much of the standard error stream is kept, from its end."""

_MAX_NAME_LENGTH = 160
_MAX_QUOTE_LENGTH = 300


def split_command(command: str) -> list[str]:
    """Split a command into program and arguments; raises ValueError if there is no program."""
    words = shlex.split(command)
    if not words:
        raise ValueError("The command is empty")
    if shutil.which(words[0]) is None:
        raise ValueError(f"There is no program {clipped(words[0])!r}")
    return words


def clipped(text: str) -> str:
    """A text cut to `_MAX_NAME_LENGTH` characters."""
    return text if len(text) <= _MAX_NAME_LENGTH else f"{text[: _MAX_NAME_LENGTH - 1]}…"


def printable_end(text: str) -> str:
    """The end of a text as one short line without control characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[-_MAX_QUOTE_LENGTH:]


class Program:
    """A running program; stopped by `close`, by garbage collection, and when Python exits."""

    def __init__(self, command: str, goodbye: Mapping[str, object]) -> None:
        self._command = command
        try:
            self._pipes = _Pipes(split_command(command), _encoded(goodbye))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise self._error(f"cannot be started ({reason})") from None
        self._finalizer = weakref.finalize(self, self._pipes.end)

    def ask(self, message: Mapping[str, object], seconds: float) -> Any:
        """Send a message and return the JSON answer; raises BotBroken on failure or timeout."""
        output_lines = self._pipes.output_lines
        is_unexpected = not output_lines.empty()
        self._pipes.input_lines.put(_encoded(message))
        try:
            line = output_lines.get(timeout=max(0.0, seconds))
        except Empty:
            raise self.failure(f"did not answer within {seconds:.1f} s") from None
        if not line:
            raise self.failure(self._how_it_ended())
        if is_unexpected:
            raise self.failure("wrote a line without a request")
        if len(line) > MAX_LINE_BYTES:
            raise self.failure(f"answered with a line of more than {MAX_LINE_BYTES} bytes")
        try:
            return read_json(line)
        except BadJson:
            shown = short_repr(line.decode("utf-8", "replace").strip())
            raise self.failure(f"answered {shown}, which is not JSON") from None

    def failure(self, what: str) -> BotBroken:
        """Stop the program; the error says what it did wrong."""
        self.close(patience=0)
        said = printable_end(self._pipes.stderr_tail.decode("utf-8", "replace"))
        return self._error(f'{what}; it last wrote: "{said}"' if said else what)

    def close(self, patience: float = GOODBYE_SECONDS) -> None:
        """Say goodbye, and stop the program unless it exits by itself."""
        if self._finalizer.detach() is not None:
            self._pipes.end(patience)

    def _how_it_ended(self) -> str:
        try:
            status = self._pipes.process.wait(_EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output instead of answering"
        how = f"with status {status}" if status >= 0 else f"by signal {-status}"
        return f"ended {how} instead of answering"

    def _error(self, what: str) -> BotBroken:
        return BotBroken(f"The program {clipped(self._command)!r} {what}.", "bot")


class _Pipes:
    """The pipes of a program.

    Their threads refer to this object and not to the Program, so that the Program can be garbage
    collected while they run.
    """

    def __init__(self, words: list[str], goodbye: bytes) -> None:
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.input_lines: SimpleQueue[bytes | None] = SimpleQueue()
        """Lines to send; None closes the program's input."""
        self.output_lines: SimpleQueue[bytes] = SimpleQueue()
        """Lines that the program wrote; an empty one marks the end."""
        self.stderr_tail = b""
        """The end of what the program wrote to its standard error stream."""
        self._goodbye = goodbye
        self._closed = Event(), Event()
        """Whether the output and the standard error stream are closed."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for serve, pipe in (
            (self._write_input, process.stdin),
            (self._read_output, process.stdout),
            (self._read_errors, process.stderr),
        ):
            Thread(target=serve, args=(pipe,), daemon=True).start()

    def end(self, patience: float = GOODBYE_SECONDS) -> None:
        """Say goodbye, then kill the program with all its child processes."""
        self.input_lines.put(self._goodbye)
        self.input_lines.put(None)
        output, errors = self._closed
        output.wait(patience)
        _kill(self.process)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(_EXIT_SECONDS)
        errors.wait(_EXIT_SECONDS)

    def _write_input(self, pipe: IO[bytes]) -> None:
        # A program that stops reading is noticed when its answer is missing.
        with suppress(OSError), pipe:
            while (line := self.input_lines.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read_output(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(MAX_LINE_BYTES + 1):
                self.output_lines.put(line)
                if len(line) > MAX_LINE_BYTES or self.output_lines.qsize() > _MAX_UNREAD_LINES:
                    break
        self.output_lines.put(b"")
        self._closed[0].set()

    def _read_errors(self, pipe: IO[bytes]) -> None:
        with pipe:
            while piece := os.read(pipe.fileno(), _MAX_STDERR_BYTES):
                self.stderr_tail = (self.stderr_tail + piece)[-_MAX_STDERR_BYTES:]
        self._closed[1].set()


def _encoded(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, allow_nan=False, separators=(",", ":")).encode("ascii") + b"\n"


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a program, and its process group where the system has them."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
