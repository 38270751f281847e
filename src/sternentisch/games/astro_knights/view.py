"""What everybody may know of a game of Astro Knights: all but the order of the hidden piles.

Hands are open. [AK-A19]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from sternentisch.games.astro_knights.rules.boss_cards import EnterFoe, FinishStrike
from sternentisch.kernel.view import View

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Card
    from sternentisch.games.astro_knights.state import State


class FoeView(msgspec.Struct, frozen=True):
    """A foe in the row."""

    id: str
    life: int
    special: bool


class PileView(msgspec.Struct, frozen=True):
    """A supply pile: its top card, what else it holds, and what is known of its bottom.

    `rest` is sorted, as its order is hidden; `bottom` begins with the lowest card. [AK-M21]
    """

    id: str
    top: str
    cost: int
    size: int
    rest: list[str]
    bottom: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """A seat: its knight's bars and all its cards.

    `deck_order` lists the deck from the top: nobody may look at it, but it follows from what
    everybody has seen. [AK-M22]
    """

    seat: int
    knight: str
    life: int
    life_max: int
    power: int
    power_max: int
    slots: int
    slots_max: int
    exhausted: bool
    hand: list[str]
    area: list[str]
    weapons: list[str]
    discard: list[str]
    deck: int
    deck_order: list[str]
    damage_boss: int
    damage_foes: int


class AstroKnightsView(View, frozen=True):
    """The whole table; all seats see the same. [AK-M20]"""

    question: dict[str, Any]
    active: int | None
    captain: int
    turns: int
    energy: int
    tech_to_hand: bool
    weapon_to_ally: bool
    homeworld: str
    homeworld_life: int
    homeworld_life_max: int
    homeworld_power: int
    homeworld_power_max: int
    boss: str
    difficulty: str
    boss_life: int
    boss_life_start: int
    level: int
    levels: int
    track: int
    track_min: int
    track_max: int
    foes: list[FoeView]
    boss_deck: list[str]
    """What the boss deck holds, sorted, as its order is hidden."""
    boss_revealed: list[str]
    """Boss cards that are being carried out, the latest last; they lie nowhere else."""
    boss_discard: list[str]
    special_deck: list[str]
    """What the special deck holds, sorted."""
    special_discard: list[str]
    supply: list[PileView]
    order_deck: list[str]
    """What the order deck holds, in the order of the box: its own order is hidden."""
    order_top: str
    """The top order card, where everybody has seen it."""
    order_bottom: list[str]
    """What is known to lie at its bottom, lowest first."""
    order_discard: list[str]
    extra_token: int | None
    pair_tokens: list[int | None]
    destroyed: list[str]
    slot_cost: int
    power_cost: int
    players: list[PlayerView]


def make_view(state: State, seat: int | None) -> AstroKnightsView:
    """List what `seat`, or a spectator, may know."""
    boss, world = state.rules.boss, state.rules.homeworld
    top_known = state.order_seen and len(state.order_deck) > state.order_known
    return AstroKnightsView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        actor=state.actor,
        decision="" if state.over else state.decision().kind,
        legal=list(state.offers) if seat is not None and seat == state.actor else [],
        question={} if state.over else state.decision().write(state),
        active=None if state.active < 0 else state.active,
        captain=state.captain,
        turns=state.turns,
        energy=state.energy,
        tech_to_hand=state.tech_to_hand,
        weapon_to_ally=state.weapon_to_ally,
        homeworld=world.id,
        homeworld_life=state.homeworld_life,
        homeworld_life_max=world.life,
        homeworld_power=state.homeworld_power,
        homeworld_power_max=world.power_max,
        boss=boss.id,
        difficulty=str(state.options["difficulty"]),
        boss_life=state.boss_life,
        boss_life_start=state.boss_cap,
        level=state.level,
        levels=boss.levels,
        track=state.track,
        track_min=boss.track_min,
        track_max=boss.track_max,
        foes=[FoeView(foe.card.id, foe.life, foe.card.is_special) for foe in state.foes],
        boss_deck=sorted([card.id for card in state.boss_deck]),
        boss_revealed=[
            task.card.id for task in state.stack if isinstance(task, (FinishStrike, EnterFoe))
        ],
        boss_discard=[card.id for card in state.boss_discard],
        special_deck=sorted([card.id for card in state.special_deck]),
        special_discard=[card.id for card in state.special_discard],
        supply=[_pile(state, pile) for pile in range(len(state.supply))],
        order_deck=[
            card.id
            for card in state.rules.box.order_cards
            for _ in range(state.order_deck.count(card))
        ],
        order_top=state.order_deck[-1].id if top_known else "",
        order_bottom=[card.id for card in state.order_deck[: state.order_known]],
        order_discard=[card.id for card in state.order_discard],
        extra_token=None if state.extra_token < 0 else state.extra_token,
        pair_tokens=[None if holder < 0 else holder for holder in state.pair_tokens],
        destroyed=[card.id for card in state.destroyed]
        + [card.id for card in state.destroyed_boss],
        slot_cost=state.rules.box.slot_cost,
        power_cost=state.rules.box.power_cost,
        players=[_player(state, index) for index in range(state.seats)],
    )


def _ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def _pile(state: State, pile: int) -> PileView:
    cards, top = state.supply[pile], state.top_card(pile)
    return PileView(
        id=state.rules.box.pile_ids[pile],
        top="" if top is None else top.id,
        cost=0 if top is None else top.cost,
        size=len(cards),
        rest=sorted(_ids(cards if top is None else cards[:-1])),
        bottom=_ids(cards[: state.known[pile]]),
    )


def _player(state: State, seat: int) -> PlayerView:
    player = state.players[seat]
    knight = player.knight
    return PlayerView(
        seat=seat,
        knight=knight.id,
        life=player.life,
        life_max=knight.life,
        power=player.power,
        power_max=knight.power_max,
        slots=player.slots,
        slots_max=knight.slots_max,
        exhausted=player.exhausted,
        hand=_ids(player.hand),
        area=_ids(player.area),
        weapons=_ids(player.weapons),
        discard=_ids(player.discard),
        deck=len(player.deck),
        deck_order=_ids(player.deck[::-1]),
        damage_boss=player.damage[0],
        damage_foes=player.damage[1],
    )


def astro_knights_view(view: View) -> AstroKnightsView:
    """Narrow a view to this game's."""
    return cast(AstroKnightsView, view)
