"""One verb after another: “A stays low until 2010, climbs to 9 in 2015, and then falls to 7”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case
from figcheck.records import record

_NEXT = (
    r"(?:(?:then|finally|subsequently|afterwards|eventually|later|thereafter|again"
    r"|in the end)(?:,)? )?"
)
_JOINT = any_case(rf"(?:, (?:(?:and|but) )?| (?:and|but) ){_NEXT}")
_UNTIL = any_case(
    r"(?P<said>.+?) (?:until|till|through|up to|to|through to|by the end of) (?P<end>[^,;:()]+)"
)
_OPEN_UNTIL = any_case(r" (?:until|till) (?!.* (?:until|till) )")
_STAYS = any_case(r"(?:then |still |always )?(?:stays?|remains?|keeps?|lies?|is|runs?|holds?)\b")
_STAYS_UNTIL = any_case(
    rf"(?:, (?:(?:and|but) )?| (?:and|but) ){_NEXT}(?:still |always )?"
    r"(?:(?:stays?|remains?|keeps?|lies?|is|runs?|holds?) [^,;:()]+ (?:until|till|through|up to|to)"
    r"|[a-z]+ (?:[^,;:()]+ )?(?:until|till)) "
)
_TO_HIGH = any_case(
    r"(?P<verb>[a-z]+(?: back)?(?: up| down)?) to (?:a|its|their) (?:new |local |interim |record )?"
    r"(?:high|peak|maximum|top|low|minimum|trough|bottom)(?: point| value| level)? (?:of|at) "
)
_IT = any_case(r"\b(?:it|them)\b")
_LEVEL = any_case(r"\bto ((?:[a-z]+ ){0,2}[~$€£]?\d[^\s,;()]*)")
_MOST_VERBS = 4


@record
class _Turn:
    """What a subject does at some time.

    Attributes:
        said: the verb and all behind it.
        point: the last tick that it names on the axis; `None` if it names none.
    """

    said: str
    point: str | None


@told_by(
    "then finally subsequently afterwards eventually later thereafter again and but",
    "until till through to from in by at",
)
def verbs_in_turn(c: Scene, text: str) -> Iterator[Version]:
    """“A is below B until 2010, passes it in 2011, and stays above it until 2015”: since 2011.

    Each verb tells of the time that it names, or of that since the one before it.
    """
    yield from _in_turn(c, text, fewest=3)


@told_by(
    "then finally subsequently afterwards eventually later thereafter again and but",
    "until till through to",
)
def stays_since(c: Scene, text: str) -> Iterator[Version]:
    """The same where the last of two verbs says what is so “until 2015”: since the one before."""
    if _STAYS_UNTIL.search(text):
        yield from _in_turn(c, text, fewest=2)


def _in_turn(c: Scene, text: str, *, fewest: int) -> Iterator[Version]:
    axis = c.way
    lead, who, rest = c.cut(text.rstrip(" ."))
    turns = _turns(c, rest, axis) if axis is not None and who and not lead.strip(" ,") else []
    if axis is None or len(turns) < fewest:
        return
    named = sum(len(ticks) for ticks in c.named_in(who).values())
    if not c.is_subject(who) or named != (0 if c.reader.names.is_one_line else 1):
        return
    found: list[str] = []
    since: str | None = None
    for turn in turns:
        said = _against_rival(c, who, turn.said, text)
        said = said and _placed(
            c, axis, who, replace(turn, said=said), since, last=turn is turns[-1]
        )
        if said is None or not c.reads(said):
            return
        found.append(said)
        since = turn.point
    yield tuple(map(Plain, found))


def _turns(c: Scene, rest: str, axis: str) -> list[_Turn]:
    """What stands behind a subject, cut before each of its verbs."""
    pieces, start = [], 0
    for joint in _JOINT.finditer(rest):
        if joint.start() < start or rest.count("(", 0, joint.start()) > rest.count(
            ")", 0, joint.start()
        ):
            continue
        if c.begins_with_verb(rest[joint.end() :]):
            pieces.append(rest[start : joint.start()])
            start = joint.end()
    pieces.append(rest[start:])
    if len(pieces) > _MOST_VERBS or not all(map(c.begins_with_verb, pieces)):
        return []
    return [_Turn(piece, _point(c, piece, axis)) for piece in pieces]


def _point(c: Scene, text: str, axis: str) -> str | None:
    """The last tick of an axis that a text names behind a preposition."""
    stretch = c.reader.stretch_of(text)
    ticks: Sequence[str] = stretch.get(axis) if stretch is not None else ()
    order = c.ascending(axis)
    return max(ticks, key=order.index) if ticks else None


def _against_rival(c: Scene, who: str, said: str, text: str) -> str | None:
    """What is said with the one that “it” stands for: the only other thing of its kind."""
    if not _IT.search(said):
        return said
    own = c.named_in(who)
    others = [t for d, ts in c.named_in(text).items() if d in own for t in ts if t not in own[d]]
    return _IT.sub(others[0], said) if len(others) == 1 else None


def _placed(
    c: Scene, axis: str, who: str, turn: _Turn, since: str | None, *, last: bool
) -> str | None:
    """A clause that says when, too; `None` where that is left open."""
    said = _TO_HIGH.sub(r"\g<verb> to ", turn.said, count=1)
    order = c.ascending(axis)
    if since is None:
        return f"{who} {said}"
    if turn.point is not None:
        until = _UNTIL.fullmatch(said)
        if until is None or c.axis_of(until["end"]) != axis:
            return f"{who} {said}"
        if _STAYS.match(said):
            after = order[order.index(since) + 1 :]
            return f"{who} {until['said']} from {after[0]} to {until['end']}" if after else None
        if _OPEN_UNTIL.search(said):
            return f"{who} {until['said']} from {since} to {until['end']}"
        return f"{who} {said}"
    later = order[order.index(since) + 1 :]
    if not last or not later:
        return None
    level = _LEVEL.search(said)
    told = [f"In {tick}, {who} is at {level[1]}" for tick in later] if level is not None else []
    if told and not _holds(c, told[-1]) and any(_holds(c, t) for t in told):
        return None  # Back to so much, if not at the end.
    return f"From {since} on, {who} {said}"


def _holds(c: Scene, text: str) -> bool:
    formulas = [f for r in c.reader.read(text, c.around) for f in r.formulas]
    return any(c.reader.table.evaluate(f).truth for f in formulas)
