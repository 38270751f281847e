"""Commands in processes of their own, to be stopped in the middle."""

from __future__ import annotations

import subprocess
import time
import uuid
from collections.abc import Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from tests.support.commands import PATIENCE, environment, program

MARK = "TEST_MARK"
PAUSE = 0.02


class Started:
    """A running command; all processes it starts carry its mark."""

    def __init__(self, *args: object, folder: Path) -> None:
        self.mark = uuid.uuid4().hex
        self.process = subprocess.Popen(
            program(*args),
            cwd=folder,
            env=environment(**{MARK: self.mark}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something to happen while the command runs."""
        limit = time.monotonic() + PATIENCE
        while not condition():
            assert self.process.poll() is None, self.process.communicate()[1]
            assert time.monotonic() < limit, "nothing happened"
            time.sleep(PAUSE)

    def stop(self, signal: int) -> tuple[int, str]:
        """Send a signal; return the exit code and what was said on stderr."""
        self.process.send_signal(signal)
        told = self.process.communicate(timeout=PATIENCE)[1]
        return self.process.returncode, told

    def left_behind(self) -> list[str]:
        """Return the processes that are left some time after the command has ended."""
        limit = time.monotonic() + 20
        while True:
            found = [name for process in psutil.process_iter() if (name := self.ours(process))]
            if not found or time.monotonic() > limit:
                return found
            time.sleep(PAUSE)

    def ours(self, process: psutil.Process) -> str:
        """Return the name of a process of this command; nothing of any other, or one that ends."""
        try:
            return str(process.name()) if process.environ().get(MARK) == self.mark else ""
        except psutil.Error:
            return ""
