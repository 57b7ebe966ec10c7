"""Boxes that overlap, lie within one another, or are apart from all others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.naming.statistics import LOWER, UPPER, parts_of_boxes
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.model import Dimension
from figcheck.patterns import any_case, regex
from figcheck.records import record

_OF = r"(?:of|for|in|at) (?:the )?"
_DEGREE = (
    r"(?: (?:at all|in the least|completely|entirely|fully|whatsoever|considerably|substantially"
    r"|significantly|largely|heavily|strongly|greatly|to a large extent|a lot))?"
)
_FAR = any_case(
    r" (?:considerably|substantially|significantly|largely|heavily|strongly|greatly"
    r"|to a large extent|a lot)"
)
_NOT = r"(?: (?:do not|does not|don't|doesn't|never))"
_BOXES = r"(?:boxe?s?|interquartile ranges?|IQRs|middle halves)"

_OVERLAP = (
    regex(
        rf"(?:(?:the )?{_BOXES} {_OF}(?P<one>[^;:(),]+?) and (?:that of |for )?(?P<two>[^;:(),]+?)"
        rf"|(?:the )?(?P<first>[^;:(),]+?) and (?P<second>[^;:(),]+?) {_BOXES})"
        rf"(?P<no>{_NOT})? overlap(?P<degree>{_DEGREE})",
    ),
    regex(
        rf"(?:the )?(?:box {_OF}(?P<one>[^;:(),]+?)|(?P<first>[^;:(),]+?) box)"
        rf"(?P<no>{_NOT})? overlaps?(?P<degree>{_DEGREE}) (?:with )?(?:(?:that|the (?:one|box)) "
        r"(?:of|for) (?P<two>[^;:(),]+?)|(?:the )?(?P<second>[^;:(),]+?) box)",
    ),
    regex(
        rf"there is (?:(?P<no>no)|some|an?) overlap(?P<degree>{_DEGREE}) between (?:the )?"
        rf"(?:{_BOXES} {_OF}(?P<one>[^;:(),]+?) and (?:that of |for )?(?P<two>[^;:(),]+?)"
        rf"|(?P<first>[^;:(),]+?) and (?P<second>[^;:(),]+?) {_BOXES})",
    ),
)
"""How it is said that two boxes overlap."""

_APART = regex(
    rf"(?:the )?(?:box {_OF}(?P<one>[^;:(),]+?)|(?P<first>[^;:(),]+?) box) "
    r"(?:is|lies) (?:clearly |completely |entirely |fully )?(?:separated?|apart|disjoint) from "
    r"(?:(?P<all>(?:all|every|each|any)(?: of)?(?: the)? others?(?: box(?:es)?)?"
    r"|the (?:other boxes|others|rest))|(?:that|the (?:one|box)) of (?P<two>[^;:(),]+?)"
    r"|(?:the )?(?P<second>[^;:(),]+?) box)",
)
_WITH_NONE = regex(
    rf"(?:the )?(?:box {_OF}(?P<one>[^;:(),]+?)|(?P<first>[^;:(),]+?) box) "
    r"(?:overlaps?(?: with)? (?:none of the others|no other(?: box)?)"
    r"|(?:does not|doesn't) overlap(?: with)? any (?:of the others|other(?: box)?|others?))"
    rf"{_DEGREE}",
)
_WITHIN = regex(
    rf"(?:the )?(?:box {_OF}(?P<one>[^;:(),]+?)|(?P<first>[^;:(),]+?) box) "
    r"(?:is|lies|falls|sits|fits) (?P<how>(?:entirely|completely|fully|wholly|well) )?"
    r"(?:within|inside) (?:the (?:range|span|extent|limits|bounds) of )?"
    r"(?:(?:that|the (?:one|box)) of (?P<two>[^;:(),]+?)|(?:the )?(?P<second>[^;:(),]+?) box)",
)
_WHOLLY = r"(?:completely|entirely|fully|wholly|clearly|well|totally|strictly)"
_WHOSE = r"[^;:(),]*?[^;:(), ]['’]s?|the [^;:(),]+?"
_ABOVE = any_case(
    rf"(?:the (?:(?P<whole>whole|entire) )?box {_OF}(?P<one>[^;:(),]+?)"
    rf"|(?P<first>{_WHOSE}) (?:(?:whole|entire) )?box) "
    r"(?:(?:is|lies|sits|stands|remains|stays)(?P<no> not)?"
    rf"|does(?P<never> not|n['’]t) (?:lie|sit)) (?P<wholly>{_WHOLLY} )?(?P<side>above|below) "
    r"(?:(?P<all>(?:(?:all|every|each|any)(?: of)? )?(?:the )?(?:others?|rest)"
    r"(?: box(?:es)?| ones?)?)"
    rf"|(?:that|the (?:(?:whole|entire) )?(?:one|box)) {_OF}(?P<two>[^;:(),]+?)"
    rf"|(?P<second>{_WHOSE}) box)"
)
"""How it is said that one box is above another one."""

_ABOVE_ANOTHER = any_case(
    r"\bbox(?:es)?\b(?: (?:of|for|in|at) [^,;:]+?)? (?:is|are|lies?|sits?|stands?|stays?|remains?)"
    r"(?: not)?(?: [a-z]+ly| well| all)? (?:above|below)"
    r" (?:that|those|the box|the one|(?:all|any|every|each|the)(?: of)?(?: the)? (?:others?|rest)"
    r"|[^,;:\d]* box(?:es)?)\b"
)
"""The same in a sentence that says more."""

_MOST_OF_IT = 0.5
"""The part of the shorter box that must lie in the other one for them to “overlap considerably”."""

_SHARES = regex(r"\bshare\(")
_CELLS = regex(r"\[[^\]]*\]")
"""How a check says which part of some values is so, and which values it is about."""


@record
class _Boxes:
    """The boxes of a figure.

    Attributes:
        things: the dimension of what the boxes are of.
        parts: the name of the dimension of their parts.
        lower: what their lower ends are called.
        upper: what their upper ends are called.
        ends: both ends of each box.
    """

    things: Dimension
    parts: str
    lower: str
    upper: str
    ends: dict[str, tuple[float, float]]

    def apart(self, one: str, two: str) -> Plain:
        """That two boxes do not overlap, said of the ends that decide it."""
        low, high = sorted((one, two), key=lambda thing: self.ends[thing])
        return Plain(f"The {self.lower} of {high} is above the {self.upper} of {low}")

    def shared(self, one: str, two: str) -> float:
        """How much two boxes have in common, as a part of the shorter one."""
        (low, high), (lowest, highest) = self.ends[one], self.ends[two]
        common = max(0.0, min(high, highest) - max(low, lowest))
        return common / (min(high - low, highest - lowest) or 1.0)

    def touch(self, one: str, two: str) -> bool:
        """Whether one box begins where the other one ends: then they may be said to overlap."""
        low, high = sorted((self.ends[one], self.ends[two]))
        return high[0] == low[1]

    def beyond(self, one: str, two: str, side: str) -> tuple[Plain, bool]:
        """That one box is wholly above or below another one, and whether it is."""
        (low, high), (lowest, highest) = self.ends[one], self.ends[two]
        if side == "above":
            return Plain(f"The {self.lower} of {one} is above the {self.upper} of {two}"), (
                low > highest
            )
        return Plain(f"The {self.upper} of {one} is below the {self.lower} of {two}"), high < lowest

    def is_partly_beyond(self, one: str, two: str, side: str) -> bool:
        """Whether a box begins or ends beyond another one without being apart from it."""
        if self.beyond(one, two, side)[1]:
            return False
        pairs = zip(self.ends[one], self.ends[two], strict=True)
        return any((a > b) if side == "above" else (a < b) for a, b in pairs)

    def are_apart(self, one: str, two: str) -> bool:
        """Whether they do not overlap."""
        low, high = sorted((self.ends[one], self.ends[two]))
        return high[0] > low[1]


def _boxes(c: Scene) -> _Boxes | None:
    """The boxes of a figure that has one of each thing; `None` if it has none, or several."""
    figure = c.reader.figure
    found = parts_of_boxes(figure)
    if found is None or not {LOWER, UPPER} <= found[1].keys():
        return None
    parts, (lower, upper) = found[0], (found[1][LOWER], found[1][UPPER])
    others = [d for d in figure.dimensions if d is not parts]
    if len(others) != 1:
        return None
    at, place = figure.dimensions.index(parts), figure.dimensions.index(others[0])
    values = {(c.at[place], c.at[at]): c.value for c in figure.cells if c.value is not None}
    ends = {
        tick: (low, high)
        for tick in others[0].ticks
        if (low := values.get((tick, lower))) is not None
        and (high := values.get((tick, upper))) is not None
    }
    return _Boxes(others[0], parts.name, lower, upper, ends)


def _named(c: Scene, boxes: _Boxes, *texts: str | None) -> list[str]:
    """The one thing that each text names; none if one names none, several, or says more."""
    found: list[str] = []
    for text in texts:
        bare = (text or "").removesuffix("'s").removesuffix("’s").removesuffix("'")
        ticks = c.named_in(bare)
        own = ticks.get(boxes.things.name, ())
        if len(ticks) != 1 or len(own) != 1 or own[0] not in boxes.ends or not c.is_subject(bare):
            return []
        found += own
    return found


@told_by("box boxes iqrs interquartile middle", "overlap overlaps")
def boxes_overlap(c: Scene, text: str) -> Iterator[Version]:
    """“The boxes of A and B overlap”: the lower quartile of one is below the other's upper one."""
    match = next((m for p in _OVERLAP if (m := p.fullmatch(_begun(text)))), None)
    boxes = _boxes(c)
    if match is None or boxes is None:
        return
    far = _FAR.fullmatch(match["degree"] or "") is not None
    if match["degree"] and (far if match["no"] else not far):
        return  # "… overlap completely": one may lie within the other.
    things = _named(c, boxes, match["one"] or match["first"], match["two"] or match["second"])
    if len(set(things)) != 2 or boxes.touch(*things):
        return
    if match["no"]:
        yield (boxes.apart(*things),)
        return
    ends = boxes.ends
    if far and 0 < boxes.shared(*things) < _MOST_OF_IT:
        return
    yield _as_one(
        [
            (
                Plain(f"The {boxes.lower} of {a} is below the {boxes.upper} of {b}"),
                ends[a][0] < ends[b][1],
            )
            for a, b in (things, things[::-1])
        ]
    )


@told_by("box", "separate separated apart disjoint overlap overlaps")
def apart_from_others(c: Scene, text: str) -> Iterator[Version]:
    """“The box of A is separated from all others”: it overlaps with none of them."""
    match = _APART.fullmatch(_begun(text))
    none = _WITH_NONE.fullmatch(_begun(text)) if match is None else None
    boxes = _boxes(c)
    found = match or none
    if found is None or boxes is None or boxes.ends.keys() != set(boxes.things.ticks):
        return
    things = _named(c, boxes, found["one"] or found["first"])
    if match is not None and not match["all"]:
        other = _named(c, boxes, match["two"] or match["second"])
        if things and other and things != other and not boxes.touch(*things, *other):
            yield (boxes.apart(*things, *other),)
        return
    if things:
        others = [tick for tick in boxes.ends if tick != things[0]]
        if any(boxes.touch(things[0], other) for other in others):
            return
        yield _as_one([(boxes.apart(things[0], o), boxes.are_apart(things[0], o)) for o in others])


@told_by("box", "above below")
def box_above(c: Scene, text: str) -> Iterator[Version]:
    """“The box of A lies above that of B”: its lower quartile is above the upper one of B."""
    match, boxes = _ABOVE.fullmatch(_begun(text.rstrip(" ."))), _boxes(c)
    if match is None or boxes is None or match["no"] or match["never"]:
        return
    things = _named(c, boxes, _own(match["one"] or match["first"]))
    if match["all"] and boxes.ends.keys() == set(boxes.things.ticks):
        others = [tick for tick in boxes.ends if tick not in things]
    else:
        others = _named(c, boxes, _own(match["two"] or match["second"]))
    if len(things) != 1 or not others or things[0] in others:
        return
    one, side = things[0], match["side"].lower()
    wholly = match["wholly"] or match["whole"]
    open_ = {
        other
        for other in others
        if boxes.touch(one, other) or (not wholly and boxes.is_partly_beyond(one, other, side))
    }
    said = [boxes.beyond(one, other, side) for other in others if other not in open_]
    # It may be said to be above what it overlaps with, but not above all if one is above it.
    if not open_ or not all(holds for _, holds in said):
        yield _as_one(said)


def takes_box_for_its_parts(c: Scene, text: str, check: str) -> bool:
    """Whether where a box stands to others was taken for how long it is, or for its parts.

    Args:
        c: where the sentence stands.
        text: the sentence.
        check: what it was taken for.
    """
    boxes = _boxes(c)
    if boxes is None:
        return False
    if _SHARES.search(check) and any(boxes.parts not in cells for cells in _CELLS.findall(check)):
        return True  # "Half of the trips take so long": of the trips, not of the parts of the box.
    if not _ABOVE.fullmatch(_begun(text.rstrip(" ."))):
        length = f'"{boxes.upper}"] - ['
        return _ABOVE_ANOTHER.search(text) is not None and length in check
    plains = (plain for version in box_above.way(c, text) for plain in version)
    meant = (r for plain in plains for r in c.reader.read(plain.text, c.around))
    return not any(str(formula) in check for reading in meant for formula in reading.formulas)


def _own(text: str | None) -> str:
    """A name without the article in front of it: “the Birch”."""
    return (text or "").removeprefix("the ").removeprefix("The ")


@told_by("box", "within inside")
def box_within(c: Scene, text: str) -> Iterator[Version]:
    """“The box of A lies entirely within that of B”: so do both of its ends."""
    match = _WITHIN.fullmatch(_begun(text))
    boxes = _boxes(c)
    if match is None or boxes is None:
        return
    things = _named(c, boxes, match["one"] or match["first"], match["two"] or match["second"])
    if len(set(things)) != 2:
        return
    one, two = things
    (low, high), (lowest, highest) = boxes.ends[one], boxes.ends[two]
    if low == lowest or high == highest:
        return  # Whether a box that ends where the other one does is within it.
    yield _as_one(
        [
            (
                Plain(f"The {boxes.lower} of {one} is above the {boxes.lower} of {two}"),
                low > lowest,
            ),
            (
                Plain(f"The {boxes.upper} of {one} is below the {boxes.upper} of {two}"),
                high < highest,
            ),
        ]
    )


def _as_one(said: Sequence[tuple[Plain, bool]]) -> Version:
    """What holds only as a whole: all of it if it does, else what speaks against it."""
    return tuple(plain for plain, holds in said if not holds) or tuple(plain for plain, _ in said)


def _begun(text: str) -> str:
    """A sentence as it would go on behind other words."""
    return uncapitalised(text) if text[:4] in ("The ", "Ther") else text
