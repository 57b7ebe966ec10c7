"""How far the two ends of a line are apart: “The first and the last value differ by 6 points”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import GAP
from figcheck.patterns import any_case

_ENDS = (
    r"(?:(?:its|the) )?(?:first|initial|leftmost|starting)(?: (?:values?|points?))? "
    r"and (?:(?:its|the) )?(?:last|final|rightmost|end) (?:values?|points?)"
    r"(?: (?:of|for) (?P<whose>[^,;:]+?))?"
)
_AMOUNT = r"(?P<amount>(?:[\w~-]+ ){0,4}[~≈]?\d[\w.,%]*(?: (?:percentage )?points?| [^\W\d]{1,8})?)"
_WAYS = (
    rf"(?P<lead>(?:in|on|at|for) [^,;:]{{1,40}}, )?{_ENDS} "
    rf"(?:differ(?:s|ed)? by|(?:are|is|lie|lies|were)(?: only)?) {_AMOUNT}(?: apart)?",
    rf"(?P<lead>(?:in|on|at|for) [^,;:]{{1,40}}, )?(?:the |a )?{GAP} "
    rf"(?:between|of) {_ENDS} (?:is|was|amounts to|comes to|of) {_AMOUNT}",
    rf"(?:with |there (?:are|is) )?{_AMOUNT} (?:lie |lies |are )?between {_ENDS}",
)
_PATTERNS = tuple(any_case(way) for way in _WAYS)


@told_by("first initial leftmost starting", "last final rightmost end", "and")
def ends_apart(_: Scene, text: str) -> Iterator[Version]:
    """“Less than 9 points between the first and the last value”: it changes by less than 9."""
    found = next(filter(None, (pattern.fullmatch(text) for pattern in _PATTERNS)), None)
    if found is not None:
        told = found.groupdict()
        lead, whose = told.get("lead") or "", told["whose"] or "it"
        yield (Plain(f"{lead}{whose} changes by {told['amount']} from start to end"),)
