"""Run a command with $CHROMIUM set to a browser, which is installed where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from machine import apt_get

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The browser named by $CHROMIUM, else one on the path, else the one of Playwright."""
    for name in (os.environ.get("CHROMIUM", ""), *NAMES):
        if name and (found := shutil.which(name)):
            return found
    return _of_playwright()


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def install() -> None:
    """Install Chromium with the means of the system, else with those of Playwright."""
    print("Installing Chromium for the browser tests, only this once.", flush=True)
    if not apt_get("chromium"):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    """Run the command of the command line; without one, say where the browser is."""
    found = find()
    if found is None:
        install()
        found = find()
    if found is None:
        print(
            "The browser tests need Chromium: please install it, or name it in $CHROMIUM.",
            file=sys.stderr,
        )
        return 1
    if not sys.argv[1:]:
        print(found)
        return 0
    done = subprocess.run(sys.argv[1:], env=os.environ | {"CHROMIUM": found}, check=False)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
