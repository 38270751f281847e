"""Logs of the server: one JSON object a line, for programs and patient people."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

KNOWN = {*vars(logging.makeLogRecord({})), "color_message"}
"""What every record has, or uvicorn's for a terminal; the rest was given with `extra`."""


class JsonLines(logging.Formatter):
    """Writes a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line of JSON, with what was given by `extra`."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in KNOWN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def without_addresses(record: logging.LogRecord) -> bool:
    """Leave out lines with the addresses of sockets: an invite in one is a secret."""
    return "WebSocket" not in str(record.msg)


def set_up_logs(level: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(max(logging.INFO, logging.getLogger().level))  # below it are all cookies
    uvicorn.addFilter(without_addresses)
