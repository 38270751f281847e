"""Reading a position that somebody saved, sent or made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comet_chase.rules import Burn
from comet_chase.state import State
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.rng import Rng

if TYPE_CHECKING:
    from comet_chase.game import CometChase


def read_state(game: CometChase, reader: Reader, options: dict[str, object], seats: int) -> State:
    """Build the state that `State.write` wrote, noting every defect."""
    laid, hands, crates, burns, distances, samples, lost, deck, rng = reader.fields(
        "laid", "hands", "crates", "burns", "distances", "samples", "lost", "deck", "rng"
    )
    most = game.rounds * game.highest_burn
    state = State(game, options, seats, Rng(0, rng.integer(0, 2**48 - 1)))
    state.laid = read_burns(game, laid)
    state.hands = [tuple(sorted(read_burns(game, hand))) for hand in hands.items(seats, seats)]
    state.crates = [tuple(sorted(read_burns(game, crate))) for crate in crates.items(seats, seats)]
    state.burns = [tuple(read_burns(game, spent)) for spent in burns.items(seats, seats)]
    state.distances = [item.integer(0, most) for item in distances.items(seats, seats)]
    state.samples = [tuple(read_samples(game, taken)) for taken in samples.items(seats, seats)]
    state.lost = tuple(read_samples(game, lost))
    state.deck = read_samples(game, deck)
    if not reader.defects:
        check_places(state, reader)
    if not reader.defects:
        check_laid(state, laid)
    return state


def read_burns(game: CometChase, reader: Reader) -> list[int]:
    """Read a list of burns; 0 is to coast."""
    return [item.integer(0, game.highest_burn) for item in reader.items()]


def read_samples(game: CometChase, reader: Reader) -> list[str]:
    """Read a list of samples."""
    names = {name: name for name in game.values}
    return [item.one_of(names) for item in reader.items()]


def check_places(state: State, reader: Reader) -> None:
    """Note pieces that are missing or doubled, and rounds that do not add up."""
    game = state.box
    if state.pieces() != game.start(state.seats).pieces():
        reader.defect("every burn and every sample must be in exactly one place")
    if any(len(burns) != state.round for burns in state.burns) or state.round > game.rounds:
        reader.defect("everybody must have flown the same number of rounds, and not too many")
    if len(state.deck) != len(game.values) - state.round:
        reader.defect("a sample must be gone for each round that is over")
    for hand, burns in zip(state.hands, state.burns, strict=True):
        if len(hand) != game.hand - sum(burn != 0 for burn in burns):
            reader.defect("a hand has the wrong number of burns")


def check_laid(state: State, laid: Reader) -> None:
    """Note what could not have been laid down."""
    if len(state.laid) >= (state.seats if state.round < state.box.rounds else 1):
        laid.defect("nothing is left to ask")
    elif any(Burn(seat).refuse(state, burn) for seat, burn in enumerate(state.laid)):
        laid.defect("a burn was laid down against the rules")
