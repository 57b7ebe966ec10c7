"""For programs: every remark with its place, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from figcheck.publishing.channels.manner import Manner
from figcheck.publishing.remarks import Outcome

SCHEMA = 1
"""Version of the format."""


def write(outcomes: Iterable[Outcome], manner: Manner) -> Iterator[str]:
    """Writes one object: `schema`, and `files` with the fields of `Outcome`.

    Args:
        outcomes: what the check says of each file.
        manner: is not asked for anything; all remarks are written.
    """
    # ASCII only: whatever the terminal's encoding is, and no control character gets through.
    yield f'{{"schema": {SCHEMA}, "files": ['
    before = "\n"
    for outcome in outcomes:
        yield before + json.dumps(asdict(outcome), allow_nan=False)
        before = ",\n"
    yield "\n]}\n"
