"""The engines of others: an environment of their own, made from `peers.lock`."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import venv
from pathlib import Path

LOCK = Path(__file__).with_name("peers.lock")


class NoPeers(Exception):
    """The engines of others cannot be installed here."""


def environment(folder: Path) -> Path:
    """Return the Python that has the peers; install them unless that was done from this lock."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = folder / "installed"
    wanted = hashlib.sha256(f"{sys.version}\n{LOCK.read_text()}".encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return python
    print(f"installing the peers into {folder.name} ...", file=sys.stderr, flush=True)
    try:
        venv.create(folder, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
        built = ["--only-binary", ":all:", "--no-binary", "rlcard"]  # of that one there is no wheel
        options = ["--quiet", "--require-hashes", *built]
        install = [*pip, "install", *options, "-r", str(LOCK)]
        subprocess.run(install, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        said = str(getattr(error, "stderr", None) or error).strip()
        raise NoPeers(said.splitlines()[-1]) from error
    stamp.write_text(wanted)
    return python
