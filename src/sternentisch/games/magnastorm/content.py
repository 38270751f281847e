"""Reading the content file into the box: components, boards, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternentisch.games.magnastorm import abilities, bonuses
from sternentisch.games.magnastorm.ability import Ability
from sternentisch.games.magnastorm.actions import (
    AREAS,
    COLUMNS,
    FIELDS,
    ROWS,
    SECTORS,
    STATIONS,
    TRACKS,
    TRANSMITTERS,
    TURTLES,
)
from sternentisch.games.magnastorm.bonus import Bonus
from sternentisch.games.magnastorm.components import (
    MAJORITIES,
    Artifact,
    Box,
    Commander,
    Contract,
    Cost,
    Track,
)
from sternentisch.games.magnastorm.content_board import read_sides
from sternentisch.games.magnastorm.rules.timing import CARDS
from sternentisch.kernel.content import Content, numbers_beyond
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.whole import is_whole

Params = dict[str, Any]
Notes = list[tuple[str, str]]

ABILITIES: dict[str, tuple[tuple[str, ...], Callable[..., Ability]]] = {
    "prestige_for_yellow": (("times", "yellow", "prestige"), abilities.PrestigeForYellow),
    "range_for_foreign_cube": (("areas",), abilities.RangeForForeignCube),
    "contract_plus": (("prestige",), abilities.ContractPlus),
    "research_for_own": (("own",), abilities.ResearchForOwn),
    "swap_one_cube": ((), abilities.SwapOneCube),
    "jump_to_turtle_area": ((), abilities.JumpToTurtleArea),
    "extra_turtle_for_own": (("own",), abilities.ExtraTurtleForOwn),
    "majority_plus": (("prestige",), abilities.MajorityPlus),
    "free_area": ((), abilities.FreeArea),
    "step_lowest": ((), abilities.StepLowest),
    "extra_any_cube": ((), abilities.ExtraAnyCube),
    "more_draws": (("draws",), abilities.MoreDraws),
    "prestige_once": (("prestige",), abilities.PrestigeOnce),
    "occupied_space": (("times",), abilities.OccupiedSpace),
    "move_discount": (("own",), abilities.MoveDiscount),
    "ignore_board_cost": (("times",), abilities.IgnoreBoardCost),
}
"""Every effect name of a commander: its parameters, and what it is made into."""

BONUSES: dict[str, tuple[tuple[str, ...], Callable[..., Bonus]]] = {
    "cubes": (("own", "yellow"), bonuses.Cubes),
    "any_cube": ((), bonuses.AnyColour),
    "bag": (("draws",), bonuses.Draws),
    "follower": ((), bonuses.Follower),
    "research": (("area",), bonuses.ResearchStep),
    "turn_order": ((), bonuses.TurnOrder),
    "range": (("areas",), bonuses.Range),
    "turtle": ((), bonuses.ExtraTurtle),
    "prestige": (("points",), bonuses.Prestige),
}
"""Every effect name of a bonus: its parameters, and what it is made into."""

MANY = 99
"""The largest number an effect, a cost or a constant may carry."""


def read_box(content: Content) -> Box:
    """Build the box, or raise every defect of the content with its path."""
    tables = content.tables
    defects = numbers_beyond(tables, 0, MANY)
    if defects:
        raise Defects("content", defects)
    box = Box()
    box.colours = [entry["id"] for entry in tables["colour"]] + ["yellow", "black"]
    box.sector_ids = [entry["id"] for entry in tables["sector"]]
    read_constants(box, content.constants(), defects)
    read_player_board(box, tables, defects)
    track_ids = [entry["id"] for entry in tables["research_area"]]
    by_id = {
        entry["id"]: bonus
        for entry in tables["bonus"]
        for bonus in [make_bonus(entry, track_ids, defects)]
        if bonus is not None
    }
    read_tracks(box, tables["research_area"], by_id, defects)
    read_commanders(box, tables["commander"], defects)
    read_contracts(box, tables["contract"], defects)
    read_artifacts(box, tables, by_id, defects)
    read_sides(box, tables, by_id, defects)
    if not defects:
        check_sizes(box, defects)
    if defects:
        raise Defects("content", defects)
    return box


def read_constants(box: Box, constants: dict[str, Any], defects: Notes) -> None:
    """Read the constants; those no game can be played with are defects."""
    targets = constants["prestige_target"]
    box.targets = [targets.get(str(seats), 0) for seats in range(5)]
    prestige = constants["contract_prestige"]
    box.contract_prestige = [prestige.get(str(seats), []) for seats in range(5)]
    box.rounds = constants["rounds"]
    box.station_prestige = constants["station_prestige"]
    box.majority_prestige = constants["majority_prestige"]
    box.move_range = constants["move_range"]
    box.exchange_give = constants["exchange_give"]
    box.research_contracts = constants["research_contracts"]
    box.sector_contracts = constants["sector_contracts"]
    box.neutral_followers = constants["neutral_followers_per_column"]
    box.followers = constants["followers"]
    box.start_cubes = constants["start_cubes"]
    box.start_bonus = constants["start_cubes_by_position"]
    box.cubes = constants["cubes_per_colour"]
    box.bag_black = constants["bag_black"]
    box.bag_each = constants["bag_each_colour"]
    box.start_level = constants["start_level"]
    box.setup_artifacts = constants["artifacts_for_setup"]
    wanted = {
        "rounds": 1 <= box.rounds <= SECTORS,
        "move_range": box.move_range >= 1,
        "exchange_give": box.exchange_give >= 1,
        "neutral_followers_per_column": 1 <= box.neutral_followers < ROWS,
        "followers": box.followers >= 1,
        "start_cubes": box.start_cubes + box.bag_each <= box.cubes,
        "start_cubes_by_position": len(box.start_bonus) == 4,
        "start_level": box.start_level >= 1,
        "artifacts_for_setup": box.setup_artifacts == CARDS,
        "prestige_target": all(target >= 1 for target in box.targets[2:]),
        "contract_prestige": all(len(box.contract_prestige[n]) == n for n in (2, 3, 4)),
    }
    for name, is_fine in wanted.items():
        if not is_fine:
            path = f"constants.{name}.value"
            defects.append((path, f"no game can be played with {constants[name]}"))


def read_player_board(box: Box, tables: dict[str, Any], defects: Notes) -> None:
    """Read what the slots of the player board cost; turtle slots of equal cost are twins."""
    box.turtle_costs = [Cost(entry["own"], entry["yellow"]) for entry in tables["turtle_slot"]]
    box.station_costs = [Cost(entry["own"], entry["yellow"]) for entry in tables["station_slot"]]
    for slot, cost in enumerate(box.turtle_costs):
        first = box.turtle_costs[slot - 1] if slot else None
        is_twin = first is not None and (first.own, first.yellow) == (cost.own, cost.yellow)
        box.twin_of.append(box.twin_of[-1] if is_twin else slot)
    for kind, costs, wanted in (
        ("turtle_slot", box.turtle_costs, TURTLES),
        ("station_slot", box.station_costs, STATIONS),
    ):
        if len(costs) != wanted:
            defects.append((kind, f"{wanted} slots wanted"))


def read_tracks(box: Box, entries: list[Params], by_id: dict[str, Bonus], defects: Notes) -> None:
    """Read the research areas with the bonus of each level."""
    for entry in entries:
        path = f"research_area[{entry['id']}].bonuses"
        unknown = [id for id in entry["bonuses"] if id and id not in by_id]
        defects.extend([(path, f"unknown bonus {id!r}") for id in unknown])
        if len(entry["bonuses"]) <= box.start_level:
            defects.append((path, "more levels wanted"))
        for id in entry["bonuses"]:
            if id in by_id and isinstance(by_id[id], bonuses.ResearchStep):
                defects.append((path, f"a level cannot give {id!r}"))
        levels = [by_id.get(id) for id in entry["bonuses"]]
        box.tracks.append(Track(entry["id"], levels))


def make_bonus(entry: Params, tracks: list[str], defects: Notes) -> Bonus | None:
    """Make the bonus an entry names; wrong names and parameters are defects."""
    path = f"bonus[{entry['id']}]"
    params = check_effect(entry, BONUSES, path, defects)
    actions = entry["actions"]
    unknown = [action for action in actions if action not in ("drive", "gain")]
    defects.extend([(f"{path}.actions", f"unknown action {action!r}") for action in unknown])
    if params is None:
        return None
    if "area" in params:
        if params["area"] not in tracks:
            defects.append((f"{path}.params.area", f"unknown area {params['area']!r}"))
            return None
        params = {"area": tracks.index(params["area"])}
    wanted, maker = BONUSES[entry["effect"]]
    values = [params[name] for name in wanted]
    return maker(entry["id"], "drive" in actions, "gain" in actions, *values)


def check_effect(entry: Params, known: dict[str, Any], path: str, defects: Notes) -> Params | None:
    """Return the parameters of an entry's effect, or None if they are not the ones it takes."""
    name, params = entry["effect"], entry["params"]
    if name not in known:
        defects.append((f"{path}.effect", f"unknown effect {name!r}"))
        return None
    wanted = known[name][0]
    if not isinstance(params, dict) or set(params) != set(wanted):
        defects.append((f"{path}.params", f"{', '.join(wanted) or 'none'} wanted"))
        return None
    for key in wanted:
        if key != "area" and (not is_whole(params[key]) or params[key] < 0):
            defects.append((f"{path}.params.{key}", "a whole number wanted"))
            return None
    return params


def read_commanders(box: Box, entries: list[Params], defects: Notes) -> None:
    """Read the commanders, each with its ability."""
    for entry in entries:
        path = f"commander[{entry['id']}]"
        if entry["kind"] not in ("administration", "research"):
            defects.append((f"{path}.kind", f"unknown kind {entry['kind']!r}"))
        params = check_effect(entry, ABILITIES, path, defects)
        ability = Ability()
        if params is not None:
            wanted, maker = ABILITIES[entry["effect"]]
            ability = maker(*[params[name] for name in wanted])
        is_research = entry["kind"] == "research"
        worth = entry["prestige"]
        numbers = (entry["number"], is_research, worth["gain"], worth["loss"])
        box.commanders.append(Commander(entry["id"], *numbers, ability))


def read_contracts(box: Box, entries: list[Params], defects: Notes) -> None:
    """Read the contracts of both kinds, research and sector."""
    for entry in entries:
        path = f"contract[{entry['id']}]"
        wanted = {"research": "markers", "sector": "take"}.get(entry["kind"])
        if wanted not in entry:
            defects.append((f"{path}.kind", f"{entry['kind']!r} is not what this card is"))
        elif entry["kind"] == "research":
            box.contracts.append(read_research_contract(entry, box.rounds, path, defects))
        elif entry["majority"] not in MAJORITIES:
            defects.append((f"{path}.majority", f"unknown: {entry['majority']!r}"))
        else:
            take = entry["take"]
            if not 1 <= len(take) <= SECTORS or any(not 1 <= count <= TURTLES for count in take):
                defects.append((f"{path}.take", "turtles of different sectors wanted"))
            majority = MAJORITIES.index(entry["majority"])
            box.contracts.append(Contract(entry["id"], take, majority, [], [], [], []))


def read_research_contract(entry: Params, rounds: int, path: str, defects: Notes) -> Contract:
    """Read what a research contract demands in each round."""
    lists = [entry[name] for name in ("markers", "levels", "commanders", "leads")]
    if any(len(values) < rounds for values in lists):
        defects.append((path, f"{rounds} values wanted in every list"))
    if any(not 1 <= count <= TRACKS - 1 for count in entry["markers"]):
        defects.append((f"{path}.markers", f"1 to {TRACKS - 1} wanted"))
    return Contract(entry["id"], [], 0, *lists)


def read_artifacts(
    box: Box, tables: dict[str, Any], by_id: dict[str, Bonus], defects: Notes
) -> None:
    """Read the artifact cards and sort them by tier."""
    box.tiers = [entry["id"] for entry in tables["tier"]]
    levels = [entry["level"] for entry in tables["tier"]]
    for index, entry in enumerate(tables["artifact"]):
        path = f"artifact[{entry['id']}]"
        if entry["tier"] not in box.tiers:
            defects.append((f"{path}.tier", f"unknown tier {entry['tier']!r}"))
        elif entry["bonus"] not in by_id:
            defects.append((f"{path}.bonus", f"unknown bonus {entry['bonus']!r}"))
        else:
            tier = box.tiers.index(entry["tier"])
            bonus = by_id[entry["bonus"]]
            box.artifacts.append(Artifact(index, entry["id"], tier, levels[tier], bonus))
    box.artifacts_of = [
        [card for card in box.artifacts if card.tier == tier] for tier in range(len(box.tiers))
    ]


def check_sizes(box: Box, defects: Notes) -> None:
    """The table of actions and the setup of four players must fit what is there."""
    for kind, found, wanted in (
        ("side.area", len(box.area_ids), AREAS),
        ("side.area.fields", len(box.field_ids), FIELDS),
        ("side.transmitter", len(box.transmitter_ids), TRANSMITTERS),
        ("research_area", len(box.tracks), TRACKS),
        ("sector", len(box.sector_ids), SECTORS),
    ):
        if found != wanted:
            defects.append((kind, f"{wanted} wanted, {found} found"))
    for is_research, wanted in ((True, TRACKS), (False, COLUMNS - 1)):
        found = sum([commander.is_research == is_research for commander in box.commanders])
        if found < wanted:
            defects.append(("commander.kind", f"at least {wanted} of each kind wanted"))
