"""Files to take home."""

from __future__ import annotations

import re
from urllib.parse import quote

from litestar import Response


def download(content: bytes, title: str, ending: str, media_type: str) -> Response[bytes]:
    """A file with a name of its own; in letters that every system has, and in the title's where they are others."""
    plain = re.sub("[^a-z0-9]+", "-", title.casefold()).strip("-") or "game"
    named = quote(f"sexton-{title}.{ending}")
    return Response(
        content,
        media_type=media_type,
        headers={"Content-Disposition": f"attachment; filename=\"sexton-{plain}.{ending}\"; filename*=UTF-8''{named}"},
    )
