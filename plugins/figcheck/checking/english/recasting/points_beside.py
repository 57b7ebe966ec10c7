"""Where points lie to each other, and how things do on both axes of a scatter plot."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Axis, Figure, Kind
from figcheck.patterns import any_case, regex

_BRACKETS = regex(r"\s*[(\[].*")

_FAR = r"(?:(?:far|further|farther|well|clearly|slightly|much|just|directly|somewhat) )?"
_LIES = (
    r"(?:is|are|lies?|sits?|appears?|stands?|falls?"
    r"|(?:is|are) (?:located|positioned|placed|found|situated|plotted))"
)
_SIDE = (
    rf"{_FAR}(?:above|below|to the {_FAR}(?:right|left) of"
    r"|(?:to|on) the (?:upper|lower)[ -](?:right|left) of)"
)
_BESIDE = any_case(
    rf"(?P<who>[^;:,]+?) {_LIES} (?P<one>{_SIDE})(?:(?:,? and|,? but) (?P<two>{_SIDE}))? "
    r"(?P<other>[^;:,]+?)"
    r"(?:,? (?:and|but|yet|although|though|while)(?: (?:it|they))?(?: (?:is|are|lies?))? "
    rf"(?P<then>{_FAR}(?:(?:above|below) (?:it|them)|to (?:the|its|their) {_FAR}(?:right|left)"
    r"(?: of (?:it|them))?)))?"
)
_OTHERS = any_case(r"(?:all|every|each|any)(?: of)?(?: the)? others?(?: [a-z]+)?")
_UP = any_case(r"\b(?:above|upper)\b")
_DOWN = any_case(r"\b(?:below|lower)\b")
_RIGHT = any_case(r"\bright\b")
_LEFT = any_case(r"\bleft\b")


@of_form(
    _BESIDE,
    "above below right left",
    "is are lie lies sit sits appear appears stand stands fall falls",
)
def points_beside(c: Scene, match: Match) -> Iterator[Version]:
    """“A lies above B and to its right”: it has more of what either axis shows."""
    axes = _axes(c.reader.figure)
    if axes is None:
        return
    who, other = match["who"], match["other"]
    if not _names_one(c, who) or not (_OTHERS.fullmatch(other) or _names_one(c, other)):
        return
    across, up = axes
    sides = (
        (_RIGHT, across, "higher"),
        (_LEFT, across, "lower"),
        (_UP, up, "higher"),
        (_DOWN, up, "lower"),
    )
    said = " ".join(filter(None, (match["one"], match["two"], match["then"])))
    told = [(measure, how) for words, measure, how in sides if words.search(said)]
    if told and len({measure for measure, _ in told}) == len(told):
        yield tuple(Plain(f"{who} has a {how} {measure} than {other}") for measure, how in told)


def _axes(figure: Figure) -> tuple[str, str] | None:
    """What the axes of a scatter plot show, across and upwards, where both are drawn as usual."""
    if figure.kind is not Kind.SCATTER:
        return None
    ticks = {tick for d in figure.dimensions for tick in d.ticks}
    bare = {_BRACKETS.sub("", tick) for tick in ticks}
    found = [_shown(axis, ticks, bare) for axis in (figure.x_axis, figure.y_axis)]
    return (found[0], found[1]) if found[0] and found[1] and found[0] != found[1] else None


def _shown(axis: Axis, ticks: set[str], bare: set[str]) -> str:
    if axis.bounds is not None and axis.bounds[0] > axis.bounds[1]:
        return ""  # Drawn from high to low.
    name = _BRACKETS.sub("", axis.label)
    return name if axis.label in ticks or name in bare else ""


def _names_one(c: Scene, text: str) -> bool:
    """Whether a text is the name of one thing, and says no more."""
    ticks = [t for found in c.named_in(text).values() for t in found]
    return len(ticks) == 1 and c.is_subject(text)


_BOTH = any_case(
    r"(?P<said>[^;:]+) (?:on|in|across|by|along|for|regarding|in terms of)"
    r" (?:both|the two)(?: of the)? (?:measures|metrics|axes|criteria|dimensions|respects|counts"
    r"|aspects|quantities|variables|scores)(?P<rest>)"
)
_COMPARES = any_case(
    r"\b(?:beats?|outperforms?|surpass(?:es)?|exceeds?|dominates?|better|worse|higher|lower|ahead"
    r"|behind|best|worst|leads?|trails?|above|below|tops?|outscores?|superior|inferior|wins?)\b"
)


@of_form(
    _BOTH,
    "both two",
    "measures metrics axes criteria dimensions respects counts aspects quantities variables scores",
)
def on_both(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B on both measures”: on the one, and on the other."""
    names = c.reader.names
    measured = names.measures.dimension
    if measured is None or not _COMPARES.search(match["said"]):
        return
    ticks = names.dimensions[measured].ticks
    if len(ticks) == 2 and not c.named_in(match["said"]).get(measured):
        one, two = (_BRACKETS.sub("", tick) for tick in ticks)
        yield (Plain(f"{match['said']} in {one}"), Plain(f"{match['said']} in {two}"))


_AT_SAME = any_case(
    r"(?:at|for|with|despite|given) (?:an? |the |roughly the |nearly the |almost the |about the )?"
    r"(?P<how>comparable|similar|same|equal|identical) (?P<what>[^,;:()]+?)"
    r"(?P<noted> \([^()]+\))?, (?P<said>[^;:]+)"
)
_BEHIND = any_case(
    r"(?P<said>[^;:]+?),? (?:at|for|with|despite) (?:an? |the |roughly the |nearly the "
    r"|almost the |about the )?"
    r"(?P<how>comparable|similar|same|equal|identical) (?P<what>[^,;:()]+?)(?P<noted> \([^()]+\))?"
)


@of_form(
    (_AT_SAME, _BEHIND), "comparable similar same equal identical", "at for with despite given"
)
def at_similar(c: Scene, match: Match) -> Iterator[Version]:
    """“At similar latency, A is more accurate than B”: theirs is similar, and it is."""
    measured = c.reader.names.measures.dimension
    if measured is None or c.named_in(match["what"]).keys() != {measured}:
        return
    named = c.named_in(match["said"])
    named.pop(measured, None)
    if len(named) != 1 or any(len(ticks) != 2 for ticks in named.values()):
        return
    ((one, two),) = named.values()
    if match["said"].lower().find(two.lower()) < match["said"].lower().find(one.lower()):
        one, two = two, one
    alike = "a similar" if match["how"].lower() in ("comparable", "similar") else "the same"
    if any(
        word in match.string.lower()
        for word in ("roughly the", "nearly the", "almost the", "about the")
    ):
        alike = "a similar"
    noted = match["noted"] or ""
    yield Plain(match["said"]), Plain(f"{one} and {two} have {alike} {match['what']}{noted}")


_AMOUNT = r"[$€£~≈]?\d[\d.,]*(?<!,) ?[A-Za-zµ%$€£/²³]*"
_PAIR = regex(rf" \((?P<one>{_AMOUNT})(?:,|;| and|,? at| /) (?P<two>{_AMOUNT})\)")
_NAME = 5
"""Words of a name, at most."""


@told_by("(", ")")
def pairs_noted(c: Scene, text: str) -> Iterator[Version]:
    """“A (40 ms, 45%) is slower than B (14 ms, 44%)”: it is, and these are their values."""
    measures = c.reader.names.measures
    pairs = [*_PAIR.finditer(text)] if measures.dimension is not None else []
    if not pairs or measures.dimension is None:
        return
    said = [Plain(_PAIR.sub("", text))]
    for pair in pairs:
        name = _name_before(c, text[: pair.start()], measures.dimension)
        told: list[str] = []
        for amount in pair.group("one", "two"):
            place = measures.in_unit(amount.lstrip("$€£~≈0123456789., ").lower())
            told += place.get(measures.dimension) if place is not None else ()
        if name is None or len(told) != 2 or told[0] == told[1]:
            return
        for measure, amount in zip(told, pair.group("one", "two"), strict=True):
            said.append(Plain(f"{name} has a {_BRACKETS.sub('', measure)} of {amount}"))
    yield tuple(said)


def _name_before(c: Scene, text: str, measured: str) -> str | None:
    """The name of one thing that a text ends with."""
    words = text.split(" ")
    for count in range(min(_NAME, len(words)), 0, -1):
        name = " ".join(words[-count:])
        named = c.named_in(name)
        if measured not in named and _names_one(c, name):
            return name
    return None


_ALL_OF_THEM = any_case(
    r"(?P<who>[^;:]+,? and [^;:,]+?) (?P<be>are|were) (?:all|both) (?P<rest>[^;:]+ and [^;:]+ than "
    r"[^;:]+)"
)


@of_form(_ALL_OF_THEM, "all both", "are were", "than")
def are_all_more(c: Scene, match: Match) -> Iterator[Version]:
    """“A, B and C are all slower and less accurate than D”: each of them is."""
    if c.is_subject(match["who"]) and c.named_in(match["who"]):
        yield (Plain(f"{match['who']} {match['be']} {match['rest']}"),)


_TEND = any_case(
    r"[a-z]+ (?:with|having|that have|of) (?:an? )?(?P<one>higher|larger|greater|more|lower|smaller"
    r"|less|fewer|longer|shorter) (?P<what>[^,;:()]+?) (?:tend to|generally|usually|typically"
    r"|mostly|on average|often)(?: also)? (?:have|show|achieve|reach|score|obtain|exhibit|attain) "
    r"(?:an? )?(?P<two>higher|larger|greater|more|lower|smaller|less|fewer|longer|shorter) "
    r"(?P<then>[^,;:()]+)"
)
_LESS = frozenset("lower smaller less fewer shorter".split())


@of_form(_TEND, "tend generally usually typically mostly average often", "with having that of")
def those_with_more(c: Scene, match: Match) -> Iterator[Version]:
    """“Countries with a higher income tend to have a longer life”: it rises with income."""
    measured = c.reader.names.measures.dimension
    if measured is None:
        return
    named = [c.named_in(match[side]) for side in ("what", "then")]
    if any(n.keys() != {measured} or len(n[measured]) != 1 for n in named):
        return
    cause, effect = (n[measured][0] for n in named)
    falls = (match["one"].lower() in _LESS) is not (match["two"].lower() in _LESS)
    moves = "decreases" if falls else "increases"
    if cause != effect:
        yield (Plain(f"{_BRACKETS.sub('', effect)} generally {moves} with {match['what']}"),)
