"""The butler: does the chores of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from foretell.server import deeds
from foretell.server.bots import Thinker, least_pace, seed_of
from foretell.server.chance import Outside
from foretell.server.chores import Chore
from foretell.server.sitting import Sitting

if TYPE_CHECKING:
    from foretell.server.keeper import Keeper

_STEP: Final = 250


class Butler:
    """Decides for bots and for those who are away, watches clocks, and closes what nobody comes back to."""

    def __init__(self, thinker: Thinker, outside: Outside) -> None:
        self._thinker = thinker
        self._outside = outside

    async def do(self, keeper: Keeper, chore: Chore) -> None:
        """Do a chore, if it is still to be done when its time has come."""
        match chore.name:
            case "decide":
                await self._decide(keeper, chore, "bot")
            case "time_out":
                await self._decide(keeper, chore, "clock")
            case "deal_without":
                await keeper.do(deeds.DealtWithout(), self._shown_long_enough)
            case "vanished":
                await self._send_away(keeper, chore)
            case "give_up":
                await keeper.do(deeds.GaveUp(), lambda now: now.number == chore.turn and now.abandoned)
            case "close":
                await keeper.do(deeds.Closed(), lambda now: now.number == chore.turn)

    def expect(self, level: str) -> None:
        """A bot of this level has sat down, or would play for who is away."""
        self._thinker.expect(level)

    async def hint(self, sitting: Sitting, seat: int) -> str:
        """Return what a bot would do on a seat."""
        from foretell.table.decisions import DECISIONS

        return DECISIONS[await self._think(sitting, seat)].token

    async def _decide(self, keeper: Keeper, chore: Chore, by: Literal["bot", "clock"]) -> None:
        seat, sitting = chore.seat, keeper.sitting
        if not _to_act(sitting, chore, by):
            return
        since = sitting.clocks.since.get(seat, sitting.at)
        started = self._outside.now()
        action = await self._think(sitting, seat)
        # The answer is given at a time that does not depend on the cards: a fixed time after the turn began, more than
        # thinking takes; and if it took longer all the same, after as many more such times as it takes.
        pace = sitting.arrangement.pace
        step = max(_STEP if pace and by == "clock" else pace, least_pace(_level(sitting, seat)))
        begun = min(since, started) if by == "bot" else started  # since may be ahead of a clock that was put back
        late = max(0, -(-(self._outside.now() - begun) // max(step, 1)) - 1)
        await self._until(begun + step * (late + 1) if step else 0)
        await keeper.do(
            deeds.Decided(seat, action, by), lambda now: _to_act(now, chore, by) and _allowed(now, seat, action)
        )

    def _shown_long_enough(self, sitting: Sitting) -> bool:
        return sitting.show_until is not None and sitting.show_until <= self._outside.now()

    async def _send_away(self, keeper: Keeper, chore: Chore) -> None:
        def still(now: Sitting) -> bool:
            chair = now.chairs[chore.seat]
            return bool(now.in_game and chair and not chair.played_by_house and chair.player in keeper.missing)

        chair = keeper.sitting.chairs[chore.seat]
        if chair and await keeper.house.is_elsewhere(keeper.sitting.table, chair.player):
            keeper.missing[chair.player] = self._outside.now()  # ask again later
        else:
            await keeper.do(deeds.WentAway(chore.seat), still)

    async def _think(self, sitting: Sitting, seat: int) -> int:
        level = _level(sitting, seat)
        return await self._thinker.think(level, seed_of(sitting.seed, seat), sitting.the_game.view(seat))

    async def _until(self, when: int) -> None:
        delay = when - self._outside.now()
        if delay > 0:
            await self._outside.sleep(delay)


def _level(sitting: Sitting, seat: int) -> str:
    """Return which bot decides for a seat when the house does."""
    return sitting.chair(seat).level or sitting.arrangement.stand_in


def _allowed(sitting: Sitting, seat: int, action: int) -> bool:
    """Return that a decision is legal, or raise: nothing may stand in a log that cannot be read again."""
    sitting.the_game.check(seat, action)
    return True


def _to_act(sitting: Sitting, chore: Chore, by: str) -> bool:
    """Return whether the house still has to decide for this seat at this turn."""
    game, chair = sitting.game, sitting.chairs[chore.seat]
    if not sitting.in_game or sitting.paused or game is None or chair is None:
        return False
    if sitting.turn != chore.turn or chore.seat not in game.to_act:
        return False
    return chair.played_by_house and not sitting.abandoned if by == "bot" else not chair.played_by_house
