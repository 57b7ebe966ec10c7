"""What comes next: “A leads until 2017, before B moves ahead in 2018”, “…, after which B falls”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.after_which import PASSED
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_JOINED = any_case(
    r"(?P<head>[^;:]+?), (?:but |and )?"
    r"(?P<joint>before|until|after which|at which point|whereupon|and from then on|from where"
    r"|from which point) (?P<then>[^;:]+)"
)
_AHEAD = any_case(
    r"(?P<verb>(?:moves?|pulls?|goes|gets?|edges?|draws?|jumps?|leaps?|is|shoots?|races?"
    r"|eventually moves|finally moves) ahead|takes over|takes the lead|overtakes|takes it over"
    r"|took over|took the lead|overtook it|(?:moved|pulled|went|edged|drew|was) ahead)"
    r"(?P<by> by [^,;:()]+?)?(?P<rest> (?:in|at|from|by|on|with|after|during|for) [^,;:]+"
    r"|)(?P<noted>,? \([^()]*\))?"
)
_IT = any_case(r"\b(?:it|them)\b")
_UNTIL = any_case(r"(?P<said>.+?) (?:until|till|through|up to|by) (?P<end>[^,;:()]+)")


@of_form(_JOINED, ",", "before until after at whereupon from")
def before_that(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads until 2017, before B overtakes it in 2018”: B overtakes A then."""
    axis = c.way
    if axis is None:
        return
    head, then = match["head"], match["then"]
    _, who, does = c.cut(then)
    _, first, _ = c.cut(head)
    if not who or not does or not c.begins_with_verb(does):
        return
    if c.named_in(who):
        rival = _rival(c, head, who)
    else:
        who, rival = (first, _rival(c, head, first)) if who.lower() == "it" else ("", None)
    if not who:
        return
    if (ahead := _AHEAD.fullmatch(does)) is not None and rival is not None:
        does = _ahead(c, axis, ahead, rival, head)
    elif _IT.search(does):
        does = _IT.sub(rival, does) if rival is not None else ""
    said = _when(c, axis, f"{who} {does}", head) if does else None
    if said is not None and c.reads(said):
        yield Plain(head), Plain(said)


def _rival(c: Scene, head: str, who: str) -> str | None:
    """The one other thing of its kind that a clause names."""
    own = c.named_in(who)
    others = [t for d, ts in c.named_in(head).items() if d in own for t in ts if t not in own[d]]
    return others[0] if len(others) == 1 else None


def _ahead(c: Scene, axis: str, match: Match, rival: str, head: str) -> str:
    """“moves ahead by 5” as of the one that it was level with or behind."""
    rest, noted = match["rest"], match["noted"] or ""
    if match["by"]:
        later = _later(c, axis, head)
        there = rest or (f" at {axis} {later[0]}" if len(later) == 1 else "")
        return f"is ahead of {rival}{match['by']}{there}{noted}" if there else ""
    if rest:
        return f"overtakes {rival}{rest}{noted}"
    later = _later(c, axis, head)
    if len(later) < 2 or noted:
        return ""
    # "A led until 2017, after which B took over": from 2018 on.
    return f"is ahead of {rival} from {later[0]} to {later[-1]}"


def _when(c: Scene, axis: str, said: str, head: str) -> str | None:
    """A clause about the time after another one, with when that is; `None` if that is open."""
    since = _point(c, axis, head)
    until = _UNTIL.fullmatch(said)
    if until is not None and c.axis_of(until["end"]) == axis:
        return f"From {since} to {until['end']}, {until['said']}" if since else None
    if _point(c, axis, said) is not None:
        return said
    later = _later(c, axis, head)
    once = PASSED.search(said) is not None  # "…, after which A was overtaken": at some point.
    return f"From {since} on, {said}" if since and later and not once else None


def _point(c: Scene, axis: str, text: str) -> str | None:
    """The last tick of an axis that a text names behind a preposition."""
    stretch = c.reader.stretch_of(text)
    ticks = stretch.get(axis) if stretch is not None else ()
    order = c.ascending(axis)
    return max(ticks, key=order.index) if ticks else None


def _later(c: Scene, axis: str, head: str) -> tuple[str, ...]:
    since, order = _point(c, axis, head), c.ascending(axis)
    return order[order.index(since) + 1 :] if since else ()
