"""Evidence in brackets: “A is the most sensitive to noise (from 81 at 0.1 to 54 at 0.9)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AMOUNT = r"[~≈]?[-−]?[$€£]?\d[\d.,]*(?<![.,])(?: ?%| [a-z/]+)?"
_AT = r"(?:in|at|on|for|with|under)"
_COURSE = any_case(
    rf"(?P<said>[^();]+?) \((?:(?:e\.g\.|i\.e\.|namely|dropping|falling|rising|going|changing"
    r"|increasing|decreasing|declining|down|up),? )*from "
    rf"(?P<one>{_AMOUNT}) (?P<here>{_AT} [^();]+?) to (?P<two>{_AMOUNT})"
    rf" (?P<there>{_AT} [^();]+?)\)"
    r"(?P<more>,? [^();]+)?"
)
_RANGE = any_case(
    r"(?P<said>[^();]+?) \((?P<how>ranging|varying|between|spanning)(?P<span> [^();]*?\d[^();]*?)\)"
    r"(?P<more>,? [^();]+)?"
)
_MADE = any_case(
    r"\b(?P<made>gap|lead|advantage|edge|difference|margin|gain|improvement|benefit|rank|ranking|place"
    r"|position|ratio|mean|average|median|total|sum|spread|range|deviation|variance|share|distance"
    r"|speedup|rate)s?\b"
)
"""What is made of values, so that numbers behind it are none of them."""


def speaks_of_made(c: Scene, said: str) -> bool:
    """Whether a statement is of what is made of values, and not of what the figure measures.

    Args:
        c: where it stands.
        said: the statement.
    """
    measured = c.reader.figure.value.label.lower()
    return any(m["made"].lower() not in measured for m in _MADE.finditer(said))


@of_form(_COURSE, "from", "to", "(")
def course_bracketed(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls most (from 81 at 0.1 to 54 at 0.9)”: it does, and has these values there."""
    said = f"{match['said']}{match['more'] or ''}"
    ends = (match["one"], match["here"]), (match["two"], match["there"])
    there = _spoken_of(c, match["said"], *(place for _, place in ends))
    if there is None or speaks_of_made(c, match["said"]):
        return
    places = (there.default(Place(tuple(_place(c, at).items()))) for _, at in ends)
    told = zip(ends, places, strict=True)
    valued = (
        Plain(f"For {next(iter(p.ticks))[1][0]}, the value is {v}", here=p) for (v, _), p in told
    )
    yield Plain(said), *valued


def _spoken_of(c: Scene, said: str, *ends: str) -> Place | None:
    """What a statement is about beside the points of an axis that the ends of a course name."""
    one, two = (_place(c, end) for end in ends)
    axes = [d for d in one if d in two and one[d] != two[d]]
    if len(axes) != 1:
        return None
    about = {d: t for d, t in c.placed_in(said).items() if d not in axes} | two | one
    about.pop(axes[0])
    if any(len(ticks) != 1 for ticks in about.values()):
        return None  # "A falls faster than B (from … to …)": either of them.
    known = Place(tuple(about.items()))
    return known.default((c.around.here or EVERYWHERE).without(axes))


def _place(c: Scene, end: str) -> dict[str, tuple[str, ...]]:
    """Where an end of a course is, be it told by a number alone: “at 1”."""
    placed, tick, way = c.placed_in(end), c.point(end.partition(" ")[2]), c.way
    return placed or ({way: (tick,)} if tick is not None and way is not None else {})


@of_form(_RANGE, "ranging varying between spanning", "(")
def range_bracketed(_: Scene, match: Match) -> Iterator[Version]:
    """“A is the fastest (ranging from 18 to 33)”: it is, ranging from 18 to 33."""
    if match["how"].lower() in ("ranging", "varying", "spanning") and not match["more"]:
        yield (Plain(f"{match['said']}, {match['how']}{match['span']}"),)
