"""What a seat cannot know, replaced by a random guess: cards, tiles, caves and incidents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.cryo.actions import CARDS, MATERIALS

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card, CaveTile, Incident, Tile
    from sternentisch.games.cryo.state import Player, State
    from sternentisch.kernel.rng import Rng

TRIES: Final = 1000


def redeal(state: State, seat: int, rng: Rng) -> None:
    """Shuffle everything hidden from `seat`. [CR-M7]"""
    redeal_cards(state, seat, rng)
    redeal_tiles(state, rng)
    if seat < 0 or not state.players[seat].perks.cave_sight:  # [CR-C11]
        redeal_caves(state, rng)
    redeal_incidents(state, rng)


def redeal_cards(state: State, seat: int, rng: Rng) -> None:
    """Mix the draw pile with the hands, missions and first discards of the others."""
    pool = state.deck[: state.decked]
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            for card in state.box.cards:
                pool.extend([card] * player.hand[card.index])
            if not state.ended:  # then missions are face up [CR-E3]
                pool.extend(player.missions)
            pool.extend(state.dropped[other])
    for _ in range(TRIES):
        rng.mix(pool)
        cards = pool[:]
        missions = [deal_missions(state, seat, other, cards) for other in range(state.seats)]
        if all_different(missions):  # [CR-C4]
            break
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            player.missions = missions[other]
            deal_hand(player, cards)
            state.dropped[other] = tuple([cards.pop() for _ in state.dropped[other]])
    state.deck = cards


def deal_missions(state: State, seat: int, other: int, cards: list[Card]) -> tuple[Card, ...]:
    """Return the missions of a player: those that `seat` knows, others from the end of `cards`."""
    missions = state.players[other].missions
    if other == seat or state.ended:
        return missions
    return tuple([cards.pop() for _ in missions])


def all_different(missions: list[tuple[Card, ...]]) -> bool:
    """Whether nobody has the same mission twice."""
    for cards in missions:
        if len(set(cards)) < len(cards):
            return False
    return True


def deal_hand(player: Player, cards: list[Card]) -> None:
    """Give a player as many cards as before, from the end of `cards`."""
    player.hand = [0] * CARDS
    for _ in range(player.size):
        player.hand[cards.pop().index] += 1


def redeal_tiles(state: State, rng: Rng) -> None:
    """Mix the face-down resource tiles of each colour with the unused ones. [CR-S7]"""
    pools: list[list[Tile]] = [[] for _ in range(MATERIALS)]
    hidden: list[int] = []
    for space, stack in enumerate(state.stacks):
        height = state.heights[space]
        down = height if not height or state.covered == space else height - 1
        hidden.append(down)
        for tile in stack[:down]:
            pools[tile.colour].append(tile)
    for tile in state.unused_tiles:
        pools[tile.colour].append(tile)
    for pool in pools:
        rng.mix(pool)
    stacks: list[list[Tile]] = []
    for space, stack in enumerate(state.stacks):
        pool = pools[state.box.spaces[space].colour]
        fresh = [pool.pop() for _ in range(hidden[space])]
        stacks.append(fresh + stack[hidden[space] :])
    state.stacks = stacks
    state.unused_tiles = pools[0] + pools[1] + pools[2]


def redeal_caves(state: State, rng: Rng) -> None:
    """Mix the face-down caves of each size with the unused ones. [CR-S9]"""
    small: list[CaveTile] = [tile for tile in state.unused_caves if not tile.is_large]
    large: list[CaveTile] = [tile for tile in state.unused_caves if tile.is_large]
    for cave, tile in enumerate(state.caves):
        if tile is not None and not state.face_up[cave]:
            (large if tile.is_large else small).append(tile)
    rng.mix(small)
    rng.mix(large)
    caves: list[CaveTile | None] = []
    for cave, tile in enumerate(state.caves):
        if tile is None or state.face_up[cave]:
            caves.append(tile)
        else:
            caves.append(large.pop() if tile.is_large else small.pop())
    state.caves = caves
    state.unused_caves = small + large


def redeal_incidents(state: State, rng: Rng) -> None:
    """Mix the incident track with the unused tiles, early and late apart. [CR-S10]"""
    piles: list[list[Incident]] = [[], [], []]
    for incident in state.unused_incidents:
        piles[incident.pile].append(incident)
    for incident in state.queue[: state.queued]:
        piles[incident.pile].append(incident)
    for pile in piles:
        rng.mix(pile)
    state.queue = [piles[incident.pile].pop() for incident in state.queue[: state.queued]]
    state.unused_incidents = piles[0] + piles[1] + piles[2]
