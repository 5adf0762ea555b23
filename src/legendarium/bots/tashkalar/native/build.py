"""Compiles the native library of `master` unless an up-to-date one exists.

Run it with `python -m legendarium.bots.tashkalar.native.build`. The game works without the library,
so failing to compile it only prints a message; with `--required` it is an error.
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

from legendarium.bots.tashkalar.native.build_fingerprint import (
    FINGERPRINT_FILE,
    FLAGS,
    FOLDER,
    LIBRARY,
    NATIVE_FLAG,
    fingerprint,
    is_built,
)

SOURCE = "native.cpp"
COMPILERS = ("c++", "g++", "clang++")
MAX_COMPILER_LINES = 12
"""How many of the last lines of a failing compiler are printed."""
SLOWER_NOTICE = "`master` will look ahead in Python, which is slower."
INSTALL_ADVICE = (
    "Install a C++ compiler (on Debian: apt-get install g++; on macOS: xcode-select --install) "
    "and run `make native`, or this command, again."
)


class NativeNotBuilt(Exception):
    """The library could not be built; says why and what to do."""


def build(folder: Path = FOLDER) -> bool:
    """Build the library unless it is up to date; returns whether it was built.

    A stale library is removed first, so that it is not used during the build or after a build that
    is interrupted.
    """
    if is_built(folder):
        return False
    try:
        _remove(folder)
        _compile(_compiler(), folder)
    except OSError as error:
        raise NativeNotBuilt(f"{error}. {SLOWER_NOTICE}") from error
    return True


def _remove(folder: Path) -> None:
    for name in (FINGERPRINT_FILE, LIBRARY):
        (folder / name).unlink(missing_ok=True)


def _compiler() -> list[str]:
    """The compiler's command: CXX, or the first compiler that this machine has."""
    if sys.platform == "win32":
        raise NativeNotBuilt(f"It is built on Linux and macOS only. {SLOWER_NOTICE}")
    named = shlex.split(os.environ.get("CXX", ""))
    commands = [named] if named else [[name] for name in COMPILERS]
    for command in commands:
        if shutil.which(command[0]) is not None:
            return command
    missing = f"CXX names `{named[0]}`, which" if named else "A C++ compiler"
    raise NativeNotBuilt(f"{missing} was not found. {SLOWER_NOTICE} {INSTALL_ADVICE}")


def _compile(compiler: Sequence[str], folder: Path) -> None:
    """Compile in a temporary folder and move the library into place, so it is never incomplete."""
    print("Compiling the native library of `master`: this takes about ten seconds.", flush=True)
    expected = fingerprint(folder)
    with TemporaryDirectory(prefix=".building-", dir=folder) as aside:
        made = Path(aside) / LIBRARY
        rest = (*FLAGS, "-o", str(made), str(folder / SOURCE))
        if _refusal([*compiler, NATIVE_FLAG, *rest]) and (words := _refusal([*compiler, *rest])):
            print(*words[-MAX_COMPILER_LINES:], sep="\n", file=sys.stderr)
            raise NativeNotBuilt(
                f"`{compiler[0]}` could not compile {SOURCE}; its output is above. {SLOWER_NOTICE}"
            )
        made.replace(folder / LIBRARY)
    (folder / FINGERPRINT_FILE).write_text(expected + "\n", encoding="ascii")


def _refusal(command: Sequence[str]) -> list[str]:
    """The output of a compiler that fails, never empty; empty if it succeeds."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace", check=False
    )
    return (done.stdout.splitlines() or ["It said nothing."]) if done.returncode else []


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Build the library; a failure is printed and is an error only with `--required`."""
    parser = ArgumentParser(description="Compile the native library of the bot `master`.")
    parser.add_argument(
        "--required", action="store_true", help="exit with 1 where it cannot be built"
    )
    asked = parser.parse_args(arguments)
    try:
        build(folder)
    except NativeNotBuilt as error:
        print(f"The native library is not built. {error}", file=sys.stderr)
        return 1 if asked.required else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
