"""Records: whole games as JSON, one action per line, replayed hash for hash."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Listener
from sternentisch.kernel.game import SEEDS, Game
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.refusal import BadInput, Defects, IllegalAction
from sternentisch.kernel.registry import load
from sternentisch.kernel.state import State

RECORD_FORMAT = "sternentisch-record"
RECORD_VERSION = 1


class Record:
    """How a game was started and every action since, each with the hash it must lead to.

    `names` and `bots` say who sat where, for the seats where that is known ("" otherwise, and for
    people no bot); the replay does not depend on them. With a `position` the game began there.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object],
        seed: int,
        position: object = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = copy.deepcopy(options)
        self.seed = seed
        self.position = position
        self.names: list[str] = [""] * seats
        self.bots: list[str] = [""] * seats
        self.actions: list[int] = []
        self.hashes: list[str] = []
        self.result: dict[str, object] | None = None

    def __repr__(self) -> str:
        end = "" if self.result is None else ", over"
        return f"<Record of {self.game.id}, {self.seats} seats, {len(self.actions)} actions{end}>"

    def start(self, listener: Listener | None = None) -> State:
        """Return the state the record begins with."""
        if self.position is None:
            return self.game.start(self.seats, self.seed, self.options, listener)
        state = self.game.from_position(self.position)
        state.listener = listener
        return state

    def add(self, action: Action | int, state: State) -> None:
        """Append an action and the state it led to."""
        self.actions.append(state.id_of(action))
        self.hashes.append(state.digest())
        self.result = state.outcome().to_json() if state.over else None

    def at(self, count: int) -> State:
        """Return the state after the first `count` actions."""
        if not 0 <= count <= len(self.actions):
            raise BadInput(f"action {count}: the record has {len(self.actions)}")
        state = self.start()
        for action in self.actions[:count]:
            state.apply(action)
        return state

    def to_json(self) -> dict[str, object]:
        """Return the record as plain JSON values."""
        table = self.game.table
        begun = {} if self.position is None else {"position": self.position}
        return {
            **self.game.write_head(RECORD_FORMAT, RECORD_VERSION, self.seats, self.options),
            "seed": self.seed,
            **begun,
            "names": self.names[:],
            "bots": self.bots[:],
            "actions": [
                {"id": id, "move": table[id].notation, "hash": digest}
                for id, digest in zip(self.actions, self.hashes, strict=True)
            ],
            "result": self.result,
        }

    def dumps(self) -> str:
        """Return the record as a text with one line per action."""
        document = self.to_json()
        lines = []
        for name, value in document.items():
            if name == "actions" and isinstance(value, list):
                inner = ",\n".join(f"  {json.dumps(action)}" for action in value)
                lines.append(f' "actions": [\n{inner}\n ]' if value else ' "actions": []')
            else:
                lines.append(f" {json.dumps(name)}: {json.dumps(value)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def read_json(path: Path) -> Any:
    """Read a JSON file, or say in one line what is wrong with it."""
    try:
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path}: not valid JSON: {error}") from error


def game_of(document: object, content: Path | None = None) -> Game:
    """Return the game a record or position belongs to."""
    id = document.get("game") if isinstance(document, dict) else None
    if not isinstance(id, str):
        raise BadInput("game: the document names no game")
    return load(id, content)


def load_record(document: object, content: Path | None = None) -> Record:
    """Check a record by replaying it: every move, every hash and the result must agree."""
    game = game_of(document, content)
    root = Reader(document, "", [])
    begun = ("position",) if isinstance(document, dict) and "position" in document else ()
    wanted = ("seed", "names", "bots", "actions", "result", *begun)
    seats, options, (seed_field, names, bots, actions, result, *start) = game.read_head(
        root, RECORD_FORMAT, RECORD_VERSION, *wanted
    )
    seed = seed_field.integer(-SEEDS, SEEDS - 1)
    steps = []
    for row in actions.items(high=1_000_000):
        id_field, move_field, hash_field = row.fields("id", "move", "hash")
        id = id_field.integer(0, len(game.table) - 1)
        if move_field.text() != game.table[id].notation and id_field.value == id:
            move_field.defect(f"action {id} is {game.table[id].notation!r}")
        steps.append((id_field, id, hash_field))
    people = [[item.text() for item in field.items(seats, seats)] for field in (names, bots)]
    root.raise_defects("record")
    record = Record(game, seats, options, seed, start[0].value if start else None)
    record.names, record.bots = people
    state = record.start()
    if state.seats != seats or state.options != options:
        raise Defects("record", [("position", "seats and options differ from the record's")])
    for id_field, id, hash_field in steps:
        try:
            state.apply(id)
        except IllegalAction as error:
            id_field.defect(str(error))
            break
        record.add(id, state)
        if hash_field.text() != record.hashes[-1]:
            hash_field.defect(f"{hash_field.value!r} found, the replay gives {record.hashes[-1]!r}")
            break
    else:
        if result.value != record.result:
            result.defect("differs from the replayed result")
    root.raise_defects("record")
    return record
