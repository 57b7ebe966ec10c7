"""Changes in order, with their amounts: “the drop is largest for A (9), followed by B (8)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.along_axes import from_end_to_end
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_AMOUNT = r"(?:\((?:by )?(?P<{0}>[^()]*\d[^()]*)\)|(?:with|at|by) (?P<{0}_>[^,;:()]*?\d[^,;:()]*?))"
_MOST = any_case(
    r"the (?:total |overall )?(?:(?P<down>drop|fall|decline|decrease|loss|reduction)|gain|rise"
    r"|increase|improvement|growth) (?P<ends>(?:from|between) [^,;:()]+? (?:to|and) [^,;:()]+?) "
    r"(?P<is>(?:is|was) (?:by far )?(?:greatest|largest|biggest|strongest|highest|smallest|lowest) "
    rf"(?:for|in|with|at|on)) (?P<who>[^,;:()]+?) {_AMOUNT.format('size')},? "
    r"followed by (?P<rest>[^;:]+)"
)
_NEXT = any_case(rf"(?P<who>[^,;:()]+?) {_AMOUNT.format('size')}")


@told_by("followed", "from between", "greatest largest biggest strongest highest smallest lowest")
def gaps_in_order(c: Scene, text: str) -> Iterator[Version]:
    """“The drop from 1 to 8 is largest for A (9), followed by B (8)”: so it is, and A loses 9."""
    plain = from_end_to_end(c, text.rstrip(" .")) or text.rstrip(" .")
    match = _MOST.fullmatch(plain)
    if match is None:
        return
    told = [_NEXT.fullmatch(part.strip()) for part in re.split(r",? and |, ", match["rest"])]
    known = [m for m in told if m is not None]
    if len(known) < len(told) or not all(c.is_subject(m["who"]) for m in (match, *known)):
        return
    noun, ends = plain.partition(match["ends"])[0].strip(), match["ends"]
    *before, last = [m["who"] for m in known]
    others = f"{', '.join(before)} and {last}" if before else last
    order = f"{noun} {ends} {match['is']} {match['who']}, followed by {others}"
    verb = "loses" if match["down"] else "gains"
    where = capitalised(ends)
    sizes = [
        Plain(f"{where}, {m['who']} {verb} {m['size'] or m['size_']}") for m in (match, *known)
    ]
    yield Plain(order), *sizes
