"""Lessons: positions of real games that teach, for the rule book's examples and for the tutorial.

Nothing here is a rule and nothing is a text: cards are laid out, the engine plays, and what it says is drawn or worded
elsewhere.
"""
