"""Reading a script, whatever it comes as: almanac page or script JSON, from a file, bytes or text."""

import re
import stat
from pathlib import Path

from sexton.almanac.listings import read_listing
from sexton.almanac.pages import looks_like_page, read_page
from sexton.almanac.reasons import why
from sexton.almanac.records import Almanac, UnreadableScript, at_line
from sexton.almanac.sentences import quoted

#: Files of this many bytes or more are refused unread.
TOO_LARGE = 10_000_000

_HTML = re.compile(r"\s*(?:<!--|<\?xml|<!doctype|<html|<head|<body)", re.IGNORECASE)


def read(source: Path | str | bytes) -> Almanac:
    """Read a script from a file or from its content.

    A path is opened. So is a string of one line that does not begin like JSON; all other strings, and
    bytes, are content. Raises UnreadableScript, and nothing else, for whatever cannot be read. A server
    that is handed content uses ``read_content``, which never opens a file.
    """
    if isinstance(source, Path):
        return read_content(content_of(source))
    if isinstance(source, str) and _may_be_path(source):
        return read_content(content_of(Path(source)))
    return read_content(source)


def read_content(content: bytes | str) -> Almanac:
    """Read a script from the content of a file: JSON if it begins like JSON, else an almanac page.

    Raises UnreadableScript for whatever cannot be read.
    """
    text = text_of(content)
    if _HTML.match(text[:1000]):
        raise UnreadableScript("unreadable-web-page")
    if text.lstrip()[:1] not in {"[", "{"}:
        return read_page(text)
    try:
        return read_listing(text)
    except UnreadableScript as error:
        # A page may have a title such as "[v2] My script".
        if error.code == "not-json" and looks_like_page(text):
            return read_page(text)
        raise


def read_almanac_text(text: str) -> Almanac:
    """Read the text of an almanac page. Raises UnreadableScript if it is none."""
    return read_page(text_of(text))


def read_script_json(text: str) -> Almanac:
    """Read official script JSON. Raises UnreadableScript if it is none."""
    return read_listing(text_of(text))


def _may_be_path(text: str) -> bool:
    bare = text.strip("\ufeff \t\r\n")
    return bool(bare) and not {"\n", "\r"} & set(bare) and bare[0] not in "[{"


def content_of(path: Path) -> bytes:
    """What a file holds. Raises UnreadableScript where it cannot be opened or is too large."""
    try:
        found = path.stat()
        if stat.S_ISREG(found.st_mode) and found.st_size >= TOO_LARGE:
            raise _too_large()
        with path.open("rb") as file:
            return file.read(TOO_LARGE)
    except (OSError, ValueError) as error:
        raise UnreadableScript("unreadable-no-file", path=quoted(str(path)), reason=why(error)) from None


def _too_large() -> UnreadableScript:
    return UnreadableScript("unreadable-too-large", megabytes=TOO_LARGE // 1_000_000)


def text_of(content: bytes | str) -> str:
    """The content as text with its byte order mark removed. Raises UnreadableScript where it is none."""
    if len(content) >= TOO_LARGE:
        raise _too_large()
    if isinstance(content, bytes):
        text = _decode(content)
    else:
        text = content
        try:
            content.encode()
        except UnicodeEncodeError:
            raise UnreadableScript("unreadable-not-text-halves", code="not-text") from None
    text = text.removeprefix("\ufeff")
    if "\0" in text:
        raise _not_text()
    if not text.strip():
        raise UnreadableScript("unreadable-empty")
    return text


def _not_text() -> UnreadableScript:
    return UnreadableScript("unreadable-not-text")


def _decode(content: bytes) -> str:
    if b"\0" in content[:4096] or content.startswith((b"\xff\xfe", b"\xfe\xff", b"PK\x03\x04", b"%PDF")):
        raise _not_text()
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        where = at_line(content.count(b"\n", 0, error.start) + 1)
        raise UnreadableScript("unreadable-not-utf-8", byte=str(error.start), where=where) from None
