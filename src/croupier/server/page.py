"""The files of the web client. All its addresses get the same page, which does its own routing."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

# The addresses of the client: home, opening a table, a table, its shared screen or a seat link, rules, lessons, and replays.
ROUTES: Final = re.compile(
    r"/|/credits|/new(/[\w-]+)?|/t/[A-Za-z0-9]+(/[\w-]+)?|/rules(/[\w-]+)?|/learn/[\w-]+(/[\w-]+)?|/r(/[\w-]+(/\d+)?)?"
)
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}

NO_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Croupier</title>
<h1>Croupier is running, but its page has not been built</h1>
<p>Stop it and start it with <code>make play</code>, which builds the page; or build it with
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code> and start the server again.</p>
<p>The interface for programs is there: <a href="/api/games">/api/games</a>.</p>
</html>
"""


def find_page() -> Path | None:
    """The folder of the built client: inside the package, or in the build folder of a checkout."""
    inside = Path(str(files("croupier.server").joinpath("page")))
    checkout = Path("build/page")
    return next((each.resolve() for each in (inside, checkout) if (each / "index.html").is_file()), None)


class Page:
    """The client in a folder, or if it is not built a page that says how to build it."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder is not None else None

    def serve(self, request: Request) -> Response | None:
        """The file for a path, or None."""
        path = request.url.path
        if self.folder is None:
            return HTMLResponse(NO_PAGE, 200, {"cache-control": "no-store"}) if ROUTES.fullmatch(path) else None
        if ROUTES.fullmatch(path):
            return self._file(self.folder / "index.html", request, ASK_AGAIN)
        try:
            wanted = (self.folder / path.lstrip("/")).resolve()
            known = wanted.is_relative_to(self.folder) and wanted.is_file() and wanted.suffix != ".gz"
        except (OSError, ValueError):  # not a valid file name
            return None
        if not known:
            return None
        return self._file(wanted, request, FOREVER if path.startswith("/assets/") else ASK_AGAIN)

    def lost(self, request: Request) -> Response | None:
        """The client for an unknown address, which it reports itself; None if it is not built."""
        if self.folder is None:
            return None
        response = self._file(self.folder / "index.html", request, ASK_AGAIN)
        response.status_code = 404
        return response

    def _file(self, path: Path, request: Request, caching: str) -> Response:
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        kind = TYPES.get(path.suffix)
        packed = path.with_name(path.name + ".gz")
        if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
            plain = FileResponse(path, media_type=kind)
            headers["content-encoding"] = "gzip"
            return FileResponse(packed, headers=headers, media_type=plain.media_type)
        return FileResponse(path, headers=headers, media_type=kind)
