"""Reading the content file into the box: cards, knights, bosses, and the numbers of the rules."""

from __future__ import annotations

from typing import Any

from sternentisch.games.astro_knights.actions import CARDS, FOES, PILES, SEATS
from sternentisch.games.astro_knights.components import (
    KINDS,
    NOTHING,
    RESHUFFLE,
    RUN_EFFECTS,
    Boss,
    BossCard,
    Box,
    Card,
    Homeworld,
    Knight,
    OrderCard,
    Tile,
)
from sternentisch.games.astro_knights.content_effects import ScriptReader
from sternentisch.kernel.content import Content, numbers_beyond
from sternentisch.kernel.refusal import Defects

Entry = dict[str, Any]
Notes = list[tuple[str, str]]

MANY = 99
"""The largest number a value may have."""
MARKS = {"always": 1, "2+": 2, "3+": 3, "4": 4}
"""The least number of knights for which a boss card is in the first deck. [AK-S7]"""
WHEN_EMPTY = {"reshuffle": RESHUFFLE, "effects": RUN_EFFECTS, "none": NOTHING}
NORMAL = "normal"
BOSS_ORDER, EXTRA_ORDER, BUBBLE_ORDER = "boss", "extra", "time_bubble"
"""The order cards that rules speak of."""


def read_box(content: Content) -> Box:
    """Build the box, or raise every defect of the content with its path."""
    tables = content.tables
    defects = numbers_beyond(tables, -MANY, MANY)
    if defects:
        raise Defects("content", defects)
    box = Box()
    scripts = ScriptReader(box, defects)
    constants = content.constants()
    box.hand_size = constants["hand_size"]
    box.slot_cost = constants["slot_cost"]
    box.power_cost = constants["power_cost"]
    box.exhausted_factor = constants["exhausted_factor"]
    box.pile_ids = [entry["id"] for entry in tables["supply_pile"]]
    read_cards(box, tables, scripts, defects)
    read_knights(box, tables["knight"], scripts, defects)
    for entry in tables["homeworld"]:
        world = Homeworld(entry["id"], entry["life"], entry["power_start"], entry["power_max"])
        world.ability = scripts.read(f"homeworld[{entry['id']}]", entry, "ability")
        box.homeworlds.append(world)
    read_order(box, tables, defects)
    read_bosses(box, tables, scripts, defects)
    ids = [knight.id for knight in box.knights]
    unknown = [id for id in constants["first_game_knights"] if id not in ids]
    if unknown:
        defects.append(("constants.first_game_knights.value", f"unknown: {', '.join(unknown)}"))
    else:
        box.first_knights = constants["first_game_knights"]
    if not defects:
        check_sizes(box, defects)
    if defects:
        raise Defects("content", defects)
    return box


def pile_of(tables: Entry, entry: Entry) -> int:
    """Return the supply pile a card belongs to, by kind and cost. [AK-S5]"""
    for number, pile in enumerate(tables["supply_pile"]):
        if pile["kind"] == entry["kind"] and pile["cost_min"] <= entry["cost"] <= pile["cost_max"]:
            return number
    return -1


def read_cards(box: Box, tables: Entry, scripts: ScriptReader, defects: Notes) -> None:
    box.pile_kinds = [KINDS.index(pile["kind"]) for pile in tables["supply_pile"]]
    box.tech_pile = box.pile_kinds.index(KINDS.index("tech"))
    for table in ("card", "start_card"):
        for entry in tables[table]:
            path = f"{table}[{entry['id']}]"
            if entry["kind"] not in KINDS:
                defects.append((f"{path}.kind", f"unknown kind {entry['kind']!r}"))
                continue
            pile = pile_of(tables, entry) if table == "card" else -1
            if table == "card" and pile < 0:
                defects.append((f"{path}.cost", "no supply pile takes it"))
            kind = KINDS.index(entry["kind"])
            number = len(box.cards)
            card = Card(number, entry["id"], kind, entry["cost"], entry["copies"], pile)
            card.on_play = scripts.read(path, entry, "on_play")
            card.on_acquire = scripts.read(path, entry, "on_acquire")
            card.on_equip = scripts.read(path, entry, "on_equip")
            card.on_attack = scripts.read(path, entry, "on_attack")
            box.cards.append(card)


def read_knights(box: Box, entries: list[Entry], scripts: ScriptReader, defects: Notes) -> None:
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
        if entry["life"] < 1 or not 0 <= entry["power_start"] <= entry["power_max"]:
            defects.append((path, "life and power cannot be like this"))
        if not 0 <= entry["slots_start"] <= entry["slots_max"] <= 4 or entry["power_max"] < 1:
            defects.append((path, "slots and power cannot be like this"))
        knight.ability = scripts.read(path, entry, "ability")
        box.knights.append(knight)


def read_order(box: Box, tables: Entry, defects: Notes) -> None:
    for entry in tables["order_card"]:
        seats = [seat - 1 for seat in entry["seats"]]
        box.order_cards.append(OrderCard(len(box.order_cards), entry["id"], seats))
    by_id = {card.id: card for card in box.order_cards}
    box.boss_order = by_id[BOSS_ORDER]
    box.extra_order = by_id[EXTRA_ORDER]
    box.bubble_order = by_id[BUBBLE_ORDER]
    box.order_decks = [[] for _ in range(SEATS + 1)]
    for entry in tables["order_deck"]:
        path, count = f"order_deck[{entry['id']}].cards", int(entry["id"])
        deck = [by_id[id] for id in entry["cards"] if id in by_id]
        if len(deck) < len(entry["cards"]) or box.boss_order not in deck:
            defects.append((path, "order cards wanted, the boss among them"))
        callable_seats = {seat for card in deck for seat in card.seats}
        if count > 1 and callable_seats != set(range(count)):
            defects.append((path, "every knight must be called, and no other"))
        box.order_decks[count] = deck


def read_bosses(box: Box, tables: Entry, scripts: ScriptReader, defects: Notes) -> None:
    box.difficulties = [NORMAL]
    for tile in tables["difficulty_tile"]:
        if tile["difficulty"] not in box.difficulties:
            box.difficulties.append(tile["difficulty"])
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
        normal.on_exhaust = scripts.read(path, entry, "on_exhaust")
        normal.setup = scripts.read(path, entry, "setup")
        normal.time_bubble = scripts.read(path, entry, "time_bubble")
        read_turn_end(normal, path, entry, scripts)
        read_boss_cards(box, normal, tables, scripts, defects)
        read_tiles(normal, tables["level_tile"], scripts, defects)
        if not entry["track_min"] <= entry["track_start"] <= entry["track_max"]:
            defects.append((f"{path}.track_start", "outside the track"))
        if entry["life"] < 1:
            defects.append((f"{path}.life", "at least 1 wanted"))
        sides = [normal]
        for name in box.difficulties[1:]:
            sides.append(harder(normal, name, tables["difficulty_tile"], scripts))
        box.bosses.append(sides)


def read_turn_end(boss: Boss, path: str, entry: Entry, scripts: ScriptReader) -> None:
    boss.turn_end = scripts.read(path, entry, "turn_end")
    condition = entry["turn_end_while"]
    boss.turn_end_while = scripts.condition(condition, path) if condition else None
    boss.special_empty = scripts.read(path, entry, "special_empty")


def harder(normal: Boss, difficulty: str, tiles: list[Entry], scripts: ScriptReader) -> Boss:
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
            boss.life = normal.life + tile["life"]
            boss.tile_setup = scripts.read(path, tile, "setup")
            read_turn_end(boss, path, tile, scripts)
    return boss


def read_boss_cards(
    box: Box, boss: Boss, tables: Entry, scripts: ScriptReader, defects: Notes
) -> None:
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
            life, copies = entry.get("life", 0), entry["copies"]
            number = len(box.boss_cards)
            card = BossCard(number, entry["id"], is_foe, is_special, mark, life, copies)
            if is_foe and card.life < 1:
                defects.append((f"{path}.life", "at least 1 wanted"))
            card.on_resolve = scripts.read(path, entry, "on_resolve")
            card.on_instant = scripts.read(path, entry, "on_instant")
            card.on_activate = scripts.read(path, entry, "on_activate")
            box.boss_cards.append(card)
            (boss.specials if is_special else boss.cards).append(card)


def read_tiles(boss: Boss, entries: list[Entry], scripts: ScriptReader, defects: Notes) -> None:
    own = sorted([e for e in entries if e["boss"] == boss.id], key=lambda e: int(e["level"]))
    if [entry["level"] for entry in own] != list(range(2, boss.levels + 1)):
        defects.append(("level_tile", f"{boss.id} needs a tile for each level from 2 on"))
    for entry in own:
        path = f"level_tile[{entry['id']}]"
        instant = scripts.read(path, entry, "on_instant")
        activate = scripts.read(path, entry, "on_activate")
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
