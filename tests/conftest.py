"""Settings for all tests: a slow machine is no failure, and a found counterexample prints how to repeat it."""

from hypothesis import settings

settings.register_profile("foretell", deadline=None, print_blob=True)
settings.load_profile("foretell")
