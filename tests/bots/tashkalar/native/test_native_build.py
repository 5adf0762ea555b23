"""The native library of `master` is compiled once for each version of its sources."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from legendarium.bots.tashkalar.native import build as build_module
from legendarium.bots.tashkalar.native import build_fingerprint
from legendarium.bots.tashkalar.native.build import (
    COMPILERS,
    NativeNotBuilt,
    build,
    main,
)
from legendarium.bots.tashkalar.native.build_cache import (
    KEPT,
    builds_folder,
    is_built,
    library_path,
)
from legendarium.bots.tashkalar.native.build_fingerprint import (
    FLAGS_VARIABLE,
    NATIVE,
    PACKAGE,
    fingerprint,
)
from legendarium.bots.tashkalar.native.kinds_header import kinds_header
from legendarium.folders import CACHE_VARIABLE

SOURCES = {
    f"{NATIVE}/native.cpp": """
        #include "rules.hpp"
        #pragma GCC visibility push(default)
        extern "C" int rules() { return RULES; }
    """,
    f"{NATIVE}/rules.hpp": "#define RULES 7\n",
    f"{NATIVE}/exports.map": (PACKAGE / NATIVE / "exports.map").read_text(encoding="utf-8"),
    f"{NATIVE}/packing.py": "ORDER = 1\n",
    "tashkalar/arena.py": "SQUARES = 69\n",
    "tashkalar/forms/duel.py": "POINTS = 9\n",
}
FAKE = """#!/bin/sh
echo "$0 $*" >> {asked}
[ -n "$COMPILER_REFUSES" ] && case "$*" in *$COMPILER_REFUSES*) exit 1;; esac
case "$*" in
*native.cpp) [ -n "$COMPILER_FAILS" ] && {{ echo "rules.hpp:1: no such rule"; exit 1; }}
esac
while [ $# -gt 1 ]; do [ "$1" = -o ] && made=$2; shift; done
cat *.?pp > "$made"
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test."""
    folder = tmp_path / "cache"
    monkeypatch.setenv(CACHE_VARIABLE, str(folder))
    monkeypatch.delenv(FLAGS_VARIABLE, raising=False)
    return folder


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder in place of the package, with sources that compile quickly."""
    package = tmp_path / "legendarium"
    for name, content in SOURCES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(content)
    return package


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH without any compiler except those that a test puts there."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("sh", "cat"):
        found = shutil.which(name)
        assert found is not None
        (programs / name).symlink_to(found)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.delenv("CXX", raising=False)
    return programs


@pytest.fixture
def compiler(tmp_path: Path, programs: Path) -> Path:
    """A fake compiler that logs its calls to the returned file."""
    asked = tmp_path / "asked.txt"
    put_compiler(programs / "g++", asked)
    return asked


def put_compiler(at: Path, asked: Path) -> None:
    at.write_text(FAKE.format(asked=asked))
    at.chmod(0o755)


def compilations(asked: Path) -> list[str]:
    """The calls that compile the library; the others try a flag."""
    lines = asked.read_text().splitlines() if asked.exists() else []
    return [line for line in lines if line.endswith(" native.cpp")]


def built(package: Path) -> bool:
    return is_built(fingerprint(package))


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_it_is_compiled_once(package: Path, compiler: Path, cache: Path) -> None:
    assert not built(package)
    assert build(package)
    assert built(package)
    assert files(cache) == {f"native/{fingerprint(package)}/native.so"}
    assert not build(package)
    assert len(compilations(compiler)) == 1


def test_nothing_is_written_into_the_package(package: Path, compiler: Path) -> None:
    build(package)
    assert files(package) == {*SOURCES}


@pytest.mark.parametrize(
    "source",
    [
        *SOURCES,
        *(f"{NATIVE}/new.hpp", f"{NATIVE}/made/new.hpp", "bots/tashkalar/worth/features.py"),
        *("tashkalar/schools/new.py", "tashkalar/scoring/new.py", "table/chance.py"),
        *("table/kinds.py", "table/message.py"),
    ],
)
def test_a_source_that_changes_or_is_new_has_it_compiled_again(
    package: Path, compiler: Path, source: str
) -> None:
    build(package)
    (package / source).parent.mkdir(parents=True, exist_ok=True)
    (package / source).write_text("// Another rule.\n")
    assert not built(package)
    assert build(package)
    assert len(compilations(compiler)) == 2


def test_a_source_that_moves_or_goes_has_it_compiled_again(package: Path) -> None:
    source = package / "tashkalar/forms/duel.py"
    before = fingerprint(package)
    moved = source.rename(source.with_name("melee.py"))
    between = fingerprint(package)
    moved.unlink()
    assert len({before, between, fingerprint(package)}) == 3


def test_the_sources_of_the_package_are_found() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in build_fingerprint._sources(PACKAGE)}
    names = ("act", "arena", "flares", "patterns", "setup", "task_progress", "tasks", "verbs")
    assert {f"tashkalar/{name}.py" for name in names} <= found
    assert {"tashkalar/schools/sylvan.py", "table/chance.py"} <= found
    assert {f"{NATIVE}/native.cpp", f"{NATIVE}/exports.map", f"{NATIVE}/packing.py"} <= found
    assert "bots/tashkalar/worth/features.py" in found


def test_other_flags_have_it_compiled_again(
    package: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(package)
    usual = fingerprint(package)
    monkeypatch.setenv(FLAGS_VARIABLE, "-g '-DTWO WORDS'")
    assert build(package)
    assert "-g -DTWO WORDS" in compilations(compiler)[1]
    assert is_built(usual)
    monkeypatch.setattr(build_fingerprint, "FLAGS", ("-O3",))
    assert not built(package)


def test_another_header_of_kinds_has_it_compiled_again(
    package: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(package)
    longer = kinds_header().replace("enum Kind : uint8_t {", "enum Kind : uint8_t { LEAPFROG,")
    monkeypatch.setattr(build_fingerprint, "kinds_header", lambda: longer)
    assert not built(package)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("header", "enumeration"),
    [("kinds.hpp", "enum Kind : uint8_t {"), ("form.hpp", "enum Scoring {")],
)
def test_the_compiler_finds_a_switch_that_forgets_a_kind(
    tmp_path: Path, header: str, enumeration: str
) -> None:
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        pytest.skip("there is no C++ compiler")
    folder = shutil.copytree(PACKAGE / NATIVE, tmp_path / "native")
    (folder / "kinds.hpp").write_text(kinds_header())
    command = [compiler, *build_fingerprint.FLAGS, "-fsyntax-only", "native.cpp"]
    command.append('-DFINGERPRINT="0"')
    assert subprocess.run(command, cwd=folder, check=False).returncode == 0
    known = (folder / header).read_text()
    (folder / header).write_text(known.replace(enumeration, f"{enumeration} UNHEARD_OF,"))
    found = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "UNHEARD_OF" in found.stderr
    assert "[-Werror=switch]" in found.stderr


def test_copies_and_other_files_change_nothing(package: Path, compiler: Path) -> None:
    build(package)
    os.utime(package / NATIVE / "rules.hpp")
    (package / NATIVE / "notes.txt").write_text("\n")
    (package / "bots/tashkalar/racing.py").write_text("\n")
    copy = shutil.copytree(package, package.parent / "copy")
    assert built(package)
    assert built(copy)


def test_the_fingerprint_is_compiled_in(package: Path, compiler: Path) -> None:
    build(package)
    assert f'-DFINGERPRINT="{fingerprint(package)}"' in compilations(compiler)[0]


@pytest.mark.parametrize("flag", build_fingerprint.OPTIONAL_FLAGS)
def test_flags_that_the_compiler_does_not_accept_are_left_out(
    package: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch, flag: str
) -> None:
    monkeypatch.setenv("COMPILER_REFUSES", flag)
    assert build(package)
    assert built(package)
    given = compilations(compiler)[0].split()
    assert {*build_fingerprint.OPTIONAL_FLAGS} - {*given} == {flag}


def test_a_library_of_another_machine_is_built_again(
    package: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(package)
    monkeypatch.setattr(build_fingerprint, "_machine", lambda: ("linux", "x86_64", "flags: fewer"))
    assert not built(package)


def test_the_compiler_that_is_named_comes_first(
    package: Path, programs: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = programs.parent / "mine"
    put_compiler(mine, compiler)
    monkeypatch.setenv("CXX", f"{mine} -g")
    build(package)
    assert compilations(compiler)[0].startswith(f"{mine} -g -std=c++17")


def test_a_compiler_that_is_named_and_missing_is_told_of(
    package: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CXX", "my-compiler")
    with pytest.raises(NativeNotBuilt, match="CXX names `my-compiler`, which was not found"):
        build(package)


@pytest.mark.parametrize("name", COMPILERS)
def test_any_usual_compiler_will_do(package: Path, programs: Path, name: str) -> None:
    put_compiler(programs / name, programs.parent / "asked.txt")
    assert build(package)


@pytest.mark.parametrize(("arguments", "code"), [([], 0), (["--required"], 1)])
def test_without_a_compiler_a_sentence_says_what_to_do(
    package: Path,
    programs: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
) -> None:
    assert main(arguments, package) == code
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "A C++ compiler was not found. `master` will look ahead in Python" in told
    assert "apt-get install g++" in told


@pytest.mark.parametrize(("arguments", "code"), [([], 0), (["--required"], 1)])
def test_sources_that_do_not_compile_leave_nothing(
    package: Path,
    compiler: Path,
    cache: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
) -> None:
    monkeypatch.setenv("COMPILER_FAILS", "yes")
    assert main(arguments, package) == code
    told = capsys.readouterr().err
    assert "rules.hpp:1: no such rule" in told
    assert "`g++` could not compile native.cpp" in told
    assert files(cache) == set()


def test_sources_that_change_in_between_leave_nothing(
    package: Path, compiler: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the library would claim to be made from sources that it is not made from."""
    prints = iter(["before", "after"])
    monkeypatch.setattr(build_module, "fingerprint", lambda package: next(prints))
    with pytest.raises(NativeNotBuilt, match="Its sources changed while it was compiled"):
        build(package)
    assert files(cache) == set()


def test_builds_at_the_same_time_do_no_harm(package: Path, compiler: Path, cache: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        assert any(pool.map(lambda _: build(package), range(4)))
    assert files(cache) == {f"native/{fingerprint(package)}/native.so"}
    whole = library_path(fingerprint(package)).read_text()
    assert whole == "".join(SOURCES[f"{NATIVE}/{name}"] for name in ("native.cpp", "rules.hpp"))


def test_the_newest_are_kept(package: Path, compiler: Path) -> None:
    build(package)
    for number in range(KEPT + 2):
        other = builds_folder() / f"older-{number}"
        other.mkdir()
        os.utime(other, (number, number))
    first = fingerprint(package)
    os.utime(library_path(first).parent, (0, 0))
    assert not build(package)  # It is in use, and so the newest.
    (package / NATIVE / "rules.hpp").write_text("#define RULES 8\n")
    build(package)
    kept = {path.name for path in builds_folder().iterdir()}
    newest = {f"older-{number}" for number in range(4, KEPT + 2)}
    assert kept == {first, fingerprint(package), *newest}


def test_a_cache_folder_that_cannot_be_written_is_told_of(
    package: Path, compiler: Path, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cache.write_text("a file, and no folder")
    assert main([], package) == 0
    assert capsys.readouterr().err == (
        f"The native library is not built. The folder {cache / 'native'} cannot be written: "
        "Not a directory. `master` will look ahead in Python, which is slower. "
        "LEGENDARIUM_CACHE names another cache folder.\n"
    )


def test_every_library_can_be_removed(package: Path, compiler: Path, cache: Path) -> None:
    build(package)
    (cache / "other").write_text("of another part of the program")
    for _ in range(2):
        assert main(["--remove"], package) == 0
        assert files(cache) == {"other"}


def test_nothing_is_compiled_on_windows(
    package: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(NativeNotBuilt, match="on Linux and macOS only"):
        build(package)
    assert compilations(compiler) == []


def has_compiler() -> bool:
    """Whether one is there and answers: on macOS there may be only a hint how to install it."""
    found = filter(None, map(shutil.which, COMPILERS))
    asked = (subprocess.run([path, "--version"], capture_output=True) for path in found)
    return next((answer.returncode == 0 for answer in asked), False)


@pytest.mark.skipif(not has_compiler(), reason="there is no C++ compiler")
def test_what_is_compiled_can_be_called(package: Path) -> None:
    assert build(package)
    assert ctypes.CDLL(str(library_path(fingerprint(package)))).rules() == 7


@pytest.mark.skipif(not has_compiler(), reason="there is no C++ compiler")
def test_a_machine_with_a_compiler_has_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the tests that compare it with the rules would be skipped unnoticed."""
    monkeypatch.undo()
    assert is_built(fingerprint()), "`make native` compiles it."


def test_the_command_says_how_it_is_used() -> None:
    command = [sys.executable, "-m", "legendarium.bots.tashkalar.native.build", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "--required" in told.stdout
    assert told.stderr == ""
