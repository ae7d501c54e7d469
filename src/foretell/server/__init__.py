"""The server: tables for people and bots over the network. The log is the game.

What happens at a table is a line of its log; all else follows from the log. A decision counts when its line is stored,
and only then is it answered and told to others, so any worker may serve any table, and what was answered is never lost.
"""
