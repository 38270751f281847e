"""Sharing work between machines: Ray in the place of a pool of processes."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from sternentisch.kernel.refusal import BadInput
from sternentisch.lab.extras import missing
from sternentisch.lab.workers import AHEAD, MOMENT, Interrupts, WorkerLost

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read when ray is imported: tell nobody
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns, without need

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError as error:
    raise missing("a Ray cluster needs", "ray", error) from error

LOCAL = "local"
"""The address that stands for a runtime of our own on this machine."""
KNOCK = 10
"""Seconds until an address counts as wrong."""
MEMORY = 256 * 2**20
"""Bytes for results on their way, in a runtime of our own."""

Done = TypeVar("Done")


def share_out_ray(
    work: Callable[..., Done], tasks: Sequence[tuple[object, ...]], jobs: int, address: str
) -> Generator[tuple[int, Done]]:
    """Do what `workers.share_out` does on a Ray cluster, or on `jobs` workers of this machine.

    A task that is lost with its machine is done again by another.
    """
    with Interrupts() as interrupts, runtime(address, jobs) as places:
        remote = ray.remote(num_cpus=1)(work)
        waiting = enumerate(tasks)
        running: dict[Any, int] = {}
        try:
            while True:
                interrupts.check()
                for number, task in islice(waiting, places * AHEAD - len(running)):
                    running[remote.remote(*task)] = number
                if not running:
                    break
                for reference in ray.wait(list(running), timeout=MOMENT)[0]:
                    yield running.pop(reference), result(reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


def result(reference: Any) -> Any:
    """Return what a task came to; an error in it is raised as it was there."""
    try:
        return ray.get(reference)
    except RayTaskError as error:
        if "failed to import on the worker" in str(error.cause):
            raise BadInput("ray: a worker of the cluster lacks this sternentisch") from error
        raise error.cause from error
    except RayError as error:
        raise WorkerLost(f"the cluster lost a task: {str(error).splitlines()[0]}") from error


@contextlib.contextmanager
def runtime(address: str, jobs: int) -> Iterator[int]:
    """Connect to a cluster, or start one here; yield on how many cores it works."""
    if ray.is_initialized():  # by the program that uses us: it is theirs to end
        yield width()
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, object_store_memory=MEMORY, **quiet)
    else:
        try:
            knock(address)
            ray.init(address, **quiet)
        except (OSError, ValueError, RuntimeError) as error:
            reason = str(error).splitlines()[0]
            raise BadInput(f"ray: no cluster at {address!r} ({reason})") from error
    try:
        yield width()
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Fail where nobody is at home; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()


def width() -> int:
    """Return how many cores the cluster has."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))
