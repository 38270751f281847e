"""A Ray cluster: a real runtime with two workers on this machine."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.cluster import LOCAL, runtime
from sternentisch.lab.workers import AHEAD, share_out
from tests.lab.folders import contents
from tests.support.commands import SOURCES, call
from tests.support.stopping import Started

JOBS = 2


@pytest.fixture(scope="module")
def cluster() -> Iterator[int]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(SOURCES))  # the workers are to use the sources, too
        with runtime(LOCAL, JOBS) as width:
            yield width


def slowly(number: int) -> tuple[int, int]:
    """Is done by a worker: tells which process that is."""
    if number < 0:
        raise BadInput(f"{number} is too small")
    time.sleep(0.1)
    return 2 * number, os.getpid()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:here"])
def test_a_wrong_address_is_named(address: str) -> None:
    with pytest.raises(BadInput, match=f"no cluster at '{address}'"), runtime(address, 1):
        pass


def test_every_task_is_done_once_by_two_workers(cluster: int) -> None:
    assert cluster == JOBS
    count = 2 * JOBS * AHEAD
    done = list(share_out(slowly, [(n,) for n in range(count)], JOBS, ray=LOCAL))
    assert sorted((n, double) for n, (double, _) in done) == [(n, 2 * n) for n in range(count)]
    processes = {process for _, (_, process) in done}
    assert len(processes) == JOBS
    assert os.getpid() not in processes


@pytest.mark.usefixtures("cluster")
def test_errors_come_through() -> None:
    with pytest.raises(BadInput, match="-1 is too small"):
        list(share_out(slowly, [(1,), (-1,), (2,)], JOBS, ray=LOCAL))


@pytest.mark.usefixtures("cluster")
def test_a_cluster_is_found_by_its_address_and_left_running(tmp_path: Path) -> None:
    address = ray.get_runtime_context().gcs_address
    args = ("sim", "cave-in", "--games", 60, "--seats", 2, "--chunk", 10, "--json", "--out")
    far = call(*args, "far", "--ray", address, folder=tmp_path)
    assert far.returncode == 0, far.stderr
    assert len(far.stderr.splitlines()) <= 1  # nothing is said but how it was built
    assert call(*args, "alone", "--jobs", 1, folder=tmp_path).returncode == 0
    assert contents(tmp_path / "far") == contents(tmp_path / "alone")
    assert list(share_out(slowly, [(1,)], 1, ray=address))


def test_an_interrupted_run_goes_on_and_is_like_one_without_a_cluster(tmp_path: Path) -> None:
    """Ctrl-C ends all of Ray; what was played before it is not played again."""
    args = ("sim", "cave-in", "--games", 4000, "--seats", 2, "--chunk", 10, "--coverage", "--out")
    parts = tmp_path / "ray" / "games"
    first = Started(*args, "ray", "--ray", "--jobs", JOBS, folder=tmp_path)
    first.until(lambda: len(list(parts.glob("*.parquet"))) >= 3)
    code, told = first.stop(signal.SIGINT)
    assert code == 130
    assert "of 4,000 games are kept in ray. The same command goes on from there." in told
    assert not first.left_behind()
    kept = contents(parts)
    assert 3 <= len(kept) < 400
    small = ("sim", "cave-in", "--games", 10 * len(kept) + 40, *args[4:])
    again = call(*small, "ray", "--ray", "--jobs", JOBS, folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert kept.items() <= contents(parts).items()
    alone = call(*small, "alone", "--jobs", 1, folder=tmp_path)
    assert alone.returncode == 0, alone.stderr
    assert contents(tmp_path / "ray") == contents(tmp_path / "alone")
