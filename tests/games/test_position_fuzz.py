"""Random damage to positions: every document is refused with its defects, or plays to its end."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

import sternentisch
from sternentisch import Rng
from sternentisch.games.astro_knights.decisions import TASKS as ASTRO_KNIGHTS_TASKS
from sternentisch.games.cave_in.decisions import NODES
from sternentisch.games.cave_in.state import State as CaveIn
from sternentisch.games.cryo.decisions import TASKS as CRYO_TASKS
from sternentisch.games.cryo.state import State as Cryo
from sternentisch.games.magnastorm.state import State as Magnastorm
from tests.games.astro_knights import test_position as astro_knights
from tests.games.cave_in import test_position as cave_in
from tests.games.cryo import test_position as cryo
from tests.games.magnastorm import test_position as magnastorm
from tests.support.damage import Damage, documents, harmed, odd_value, trouble, ways
from tests.support.positions import follow


def donate_contexts(body: Any, donor: Any, rng: Rng) -> None:
    """Take over the tasks, and half of the time what they refer to."""
    body["stack"] = donor["stack"]
    if rng.below(2):
        body["contexts"] = donor["contexts"]


def donate_to_the_active(body: Any, donor: Any, _rng: Rng) -> None:
    """Take over the tasks, for whoever is active here."""
    body["stack"] = donor["stack"]
    for task in body["stack"]:
        task["seat"] = body.get("active") if task["seat"] >= 0 else -1


def donate_moment(body: Any, donor: Any, rng: Rng) -> None:
    """Take over the decisions, and half of the time their place in the round."""
    body["stack"] = donor["stack"]
    if rng.below(2):
        body["plan"], body["step"] = donor["plan"], donor["step"]


def check_cave_in(state: CaveIn) -> None:
    for player in state.players:
        assert len(player.base) <= state.rules.box.base_limit


def check_cryo(state: Cryo) -> None:
    for player in state.players:
        assert 0 <= player.pool <= player.room
        assert min(player.tracks) >= 0


def check_magnastorm(state: Magnastorm) -> None:
    for player in state.players:
        assert min(player.cubes) >= 0
        assert min(player.levels) >= 0


DAMAGE = {
    "astro-knights": Damage(
        game=sternentisch.load("astro-knights"),
        scenes=astro_knights.SCENES,
        saved=astro_knights.saved,
        starts=[
            (1 + number % 4, {"boss": astro_knights.BOSSES[number // 2]}) for number in range(8)
        ],
        words=(
            *("normium", "vibrax", "echo_ray", "tzorn", "builder_droid", "moonbeam", "boss"),
            *("player_1", "zack", "nasma", "furion", "architect", "ylong", "victory", "deck"),
            *("hand", "discard", "card[echo_ray].on_attack[0]", "card[grav_hammer].on_attack[1]"),
            *("boss[furion].turn_end", "card[heliosphere].on_play[0]", "knight[silas].ability[0]"),
            *("card[vibrax].on_attack", *ASTRO_KNIGHTS_TASKS),
        ),
        dull=("supply", "destroyed", "rng"),
        asking=("stack", "contexts", "active", "captain"),
        seldom=lambda way: way[0] in ("supply", "destroyed"),
        donate=donate_contexts,
        check=lambda state: None,
    ),
    "cave-in": Damage(
        game=sternentisch.load("cave-in"),
        scenes=cave_in.SCENES,
        saved=cave_in.saved,
        starts=[(2 + number % 3, {}) for number in range(9)],
        words=(
            *("purple", "blue", "red", "green", "hydrans", "bioss", "drollo", "driller", "domina"),
            *("frogt_opus", "fish_bean as red", "maccarat", "ac01", "ac12", "contract"),
            *("night_shift", "blue-1-plain-a", "red-10-cave", *NODES),
        ),
        dull=("crystal_stacks", "card_stacks", "artifact_stacks", "rng"),
        asking=("stack", "turn", "active", "turns", "played"),
        seldom=lambda way: way[0] not in ("stack", "turn"),
        donate=donate_to_the_active,
        check=check_cave_in,
    ),
    "cryo": Damage(
        game=sternentisch.load("cryo"),
        scenes=cryo.SCENES,
        saved=cryo.saved,
        starts=[(2 + number % 3, {}) for number in range(9)],
        words=(
            *("interface", "overclock", "RC1", "RC4", "RO6", "IE1", "IE6", "IL4", "IS1", "S1"),
            *("L1", "K01", "K03", "K12", "T1", "T6", "C1", "O5", "engineering-1", "dispatch-3"),
            *("1", "17", "res-C1", "stasis-lab", "reactor-w", "converter-e", "scout-n", "launch"),
            *("custom1", "plan", "engineering", "dispatch", "first", "both", "sunset", "pods", ""),
            *CRYO_TASKS,
        ),
        dull=("unused_tiles", "deck", "rng"),
        asking=("stack", "active", "turns", "covered"),
        seldom=lambda way: way[0] != "stack",
        donate=donate_to_the_active,
        check=check_cryo,
    ),
    "magnastorm": Damage(
        game=sternentisch.load("magnastorm"),
        scenes=magnastorm.SCENES,
        saved=magnastorm.saved,
        starts=[(2 + number % 3, {"advanced": number > 2}) for number in range(6)],
        words=(
            *("own", "left", "across", "right", "yellow", "grey", "purple", "black", "S1", "S4"),
            *("S1A", "S1D", "S4A", "S1A1", "S5B1", "T1M", "T4X", "turn", "takeover", "move"),
            *("gain", "wrap-up", "administration", "setup", "over", "rc1", "sc1", "justin"),
            *("huber", "main", "place", "mode", "price", "reseat", "contract", "lift", "lower"),
            *("turtle", "exchange"),
        ),
        dull=("collections", "drawn", "rng"),
        asking=("turn", "stack", "plan", "step", "position"),
        seldom=lambda way: False,
        donate=donate_moment,
        check=check_magnastorm,
    ),
}


@cache
def sources(id: str) -> list[Any]:
    """Return documents to damage."""
    return documents(DAMAGE[id])


def test_no_game_is_forgotten() -> None:
    assert list(DAMAGE) == sternentisch.game_ids()


@pytest.mark.parametrize("id", DAMAGE)
@pytest.mark.parametrize("part", range(4))
def test_damaged_documents_are_refused_or_play(id: str, part: int) -> None:
    """Some hundred documents with one to three things changed; a good part of them loads."""
    kit = DAMAGE[id]
    rng = Rng(f"damage {part}")
    found = [trouble(kit, harmed(kit, sources(id), rng), rng) for _ in range(250)]

    assert [text for text in found if text] == []
    assert found.count("") > 3


@pytest.mark.parametrize(
    ("id", "name"), [(id, name) for id, kit in DAMAGE.items() for name in kit.scenes]
)
def test_every_single_number_and_word_may_change(id: str, name: str) -> None:
    """Each value of the document in turn becomes another one of its type."""
    kit = DAMAGE[id]
    document = kit.saved(name)
    rng = Rng(name)
    found = []
    for way in ways(document["state"]):
        if len(way) > 1 and kit.seldom(way) and rng.below(6):
            continue
        changed = copy.deepcopy(document)
        target = follow(changed["state"], way[:-1])
        target[way[-1]] = odd_value(target[way[-1]], kit.words, rng)
        text = trouble(kit, changed, rng)
        if text:
            found.append((way, target[way[-1]], text))

    assert found == []
