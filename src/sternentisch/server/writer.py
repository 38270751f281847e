"""The writer: entries of many tables go into one transaction, so that one sync serves them all."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sternentisch.server.store import Deposit, Store

MOST = 500
"""Entries of one transaction."""


class Writer:
    """Stores entries; `deposit` returns when the entry is durable."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.waiting: list[tuple[Deposit, asyncio.Future[bool]]] = []
        self.busy = False

    async def deposit(self, deposit: Deposit) -> bool:
        """Store an entry; False if another one has its number or its key already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((deposit, done))
        if not self.busy:
            self.busy = True
            self.task = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            batch.sort(key=lambda pair: pair[0].table)  # one order: no deadlocks with others
            deposits = [deposit for deposit, _ in batch]
            try:
                made = await loop.run_in_executor(self.thread, self._store, deposits)
            except Exception as error:  # of the thread itself
                made = [error] * len(batch)
            for (_, done), one in zip(batch, made, strict=True):
                if done.cancelled():
                    continue
                if isinstance(one, Exception):
                    done.set_exception(one)
                else:
                    done.set_result(one)
        self.busy = False

    def _store(self, deposits: list[Deposit]) -> list[bool | Exception]:
        """Store entries together; if that fails, one by one, so that one cannot spoil the rest."""
        try:
            return [*self.store.deposit(deposits)]
        except Exception:
            made: list[bool | Exception] = []
            for deposit in deposits:
                try:
                    made += self.store.deposit([deposit])
                except Exception as error:
                    made.append(error)
            return made

    def close(self) -> None:
        """Wait for what is being written."""
        self.thread.shutdown(wait=True)
