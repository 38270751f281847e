"""Sharing work between processes: what every run of many games needs.

The work is cut into tasks beforehand, and a task knows its own seeds, so that results do not
depend on how many processes there are.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from types import FrameType
from typing import Self, TypeVar

from sternentisch.kernel.game import SEEDS
from sternentisch.kernel.refusal import BadInput

MOMENT = 0.2
"""So many seconds at most until an interrupt is noticed."""
AHEAD = 4
"""So many tasks for each process are handed out before one of them is finished."""

Done = TypeVar("Done")


def check_count(name: str, count: int) -> None:
    """Refuse a count below 1."""
    if count < 1:
        raise BadInput(f"{name}: at least 1 wanted, not {count}")


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game; large ones come round again, as every seed is limited."""
    return (seed * 1_000_003 + number + SEEDS) % (2 * SEEDS) - SEEDS


def share_out(
    work: Callable[..., Done], tasks: Sequence[tuple[object, ...]], jobs: int
) -> Generator[tuple[int, Done]]:
    """Call `work` with the arguments in each task; yield the task's number and the result.

    Results come as they are finished. Whoever closes the generator early, or is interrupted,
    leaves no process behind.
    """
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        for number, task in enumerate(tasks):
            yield number, work(*task)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)
    with Interrupts() as interrupts:
        try:
            waiting = enumerate(tasks)
            running: dict[Future[Done], int] = {}
            while True:
                interrupts.check()
                for number, task in islice(waiting, jobs * AHEAD - len(running)):
                    running[pool.submit(work, *task)] = number
                if not running:
                    break
                for future in wait(running, MOMENT, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
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
        if self.noted:
            raise KeyboardInterrupt
        self.noted = True

    def check(self) -> None:
        if self.noted:
            raise KeyboardInterrupt


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _abandon(pool: ProcessPoolExecutor) -> None:
    """End the workers at once, whatever they are doing."""
    for worker in list((pool._processes or {}).values()):
        worker.terminate()
    pool.shutdown(cancel_futures=True)  # its thread must not be at it when the program ends
