"""Trouble: what a command raises when it cannot go on. The message is worded already."""


class BadArguments(Exception):
    """The arguments are not what the command takes."""


class Failed(Exception):
    """A file cannot be read or written, or holds no game that can be shown."""
