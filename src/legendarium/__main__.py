"""`python -m legendarium` is the command `legendarium`."""

import sys

from legendarium.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
