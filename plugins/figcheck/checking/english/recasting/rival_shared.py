"""Two things said of one rival that is named behind both: “A is better on B and worse on C than D”.

The first of them, without its rival, may else be taken to be against all others.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MORE = (
    r"(?:(?:\d\S*(?: ?%| (?:percentage )?points?| [a-z]{1,3})? |an? |also |even |only "
    r"|about |around"
    r"|roughly |slightly |much |clearly |far |considerably |noticeably |marginally |twice as )*"
    r"(?:(?:more|less) [a-z-]+|(?!(?:number|other|either|another|ever|never|her|per"
    r"|under|over|after"
    r"|paper|super|power|layer|after)\b)[a-z]{2,}er\b|worse|fewer)|(?:more|less)\b)"
)
_LINK = r"(?P<link>,? (?:and|but|yet|though|although|while)(?: at the same time)?(?: also)?)"
_VERB = r"(?:is|are|was|were|has|have|had|scores?|performs?|does|fares?|does|gets?|reaches|shows?)"
_BEHIND = any_case(
    rf"(?P<who>[^;:]+?) (?P<verb>{_VERB}) (?P<one>{_MORE}[^,;:]*?){_LINK} (?P<again>(?:{_VERB} )?)"
    rf"(?P<two>{_MORE}[^,;:]*?),? than (?P<rival>[^,;:()]+)"
)
_AHEAD = any_case(
    r"(?:compared|in comparison|relative|as compared) (?:to|with) (?P<rival>[^,;:]+), "
    rf"(?P<who>[^,;:]+?) (?P<verb>{_VERB}) (?P<one>{_MORE}[^,;:]*?){_LINK} "
    rf"(?P<again>(?:{_VERB} )?)(?P<two>{_MORE}[^;:]*)"
)
_SO_MANY = any_case(
    r"\b(?:neither|nor|no|none|not|never|only|most|few|some|any|either|half|one|two|three|four|five"
    r"|six|seven|eight|nine|ten|at least|at most|more|fewer|\d+)\b"
)
"""What counts things: those that are better on one and those that are worse on another differ."""

_THAN = any_case(r"\bthan\b")


@told_by("and but yet though although while", "than compared comparison relative")
def rival_behind_both(c: Scene, text: str) -> Iterator[Version]:
    """“A is better on B and worse on C than D”: A is better on B than D, and worse on C than D."""
    said = text.rstrip(" .")
    for pattern in (_BEHIND, _AHEAD):
        match = pattern.fullmatch(said)
        if match is None or _THAN.search(f"{match['one']} {match['two']}"):
            continue
        who, verb, rival = match["who"], match["verb"], match["rival"]
        if not c.is_subject(who) or c.named_in(who) == c.named_in(rival):
            continue
        if _SO_MANY.search(who) and not c.reader.is_place(who):
            continue
        again = match["again"].strip() or verb
        yield (
            Plain(f"{who} {verb} {match['one']} than {rival}"),
            Plain(f"{who} {again} {match['two']} than {rival}"),
        )
