"""Where an axis goes on in vain: “going beyond 8 layers brings nothing”, “… no further gain”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_GAIN = r"(?:gains?|improvements?|benefits?|increases?|advantages?|progress)"
_IN_VAIN = any_case(
    r"(?P<lead>(?:at|in|for|on|with|under) [^,]+, )?"
    r"(?:(?:any )?(?:going|moving|growing|increasing|raising|scaling|pushing|extending"
    r"|increases?|steps?|growth|values?|settings?)\b(?: [^,;:\d]{1,40}?)?|[^,;:\d]{1,40}?) "
    r"(?:beyond|above|past|over|higher than|larger than|greater than) (?P<point>[^,;:]+?) "
    r"(?:brings?|yields?|gives?|adds?|offers?|provides?|buys?|results? in|leads? to|produces?) "
    r"(?:nothing(?: (?:more|further|extra|else))?"
    rf"|no (?:(?:further|additional|extra|more) )?{_GAIN}"
    r"|nothing more)(?: (?:at all|any ?more|any longer))?"
)


_NOTHING = any_case(r"\b(?:brings?|yields?|gives?|adds?|offers?|provides?|buys?|gains?) nothing\b")


def is_in_vain(text: str) -> bool:
    """Whether a clause says that something brings nothing, be it that it makes things worse."""
    return _NOTHING.search(text) is not None


@of_form(_IN_VAIN, "beyond above past over than", "nothing no")
def nothing_beyond(c: Scene, match: Match) -> Iterator[Version]:
    """“Going beyond 8 layers brings nothing”: no value beyond it is better than the one there."""
    spot = c.on_axis(match["point"])
    if spot is None:
        return
    axis, tick = spot
    lead = match["lead"] or ""
    for name in dict.fromkeys((axis, *axis.split())):
        said = f"{lead}no {name} above {tick} is better than {name} {tick}"
        if c.reads(said):
            yield (Plain(said),)
            return
