"""The client's types are those of the Structs."""

from pathlib import Path

import msgspec
import pytest

from sexton.engine.prompts import Domain
from sexton.server import typescript

CHECKED_IN = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_checked_in_types_are_fresh() -> None:
    assert CHECKED_IN.read_text() == typescript.typescript(), (
        "run: python -m sexton.server.typescript > web/src/protocol.ts"
    )


def test_only_sextons_own_domains_are_written() -> None:
    class Odd(Domain, frozen=True, tag="odd"):
        pass

    assert "Odd" not in typescript.typescript()


def test_two_structs_of_one_name_are_refused() -> None:
    writer = typescript.Writer()
    writer.name(msgspec.defstruct("Same", [("a", int)]), False)
    with pytest.raises(TypeError, match="two Structs are called Same"):
        writer.name(msgspec.defstruct("Same", [("b", int)]), False)


def test_what_the_protocol_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="no way to write"):
        typescript.Writer().name(msgspec.defstruct("Bytes", [("a", bytes)]), False)
