"""Files of one's own that no game could be played with: refused by name, never a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternentisch import Defects, Rng
from tests.games.cryo.test_own_copy import load
from tests.support.cryo import game
from tests.support.own_copies import constant, entry, last_line, own_defects


def defects(folder: Path, text: str) -> list[str]:
    """Return the paths of everything that is wrong with a file of one's own."""
    return own_defects(game(), folder, text)


@pytest.mark.parametrize(
    ("text", "path"),
    [
        # names, types and ranges
        ("moon = 1", "moon"),
        ("[default.tile]\ngain = []", "default"),
        ("[[tile]]\nid = 'RX1'\ncopies = 1", "tile[0]"),
        entry("tile", "RC1", "name = 'x'", "name"),
        entry("tile", "RC1", "copies = '6'", "copies"),
        entry("tile", "RC1", "copies = -1", "copies"),
        entry("tile", "RC1", "copies = 100", "copies"),
        entry("tile", "RC1", "colour = 'nanite'", "colour"),
        entry("tile", "RC1", "gain = 3", "gain"),
        entry("tile", "RC1", "gain = ['gold']", "gain"),
        entry("tile", "RC1", "gain = [3, {}]", "gain"),
        entry("tile", "RC1", f"gain = {['tech'] * 21}", "gain"),
        entry("tile", "RC1", "price = ['nanite']", "price"),
        entry("tile", "RC1", "price = ['tech', 'tech']", "price"),
        entry("tile", "RC1", "gain = []\nchoose = ['energy', 'tech']", "choose"),
        # rewards are one thing
        entry("tile", "RC1", "gain = []"),
        entry("tile", "RC1", "card_actions = 1"),
        entry("tile", "RC4", "gain = ['tech']"),
        entry("tile", "RC4", "choose = ['tech']", "choose"),
        entry("tile", "RC4", "choose = ['tech', 'tech']", "choose"),
        # incidents
        entry("incident", "IE1", "gain = ['tech']", "gain"),
        entry("incident", "IE1", "card_actions = 1", "card_actions"),
        entry("incident", "IE1", "kind = 'plunder'"),
        entry("incident", "IE2", "kind = 'sabotage'", "gain"),
        entry("incident", "IE2", "kind = 'flood'", "kind"),
        entry("incident", "IE2", "pile = 'middle'", "pile"),
        entry("incident", "IE2", "pile = 'sunset'", "pile"),
        entry("incident", "IS1", "pile = 'late'", "pile"),
        entry("incident", "IS1", "kind = 'sabotage'", "pile"),
        ("[[incident]]\nid = 'IS1'\ncopies = 2", "incident"),
        ("[[incident]]\nid = 'IS1'\ncopies = 0", "incident"),
        ("[[incident]]\nid = 'IL1'\ncopies = 3", "incident"),  # too few late ones
        ("[constants.track_stacks]\nvalue = { early = 4 }", "incident"),
        # there must be enough
        ("[[tile]]\nid = 'RC1'\ncopies = 5", "tile"),
        ("[[space]]\nid = 'C1'\ncolour = 'tech'", "tile"),
        ("[[cave]]\nid = 'K01'\nsize = 'large'\n[[cave]]\nid = 'K02'\nsize = 'large'", "cave_tile"),
        (
            "[[cave_tile]]\nid = 'L1'\nsize = 'small'\n[[cave]]\nid = 'K01'\nsize = 'large'",
            "cave_tile",
        ),
        # the ship
        entry("chamber", "rnd-1", "section = 'dispatch'", "section"),
        ("[[chamber]]\nid = 'rnd-1'\npods = 2", "chamber"),
        entry("space", "C1", "colour = 'energy'", "colour"),
        entry("space", "C1", "section = 'bridge'", "section"),
        entry("salvage", "1", "row = 'nanite'", "row"),
        entry("salvage", "1", "min_players = 1", "min_players"),
        entry("salvage", "1", "min_players = 5", "min_players"),
        entry("dock", "1", "symbol = 'heart'", "symbol"),
        entry("dock", "1", "symbol = 'sun'", "symbol"),  # dock 2 has it
        entry("dock", "17", "symbol = 'key'", "symbol"),
        entry("dock", "1", "actions = ['res-C1']", "actions"),
        entry("dock", "1", "actions = ['', '', '', '']", "actions"),
        entry("dock", "1", "actions = ['res-C1', 'dance', '', '']", "actions"),
        entry("dock", "1", "actions = ['res-C1', '', '', '', '']", "actions"),
        entry("action", "reactor-w", "kind = 'computer'", "kind"),
        entry("action", "send", "kind = 'fetch'", "kind"),
        entry("action", "send", "cost = ['tech']", "cost"),
        entry("action", "res-C1", "space = 'C9'", "space"),
        entry("action", "stasis-lab", "section = 'bridge'", "section"),
        entry("action", "stasis-lab", "cost = ['organics', 'organics']", "cost"),
        entry("action", "stasis-lab", "cost = []", "cost"),
        entry("action", "computer-w", "cost = ['energy']", "cost"),
        entry("action", "scout-w", "cost = ['nanite']", "cost"),
        entry("action", "reactor-w", "gain = []", "gain"),
        entry("action", "converter-w", "inputs = []", "inputs"),
        entry("action", "converter-w", "inputs = ['nanite']", "inputs"),
        entry("action", "converter-w", "inputs = ['tech', 'tech']", "inputs"),
        # the platform
        entry("platform", "wake", "gain = ['tech']", "gain"),
        entry("platform", "wake", "wake = 2", "wake"),
        entry("platform", "wake", "wake = 0"),
        entry("platform", "custom1", "wake = 1", "wake"),
        entry("platform", "custom1", "card_actions = 1", "card_actions"),
        entry("platform", "recharge", "cost_slot = 8", "cost_slot"),
        ("[[platform]]\nid = 'recharge'\ncost_slot = 2", "platform"),
        ("[[platform]]\nid = 'recharge'\ncost_slot = 0", "platform"),
        # caves and tunnels
        entry("cave_tile", "S1", "size = 'huge'", "size"),
        entry("cave_tile", "S1", "cost = ['nanite']", "cost"),
        entry("cave_tile", "S1", "first = 100", "first"),
        entry("cave", "K01", "adjacent = ['K99']", "adjacent"),
        entry("cave", "K01", "adjacent = ['K01', 'K02', 'K03', 'K04']", "adjacent"),
        entry("cave", "K01", "adjacent = ['K02', 'K02', 'K03', 'K04']", "adjacent"),
        entry("cave", "K01", "adjacent = ['K02', 'K03', 'K04', 'K12']", "adjacent"),
        ("[[cave]]\nid = 'K02'\nadjacent = ['K03', 'K04']", "cave[K01].adjacent"),
        entry("cave", "K01", "min_players = 5", "min_players"),
        entry("cave", "K01", "min_players = 3", "is_open"),
        entry("cave", "K01", "is_open = 1", "is_open"),
        ("[[cave]]\nid = 'K01'\nis_open = false\n[[cave]]\nid = 'K02'\nis_open = false", "cave"),
        entry("tunnel", "T1", "caves = ['K01']", "caves"),
        entry("tunnel", "T1", "caves = ['K01', 'K01']", "caves"),
        entry("tunnel", "T1", "caves = ['K01', 'K02', 'K02']", "caves"),
        entry("tunnel", "T1", "energy = -1", "energy"),
        # cards
        entry("card", "interface", "upgrade = { perks = ['luck'] }", "upgrade.perks"),
        entry("card", "interface", "upgrade = { perks = [3] }", "upgrade.perks"),
        entry("card", "interface", "upgrade = 3", "upgrade"),
        entry("card", "interface", "mission = { effect = 'luck' }", "mission.effect"),
        entry("card", "interface", "mission = { effect = 'resources' }", "mission.params"),
        entry("card", "interface", "mission = { effect = 'energy', params = 3 }", "mission.params"),
        entry("card", "interface", "mission = { params = { luck = 3 } }", "mission.params.luck"),
        entry(
            "card",
            "prototype",
            "mission = { params = { divisor = 0 } }",
            "mission.params.divisor",
        ),
        entry("card", "interface", "vehicle = { room = 0 }", "vehicle.room"),
        entry("card", "interface", "vehicle = { room = 5 }", "vehicle.room"),  # and one more
        entry("card", "interface", "vehicle = { energy = 'x' }", "vehicle.energy"),
        entry("card", "interface", "scrap = 3", "scrap"),
        entry("card", "interface", "scrap = {}", "scrap"),
        entry("card", "interface", "scrap = { gain = 3 }", "scrap.gain"),
        entry("card", "interface", "scrap = { gain = ['gold'] }", "scrap.gain"),
        entry("card", "interface", "scrap = { luck = 3, gain = ['tech'] }", "scrap.luck"),
        entry("card", "interface", "scrap = { card_actions = 'x' }", "scrap.card_actions"),
        entry(
            "card",
            "interface",
            "scrap = { gain = ['tech'], provenance = 'seen' }",
            "scrap.provenance",
        ),
        entry("seat", "1", "bonus = ['gold']", "bonus"),
        # numbers
        constant("drones", "2"),
        constant("pods", "16"),
        constant("vehicle_limit", "4"),
        constant("batch_limit", "2"),
        constant("hand_limit", "-1"),
        constant("hand_limit", "'five'"),
        constant("resource_max", "0"),
        constant("energy_max", "0"),
        constant("start", "{ tech = 6 }", "tech"),
        constant("start", "{ gold = 1 }", "gold"),
        constant("start_docks", "[1, 2]"),
        constant("start_docks", "[1, 2, 2]"),
        constant("start_docks", "[0, 1, 2]"),
        constant("start_docks", "[1, 2, 7]"),
        constant("damage", "{ 2 = 13 }", "2"),
        constant("damage", "{ 5 = 1 }", "5"),
        constant("cards_kept", "5"),
        ("[constants.cards_dealt]\nvalue = 3", "constants.cards_kept.value"),
        constant("cards_dealt", "11"),
        constant("points", "{ pod_in_cave = 100 }", "pod_in_cave"),
    ],
    ids=last_line,
)
def test_values_that_nobody_could_play_with_are_refused(
    tmp_path: Path, text: str, path: str
) -> None:
    """The place that is told is the field, or the entry or table that does not fit."""
    assert path in defects(tmp_path, text)


def test_several_defects_are_told_at_once(tmp_path: Path) -> None:
    """One reading names them all."""
    text = """
    [constants.start_docks]
    value = [0, 0, 9]
    [[tile]]
    id = "RC1"
    gain = ["gold"]
    [[card]]
    id = "interface"
    upgrade = { perks = ["luck", "overclock"] }
    mission = { effect = "energy", params = { luck = 1 } }
    [[dock]]
    id = "3"
    actions = ["dance"]
    """
    assert {
        *("constants.start_docks.value", "tile[RC1].gain", "card[interface].upgrade.perks"),
        *("card[interface].mission.params", "dock[3].actions"),
    } <= set(defects(tmp_path, text))


def test_files_of_ones_own_never_crash(tmp_path: Path) -> None:
    """Values of every kind of entry, replaced by what does not belong there."""
    odd = (
        *("''", "'x'", "[]", "[1]", "['x']", "[[]]", "[{}]", "0", "99", "-1", "1.5", "true", "{}"),
        *("'tech'", "['tech']", "4"),
    )
    remarks = ("id", "provenance", "note", "rule", "fixed", "source")
    tables = game().content.tables
    crashes = []
    places = [(table, tables[table][-1]) for table in tables if isinstance(tables[table], list)]
    places += [("tile", tables["tile"][3]), ("platform", tables["platform"][1])]
    places += [("action", tables["action"][number]) for number in (15, 20, 22, 25)]
    cases = [
        (f"[[{table}]]\nid = '{found['id']}'\n{name} = ", f"{table}[{found['id']}].{name}")
        for table, found in places
        for name in found
        if name not in remarks
    ]
    cases += [(f"[constants.{name}]\nvalue = ", name) for name in tables["constants"]]
    for first, (text, name) in enumerate(cases):
        for number in range(first % 2, len(odd), 2):
            value = odd[number]
            try:
                own = load(tmp_path, text + value)
                state = own.start(2 + number % 3, number)
                state.playout(Rng(number))
                assert state.outcome().reason in own.reasons
            except Defects:
                pass
            except Exception as error:  # whatever it is: it is not a list of defects
                crashes.append(f"{name} = {value}: {error!r}")

    assert crashes == []
