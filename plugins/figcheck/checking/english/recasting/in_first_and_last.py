"""Steps told by their place on an axis: “gains 4 in the first step and 1 in the last”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.shared_words import STEP_PLACES, count_of
from figcheck.patterns import any_case

_AMOUNT = r"[^,;:]*?\d[\d.,]*\S*(?: [a-zµ%]+)?"
_STEP = r"(?:steps?|doublings?|intervals?|increments?)"
_WHICH = rf"(?P<{{0}}>{'|'.join(STEP_PLACES)})(?: (?P<{{1}}>{'|'.join(NUMERALS)}|\d))?"
_NAMED = any_case(
    rf"(?:in|during|over|with|within|by) the (?:very )?{_WHICH.format('which', 'many')} {_STEP}"
    r"(?! (?:from|between|of))(?: alone)?"
)
_TWO = any_case(
    r"(?P<who>[^,;:]+?) (?P<verb>[a-z]+(?: (?:by|back))?) "
    rf"(?P<one>(?:about |only |just )?{_AMOUNT}) "
    rf"(?P<there>in the (?:very )?{_WHICH.format('a', 'b')} {_STEP})"
    rf"(?:,? (?:and|but|yet|while|compared (?:to|with)|against|versus),?|,) "
    rf"(?:then |still )?(?:by )?(?P<two>(?:only |just |a mere |about |another )?{_AMOUNT}) "
    rf"(?P<here>in the (?:very )?{_WHICH.format('c', 'd')})(?: (?:{_STEP}|one|ones))?"
)


@of_form(_TWO, "step steps doubling doublings interval intervals increment increments", "in", "the")
def in_first_and_last(c: Scene, match: Match) -> Iterator[Version]:
    """“A gains 4 in the first step and 1 in the last”: it does each."""
    if c.way is None:
        return
    places = (match["there"], f"{match['here']} step{'s' if match['d'] else ''}")
    who, verb = match["who"], match["verb"]
    yield tuple(
        Plain(_placed(c, f"{who} {verb} {match[much]} {where}"))
        for much, where in zip(("one", "two"), places, strict=True)
    )


@told_by("step steps doubling doublings interval intervals increment increments", "the")
def in_named_steps(c: Scene, text: str) -> Iterator[Version]:
    """“More than half of the gain falls in the last two steps”: between the ticks at their ends."""
    placed = _placed(c, text)
    if placed != text:
        yield (Plain(placed),)


def _placed(c: Scene, text: str) -> str:
    """A clause with the ticks between which the steps lie that it speaks of."""
    match, axis = _NAMED.search(text), c.way
    if match is None or axis is None or len(_NAMED.findall(text)) > 1:
        return text
    ticks = c.ascending(axis)
    count = count_of(match["many"] or "one")
    first = STEP_PLACES[match["which"].lower()]
    start = len(ticks) + first - count if first < 0 else first
    if not 0 <= start < start + count < len(ticks) or (count > 1 and first not in (0, -1)):
        return text
    ends = f"between {ticks[start]} and {ticks[start + count]}"
    return f"{text[: match.start()]}{ends}{text[match.end() :]}"
