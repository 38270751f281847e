"""Writing a state as JSON values, and reading one back with every defect noted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from sternentisch.games.astro_knights.actions import FOES, PILES
from sternentisch.games.astro_knights.components import BossCard, Card, OrderCard
from sternentisch.games.astro_knights.context import NOBODY, Context
from sternentisch.games.astro_knights.decisions import MANY, read_stack
from sternentisch.games.astro_knights.rules.ending import REASONS
from sternentisch.games.astro_knights.rules.setup import lay_out
from sternentisch.games.astro_knights.state import Foe, Player, State
from sternentisch.kernel.rng import Rng

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.game import AstroKnights
    from sternentisch.kernel.reader import Reader

T = TypeVar("T")


def write_state(state: State) -> dict[str, object]:
    """Return everything a state is, in a canonical form."""
    return {
        "boss": state.rules.boss.id,
        "homeworld": state.rules.homeworld.id,
        "active": _write_seat(state.active),
        "captain": state.captain,
        "turns": state.turns,
        "energy": state.energy,
        "tech_to_hand": state.tech_to_hand,
        "weapon_to_ally": state.weapon_to_ally,
        "homeworld_life": state.homeworld_life,
        "homeworld_power": state.homeworld_power,
        "boss_life": state.boss_life,
        "level": state.level,
        "track": state.track,
        "foes": [
            {"card": foe.card.id, "life": foe.life, "number": foe.number} for foe in state.foes
        ],
        "foes_met": state.foes_met,
        "boss_deck": [card.id for card in state.boss_deck],
        "boss_discard": [card.id for card in state.boss_discard],
        "special_deck": [card.id for card in state.special_deck],
        "special_discard": [card.id for card in state.special_discard],
        "supply": [[card.id for card in pile] for pile in state.supply],
        "shown": state.shown[:],
        "known": state.known[:],
        "order_deck": [card.id for card in state.order_deck],
        "order_known": state.order_known,
        "order_seen": state.order_seen,
        "order_discard": [card.id for card in state.order_discard],
        "extra_token": _write_seat(state.extra_token),
        "pair_tokens": [_write_seat(holder) for holder in state.pair_tokens],
        "destroyed": [card.id for card in state.destroyed],
        "destroyed_boss": [card.id for card in state.destroyed_boss],
        "reason": state.reason,
        "players": [_write_player(player) for player in state.players],
        "contexts": [_write_context(context) for context in state.contexts],
        "stack": [
            {"kind": task.kind, "seat": task.seat, **task.write(state)} for task in state.stack
        ],
        "rng": state.rng.value,
    }


def _write_seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _write_player(player: Player) -> dict[str, object]:
    return {
        "knight": player.knight.id,
        "life": player.life,
        "power": player.power,
        "slots": player.slots,
        "exhausted": player.exhausted,
        "hand": [card.id for card in player.hand],
        "deck": [card.id for card in player.deck],
        "discard": [card.id for card in player.discard],
        "area": [card.id for card in player.area],
        "weapons": [card.id for card in player.weapons],
        "damage": player.damage[:],
    }


def _write_context(context: Context) -> dict[str, object]:
    return {
        "you": _write_seat(context.you),
        "card": None if context.card is None else context.card.id,
        "owner": _write_seat(context.owner),
        "foe": context.foe,
        "that": _write_seat(context.that),
        "boost": context.boost,
        "defeated": context.defeated,
        "destroyed": context.destroyed,
    }


def list_pieces(state: State) -> list[str]:
    """Name every card wherever it lies; those between two places are with the tasks."""
    names = [card.id for pile in state.supply for card in pile]
    names += [card.id for card in state.destroyed]
    for player in state.players:
        for zone in (player.hand, player.deck, player.discard, player.area, player.weapons):
            names += [card.id for card in zone]
    for cards in (
        *(state.boss_deck, state.boss_discard, state.special_deck, state.special_discard),
        *(state.destroyed_boss, [foe.card for foe in state.foes]),
    ):
        names += [card.id for card in cards]
    names += [f"order {card.id}" for card in state.order_deck + state.order_discard]
    for task in state.stack:
        if task.kind in HOLDING:
            names.append(str(task.write(state)["card"]))
    return sorted(names)


HOLDING = ("finish-overcharge", "place-card", "ally-deck", "finish-strike", "enter-foe")
"""The kinds of tasks that hold a card which lies nowhere else."""


def read_state(game: AstroKnights, root: Reader, options: dict[str, object], seats: int) -> State:
    """Build a state; every wrong field is noted, then whether the pieces fit together."""
    box = game.box
    names = list(NAMES)
    f = dict(zip(names, root.fields(*names), strict=True))
    bosses = {sides[0].id: sides[0].id for sides in box.bosses}
    worlds = {world.id: world.id for world in box.homeworlds}
    boss, world = f["boss"].one_of(bosses), f["homeworld"].one_of(worlds)
    for name, value in (("boss", boss), ("homeworld", world)):
        if options[name] not in ("random", value):
            f[name].defect("does not fit the option")
    knights = {knight.id: knight for knight in box.knights}
    items = f["players"].items(seats, seats)
    chosen = [item.at("knight", _inner(item, "knight")).one_of(knights) for item in items]
    chosen += [knight for knight in box.knights if knight not in chosen][: seats - len(chosen)]
    if len({knight.id for knight in chosen}) < len(chosen):
        f["players"].defect("the same knight twice")
    rng = Rng(0, f["rng"].integer(0, 2**48 - 1))
    state = lay_out(game, options, game.rules(options, boss, world), chosen, rng)
    _read_numbers(f, state)
    _read_piles(f, state)
    for player, item in zip(state.players, items, strict=False):
        _read_player(item, state, player)
    state.contexts = [_read_context(item, state) for item in f["contexts"].items(0, 50)]
    reasons = {"": "", **{reason: reason for reason in REASONS}}
    state.reason = f["reason"].one_of(reasons)
    if not root.defects:
        read_stack(f["stack"], state)
    if not root.defects:
        _check(f, root, state)
    return state


NAMES = (
    *("boss", "homeworld", "active", "captain", "turns", "energy", "tech_to_hand"),
    *("weapon_to_ally", "homeworld_life", "homeworld_power", "boss_life", "level", "track"),
    *("foes", "foes_met", "boss_deck", "boss_discard", "special_deck", "special_discard"),
    *("supply", "shown", "known", "order_deck", "order_known", "order_seen", "order_discard"),
    *("extra_token", "pair_tokens", "destroyed", "destroyed_boss", "reason", "players"),
    *("contexts", "stack", "rng"),
)


def _inner(item: Reader, name: str) -> object:
    return item.value.get(name) if isinstance(item.value, dict) else None


def _seat(reader: Reader, seats: int) -> int:
    return NOBODY if reader.is_null() else reader.integer(0, seats - 1)


def _read_numbers(f: dict[str, Reader], state: State) -> None:
    boss, world, seats = state.rules.boss, state.rules.homeworld, state.seats
    state.active = _seat(f["active"], seats)
    state.captain = f["captain"].integer(0, seats - 1)
    state.turns = f["turns"].integer(0, 10**6)
    state.energy = f["energy"].integer(0, 10**6)
    state.tech_to_hand = f["tech_to_hand"].flag()
    state.weapon_to_ally = f["weapon_to_ally"].flag()
    state.homeworld_life = f["homeworld_life"].integer(0, world.life)
    state.homeworld_power = f["homeworld_power"].integer(0, world.power_max)
    state.boss_life = f["boss_life"].integer(0, 10**6 if state.rules.uncapped else boss.life)
    state.level = f["level"].integer(1, boss.levels)
    state.track = f["track"].integer(boss.track_min, boss.track_max)
    state.foes_met = f["foes_met"].integer(0, 10**6)
    state.extra_token = _seat(f["extra_token"], seats)
    holders = [_seat(item, seats) for item in f["pair_tokens"].items(2, 2)]
    state.pair_tokens = [*holders, NOBODY, NOBODY][:2]
    if (state.extra_token != NOBODY) != (seats == 3):
        f["extra_token"].defect("somebody holds it exactly with three knights")


def _read_piles(f: dict[str, Reader], state: State) -> None:
    box = state.rules.box
    cards: dict[str, Card] = {card.id: card for card in box.cards}
    own = state.rules.boss.cards + state.rules.boss.specials
    boss_cards: dict[str, BossCard] = {card.id: card for card in own}
    order: dict[str, OrderCard] = {card.id: card for card in box.order_cards}
    state.boss_deck = _list(f["boss_deck"], boss_cards)
    state.boss_discard = _list(f["boss_discard"], boss_cards)
    state.special_deck = _list(f["special_deck"], boss_cards)
    state.special_discard = _list(f["special_discard"], boss_cards)
    state.destroyed = _list(f["destroyed"], cards)
    state.destroyed_boss = _list(f["destroyed_boss"], boss_cards)
    state.order_deck = _list(f["order_deck"], order)
    state.order_discard = _list(f["order_discard"], order)
    state.order_known = f["order_known"].integer(0, len(state.order_deck))
    state.order_seen = f["order_seen"].flag()
    for number, item in enumerate(f["supply"].items(PILES, PILES)):
        state.supply[number] = _list(item, cards)
        if any(card.pile != number for card in state.supply[number]):
            item.defect("a card of another pile")
    for number, item in enumerate(f["shown"].items(PILES, PILES)):
        state.shown[number] = item.flag()
    for number, item in enumerate(f["known"].items(PILES, PILES)):
        state.known[number] = item.integer(0, len(state.supply[number]))
    for item in f["foes"].items(0, FOES):
        card, life, number_of = item.fields("card", "life", "number")
        foe = Foe(card.one_of(boss_cards), life.integer(1, MANY), number_of.integer(1, 10**6))
        if not foe.card.is_foe or foe.number > state.foes_met or state.find_foe(foe.number):
            item.defect("no foe, or one too many")
        state.foes.append(foe)


def _list(reader: Reader, table: dict[str, T]) -> list[T]:
    return [item.one_of(table) for item in reader.items()]


def _read_player(root: Reader, state: State, player: Player) -> None:
    names = ("knight", "life", "power", "slots", "exhausted", "hand", "deck", "discard")
    f = dict(
        zip(
            (*names, "area", "weapons", "damage"),
            root.fields(*names, "area", "weapons", "damage"),
            strict=True,
        )
    )
    cards: dict[str, Card] = {card.id: card for card in state.rules.box.cards}
    knight = player.knight
    player.life = f["life"].integer(0, knight.life)
    player.power = f["power"].integer(0, knight.power_max)
    player.slots = f["slots"].integer(0, knight.slots_max)
    player.exhausted = f["exhausted"].flag()
    if player.exhausted != (player.life == 0):
        f["exhausted"].defect("a knight is exhausted exactly without life")
    player.hand = []
    for card in _list(f["hand"], cards):
        player.take(card)
    player.deck = _list(f["deck"], cards)
    player.discard = _list(f["discard"], cards)
    player.area = _list(f["area"], cards)
    player.weapons = _list(f["weapons"], cards)
    player.damage = [item.integer(0, 10**6) for item in f["damage"].items(2, 2)] or [0, 0]


def _read_context(root: Reader, state: State) -> Context:
    names = ("you", "card", "owner", "foe", "that", "boost", "defeated", "destroyed")
    f = dict(zip(names, root.fields(*names), strict=True))
    cards: dict[str, Card] = {card.id: card for card in state.rules.box.cards}
    card = None if f["card"].is_null() else f["card"].one_of(cards)
    you, owner = _seat(f["you"], state.seats), _seat(f["owner"], state.seats)
    context = Context(you, card, owner, f["foe"].integer(0, 10**6))
    context.that = _seat(f["that"], state.seats)
    context.boost = f["boost"].integer(0, MANY)
    context.defeated = f["defeated"].flag()
    context.destroyed = f["destroyed"].flag()
    return context


def _check(f: dict[str, Reader], root: Reader, state: State) -> None:
    """Every card is somewhere and only once, and the open question has an answer."""
    fresh = state.game.set_up(
        {
            **state.options,
            "boss": state.rules.boss.id,
            "homeworld": state.rules.homeworld.id,
            "knights": [player.knight.id for player in state.players],
        },
        state.seats,
        Rng(0),
    )
    expected, found = fresh.pieces(), state.pieces()
    if state.rules.boss.setup is not None:
        expected = sorted([*expected, f"order {state.rules.box.bubble_order.id}"])
    for name in sorted(set(expected) | set(found)):
        if expected.count(name) != found.count(name):
            message = f"{expected.count(name)} of {name!r} wanted, {found.count(name)} found"
            root.defect(message)
    if not root.defects and state.stack and not state.stack[-1].is_question(state):
        f["stack"].defect("somebody must be asked")
    elif not root.defects and state.stack and not state.decision().legal(state):
        f["stack"].defect("this question cannot be answered")
