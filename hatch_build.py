"""Builds the browser client into every wheel and source archive."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

from build import build, is_built
from node import NODE_PACKAGE, ClientNotBuilt, has_node


class ClientHook(BuildHookInterface[Any]):
    """An editable install serves what `make play` builds, so it builds nothing itself."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, where the machine lacks it and the client is to be built."""
        root = Path(self.root)
        return [] if has_node() or is_built(root) else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files are gathered."""
        if version == "editable":
            return
        try:
            build(Path(self.root))
        except ClientNotBuilt as error:
            sys.exit(f"The browser client is not built. {error}")
