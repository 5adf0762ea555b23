"""Compiles the native library of `master` into the cache folder of the user unless it is there.

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

from legendarium.bots.tashkalar.native.build_cache import (
    LIBRARY,
    builds_folder,
    is_built,
    mark_used,
    prune,
    put,
    remove_all,
)
from legendarium.bots.tashkalar.native.build_fingerprint import (
    FLAGS,
    NATIVE,
    OPTIONAL_FLAGS,
    PACKAGE,
    fingerprint,
    further_flags,
)
from legendarium.bots.tashkalar.native.kinds_header import HEADER, kinds_header
from legendarium.folders import CACHE_VARIABLE

SOURCE = "native.cpp"
COMPILERS = ("c++", "g++", "clang++")
MAX_COMPILER_LINES = 12
"""How many of the last lines of a failing compiler are printed."""
SLOWER_NOTICE = "`master` will look ahead in Python, which is slower."
AGAIN = "Run `make native`, or this command, again."
INSTALL_ADVICE = (
    "Install a C++ compiler (on Debian: apt-get install g++; on macOS: xcode-select --install). "
    + AGAIN
)


class NativeNotBuilt(Exception):
    """The library could not be built; says why and what to do."""


def build(package: Path = PACKAGE) -> bool:
    """Build the library unless it is there; returns whether it was built."""
    wanted = fingerprint(package)
    if is_built(wanted):
        mark_used(wanted)
        return False
    compiler = _compiler()
    try:
        builds_folder().mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".building-", dir=builds_folder()) as aside:
            made = Path(aside) / LIBRARY
            _compile(compiler, package / NATIVE, wanted, made)
            _check_unchanged(package, wanted)
            put(made, wanted)
        prune()
    except OSError as error:
        raise NativeNotBuilt(
            f"The folder {builds_folder()} cannot be written: {error.strerror}. {SLOWER_NOTICE} "
            f"{CACHE_VARIABLE} names another cache folder."
        ) from error
    return True


def _check_unchanged(package: Path, wanted: str) -> None:
    if fingerprint(package) != wanted:
        raise NativeNotBuilt(f"Its sources changed while it was compiled. {SLOWER_NOTICE} {AGAIN}")


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


def _compile(compiler: Sequence[str], folder: Path, wanted: str, made: Path) -> None:
    print("Compiling the native library of `master`: this takes about ten seconds.", flush=True)
    flags = [*FLAGS, *_accepted(compiler, folder, made), *further_flags()]
    (made.parent / HEADER).write_text(kinds_header(), encoding="ascii")
    given = (f'-DFINGERPRINT="{wanted}"', "-I", str(made.parent))
    words = _refusal([*compiler, *flags, *given, "-o", str(made), SOURCE], folder)
    if words:
        print(*words[-MAX_COMPILER_LINES:], sep="\n", file=sys.stderr)
        raise NativeNotBuilt(
            f"`{compiler[0]}` could not compile {SOURCE}; its output is above. {SLOWER_NOTICE}"
        )


def _accepted(compiler: Sequence[str], folder: Path, made: Path) -> list[str]:
    """The optional flags with which an empty library can be made."""
    nothing = ("-o", str(made), "-x", "c++", os.devnull)
    return [
        flag for flag in OPTIONAL_FLAGS if not _refusal([*compiler, *FLAGS, flag, *nothing], folder)
    ]


def _refusal(command: Sequence[str], folder: Path) -> list[str]:
    """The output of a compiler that fails in this folder, never empty; empty if it succeeds."""
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=folder,
            errors="replace",
            check=False,
        )
    except OSError as error:
        return [str(error)]
    return (done.stdout.splitlines() or ["It said nothing."]) if done.returncode else []


def main(arguments: Sequence[str] | None = None, package: Path = PACKAGE) -> int:
    """Build the library; a failure is printed and is an error only with `--required`."""
    parser = ArgumentParser(description="Compile the native library of the bot `master`.")
    parser.add_argument(
        "--required", action="store_true", help="exit with 1 where it cannot be built"
    )
    parser.add_argument("--remove", action="store_true", help="remove every library instead")
    asked = parser.parse_args(arguments)
    if asked.remove:
        remove_all()
        return 0
    try:
        build(package)
    except NativeNotBuilt as error:
        print(f"The native library is not built. {error}", file=sys.stderr)
        return 1 if asked.required else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
