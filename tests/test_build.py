"""The build: the browser client, and the wheel that brings it along."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from legendarium.locale import LANGUAGES
from legendarium.server.routes.pages import Client
from rulebook import GAMES, translations
from waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "web"))

import build  # noqa: E402
import first_load  # noqa: E402
import node  # noqa: E402

EVERYTHING = 250 * 1024
"""Bytes, compressed, that the client may take at most."""
FIRST_LOAD = {"lobby": 50_000, "table": 103_000}
"""Bytes, compressed, that a page may load before it is shown, without the language."""
OWN = {
    *("src", "web", "docs/rules", "pyproject.toml", "hatch_build.py"),
    *("README.md", "LICENSE", ".gitignore"),
}
"""What a wheel is made from."""
NATIVE = "bots/tashkalar/native"
"""Where the sources of the compiled look ahead are."""
SERVED = """
import sys
from legendarium.cli.main import main
import legendarium
print(legendarium.__file__, flush=True)
if __name__ == "__main__":
    sys.exit(main(["serve", "--no-browser", "--port", "0", "--database", sys.argv[1]]))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small tree with a client to build."""
    web = tmp_path / "web"
    (web / "src" / "api").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("start();\n")
    (web / "package.json").write_text("{}\n")
    lock(web / "package-lock.json", {"": {}, **packages(svelte="5.0.0")})
    words = tmp_path / "src" / "legendarium" / "locale" / "en"
    words.mkdir(parents=True)
    (words / "play.ftl").write_text("welcome = Welcome\n")
    rules = tmp_path / "docs" / "rules"
    (rules / "cs").mkdir(parents=True)
    (rules / "tash-kalar.md").write_text("# Rules\n")
    (rules / "cs" / "tash-kalar.md").write_text("# Pravidla\n")
    return tmp_path


def packages(**versions: str) -> dict[str, dict[str, object]]:
    return {f"node_modules/{name}": {"version": version} for name, version in versions.items()}


def lock(path: Path, content: dict[str, dict[str, object]]) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({"packages": content}))


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stands in for Node and npm; what npm was asked to do is in the file."""
    asked = tmp_path / "asked.txt"
    programs = tmp_path / "bin"
    programs.mkdir()
    client = build.client_folder(tmp_path)
    says = {
        "node": "echo v22.1.0",
        "npm": f"""echo "$*" >> {asked}
            case "$*" in
            *build) mkdir -p {client} && echo page > {client}/index.html ;;
            ci*) mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json ;;
            esac
            exit ${{NPM_FAILS:-0}}""",
    }
    for name, script in says.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.defpath}")
    return asked


def test_the_client_is_built_once(house: Path, npm: Path) -> None:
    assert build.build(house)
    assert [line.split()[0] for line in npm.read_text().splitlines()] == ["ci", "run"]
    assert build.is_built(house)
    assert not build.build(house)
    assert len(npm.read_text().splitlines()) == 2


@pytest.mark.parametrize(
    "source",
    [
        *("web/src/main.ts", "web/openapi.json"),
        *("src/legendarium/locale/en/play.ftl", "docs/rules/tash-kalar.md"),
        "docs/rules/cs/tash-kalar.md",
    ],
)
def test_a_source_that_changes_has_the_client_built_again(
    house: Path, npm: Path, source: str
) -> None:
    build.build(house)
    (house / source).write_text("another = Another\n")
    assert not build.is_built(house)
    assert build.build(house)
    assert [line.split()[0] for line in npm.read_text().splitlines()] == ["ci", "run", "run"]


def test_a_source_that_goes_has_the_client_built_again(house: Path, npm: Path) -> None:
    build.build(house)
    (house / "web" / "src" / "main.ts").unlink()
    assert not build.is_built(house)


def test_what_the_build_makes_itself_is_no_source(house: Path, npm: Path) -> None:
    build.build(house)
    (house / "web" / "src" / "api" / "schema.d.ts").write_text("export {};\n")
    (house / "web" / "node_modules" / "new.js").write_text("\n")
    os.utime(house / "web" / "src" / "main.ts")
    assert build.is_built(house)


def test_a_failure_is_one_sentence(house: Path, npm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NPM_FAILS", "1")
    with pytest.raises(node.ClientNotBuilt, match="check the network connection"):
        build.build(house)
    lock(house / "web" / "node_modules" / ".package-lock.json", packages(svelte="5.0.0"))
    with pytest.raises(node.ClientNotBuilt, match=r"`npm run --silent build` failed in web/"):
        build.build(house)
    assert not build.is_built(house)


def test_without_node_one_is_installed(
    npm: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where that does not work either, a sentence says what is needed."""
    asked: list[bool] = []
    monkeypatch.setattr(node, "_install_node", lambda: asked.append(True))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / "nothing"))
    assert node.node_path() == os.environ["PATH"]
    (tmp_path / "bin" / "node").write_text("#!/bin/sh\necho v18.20.0\n")
    with pytest.raises(node.ClientNotBuilt, match=r"Node 20.19 or newer is needed"):
        node.node_path()
    assert asked == [True]


@pytest.mark.parametrize(
    ("installed", "matching"),
    [
        ({"svelte": "5.0.0"}, True),
        ({"svelte": "5.0.0", "for-here": "1.0.0"}, True),
        ({"svelte": "5.0.1"}, False),
        ({"svelte": "5.0.0", "stranger": "1.0.0"}, False),
        ({}, False),
    ],
)
def test_packages_are_installed_again_only_when_they_differ(
    tmp_path: Path, installed: dict[str, str], matching: bool
) -> None:
    optional: dict[str, dict[str, object]] = {
        f"node_modules/{name}": {"version": "1.0.0", "optional": True}
        for name in ("for-here", "for-elsewhere")
    }
    lock(tmp_path / "package-lock.json", {"": {}, **packages(svelte="5.0.0"), **optional})
    assert not node.packages_match(tmp_path)
    lock(tmp_path / "node_modules" / ".package-lock.json", packages(**installed))
    assert node.packages_match(tmp_path) is matching


def test_the_lock_file_names_every_kind_of_machine_and_no_registry() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    locked = json.loads(text)["packages"]
    assert "resolved" not in text
    assert all("integrity" in package for at, package in locked.items() if at)
    for kind in ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "win32-x64-msvc"):
        assert f"node_modules/@rolldown/binding-{kind}" in locked


def test_the_client_loads_fast() -> None:
    """Every page and card, in one language and with the rules of one game, is small.

    The rules of a game are fetched when somebody reads them, in one language.
    """
    client = Client(build.client_folder())
    assert client.index is not None, "`make client` builds the client."
    sizes = {
        name: len(file.zipped or file.content)
        for name, file in {"index.html": client.index, **client.files}.items()
    }
    total = sum(sizes.values())
    rulebooks = [f"rules-{language}-{game}" for game, language in translations()]
    for kinds in (LANGUAGES, [*(f"rules-{game}" for game in GAMES), *rulebooks]):
        each = [size for name, size in sizes.items() if is_one_of(name, kinds)]
        assert len(each) == len(kinds)
        total -= sum(each) - max(each)
    assert total < EVERYTHING, sizes


@pytest.mark.parametrize("page", FIRST_LOAD)
def test_a_page_loads_only_what_it_shows_first(page: str) -> None:
    files = first_load.first_load(page)
    assert "index.html" in files
    assert {".css", ".html", ".js"} == {Path(name).suffix for name in files}
    assert not [name for name in files if is_one_of(name, [*LANGUAGES, "later"])]
    assert sum(files.values()) < FIRST_LOAD[page], files


def is_one_of(name: str, kinds: Sequence[str]) -> bool:
    """Whether a file of the client is for one of several languages or rulebooks."""
    return re.fullmatch(rf"assets/({'|'.join(kinds)})-[\w-]+\.js", name) is not None


def test_the_client_asks_nothing_of_anybody_else() -> None:
    client = Client(build.client_folder())
    assert client.index is not None, "`make client` builds the client."
    page = client.index.content.decode()
    assert "/favicon.svg" in page
    assert re.findall(r"(?:src|href)=\"(?!/)", page) == []
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\son\w+=", page) == []
    styles = [file.content.decode() for file in client.files.values() if file.suffix == ".css"]
    assert styles
    for style in styles:
        assert re.findall(r"@import|url\([\"']?https?:", style) == []


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from a copy of the tree, so that the tree stays as it is."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "tree"
    copy.mkdir()
    for name in OWN:
        if (ROOT / name).is_dir():
            left_out = shutil.ignore_patterns("node_modules", "__pycache__")
            shutil.copytree(ROOT / name, copy / name, ignore=left_out)
        else:
            shutil.copy2(ROOT / name, copy / name)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    made = subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(copy)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    (found,) = folder.glob("legendarium-*.whl")
    return found


@pytest.mark.slow
def test_a_wheel_has_everything_in_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    inside = [name.removeprefix("legendarium/") for name in names]
    assert "server/client/index.html" in inside
    assert any(re.fullmatch(r"server/client/assets/[\w-]+\.js", name) for name in inside)
    assert "server/client/favicon.svg" in inside
    assert "server/client/robots.txt" in inside
    for language in LANGUAGES:
        assert f"locale/{language}/play.ftl" in inside
    assert "authoring/template/campaign.toml" in inside
    assert "authoring/template/strings/en/story.txt" in inside
    assert "server/storage/migrations/env.py" in inside
    assert any(re.match(r"server/storage/migrations/versions/\w+\.py$", name) for name in inside)
    assert [name for name in names if "node_modules" in name or name.endswith(".ts")] == []


@pytest.mark.slow
def test_a_wheel_is_for_every_kind_of_machine(wheel: Path) -> None:
    """The sources of the compiled look ahead come along; they are compiled where it is used."""
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    here = ROOT / "src" / "legendarium" / NATIVE
    sources = {path.name for path in here.iterdir() if path.suffix in {".cpp", ".hpp", ".map"}}
    assert {f"legendarium/{NATIVE}/{name}" for name in sources} <= inside
    assert [name for name in inside if name.endswith(".so")] == []
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.mark.slow
def test_an_unpacked_wheel_serves_itself(wheel: Path, tmp_path: Path) -> None:
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    (tmp_path / "served.py").write_text(SERVED)
    output = tmp_path / "output.txt"
    with output.open("w") as stream:
        server = subprocess.Popen(
            [sys.executable, str(tmp_path / "served.py"), str(tmp_path / "games.sqlite")],
            stdout=stream,
            stderr=stream,
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(unpacked), "LC_ALL": "C"},
        )
    try:
        page = httpx.get(_address(output), timeout=PATIENCE)
        assert str(unpacked) in output.read_text()
        assert "<title>Legendarium</title>" in page.text
        (script,) = re.findall(r"<script[^>]* src=\"/([^\"]+)\"", page.text)
        assert httpx.get(f"{_address(output)}{script}", timeout=PATIENCE).status_code == 200
    finally:
        server.terminate()
        assert server.wait(timeout=PATIENCE) == 0


def _address(output: Path) -> str:
    def addresses() -> list[str]:
        return re.findall(r"http://\S+/", output.read_text())

    return wait_until(addresses, "an address")[0]
