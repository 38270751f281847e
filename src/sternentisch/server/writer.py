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
            deposits = [deposit for deposit, _ in batch]
            try:
                stored = await loop.run_in_executor(self.thread, self.store.deposit, deposits)
            except Exception as error:
                for _, done in batch:
                    if not done.cancelled():
                        done.set_exception(error)
                continue
            for (_, done), made in zip(batch, stored, strict=True):
                if not done.cancelled():
                    done.set_result(made)
        self.busy = False

    def close(self) -> None:
        """Wait for what is being written."""
        self.thread.shutdown(wait=True)
