"""Mutated descriptions: deletion, doubling, swaps and insertion of characters and lines.

    python -m tests.reading.mutate --count 100000 [--seed 1] [FOLDER ...]

Mutates the seeds, the fixtures and the `.txt` files of the folders, reads each mutant
and holds it against `promises.check_whole` and against a bound of work: no more than
`SLACK` steps beyond `FACTOR` times what the unmutated text needs a character. A mutant
that fails is printed with its seed, and the exit code is 1. Mutant number n of a seed
and a set of texts is always the same.
"""

from __future__ import annotations

import argparse
import random
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from figcheck.reading import read_text
from tests.steps import steps

from .fixture_files import cases
from .promises import check_whole

ROOT = Path(__file__).parents[2]
SLACK = 40_000
FACTOR = 3.0
_MOST_STEPS = 4
_LENGTHS = (1, 1, 2, 5, 30, 200)
_PIECES = (
    *("|", "*", "**", "(", ")", "`", "\\", "\r\n", "\n\n", "- ", "1. ", "#", ":", ", ", "```\n"),
    *("é", "−", "±", "\x00", "\u2028", "9" * 40, "~", "→", "\t"),
)


def texts(folders: Sequence[Path] = ()) -> list[str]:
    """The seeds, the fixtures and the texts of `folders`."""
    files = [*sorted((ROOT / "seeds").glob("*.txt"))]
    files += [path for folder in folders for path in sorted(folder.rglob("*.txt"))]
    return [path.read_bytes().decode(errors="replace") for path in files] + [
        case.text for case in cases()
    ]


def _characters(text: str, draw: random.Random) -> tuple[str, str, str]:
    start = draw.randrange(len(text) + 1)
    end = min(len(text), start + draw.choice(_LENGTHS))
    return text[:start], text[start:end], text[end:]


def _delete(text: str, draw: random.Random) -> str:
    before, _, after = _characters(text, draw)
    return before + after


def _double(text: str, draw: random.Random) -> str:
    before, piece, after = _characters(text, draw)
    return before + piece * 2 + after


def _swap(text: str, draw: random.Random) -> str:
    before, piece, after = _characters(text, draw)
    moved = draw.randrange(len(after) + 1)
    return before + after[:moved] + piece + after[moved:]


def _insert(text: str, draw: random.Random) -> str:
    before, piece, after = _characters(text, draw)
    return before + draw.choice(_PIECES) + piece + after


def _reverse(text: str, draw: random.Random) -> str:
    before, piece, after = _characters(text, draw)
    return before + piece[::-1] + after


def _delete_line(text: str, draw: random.Random) -> str:
    lines = text.split("\n")
    del lines[draw.randrange(len(lines))]
    return "\n".join(lines)


def _double_line(text: str, draw: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(draw.randrange(len(lines)), draw.choice(lines))
    return "\n".join(lines)


def _swap_lines(text: str, draw: random.Random) -> str:
    lines = text.split("\n")
    one, other = draw.randrange(len(lines)), draw.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


MUTATIONS: tuple[Callable[[str, random.Random], str], ...] = (
    _delete,
    _double,
    _swap,
    _insert,
    _reverse,
    _delete_line,
    _double_line,
    _swap_lines,
)


def mutant(originals: Sequence[str], seed: int, number: int) -> tuple[int, str]:
    """Mutant `number`: the index of the text that it comes from, and the mutant."""
    draw = random.Random(f"{seed}/{number}")
    origin = draw.randrange(len(originals))
    text = originals[origin]
    for _ in range(draw.randint(1, _MOST_STEPS)):
        text = draw.choice(MUTATIONS)(text, draw)
    return origin, text


def _work(text: str) -> int:
    return steps(lambda: read_text(text))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the mutants; see the module's documentation."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first mutant")
    parser.add_argument("folders", type=Path, nargs="*")
    given = parser.parse_args(arguments)
    originals = texts(given.folders)
    needed = [_work(text) for text in originals]
    wrong = 0
    for number in range(given.first, given.first + given.count):
        origin, text = mutant(originals, given.seed, number)
        problem = ""
        try:
            check_whole(text)
        except Exception:  # noqa: BLE001 - any exception is a find
            problem = traceback.format_exc()
        each = needed[origin] / max(1, len(originals[origin]))
        bound = SLACK + FACTOR * each * len(text)
        if not problem and (taken := _work(text)) > bound:
            problem = f"takes {taken:,} steps, bound {bound:,.0f}\n"
        if problem:
            wrong += 1
            print(f"mutant {number} of seed {given.seed}:\n{problem}{text!r}\n", flush=True)
        if (number + 1) % 1000 == 0:
            print(f"{number + 1 - given.first} read, {wrong} wrong", file=sys.stderr, flush=True)
    print(f"{given.count} mutants of {len(originals)} texts: {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
