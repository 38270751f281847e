"""Sharing work between processes: what every run of many games needs.

The work is cut into tasks beforehand, and a task knows its own seeds, so that results do not
depend on how many processes there are.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import wait as wait_for_end
from types import FrameType
from typing import Self, TypeVar

from sternentisch.kernel.game import SEEDS
from sternentisch.kernel.refusal import BadInput, SternentischError

MOMENT = 0.2
"""So many seconds at most until an interrupt is noticed."""
AHEAD = 4
"""So many tasks for each process are handed out before one of them is finished."""

Done = TypeVar("Done")


class WorkerLost(SternentischError):
    """A worker process has died in the middle of its work."""


def cores() -> int:
    """Return on how many cores of this machine we may run."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_count(name: str, count: int) -> None:
    """Refuse a count below 1."""
    if count < 1:
        raise BadInput(f"{name}: at least 1 wanted, not {count}")


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game; large ones come round again, as every seed is limited."""
    return (seed * 1_000_003 + number + SEEDS) % (2 * SEEDS) - SEEDS


def share_out(
    work: Callable[..., Done],
    tasks: Sequence[tuple[object, ...]],
    jobs: int,
    fresh: bool = False,
    ray: str | None = None,
) -> Generator[tuple[int, Done]]:
    """Call `work` with the arguments in each task; yield the task's number and the result.

    Results come as they are finished. Whoever closes the generator early, is interrupted or killed
    leaves no process behind. Fresh processes are no copies of this one: packages that have threads
    of their own need that. With `ray`, the address of a cluster, its machines do the work; "local"
    is a cluster of `jobs` workers on this one.
    """
    if ray is not None and tasks:
        from sternentisch.lab.cluster import share_out_ray

        yield from share_out_ray(work, tasks, jobs, ray)
        return
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        for number, task in enumerate(tasks):
            yield number, work(*task)
        return
    context = multiprocessing.get_context("spawn" if fresh else None)
    pool = ProcessPoolExecutor(jobs, context, _prepare)
    with Interrupts() as interrupts:
        try:
            waiting = enumerate(tasks)
            running: dict[Future[Done], int] = {}
            while True:
                interrupts.check()
                for number, task in islice(waiting, jobs * AHEAD - len(running)):
                    with _deaf():
                        running[pool.submit(work, *task)] = number
                if not running:
                    break
                for future in wait(running, MOMENT, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        except BrokenProcessPool as error:
            raise WorkerLost("a worker process has died; perhaps memory was short") from error
        except BaseException:
            _abandon(pool)
            raise
        pool.shutdown()


class Interrupts:
    """Ctrl-C is noted, and raised where `check` is called.

    Raised in the middle of the pool's own work it could leave a lock behind that nobody opens.
    """

    def __init__(self) -> None:
        self.noted = False
        self.main = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Self:
        if self.main:
            self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *_: object) -> None:
        if self.main:
            signal.signal(signal.SIGINT, self.before)

    def note(self, _: int, __: FrameType | None) -> None:
        """Note an interrupt; a second one interrupts at once."""
        if self.noted:
            raise KeyboardInterrupt
        self.noted = True

    def check(self) -> None:
        """Interrupt here if an interrupt was noted."""
        if self.noted:
            raise KeyboardInterrupt


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Hold Ctrl-C back; a process that is started meanwhile never hears of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare() -> None:
    """Make this process a worker: Ctrl-C is the parent's business, and it ends with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.setdefault("POLARS_MAX_THREADS", "1")  # the workers share the cores already
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for_end([parent.sentinel])
    os._exit(1)


def _abandon(pool: ProcessPoolExecutor) -> None:
    """End the workers at once, whatever they are doing."""
    for worker in list((pool._processes or {}).values()):
        worker.terminate()
    pool.shutdown(cancel_futures=True)  # its thread must not be at it when the program ends
