"""A game in progress: its state, the decisions, what they do, and what each seat may know of it."""
