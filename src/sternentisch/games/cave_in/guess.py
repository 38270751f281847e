"""What a seat cannot know, replaced by a random guess: starting hands and the order of stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cave_in.components import without

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import ArtifactCard, Card, Crystal
    from sternentisch.games.cave_in.state import Player, State
    from sternentisch.kernel.rng import Rng


def redeal(state: State, seat: int, rng: Rng) -> None:
    """Shuffle everything hidden from `seat`; levels and numbers are known, so they stay."""
    others = [player for index, player in enumerate(state.players) if index != seat]
    redeal_cards(state, others, rng)
    redeal_crystals(state, rng)
    redeal_artifacts(state, rng)


def unknown_cards(player: Player) -> tuple[Card, ...]:
    """Return the concealed cards of which the others know nothing but the level."""
    unknown = player.secrets + player.buried
    for card in player.veiled:
        unknown = without(unknown, card)
    return unknown


def redeal_cards(state: State, others: list[Player], rng: Rng) -> None:
    """Mix the unknown cards of the other players with the stacks, level by level."""
    pools: list[list[Card]] = [
        stack[:left] for stack, left in zip(state.card_stacks, state.cards_left, strict=True)
    ]
    for player in others:
        for card in unknown_cards(player):
            pools[card.level - 1].append(card)
    for pool in pools:
        rng.mix(pool)
    for player in others:
        if player.secrets or player.buried:
            dealt = [pools[card.level - 1].pop() for card in unknown_cards(player)]
            conceal(player, [*dealt, *player.veiled], rng)
    state.card_stacks = pools


def conceal(player: Player, cards: list[Card], rng: Rng) -> None:
    """Deal these cards to the concealed places of a player, hand and pile, by level."""
    rng.mix(cards)
    for secret in player.secrets:
        player.hand.remove(secret)
    levels = [card.level for card in player.secrets]
    secrets = [take_level(cards, level) for level in levels]
    player.buried = tuple([take_level(cards, card.level) for card in player.buried])
    player.secrets = tuple(sorted(secrets, key=card_index))
    for card in secrets:
        player.gain(card)


def take_level(cards: list[Card], level: int) -> Card:
    """Take the first card of a level out of a list."""
    for place, card in enumerate(cards):
        if card.level == level:
            return cards.pop(place)
    raise AssertionError("concealed cards and places have the same levels")


def card_index(card: Card) -> int:
    """Return the number by which cards are kept in order."""
    return card.index


def redeal_crystals(state: State, rng: Rng) -> None:
    """Shuffle what is left of each stack of crystals by itself."""
    stacks: list[list[Crystal]] = []
    for stack, left in zip(state.crystal_stacks, state.crystals_left, strict=True):
        rest = stack[:left]
        rng.mix(rest)
        stacks.append(rest)
    state.crystal_stacks = stacks


def redeal_artifacts(state: State, rng: Rng) -> None:
    """Shuffle the artifact cards below the visible ones; all stacks are one random deal."""
    hidden: list[ArtifactCard] = []
    for stack, left in zip(state.artifact_stacks, state.artifacts_left, strict=True):
        hidden.extend(stack[: max(0, left - 1)])
    rng.mix(hidden)
    stacks: list[list[ArtifactCard]] = []
    for stack, left in zip(state.artifact_stacks, state.artifacts_left, strict=True):
        below = [hidden.pop() for _ in range(left - 1)]
        stacks.append(below + stack[left - 1 : left] if left else [])
    state.artifact_stacks = stacks
