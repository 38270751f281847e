"""The state: where the probes are, what they have burned, and what is still secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from comet_chase.rules import Burn, announce_round
from sternentisch.kernel.outcome import Outcome, shared_ranks
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State as KernelState

if TYPE_CHECKING:
    from comet_chase.game import CometChase


class State(KernelState):
    """One position. Lists have a place for each seat; a burn is its number, coasting is 0."""

    laid: list[int]  # face down; shorter than the others, as the seats are asked in turn
    hands: list[tuple[int, ...]]  # secret; a burn that is laid down is still in the hand
    crates: list[tuple[int, ...]]  # secret, even to their owners
    burns: list[tuple[int, ...]]  # turned up, one in each round
    distances: list[int]
    samples: list[tuple[str, ...]]
    lost: tuple[str, ...]
    deck: list[str]  # never changed in place; the first sample is turned up

    @property
    def box(self) -> CometChase:
        """The game, with all that its content says."""
        return cast("CometChase", self.game)

    @property
    def round(self) -> int:
        """How many rounds are over."""
        return len(self.burns[0])

    def is_overheated(self, seat: int) -> bool:
        """Whether the last burn was hot, and engines are not kept cold. [CC-B3, CC-S3]"""
        burns = self.burns[seat]
        return bool(burns) and burns[-1] >= self.box.hot_from and not self.options["cold_engines"]

    # --- what the kernel asks for ---------------------------------------------------------

    def begin(self) -> None:
        announce_round(self)

    def decision(self) -> Burn:
        if self.round == self.box.rounds:
            raise self.nothing_asked()
        return Burn(len(self.laid))

    def find_offers(self) -> list[int]:
        """Go on asking until all rounds are over. [CC-E1]"""
        return self.decision().legal(self) if self.round < self.box.rounds else []

    def refuse(self, action: int) -> str:
        return self.decision().refuse(self, action)

    def carry_out(self, action: int) -> None:
        self.decision().apply(self, action)

    def clone(self) -> State:
        twin = State(self.game, self.options, self.seats, self.rng.clone())
        self.copy_question(twin)
        twin.laid, twin.distances = self.laid[:], self.distances[:]
        twin.hands, twin.crates, twin.burns = self.hands[:], self.crates[:], self.burns[:]
        twin.samples, twin.lost, twin.deck = self.samples[:], self.lost, self.deck
        return twin

    def redeal(self, seat: int, rng: Rng) -> None:
        """Guess every crate, the other hands, what they laid down, and the samples to come."""
        for other in range(self.seats):
            if other != seat:
                self.guess_hand(other, rng)
        turned_up, to_come = self.deck[:1], sorted(self.deck[1:])
        rng.shuffle(to_come)
        self.deck = turned_up + to_come

    def guess_hand(self, seat: int, rng: Rng) -> None:
        """Deal a hand anew from what has not been turned up, and lay down some burn of it."""
        unseen = sorted(self.hands[seat] + self.crates[seat])
        rng.shuffle(unseen)
        held = len(self.hands[seat])
        self.hands[seat] = tuple(sorted(unseen[:held]))
        self.crates[seat] = tuple(sorted(unseen[held:]))
        if seat < len(self.laid):
            possible = Burn(seat).legal(self)
            self.laid[seat] = possible[rng.below(len(possible))]

    def outcome(self) -> Outcome:
        """Count steps and samples. [CC-E2]"""
        values = self.box.values
        parts = [
            {"distance": distance, "samples": sum(values[sample] for sample in samples)}
            for distance, samples in zip(self.distances, self.samples, strict=True)
        ]
        points = [sum(part.values()) for part in parts]
        return Outcome("flown" if self.over else "", points, parts, shared_ranks(points))

    def write(self) -> dict[str, object]:
        return {
            "laid": self.laid[:],
            "hands": [list(hand) for hand in self.hands],
            "crates": [list(crate) for crate in self.crates],
            "burns": [list(burns) for burns in self.burns],
            "distances": self.distances[:],
            "samples": [list(samples) for samples in self.samples],
            "lost": list(self.lost),
            "deck": self.deck[:],
            "rng": self.rng.value,
        }

    def pieces(self) -> list[str]:
        found = self.deck + list(self.lost)
        for seat in range(self.seats):
            spent = [burn for burn in self.burns[seat] if burn]
            found += self.samples[seat]
            found += [f"{seat}:{burn}" for burn in (*self.hands[seat], *self.crates[seat], *spent)]
        return sorted(found)
