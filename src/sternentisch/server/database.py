"""Opening the database for a command: what is wrong with it is told in one line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy.exc import SQLAlchemyError

from sternentisch.kernel.refusal import BadInput
from sternentisch.server.settings import Settings
from sternentisch.server.store import Store


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Store]:
    """Open the database of these settings for as long as somebody needs it."""
    try:
        with contextlib.closing(Store(settings.url)) as store:
            yield store
    except (SQLAlchemyError, ImportError) as error:
        told = str(error.__cause__ or error).strip() or type(error).__name__
        raise BadInput(f"database: {told.splitlines()[0]}") from error
