"""Positions in plain words: what `render` shows."""

from __future__ import annotations

import msgspec

from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.state import State
from sternentisch.text.speaker import Speaker

ANSI = "ansi"
HUMAN = "human"
RENDER_MODES = (ANSI, HUMAN)


def seat_name(seat: int) -> str:
    """Return what a seat is called among agents."""
    return f"seat_{seat}"


def summary(state: State) -> str:
    """Tell what everybody can see, a line for each part of a spectator's view."""
    names = [seat_name(seat) for seat in range(state.seats)]
    view = state.view(None)
    if state.over:
        outcome = state.outcome()
        points = ", ".join(f"{name} {own}" for name, own in zip(names, outcome.points, strict=True))
        lines = [f"{state.game.title}: over ({outcome.reason}); {points}"]
    else:
        lines = [f"{state.game.title}: {Speaker(state.game, 'en', names).question(view)}"]
    parts = msgspec.to_builtins(view)
    for common in ("game", "seat", "legal", "decision"):
        del parts[common]
    lines += [f"  {name}: {msgspec.json.encode(value).decode()}" for name, value in parts.items()]
    return "\n".join(lines)


class Shown:
    """What environments of all kinds have in common about being looked at."""

    position: State
    render_mode: str | None

    def render(self) -> str | None:
        """Return the position in words, or print it."""
        text = summary(self.position)
        if self.render_mode == HUMAN:
            print(text, flush=True)
            return None
        return text

    def show(self) -> None:
        """Print the position, if somebody wants to see every one of them."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Nothing is held open."""


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown way to show positions."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(f"render_mode {mode!r}: {' or '.join(RENDER_MODES)} wanted")
