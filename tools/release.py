"""Looks at what `make dist` has built before it is published.

    python -m tools.release [v1.2.3]

Everything must be in the files; with a tag, its version, the package's and the changelog's must be
one.
"""

from __future__ import annotations

import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

ROOT = Path(__file__).parents[1]

IN_SDIST = (
    *("README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "requirements.txt", "mkdocs.yml"),
    *("Makefile", "tests/__init__.py", "tools/release.py", "docs/index.md"),
)
"""What else than the package the source distribution has to hold: enough to run the tests."""


def faults(dist: Path, version: str) -> list[str]:
    """What is wrong with the files of a release.

    Args:
        dist: the folder of the built files.
        version: the version that they should be, "" if that does not matter yet.

    Returns:
        A sentence for each fault.
    """
    found = []
    wheels, sdists = list(dist.glob("*.whl")), list(dist.glob("*.tar.gz"))
    if len(wheels) != 1 or len(sdists) != 1:
        return [f"{dist} holds {len(wheels)} wheels and {len(sdists)} sdists, not one of each"]
    with zipfile.ZipFile(wheels[0]) as wheel:
        names = set(wheel.namelist())
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        read = message_from_bytes(wheel.read(metadata))
    if version and read["Version"] != version:
        found.append(f"the package is {read['Version']}, the tag {version}")
    package = ROOT / "plugins/figcheck"
    for file in package.rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            name = f"figcheck/{file.relative_to(package).as_posix()}"
            if name not in names:
                found.append(f"the wheel lacks {name}")
    with tarfile.open(sdists[0]) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    found.extend(f"the sdist lacks {name}" for name in IN_SDIST if name not in held)
    if version and f"## {version}" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        found.append(f"CHANGELOG.md has no section {version}")
    return found


def main() -> int:
    """Runs the command line."""
    tag = sys.argv[1] if len(sys.argv) > 1 else ""
    found = faults(ROOT / "dist", tag.removeprefix("v"))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
