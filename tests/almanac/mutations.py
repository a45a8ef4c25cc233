"""Files made out of others by a few cuts and slips, the same ones for the same number."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sexton import almanac

HERE = Path(__file__).parent
SEEDS = tuple(
    file.read_bytes()
    for folder in (HERE / "scripts", HERE / "pages", Path(almanac.__file__).parent / "scripts")
    for file in sorted(folder.iterdir())
    if file.suffix in (".json", ".txt")
)

ODD_PIECES = (
    *("\u0301" * 9, "\u202e", "\u200b", "ﬁ", "İ", "ß", "½", "가", "ㄱ", "🕯️", "\x1b[2J", "\ufeff", "\r", "\t", "\u2028"),
    *('"', "\\", "\\ud800", "[", "]", "{", "}", ",", ":", "//", "null", "1e999", "-0", "9" * 40, "townsfolk:", "::"),
    *("Townsfolk\n", "\nDemon\nImp\n", "Notes\n", "How to Run\n", "1. ", "Not written yet.\n"),
    "Almanac · A · 3 characters\n",
)
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1e308, -1e-300, 10**30),
    *("", " ", ":", "imp", "_meta", "a jinxed", "x" * 2000, "\u202e", "é" * 60),
    *([], {}, [[]], [None], ["imp", 3], {"id": "_meta"}, {"id": "imp"}, {"id": "lamp", "team": "demon"}),
    *([{"id": "imp", "reason": "So it is."}], ["dusk", "lamp", "dawn"], {"name": "Lamp", "team": "townsfolk"}),
)
FIELDS = (
    *("id", "name", "team", "ability", "flavor", "overview", "name_eng", "image", "setup", "special", "jinxes"),
    *("firstNight", "otherNight", "firstNightReminder", "otherNightReminder", "reminders", "remindersGlobal"),
    *("author", "bootlegger", "characters", "roles", "script", "content", "meta", "_meta"),
)


def mutated(number: int) -> bytes:
    """The file of this number."""
    chance = random.Random(number)
    content = chance.choice(SEEDS)
    for _ in range(chance.randint(1, 3)):
        content = chance.choice(_WAYS)(content, chance)
    return content


def _flipped(content: bytes, chance: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(chance.randint(1, 5)):
        if changed:
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _cut(content: bytes, chance: random.Random) -> bytes:
    return content[: chance.randint(0, len(content))]


def _without_a_piece(content: bytes, chance: random.Random) -> bytes:
    start = chance.randint(0, len(content))
    return content[:start] + content[start + chance.randint(1, 60) :]


def _repeated(content: bytes, chance: random.Random) -> bytes:
    start = chance.randint(0, len(content))
    end = start + chance.randint(1, 200)
    return content[:end] + content[start:end] * chance.choice((1, 2, 400)) + content[end:]


def _with_a_piece(content: bytes, chance: random.Random) -> bytes:
    place = chance.randint(0, len(content))
    return content[:place] + chance.choice(ODD_PIECES).encode() + content[place:]


def _with_lines_swapped(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _joined(content: bytes, chance: random.Random) -> bytes:
    return content + chance.choice(SEEDS)


def _nested(content: bytes, chance: random.Random) -> bytes:
    depth = chance.choice((1, 3, 2000))
    before, after = chance.choice(((b"[", b"]"), (b'{"script":', b"}"), (b'{"id":"imp","jinxes":', b"}")))
    return before * depth + content + after * depth


def _rewritten(content: bytes, chance: random.Random) -> bytes:
    """One place of the JSON holds something else, or stands under another key."""
    try:
        value = json.loads(content)
    except ValueError:
        return _with_a_piece(content, chance)
    except RecursionError:
        return content
    if not isinstance(value, list | dict):
        return content
    holders = [value]
    for _ in range(chance.randint(0, 3)):
        inner = list(holders[-1].values() if isinstance(holders[-1], dict) else holders[-1])
        if inner and isinstance(found := chance.choice(inner), list | dict):
            holders.append(found)
    holder = holders[-1]
    odd = chance.choice(ODD_VALUES)
    if isinstance(holder, dict):
        if holder and chance.random() < 0.4:
            odd = holder.pop(chance.choice(list(holder)))
        holder[chance.choice(FIELDS)] = odd
    elif holder and chance.random() < 0.6:
        holder[chance.randrange(len(holder))] = odd
    else:
        holder.insert(chance.randint(0, len(holder)), odd)
    return json.dumps(value, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")


_WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    *(_flipped, _cut, _without_a_piece, _repeated, _with_a_piece, _with_lines_swapped, _joined, _nested),
    *(_rewritten,) * 12,
)
