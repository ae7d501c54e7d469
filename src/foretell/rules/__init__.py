"""The rule book: settings and editions, and the rules as free functions over small integers."""
