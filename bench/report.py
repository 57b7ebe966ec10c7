"""How the benchmarks print: the machine, and a table of medians, spread and ratios."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


@contextmanager
def seconds(times: list[float]) -> Iterator[None]:
    """Appends how many seconds the block takes.

    Args:
        times: where to.
    """
    start = time.perf_counter()
    yield
    times.append(time.perf_counter() - start)


def print_machine(*packages: str) -> None:
    """Prints what the figures were measured on.

    Args:
        packages: names of the packages whose versions matter.
    """
    print(
        f"{platform.system()} {platform.machine()}, {_processor()}, {os.cpu_count()} cores, "
        f"{_memory():.0f} GiB; Python {platform.python_version()}, "
        + ", ".join(f"{name} {_version(name)}" for name in packages)
    )


class Table:
    """A table of what was measured, as markdown."""

    def __init__(
        self,
        unit: str,
        measured: Mapping[str, Sequence[float]],
        *bases: str,
        asked: Mapping[str, str] | None = None,
    ) -> None:
        """Makes the table.

        Args:
            unit: what the numbers are.
            measured: the measurements of each row, as many in each; those of one place were
                taken one after the other.
            bases: rows that the others are set against, each by the measurement of the same
                place.
            asked: what is asked of rows, in words; a column of its own.
        """
        self._unit = unit
        self._asked = asked or {}
        self._measured = measured
        self._bases = bases

    def __str__(self) -> str:
        """The table: median, lowest, highest, and the median of the ratios to each base."""
        head = [self._unit, "median", "lowest", "highest", *(f"/ {base}" for base in self._bases)]
        rows = [head, ["---", *["---:"] * (len(head) - 1)]]
        if self._asked:
            head.append("asked")
            rows[1].append("---")
        for name, values in self._measured.items():
            figures = [statistics.median(values), min(values), max(values)]
            row = [name, *(_rounded(value) for value in figures)]
            for base in self._bases:
                pairs = zip(values, self._measured[base], strict=True)
                row.append(f"{statistics.median(a / b for a, b in pairs):.2f}")
            if self._asked:
                row.append(self._asked.get(name, ""))
            rows.append(row)
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _rounded(value: float) -> str:
    return f"{value:.0f}" if value >= 1000 else f"{value:.3g}"


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "(none)"


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"


def _memory() -> float:
    """GiB of memory."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    except (AttributeError, ValueError, OSError):
        return float("nan")
