"""Chance: the generator's numbers are part of the record format."""

from __future__ import annotations

from sternentisch.kernel.rng import INCREMENT, MASK_48, MULTIPLIER, Rng


def test_the_draws_never_change() -> None:
    """If this fails, every record ever made is void."""
    rng = Rng(1)
    assert [rng.draw() for _ in range(4)] == [3540075685, 2198435210, 4222997572, 1272278139]
    assert [rng.below(6) for _ in range(10)] == [5, 2, 2, 0, 1, 3, 4, 2, 1, 1]
    rng = Rng("lab")
    items = list(range(8))
    rng.shuffle(items)
    assert items == [3, 6, 0, 1, 5, 4, 7, 2]
    assert rng.fork().draw() == 1971159944


def test_the_split_product_is_the_documented_generator() -> None:
    rng = Rng(7)
    for _ in range(2000):
        value = (rng.value * MULTIPLIER + INCREMENT) & MASK_48
        assert rng.draw() == value >> 16
        assert rng.value == value


def test_a_clone_draws_alike_and_apart() -> None:
    rng = Rng(3)
    twin = rng.clone()
    drawn = [rng.draw() for _ in range(5)]
    assert [twin.draw() for _ in range(5)] == drawn


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Rng(seed).below(1000) for seed in range(300)]
    assert len(set(first)) > 200
    assert 400 < sum(first) / 300 < 600


def test_all_orders_of_a_shuffle_come_up_alike() -> None:
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng(5)
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
