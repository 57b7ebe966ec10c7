"""What is said of the figure, not of its values: “on this graph”, “Reading down”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import FIGURE, FIGURE_WORDS
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.model import Role
from figcheck.patterns import any_case

_PICTURE = rf"(?:{FIGURE}|table|list)\b(?! of\b)"
_SHOWN = (
    r"(?:(?:that |which )?(?:is |are |was |were )?"
    r"(?:shown|displayed|depicted|presented|listed|plotted|pictured|represented|included) )"
)
_TURNS = (
    (
        any_case(
            rf"(?<=\w) (?:{_SHOWN}(?:in|on|by) (?:the|this)|(?:in|on) this|on the"
            rf"|in the(?= list\b)) (?:(?:bar|line|pie|area) )?(?:{_PICTURE}|comparison\b|ranking\b)"
        ),
        " in the chart",
    ),
    (
        any_case(
            r"(?<=\w) (?:of|among) (?:all )?(?:those|the ones) "
            r"(?:that are |which are )?(?:shown|listed|displayed|depicted|included)\b"
            r"(?! (?:in|on|at|for|by|with)\b)"
        ),
        " of all",
    ),
)


@told_by(f"{FIGURE_WORDS} table list those ones comparison ranking", "in on by of among")
def in_the_chart(_: Scene, text: str) -> Iterator[Version]:
    """“The lowest share on this graph is that of A”: the lowest in the chart."""
    yield from in_plain_words(text, _TURNS)


_DONE = "shown listed displayed depicted presented included considered covered surveyed plotted"
_DONE += " examined analysed analyzed studied compared tested evaluated reported"
_WHERE = (
    rf"(?:in|on) (?:the|this) (?:ranking|list|table|sample|selection|survey|comparison|{FIGURE})"
)
_SHOWN_ONES = any_case(
    rf"\b(?P<noun>[a-z]+s) (?:(?:{'|'.join(_DONE.split())})(?: here| {_WHERE})?|{_WHERE})"
    r"(?= (?:is|are|was|were|have|has|had|do|does|did|and|but|lies?|lay|exceeds?|reach(?:es|ed)?)\b"
    r"|[,;:]|\Z| (?:in|at|for|by|with|from|to)\b)"
)


@told_by(f"{_DONE} ranking list table sample selection survey comparison chart graph figure plot")
def shown_left_out(c: Scene, text: str) -> Iterator[Version]:
    """“Of the 16 countries listed, nine exceed 10”: of the 16 countries."""
    names = c.reader.names

    def left(match: Match) -> str:
        noun = match["noun"].lower()
        return match["noun"] if c.label_of(noun) or noun == names.counted else match[0]

    said = _SHOWN_ONES.sub(left, text)
    if said != text:
        yield (Plain(said),)


_LOOKING = any_case(
    r"(?:reading|going|moving|looking|scanning|travelling|traveling|walking|following|proceeding) "
    r"(?:(?:down|up|down along|along|across|through|within|from (?:left to right|top to bottom"
    r"|right to left|bottom to top) (?:in|along|across|through)) )?(?:the |each |any |every |a )?"
    r"(?:individual |single )?(?P<what>rows?|columns?|lines?)(?: (?:of the (?:grid|matrix|heatmap|"
    r"table)|from (?:left to right|top to bottom|right to left|bottom to top)))?, (?P<rest>.+)"
)
_WAYS = {
    "right": "from left to right",
    "rightward": "from left to right",
    "rightwards": "from left to right",
    "from left to right": "from left to right",
    "from right to left": "from right to left",
    "down": "from top to bottom",
    "downward": "from top to bottom",
    "downwards": "from top to bottom",
    "from top to bottom": "from top to bottom",
    "from bottom to top": "from bottom to top",
}
_FORWARDS = frozenset({"from left to right", "from top to bottom"})
_GOING = any_case(
    r"(?:when )?(?:reading|going|moving|stepping|walking|proceeding) "
    rf"(?P<way>{'|'.join(_WAYS)})(?: (?:in|on|along|across|through|within|down))? "
    r"(?P<which>the|each|any|every|a|one) (?P<name>[^,;:]*?)(?P<what>row|column)"
    r"(?P<of> of [^,;:]+)?, (?P<rest>.+)"
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


@of_form(_GOING, "reading going moving stepping walking proceeding", "row column", ",")
def going_along(_: Scene, match: Match) -> Iterator[Version]:
    """“Going down a column, it never falls”: from top to bottom; “… the last column”: in that."""
    way, rest = _WAYS[match["way"].lower()], match["rest"]
    if (match["what"].lower() == "row") is not (way.endswith(("left", "right"))):
        return
    if match["which"].lower() != "the":
        if not match["name"]:
            yield (Plain(f"{capitalised(rest)} {way}{match['of'] or ''}"),)
    elif match["name"] and way in _FORWARDS:
        line = f"In the {match['name']}{match['what']}{match['of'] or ''}"
        yield (Plain(f"{line}, {rest} {way}"),)


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
