"""Korean grammar that a text needs when it is put together: the particle after a word."""

import re
import unicodedata

_IGNORED = re.compile("[\u2066-\u2069\u200b-\u200d\u2060\ufeff\ufe00-\ufe0f]")
_SILENT = frozenset("\"'“”‘’.,!?…·:;]」』》〉")  # noqa: RUF001
_BRACKETS = (("(", ")"), ("（", "）"))  # noqa: RUF001
_OPEN, _CLOSED, _RIEUL = "open", "closed", "rieul"
_DIGITS = {
    **dict.fromkeys("2459", _OPEN),
    **dict.fromkeys("036", _CLOSED),
    **dict.fromkeys("178", _RIEUL),
}


def josa(text: str, pair: str) -> str:
    """A word with the form of a particle that fits its last sound: ``josa("임프", "이/가")`` is 임프가.

    ``pair`` names the form after a consonant and the form after a vowel. Both stand where the sound is unknown,
    as in Sam이(가). Raises ValueError for an empty text, which is a missing argument, and for a pair that is none.
    """
    closed, slash, open_ = pair.partition("/")
    if not text or not slash:
        raise ValueError(f"no particle {pair!r} for {text!r}")
    return text + _particle(_ending(text), closed, open_)


def _particle(ending: str | None, closed: str, open_: str) -> str:
    if ending is None:
        if closed == "으로":
            return "(으)로"
        if closed.endswith(open_):
            return f"({closed.removesuffix(open_)}){open_}"
        return f"{closed}({open_})"
    if ending == _RIEUL and closed == "으로":
        return open_
    return open_ if ending == _OPEN else closed


def _ending(text: str) -> str | None:
    """How the word ends when read aloud; ``None`` where that cannot be told from its letters."""
    letter = _last_readable(_IGNORED.sub("", unicodedata.normalize("NFC", text)))
    if letter in _DIGITS:
        return _DIGITS[letter]
    code = ord(letter or " ")
    if 0xAC00 <= code <= 0xD7A3:
        final = (code - 0xAC00) % 28
        return _OPEN if final == 0 else _RIEUL if final == 8 else _CLOSED
    if 0x3131 <= code <= 0x314E:
        return _RIEUL if letter == "ㄹ" else _CLOSED
    return _OPEN if 0x314F <= code <= 0x3163 else None


def _last_readable(text: str) -> str:
    """The last letter that is read aloud: what stands in parentheses at the end is not."""
    while text:
        if any(text.endswith(close) for _, close in _BRACKETS):
            text = text[: max(0, *(text.rfind(open_) for open_, _ in _BRACKETS))]
        elif text[-1].isspace() or text[-1] in _SILENT or unicodedata.category(text[-1]) in ("So", "Sk"):
            text = text[:-1]
        else:
            return text[-1]
    return ""
