"""Bots think in processes of their own, so that they never keep a person waiting."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.hint import hints
from sternentisch.bots.judge import Note
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.action import Fact
from sternentisch.kernel.registry import restore
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State

T = TypeVar("T")
Plain = tuple[str, float, str, Fact]
"""A judgement on its way between processes."""
bots: dict[str, Bot] = {}


def choose(position: str, own: Path | None, seat: int, bot: str, seed: str) -> int:
    """In a thinker: read a position, let a bot choose for a seat, return the action's id."""
    state = restore(json.loads(position), own)
    if bot not in bots:
        bots[bot] = make_bot(bot)
    return bots[bot].choose(Knowledge(state, seat), Rng(seed)).id


def hint(
    position: str, own: Path | None, seat: int, seed: str
) -> list[tuple[int, float, list[Plain]]]:
    """In a thinker: return the best choices, what they promise, and the judgements on them."""
    state = restore(json.loads(position), own)
    return [
        (
            found.action.id,
            found.value,
            [(note.name, note.points, note.fact, note.about) for note in found.notes],
        )
        for found in hints(Knowledge(state, seat), Rng(seed))
    ]


def begin() -> None:
    """In a thinker: be quiet when the server is told to stop, and yield to it in busy times."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    if hasattr(os, "nice"):  # not on Windows
        with contextlib.suppress(OSError):
            os.nice(5)


def end_with_server() -> None:
    """In a thinker: end when the server does, however it came to its end."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Asker(NamedTuple):
    """For whom bots think: whose table it is, and whether bots play there alone."""

    person: str
    alone: bool = False


class Thinkers:
    """Some processes in which bots think: for one asker after the other, and for people first."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self._new_pool()
        self.free = count
        self.waiting: dict[Asker, deque[asyncio.Future[None]]] = {}  # who comes next stands first

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=spawn, initializer=begin)

    async def choose(self, asker: Asker, state: State, seat: int, bot: str, seed: str) -> int:
        """Return the action that a bot chooses."""
        position = json.dumps(state.to_position())
        async with self._turn(asker):
            return await self._ask(partial(choose, position, state.game.own, seat, bot, seed))

    async def hint(
        self, asker: Asker, position: str, own: Path | None, seat: int, seed: str
    ) -> list[tuple[int, float, list[Note]]]:
        """Return the best choices for a seat, what they promise, and why."""
        async with self._turn(asker):
            found = await self._ask(partial(hint, position, own, seat, seed))
        return [(id, value, [Note(*note) for note in notes]) for id, value, notes in found]

    @contextlib.asynccontextmanager
    async def _turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait until a thinker is free; who asks for much does not come before all others."""
        if self.free:
            self.free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.setdefault(asker, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():
                    self._call_next()
                raise
        try:
            yield
        finally:
            self._call_next()

    def _call_next(self) -> None:
        """Give a thinker that is free to who has waited longest since their last turn."""
        while self.waiting:
            asker = min(self.waiting, key=lambda one: one.alone)
            turns = self.waiting.pop(asker)
            turn = turns.popleft()
            if turns:
                self.waiting[asker] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    async def _ask(self, thought: Callable[[], T]) -> T:
        """Let a thinker think; one that has died is replaced once."""
        loop = asyncio.get_running_loop()
        for last_try in (False, True):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, thought)
            except BrokenProcessPool:
                if last_try:
                    raise
                if self.pool is pool:
                    self.pool = self._new_pool()
        raise AssertionError

    def close(self) -> None:
        """End all thinkers, even in the middle of a thought."""
        running = list(self.pool._processes.values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.terminate()
