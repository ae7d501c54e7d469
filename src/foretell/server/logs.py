"""Logs: one JSON object per line, about tables and codes; never about cards, decisions, tokens or what people say."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final, TextIO

logger: Final = logging.getLogger("foretell.server")
FIELDS: Final = (
    "table",
    "game",
    "code",
    "chore",
    "player",
    "worker",
    "status",
    "tables",
    "seconds",
    "address",
    "trouble",
)
"""What may be told beside the message; nothing else that is handed over is written."""


class OneLine(logging.Formatter):
    """Writes a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; of an error only its kind and where it arose, for its text might tell cards."""
        entry: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        entry |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["at"] = _places(record.exc_info[2])
        return json.dumps(entry, ensure_ascii=False)


def set_up_logs(level: str = "info", out: TextIO | None = None) -> None:
    """Write the logs of the house, and the warnings of what it is built on."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(OneLine())
    logger.setLevel(level.upper())
    for name in (logger.name, "uvicorn", "uvicorn.error", "websockets"):
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).propagate = False


def _places(trace: object) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code  # type: ignore[attr-defined]
        places.append(f"{code.co_filename.rpartition('foretell')[2]}:{trace.tb_lineno}")  # type: ignore[attr-defined]
        trace = trace.tb_next  # type: ignore[attr-defined]
    return places[-6:]
