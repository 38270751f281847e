"""What figures about bots depend on: kept with them, so that stale ones are measured again."""

from __future__ import annotations

import hashlib
from pathlib import Path

from sternentisch import bots
from sternentisch.kernel.game import Game


def code_of(game: Game) -> str:
    """Return a hash of everything the bots of a game think with: search, levels and judge."""
    folder = Path(str(bots.__file__)).parent
    judges = folder / "judges"
    own = game.id.replace("-", "_")
    paths = [*sorted(folder.glob("*.py")), *sorted(judges.glob(f"{own}*.py"))]
    skipped = ("levels.py", "registry.py", "hint.py")  # budgets are kept apart
    text = b"".join(path.read_bytes() for path in paths if path.name not in skipped)
    return hashlib.sha256(text).hexdigest()[:12]
