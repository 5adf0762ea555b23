"""Starts servers quickly, one after another: modules are loaded once, each server is forked.

Each line on standard input is the file of a database. For each, the server's own command runs in a
process of its own; "pid N" is said before its first word, "ended CODE" after its last.
"""

from __future__ import annotations

import os
import sys


def serve(database: str) -> None:
    """Be a server until the end."""
    from legendarium.cli.main import main

    os.close(0)
    sys.argv = ["legendarium", "serve", "--no-browser", "--port", "0", "--database", database]
    code = main(sys.argv[1:])
    sys.stdout.flush()
    os._exit(code)


def nurse() -> None:
    """Start a server for each line."""
    # Not above: a process in which bots think would load it all again.
    import legendarium.cli.serving  # noqa: F401

    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(line.strip())
        print("pid", child, flush=True)
        _, status = os.waitpid(child, 0)
        print("ended", os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    nurse()
