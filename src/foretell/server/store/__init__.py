"""The store: the lines of all tables, the people, and the games that are over. A small door with one way through SQL.

A line stands at (table, number), and nothing else ever stands there: of two workers that write the same number, one is
told that it is taken. The same holds for a command of a player at a table.
"""

from foretell.server.store.kinds import IndexRow, Line, LogStore, Taken
from foretell.server.store.sql import Database

__all__ = ["Database", "IndexRow", "Line", "LogStore", "Taken"]
