"""The protocol for other languages: a JSON schema, and TypeScript types made from it.

`make protocol` writes both beside this file; a test compares them with what is made here.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from sternentisch.server import protocol, wire
from sternentisch.table.log import Sentence

HERE = Path(__file__).parent
SCHEMA = HERE / "protocol.schema.json"
TYPESCRIPT = HERE / "protocol.ts"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
Json = dict[str, Any]


def message_types() -> dict[str, tuple[type, ...]]:
    """Return the types of all messages, by the name of their union."""
    return {
        "FromClient": get_args(protocol.AnyFromClient),
        "FromServer": get_args(protocol.AnyFromServer),
    }


def http_types() -> tuple[type, ...]:
    """Return the types of all that goes over HTTP."""
    own = [
        found
        for found in vars(wire).values()
        if isinstance(found, type) and found.__module__ == wire.__name__
    ]
    return (*own, Sentence)


# --- the schema ------------------------------------------------------------------------------


def schema() -> Json:
    """Return one schema for everything: `$defs` has the unions, the messages, HTTP, then parts."""
    unions = message_types()
    listed = [*(one for union in unions.values() for one in union), *http_types()]
    _, found = msgspec.json.schema_components(
        [protocol.AnyFromClient, protocol.AnyFromServer, *http_types()],
        schema_hook=anything,
        ref_template=REF + "{name}",
    )
    definitions: Json = {name: union_of(types) for name, types in unions.items()}
    names = [one.__name__ for one in listed]
    for name in [*names, *sorted(set(found) - set(names))]:
        definitions[name] = completed(name, found[name])
    return {
        "$schema": DIALECT,
        "title": f"Sternentisch, protocol {protocol.PROTOCOL}",
        "description": "Made by `make protocol`; do not edit.",
        "$defs": definitions,
    }


def anything(asked: type) -> Json:
    """Describe what only the game knows, such as values of options; msgspec wants some word of it.

    Views (`Raw`) it takes for anything by itself.
    """
    if asked in (object, msgspec.Raw):
        return {"description": "As the game has it."}
    raise NotImplementedError(asked)


def union_of(types: tuple[type, ...]) -> Json:
    """Return a union of messages; they differ in the field of the tag."""
    field = types[0].__struct_config__.tag_field  # type: ignore[attr-defined]
    base = inspect.getdoc(types[0].__base__)
    return {
        "description": f"{base} The field `{field}` says which.",
        "anyOf": [{"$ref": REF + one.__name__} for one in types],
    }


def completed(name: str, found: Json) -> Json:
    """Return a definition whose fields are all required if it is the server that writes it.

    What clients write may leave out fields with a default, and takes no unknown ones.
    """
    found["description"] = inspect.cleandoc(found.get("description", ""))
    asked = found.get("additionalProperties", True) is False
    # of a problem at the door there is only the code
    if not asked and name != wire.Problem.__name__:
        found["required"] = list(found["properties"])
    return found


# --- TypeScript ------------------------------------------------------------------------------


def typescript(made: Json) -> str:
    """Return the types of a schema for TypeScript, one declaration for each definition."""
    head = [
        "// Made from protocol.py and wire.py by `make protocol`; do not edit.",
        "",
        f"export const PROTOCOL = {protocol.PROTOCOL};",
    ]
    declared = (declaration(name, found) for name, found in made["$defs"].items())
    return "\n".join([*head, *(line for lines in declared for line in ("", *lines))]) + "\n"


def declaration(name: str, found: Json) -> Iterator[str]:
    """Yield the lines of one TypeScript type."""
    yield from comment(found["description"])
    if "anyOf" in found:
        yield f"export type {name} ="
        members = [f"  | {type_of(one)}" for one in found["anyOf"]]
        yield from [*members[:-1], members[-1] + ";"]
        return
    yield f"export interface {name} {{"
    for field, value in found["properties"].items():
        mark = "" if field in found["required"] else "?"
        yield f"  {field}{mark}: {type_of(value)};"
    yield "}"


def comment(text: str) -> list[str]:
    """Return a docstring as a comment."""
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def type_of(value: Json) -> str:
    """Return the type of a value; what has no description is unknown until one looks."""
    if "$ref" in value:
        return str(value["$ref"]).removeprefix(REF)
    if "anyOf" in value:
        return " | ".join(type_of(one) for one in value["anyOf"])
    if "enum" in value:
        return " | ".join(json.dumps(one) for one in value["enum"])
    match value.get("type"):
        case "array":
            return array_of(value)
        case "object":
            return f"Record<string, {type_of(value.get('additionalProperties', {}))}>"
        case "null":
            return "null"
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def array_of(value: Json) -> str:
    """Return the TypeScript type of a list or tuple."""
    if "prefixItems" in value:
        return f"[{', '.join(type_of(one) for one in value['prefixItems'])}]"
    item = type_of(value.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


# --- files -----------------------------------------------------------------------------------


def files() -> dict[Path, str]:
    """Return what belongs into the files beside this one."""
    made = schema()
    return {
        SCHEMA: json.dumps(made, indent=2, ensure_ascii=False) + "\n",
        TYPESCRIPT: typescript(made),
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
