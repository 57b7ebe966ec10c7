"""What comes after a stretch that is told: “Between 2010 and 2016, A rises, and then falls”."""

from __future__ import annotations

from figcheck.patterns import any_case

_THEN_BEYOND = any_case(
    r"(?:^(?:between|from|over|during|within|until|up to)\b[^,]+?,"
    r"|\b(?:for|over|in|during|across|at) the (?:\w+ )?(?:first|smallest|lowest|shortest|earliest|"
    r"initial|opening)\b).*?\b(?:then|before [a-z]+ing|afterwards|after that|thereafter)\b"
)
_FIRST = any_case(r"\b(?:first(?! \w+s?\b,)|initially|at first)\b")
"""What says that the phases all lie within the stretch: “it first rises and then falls”."""


def goes_beyond(text: str) -> bool:
    """Whether a sentence goes on from a stretch that is told, so that it may leave it.

    What follows “then” may begin where the stretch ends or lie within it: what is not so in the
    stretch may still be so behind it.

    Args:
        text: the sentence.
    """
    match = _THEN_BEYOND.search(text)
    return match is not None and not _FIRST.search(text[: match.end()].partition(",")[2])
