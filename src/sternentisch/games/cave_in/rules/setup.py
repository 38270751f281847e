"""Setup: rules CI-S1 to CI-S10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.cave_in.actions import COLOURS, STACKS
from sternentisch.games.cave_in.state import BOX, SUPPLY, State, Turn, new_player

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import ArtifactCard, Card, Crystal, Rules
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.rng import Rng


def set_up(
    game: Game,
    options: dict[str, object],
    rules: Rules,
    seats: int,
    rng: Rng,
    factions: list[int],
) -> State:
    """Lay out a new game; `factions` are the ones in play, or none to draw them. [CI-S1 to S10]"""
    state = State(game, options, seats, rng)
    state.rules = rules
    state.players = [new_player() for _ in range(seats)]
    state.turns = 0
    state.track = 0  # [CI-S7]
    state.removed = ()
    state.played = []
    state.turn = Turn()
    open_mine(state)
    in_play = factions[:] or draw_factions(state)
    state.wild = [colour not in in_play for colour in range(COLOURS)]
    open_docks(state, in_play)
    deal_hands(state)
    deal_totems(state, in_play)
    stack_artifacts(state)
    state.start_player = rng.below(seats)  # [CI-S9]
    state.active = state.start_player
    state.stack = []
    return state


def open_mine(state: State) -> None:
    """Shuffle the crystals by cost and reveal ten. [CI-S1]"""
    box = state.rules.box
    stacks: list[list[Crystal]] = [[], [], [], []]
    for crystal in box.crystals:
        stacks[crystal.row].append(crystal)
    for stack in stacks:
        state.rng.shuffle(stack)
    state.crystal_stacks = stacks
    state.crystals_left = [len(stack) for stack in stacks]
    state.mine = [state.draw_crystal(row) for row in box.row_of_place]


def draw_factions(state: State) -> list[int]:
    """Draw the factions in play; the other two colours are wild. [CI-S2]"""
    colours = list(range(COLOURS))
    state.rng.shuffle(colours)
    return colours[: state.rules.box.factions_in_play]


def open_docks(state: State, in_play: list[int]) -> None:
    """Shuffle the mercenaries in play by level and reveal ten. [CI-S3, CI-S4]"""
    box = state.rules.box
    stacks: list[list[Card]] = [[], [], [], []]
    for card in box.types:
        if card.faction in in_play:
            stacks[card.level - 1].extend([card] * box.copies[card.level - 1])
    for stack in stacks:
        state.rng.shuffle(stack)
    state.card_stacks = stacks
    state.cards_left = [len(stack) for stack in stacks]
    state.docks = [state.draw_card(row) for row in box.row_of_place]


def deal_hands(state: State) -> None:
    """Deal the secret starting hands. [CI-S5]"""
    for player in state.players:
        for row, count in enumerate(state.rules.box.start_hand):
            for _ in range(count):
                player.gain(state.draw_card(row))
        player.secrets = tuple(player.hand)


def deal_totems(state: State, in_play: list[int]) -> None:
    """Give each player one of the command cards in play and its totem. [CI-S6, CI-AMB-40]"""
    commands = in_play[:]
    state.rng.shuffle(commands)
    state.totems = [BOX] * COLOURS
    for seat, colour in enumerate(commands):
        state.totems[colour] = seat if seat < state.seats else SUPPLY


def stack_artifacts(state: State) -> None:
    """Deal the shuffled artifact cards into three stacks. [CI-S8, CI-AMB-23]"""
    box = state.rules.box
    cards: list[ArtifactCard] = box.artifact_cards[:]
    state.rng.shuffle(cards)
    size = box.cards_per_stack
    state.artifact_stacks = [cards[size * i : size * (i + 1)] for i in range(STACKS)]
    state.artifacts_left = [size] * STACKS
