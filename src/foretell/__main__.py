"""`python -m foretell` is the command `foretell`."""

import sys

from foretell.cli import main

if __name__ == "__main__":
    sys.exit(main())
