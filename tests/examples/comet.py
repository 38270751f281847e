"""Comet Chase as somebody would install it: built from a copy, into a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ID = "comet-chase"
PACKAGE = Path(__file__).parents[2] / "examples" / ID


def install(folder: Path) -> Path:
    """Install the package; return the folder that makes it known when it is on Python's path."""
    copy, site = folder / ID, folder / "site"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    offline = ["--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, *offline, "--target", str(site), str(copy)], check=True)
    return site
