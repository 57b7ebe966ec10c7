"""`python -m figcheck`: the command line."""

from figcheck.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
