"""The folder for what the program can make again."""

from __future__ import annotations

from pathlib import Path

import pytest

from legendarium.folders import CACHE_VARIABLE, cache_folder


def test_the_variable_names_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(CACHE_VARIABLE, "mine")
    assert cache_folder() == tmp_path / "mine"
    monkeypatch.setenv(CACHE_VARIABLE, "")
    assert cache_folder() not in (tmp_path, tmp_path / "mine")
    assert "legendarium" in cache_folder().parts
