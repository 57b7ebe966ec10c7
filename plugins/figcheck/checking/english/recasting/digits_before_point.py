"""Values by how many digits they have: “it is in double digits”, “stays in single digits”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_DIGITS = any_case(
    r"\b(?:in|into|reach(?:es)?) (?:the )?(?P<many>single|double|triple)"
    r"[- ](?:digits?|digit (?:territory|range|figures|values|rates))\b"
)
_SIZES = {"single": 1, "double": 2, "triple": 3}


@told_by("digits digit")
def digits_before_point(c: Scene, text: str) -> Iterator[Version]:
    """“A is in double digits in 2023”: it is at least 10 then."""
    match = _DIGITS.search(text)
    values = [abs(cell.value) for cell in c.reader.figure.cells if cell.value is not None]
    counted = any("digit" in name.lower() for name in c.reader.names.dimensions)
    if match is None or not values or counted:
        return  # Of numbers with so many digits, they are no values.
    digits = _SIZES[match["many"].lower()]
    low, high = 10 ** (digits - 1), 10**digits
    if digits == 1:
        said = f"below {high}"
    elif max(values) < high:
        said = f"at or above {low}"
    else:
        return
    yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)
