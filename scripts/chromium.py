"""Run a command with $CHROMIUM set to a browser, which is installed if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from machine import apt_get

BROWSER_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The browser named by $CHROMIUM, else one on the path, else the one of Playwright."""
    for name in (os.environ.get("CHROMIUM", ""), *BROWSER_NAMES):
        if name and (found := shutil.which(name)):
            return found
    return _playwright_browser()


def _playwright_browser() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def install() -> None:
    """Install Chromium with the package manager of the system, else with Playwright."""
    print("Installing Chromium for the browser tests. This happens only once.", flush=True)
    if not apt_get("chromium"):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    """Run the command on the command line; without one, print the path of the browser."""
    found = find()
    if found is None:
        install()
        found = find()
    if found is None:
        print(
            "The browser tests need Chromium: install it, or set $CHROMIUM to its path.",
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
