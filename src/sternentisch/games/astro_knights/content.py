"""Reading the content file into the box: cards, knights, bosses, and the numbers of the rules."""

from __future__ import annotations

from typing import Any

from sternentisch.games.astro_knights import content_hooks as hooks
from sternentisch.games.astro_knights.actions import CARDS, FOES, PILES, PLACES, SEATS
from sternentisch.games.astro_knights.components import (
    KINDS,
    NOTHING,
    RESHUFFLE,
    RUN_EFFECTS,
    TECH,
    Boss,
    BossCard,
    Box,
    Card,
    Homeworld,
    Knight,
    OrderCard,
    Tile,
)
from sternentisch.games.astro_knights.content_effects import Mistake, ScriptReader
from sternentisch.games.astro_knights.content_loops import check_loops
from sternentisch.games.astro_knights.verbs_boss import ADD_TIME_BUBBLE, Order
from sternentisch.kernel.content import Content, numbers_beyond
from sternentisch.kernel.refusal import Defects

Entry = dict[str, Any]
Notes = list[tuple[str, str]]

MANY = 99
"""The largest number a value may have."""
COPIES = 9
"""How often a boss card may be there."""
ORDER_CARDS = 20
"""How many cards an order deck may have."""
MARKS = {"always": 1, "2+": 2, "3+": 3, "4": 4}
"""The least number of knights for which a boss card is in the first deck. [AK-S7]"""
WHEN_EMPTY = {"reshuffle": RESHUFFLE, "effects": RUN_EFFECTS, "none": NOTHING}
NORMAL = "normal"
BOSS_ORDER, EXTRA_ORDER, BUBBLE_ORDER = "boss", "extra", "time_bubble"
"""The order cards that rules speak of."""


def read_box(content: Content) -> Box:
    """Build the box, or raise every defect of the content with its path."""
    tables = content.complete()
    defects = numbers_beyond(tables, -MANY, MANY)
    if defects:
        raise Defects("content", defects)
    box = Box()
    scripts = ScriptReader(box, defects)
    read_constants(box, content.constants(), defects)
    box.pile_ids = [entry["id"] for entry in tables["supply_pile"]]
    read_cards(box, tables, scripts, defects)
    read_knights(box, tables["knight"], scripts, defects)
    read_homeworlds(box, tables["homeworld"], scripts, defects)
    read_order(box, tables, defects)
    read_bosses(box, tables, scripts, defects)
    read_first_knights(box, content.constants()["first_game_knights"], defects)
    if not defects:
        check_sizes(box, defects)
        check_loops(box, defects)
    if defects:
        raise Defects("content", defects)
    return box


def demand(defects: Notes, path: str, entry: Entry, name: str, low: int, high: int = MANY) -> None:
    """Note a number of an entry that is not from `low` to `high`."""
    if not low <= entry[name] <= high:
        defects.append((f"{path}.{name}", f"{entry[name]} is not from {low} to {high}"))


def read_constants(box: Box, constants: Entry, defects: Notes) -> None:
    """Read the numbers of the rules; power that costs nothing would never run out. [AK-P18]"""
    for name, low in (("hand_size", 0), ("slot_cost", 0), ("power_cost", 1)):
        demand(defects, f"constants.{name}", {"value": constants[name]}, "value", low)
    factor = constants["exhausted_factor"]
    demand(defects, "constants.exhausted_factor", {"value": factor}, "value", 0)
    box.hand_size = constants["hand_size"]
    box.slot_cost = constants["slot_cost"]
    box.power_cost = constants["power_cost"]
    box.exhausted_factor = factor


def read_first_knights(box: Box, named: list[str], defects: Notes) -> None:
    """Read the knights of the first game. [AK-S1]"""
    ids = [knight.id for knight in box.knights]
    unknown = [id for id in named if id not in ids]
    if unknown or len(named) != SEATS or len(set(named)) < SEATS:
        wrong = f"unknown: {', '.join(unknown)}" if unknown else f"{SEATS} different ones wanted"
        defects.append(("constants.first_game_knights.value", wrong))
    box.first_knights = named


def pile_of(tables: Entry, entry: Entry) -> int:
    """Return the supply pile a card belongs to, by kind and cost. [AK-S5]"""
    for number, pile in enumerate(tables["supply_pile"]):
        if pile["kind"] == entry["kind"] and pile["cost_min"] <= entry["cost"] <= pile["cost_max"]:
            return number
    return -1


def read_cards(box: Box, tables: Entry, scripts: ScriptReader, defects: Notes) -> None:
    """Read supply cards, then start cards, with their texts and their piles."""
    box.pile_kinds = [KINDS.index(pile["kind"]) for pile in tables["supply_pile"]]
    box.tech_pile = box.pile_kinds.index(TECH)
    for table in ("card", "start_card"):
        for entry in tables[table]:
            path = f"{table}[{entry['id']}]"
            if entry["kind"] not in KINDS:
                defects.append((f"{path}.kind", f"unknown kind {entry['kind']!r}"))
                continue
            kind = KINDS.index(entry["kind"])
            is_free = table == "start_card" or kind != TECH  # free techs could be used for ever
            demand(defects, path, entry, "cost", 0 if is_free else 1)
            demand(defects, path, entry, "copies", 0)
            pile = pile_of(tables, entry) if table == "card" else -1
            number = len(box.cards)
            card = Card(number, entry["id"], kind, entry["cost"], entry["copies"], pile)
            play = hooks.CARD["on_play"]._replace(kind=kind)
            card.on_play = scripts.read(path, entry, "on_play", play)
            if table == "card":  # start cards are never acquired
                card.on_acquire = scripts.read(path, entry, "on_acquire", hooks.CARD["on_acquire"])
            card.on_equip = scripts.read(path, entry, "on_equip", hooks.CARD["on_equip"])
            card.on_attack = scripts.read(path, entry, "on_attack", hooks.CARD["on_attack"])
            box.cards.append(card)


def read_knights(box: Box, entries: list[Entry], scripts: ScriptReader, defects: Notes) -> None:
    """Read the knights: bars, ability, and the cards they begin with."""
    cards = {card.id: card for card in box.cards}
    for entry in entries:
        path = f"knight[{entry['id']}]"
        bars = (entry["power_start"], entry["power_max"], entry["slots_start"], entry["slots_max"])
        knight = Knight(len(box.knights), entry["id"], entry["life"], *bars)
        for name, zone in (("start_hand", knight.hand), ("start_deck", knight.deck)):
            for id in entry[name]:
                if id in cards:
                    zone.append(cards[id])
                else:
                    defects.append((f"{path}.{name}", f"unknown card {id!r}"))
        demand(defects, path, entry, "life", 1)
        demand(defects, path, entry, "power_max", 1)
        demand(defects, path, entry, "power_start", 0, entry["power_max"])
        demand(defects, path, entry, "slots_max", 0, PLACES)
        demand(defects, path, entry, "slots_start", 0, entry["slots_max"])
        knight.ability = scripts.read(path, entry, "ability", hooks.ABILITY)
        box.knights.append(knight)


def read_homeworlds(box: Box, entries: list[Entry], scripts: ScriptReader, defects: Notes) -> None:
    """Read the homeworlds: life, power and ability."""
    for entry in entries:
        path = f"homeworld[{entry['id']}]"
        world = Homeworld(entry["id"], entry["life"], entry["power_start"], entry["power_max"])
        demand(defects, path, entry, "life", 1)
        demand(defects, path, entry, "power_max", 1)
        demand(defects, path, entry, "power_start", 0, entry["power_max"])
        world.ability = scripts.read(path, entry, "ability", hooks.ABILITY)
        box.homeworlds.append(world)


def read_order(box: Box, tables: Entry, defects: Notes) -> None:
    """Read the order cards, and the order deck for each number of knights."""
    for entry in tables["order_card"]:
        seats = [seat - 1 for seat in entry["seats"]]
        box.order_cards.append(OrderCard(len(box.order_cards), entry["id"], seats))
    by_id = {card.id: card for card in box.order_cards}
    box.boss_order = by_id[BOSS_ORDER]
    box.extra_order = by_id[EXTRA_ORDER]
    box.bubble_order = by_id[BUBBLE_ORDER]
    box.order_decks = [[] for _ in range(SEATS + 1)]
    for entry in tables["order_deck"]:
        count = int(entry["id"])
        deck = [by_id[id] for id in entry["cards"] if id in by_id]
        wrong = refuse_order(box, count, deck, entry["cards"])
        if wrong:
            defects.append((f"order_deck[{entry['id']}].cards", wrong))
        box.order_decks[count] = deck


def refuse_order(box: Box, count: int, deck: list[OrderCard], ids: list[str]) -> str:
    """Return why a number of knights cannot play with an order deck, or "". [AK-S11]"""
    if len(deck) < len(ids) or not 1 <= len(ids) <= ORDER_CARDS:
        return f"1 to {ORDER_CARDS} order cards wanted"
    if box.boss_order not in deck or box.bubble_order in deck:
        return "the boss must be among them, the Time Bubble joins them later"
    if count == 1:  # every card that is not the boss's calls the only knight [AK-O7]
        return "" if set(deck) != {box.boss_order} else "the knight must be called"
    if box.extra_order in deck and count != 3:
        return "the extra token is there for three knights only"
    called = {seat for card in deck for seat in card.seats}
    return "" if called == set(range(count)) else "every knight must be called, and no other"


def read_bosses(box: Box, tables: Entry, scripts: ScriptReader, defects: Notes) -> None:
    """Read each boss with its cards and tiles, once for every difficulty."""
    box.difficulties = [NORMAL]
    for tile in tables["difficulty_tile"]:
        if tile["difficulty"] not in box.difficulties:
            box.difficulties.append(tile["difficulty"])
    check_names(tables, defects)
    for entry in tables["boss"]:
        path = f"boss[{entry['id']}]"
        normal = Boss(entry["id"])
        normal.levels = entry["levels"]
        normal.life = entry["life"]
        normal.track_start = entry["track_start"]
        normal.track_min = entry["track_min"]
        normal.track_max = entry["track_max"]
        if entry["special_when_empty"] not in WHEN_EMPTY:
            unknown = f"unknown: {entry['special_when_empty']!r}"
            defects.append((f"{path}.special_when_empty", unknown))
        normal.when_empty = WHEN_EMPTY.get(entry["special_when_empty"], NOTHING)
        normal.on_exhaust = scripts.read(path, entry, "on_exhaust", hooks.BOSS)
        normal.setup = scripts.read(path, entry, "setup", hooks.BOSS_SETUP)
        check_bubble(normal, defects)
        normal.time_bubble = scripts.read(path, entry, "time_bubble", hooks.BOSS)
        read_turn_end(normal, path, entry, scripts)
        read_boss_cards(box, normal, tables, scripts, defects)
        read_tiles(normal, tables["level_tile"], scripts, defects)
        demand(defects, path, entry, "life", 1)
        demand(defects, path, entry, "track_min", 0, entry["track_max"])
        demand(defects, path, entry, "track_start", entry["track_min"], entry["track_max"])
        sides = [normal]
        for name in box.difficulties[1:]:
            sides.append(harder(normal, name, tables["difficulty_tile"], scripts, defects))
        box.bosses.append(sides)


def check_names(tables: Entry, defects: Notes) -> None:
    """Cards belong to a boss; the id of a tile says which one it is."""
    bosses = [entry["id"] for entry in tables["boss"]]
    for table in ("boss_card", "special_card"):
        for entry in tables[table]:
            if entry["boss"] not in bosses:
                path = f"{table}[{entry['id']}].boss"
                defects.append((path, f"unknown boss {entry['boss']!r}"))
    for table, name in (("level_tile", "level"), ("difficulty_tile", "difficulty")):
        for entry in tables[table]:
            if entry["id"] != f"{entry['boss']}-{entry[name]}":
                path = f"{table}[{entry['id']}].{name}"
                defects.append((path, "boss and side of a tile cannot be changed"))


def check_bubble(boss: Boss, defects: Notes) -> None:
    """There is one Time Bubble, and it is added before anything else. [AK-O8]"""
    for effect in [] if boss.setup is None else boss.setup.effects[1:]:
        if isinstance(effect, Order) and effect.op == ADD_TIME_BUBBLE:
            defects.append((effect.name, "the Time Bubble is added first, and once"))


def read_turn_end(boss: Boss, path: str, entry: Entry, scripts: ScriptReader) -> None:
    """Read what a difficulty tile replaces: the end of boss turns, the empty special deck."""
    boss.turn_end = scripts.read(path, entry, "turn_end", hooks.BOSS)
    try:
        condition = entry["turn_end_while"]
        boss.turn_end_while = scripts.condition(condition) if condition else None
    except Mistake as mistake:
        scripts.defects.append((f"{path}.turn_end_while", str(mistake)))
    boss.special_empty = scripts.read(path, entry, "special_empty", hooks.BOSS)


def harder(
    normal: Boss, difficulty: str, tiles: list[Entry], scripts: ScriptReader, defects: Notes
) -> Boss:
    """Return a boss with its difficulty tile. [AK-S9, AK-V1]"""
    boss = Boss(normal.id)
    for name in ("levels", "track_start", "track_min", "track_max", "when_empty", "on_exhaust"):
        setattr(boss, name, getattr(normal, name))
    boss.setup, boss.time_bubble = normal.setup, normal.time_bubble
    boss.cards, boss.specials, boss.tiles = normal.cards, normal.specials, normal.tiles
    boss.life = normal.life
    for tile in tiles:
        if tile["boss"] == normal.id and tile["difficulty"] == difficulty:
            path = f"difficulty_tile[{tile['id']}]"
            demand(defects, path, tile, "life", 0)
            boss.life = normal.life + tile["life"]
            boss.tile_setup = scripts.read(path, tile, "setup", hooks.BOSS)
            read_turn_end(boss, path, tile, scripts)
    return boss


def read_boss_cards(
    box: Box, boss: Boss, tables: Entry, scripts: ScriptReader, defects: Notes
) -> None:
    """Read the cards of one boss, the special ones last, into the box and the boss."""
    for table in ("boss_card", "special_card"):
        is_special = table == "special_card"
        for entry in tables[table]:
            if entry["boss"] != boss.id:
                continue
            path = f"{table}[{entry['id']}]"
            if entry["kind"] not in ("foe", "strike"):
                defects.append((f"{path}.kind", f"unknown kind {entry['kind']!r}"))
            if not is_special and entry["mark"] not in MARKS:
                defects.append((f"{path}.mark", f"unknown mark {entry['mark']!r}"))
            mark = 0 if is_special else MARKS.get(entry["mark"], 1)
            is_foe = entry["kind"] == "foe"
            demand(defects, path, entry, "copies", 0, COPIES)
            demand(defects, path, entry, "life", 1 if is_foe else 0)
            number, copies = len(box.boss_cards), entry["copies"]
            card = BossCard(number, entry["id"], is_foe, is_special, mark, entry["life"], copies)
            places = hooks.BOSS_CARD
            card.on_resolve = scripts.read(path, entry, "on_resolve", places["on_resolve"])
            card.on_instant = scripts.read(path, entry, "on_instant", places["on_instant"])
            card.on_activate = scripts.read(path, entry, "on_activate", places["on_activate"])
            box.boss_cards.append(card)
            (boss.specials if is_special else boss.cards).append(card)


def read_tiles(boss: Boss, entries: list[Entry], scripts: ScriptReader, defects: Notes) -> None:
    """Read the level tiles of one boss, which has no tile for its first level."""
    own = sorted([e for e in entries if e["boss"] == boss.id], key=lambda e: int(e["level"]))
    if [entry["level"] for entry in own] != list(range(2, boss.levels + 1)):
        defects.append(("level_tile", f"{boss.id} needs a tile for each level from 2 on"))
    for entry in own:
        path = f"level_tile[{entry['id']}]"
        demand(defects, path, entry, "foe_life", 0)
        instant = scripts.read(path, entry, "on_instant", hooks.BOSS)
        activate = scripts.read(path, entry, "on_activate", hooks.BOSS)
        boss.tiles.append(Tile(entry["id"], entry["foe_life"], instant, activate))


def check_sizes(box: Box, defects: Notes) -> None:
    """The table of actions must fit what is there."""
    for kind, found, wanted in (
        ("card", len(box.cards), CARDS),
        ("supply_pile", len(box.pile_ids), PILES),
    ):
        if found != wanted:
            defects.append((kind, f"{wanted} wanted, {found} found"))
    for sides in box.bosses:
        boss = sides[0]
        foes = sum([card.copies for card in boss.cards + boss.specials if card.is_foe])
        if foes > FOES:
            defects.append(("boss_card", f"{boss.id} has more than {FOES} foes"))
