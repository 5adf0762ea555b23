"""Compile the library that `master` looks ahead with, unless what is there is still right.

`python -m legendarium.bots.tashkalar.native.build` does it wherever Legendarium is installed. The
game works without the library, so a machine that cannot compile it is told so and nothing fails;
`--required` is for those who would rather have it fail.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from legendarium.bots.tashkalar.native.made_from import (
    FLAGS,
    FOLDER,
    LIBRARY,
    MADE_FROM,
    TUNED,
    fingerprint,
    is_built,
)

SOURCE = "native.cpp"
COMPILERS = ("c++", "g++", "clang++")
TOLD = 12
"""So many lines of what a compiler says are repeated, the last ones."""
SLOWER = "`master` will look ahead in Python, which is slower."
ADVICE = (
    "Install a C++ compiler (on Debian: apt-get install g++; on macOS: xcode-select --install) "
    "and run `make native`, or this command, again."
)


class NativeNotBuilt(Exception):
    """Says why there is no library and what to do."""


def build(folder: Path = FOLDER) -> bool:
    """Build the library where it is needed; whether it was.

    What is there of other sources goes first: it would be worse than none, even for the seconds
    that compiling takes, and nobody can leave it behind by stopping.
    """
    if is_built(folder):
        return False
    try:
        _remove(folder)
        _compile(_compiler(), folder)
    except OSError as error:
        raise NativeNotBuilt(f"{error}. {SLOWER}") from error
    return True


def _remove(folder: Path) -> None:
    for name in (MADE_FROM, LIBRARY):
        (folder / name).unlink(missing_ok=True)


def _compiler() -> list[str]:
    """The command that compiles: what CXX says, or the first that this machine has."""
    if sys.platform == "win32":
        raise NativeNotBuilt(f"That is done on Linux and macOS only. {SLOWER}")
    named = shlex.split(os.environ.get("CXX", ""))
    commands = [named] if named else [[name] for name in COMPILERS]
    for command in commands:
        if shutil.which(command[0]) is not None:
            return command
    missing = f"CXX names `{named[0]}`, which" if named else "A C++ compiler"
    raise NativeNotBuilt(f"{missing} was not found. {SLOWER} {ADVICE}")


def _compile(compiler: Sequence[str], folder: Path) -> None:
    """Compile aside and move the whole library into place, so that nobody loads half of one."""
    print("Compiling the look ahead of `master`: this takes some ten seconds.", flush=True)
    made_from = fingerprint(folder)
    with TemporaryDirectory(prefix=".building-", dir=folder) as aside:
        made = Path(aside) / LIBRARY
        rest = (*FLAGS, "-o", str(made), str(folder / SOURCE))
        if _refusal([*compiler, TUNED, *rest]) and (words := _refusal([*compiler, *rest])):
            print(*words[-TOLD:], sep="\n", file=sys.stderr)
            raise NativeNotBuilt(
                f"`{compiler[0]}` could not compile {SOURCE}; its last words are above. {SLOWER}"
            )
        made.replace(folder / LIBRARY)
    (folder / MADE_FROM).write_text(made_from + "\n", encoding="ascii")


def _refusal(command: Sequence[str]) -> list[str]:
    """What a compiler that fails says, at least something; nothing where it does not."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", check=False
    )
    return (done.stdout.splitlines() or ["It said nothing."]) if done.returncode else []


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Build the library; a failure is told, and is one only where the library is required."""
    parser = ArgumentParser(description="Compile the library that `master` looks ahead with.")
    parser.add_argument(
        "--required", action="store_true", help="exit with 1 where it cannot be built"
    )
    asked = parser.parse_args(arguments)
    try:
        build(folder)
    except NativeNotBuilt as error:
        print(f"The compiled look ahead is not built. {error}", file=sys.stderr)
        return 1 if asked.required else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
