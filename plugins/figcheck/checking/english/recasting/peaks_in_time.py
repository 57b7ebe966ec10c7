"""Who peaks first, or last: “A has the latest peak”, “A peaks earlier than the others”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_PEAK = r"(?P<noun>peak|maximum|highest point|minimum|trough|lowest point|low)"
_HAS = any_case(
    r"(?P<what>[^,;:]+?) (?:has|shows|reaches|records) (?:the|its) (?P<when>latest|earliest) "
    rf"{_PEAK}(?: of all)?(?: \((?P<note>[^()]+)\))?(?:,? (?P<at>(?:at|in|on) [^,;]+))?"
)
_THAN = any_case(
    r"(?P<what>[^,;:]+?) (?:peaks|(?:reaches|hits|attains) (?:its|the) "
    rf"{_PEAK}) (?P<when>earlier|later|sooner|before|after)"
    r" (?:than )?(?:(?:all|any) (?:of )?)?(?:the )?others?(?: [a-z]+)?"
    r"(?:,? (?P<at>(?:at|in|on) [^,;]+))?"
)
_LAST = any_case(
    r"(?P<what>[^,;:]+?) (?:peaks|(?:reaches|hits) its "
    rf"{_PEAK}) (?P<when>first|last)(?:,? (?P<at>(?:at|in|on) [^,;]+))?"
)
_LOW = frozenset({"minimum", "trough", "lowest point", "low"})
_LATE = frozenset({"latest", "later", "after", "last"})


@told_by("latest earliest earlier later sooner before after first last")
def peaks_in_time(c: Scene, text: str) -> Iterator[Version]:
    """“A has the latest peak (5 at 6 pm)”: it peaks later than B, than C, and at 6 pm."""
    than_others = _THAN.fullmatch(text)
    match = than_others or _HAS.fullmatch(text) or _LAST.fullmatch(text)
    if match is None or c.way is None:
        return
    what = c.named_in(match["what"])
    if len(what) != 1:
        return
    ((dimension, ticks),) = what.items()
    others = [t for t in c.reader.names.dimensions[dimension].ticks if t not in ticks]
    if len(ticks) != 1 or not others:
        return
    low = (match["noun"] or "peak").lower() in _LOW
    peaks = "bottoms out" if low else "peaks"
    than = "later than" if match["when"].lower() in _LATE else "earlier than"
    tick = ticks[0]
    before_all = [f"{tick} {peaks} {than} {other}" for other in others]
    shared = [
        one
        for one, other in zip(before_all, others, strict=True)
        if c.holds(one) is False and c.holds(f"{other} {peaks} {than} {tick}") is False
    ]
    if than_others is None and shared:
        before_all = [one for one in before_all if one not in shared]
        if all(map(c.holds, before_all)):
            return  # Several share it, so that it is the latest peak, or is not.
    said = [*c.those_that_fail(*before_all)]
    at = match["at"] or (f"at {match['note']}" if match.groupdict().get("note") else None)
    if at is not None:
        said.append(Plain(f"{tick} {peaks} {at}"))
    yield tuple(said)
