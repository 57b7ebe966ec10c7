"""What is counted in all of a figure: “Overall, the matrix contains three zeros”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SO_MANY = rf"(?:(?:only|just|exactly) )?(?:\d[\d,]*|{'|'.join(NUMERALS)})"
_PICTURE = r"(?:matrix|heat ?map|grid|figure|table|chart|plot|diagram)"
_CELLS = r"(?:cells?|values?|entries|entry|zeros?|zeroes|numbers?|fields?|bars?|points?)"
_OVERALL = any_case(
    r"(?:overall|altogether|all in all|in all|in total|all told), (?P<said>"
    rf"(?:the|this) (?:[a-z]+ )?{_PICTURE} (?:has|contains?|shows?|comprises|includes?|holds?)"
    rf" {_SO_MANY} [^;:]+"
    rf"|there (?:are|is) {_SO_MANY} [^;:]+"
    rf"|{_SO_MANY} (?:of the {_SO_MANY} )?{_CELLS} [^;:]+)"
)


@of_form(_OVERALL, "overall altogether all total", ",")
def counted_overall(c: Scene, match: Match) -> Iterator[Version]:
    """“Overall, three cells are zero”: so many are, where nothing less than all is spoken of.

    Of what is not counted, “overall” may mean the average.
    """
    here = c.around.here
    if not (here is not None and here.ticks) and not c.around.lost:
        said = match["said"]
        yield (Plain(capitalised(said)),)
