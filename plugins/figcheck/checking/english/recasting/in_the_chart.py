"""What is said to hold in the figure as a whole: “on this graph”, “depicted in the plot”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Scene, Version, in_plain_words, told_by
from figcheck.checking.english.shared_words import FIGURE, FIGURE_WORDS
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
            r"|in the(?= list\b)) (?:(?:bar|line|pie|area) )?"
            rf"(?:{_PICTURE}|comparison\b|ranking\b)"
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
