"""What each stage costs for a description like the seeds: `python -m bench.stages [--count 50]`.

Milliseconds of processor time a figure: reading, checking, drawing, and what is made for its page.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from bench import figures
from bench.report import Table, print_machine

from figcheck import checking
from figcheck.drawing.paint import paint
from figcheck.drawing.png import to_png
from figcheck.drawing.svg import to_svg
from figcheck.publishing import codec, exports, pages
from figcheck.reading import read_text

_PICTURE = pages.Picture("A heatmap.", (), 800, 400)


def timed(work: Callable[[Any], Any], subjects: Sequence[Any]) -> tuple[list[Any], float]:
    """What the work gives for each subject, and milliseconds for one."""
    start = time.process_time()
    results = [work(subject) for subject in subjects]
    return results, (time.process_time() - start) * 1e3 / len(subjects)


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    texts = [figures.description(n) for n in range(options.count)]
    times: dict[str, list[float]] = {}
    for counted in (False, *[True] * options.rounds):
        last: dict[str, Any] = {"texts": texts}
        for stage, work, subject in (
            ("reading", read_text, "texts"),
            ("checking", checking.check, "reading"),
            ("laying out", paint, "reading"),
            ("SVG", to_svg, "laying out"),
            ("PNG and thumbnail", to_png, "laying out"),
            ("the report for the cache", lambda r: json.dumps(codec.encode(r)), "checking"),
            ("figure.json", lambda r: exports.dumps(exports.to_json(r)), "checking"),
            ("the page", lambda r: pages.figure_page(r, _PICTURE), "checking"),
        ):
            last[stage], ms = timed(work, last[subject])
            if counted:
                times.setdefault(stage, []).append(ms)
    print_machine("matplotlib")
    print(f"{options.count} descriptions like the seeds, {options.rounds} rounds\n")
    print(Table("ms of processor time a figure", times))


if __name__ == "__main__":
    main()
