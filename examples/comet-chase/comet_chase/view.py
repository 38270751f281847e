"""The view: what a seat, or a spectator, may know."""

from __future__ import annotations

import msgspec

from comet_chase.state import State
from sternentisch.kernel.view import View


class Probe(msgspec.Struct, frozen=True):
    """What everybody sees of a probe."""

    seat: int
    distance: int
    samples: list[str]
    burns: list[int]
    """One for each round that is over; 0 for coasting."""
    overheated: bool
    has_laid: bool


class CometView(View, frozen=True):
    """The comet, the probes, and the own hand."""

    round: int
    """From 1; at the end, the last one."""
    sample: str
    """What drifts in the tail; empty at the end."""
    points: int
    """What the sample is worth."""
    probes: list[Probe]
    hand: list[int]
    """Without what is laid down; empty for spectators."""
    laid: int | None
    """What this seat has laid down; 0 for coasting, None for nothing yet."""


def show(state: State, seat: int | None) -> CometView:
    """List what a seat may know of a state."""
    laid = state.laid[seat] if seat is not None and seat < len(state.laid) else None
    sample = "" if state.over else state.deck[0]
    return CometView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        actor=state.actor,
        decision="" if state.over else state.decision().kind,
        legal=state.offers[:] if seat is not None and seat == state.actor else [],
        round=min(state.round + 1, state.box.rounds),
        sample=sample,
        points=state.box.values.get(sample, 0),
        probes=[show_probe(state, other) for other in range(state.seats)],
        hand=[] if seat is None else [burn for burn in state.hands[seat] if burn != laid],
        laid=laid,
    )


def show_probe(state: State, seat: int) -> Probe:
    """List what everybody may know of a probe."""
    return Probe(
        seat=seat,
        distance=state.distances[seat],
        samples=list(state.samples[seat]),
        burns=list(state.burns[seat]),
        overheated=state.is_overheated(seat),
        has_laid=seat < len(state.laid),
    )
