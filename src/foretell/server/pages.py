"""Pages: the files of the table in the browser, as the build left them, each with how long it may be kept.

Files below `assets/` are named after their content and kept for good; everything else is asked for again each time. All
addresses of the client give the same page, which finds out by itself what to show; only its head is made for the
reader. Without a build there are no files, and the plain page of the house is shown.
"""

from __future__ import annotations

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from foretell.i18n.catalogue import FALLBACK
from foretell.server.head import NOWHERE, headed

FOLDER: Final = Path(__file__).parent / "web"
INDEX: Final = "index.html"
PATHS: Final = (
    "/",
    "/new",
    "/tables",
    "/rules",
    "/learn",
    "/learn/{lesson}",
    "/t/{table}",
    "/g/{game}",
    "/g/{game}/{step}",
)
"""The addresses of the client."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
_MOST_HEADS: Final = 256
_KEPT: Final = "public, max-age=31536000, immutable"
_ASKED: Final = "no-cache"
_PACKED: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
_KINDS: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class File(NamedTuple):
    """A file ready to be sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str


class Pages:
    """The files of a build, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _read(path) for path in found}
        self._headed: dict[tuple[str, str, str], File] = {}

    @property
    def built(self) -> bool:
        """Whether there is a build."""
        return INDEX in self._files

    def names(self) -> list[str]:
        """Return the names of all files."""
        return list(self._files)

    def give(self, name: str, request: Request) -> Response:
        """Return a file, packed for whoever takes it so, or that nothing has changed."""
        file = self._files.get(name)
        if file is None:
            return Response(status_code=404)
        kept = _KEPT if name.startswith("assets/") else _ASKED
        return self._given(file, request, {"vary": "accept-encoding", "cache-control": kept})

    def page(self, request: Request, language: str, kind: str) -> Response:
        """Return the page with a head in a language, for one kind of address."""
        address = str(request.base_url).rstrip("/")
        if (language, kind, address) not in self._headed:
            if len(self._headed) >= _MOST_HEADS:
                self._headed.clear()
            script = next((name for name in self._files if name.startswith(f"assets/{language}-")), "")
            early = script if language != FALLBACK else ""
            text = headed(self._files[INDEX].content.decode(), language, kind, address, early)
            self._headed[language, kind, address] = _packed(text.encode(), self._files[INDEX].kind)
        vary = {"vary": "accept-encoding, accept-language", "cache-control": _ASKED, "content-language": language}
        return self._given(self._headed[language, kind, address], request, vary, 404 if kind == NOWHERE else 200)

    def _given(self, file: File, request: Request, more: dict[str, str], status: int = 200) -> Response:
        headers = {**HEADERS, "etag": file.tag, **more}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, status, headers | {"content-encoding": "gzip"}, file.kind)
        return Response(file.content, status, headers, file.kind)


def _read(path: Path) -> File:
    kind = _KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    text = "; charset=utf-8" if kind.startswith("text/") else ""
    return _packed(path.read_bytes(), kind + text)


def _packed(content: bytes, kind: str) -> File:
    packed = gzip.compress(content, mtime=0) if kind.startswith(_PACKED) else None
    return File(content, packed, kind, f'"{sha256(content).hexdigest()[:32]}"')
