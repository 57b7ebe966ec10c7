"""Two stretches of an axis side by side: “falls between 1 and 3 and between 7 and 9”."""

from __future__ import annotations

from figcheck.patterns import any_case

TWICE_BETWEEN = any_case(
    r"(?P<head>[^,;:]*?)(?P<twice>\b(?:twice|two times)[,:] (?:once|first|the first time) )?"
    r"\bbetween (?P<one>[^,;:]+? and [^,;:]+?),? and (?:(?:then )?(?:again|once more|later|then"
    r"|once|a second time|the second time) )?between (?P<two>[^,;:]+? and [^,;:]+?)\.?"
)
"""How a clause says of each of two stretches what is said of none between them."""

_UNIT = any_case(r"(?<=\d)( [a-z]+)\Z")
"""The word for what is along an axis, behind its numbers: “between 4 and 8 producers”."""


def is_twice_between(text: str) -> bool:
    """Whether a clause says something of two stretches side by side.

    Args:
        text: the clause.
    """
    return TWICE_BETWEEN.fullmatch(text.strip()) is not None


def in_one_unit(one: str, two: str) -> tuple[str, str]:
    """Two stretches with the word for what they are of, where only one of them has it.

    Args:
        one: the first stretch: “4 and 8 producers”.
        two: the second one: “32 and 64”.
    """
    units = [found[1] if (found := _UNIT.search(said)) else "" for said in (one, two)]
    bare = [said[-1:].isdigit() for said in (one, two)]
    return one + units[1] * bare[0], two + units[0] * bare[1]
