"""Writes the protocol's Structs as TypeScript: ``python -m sexton.server.typescript > web/src/protocol.ts``."""

from __future__ import annotations

import sys
from inspect import cleandoc
from typing import Any, get_args

import msgspec
from msgspec import inspect

import sexton.characters
import sexton.engine.game  # noqa: F401 - with these come the domains of all prompts
from sexton.engine.events import Event
from sexton.engine.prompts import STORYTELLER, TOWN, Bag, Card, Domain
from sexton.server import protocol

HEAD = f"""\
// Generated from the Python Structs by `python -m sexton.server.typescript`. Do not edit.

export const STORYTELLER = {STORYTELLER};
export const TOWN = {TOWN};
export const SPECTATOR = {protocol.SPECTATOR};

/** An answer to a prompt. */
export type Value = null | boolean | number | string | Card | Bag | Statement | Value[];
"""

OPEN: tuple[type[msgspec.Struct], ...] = (Domain, Event)
"""Bases that stand for whichever of their subclasses is there."""

VALUES: tuple[type[msgspec.Struct], ...] = (Card, Bag)


class Writer:
    """Collects declarations, each Struct once, in the order in which they are first needed."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.sources: dict[str, type] = {}

    def name(self, kind: type[msgspec.Struct], incoming: bool) -> str:
        """The name that a Struct goes by, after writing its declaration down."""
        name = kind.__name__
        if name not in self.done:
            self.sources[name] = kind
            self.done[name] = ""
            self.done[name] = self.union(kind) if kind in OPEN else self.interface(kind, incoming)
        if self.sources[name] is not kind:
            raise TypeError(f"two Structs are called {name}: {kind} and {self.sources[name]}")
        return name

    def union(self, base: type[msgspec.Struct]) -> str:
        names = [self.name(kind, False) for kind in kinds_of(base)]
        return f"{_comment(base)}export type {base.__name__} =\n  | " + "\n  | ".join(names) + ";\n"

    def interface(self, kind: type[msgspec.Struct], incoming: bool) -> str:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        lines = [f"  {info.tag_field}: {_literal(info.tag)};"] if info.tag_field else []
        for field in info.fields:
            omitted = not field.required and (incoming or kind.__struct_config__.omit_defaults)
            mark = "?" if omitted else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type, incoming)};")
        body = "".join(f"{line}\n" for line in lines)
        return f"{_comment(kind)}export interface {kind.__name__} {{\n{body}}}\n"

    def type(self, info: inspect.Type, incoming: bool) -> str:
        """A TypeScript type expression. Raises ``TypeError`` for what the protocol does not use."""
        match info:
            case inspect.AnyType():
                for kind in VALUES:
                    self.name(kind, False)
                return "Value"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values=values):
                return " | ".join(_literal(value) for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.type(part, incoming) for part in types)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                inner = self.type(item, incoming)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type(item, incoming) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value, incoming)}>"
            case inspect.StructType(cls=kind):
                return self.name(kind, incoming)
        raise TypeError(f"the protocol has no way to write {info}")


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    for root in protocol.INCOMING:
        writer.type(inspect.type_info(root), True)
    for root in protocol.OUTGOING:
        writer.type(inspect.type_info(root), False)
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(kind.__name__ for kind in get_args(union)) + ";\n"
        for name, union in (
            *(("FromServer", protocol.FromServer), ("FromClient", protocol.FromClient)),
            *(("FromLobby", protocol.FromLobby), ("ToLobby", protocol.ToLobby)),
        )
    ]
    return "\n".join((HEAD, *writer.done.values(), *unions))


def kinds_of(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """All of Sexton's Structs that derive from a base: by module, whichever was imported first, and within it in the
    order in which they are defined."""
    found = []
    for kind in sorted(base.__subclasses__(), key=lambda kind: kind.__module__):
        if kind.__module__.startswith("sexton."):
            found.append(kind)
            found.extend(kinds_of(kind))
    return found


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _comment(kind: type) -> str:
    text = cleandoc(kind.__doc__ or "").replace("``", "`") if "__doc__" in vars(kind) else ""
    if not text:
        return ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in text.splitlines()) + " */\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
