"""Run a command with the compiled library built for the address and undefined-behaviour sanitizers.

Errors that the library would survive by luck, such as a read past the end of a row, end the command
with a report.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from legendarium.bots.tashkalar.native.build_fingerprint import FLAGS_VARIABLE

FLAGS = (
    *("-O1", "-g", "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS"),
    *("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
)
PRELOADED = ("libasan.so", "libstdc++.so")
"""What must be in the process before Python is: the library comes too late to bring it along."""
OPTIONS = {
    "ASAN_OPTIONS": "detect_leaks=0",  # Python keeps much until it ends.
    "UBSAN_OPTIONS": "print_stacktrace=1",
    "PYTHONMALLOC": "malloc",  # So that the ends of rows are watched, too.
}


def preloaded(compiler: str) -> list[str]:
    """The libraries to preload; empty if this compiler does not have them."""
    found = []
    for name in PRELOADED:
        asked = [*shlex.split(compiler), f"-print-file-name={name}"]
        path = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        if not Path(path).is_absolute():
            return []
        found.append(path)
    return found


def main() -> int:
    """Build the library and run the command on the command line."""
    compiler = os.environ.get("CXX", "g++")
    libraries = preloaded(compiler) if shutil.which(shlex.split(compiler)[0]) else []
    if sys.platform != "linux" or not libraries:
        print("The sanitizers need Linux and g++ with libasan.", file=sys.stderr)
        return 1
    settings = os.environ | {"CXX": compiler, FLAGS_VARIABLE: shlex.join(FLAGS)}
    build = [sys.executable, "-m", "legendarium.bots.tashkalar.native.build", "--required"]
    if subprocess.run(build, env=settings, check=False).returncode != 0:
        return 1
    settings |= OPTIONS | {"LD_PRELOAD": " ".join(libraries)}
    return subprocess.run(sys.argv[1:], env=settings, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
