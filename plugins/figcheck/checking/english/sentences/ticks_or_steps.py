"""Steps of an axis that is called so: “the last two steps” are its ticks, or what is between.

Along any other axis, the last two steps are the ways to its last two ticks.
"""

from __future__ import annotations

from figcheck.model import Figure
from figcheck.patterns import any_case

_TICK_OR_STEP = any_case(
    r"\b(?:last|first|final|next|past|previous|closing|opening|remaining) (?:two|three|four|five"
    r"|six|seven|eight|nine|ten|few|several|couple of|[2-9]) (?P<noun>steps|intervals|increments"
    r"|stages|legs|jumps|changes|moves|stretches|sections|transitions)\b"
)


def counts_ticks_or_steps(figure: Figure, text: str) -> bool:
    """Whether “the last two steps” may be the last two ticks of an axis, or the ways to them.

    Args:
        figure: the figure.
        text: a clause about it.
    """
    match = _TICK_OR_STEP.search(text)
    if match is None:
        return False
    noun = match["noun"].lower()
    words = {w for d in figure.dimensions if len(d.ticks) > 1 for w in d.name.lower().split()}
    return noun in words or noun[:-1] in words
