"""The built client: its files, and its one page at every address that it handles.

All files are read once at the start, so the path of a request never reaches the file system.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

CLIENT_PATHS = (
    "/",
    "/new",
    "/t/{code}",
    "/t/{code}/moment/{moment:int}",
    "/r/{token}",
    "/games",
    "/account",
    "/cards",
    "/help",
    "/rules/{game}",
)
"""The paths that the client has pages for."""

REVALIDATE = "no-cache"
CACHE_FOR_A_DAY = "public, max-age=86400"
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""

CONTENT_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES = {".png", ".webp", ".woff2"}
"""Types of files that are already compressed."""


@dataclass(frozen=True)
class File:
    """A file of the client, ready to be sent."""

    suffix: str
    content: bytes
    caching: str

    @cached_property
    def tag(self) -> str:
        """The entity tag, by which a browser checks its cached copy."""
        return f'"{sha256(self.content).hexdigest()[:32]}"'

    @cached_property
    def zipped(self) -> bytes | None:
        """The compressed content, if it is smaller."""
        if self.suffix in COMPRESSED_SUFFIXES:
            return None
        smaller = gzip.compress(self.content, mtime=0)
        return smaller if len(smaller) < len(self.content) else None

    def answer(self, request: Request, status: int = 200) -> Response:
        """This file as the answer to a request."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        headers["content-type"] = CONTENT_TYPES.get(self.suffix, "application/octet-stream")
        if takes_gzip(request.headers.get("accept-encoding", "")) and self.zipped is not None:
            headers["content-encoding"] = "gzip"
            return Response(self.zipped, status, headers)
        return Response(self.content, status, headers)


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding header allows gzip."""
    for coding in accepted.lower().split(","):
        name, _, weight = coding.replace(" ", "").partition(";")
        if name == "gzip":
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class OutsideApi(Convertor[str]):
    """A path outside the API, which has its own answer for unknown paths."""

    regex = r"(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        """The path unchanged."""
        return value

    def to_string(self, value: str) -> str:
        """The path unchanged."""
        return value


register_url_convertor("outside_api", OutsideApi())


class Client:
    """The built client; without files if it is not built."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): _file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.is_symlink() and not path.name.startswith(".")
        }
        self.index = self.files.pop("index.html", None)

    async def page(self, request: Request) -> Response:
        """The page, at any path that the client has a page for."""
        if self.index is None:
            raise HTTPException(404)
        return self.index.answer(request)

    async def file(self, request: Request) -> Response:
        """A file of the client."""
        file = self.files.get(request.url.path.removeprefix("/"))
        if file is None:
            raise HTTPException(404)
        return file.answer(request)

    async def missing(self, request: Request) -> Response:
        """No such page: browsers get the client, which says so; programs get a problem."""
        if self.index is None or "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        return self.index.answer(request, 404)

    def routes(self) -> list[Route]:
        """The routes of the client, which must come after all others."""
        loose = (f"/{name}" for name in self.files if "/" not in name)
        return [
            *(Route(path, self.page, include_in_schema=False) for path in CLIENT_PATHS),
            *(Route(path, self.file, include_in_schema=False) for path in loose),
            Route("/assets/{name:path}", self.file, include_in_schema=False),
            Route("/{address:outside_api}", self.missing, include_in_schema=False),
        ]


def _file(path: Path, folder: Path) -> File:
    name = path.relative_to(folder).as_posix()
    caching = CACHE_FOR_EVER if name.startswith("assets/") else CACHE_FOR_A_DAY
    return File(path.suffix, path.read_bytes(), REVALIDATE if name == "index.html" else caching)
