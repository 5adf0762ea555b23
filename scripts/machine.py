"""Permissions and packages of the machine that the checks run on."""

from __future__ import annotations

import os
import shutil
import subprocess


def is_root() -> bool:
    """Whether this process runs as root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_get(*packages: str) -> bool:
    """Install packages with apt-get if possible and allowed; returns whether they were."""
    if not is_root() or shutil.which("apt-get") is None:
        return False
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    update = ["apt-get", "update", "--quiet=2"]
    install = ["apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", *packages]
    return all(
        subprocess.run(call, env=quiet, check=False).returncode == 0 for call in (update, install)
    )
