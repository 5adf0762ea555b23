"""The file name `-`: standard input for reading, standard output for writing."""

from __future__ import annotations

import sys
from pathlib import Path

from legendarium.cli.output_files import check_writable, write
from legendarium.cli.terminal.files import MAX_FILE_BYTES
from legendarium.table import BadRequest

STREAM = "-"


def read_bytes() -> bytes:
    """Read all of standard input; raises BadRequest if it is larger than any file of ours."""
    content = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
    if len(content) > MAX_FILE_BYTES:
        raise BadRequest(f"Standard input holds more than {MAX_FILE_BYTES // 1024**2} MB.", "file")
    return content


def check_output(name: str, argument: str, json_too: bool = False) -> None:
    """Raise BadRequest if nothing can be written there, or if JSON is printed there already."""
    if name != STREAM:
        check_writable(Path(name).expanduser(), argument)
    elif json_too:
        raise BadRequest(
            f"--json and --{argument} - would both write to standard output; "
            f"name a file for --{argument}.",
            argument,
        )


def write_output(name: str, text: str, argument: str) -> None:
    """Write a file, completely or not at all, or standard output."""
    if name == STREAM:
        sys.stdout.write(text)
    else:
        write(Path(name).expanduser(), text, argument)
