"""Who was behind before the point at which it gets ahead: “having trailed it until then”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import COUNT, count_of
from figcheck.patterns import any_case

_BEHIND = (
    r"(?:been (?:behind|below|lower|worse)|trail(?:ed|ing)|lag(?:ged|ging)(?: behind)?"
    r"|been trailing|stayed behind|lain below|run below)"
)
_AHEAD = r"(?:been (?:ahead|above|in front|higher|better)|l(?:ed|eading))"
_HAVING = any_case(
    r"(?P<first>[^;:]+?)(?:,? having|,? after(?: having)?|, which it (?:had|has)) "
    rf"(?:(?P<behind>{_BEHIND})|(?P<ahead>{_AHEAD}))(?: (?:of )?(?:it|them|[^,;:]+?))??"
    r"(?: (?:before(?: that| then)?|until then|up to then|previously|all along)"
    rf"|,? (?:at|in|on|for|over) (?:(?:all|each|every|every one)(?: of)?(?: the| its)? )?"
    rf"(?P<many>{COUNT} )?(?:earlier|previous|preceding|prior) [a-z]+(?: [a-z]+)?)"
)


@of_form(
    _HAVING, "having after which", "before then previously along earlier previous preceding prior"
)
def trailing_before(c: Scene, match: Match) -> Iterator[Version]:
    """“At S, A passes B, having been behind at all earlier points”: before S, A is behind B."""
    axis = c.way
    if axis is None:
        return
    named, who = c.named_in(match["first"]), c.cut(match["first"])[1]
    spots = named.pop(axis, ())
    two = [(d, ticks) for d, ticks in named.items() if len(ticks) == 2]
    if len(spots) != 1 or len(two) != 1 or len(c.named_in(who).get(two[0][0], ())) != 1:
        return
    (own,) = c.named_in(who)[two[0][0]]
    other = next(t for t in two[0][1] if t != own)
    earlier = c.ascending(axis).index(spots[0])
    if not earlier or (match["many"] and count_of(match["many"].strip()) != earlier):
        return
    how = "behind" if match["behind"] else "ahead of"
    yield Plain(match["first"]), Plain(f"Before {spots[0]}, {own} is {how} {other}", hung=True)
