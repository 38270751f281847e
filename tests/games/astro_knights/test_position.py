"""Positions: saved and loaded in the middle of every question, refused with every defect named."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from sternentisch import Defects, Rng
from sternentisch.games.astro_knights.state import State
from tests.support.astro_knights import Table, game, own_copy

BOSSES = ("furion", "architect", "lunaris", "kontinnua")


def zack(hand: str, **values: Any) -> Table:
    """Return a rich table of three; it is Zack's turn."""
    table = Table("christina", "zack", "silas").lay("zack", hand=f"{hand} normium", **values)
    table.lay("christina", hand="normium blaster", deck="arc_flare normium", life=7)
    table.lay("silas", hand="normium normium", weapons="repulsor", discard="blaster grav_hammer")
    table.foes("tzorn 7", "fire_support 6").supply("weapon_low", "disruptor_pistol")
    return table.set(level=2, track=2, homeworld_power=5)


def boss(card: str, **options: object) -> Table:
    """Return a table of three in a boss turn, with an order deck to go on with."""
    table = Table("christina", "zack", "silas", **options).lay(
        "zack", hand="normium blaster", life=1
    )
    return table.lay("christina", hand="normium blaster").boss_deck(card)


def four() -> Table:
    """Return a table of four in front of a pair card."""
    table = Table("christina", "zack", "silas", "toli").lay("zack", hand="normium")
    return table.order("pair_34").next_turn("zack")


SCENES: dict[str, Any] = {
    "attack-step": lambda: zack("", weapons="vibrax blaster", slots=2).begin("zack"),
    "action-step": lambda: zack("blaster oracle_hub", power=4).begin("zack", energy=7),
    "clear-area": lambda: (
        zack("normium dark_star_aura")
        .begin("zack")
        .do("hand normium", "hand dark_star_aura", "end", "end")
    ),
    "discard-hand": lambda: zack("blaster", deck="normium normium").begin("zack").do("end"),
    "pair-seat": four,
    "ally-deck": lambda: zack("mag_field").begin("zack").do("hand mag_field", "supply weapon_low"),
    "pick-seat": lambda: zack("chromerium_halo").begin("zack").do("hand chromerium_halo"),
    "pick-unit": lambda: zack("normium", discard="vibrax").begin("zack").do("homeworld"),
    "pick-target": lambda: (
        zack("", weapons="fractal_grenade").begin("zack").do("weapon zack-1", "boss")
    ),
    "split": lambda: (
        zack("", weapons="echo_ray").begin("zack").do("weapon zack-1", "foe 2", "boss", "foe 1")
    ),
    "pick-option": lambda: zack("heliosphere").begin("zack").do("hand heliosphere"),
    "pick-supply": lambda: zack("dark_star_aura").begin("zack").do("hand dark_star_aura"),
    "pick-card": lambda: (
        zack("", weapons="grav_hammer", discard="blaster vibrax")
        .begin("zack")
        .do("weapon zack-1", "foe 2")
    ),
    "pick-weapon": lambda: (
        zack("targeting_sync", weapons="vibrax")
        .begin("zack", attack=False)
        .do("hand targeting_sync")
    ),
    "confirm": lambda: zack("", weapons="overclocked_carbine").begin("zack").do("weapon zack-1"),
    # tasks that wait below
    "of an ally": lambda: zack("oracle_hub").begin("zack").do("hand oracle_hub", "seat christina"),
    "overcharged": lambda: (
        zack("")
        .supply("tech", "bio_converter")
        .begin("zack", energy=3)
        .do("overcharge", "end", "seat silas")
    ),
    "sustained": lambda: (
        zack("", weapons="psionic_needle vibrax", slots=2, power=4)
        .begin("zack", attack=False)
        .do("knight", "weapon zack-1")
    ),
    "a strike": lambda: boss("collapsing_core").boss_turn(),
    "a foe": lambda: boss("relentless_barrage").foes("tzorn 7", "roaming_titan 7").boss_turn(),
    "an exhaustion": lambda: (
        boss("moonbeam", boss="lunaris").foes("resource_raider 3").boss_turn().do("supply tech")
    ),
    "bombardments": lambda: (
        boss("fire_support")
        .set(track=9)
        .special_deck("plasma_howitzer emp_torpedo vacuum_mortar")
        .boss_turn()
    ),
    "in total": lambda: boss("ebb_and_flow", boss="lunaris").boss_turn().do("seat zack"),
    "each player": lambda: boss("total_reprogramming", boss="architect").boss_turn(),
    "a tile": lambda: (
        boss("", boss="architect").set(level=3, track=2).special_deck("sentry_droid").boss_turn()
    ),
    "a bubble": lambda: (
        boss("time_tear", boss="kontinnua")
        .foes("paradox_hunter 6")
        .order("time_bubble")
        .next_turn("zack")
    ),
}
KINDS = tuple(SCENES)[:15]
"""The kinds of questions; each has the scene of its name."""


def scene(name: str) -> Table:
    table = SCENES[name]()
    assert isinstance(table, Table)
    return table


def saved(name: str) -> Any:
    return json.loads(json.dumps(scene(name).state.to_position()))


def defects(document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document."""
    with pytest.raises(Defects) as raised:
        game().from_position(document)
    return [path for path, _ in raised.value.defects]


def replaced(document: Any, path: str, value: object) -> Any:
    """Return a copy of a document with another value at a path such as `state.players[0].life`."""
    copied = copy.deepcopy(document)
    steps = path.replace("[", ".[").split(".")
    target = copied
    for step in steps[:-1]:
        target = target[int(step[1:-1]) if step.startswith("[") else step]
    last: Any = int(steps[-1][1:-1]) if steps[-1].startswith("[") else steps[-1]
    target[last] = value
    return copied


def fields(value: Any, path: str) -> list[str]:
    """Return the paths of all named fields of a document, those of options aside."""
    found = []
    if isinstance(value, dict):
        for name, inner in value.items():
            where = f"{path}.{name}" if path else name
            found.append(where)
            if name != "options":
                found += fields(inner, where)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            found += fields(inner, f"{path}[{number}]")
    return found


# --- round trips ---------------------------------------------------------------------------------


def test_there_is_a_scene_for_every_question() -> None:
    """No kind of question is forgotten here."""
    assert {kind: scene(kind).asked() for kind in KINDS} == {kind: kind for kind in KINDS}
    met = set()
    for number in range(40):
        state = game().start(1 + number % 4, number, {"boss": BOSSES[number // 4 % 4]})
        rng = Rng(number)
        while not state.over:
            met.add(state.decision().kind)
            state.play(state.offers[rng.below(len(state.offers))])
    assert met <= set(KINDS)


@pytest.mark.parametrize("name", SCENES)
def test_a_state_is_the_same_after_loading(name: str) -> None:
    """Equal offers, equal views for everybody, and equal states after any answer."""
    state = scene(name).state
    state.listener = None
    loaded = game().from_position(saved(name))
    assert loaded == state
    assert loaded.offers == state.offers
    for seat in (*range(state.seats), None):
        assert loaded.view(seat) == state.view(seat)

    for action in state.legal():
        here, there = state.clone(), loaded.clone()
        here.apply(action)
        there.apply(action)
        assert here == there
        assert here.to_position() == there.to_position()


ENDS: dict[str, Any] = {
    "victory": lambda: (
        zack("", weapons="vibrax").set(boss_life=6).begin("zack").do("weapon zack-1", "boss")
    ),
    "deck": lambda: boss("").set(level=3).boss_turn(),
    "homeworld": lambda: boss("fire_support").set(homeworld_life=1, level=3).boss_turn(),
    "exhausted": lambda: (
        boss("fire_support")
        .lay("christina", life=0)
        .lay("silas", life=0)
        .foes("roaming_titan 7")
        .boss_turn()
        .do("seat zack")
    ),
    "homeworld in a strike": lambda: boss("relentless_barrage").set(homeworld_life=1).boss_turn(),
    "exhausted in a strike": lambda: (
        boss("wrath_of_the_star").lay("christina", life=1).lay("silas", life=1).boss_turn()
    ),
    "homeworld in a bombardment": lambda: (
        boss("fire_support").set(track=3, homeworld_life=4).special_deck("nova_cannon").boss_turn()
    ),
    "victory in an overcharge": lambda: (
        zack("", weapons="vibrax")
        .supply("tech", "targeting_sync")
        .set(boss_life=6)
        .begin("zack", energy=6, attack=False)
        .do("overcharge", "weapon zack-1", "boss")
    ),
}


@pytest.mark.rule("AK-2", "AK-3")
@pytest.mark.parametrize("end", ENDS)
def test_a_finished_game_can_be_loaded(end: str) -> None:
    """The end and its reason survive, and no card is lost in the middle of an effect."""
    state = ENDS[end]().state
    assert state.reason == end.split()[0]

    loaded = game().from_position(json.loads(json.dumps(state.to_position())))
    assert loaded.over
    assert loaded.outcome().to_json() == state.outcome().to_json()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("boss_id", BOSSES)
def test_whole_games_can_be_saved_at_every_question(seats: int, boss_id: str) -> None:
    """Also in boss turns and on every difficulty."""
    difficulty = ("normal", "expert", "nightmare")[seats % 3]
    state = game().start(seats, 3, {"boss": boss_id, "difficulty": difficulty})
    rng = Rng(seats)
    while not state.over:
        document = json.loads(json.dumps(state.to_position()))
        loaded = game().from_position(document)
        assert (loaded == state, loaded.offers) == (True, state.offers)
        state.play(state.offers[rng.below(len(state.offers))])


@pytest.mark.parametrize("name", ["attack-step", "split", "an exhaustion", "a tile", "sustained"])
def test_states_can_be_pickled_and_copied(name: str) -> None:
    """A pickled state is the position it stands for."""
    state = scene(name).state

    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state


def test_a_pickled_state_of_another_copy_stays_one_of_that_copy(tmp_path: Path) -> None:
    """Worker processes play on with the same values."""
    own = tmp_path / "own.toml"
    own.write_text("[constants.hand_size]\nvalue = 6\n", "utf-8")
    state = own_copy(own).start(2, 1)

    again = pickle.loads(pickle.dumps(state))

    assert again == state
    assert again.game.content.hash == state.game.content.hash != game().content.hash


@pytest.mark.rule("AK-M22")
def test_the_order_of_decks_and_discards_is_kept() -> None:
    """And so are the cards known at the bottom of the tech pile."""
    table = zack("normium", discard="vibrax blaster repulsor", deck="blaster normium")
    table.only("tech", "nexus_port psionic_tether deflector_field")
    table.begin("zack", energy=9).do("overcharge", "seat silas", "overcharge")
    loaded = game().from_position(json.loads(json.dumps(table.state.to_position())))
    assert isinstance(loaded, State)

    assert [card.id for card in loaded.players[1].discard] == ["vibrax", "blaster", "repulsor"]
    assert [card.id for card in loaded.players[1].deck] == ["normium", "blaster"]
    pile = game().box.tech_pile
    assert [card.id for card in loaded.supply[pile]] == [
        *("psionic_tether", "nexus_port", "deflector_field")
    ]
    assert loaded.known[pile] == 2


# --- broken documents ----------------------------------------------------------------------------


@pytest.mark.parametrize("document", [None, [], "position", 3, {}])
def test_what_is_no_position_is_refused(document: object) -> None:
    """Every missing field of an empty object is named; other things are no document."""
    found = defects(document)

    assert found[0] == "format" if document == {} else found == ["document"]


@pytest.mark.parametrize("name", SCENES)
def test_every_missing_field_is_named(name: str) -> None:
    """Each field of the document, of players, foes, contexts and tasks is wanted."""
    document = saved(name)
    for path in fields(document, ""):
        broken = copy.deepcopy(document)
        holder, _, last = path.rpartition(".")
        target = broken
        for step in holder.replace("[", ".[").split(".") if holder else []:
            target = target[int(step[1:-1]) if step.startswith("[") else step]
        del target[last]
        assert path in defects(broken), path


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("value", [1.5, {"x": 1}, [[[]]]])
def test_every_field_of_a_wrong_type_is_named(name: str, value: object) -> None:
    """A broken number, an object or a nested list fits nowhere."""
    document = saved(name)
    for path in fields(document, ""):
        found = defects(replaced(document, path, value))
        assert [where for where in found if where.startswith(path)], path


@pytest.mark.parametrize(
    "path",
    [
        *("extra", "state.extra", "state.players[1].extra", "state.foes[0].extra"),
        *("state.contexts[0].extra", "state.stack[0].extra"),
    ],
)
def test_unknown_fields_are_named(path: str) -> None:
    """Nothing is silently ignored."""
    assert defects(replaced(saved("pick-target"), path, 1)) == [path]


def test_several_defects_are_told_at_once() -> None:
    """One reading names them all."""
    document = saved("action-step")
    wrong = {"state.level": 9, "state.track": "x", "state.players[1].life": None}
    for path, value in wrong.items():
        document = replaced(document, path, value)

    assert set(wrong) <= set(defects(document))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "sternentisch-record"),
        ("version", 2),
        ("game", "cave-in"),
        ("behaviour", 0),
        ("content", "0123456789abcdef"),
    ],
)
def test_positions_of_something_else_are_refused(path: str, value: object) -> None:
    """Another format, game, behaviour or box is said to be the trouble, and nothing else."""
    assert defects(replaced(saved("action-step"), path, value)) == [path]
