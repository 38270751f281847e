"""Paying without spare cards (CI-AMB-2 switched): no dead end, and nothing needed is withheld."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from sternentisch.games.cave_in.state import State
from tests.support.cave_in import LETTERS, Table

COPIES = {1: 5, 2: 4, 3: 3, 4: 1}


def deal(chance: Random, colours: str) -> str:
    """Return a random hand of up to seven cards."""
    box = [f"{c}{level}" for c in colours for level in COPIES for _ in range(COPIES[level])]
    return " ".join(chance.sample(box, chance.randint(1, 7)))


def count(code: str, doubled: bool) -> int:
    return int(code[1]) * (2 if doubled and code[0] == "G" else 1)


def needed(cards: list[str], due: int, doubled: bool) -> set[tuple[str, ...]]:
    """Return every payment of `due` in which no card is spare."""
    payments = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(sorted(cards), size):
            levels = [count(code, doubled) for code in chosen]
            if sum(levels) >= due > sum(levels) - min(levels):
                payments.add(chosen)
    return payments


def reached(state: State) -> set[tuple[str, ...]]:
    """Follow every offer of a payment to its end; return the cards that were paid."""
    if not state.decision().kind.endswith("-pay"):
        return {tuple(sorted(f"{LETTERS[card.faction]}{card.level}" for card in state.played))}
    payments = set()
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        assert not after.over, f"{action.notation} leads nowhere"
        payments |= reached(after)
    return payments


@pytest.mark.rule("CI-AMB-2", "CI-G6", "CI-X3")
@pytest.mark.parametrize("seed", range(40))
def test_every_needed_payment_for_an_artifact_can_be_made_and_no_other(seed: int) -> None:
    """Cards of all colours, discounts from 0 to 7, Weedlocks doubled or not."""
    chance = Random(seed)
    doubled = chance.random() < 0.5
    discount = chance.randint(0, 7)
    hand = deal(chance, "BYG")
    table = Table("Kate", "Luke", wild="purple brown", overpayment_allowed=False)
    table.lay("Kate", hand).docks("R1").artifacts("ac01", "ac02", "ac12")
    table.turn(artifact_discount=discount, doubled="green" if doubled else None, factor=2)
    table.begin("Kate", start_phase=False)
    expected = needed(hand.split(), 8 - discount, doubled)
    if "collect" in table.legal():
        table.do("collect")
    if not expected:
        assert table.refusal("artifact 0 left") is not None
        return
    table.do("artifact 0 left")

    assert reached(table.state) == expected


@pytest.mark.rule("CI-AMB-2", "CI-G6", "CI-M6")
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("crystal", ["blue-6-symbol", "red-6-symbol", "blue-10-cave"])
def test_every_needed_payment_for_a_crystal_can_be_made_and_no_other(
    seed: int, crystal: str
) -> None:
    """Only one colour pays; of the wild crystal's colours each is followed."""
    chance = Random(seed)
    discount = chance.randint(0, 5)
    hand = deal(chance, "BY")
    table = Table("Kate", "Luke", overpayment_allowed=False).lay("Kate", hand).docks("N1")
    table.mine(crystal).turn(mining_discount=discount).begin("Kate", start_phase=False)
    cost = int(crystal.split("-")[1]) - discount
    colours = "B" if crystal.startswith("blue") else "BY"
    crews = {c: [code for code in hand.split() if code[0] == c] for c in colours}
    expected = {payment for crew in crews.values() for payment in needed(crew, cost, False)}
    if not expected:
        assert table.refusal("mine") == "CI-M6"
        return
    table.do("mine")
    found = set()
    for name, letter in (("colour blue", "B"), ("colour yellow", "Y")):
        state = table.state.clone()
        if state.decision().kind == "mine-colour":
            if not needed(crews[letter], cost, False):
                continue
            state.apply(table.game.action(name))
        found |= reached(state)

    assert found == expected
