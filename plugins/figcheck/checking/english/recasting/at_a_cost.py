"""What the other of two things has more or less of, and what a step costs."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_HAVING = r"(?:has|having|requires?|requiring|needs?|needing|uses?|using|incurs?|incurring)"
_JOINT = (
    r"(?:,? (?:but|while|yet|and|albeit|although|though)(?: also)?"
    rf"(?: (?:it )?{_HAVING}| with| at)?"
    rf"|,? (?:with|at|for|even with|despite|in spite of)(?: {_HAVING})?)"
)
_DEGREE = (
    r"(?:(?:slightly|much|far|significantly|substantially|considerably|somewhat|marginally|even"
    r"|noticeably|only slightly|clearly|markedly) )?"
)
_MORE = (
    rf"(?:an? )?(?P<more>{_DEGREE}"
    r"(?:lower|higher|smaller|larger|shorter|longer|fewer|less|greater|more))"
)
_ABOUT = (
    r"(?:(?:only|just) )?(?:(?:about|around|roughly|approximately|nearly|almost|over|more than"
    r"|less than|fewer than|under|at least|at most|just over|just under|well over|well under) )?"
)
_PART = (
    r"(?:half|twice|double|(?:a|one) (?:third|quarter|fifth|tenth)"
    r"|(?:two|three)[ -](?:thirds|quarters)"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten|\d+(?:\.\d+)?) times)"
)
_SHARE = rf"(?P<share>{_ABOUT}{_PART})(?: of)? (?:the|its|their)"
_WHOLE = ("half", "twice", "double", "times")
_NOTE = r"(?P<note> \([^()]+\))?"
_COST = regex(
    rf"(?P<head>.+?){_JOINT} (?:{_SHARE}|{_MORE}) (?P<measure>[\w -]+?)"
    rf"(?: (?:of|than|compared (?:to|with)) (?P<other>[^,;()]+?))?{_NOTE}"
)
_BEING = regex(
    rf"(?P<head>.+?),? (?:despite|in spite of|while) being (?P<how>{_DEGREE}[\w-]+){_NOTE}",
)


def _two(scene: Scene, head: str) -> tuple[str, str] | None:
    """The two things that a clause sets against each other, if it names nothing else."""
    named = scene.named_in(head)
    named.pop(scene.reader.names.measures.dimension or "", None)
    if len(named) != 1 or scene.begins_with_place(head) is None or not scene.reads(head):
        return None  # "Going from A to B …": not of A.
    (ticks,) = named.values()
    return (ticks[0], ticks[1]) if len(ticks) == 2 else None


def _with(scene: Scene, head: str, other: str) -> tuple[str, str] | None:
    """The one thing that a clause is about, and another that is named behind it."""
    measured = scene.reader.names.measures.dimension or ""
    named, others = scene.named_in(head), scene.named_in(other)
    named.pop(measured, None)
    ticks = [t for ticks in named.values() for t in ticks]
    rivals = [t for ticks in others.values() for t in ticks]
    if named.keys() != others.keys() or [len(ticks), len(rivals)] != [1, 1]:
        return None
    begins = scene.begins_with_place(head) is not None and scene.reads(head)
    return (ticks[0], rivals[0]) if begins and ticks != rivals else None


def _is_measure(scene: Scene, text: str) -> bool:
    """Whether a text is the name of one of several measures."""
    return scene.named_in(text).keys() == {scene.reader.names.measures.dimension}


@of_form(
    _COST,
    "lower higher smaller larger shorter longer fewer less greater more half twice double third "
    "quarter fifth tenth thirds quarters times",
    "but while yet and albeit although though with at for despite spite",
)
def at_a_cost(scene: Scene, match: Match) -> Iterator[Version]:
    """“A beats B at half the latency”: the latency of A is half that of B.

    The second half is of the same two.
    """
    if not _is_measure(scene, match["measure"]):
        return
    other = match["other"]
    two = _two(scene, match["head"]) if other is None else _with(scene, match["head"], other)
    if two is None:
        return
    one, rival = two
    measure, note = match["measure"], match["note"] or ""
    if match["more"]:
        cost = f"The {measure} of {one} is {_plain(match['more'])} than that of {rival}{note}"
    else:
        of = "" if match["share"].endswith(_WHOLE) else "of "
        cost = f"The {measure} of {one} is {match['share']} {of}that of {rival}{note}"
    yield Plain(match["head"]), Plain(cost)


def _plain(more: str) -> str:
    """A comparative as it is said of a value: a lower one, not fewer of it."""
    *degree, last = more.split()
    return " ".join(
        (*degree, {"fewer": "lower", "less": "lower", "more": "higher"}.get(last, last))
    )


@of_form(_BEING, "being", "despite spite while")
def despite_being(scene: Scene, match: Match) -> Iterator[Version]:
    """“A outperforms B despite being smaller”: A is smaller than B."""
    two = _two(scene, match["head"])
    if two is None:
        return
    one, rival = two
    yield Plain(match["head"]), Plain(f"{one} is {match['how']} than {rival}{match['note'] or ''}")


_COSTS = any_case(
    r"(?P<who>(?:going|moving|switching|changing|stepping|increasing|raising|lowering|reducing|"
    r"dropping|shifting|passing|growing|scaling|replacing|shrinking|doubling|halving|cutting|"
    r"the (?:step|move|change|switch|increase))\b[^;:]+?) "
    r"(?P<verb>costs?|loses?|sacrifices?|hurts?|harms?|reduces?)"
    r" (?P<what>[a-z]+(?: [a-z]+)?)(?P<rest>(?:,? (?:in|on|at|for|with|under|across) [^;:]+)?)"
)
_ANY = frozenset({"accuracy", "performance", "quality"})


@of_form(_COSTS, "cost costs lose loses sacrifice sacrifices hurt hurts harm harms reduce reduces")
def costing(c: Scene, match: Match) -> Iterator[Version]:
    """“Going from A to B costs accuracy on Web”: it lowers the accuracy there."""
    what = match["what"].lower()
    label = c.reader.figure.value.label.partition(" (")[0].lower()
    if what in _ANY or what == label:
        yield (Plain(f"{match['who']} lowers the {what}{match['rest']}"),)
