"""A player's own values laid over the content: what takes effect, and what plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sternentisch import Defects, Rng
from sternentisch.games.cryo.game import Cryo
from sternentisch.games.cryo.state import State
from sternentisch.games.cryo.view import cryo_view
from tests.support.cryo import Table, game
from tests.support.own_copies import own_copy_of

RC1 = "[[tile]]\nid = 'RC1'\n"
INTERFACE = "[[card]]\nid = 'interface'\n"


def load(folder: Path, text: str) -> Cryo:
    return own_copy_of(game(), folder, text)


def play_to_the_end(own: Cryo) -> None:
    """Play games at every player count; each must end, and be saved and guessed on the way."""
    for number in range(6):
        state = own.start(2 + number % 3, number)
        assert isinstance(state, State)
        rng = Rng(number)
        pieces, turn = state.pieces(), 0
        while not state.over:
            turn += 1
            if turn % 20 == 0:
                document = json.loads(json.dumps(state.to_position()))
                assert own.from_position(document) == state
                seat = rng.below(state.seats)
                assert state.sample(seat, rng).view(seat) == state.view(seat)
            state.play(state.offers[rng.below(len(state.offers))])
        assert not state.stack, "a question without an answer"
        assert state.outcome().reason in own.reasons
        assert state.pieces() == pieces


# --- what takes effect ---------------------------------------------------------------------------

OWN = """
[constants.resource_max]
value = 7
[constants.start.value]
tech = 3
[constants.start_docks]
value = [2, 4, 6]
[constants.damage.value]
2 = 3
[constants.points.value]
pod_in_cave = 3
[constants.track_stacks.value]
late = 1
[[seat]]
id = "1"
bonus = ["nanite"]
[[chamber]]
id = "rnd-1"
pods = 2
[[chamber]]
id = "dispatch-1"
pods = 1
[[dock]]
id = "4"
actions = ["launch", "", "", "scout-n"]
[[salvage]]
id = "3"
min_players = 2
row = "tech"
[[platform]]
id = "recharge"
gain = ["energy", "energy"]
[[incident]]
id = "IE6"
gain = ["nanite", "energy"]
card_actions = 0
[[cave_tile]]
id = "S1"
cost = []
first = 9
[[cave]]
id = "K03"
is_open = true
[[tunnel]]
id = "T1"
energy = 0
caves = ["K02", "K03"]
[[action]]
id = "reactor-w"
cost = ["tech"]
gain = ["energy", "nanite"]
"""


def test_replaced_values_take_effect(tmp_path: Path) -> None:
    """Numbers, board, tiles and caves; all else stays."""
    own = load(tmp_path, OWN)
    state = own.start(2, 1)
    assert isinstance(state, State)
    view = cryo_view(state.view(0))

    assert view.players[0].tracks == dict(
        zip(("crystal", "organics", "tech", "nanite", "energy"), (1, 1, 3, 1, 1), strict=True)
    )
    assert view.players[0].home == ["wake", "custom2", "plan"]
    assert len([dock for dock in view.docks if dock.damaged]) == 3
    assert view.docks[3].actions == ["launch", "", "", "scout-n"]
    assert view.track_left == 2 * 3 + 2 * 1 + 1
    assert [chamber.pods[0] for chamber in view.chambers] == [1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 2]
    assert [(space.id, space.row) for space in view.salvage[1:4]] == [
        *(("2", "crystal"), ("3", "tech"), ("4", "organics")),
    ]
    assert [cave.id for cave in view.caves if cave.open] == ["K01", "K02", "K03"]
    assert view.tunnels[0] == ("T1", 0, "K02", "K03")
    tiles = {tile.id: tile for tile in own.box.incidents}
    assert tiles["IE6"].reward.gain == [0, 0, 0, 1, 1]
    assert (own.box.points_cave, game().box.points_cave) == (3, 2)


def test_changed_costs_and_gains_are_what_is_paid_and_gained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Reactor takes tech and gives two things; a launch without cost takes nothing."""
    own = load(tmp_path, OWN)
    monkeypatch.setattr("tests.support.cryo.game", lambda: own)
    table = (
        Table().damaged("2 3 6").lay("A", "0/0/2/0").at("A", "1").do("activate west", "amount 2")
    )
    assert table.tracks("A") == "0/0/0/2 +2"

    table = Table().damaged("2 3 6").lay("A", pool=1, vehicles="interface")
    table.cave("K02", "S1").cave("K03", "L1").at("A", "17").do("activate north")
    assert table.pods("K02", "A") == 1


TILE = RC1 + "gain = []\nchoose = ['tech', 'organics']\nprice = ['tech', 'organics']"
CARD = f"""
{RC1}
gain = []
card_actions = 2
price = []
{INTERFACE}
copies = 9
upgrade = {{ perks = ["automation", "automation", "cave-sight"] }}
mission = {{ effect = "resources", params = {{ points = 3, divisor = 1 }} }}
vehicle = {{ room = 2, energy = 1, rescue = 3 }}
scrap = {{ choose = ["crystal", "organics", "tech"] }}
"""


def test_a_tile_may_give_and_cost_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of two things instead of both, and so as a price."""
    own = load(tmp_path, TILE)
    monkeypatch.setattr("tests.support.cryo.game", lambda: own)
    table = Table().lay("A", "0/1/1/0").space("C1", "RC1 RC2").at("A", "1")
    table.do("activate north", "take-tile")
    assert table.legal() == ["choose organics", "choose tech"]

    table = Table().lay("A", "0/1/1/0", out="1", slots="3:RC1").incident("rnd", "IE5").begin("A")
    table.do("recall", "incident rnd", "return 3", "use")
    assert table.legal() == ["pay organics", "pay tech"]


def test_a_card_may_do_something_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All four uses of it, and the number of its copies."""
    own = load(tmp_path, CARD)
    monkeypatch.setattr("tests.support.cryo.game", lambda: own)
    table = Table().lay("A", "2/2/2/0", hand="interface interface", destroyed=4)
    table.lay("A", upgrades="interface", missions="interface").space("C1", "RC1")
    assert len(table.body["deck"]) == 44 - 4

    table.at("A", "1").do("scrap-card interface")
    assert table.legal() == ["choose crystal", "choose organics", "choose tech"]
    table.do("choose tech", "activate north", "take-tile", "card-play interface vehicle")
    assert (table.asked(), table.player("A").destroyed, table.player("A").pool) == (
        *("card-action", 1, 3),
    )
    assert table.player("A").perks.automation == 2
    points = table.view("A").players[0].points
    assert points is not None
    assert (points["missions"], points["pool"]) == (3 * (2 + 2 + 3), 3)


def test_every_question_of_a_changed_card_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two actions of Automation, one is being paid and one is still to come."""
    own = load(tmp_path, CARD)
    monkeypatch.setattr("tests.support.cryo.game", lambda: own)
    table = Table().lay("A", "1/1/0/0", out="1", slots="3:RC4 6:RC4", upgrades="interface")
    table.incident("rnd", "IE5").begin("A").do("recall", "incident rnd", "return 4", "done")
    table.do("automate 3")
    assert [task.kind for task in table.state.stack[2:]] == ["automate", "platform-reward", "pay"]

    document = json.loads(json.dumps(table.state.to_position()))
    assert own.from_position(document) == table.state
    document["state"]["stack"][2]["left"] = 2
    with pytest.raises(Defects, match=r"state\.stack\[3\]\.kind"):
        own.from_position(document)


# --- what plays ----------------------------------------------------------------------------------

GOOD: dict[str, str] = {
    "all of it": OWN,
    "other cards": CARD,
    "nothing on the track": "[constants.track_stacks]\nvalue = { early = 0, late = 0 }",
    "small tracks": "[constants.resource_max]\nvalue = 1\n[constants.energy_max]\nvalue = 1",
    "large tracks": "[constants.resource_max]\nvalue = 99\n[constants.energy_max]\nvalue = 99",
    "no room": "[constants.platform_room]\nvalue = 0",
    "room for all": "[constants.platform_room]\nvalue = 99",
    "no cards kept": "[constants.cards_kept]\nvalue = 0\n[constants.hand_limit]\nvalue = 0",
    "many cards kept": "[constants.cards_kept]\nvalue = 9\n[constants.cards_dealt]\nvalue = 10",
    "no upgrades": "[constants.upgrade_limit]\nvalue = 0\n[constants.mission_limit]\nvalue = 0",
    "all upgrades": "[constants.upgrade_limit]\nvalue = 9\n[constants.mission_limit]\nvalue = 9",
    "one kind of card": "".join(
        f"[[card]]\nid = '{card.id}'\ncopies = {20 * (card.id == 'overclock')}\n"
        for card in game().box.cards
    ),
    "sabotage without end": "".join(
        f"[[incident]]\nid = '{id}'\nkind = 'sabotage'\ngain = []\ncard_actions = 0\n"
        for id in ("IE2", "IE3", "IE4", "IE5", "IE6", "IE7", "IL2", "IL3", "IL4", "IL5")
    ),
    "no sabotage": "".join(
        f"[[incident]]\nid = '{id}'\nkind = 'plunder'\ncard_actions = 9\n" for id in ("IE1", "IL1")
    ),
    "cards everywhere": "".join(
        f"[[tile]]\nid = '{tile.id}'\ngain = []\nchoose = []\ncard_actions = 3\nprice = []\n"
        for tile in game().box.tiles
    ),
    "every perk": INTERFACE + "upgrade = { perks = ['overclock', 'prototype', 'early-warning', "
    "'automation', 'stasis-discount', 'supercharge', 'scout-gain', 'damaged-docks'] }",
    "launch everywhere": "".join(
        f"[[dock]]\nid = '{number}'\nactions = ['launch', 'computer-w', 'scout-n', 'stasis-lab']\n"
        for number in range(1, 18)
    ),
    "no launch": "[[dock]]\nid = '17'\nactions = ['', 'send', 'fetch', 'reactor-e']",
    "no damage": "".join(f"[[dock]]\nid = '{n}'\nsymbol = ''\n" for n in range(1, 17))
    + "[constants.damage]\nvalue = { 2 = 0, 3 = 0, 4 = 0 }",
    "all damaged": "[constants.damage]\nvalue = { 2 = 12, 3 = 12, 4 = 12 }",
    "caves of four": "".join(f"[[cave]]\nid = 'K{n:02}'\nmin_players = 4\n" for n in range(3, 13)),
    "free scouting": "[[action]]\nid = 'scout-w'\ncost = []\n[[action]]\nid = 'scout-n'\n"
    "cost = ['energy', 'energy', 'tech', 'tech', 'crystal']",
    "dear caves": "".join(
        f"[[cave_tile]]\nid = 'S{n}'\ncost = ['crystal', 'tech', 'tech', 'organics']\n"
        for n in range(1, 9)
    ),
    "another platform": "platform = [{ id = 'custom1', cost_slot = 3, reward_slot = 0, wake = 1 },"
    "{ id = 'wake', wake = 0, reward_slot = 1 }, { id = 'recharge', cost_slot = 0 }]",
}


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_games_with_changed_values_play(tmp_path: Path, text: str) -> None:
    """Whatever is accepted can be played to its end, and saved in between."""
    play_to_the_end(load(tmp_path, text))
