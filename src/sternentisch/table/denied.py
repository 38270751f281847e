"""Why a table does not let somebody do something."""

from __future__ import annotations

from sternentisch.kernel.refusal import SternentischError


class Denied(SternentischError):
    """Something that is not possible at the table now; nothing has changed.

    `code` names the text `denied-<code>`, which both languages have.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
