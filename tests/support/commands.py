"""Running what a document shows: its commands as a user would type them, then its Python.

    @pytest.mark.parametrize("section", sections(LAB))
    def test_what_the_page_shows_works(section: str, tmp_path: Path) -> None:
        run_section(LAB, section, tmp_path)

A section is what stands between two headings of the second level. All its `sternentisch …` lines
in ```bash blocks are run in one folder and must succeed; other lines, such as `pip install`, are
not ours. After them, its `>>>` examples are run in the same folder.
"""

from __future__ import annotations

import contextlib
import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
BLOCK = re.compile(r"^```bash\n(.*?)^```", re.MULTILINE | re.DOTALL)
PATIENCE = 300
"""Seconds after which a command counts as stuck."""


def section_texts(document: Path) -> dict[str, str]:
    """Return the text of each section by its heading."""
    parts = re.split(r"^## (.+)\n", document.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def sections(document: Path) -> list[str]:
    """Return the headings under which something is shown that can be run."""
    return [
        heading
        for heading, text in section_texts(document).items()
        if commands(text) or ">>>" in text
    ]


def commands(text: str) -> list[list[str]]:
    """Return the arguments of all our commands in a text."""
    lines = [
        shlex.split(line, comments=True)
        for block in BLOCK.findall(text)
        for line in block.replace("\\\n", " ").splitlines()
    ]
    return [words[1:] for words in lines if words[:1] == ["sternentisch"]]


def environment(**more: str) -> dict[str, str]:
    """Return what a command of ours needs around it: the sources, no terminal, English."""
    plain = {"PYTHONPATH": str(SOURCES), "LC_ALL": "", "LC_MESSAGES": "", "LANG": "C"}
    return {**os.environ, **plain, "COLUMNS": "100", **more}


def program(*args: object) -> list[str]:
    """Return the command line that stands for `sternentisch …`."""
    return [sys.executable, "-m", "sternentisch", *map(str, args)]


def call(*args: object, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder to its end, whatever that is."""
    return subprocess.run(
        program(*args),
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def run_section(document: Path, heading: str, folder: Path) -> None:
    """Run what a section shows in a folder."""
    text = section_texts(document)[heading]
    for args in commands(text):
        done = call(*args, folder=folder)
        assert done.returncode == 0, f"{shlex.join(args)}\n{done.stdout}\n{done.stderr}"
    examples = doctest.DocTestParser().get_doctest(text, {}, heading, str(document), 0)
    with contextlib.chdir(folder):
        assert not doctest.DocTestRunner().run(examples).failed
