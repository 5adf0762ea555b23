"""The native library of `master` is compiled once for each version of its sources."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from legendarium.bots.tashkalar.native import build_fingerprint
from legendarium.bots.tashkalar.native.build import (
    COMPILERS,
    NativeNotBuilt,
    build,
    main,
)
from legendarium.bots.tashkalar.native.build_fingerprint import is_built

SOURCES = {
    "native.cpp": '#include "rules.hpp"\nextern "C" int rules() { return RULES; }\n',
    "rules.hpp": "#define RULES 7\n",
}
FAKE = """#!/bin/sh
echo "$0 $*" >> {asked}
case "$*" in *-march=native*) [ -n "$COMPILER_IS_OLD" ] && exit 1;; esac
[ -n "$COMPILER_FAILS" ] && {{ echo "rules.hpp:1: no such rule"; exit 1; }}
while [ $# -gt 1 ]; do [ "$1" = -o ] && made=$2; shift; done
cat {folder}/*.?pp > "$made"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in place of the library's, with sources that compile quickly."""
    made = tmp_path / "native"
    made.mkdir()
    for name, content in SOURCES.items():
        (made / name).write_text(content)
    return made


@pytest.fixture
def programs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH without any compiler except those that a test puts there."""
    programs = folder.parent / "bin"
    programs.mkdir()
    for name in ("sh", "cat"):
        found = shutil.which(name)
        assert found is not None
        (programs / name).symlink_to(found)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.delenv("CXX", raising=False)
    return programs


@pytest.fixture
def compiler(folder: Path, programs: Path) -> Path:
    """A fake compiler that logs its calls to the returned file."""
    asked = folder.parent / "asked.txt"
    put_compiler(programs / "g++", folder, asked)
    return asked


def put_compiler(at: Path, folder: Path, asked: Path) -> None:
    at.write_text(FAKE.format(asked=asked, folder=folder))
    at.chmod(0o755)


def times_asked(asked: Path) -> int:
    return len(asked.read_text().splitlines()) if asked.exists() else 0


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_it_is_compiled_once(folder: Path, compiler: Path) -> None:
    assert not is_built(folder)
    assert build(folder)
    assert is_built(folder)
    assert names(folder) == {*SOURCES, "native.so", "native.built"}
    assert not build(folder)
    assert times_asked(compiler) == 1


@pytest.mark.parametrize("source", ["native.cpp", "rules.hpp", "new.hpp"])
def test_a_source_that_changes_has_it_compiled_again(
    folder: Path, compiler: Path, source: str
) -> None:
    build(folder)
    (folder / source).write_text("// Another rule.\n")
    assert not is_built(folder)
    assert build(folder)
    assert "Another rule" in (folder / "native.so").read_text()
    assert times_asked(compiler) == 2


def test_other_flags_have_it_compiled_again(
    folder: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(folder)
    monkeypatch.setattr(build_fingerprint, "FLAGS", ("-O3",))
    assert not is_built(folder)


def test_copies_and_other_files_change_nothing(folder: Path, compiler: Path) -> None:
    build(folder)
    os.utime(folder / "rules.hpp")
    (folder / "racing.py").write_text("\n")
    copy = shutil.copytree(folder, folder.parent / "copy")
    assert is_built(folder)
    assert is_built(copy)


@pytest.mark.parametrize("gone", ["native.so", "native.built"])
def test_it_is_compiled_again_where_half_of_it_is_there(
    folder: Path, compiler: Path, gone: str
) -> None:
    build(folder)
    (folder / gone).unlink()
    assert build(folder)
    assert is_built(folder)


def test_a_compiler_that_does_not_know_this_machine_compiles_for_any(
    folder: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPILER_IS_OLD", "yes")
    assert build(folder)
    assert is_built(folder)
    tuned, plain = compiler.read_text().splitlines()
    assert "-march=native" in tuned
    assert "-march=native" not in plain


def test_a_library_of_another_machine_is_built_again(
    folder: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(folder)
    monkeypatch.setattr(build_fingerprint, "_machine", lambda: ("linux", "x86_64", "flags: fewer"))
    assert not is_built(folder)


def test_the_compiler_that_is_named_comes_first(
    folder: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_compiler(folder.parent / "mine", folder, compiler)
    monkeypatch.setenv("CXX", f"{folder.parent / 'mine'} -g")
    build(folder)
    assert compiler.read_text().startswith(f"{folder.parent / 'mine'} -g -march=native -std=c++17")


def test_a_compiler_that_is_named_and_missing_is_told_of(
    folder: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXX", "my-compiler")
    with pytest.raises(NativeNotBuilt, match="CXX names `my-compiler`, which was not found"):
        build(folder)


@pytest.mark.parametrize("name", COMPILERS)
def test_any_usual_compiler_will_do(folder: Path, programs: Path, name: str) -> None:
    put_compiler(programs / name, folder, folder.parent / "asked.txt")
    assert build(folder)


@pytest.mark.parametrize(("arguments", "code"), [([], 0), (["--required"], 1)])
def test_without_a_compiler_a_sentence_says_what_to_do(
    folder: Path,
    programs: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
) -> None:
    assert main(arguments, folder) == code
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "A C++ compiler was not found. `master` will look ahead in Python" in told
    assert "apt-get install g++" in told
    assert names(folder) == {*SOURCES}


@pytest.mark.parametrize(("arguments", "code"), [([], 0), (["--required"], 1)])
def test_a_library_of_old_sources_goes_where_the_new_do_not_compile(
    folder: Path,
    compiler: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
) -> None:
    build(folder)
    (folder / "rules.hpp").write_text("#define RULES none\n")
    monkeypatch.setenv("COMPILER_FAILS", "yes")
    assert main(arguments, folder) == code
    told = capsys.readouterr().err
    assert "rules.hpp:1: no such rule" in told
    assert "`g++` could not compile native.cpp" in told
    assert names(folder) == {*SOURCES}


def test_a_library_of_old_sources_goes_without_a_compiler_too(
    folder: Path, compiler: Path, programs: Path
) -> None:
    build(folder)
    (programs / "g++").unlink()
    assert main(["--required"], folder) == 0
    (folder / "rules.hpp").write_text("#define RULES 8\n")
    assert main([], folder) == 0
    assert names(folder) == {*SOURCES}


def test_a_library_of_which_nothing_is_known_goes(folder: Path, programs: Path) -> None:
    (folder / "native.so").write_text("made by hand\n")
    main([], folder)
    assert names(folder) == {*SOURCES}


def test_a_folder_that_cannot_be_written_is_told_of(
    folder: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object, **named: object) -> None:
        raise PermissionError("Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(NativeNotBuilt, match="Permission denied"):
        build(folder)


def test_nothing_is_compiled_on_windows(
    folder: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(NativeNotBuilt, match="on Linux and macOS only"):
        build(folder)
    assert times_asked(compiler) == 0


def has_compiler() -> bool:
    """Whether one is there and answers: on macOS there may be only a hint how to install it."""
    found = filter(None, map(shutil.which, COMPILERS))
    asked = (subprocess.run([path, "--version"], capture_output=True) for path in found)
    return next((answer.returncode == 0 for answer in asked), False)


@pytest.mark.skipif(not has_compiler(), reason="there is no C++ compiler")
def test_what_is_compiled_can_be_called(folder: Path) -> None:
    assert build(folder)
    assert ctypes.CDLL(str(folder / "native.so")).rules() == 7


@pytest.mark.skipif(not has_compiler(), reason="there is no C++ compiler")
def test_a_machine_with_a_compiler_has_the_library() -> None:
    """Otherwise the tests that compare it with the rules would be skipped unnoticed."""
    assert is_built(), "`make native` compiles it."


def test_the_command_says_how_it_is_used() -> None:
    command = [sys.executable, "-m", "legendarium.bots.tashkalar.native.build", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "--required" in told.stdout
    assert told.stderr == ""
