"""How far all of several lines are from each other somewhere: “but they end 0.5 apart”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_WHO = r"(?P<who>(?:all|the|these|all of the|all the)(?: [a-z]+)? [a-z]+)"
_APART = (
    r"(?P<much>(?:about |only |just |over |more than |less than |nearly )?"
    r"\d[\d.,]*\S*(?: [a-zµ%]+)?) apart"
)
_MOVES = r"(?P<verb>starts?|begins?|ends?(?: up)?|finish(?:es)?(?: up)?|are|lie|stand|sit)"
_PLAIN = any_case(
    rf"(?:(?P<lead>at|in|by) (?P<there>[^,;:]+), )?{_WHO} {_MOVES} {_APART}"
    r"(?: (?:at|in|by) (?P<then>[^,;:]+))?"
)
_THEN = any_case(
    rf"(?P<first>{_WHO} [^;:]+?),? (?:but|and|yet|while) (?:they )?(?P<rest>(?:{_MOVES} )?{_APART}"
    r"(?: (?:at|in|by) [^,;:]+)?)"
)


@told_by("apart", "all the these")
def wide_apart(c: Scene, text: str) -> Iterator[Version]:
    """“All lines start within 0.1 of each other but end 0.5 apart”: their range there is 0.5."""
    single = _PLAIN.fullmatch(text)
    if single is not None:
        said = _range(c, single)
        if said is not None:
            yield (said,)
        return
    both = _THEN.fullmatch(text)
    if both is None:
        return
    verb = "" if both["verb"] else "are "
    second = _PLAIN.fullmatch(f"{both['who']} {verb}{both['rest']}")
    said = _range(c, second) if second is not None else None
    if said is not None:
        yield Plain(both["first"]), said


def _range(c: Scene, match: Match) -> Plain | None:
    """The range of the values of all of them at one tick of the axis."""
    others = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and d.name != c.way]
    if c.way is None or len(others) != 1 or is_ordered(others[0]):
        return None
    words = match["who"].lower().split()
    if c.counted_along(match["who"]) != {others[0].name} and c.label_of(words[-1]) not in (
        others[0].name,
        None,
    ):
        return None
    verb, where = match["verb"].lower(), match["there"] or match["then"]
    ticks = c.ascending(c.way)
    end = ticks[0] if verb.startswith(("start", "begin")) else ticks[-1]
    if where is not None:
        spot = c.on_axis(where)
        if spot is None or spot[0] != c.way:
            return None
        end = spot[1]
    elif not verb.startswith(("start", "begin", "end", "finish")):
        return None
    return Plain(f"The range at {c.way} {end} is {match['much']}")
