"""How one looks at a figure, which says nothing of it: “Reading down the columns, A falls …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.model import Role
from figcheck.patterns import any_case

_LOOKING = any_case(
    r"(?:reading|going|moving|looking|scanning|travelling|traveling|walking|following|proceeding) "
    r"(?:(?:down|up|down along|along|across|through|within|from (?:left to right|top to bottom"
    r"|right to left|bottom to top) (?:in|along|across|through)) )?(?:the |each |any |every |a )?"
    r"(?:individual |single )?(?P<what>rows?|columns?|lines?)(?: (?:of the (?:grid|matrix|heatmap|"
    r"table)|from (?:left to right|top to bottom|right to left|bottom to top)))?, (?P<rest>.+)"
)
_FIXED = any_case(
    r"(?:for|at|with|given|under) (?:a |any |each |every )?(?:fixed|given|constant|particular) "
    r"(?P<axis>[^,;:]+?),? (?P<rest>.+)|"
    r"(?:with|holding|keeping) (?:the )?(?P<held>[^,;:]+?) (?:held |kept |being )?"
    r"(?:fixed|constant|unchanged|the same), (?P<then>.+)"
)
_AXES = {"row": Role.X, "column": Role.Y, "line": Role.X}
"""The axis along which one goes in each."""


@of_form(
    _LOOKING,
    "reading going moving looking scanning travelling traveling walking following proceeding",
    "row rows column columns line lines",
    ",",
)
def reading_along(c: Scene, match: Match) -> Iterator[Version]:
    """“Reading down the columns, it falls with every step of the dose”: it falls with each."""
    dimension = c.reader.figure.dimension(_AXES[match["what"].lower().removesuffix("s")])
    # Without the axis it would be open along which of the two it falls.
    if dimension is not None and _names(c, match["rest"], dimension.name):
        yield (Plain(capitalised(match["rest"])),)


def _names(c: Scene, text: str, axis: str) -> bool:
    words = re.findall(r"[\w-]+", text)
    return any(
        c.label_of(" ".join(words[i : i + size])) == axis
        for size in (1, 2)
        for i in range(len(words) - size + 1)
    )


@of_form(
    _FIXED,
    "fixed given constant particular unchanged same",
    "for at with given under holding keeping",
)
def held_fixed(c: Scene, match: Match) -> Iterator[Version]:
    """“For a fixed rate, it never rises with the size”: at any rate."""
    axis, rest = match["axis"] or match["held"], match["rest"] or match["then"]
    if c.label_of(axis) is not None:
        yield (Plain(f"At any {axis}, {rest}"),)
