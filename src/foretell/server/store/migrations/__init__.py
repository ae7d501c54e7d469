"""Migrations: how the database of an older release becomes that of this one."""
