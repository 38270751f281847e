"""A wheel in a virtual environment of its own: with what it declares to need, and nothing else.

Tests download nothing. What the wheel requires, and what that requires in turn, is laid in from
the environment of the tests, so a dependency that is used but not declared is missing. Whatever a
Python of the new environment opens is written down.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from importlib.metadata import Distribution, PathDistribution, distribution, files, version
from pathlib import Path
from zipfile import Path as Packed

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Seconds after which a command counts as stuck."""
OPENED = "OPENED_FILES"
"""The variable that names the list of what was opened."""
WATCH = f"""
import os
import sys

WHERE = {{"open": 0, "import": 1, "os.listdir": 0, "os.scandir": 0, "sqlite3.connect": 0}}

def hear(event, arguments):
    path = arguments[WHERE[event]] if event in WHERE else None
    if isinstance(path, (str, bytes)):
        os.write(written, os.fsencode(os.path.realpath(path)) + b"\\n")

if "{OPENED}" in os.environ:
    written = os.open(os.environ["{OPENED}"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    sys.addaudithook(hear)
"""


def is_compiled() -> bool:
    """Whether the build that was made for the environment of the tests is compiled."""
    return any("__mypyc" in file.name for file in files("sternentisch") or [])


def find_wheel(*, compiled: bool) -> Path:
    """Return the wheel that was made last, for this Python or for any."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}" if compiled else "py3-none-any"
    name = f"sternentisch-{version('sternentisch')}-{tag}"
    found = [path for path in (ROOT / "dist").glob("*.whl") if path.name.startswith(name)]
    assert len(found) == 1, f"one {name}*.whl wanted in dist: `make wheel` builds it"
    return found[0]


def read_wheel(wheel: Path) -> Distribution:
    """Return what a wheel says of itself."""
    name = "-".join(wheel.name.split("-")[:2])
    return PathDistribution(Packed(wheel, f"{name}.dist-info/"))


def needed(given: Distribution, extras: set[str]) -> dict[str, Distribution]:
    """Return all that a distribution requires, and what that requires in turn."""
    found: dict[str, Distribution] = {}
    known: set[str] = set()
    waiting = [(text, extras) for text in given.requires or []]
    while waiting:
        text, wanted = waiting.pop()
        one = Requirement(text)
        if one.marker and not any(one.marker.evaluate({"extra": it}) for it in wanted | {""}):
            continue
        one.marker = None
        if str(one) not in known:
            known.add(str(one))
            there = distribution(one.name)
            found[there.name] = there
            waiting += [(more, one.extras) for more in there.requires or []]
    return found


def lay(installed: Distribution, folder: Path) -> None:
    """Lay an installed distribution into a folder; programs beside its libraries stay away."""
    for file in installed.files or []:
        if ".." not in file.parts:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            lay_file(Path(str(file.locate())), folder / file)


def lay_file(source: Path, target: Path) -> None:
    """Give a file a second name, which is no way back to the first; elsewhere, copy it."""
    try:
        os.link(source, target)
    except OSError:  # on another disk
        shutil.copy2(source, target)


class Installed:
    """A wheel, installed with some of its extras."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.folder = folder
        venv.create(folder, symlinks=True)
        self.python = folder / "bin" / "python"
        self.program = folder / "bin" / "sternentisch"
        [self.libraries] = folder.glob("lib/python*/site-packages")
        for one in needed(read_wheel(wheel), set(extras)).values():
            lay(one, self.libraries)
        (self.libraries / "watch.py").write_text(WATCH, "utf-8")
        (self.libraries / "watch.pth").write_text("import watch\n", "utf-8")
        moved = shutil.copy2(wheel, folder)
        self.pip("install", "--no-index", "--no-deps", "--quiet", moved)

    def pip(self, *args: object) -> str:
        """Let the tests' pip do something to this environment; return what it says."""
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python"]
        done = subprocess.run(
            [*command, self.python, *map(str, args)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


class Outside:
    """Somebody in a folder far from the checkout, with an installed wheel and little else."""

    def __init__(self, installed: Installed, folder: Path) -> None:
        self.installed = installed
        self.folder = folder
        self.list = folder / "opened"
        self.environment = {
            "PATH": f"{installed.folder / 'bin'}{os.pathsep}{os.defpath}",
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "COLUMNS": "100",
            OPENED: str(self.list),
        }

    def run(self, *command: object, typed: str = "", code: int = 0) -> tuple[str, str]:
        """Run something to its end, which has this exit code; return both its outputs."""
        done = subprocess.run(
            [*map(str, command)],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == code, done.stdout[-2000:] + done.stderr
        return done.stdout, done.stderr

    def sternentisch(self, *args: object, typed: str = "") -> str:
        """Run a command of the game that succeeds; return what it prints."""
        return self.run(self.installed.program, *args, typed=typed)[0]

    def opened(self) -> set[Path]:
        """Return every file that was opened, where it really lies."""
        return set(map(Path, self.list.read_text("utf-8", errors="replace").splitlines()))

    def strays(self) -> list[Path]:
        """Return what was opened in the checkout."""
        return sorted(path for path in self.opened() if path.is_relative_to(ROOT))
