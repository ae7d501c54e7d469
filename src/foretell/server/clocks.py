"""Clocks: how long each seat has been asked to decide, and what is left of its bank. All of it follows from the log."""

from __future__ import annotations

from collections.abc import Iterable

from foretell.server.arrangement import Clock


class Clocks:
    """The clocks of a game. Without a `clock` they only tell since when a seat is to act."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.bank if clock else 0] * seats
        self.since: dict[int, int] = {}
        self.stopped: int | None = None

    def ask(self, to_act: Iterable[int], at: int) -> None:
        """Start the clocks of the seats that are to act now and were not before; stop all others."""
        self.since = {seat: self.since.get(seat, at) for seat in to_act}

    def decided(self, seat: int, at: int) -> None:
        """Stop the clock of a seat that has decided and take from its bank what went beyond the time for a decision."""
        since = self.since.pop(seat, at)
        if self.clock is not None:
            beyond = max(0, at - since - self.clock.decision)
            self.banks[seat] = max(0, self.banks[seat] - beyond)

    def stop(self, at: int) -> None:
        """Stop all clocks."""
        self.stopped = at

    def go_on(self, at: int) -> None:
        """Let all clocks go on where they were stopped."""
        if self.stopped is not None:
            self.since = {seat: since + at - self.stopped for seat, since in self.since.items()}
            self.stopped = None

    def deadline(self, seat: int) -> int | None:
        """Return when a seat's time is over, if it ever is."""
        if self.clock is None or self.stopped is not None or seat not in self.since:
            return None
        return self.since[seat] + self.clock.decision + self.banks[seat]

    def shown(self) -> dict[str, object] | None:
        """Return what all may see of the clocks."""
        if self.clock is None:
            return None
        running = {str(seat): {"since": since, "until": self.deadline(seat)} for seat, since in self.since.items()}
        return {"banks": list(self.banks), "running": running}
