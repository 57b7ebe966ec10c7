"""What one thing has of another measure, told behind: “A reaches 48.6% mAP at 25 ms”.

Of figures that give several measures of each thing: tables of models, and points of scatter plots.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.pronouns import begins_with_pronoun
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_JOINT = any_case(
    r",? (?:at|with|for|despite|in spite of|(?:while |though |albeit )?(?:having|requiring|needing"
    r"|taking|using|costing)|(?:but|and|yet) (?:has|requires?|needs?|takes?)"
    r"|(?:but|albeit|although|though) (?:at|with)|on) "
)
_DEGREE = (
    r"(?:(?:only|just|merely|about|around|roughly|approximately|nearly|almost|over|under|below"
    r"|above|more than|less than|at most|at least) )*"
)
_NUMBER = r"[$€£~≈]?\d[\d.,]*(?: ?(?:k|million|billion|thousand))?"
_OF_IT = any_case(
    rf"(?:an? |the |its )?(?:(?:low|high|modest|moderate|small|large|mere|relatively|very) )*"
    rf"(?P<what>[A-Za-z][\w ()/%-]*?) of (?P<amount>{_DEGREE}{_NUMBER}[^,;:()]*)"
)
_SO_MUCH = any_case(
    rf"(?P<amount>{_DEGREE}{_NUMBER} ?(?P<unit>[A-Za-zµ%$€£][\w/%$€£]*)?)"
    r"(?: (?P<what>[A-Za-z][\w -]*))?"
)
_OF_SEVERAL = any_case(
    r"\b(?:all|every|each|both|no|none|only|most|any|other|than|not|never|nor|neither|among|of the"
    r"|outperforms?|beats?|exceeds? that|either|respectively)\b"
)
"""What is said of several things, or of so many of them, is said of all that stands behind."""

_BOUND = any_case(r"\b(?:over|under|below|above|than|at (?:most|least))\b")
_EXTREME = any_case(r"\b(?:[a-z]{2,}est|best|worst|most|least|top|leads?)\b")

_UNIT = regex(r"\s*\(.*")


@told_by("at with for despite spite having requiring needing taking using costing but and yet on")
def beside_measure(c: Scene, text: str) -> Iterator[Version]:
    """“A reaches 48.6% mAP at 25 ms”: it has that mAP, and a latency of 25 ms."""
    names = c.reader.names
    measured = names.measures.dimension
    things = [d.name for d in c.reader.figure.dimensions if d.name != measured and len(d.ticks) > 1]
    text = text.rstrip(" .")
    if measured is None or len(things) != 1:
        return
    for joint in reversed([*_JOINT.finditer(text)]):
        head, tail = text[: joint.start()], text[joint.end() :]
        told = _told(c, tail, measured, bare=joint[0].strip(" ,").lower() == "with")
        if told is None:
            continue
        what, amount, _ = told
        thing = _thing(c, head, things[0])
        if _EXTREME.search(head) and not _measures(c, head, measured) and not told[2]:
            return  # "A is the heaviest, at 5 g": so heavy is it, which is no other measure.
        if _BOUND.search(amount) and _EXTREME.search(head) and not c.holds(head):
            return  # "A has the highest mAP at under 20 ms": of those that take so little.
        if thing is not None and not set(c.named_in(what)[measured]) & _measures(c, head, measured):
            yield Plain(head), Plain(f"{thing} has a {what} of {amount}")
        return


def _told(c: Scene, tail: str, measured: str, *, bare: bool) -> tuple[str, str, bool] | None:
    """The measure that the end of a sentence tells, how much it is, and whether it is named."""
    match = _OF_IT.fullmatch(tail) or _SO_MUCH.fullmatch(tail)
    if match is None:
        return None
    what, amount = match["what"], match["amount"].strip()
    if what is None and bare:
        return None  # "Its range is the highest, with 28 minutes": so large is what was named.
    if what is None:
        place = c.reader.names.measures.in_unit((match["unit"] or "").lower())
        ticks = place.get(measured) if place is not None else ()
        if len(ticks) != 1:
            return None
        what = _UNIT.sub("", ticks[0])
    named = c.named_in(what)
    is_one = named.keys() == {measured} and len(named[measured]) == 1
    return (what, amount, match["what"] is not None) if is_one else None


def _thing(c: Scene, head: str, things: str) -> str | None:
    """The one thing that the beginning of a sentence is about."""
    if _OF_SEVERAL.search(head):
        return None
    ticks = c.named_in(head).get(things, ())
    if not ticks and begins_with_pronoun(head):
        return c.topic
    return ticks[0] if len(ticks) == 1 else None


def _measures(c: Scene, text: str, measured: str) -> set[str]:
    return set(c.named_in(text).get(measured, ()))
