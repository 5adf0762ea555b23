"""Reads and writes the files of a campaign: those of the program, or those of a folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from legendarium.table import BadRequest
from legendarium.taintedgrail.content.faults import Fault

MAX_FILES = 5_000
MAX_FILE_BYTES = 2_000_000
MAX_TOTAL_BYTES = 50_000_000
MAX_DEPTH = 5
MAX_ENTRIES = 20_000


class CampaignFiles(NamedTuple):
    """The texts of a folder by path, and the faults of files that could not be read."""

    name: str
    files: dict[str, str]
    faults: tuple[Fault, ...]


def packaged_campaigns() -> list[Traversable]:
    """The campaigns that come with the program."""
    shelf = files("legendarium.campaigns")
    return sorted(
        (entry for entry in shelf.iterdir() if (entry / "campaign.toml").is_file()),
        key=lambda entry: entry.name,
    )


def read_campaign(folder: Traversable | str) -> CampaignFiles:
    """Read the files of a campaign; raises BadRequest if there is no such folder."""
    root: Traversable = Path(folder) if isinstance(folder, str) else folder
    if not root.is_dir():
        raise BadRequest(f"There is no folder {str(folder)!r}.", "path")
    texts: dict[str, str] = {}
    faults: list[Fault] = []
    size = 0
    for path, file in _walk(root, "", 0, faults):
        content = _bytes(file, path, faults)
        if content is None:
            continue
        size += len(content)
        if len(texts) >= MAX_FILES or size > MAX_TOTAL_BYTES:
            raise BadRequest(
                f"A campaign has at most {MAX_FILES} files and {MAX_TOTAL_BYTES} bytes.", "path"
            )
        try:
            texts[path] = content.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = content[: error.start].count(b"\n") + 1
            faults.append(
                Fault("bad-encoding", path, line, "this is not UTF-8", "save the file as UTF-8")
            )
    return CampaignFiles(root.name or str(folder), texts, tuple(faults))


def _walk(
    folder: Traversable, prefix: str, depth: int, faults: list[Fault]
) -> Iterator[tuple[str, Traversable]]:
    if depth > MAX_DEPTH:
        faults.append(Fault("too-deep", prefix, 1, "folders are nested too deep here"))
        return
    for seen, entry in enumerate(sorted(folder.iterdir(), key=lambda one: one.name)):
        path = f"{prefix}/{entry.name}" if prefix else entry.name
        if entry.name.startswith((".", "__pycache__")):
            continue
        if seen > MAX_ENTRIES:
            raise BadRequest("The folder has too many entries for a campaign.", "path")
        if isinstance(entry, Path) and entry.is_symlink():
            faults.append(
                Fault("link", path, 1, "links are not followed", "put the file itself here")
            )
        elif entry.is_dir():
            yield from _walk(entry, path, depth + 1, faults)
        elif entry.is_file():
            yield path, entry


def _bytes(file: Traversable, path: str, faults: list[Fault]) -> bytes | None:
    try:
        with file.open("rb") as opened:
            content: bytes = opened.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        faults.append(Fault("unreadable", path, 1, f"the file cannot be read: {error.strerror}"))
        return None
    if len(content) > MAX_FILE_BYTES:
        faults.append(
            Fault("file-too-long", path, 1, f"more than {MAX_FILE_BYTES} bytes", "split it")
        )
        return None
    return content


def write_files(folder: Path, texts: Mapping[str, str], only_if_new: bool = False) -> None:
    """Write files into a folder, which is created if need be; raises BadRequest.

    `only_if_new` refuses a folder that has anything in it.
    """
    try:
        if only_if_new and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadRequest(f"{str(folder)!r} already exists and is not empty.", "path")
        for file, text in texts.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadRequest(f"{str(folder)!r} cannot be written: {error.strerror}.", "path") from error
