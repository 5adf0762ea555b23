"""The fingerprint of everything that the compiled library is made from.

The library contains its fingerprint. A library with another one may follow other rules, so it is
not used.
"""

from __future__ import annotations

import os
import platform
import shlex
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from legendarium.bots.tashkalar.native.kinds_header import kinds_header

PACKAGE = Path(__file__).parents[3]
"""The folder of `legendarium`."""
NATIVE = "bots/tashkalar/native"
"""The folder of the C++ code in the package."""
SOURCES = (
    *(f"{NATIVE}/**/*", "bots/tashkalar/worth/**/*", "tashkalar/**/*"),
    *("table/chance.py", "table/kinds.py", "table/message.py"),
)
"""The C++ code, the Python code that speaks to it, and the Python code that it repeats."""
SUFFIXES = {".cpp", ".hpp", ".map", ".py"}
# Python rounds every product and sum separately, so fused multiply-add must be off.
FLAGS = (
    *("-std=c++17", "-O2", "-fPIC", "-shared", "-ffp-contract=off", "-fvisibility=hidden"),
    # Whoever forgets a kind of option, of scoring or of task is told by the compiler.
    "-Werror=switch",
)
OPTIONAL_FLAGS = (
    "-march=native",
    "-fno-gnu-unique",
    "-Wl,-Bsymbolic",
    "-Wl,--version-script=exports.map",
)
"""Flags that not every compiler and linker accepts: the first optimises for this machine's
processor, the others keep two libraries in one process apart."""
FLAGS_VARIABLE = "NATIVE_CXXFLAGS"
"""The environment variable with further flags; it is not one of our settings."""


def further_flags() -> list[str]:
    """The flags in NATIVE_CXXFLAGS."""
    return shlex.split(os.environ.get(FLAGS_VARIABLE, ""))


def fingerprint(package: Path = PACKAGE) -> str:
    """A text that changes with the sources, the generated header, the flags and the machine."""
    made_from = (*FLAGS, *OPTIONAL_FLAGS, *further_flags(), *_machine(), kinds_header())
    total = sha256("\n".join(made_from).encode())
    for path in sorted(_sources(package)):
        content = path.read_bytes()
        total.update(f"\n{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def _sources(package: Path) -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (path for path in package.glob(pattern) if path.suffix in SUFFIXES)


def _machine() -> tuple[str, ...]:
    """The kind of machine, its C library and its processor features: elsewhere it may not run."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        lines = []
    able = next((line for line in lines if line.startswith(("flags", "Features"))), "")
    return sys.platform, platform.machine(), *platform.libc_ver(), able
