"""A baseline: the refutations that are known, so that a check fails for new ones only.

A file that people keep beside their descriptions:

```json
{"schema": 1, "refuted": [{"path": "seeds/a.txt", "text": "The lowest value is 12."}]}
```
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from figcheck.model import Verdict
from figcheck.publishing.remarks import Level, Outcome, Remark

SCHEMA = 1
"""Version of the format."""

STALE = "stale-baseline"
"""Code of the remark on an entry of the baseline that is no longer refuted."""

_FALSE = {verdict.value for verdict in Verdict if verdict.is_false}


class BaselineError(Exception):
    """The file is no baseline; the message says what was expected."""


class Baseline:
    """The refutations that are known.

    Each counts once: a sentence that is there twice must be listed twice.
    """

    def __init__(self, path: Path) -> None:
        """Reads a baseline.

        Args:
            path: the file.

        Raises:
            BaselineError: it cannot be opened, or holds something else.
        """
        self._path = path
        try:
            self._known = Counter(_entries(json.loads(path.read_bytes())))
        except OSError as error:
            why = (error.strerror or "no reason is given").lower()
            raise BaselineError(
                f"{path.as_posix()}: it cannot be opened ({why}); --update-baseline writes it"
            ) from error
        except (ValueError, RecursionError) as error:
            raise BaselineError(
                f"{path.as_posix()}: it is no baseline ({error}); expected was "
                '{"schema": 1, "refuted": [{"path": …, "text": …}]}, as --update-baseline writes it'
            ) from error

    def mark(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """Marks what is known, and ends with what is no longer refuted.

        Args:
            outcomes: what a check says of each file.

        Returns:
            The same, known refutations as notes; then, if entries of the files that were checked
            or are gone do not fit, one for the baseline itself, which lists them as errors.
        """
        left = self._known.copy()
        checked: set[str] = set()
        for outcome in outcomes:
            checked.add(outcome.path)
            marked = tuple(_known(r, (outcome.path, r.text), left) for r in outcome.remarks)
            yield replace(outcome, remarks=marked)
        stale = [
            entry
            for entry in sorted(left.elements())
            if entry[0] in checked or not Path(entry[0]).exists()
        ]
        if stale:
            remarks = tuple(_stale(path, text) for path, text in stale)
            yield Outcome(self._path.as_posix(), "Baseline", 0, remarks)


def write(path: Path, outcomes: Iterable[Outcome]) -> None:
    """Writes the refutations of a check as a baseline.

    Args:
        path: the file.
        outcomes: what the check says of each file.

    Raises:
        OSError: the file cannot be written.
    """
    entries = sorted(
        (outcome.path, remark.text)
        for outcome in outcomes
        for remark in outcome.remarks
        if remark.code in _FALSE
    )
    data = {"schema": SCHEMA, "refuted": [{"path": p, "text": t} for p, t in entries]}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _known(remark: Remark, entry: tuple[str, str], left: Counter[tuple[str, str]]) -> Remark:
    if remark.code not in _FALSE or not left[entry]:
        return remark
    left[entry] -= 1
    return replace(remark, known=True, level=Level.NOTE)


def _stale(path: str, text: str) -> Remark:
    message = f"{path}: “{text}” is no longer refuted."
    return Remark(STALE, Level.ERROR, None, "", message, "Remove it from the baseline.")


def _entries(data: Any) -> Iterator[tuple[str, str]]:
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise ValueError(f"its schema is not {SCHEMA}")
    entries = data.get("refuted")
    if not isinstance(entries, list):
        raise ValueError("it has no list “refuted”")
    for entry in entries:
        match entry:
            case {"path": str(path), "text": str(text)}:
                yield path, text
            case _:
                raise ValueError("an entry has no path or no text")
