"""What comes next, and where: “A has the highest total, followed by B”, “5 points (X 1, Y 2)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered

_FLAGS = re.IGNORECASE

_NEXT = re.compile(
    r"(?P<head>(?P<lead>[^;:]*?, )?(?P<first>[^,;:]+?) (?P<verb>has|had|shows|records|is|was) the "
    r"(?P<most>[a-z]+est|most|fewest|least)(?P<what> [^,;:]+)), (?:closely )?followed by "
    r"(?P<next>[^,;:]+)",
    _FLAGS,
)
_NOTED = re.compile(r" \([^()]*\)")
_BUSIEST = {"busiest": "highest", "quietest": "lowest"}

_THERE = re.compile(r"(?P<said>[^()]*\d[^()]*?) \((?P<where>[^()]*\d[^()]*)\)", _FLAGS)

_COUNT = (
    r"(?:only |just )?(?:\d+|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
)
_TWO_COUNTS = re.compile(
    rf"(?P<one>{_COUNT}) (?P<cells>cells|values|entries|bars) (?P<first>(?:of|in) the [^,;:]+?)"
    rf"(?:,? (?:and|but|while|whereas)) (?P<two>{_COUNT}) (?P<second>(?:of|in) the [^,;:]+?)"
    r"(?P<rest> (?:are|exceed|lie|fall|reach|stay|remain) [^,;]+)",
    _FLAGS,
)


@told_by("followed")
def second_next(c: Scene, text: str) -> Iterator[Version]:
    """“A has the highest total, followed by B”: B has the second-highest total.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    said = _NEXT.fullmatch(text)
    if said is None or not c.reader.is_place(said["next"]):
        return
    one, other = c.named_in(said["first"]), c.named_in(said["next"])
    if one.keys() != other.keys() or any(len(t) > 1 for t in (*one.values(), *other.values())):
        return
    most, lead = said["most"].lower(), said["lead"] or ""
    what = _NOTED.sub("", said["what"])  # "the highest share (30%)": that of the first.
    phrase = f"{said['verb']} the second-{most}{what}"
    if most in _BUSIEST:
        phrase = f"has the second-{_BUSIEST[most]} value"
    yield Plain(said["head"]), Plain(f"{lead}{said['next']} {phrase}")


@told_by("(", "is are was were")
def noted_place(c: Scene, text: str) -> Iterator[Version]:
    """“The largest gap is 5 points (rate 0.1, size 64)”: at that rate and size."""
    said = _THERE.fullmatch(text)
    named = c.named_in(said["where"]) if said is not None else {}
    place = said["where"].replace(", ", " and ") if said is not None else ""
    if said is None or not c.is_led(f"at {place}"):
        return
    axes = c.reader.names.dimensions
    if all(is_ordered(axes[d]) and len(t) == 1 for d, t in named.items()):
        yield (Plain(f"{said['said']}, at {place}"),)


@told_by("cells values entries bars", "and but while whereas")
def counts_of_two(c: Scene, text: str) -> Iterator[Version]:
    """“Eight cells of the left panel but only six of the right one are above 60”: each so many."""
    said = _TWO_COUNTS.fullmatch(text)
    if said is None:
        return
    first, second, rest = said.group("first", "second", "rest")
    second = re.sub(r" one\Z", f" {first.split()[-1]}", second)
    counts = (said["one"], first), (said["two"], second)
    yield tuple(Plain(f"{count} {said['cells']} {where}{rest}") for count, where in counts)
