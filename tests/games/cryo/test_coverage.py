"""Curious play meets everything there is: questions, events, cards, tiles, caves, refusals."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter, defaultdict

import pytest

from sternentisch import Rng
from sternentisch.games.cryo import events
from sternentisch.games.cryo.actions import INCIDENT, MODE_NAMES
from sternentisch.games.cryo.components import SABOTAGE
from sternentisch.games.cryo.decisions import TASKS
from sternentisch.games.cryo.node import Question
from sternentisch.games.cryo.perks import PERKS
from sternentisch.games.cryo.state import State
from sternentisch.kernel.event import Event, Listener
from sternentisch.kernel.refusal import NOT_ASKED
from tests.support.cryo import Table, game
from tests.support.curious import curious_pick
from tests.support.leaning import Leaning

ID = re.compile(r"CR-[A-Z0-9-]*\d+")
FACTS = {
    "action-activated": "action",
    "platform-used": "platform",
    "tile-taken": "tile",
    "tile-installed": "tile",
    "tile-scrapped": "tile",
    "tile-turned-up": "tile",
    "incident-resolved": "incident",
    "incident-turned-up": "incident",
    "cave-scouted": "cave_tile",
    "cave-settled": "cave_tile",
    "vehicle-launched": "tunnel",
    "drone-placed": "dock",
    "pod-woken": "chamber",
    "pods-destroyed": "chamber",
    "pod-warned": "chamber",
    "pod-sent": "salvage",
    "pod-retrieved": "salvage",
    "game-ended": "reason",
}
"""For kinds of events, the fact of which every value should come up."""
VEHICLES = {f"card-play {card.id} vehicle": 90 for card in game().box.cards}
TASTES: dict[str, dict[str, int]] = {
    "keen": {},
    "settler": {"place 17": 60, "place 13": 60, "mission": 0, "both": 90, "reveal": 90},
    "drawer": {"place 9": 90, "place 11": 90, "amount 3": 90, "draws 3": 90, "card-play": 5},
    "driver": {"place 9": 90, "activate west": 90, "draws 0": 60, "place 17": 0, **VEHICLES},
    "fitter": {"take-tile": 1, "install": 60, "automate": 90, "done": 1, "activate": 90},
}
"""What each kind of player likes, beyond what keen ones do."""
KINDS = ("curious", *TASTES, "saboteur")


LEANINGS = {kind: Leaning(game(), taste) for kind, taste in TASTES.items()}


class Notes(Listener):
    """Notes what came up, by kind of thing."""

    def __init__(self) -> None:
        self.met: dict[str, set[str]] = defaultdict(set)

    def hear(self, event: Event) -> None:
        self.met["event"].add(event.kind)
        if event.kind in FACTS:
            self.met[event.kind].add(str(event.facts[FACTS[event.kind]]))

    def meet(self, kind: str, id: str) -> None:
        self.met[kind].add(id)


def choose(state: State, kind: str, rng: Rng, played: Counter[int]) -> int:
    """Choose what was played least, or by taste; a saboteur loves sabotage."""
    if kind in LEANINGS:
        return LEANINGS[kind].pick(state, rng)
    if kind == "saboteur" and state.decision().kind == "incident" and rng.below(4):
        for section, incident in enumerate(state.incidents):
            if incident is not None and incident.kind == SABOTAGE:
                return INCIDENT + section
    return curious_pick(state, rng, played)


@pytest.fixture(scope="module")
def met() -> dict[str, set[str]]:
    """What came up in a few hundred games; refusals are looked at in some of them.

    What is not refused is offered, and nothing else. Some games begin late, with few pods left:
    they end for want of pods.
    """
    notes = Notes()
    met = notes.met
    played: Counter[int] = Counter()
    rng = Rng("curious")
    for number in range(700):
        state = game().start(2 + number % 3, number, {}, notes)
        if number % 40 == 0:
            state = Table(2 + number % 3).lay("A", destroyed=13).begin("A").state
            state.listener = notes
        assert isinstance(state, State)
        kind = KINDS[number // 3 % len(KINDS)]
        while not state.over:
            met["question"].add(state.decision().kind)
            met["task"].update(task.kind for task in state.stack)
            met["verb"].update(action.verb for action in state.legal())
            if number % 4 == 0:
                refused = [state.refuse(id) for id in range(len(state.actions))]
                assert [id for id, rule in enumerate(refused) if not rule] == state.offers
                met["refusal"].update(refused)
            id = choose(state, kind, rng, played)
            played[id] += 1
            state.play(id)
        met["end"].add(f"{state.seats} {state.ended}")
    return met


def questions() -> set[str]:
    """Return the kinds of all questions of the rules."""
    found: set[str] = set()
    classes = list(Question.__subclasses__())
    while classes:
        question = classes.pop()
        classes += question.__subclasses__()
        found.add(question.kind)
    return found - {Question.kind}


def refusals() -> set[str]:
    """Return the rules that refusals name: ids that stand alone as a string in the code."""
    found = set()
    for path in (game().folder / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and ID.fullmatch(str(node.value)):
                found.add(str(node.value))
    return found


def test_every_question_was_asked(met: dict[str, set[str]]) -> None:
    assert met["question"] == questions()
    assert questions() <= set(TASKS)


def test_every_task_that_can_wait_below_a_question_was_seen(met: dict[str, set[str]]) -> None:
    """Nothing is read from positions that never occurs."""
    assert met["task"] == set(TASKS)


def test_every_verb_was_offered(met: dict[str, set[str]]) -> None:
    assert met["verb"] == {action.verb for action in game().table}


def test_every_event_was_heard(met: dict[str, set[str]]) -> None:
    functions = inspect.getmembers(events, inspect.isfunction)
    kinds = {
        name.replace("_", "-")
        for name, function in functions
        if inspect.signature(function).return_annotation == "Event"
    }
    several = {"card-played": {f"{mode}-played" for mode in MODE_NAMES}}
    wanted = kinds - set(several) | {kind for each in several.values() for kind in each}
    assert met["event"] == wanted


def test_every_refusal_was_given(met: dict[str, set[str]]) -> None:
    """All but those for piles that are both empty, which is laid by hand elsewhere."""
    assert refusals() - met["refusal"] == {"CR-C2"}
    assert met["refusal"] <= refusals() | {"", NOT_ASKED}


def test_every_card_was_used_in_every_way(met: dict[str, set[str]]) -> None:
    uses = (*MODE_NAMES, "scrap")
    assert met["card-used"] == {f"{card.id}-{use}" for card in game().box.cards for use in uses}
    assert met["perk-used"] == set(PERKS)


def test_every_action_and_place_was_used(met: dict[str, set[str]]) -> None:
    """Docks, dock actions, platform actions, tunnels, chambers, salvage spaces."""
    box = game().box
    chambers = {chamber.id for chamber in box.chambers}
    assert met["drone-placed"] == {dock.id for dock in box.docks}
    assert met["action-activated"] == {action.id for action in box.actions}
    assert met["platform-used"] == {action.id for action in box.platform}
    assert met["vehicle-launched"] == {tunnel.id for tunnel in box.tunnels}
    assert met["pod-woken"] == met["pods-destroyed"] == met["pod-warned"] == chambers
    assert met["pod-sent"] == met["pod-retrieved"] == {space.id for space in box.salvages}


def test_every_tile_came_up_and_was_used(met: dict[str, set[str]]) -> None:
    """Resource tiles taken, installed and scrapped; incidents; caves scouted and settled."""
    box = game().box
    tiles = {tile.id for tile in box.tiles}
    for kind in ("tile-turned-up", "tile-taken", "tile-installed", "tile-scrapped"):
        assert met[kind] == tiles, kind
    assert met["incident-resolved"] == {tile.id for tile in box.incidents}
    caves = {tile.id for tile in box.cave_tiles}
    assert met["cave-scouted"] == met["cave-settled"] == caves


@pytest.mark.rule("CR-E1")
def test_games_ended_in_every_way(met: dict[str, set[str]]) -> None:
    """By Sunset at every number of players, and by a player without pods."""
    assert met["game-ended"] == set(game().reasons) == {"sunset", "pods"}
    assert {f"{seats} sunset" for seats in (2, 3, 4)} <= met["end"]
