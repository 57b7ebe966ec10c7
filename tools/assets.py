"""Writes the style sheets and scripts as browsers get them: without what only people need.

python -m tools.assets            write them
python -m tools.assets --check    only say which are not up to date

The site has what this writes, and so the browser tests are tests of it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import minify

SOURCES = Path(__file__).resolve().parents[1] / "plugins" / "figcheck" / "publishing" / "assets"

TYPES = {".css": "text/css", ".js": "application/javascript"}


def minified(source: Path) -> str:
    """A style sheet or script in as few characters as do the same.

    Args:
        source: its file, as people write it.
    """
    written: str = minify.string(TYPES[source.suffix], source.read_text(encoding="utf-8"))
    return written.rstrip("\n") + "\n"


def main() -> int:
    """Writes or compares the files; 1 if some were not up to date and that was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    only_check: bool = parser.parse_args().check
    stale = []
    for source in sorted(path for path in SOURCES.iterdir() if path.suffix in TYPES):
        target = SOURCES / "min" / source.name
        written = minified(source)
        if not target.is_file() or target.read_text(encoding="utf-8") != written:
            stale.append(target.name)
            if not only_check:
                target.parent.mkdir(exist_ok=True)
                target.write_text(written, encoding="utf-8")
    print(*(f"{name}: {'not up to date' if only_check else 'written'}" for name in stale), sep="\n")
    return int(only_check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
