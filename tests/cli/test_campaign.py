"""The command `legendarium campaign`: folders are read safely, and all faults are reported."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from legendarium.authoring.checks import check
from legendarium.authoring.skeleton import skeleton
from legendarium.campaigns import files as campaign_files
from legendarium.campaigns.files import packaged_campaigns, read_campaign
from legendarium.cli.main import main


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language of the terminal to English."""
    monkeypatch.setenv("LC_ALL", "en")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a new campaign."""
    made = tmp_path / "hills"
    assert main(["campaign", "new", str(made)]) == 0
    return made


def faults(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[tuple[str, str, int]]:
    """Kind, file and line of every fault in the JSON output."""
    capsys.readouterr()
    main(["campaign", "check", str(folder), "--json"])
    (told,) = json.loads(capsys.readouterr().out)["campaigns"]
    return [(fault["kind"], fault["file"], fault["line"]) for fault in told["faults"]]


def test_a_new_campaign_is_what_the_skeleton_says(folder: Path) -> None:
    read = read_campaign(str(folder))
    assert read.files == skeleton("hills")
    assert read.faults == ()
    assert check(read.files) == ()


def test_a_clean_campaign_is_told_in_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["campaign", "check", str(folder)]) == 0
    assert capsys.readouterr().out == "hills: no errors, no warnings\n"


def test_faults_are_told_by_file_with_line_and_hint(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = folder / "log" / "101.log"
    log.write_text(
        log.read_text("utf-8").replace('tick "neighbours"', 'tick "nieghbours"'), "utf-8"
    )
    capsys.readouterr()
    assert main(["campaign", "check", str(folder)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "log/101.log",
        "  log/101.log:9: error: there is no status `nieghbours` [unknown-status]",
        "    hint: did you mean `neighbours`?",
        "hills: 1 error, no warnings",
    ]


def test_the_last_line_is_said_in_the_language_of_the_reader(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    capsys.readouterr()
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert main(["campaign", "check", str(folder)]) == 0
    assert capsys.readouterr().out == "hills: žádné chyby, žádná varování\n"


def test_a_warning_alone_is_no_failure(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "notes.txt").write_text("mine", "utf-8")
    assert faults(folder, capsys) == [("unknown-file", "notes.txt", 1)]
    assert main(["campaign", "check", str(folder)]) == 0


@pytest.mark.slow
def test_without_a_path_the_campaigns_of_the_program_are_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["campaign", "check", "--json"])
    told = json.loads(capsys.readouterr().out)["campaigns"]
    assert [one["name"] for one in told] == [entry.name for entry in packaged_campaigns()]
    assert "drowned-reach" in [one["name"] for one in told]


def test_a_file_that_is_not_utf_8_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "tasks.toml").write_bytes(b'[[task]]\nid = "caf\xe9"\n')
    assert ("bad-encoding", "tasks.toml", 2) in faults(folder, capsys)


def test_marks_of_other_systems_do_no_harm(folder: Path) -> None:
    tasks = folder / "tasks.toml"
    tasks.write_bytes(b"\xef\xbb\xbf" + tasks.read_bytes().replace(b"\n", b"\r\n"))
    assert read_campaign(str(folder)).files == skeleton("hills")


def test_links_are_not_followed(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret.toml").write_text("[[task]]", "utf-8")
    (folder / "items" / "more.toml").symlink_to(tmp_path / "secret.toml")
    (folder / "round").symlink_to(folder)
    told = faults(folder, capsys)
    assert ("link", "items/more.toml", 1) in told
    assert ("link", "round", 1) in told


def test_folders_are_read_to_a_limit(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deep = folder.joinpath(*["deep"] * 8)
    deep.mkdir(parents=True)
    (deep / "a.toml").write_text("", "utf-8")
    assert [kind for kind, _, _ in faults(folder, capsys)] == ["too-deep"]


def test_large_files_and_many_files_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaign_files, "MAX_FILE_BYTES", 1000)
    assert ("file-too-long", "skills/skills.toml", 1) in faults(folder, capsys)
    monkeypatch.setattr(campaign_files, "MAX_FILES", 3)
    assert main(["campaign", "check", str(folder)]) == 2
    assert "at most 3 files" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def refuse(path: Path, *more: Any) -> Any:
        if path.name == "tasks.toml":
            raise PermissionError(13, "Permission denied")
        return opened(path, *more)

    monkeypatch.setattr(Path, "open", refuse)
    assert ("unreadable", "tasks.toml", 1) in faults(folder, capsys)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "nowhere"], "There is no folder 'nowhere'."),
        (["check", "--previous", "nowhere"], "--previous needs the folder"),
        (["new", "Hills And Dales"], "cannot be an id"),
        (["new", "hills", "--language", "xx"], "There is no language 'xx'"),
        (["new", ".", "--id", "hills"], "not empty"),
        (["new", "file/hills"], "cannot be written"),
        (["schema", "nowhere"], "There is no folder 'nowhere'."),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("a file", "utf-8")
    assert main(["campaign", *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_the_version_before_is_compared(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = folder.with_name("before")
    assert main(["campaign", "new", str(before), "--id", "hills"]) == 0
    assert main(["campaign", "check", str(folder), "--previous", str(before)]) == 0
    items = folder / "items" / "items.toml"
    items.write_text(items.read_text("utf-8").replace("craftable = true\n", "", 1), "utf-8")
    capsys.readouterr()
    assert main(["campaign", "check", str(folder), "--previous", str(before)]) == 1
    assert "version-not-raised" in capsys.readouterr().out


def test_schemas_for_an_editor_are_put_beside_the_files(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main(["campaign", "schema", str(folder)]) == 0
    schemas, rules = folder / ".schemas", folder / ".taplo.toml"
    assert capsys.readouterr().out == (
        f"The schemas are in {schemas}, and {rules} says which files they are for.\n"
    )
    for rule in tomllib.loads(rules.read_text("utf-8"))["rule"]:
        (names,) = rule["include"]
        assert list(folder.glob(names)), names
        schema = json.loads((folder / rule["schema"]["path"]).read_text("utf-8"))
        assert schema["type"] == "object"
    assert len(list(schemas.iterdir())) == 12
    assert main(["campaign", "check", str(folder)]) == 0
    assert capsys.readouterr().out == "hills: no errors, no warnings\n"


def test_rules_for_the_editor_that_are_there_are_kept(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = folder / ".taplo.toml"
    own.write_text("# mine\n", "utf-8")
    capsys.readouterr()
    assert main(["campaign", "schema", str(folder)]) == 0
    assert own.read_text("utf-8") == "# mine\n"
    assert (folder / ".schemas" / "location.json").is_file()
    assert "is there already and was not changed" in capsys.readouterr().out
