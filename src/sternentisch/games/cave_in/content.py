"""Reading the content file into the box: components, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternentisch.games.cave_in import artifact_effects as owned
from sternentisch.games.cave_in import effects as skills
from sternentisch.games.cave_in.actions import ARTIFACTS, COLOURS, PLACES, REACH
from sternentisch.games.cave_in.components import Artifact, ArtifactCard, Box, Card, Crystal
from sternentisch.games.cave_in.effect import Effect
from sternentisch.kernel.content import Content
from sternentisch.kernel.refusal import Defects
from sternentisch.kernel.whole import is_whole

Params = dict[str, Any]
Maker = Callable[[Params, Box], Effect]

EFFECTS: dict[str, tuple[tuple[str, ...], Maker]] = {
    "take_crystal": (
        ("cost", "colour"),
        lambda p, b: skills.TakeCrystalSkill(p["cost"], b.colours.index(p["colour"])),
    ),
    "recolour_crystal": (("discount",), lambda p, b: skills.RecolourCrystal(p["discount"])),
    "artifact_discount": (("amount",), lambda p, b: skills.ArtifactDiscount(p["amount"])),
    "mining_discount": (("amount",), lambda p, b: skills.MiningDiscount(p["amount"])),
    "recruit_discount": (("reduction",), lambda p, b: skills.RecruitDiscount(p["reduction"])),
    "take_own_base_bottom": (("max",), lambda p, b: skills.TakeOwnBaseBottom(p["max"])),
    "take_docks_budget": (
        ("level_budget",),
        lambda p, b: skills.TakeDocksBudget(p["level_budget"]),
    ),
    "take_dock": (("level",), lambda p, b: skills.TakeDockSkill(p["level"])),
    "take_dock_and_repeat": (("level",), lambda p, b: skills.TakeDockAndRepeat(p["level"])),
    "take_base": (
        ("max", "one_base"),
        lambda p, b: skills.TakeBaseSkill(p["max"], p["one_base"]),
    ),
    "extra_mining": (("count",), lambda p, b: skills.ExtraMining(p["count"])),
    "extra_mining_limited": (("cost",), lambda p, b: skills.ExtraMiningLimited(p["cost"])),
    "recolour_hand": (("max",), lambda p, b: skills.RecolourHand(p["max"])),
    "bonus_crystal_same_cost": (("costs",), lambda p, b: skills.BonusCrystal(p["costs"])),
    "subjugate_own_base_lowest": ((), lambda p, b: skills.SubjugateOwnLowest()),
    "subjugate_any_base": (("level",), lambda p, b: skills.SubjugateAnyBase(p["level"])),
    "subjugate_hand_for_crystals": (
        ("level", "max", "crystal_cost"),
        lambda p, b: skills.SubjugateHandForCrystals(p["level"], p["max"], p["crystal_cost"]),
    ),
    "double_faction_level": (
        ("faction", "factor"),
        lambda p, b: skills.DoubleFactionLevel(b.factions.index(p["faction"]), p["factor"]),
    ),
    "take_faction_spread": (
        ("faction", "from_one_base"),
        lambda p, b: skills.TakeFactionSpread(b.factions.index(p["faction"]), p["from_one_base"]),
    ),
    "take_faction_one_base": (
        ("faction",),
        lambda p, b: skills.TakeFactionOneBase(b.factions.index(p["faction"])),
    ),
    "mining_discount_wild": (("amount",), lambda p, b: owned.MiningDiscountWild(p["amount"])),
    "mining_discount_cost": (
        ("costs", "amount"),
        lambda p, b: owned.MiningDiscountRows(
            [b.row_costs.index(cost) for cost in p["costs"]], p["amount"]
        ),
    ),
    "recruit_free_level": (("levels",), lambda p, b: owned.RecruitFreeLevel(p["levels"])),
    "allow_same_action": ((), lambda p, b: owned.AllowSameAction()),
    "second_raid": ((), lambda p, b: owned.SecondRaid()),
    "raid_take_crystal": (("cost",), lambda p, b: owned.RaidTakeCrystal(p["cost"])),
    "raid_extra_mining": (("count",), lambda p, b: owned.RaidExtraMining(p["count"])),
    "vp_best_colour": (("vp",), lambda p, b: owned.PerBestColour(p["vp"])),
    "vp_per_group_of_cost": (
        ("cost", "group", "vp"),
        lambda p, b: owned.PerGroupOfCost(p["cost"], p["group"], p["vp"]),
    ),
    "vp_per_group_any": (
        ("group", "vp"),
        lambda p, b: owned.PerGroupAny(p["group"], p["vp"]),
    ),
    "vp_per_artifact": (("vp",), lambda p, b: owned.PerArtifact(p["vp"])),
    "vp_per_distinct_colour": (("vp",), lambda p, b: owned.PerDistinctColour(p["vp"])),
    "vp_per_cave_in_symbol": (("vp",), lambda p, b: owned.PerCaveInSymbol(p["vp"])),
    "vp_per_totem": (("vp",), lambda p, b: owned.PerTotem(p["vp"])),
    "vp_per_base_card": (("vp",), lambda p, b: owned.PerBaseCard(p["vp"])),
    "vp_per_symbol": (("vp",), lambda p, b: owned.PerSymbol(p["vp"])),
}
"""Every effect name of the content: the parameters it takes, and how it is made of them."""

MAX_ROUNDS = 1000
MANY = 99
"""The largest number an effect may carry."""
MAY_BE_NOTHING = ("amount", "discount", "reduction", "vp")
"""Parameters that may be 0; all other numbers count something."""
TIMINGS = ("start", "passive", "raid_trigger", "scoring")


def read_box(content: Content) -> Box:
    """Build the box, or raise every defect of the content with its path."""
    tables = content.tables
    box = Box()
    box.colours = [faction["colour"] for faction in tables["faction"]]
    box.factions = [faction["id"] for faction in tables["faction"]]
    box.first_game = [i for i, faction in enumerate(tables["faction"]) if faction["first_game"]]
    defects: list[tuple[str, str]] = []
    if len(box.first_game) != content.constants()["factions_in_play"]:
        defects.append(("faction", "as many must be first_game as are in play"))
    read_constants(box, content.constants(), defects)
    read_mercenaries(box, tables["mercenary"], defects)
    read_crystals(box, tables["crystal"], defects)
    read_artifacts(box, tables["artifact"], tables["artifact_card"], defects)
    if not defects:
        check_supply(box, defects)
    if defects:
        raise Defects("content", defects)
    return box


def read_constants(box: Box, constants: dict[str, Any], defects: list[tuple[str, str]]) -> None:
    """Read the numbers of the rules, and the rows of the mine, which the docks share."""
    rows = constants["mine_slots_by_cost"]
    box.row_costs = [int(cost) for cost in rows]
    for row, count in enumerate(rows.values()):
        box.places_of_row.append(list(range(len(box.row_of_place), len(box.row_of_place) + count)))
        box.row_of_place.extend([row] * count)
    box.copies = list(constants["copies_by_level"].values())
    box.start_hand = list(constants["start_hand_by_level"].values())
    thresholds = constants["cave_in_threshold_by_players"]
    box.thresholds = [thresholds.get(str(seats), 0) for seats in range(5)]
    box.set_points = constants["set_vp_by_distinct_symbols"]
    box.hand_limit = constants["hand_limit"]
    box.base_limit = constants["base_limit"]
    box.totem_points = constants["totem_vp"]
    box.totem_discount = constants["totem_mining_discount"]
    box.points_per_level = constants["subjugated_vp_per_level"]
    box.factions_in_play = constants["factions_in_play"]
    box.regular_actions = constants["regular_actions_per_turn"]
    box.cards_per_stack = constants["artifact_cards_per_stack"]
    for name, value in constants.items():
        for where, number in value.items() if isinstance(value, dict) else [("", value)]:
            if isinstance(number, int) and not 0 <= number <= MAX_ROUNDS:
                path = f"constants.{name}.value" + (f".{where}" if where else "")
                defects.append((path, f"{number} is not from 0 to {MAX_ROUNDS}"))
    rounds = constants["safety_max_rounds"]
    if not 1 <= rounds <= MAX_ROUNDS:
        path = "constants.safety_max_rounds.value"
        defects.append((path, f"{rounds} is not from 1 to {MAX_ROUNDS}"))
    if not 1 <= box.base_limit <= REACH + 1:
        defects.append(("constants.base_limit.value", f"1 to {REACH + 1} wanted"))
    if box.hand_limit < 3:
        defects.append(("constants.hand_limit.value", "at least 3 wanted"))
    if len(box.set_points) != COLOURS + 1:
        where = "constants.set_vp_by_distinct_symbols.value"
        defects.append((where, f"{COLOURS + 1} values wanted"))


def read_mercenaries(
    box: Box, entries: list[dict[str, Any]], defects: list[tuple[str, str]]
) -> None:
    """Read the types of mercenaries, and make a card of each in every colour."""
    types = [(entry["faction"], entry["level"]) for entry in entries]
    for kind, entry in enumerate(entries):
        path = f"mercenary[{entry['id']}]"
        level = entry["level"]
        if entry["faction"] not in box.factions:
            defects.append((f"{path}.faction", f"unknown faction {entry['faction']!r}"))
            continue
        if types.count((entry["faction"], level)) > 1 or not 1 <= level <= len(box.copies):
            defects.append((f"{path}.level", "each faction has one type of each level"))
            continue
        faction = box.factions.index(entry["faction"])
        effect = make_effect(box, entry, path, defects)
        forms = [
            Card(kind, entry["id"], faction, level, colour, effect) for colour in range(COLOURS)
        ]
        for form in forms:
            form.printed = forms[faction]
        box.cards.extend(forms)
        box.types.append(forms[faction])


def read_crystals(box: Box, entries: list[dict[str, Any]], defects: list[tuple[str, str]]) -> None:
    """Read the crystals; each cost needs a row of the mine, each colour a faction."""
    for entry in entries:
        path = f"crystal[{entry['id']}]"
        cost, colour, symbol = entry["cost"], entry["colour"], entry["symbol"]
        if cost not in box.row_costs:
            defects.append((f"{path}.cost", f"{cost} is none of {box.row_costs}"))
        elif colour not in box.colours:
            defects.append((f"{path}.colour", f"unknown colour {colour!r}"))
        elif symbol and symbol not in box.colours:
            defects.append((f"{path}.symbol", f"unknown colour {symbol!r}"))
        else:
            box.crystals.append(
                Crystal(
                    len(box.crystals),
                    entry["id"],
                    box.row_costs.index(cost),
                    cost,
                    box.colours.index(colour),
                    entry["vp"],
                    box.colours.index(symbol) if symbol else -1,
                    entry["cave_in"],
                )
            )


def read_artifacts(
    box: Box,
    halves: list[dict[str, Any]],
    cards: list[dict[str, Any]],
    defects: list[tuple[str, str]],
) -> None:
    """Read the artifacts, then the cards that have two of them as halves."""
    by_id: dict[str, Artifact] = {}
    for index, entry in enumerate(halves):
        path = f"artifact[{entry['id']}]"
        if entry["timing"] not in TIMINGS:
            defects.append((f"{path}.timing", f"{entry['timing']!r} is none of {TIMINGS}"))
        effect = make_effect(box, entry, path, defects)
        by_id[entry["id"]] = Artifact(index, entry["id"], entry["timing"], effect)
    box.artifacts = list(by_id.values())
    used: list[str] = []
    for entry in cards:
        pair = [entry["left"], entry["right"]]
        used.extend(pair)
        for side, id in zip(("left", "right"), pair, strict=True):
            if id not in by_id or used.count(id) > 1:
                where = f"artifact_card[{entry['id']}].{side}"
                defects.append((where, f"{id!r} is unknown or used twice"))
        if not defects:
            left, right = by_id[pair[0]], by_id[pair[1]]
            card = ArtifactCard(len(box.artifact_cards), entry["id"], entry["cost"], left, right)
            box.artifact_cards.append(card)
    if len(box.artifacts) != ARTIFACTS:
        defects.append(("artifact", f"{ARTIFACTS} artifacts wanted"))


def make_effect(
    box: Box, entry: dict[str, Any], path: str, defects: list[tuple[str, str]]
) -> Effect:
    """Make the effect an entry names; wrong names and parameters are defects."""
    name, params = entry["effect"], entry["params"]
    if not isinstance(params, dict):
        defects.append((f"{path}.params", "a table wanted"))
        return Effect()
    if name not in EFFECTS:
        defects.append((f"{path}.effect", f"unknown effect {name!r}"))
        return Effect()
    wanted, maker = EFFECTS[name]
    if set(params) != set(wanted):
        defects.append((f"{path}.params", f"{', '.join(wanted) or 'none'} wanted"))
        return Effect()
    wrong = [(f"{path}.params.{key}", wrong_param(key, params[key])) for key in wanted]
    defects.extend([(where, message) for where, message in wrong if message])
    if any(message for _, message in wrong):
        return Effect()
    try:
        return maker(params, box)
    except (ValueError, TypeError) as error:
        defects.append((f"{path}.params", str(error)))
        return Effect()


def wrong_param(key: str, value: object) -> str:
    """Return what is wrong with a parameter, or ""."""
    if key in ("colour", "faction"):
        return "" if isinstance(value, str) else "a name wanted"
    if key == "one_base":
        return "" if isinstance(value, bool) else "true or false wanted"
    least = 0 if key in MAY_BE_NOTHING else 1
    numbers = value if isinstance(value, list) and key in ("costs", "levels") else [value]
    for number in numbers:
        if not is_whole(number):
            return "a whole number wanted"
        if not least <= number <= MANY:
            return f"{number} is not from {least} to {MANY}"
    return ""


def check_supply(box: Box, defects: list[tuple[str, str]]) -> None:
    """The setup of four players must not empty a stack. [CI-S10]"""
    for row in range(4):
        open_places = len(box.places_of_row[row])
        crystals = sum([crystal.row == row for crystal in box.crystals])
        if crystals <= open_places:
            cost = box.row_costs[row]
            defects.append(("crystal", f"more than {open_places} of cost {cost} wanted"))
        cards = box.copies[row] * box.factions_in_play
        needed = open_places + 4 * box.start_hand[row]
        if cards <= needed:
            where = f"constants.copies_by_level.value.{row + 1}"
            message = f"too few: more than {needed} cards of level {row + 1} wanted"
            defects.append((where, message))
    assert len(box.row_of_place) == PLACES
