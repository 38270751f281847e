"""What a seat may know of a game of Cave-In: the table in CI-G1, listed field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from sternentisch.games.cave_in.rules.collect import effective_cost as artifact_cost
from sternentisch.games.cave_in.rules.mine import effective_cost as mining_cost
from sternentisch.games.cave_in.scoring import breakdown
from sternentisch.kernel.view import View

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import Player, State


class CardView(msgspec.Struct, frozen=True):
    """A mercenary: its type, and its colour where that has changed."""

    id: str
    level: int
    colour: str
    dyed: bool = False


class CrystalView(msgspec.Struct, frozen=True):
    """A crystal in the mine, with its colour and its cost to the active player right now."""

    id: str
    cost: int
    colour: str
    wild: bool
    due: int
    vp: int
    symbol: str
    cave_in: bool


class ArtifactView(msgspec.Struct, frozen=True):
    """The visible card of an artifact stack, with its cost to the active player right now."""

    id: str
    left: str
    right: str
    cost: int
    due: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player's zones as this seat knows them.

    `hand` holds the cards this seat has seen there, `hidden` the levels of the others. Collected
    crystals lie face down, but all were open when they left the mine: `crystals` is what a good
    memory knows. [CI-AMB-32]
    """

    seat: int
    hand: list[CardView]
    hidden: list[int]
    base: list[CardView]
    crystals: list[str]
    artifacts: list[str]
    subjugated: list[str]
    buried: list[str]
    buried_count: int
    totems: list[str]
    points: dict[str, int] | None
    """Points so far by source; only of the own seat."""


class TurnView(msgspec.Struct, frozen=True):
    """What the active player has done and is entitled to this turn."""

    taken: int
    first: int
    raided: bool
    repeat: bool
    extra_mining: int
    limited_mining: list[int]
    mining_discount: int
    artifact_discount: int
    recruit_reduction: int
    doubled: str
    bonus_costs: list[int]


class CaveInView(View, frozen=True):
    """The whole table as one seat sees it."""

    question: dict[str, Any]
    active: int
    start_player: int
    round: int
    track: int
    threshold: int
    wild: list[str]
    mine: list[CrystalView | None]
    docks: list[CardView | None]
    artifacts: list[ArtifactView | None]
    crystal_stacks: list[int]
    card_stacks: list[int]
    artifact_stacks: list[int]
    supply_totems: list[str]
    played: list[CardView]
    removed: list[str]
    turn: TurnView
    players: list[PlayerView]


def make_view(state: State, seat: int | None) -> CaveInView:
    """List what `seat`, or a spectator, may know."""
    box = state.rules.box
    return CaveInView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        actor=state.actor,
        decision="" if state.over else state.decision().kind,
        legal=list(state.offers) if seat is not None and seat == state.actor else [],
        question={} if state.over else state.decision().write(state),
        active=state.active,
        start_player=state.start_player,
        round=state.turns // state.seats + (0 if state.over else 1),
        track=state.track,
        threshold=box.thresholds[state.seats],
        wild=[box.colours[colour] for colour, wild in enumerate(state.wild) if wild],
        mine=[_crystal(state, place) for place in range(len(state.mine))],
        docks=[None if card is None else _card(state, card) for card in state.docks],
        artifacts=[_artifact(state, stack) for stack in range(len(state.artifacts_left))],
        crystal_stacks=state.crystals_left[:],
        card_stacks=state.cards_left[:],
        artifact_stacks=state.artifacts_left[:],
        supply_totems=_totems(state, -1),
        played=[_card(state, card) for card in state.played],
        removed=[card.id for card in state.removed],
        turn=_turn(state),
        players=[
            _player(state, index, player, is_own=seat == index)
            for index, player in enumerate(state.players)
        ],
    )


def _card(state: State, card: Card) -> CardView:
    colour = state.rules.box.colours[card.colour]
    return CardView(card.id, card.level, colour, card is not card.printed)


def _crystal(state: State, place: int) -> CrystalView | None:
    crystal = state.mine[place]
    if crystal is None:
        return None
    colours = state.rules.box.colours
    colour = state.colour_of(place, crystal)
    return CrystalView(
        id=crystal.id,
        cost=crystal.cost,
        colour=colours[colour],
        wild=state.wild[colour],
        due=mining_cost(state, place, crystal, colour),
        vp=crystal.vp,
        symbol=colours[crystal.symbol] if crystal.symbol >= 0 else "",
        cave_in=crystal.cave_in,
    )


def _artifact(state: State, stack: int) -> ArtifactView | None:
    card = state.top_artifact(stack)
    if card is None:
        return None
    left, right = card.halves
    return ArtifactView(card.id, left.id, right.id, card.cost, artifact_cost(state, card))


def _totems(state: State, holder: int) -> list[str]:
    colours = state.rules.box.colours
    return [colours[colour] for colour, seat in enumerate(state.totems) if seat == holder]


def _turn(state: State) -> TurnView:
    turn = state.turn
    return TurnView(
        taken=turn.taken,
        first=turn.first,
        raided=turn.raided,
        repeat=turn.repeat or state.me().perks.repeat,
        extra_mining=turn.extra_mining,
        limited_mining=list(turn.limited_mining),
        mining_discount=turn.mining_discount,
        artifact_discount=turn.artifact_discount,
        recruit_reduction=turn.recruit_reduction,
        doubled="" if turn.doubled < 0 else state.rules.box.factions[turn.doubled],
        bonus_costs=list(turn.bonus_costs),
    )


def _player(state: State, index: int, player: Player, *, is_own: bool) -> PlayerView:
    seen = list(player.hand)
    hidden: list[int] = []
    if not is_own:
        for card in player.secrets:
            seen.remove(card)
            hidden.append(card.level)
    return PlayerView(
        seat=index,
        hand=[_card(state, card) for card in seen],
        hidden=sorted(hidden),
        base=[_card(state, card) for card in player.base],
        crystals=[crystal.id for crystal in player.crystals],
        artifacts=[artifact.id for artifact in player.artifacts],
        subjugated=[card.id for card in player.subjugated],
        buried=[card.id for card in player.buried] if is_own else [],
        buried_count=len(player.buried),
        totems=_totems(state, index),
        points=breakdown(state, index) if is_own or state.over else None,
    )


def cave_in_view(view: View) -> CaveInView:
    """Narrow a view to this game's."""
    return cast(CaveInView, view)
