"""The protocol: what clients send and what the house answers, tagged by `type`. `docs/protocol.md` explains it.

A command that changes something carries an `id` of the client's own choice. The same id at the same table is carried
out once, however often it is sent, and gets the same answer.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from foretell.server.arrangement import Arrangement
from foretell.server.shapes import TableContent, ViewContent

VERSION: Final = 1
LARGEST: Final = 16 * 1024
"""The largest frame that is read, in bytes."""
REACTIONS: Final = ("well_played", "thanks", "oops", "wow", "hurry", "laugh", "good_game", "sorry")

_END: Final = "$(?!\\n)"
"""The end, where Python would let a line break follow too."""
Id = Annotated[str, Meta(pattern=f"^[A-Za-z0-9_-]{{1,64}}{_END}")]
TableId = Annotated[str, Meta(pattern=f"^[a-z0-9]{{13}}{_END}")]
PlayerId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Hash = Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{_END}")]
NonceHex = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{16,64}}{_END}")]
Text = Annotated[str, Meta(max_length=2000)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that a client sends."""


class Hello(Command, frozen=True, tag="hello"):
    """The first frame: who I am and which table I want. `since` is the number of the last frame I have seen of it."""

    version: int
    token: Annotated[str, Meta(max_length=500)]
    table: TableId
    since: Annotated[int, Meta(ge=0)] = 0


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


class Mute(Command, frozen=True, tag="mute"):
    """I do not want to hear this player on this connection, or again I do."""

    id: Id
    player: PlayerId
    muted: bool = True


class Hint(Command, frozen=True, tag="hint"):
    """What would a bot do in my place?"""

    id: Id


class Deciding(Command, frozen=True):
    """A command that is carried out once."""

    id: Id


class Sit(Deciding, frozen=True, tag="sit"):
    """I take this seat, or move to it."""

    seat: SeatNumber


class Leave(Deciding, frozen=True, tag="leave"):
    """I stand up; in a game a bot plays for me until I come back."""


class SetUp(Deciding, frozen=True, tag="set_up"):
    """As host: play it like this."""

    arrangement: Arrangement


class SeatBot(Deciding, frozen=True, tag="seat_bot"):
    """As host: a bot of this level takes this seat."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)]


class Remove(Deciding, frozen=True, tag="remove"):
    """As host: whoever sits here shall not."""

    seat: SeatNumber


class PassHost(Deciding, frozen=True, tag="pass_host"):
    """As host: this player is the host now."""

    player: PlayerId


class Ready(Deciding, frozen=True, tag="ready"):
    """I am ready, or not any more; with the SHA-256 of my nonce for the shuffle, if I have one."""

    ready: bool = True
    commitment: Hash | Literal[""] = ""


class Start(Deciding, frozen=True, tag="start"):
    """As host: let us begin."""


class Show(Deciding, frozen=True, tag="show"):
    """The nonce that I announced."""

    nonce: NonceHex


class Decide(Deciding, frozen=True, tag="decide"):
    """My decision, as a token. `turn` is that of the view in which it was offered."""

    turn: Annotated[int, Meta(ge=0)]
    decision: Annotated[str, Meta(max_length=16)]


class Away(Deciding, frozen=True, tag="away"):
    """I will be right back; a bot plays for me meanwhile."""


class Back(Deciding, frozen=True, tag="back"):
    """Here I am again."""


class Pause(Deciding, frozen=True, tag="pause"):
    """As host: stop for a while, or go on."""

    paused: bool = True


class VoteEnd(Deciding, frozen=True, tag="vote_end"):
    """I want to end the game early, or not any more."""

    end: bool = True


class Say(Deciding, frozen=True, tag="say"):
    """To all at the table."""

    text: Text


class React(Deciding, frozen=True, tag="react"):
    """A reaction for all to see."""

    reaction: Literal[REACTIONS]  # type: ignore[valid-type]


class Rematch(Deciding, frozen=True, tag="rematch"):
    """Once more."""


AnyDeciding = (
    Sit
    | Leave
    | SetUp
    | SeatBot
    | Remove
    | PassHost
    | Ready
    | Start
    | Show
    | Decide
    | Away
    | Back
    | Pause
    | VoteEnd
    | Say
    | React
    | Rematch
)
AnyCommand = Hello | Ping | Mute | Hint | AnyDeciding


class Message(Struct, frozen=True, tag_field="type"):
    """Anything that the house sends."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first answer: who you are and where you sit; no seat means that you look on."""

    version: int
    player: str
    seat: int | None
    time: int


class TableShown(Message, frozen=True, tag="table"):
    """The table as it stands, without the game: who sits where, what was agreed, what was announced."""

    number: int
    table: TableContent


class ViewShown(Message, frozen=True, tag="view"):
    """All that you may know of the game; the events are those since the frame that you asked for."""

    number: int
    turn: int
    view: ViewContent
    events: list[dict[str, Any]]


class Change(Message, frozen=True, tag="change"):
    """What is new: keys of the view with their new values, and what happened."""

    number: int
    turn: int
    view: ViewContent
    events: list[dict[str, Any]]


class RoundOpened(Message, frozen=True, tag="round_opened"):
    """For spectators where the host allows it: a round that is over, with all hands open."""

    number: int
    round: int
    events: list[dict[str, Any]]


class Talked(Message, frozen=True, tag="talk"):
    """Somebody said something, or reacted."""

    number: int
    at: int
    player: str
    name: str
    text: str
    reaction: str


class Done(Message, frozen=True, tag="done"):
    """Your command has been carried out and stored as this line of the log."""

    id: str
    number: int


class RefusedMessage(Message, frozen=True, tag="refused"):
    """Your command was not carried out, and nothing has changed; the code and its parameters say why."""

    id: str
    code: str
    rule: str
    params: dict[str, Any]


class HintGiven(Message, frozen=True, tag="hint"):
    """What a bot would do in your place."""

    id: str
    turn: int
    decision: str


class Pong(Message, frozen=True, tag="pong"):
    """Here I am."""

    time: int


class Closing(Message, frozen=True, tag="closing"):
    """The connection will be closed; connect again unless the code says that it is of no use."""

    code: str
    params: dict[str, Any]


AnyMessage = (
    Welcome
    | TableShown
    | ViewShown
    | Change
    | RoundOpened
    | Talked
    | Done
    | RefusedMessage
    | HintGiven
    | Pong
    | Closing
)

_DECODER: Final = msgspec.json.Decoder(AnyCommand)
_ENCODER: Final = msgspec.json.Encoder()


def read(frame: str | bytes) -> AnyCommand:
    """Return the command that a frame holds; raise msgspec.MsgspecError if it holds none."""
    command: AnyCommand = _DECODER.decode(frame)
    return command


def write(message: AnyMessage) -> bytes:
    """Return a message as a frame.

    >>> write(Done("c1", 7))
    b'{"type":"done","id":"c1","number":7}'
    """
    return _ENCODER.encode(message)
