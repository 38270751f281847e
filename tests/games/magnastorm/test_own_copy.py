"""A player's own values laid over the content: what takes effect, and what plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternentisch import Rng
from sternentisch.games.magnastorm.game import Magnastorm
from sternentisch.games.magnastorm.state import State
from sternentisch.games.magnastorm.view import MagnastormView, magnastorm_view
from sternentisch.kernel.event import EventLog
from tests.support.magnastorm import game
from tests.support.magnastorm import game_with as load
from tests.support.own_copies import own_defects

FOUR = "[[side]]\nid = 'four'\n"


def defects(folder: Path, text: str) -> list[str]:
    """Return the paths of everything that is wrong with a file of one's own."""
    return own_defects(game(), folder, text)


def view_of(own: Magnastorm, seats: int = 4) -> MagnastormView:
    return magnastorm_view(own.start(seats, 1).view(None))


def play_to_the_end(own: Magnastorm) -> None:
    """Play games at every player count; each must end, and be saved and loaded on the way."""
    for seats in (2, 3, 4):
        for advanced in (False, True):
            state = own.start(seats, seats, {"advanced": advanced, "start_area": 1 + advanced})
            assert isinstance(state, State)
            rng = Rng(seats)
            turn = 0
            while not state.over:
                turn += 1
                if turn % 50 == 0:
                    assert own.from_position(state.to_position()) == state
                state.play(state.offers[rng.below(len(state.offers))])
            assert not state.stack, "a question without an answer"
            assert state.outcome().reason in own.reasons


# --- what takes effect ---------------------------------------------------------------------------


def test_replaced_values_take_effect(tmp_path: Path) -> None:
    """Costs, spaces, levels, income, prestige and parameters; all else stays."""
    own = load(
        tmp_path,
        """
        [constants.prestige_target.value]
        4 = 30
        [[turtle_slot]]
        id = "turtle-1"
        yellow = 2
        [[research_area]]
        id = "blue"
        bonuses = ["", "own", "", "", "", "", "", "", "any", "", "", "bag-3"]
        [[segment]]
        id = "front"
        income = [{ id = "4", own = 4 }]
        [[commander]]
        id = "adira"
        prestige = { gain = 3 }
        params = { own = 1 }
        [[contract]]
        id = "sc3"
        take = [3, 2]
        [[side]]
        id = "four"
        [[side.row]]
        id = "2"
        price = { own = 2 }
        bonuses = ["range", "", "", "", "turtle"]
        """,
    )
    view = view_of(own)

    assert (view.target, view_of(own, 3).target) == (30, 23)
    assert (view.turtle_costs[0].yellow, view.turtle_costs[1].yellow) == (2, 0)
    assert [len(track.bonuses) for track in view.research] == [11, 12, 11, 11]
    assert (view.income["front"][3].own, view.income["front"][3].yellow) == (4, 1)
    assert (view.rows[1].price.own, view.rows[1].gain.own) == (2, 1)
    assert [s.bonus for s in view.spaces if s.row == 2] == ["range", "", "", "", "turtle"]
    assert view_of(own, 2).rows[1].price.own == 1, "the other side has rows of its own"
    assert {c.id: c.gain for c in own.box.commanders}["adira"] == 3
    assert {c.id: c.take for c in own.box.contracts}["sc3"] == [3, 2]
    assert game().box.targets[4] == 27


def test_a_changed_line_leads_elsewhere(tmp_path: Path) -> None:
    """Both ends know of it, and the scout drives along it."""
    text = FOUR + "line = [{ id = 'L1AB', areas = ['S1A', 'S1D'] }]"
    own = load(tmp_path, text)
    neighbours = {area.id: area.neighbours for area in view_of(own).areas}
    assert neighbours["S1A"] == ["S1C", "S1D", "S6D"]
    assert neighbours["S1B"] == ["S1D", "S6B"]
    assert "S1A" in neighbours["S1D"]

    state = own.start(4, 1)
    assert isinstance(state, State)
    while not state.running:
        state.apply(state.offers[0])
    for move in ("pick 1 yellow", "space 1-1", "drive", "step s1d"):
        state.apply(own.action(move))
    assert own.box.area_ids[state.players[state.active].area] == "S1D"


def test_a_changed_cost_is_what_is_paid(tmp_path: Path) -> None:
    """With the first turtles for two yellow cubes, nobody can set one down at first."""
    slots = ", ".join(f"{{ id = 'turtle-{n}', own = 0, yellow = 9 }}" for n in range(1, 11))
    own = load(tmp_path, f"turtle_slot = [{slots}]")
    state = own.start(2, 1)
    assert isinstance(state, State)
    while not state.running:
        state.apply(state.offers[0])
    first = state.active
    for move in ("pick 1 yellow", "space 1-1", "drive", "stop s1a1"):
        state.apply(own.action(move))

    assert state.actor != first
    assert not any(state.turtles)


GOOD: dict[str, str] = {
    "one round": "[constants.rounds]\nvalue = 1",
    "six rounds with their contracts": "[constants.rounds]\nvalue = 6\n"
    + "".join(
        f"[[contract]]\nid = 'rc{number}'\nmarkers = [1, 1, 2, 2, 3, 3]\n"
        "levels = [2, 2, 2, 2, 2, 2]\ncommanders = [0, 0, 0, 0, 0, 0]\n"
        "leads = [false, false, false, false, true, true]\n"
        for number in range(1, 5)
    ),
    "a long way": "[constants.move_range]\nvalue = 4",
    "few cubes": "[constants.cubes_per_colour]\nvalue = 5",
    "an empty bag": "[constants.bag_black]\nvalue = 0\n[constants.bag_each_colour]\nvalue = 0",
    "one follower each": "[constants.followers]\nvalue = 1\n[constants.bag_black]\nvalue = 1",
    "short tracks": "".join(
        f"[[research_area]]\nid = '{id}'\nbonuses = ['', 'any', 'follower']\n"
        for id in ("green", "blue", "red", "white")
    ),
    "free exchange": "[constants.exchange_give]\nvalue = 1",
    "big contracts": "[[contract]]\nid = 'sc1'\ntake = [1, 1, 1, 1, 1, 1]\nmajority = 'all'",
    "follower everywhere": FOUR
    + "row = ["
    + ", ".join(
        f"{{ id = '{n}', bonuses = ['follower', 'follower', 'follower', 'any', 'prestige'] }}"
        for n in range(1, 6)
    )
    + "]",
    "cards with other bonuses": "artifact = ["
    + ", ".join(
        f"{{ id = '{n:03}', bonus = '{bonus}' }}"
        for n, bonus in enumerate(("any", "follower", "bag-3", "white-step", "range"), 101)
    )
    + "]",
    "another effect": "[[commander]]\nid = 'ellen'\neffect = 'swap_one_cube'\nparams = {}",
    "the effect of another kind": "[[commander]]\nid = 'mira'\neffect = 'occupied_space'\n"
    "params = { times = 2 }",
    "two more of a kind": "[[commander]]\nid = 'huber'\nkind = 'administration'\n"
    "[[commander]]\nid = 'rain'\nkind = 'administration'",
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_games_with_changed_values_play(tmp_path: Path, text: str) -> None:
    """Whatever is accepted can be played to its end, and saved in between."""
    play_to_the_end(load(tmp_path, text))


@pytest.mark.rule("MS-A3", "MS-CO-1")
def test_an_ability_on_receipt_may_belong_to_a_research_commander(tmp_path: Path) -> None:
    """Then the deal is offered in the administration, to whoever leads, and can be saved there."""
    text = "".join(
        f"[[commander]]\nid = '{id}'\neffect = 'prestige_for_yellow'\n"
        "params = { times = 2, yellow = 1, prestige = 1 }\n"
        for id in ("huber", "rain", "yuul", "joy", "cedric", "kim-kin", "sayuri", "kaysia")
    )
    own = load(tmp_path, text)
    asked = set()
    for seed in range(6):
        state = own.start(3, seed)
        rng = Rng(seed)
        while not state.over:
            assert isinstance(state, State)
            if state.decision().kind == "deal":
                asked.add((state.plan.name, state.actor == state.active))
                assert own.from_position(state.to_position()) == state
            state.play(state.offers[rng.below(len(state.offers))])
        assert state.outcome().reason in own.reasons

    assert ("administration", False) in asked


@pytest.mark.rule("MS-S16")
def test_cards_that_move_players_on_the_track_work_once_each(tmp_path: Path) -> None:
    """In the order in which the start placement ended, whatever the cards do to it."""
    cards = [*range(1, 31), *range(101, 161), *range(201, 231)]
    entries = ", ".join(f"{{ id = '{number:03}', bonus = 'turn-order' }}" for number in cards)
    own = load(tmp_path, f"artifact = [{entries}]")
    log = EventLog()
    state = own.start(4, 1, {"advanced": True}, log)
    assert isinstance(state, State)
    while not state.running:
        state.apply(state.offers[0])

    used = sorted(str(e.facts["artifact"]) for e in log.events if e.kind == "artifact-used")
    drawn = sorted(card.id for cards in state.drawn for card in cards)
    assert used == drawn


@pytest.mark.rule("MS-M2", "MS-B4")
def test_the_longest_way_can_be_saved(tmp_path: Path) -> None:
    """The largest range there may be, and one more by the space."""
    row = "row = [{ id = '1', bonuses = ['range', 'range', 'range', 'range', 'range'] }]"
    own = load(tmp_path, f"[constants.move_range]\nvalue = 99\n{FOUR}{row}")
    state = own.start(4, 1)
    assert isinstance(state, State)
    while not state.running:
        state.apply(state.offers[0])
    for move in ("pick 1 yellow", "space 1-1", "drive"):
        state.apply(own.action(move))

    assert own.from_position(state.to_position()) == state


# --- the file as such ----------------------------------------------------------------------------


def test_every_defect_is_told_at_once(tmp_path: Path) -> None:
    """One reading names all that has the wrong name or type, another all that breaks the game."""
    text = """
        nonsense = 1
        [constants.sector_contracts]
        value = 3
        [[turtle_slot]]
        id = "turtle-3"
        own = "two"
        [[station_slot]]
        id = "station-9"
        """
    assert defects(tmp_path, text) == [
        "nonsense",
        "constants.sector_contracts.value",
        "turtle_slot[turtle-3].own",
        "station_slot[0]",
    ]
    text = """
        [constants.rounds]
        value = 0
        [[bonus]]
        id = "bag-1"
        effect = "dance"
        [[start]]
        id = "1"
        rear_sector = "S7"
        """
    assert {"constants.rounds.value", "bonus[bag-1].effect", "start[1].rear_sector"} <= set(
        defects(tmp_path, text)
    )
