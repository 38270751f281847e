"""What a game declares, and what random play of it shows: all that calls for words."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path

import sternentisch
from sternentisch.bots import judges
from sternentisch.bots.bot import Knowledge
from sternentisch.bots.keen import KeenBot
from sternentisch.kernel.action import Action
from sternentisch.kernel.content import load_content
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View
from sternentisch.lab.conformance import option_sets
from sternentisch.text.rulebook import rulebook
from sternentisch.text.speaker import NAME_OF
from tests.support.curious import curious_pick
from tests.support.pebbles.game import Pebbles

GAMES_EACH = 6
MORE_GAMES = 2000
"""How many more are played at most to find the rarest questions."""
ALWAYS, NOW_AND_THEN = 100, 8
"""So often a question is put into words, then every so often; an answer of a new kind, always."""
RECORDS = Path(__file__).parent.parent / "records"
"""They show every end, the rarest ones, too."""
END = "game-ended"
"""The event that every game has; what simulations call it is said once for all."""
GAME_IDS = [*sternentisch.game_ids(), Pebbles.id]
"""Every registered game, and the smallest one, which shows that nothing here knows a game."""


def load(id: str) -> Game:
    if id != Pebbles.id:
        return sternentisch.load(id)
    folder = Path(__file__).parent.parent / "support" / "pebbles"
    return Pebbles(load_content(folder / "content.toml"), folder)


def picked_sets(game: Game) -> Iterator[dict[str, object]]:
    """Yield each option that picks one or a few of many, such that all of them come up."""
    for option in game.options:
        if option.pick and not option.more:
            around = option.choices * 2
            for first in range(0, len(option.choices), 2):
                yield {option.name: list(around[first : first + option.pick])}


def asks(kind: ast.ClassDef) -> bool:
    """Whether a class is a question, not a task that is done without asking."""
    bases = {base.id for base in kind.bases if isinstance(base, ast.Name)}
    return kind.name != "Task" and "Task" not in bases


class Subject:
    """A game to be told in words: its declaration, and curious and keen games with refusals."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moments: list[tuple[View, list[Action]]] = []
        self.asked: Counter[str] = Counter()
        self.choices: set[tuple[str, str]] = set()
        """Which verbs answered which questions."""
        self.events: list[Event] = []
        self.rules: set[str] = set()
        self.reasons: set[str] = set()
        self.sources: set[str] = set()
        self.played: Counter[int] = Counter()
        for seats in range(game.min_seats, game.max_seats + 1):
            for options in (*option_sets(game), *picked_sets(game)):
                for seed in range(GAMES_EACH):
                    self.play(seats, seed, options)
        self.seek_rare_questions()
        for path in sorted(RECORDS.glob(f"{game.id}/*.json")):
            self.reasons.add(json.loads(path.read_text("utf-8"))["result"]["reason"])

    # --- random play ------------------------------------------------------------------------

    def play(self, seats: int, seed: int, options: dict[str, object]) -> None:
        log = EventLog()
        state = self.game.start(seats, seed, options, log)
        rng = Rng(seed)
        while not state.over:
            self.look(state)
            self.try_something(state, rng)
            if seed % 2:
                state.apply(KeenBot().choose(Knowledge(state, state.chooser), rng))
            else:
                state.apply(curious_pick(state, rng, self.played))
        self.try_something(state, rng)
        self.events += log.events
        outcome = state.outcome()
        self.reasons.add(outcome.reason)
        for part in outcome.breakdown:
            self.sources |= set(part)

    def look(self, state: State) -> None:
        """Keep a moment, unless many like it were kept before."""
        kind = state.decision().kind
        legal = state.legal()
        self.asked[kind] += 1
        choices = {(kind, action.verb) for action in legal}
        often = self.asked[kind] > ALWAYS and self.asked[kind] % NOW_AND_THEN
        if not often or not choices <= self.choices:
            self.moments.append((state.view(state.actor), legal))
        self.choices |= choices

    def seek_rare_questions(self) -> None:
        """Look at the first moment of each question that has not come up yet."""
        missing = self.decisions - {view.decision for view, _ in self.moments}
        for seed in range(MORE_GAMES):
            if not missing:
                return
            log = EventLog()
            state = self.game.start(self.game.min_seats + 1, seed, None, log)
            rng = Rng(seed)
            while not state.over:
                kind = state.decision().kind
                if kind in missing:
                    missing.remove(kind)
                    self.look(state)
                state.apply(KeenBot().choose(Knowledge(state, state.chooser), rng))

    def try_something(self, state: State, rng: Rng) -> None:
        for _ in range(10):
            refusal = state.refusal(rng.below(len(self.game.table)))
            if refusal is not None:
                self.rules.add(refusal.rule)

    @cached_property
    def facts(self) -> set[str]:
        """The ids that facts of events, choices and questions would have as names."""
        found: set[str] = set()
        described = [event.facts | event.secret for event in self.events]
        for view, legal in self.moments:
            described.append(self.game.describe_question(view))
            described += [self.game.describe(view, action) for action in legal]
        for facts in described:
            for name, value in facts.items():
                values = value if isinstance(value, list) else [value]
                kind = NAME_OF.get(name, name)
                found |= {f"{kind}-{item}" for item in values if isinstance(item, str)}
        return found

    # --- what the sources declare -----------------------------------------------------------

    def nodes(self) -> Iterator[ast.AST]:
        for path in sorted(self.game.folder.rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text("utf-8")))

    @cached_property
    def event_kinds(self) -> set[str]:
        """Every `Event("...")` in the game's folder, and every kind that was heard."""
        found = {event.kind for event in self.events}
        for node in self.nodes():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id == "Event" and isinstance(first, ast.Constant):
                    found.add(str(first.value))
        return found

    @cached_property
    def decisions(self) -> set[str]:
        """The `kind` of every decision the game declares or random play met."""
        found = {view.decision for view, _ in self.moments}
        for node in self.nodes():
            for line in node.body if isinstance(node, ast.ClassDef) and asks(node) else []:
                if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant):
                    names = [ast.unparse(target) for target in line.targets]
                    found |= {str(line.value.value)} if names == ["kind"] else set()
        return found - {""}

    @cached_property
    def refusing_rules(self) -> set[str]:
        """Every rule id in the functions that judge actions: all are called refuse or refuse_x."""
        prefix = next(iter(rulebook(self.game, "en").entries)).split("-")[0]
        return {
            node.value
            for function in self.nodes()
            if isinstance(function, ast.FunctionDef)
            if function.name.startswith(("refuse", "why_not"))
            for node in ast.walk(function)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if node.value.startswith(f"{prefix}-") and " " not in node.value
        }

    def made_of_phrases(self, known: set[str]) -> set[str]:
        """Return the ids that the game's sources name for phrases, whole or by their beginning."""
        sources = [path.read_text("utf-8") for path in self.game.folder.rglob("*.py")]
        whole = {id for text in sources for id in re.findall(r'"([a-z][\w-]*)"', text)}
        begun = {id for text in sources for id in re.findall(r'Phrase\(f"([a-z]+-)\{', text)}
        return {id for id in known if id in whole or id.startswith(tuple(begun))}

    def component_ids(self, known: set[str]) -> set[str]:
        """Return the names of the pieces in the box, for kinds of pieces that have names at all.

        A piece is called after its table, or card-<id> where its table is a kind of card.
        """
        kinds = {id.split("-")[0] for id in known}
        found: set[str] = set()
        for table, entries in self.game.content.tables.items():
            ids = [str(e["id"]) for e in entries if "id" in e] if isinstance(entries, list) else []
            if table in kinds:
                found |= {f"{table}-{id}" for id in ids}
            elif any(f"card-{id}" in known for id in ids):
                found |= {f"card-{id}" for id in ids}
        return found

    def wanted(self, known: set[str]) -> set[str]:
        """Return the ids that the game's own file must have, apart from special choices."""
        seats = self.game.max_seats
        options = self.game.complete(seats, None)
        return {
            "game-tagline",
            *(f"event-{kind}" for kind in self.event_kinds),
            *(f"ask-{kind}" for kind in self.decisions),
            *(f"choice-{action.verb}" for action in self.game.table),
            *(f"why-{rule}" for rule in self.refusing_rules),
            *(f"reason-{reason}" for reason in self.game.reasons),
            *(f"source-{source}" for source in self.sources),
            *(f"option-{option.name}" for option in self.game.options),
            *(f"met-{kind}" for kind in self.game.things(seats, options) if kind != END),
            *(f"judged-{name}" for name in self.judgements(known)),
            *self.component_ids(known),
        }

    def judgements(self, known: set[str]) -> set[str]:
        """Return the judgements that have texts and stand in the sources of the game's judge."""
        folder = Path(judges.__file__).parent
        sources = folder.glob(f"{self.game.id.replace('-', '_')}*.py")
        text = "".join(path.read_text("utf-8") for path in sources)
        named = {id.removeprefix("judged-") for id in known if id.startswith("judged-")}
        return {name for name in named if f'"{name}"' in text}


@cache
def subject(id: str) -> Subject:
    return Subject(load(id))
