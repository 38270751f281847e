"""What figures about bots depend on: kept with them, so that stale ones are measured again."""

from __future__ import annotations

import ast
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
    code = [bare(path.read_text("utf-8")) for path in paths if path.name not in skipped]
    return hashlib.sha256("\n".join(code).encode()).hexdigest()[:12]


def bare(source: str) -> str:
    """Return a module without comments, docstrings and layout, which change no thought.

    >>> bare("def two():  # why\\n    '''Return 2.'''\\n    return (2)")
    'def two():\\n    return 2'
    """
    module = ast.parse(source)
    for node in ast.walk(module):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            said = [part for part in node.body if not is_said(part)]
            node.body = said or [ast.Pass()]
    return ast.unparse(module)


def is_said(part: ast.stmt) -> bool:
    """Whether a statement is only a text: a docstring, or what is said of a constant."""
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
