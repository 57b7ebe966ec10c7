"""Parts that things have, by how large one is: “no agent has a category that exceeds 40 %”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_AMOUNT = r"[~≈]?\d[\d.,]*(?: ?%| percent)?|(?:a|one) (?:half|third|quarter|fifth)|half"
_MAKES = (
    r"(?:accounts? for|makes? up|represents?|constitutes?|covers?|takes? up|contributes?|reaches"
    r"|comprises?|is|are|exceeds?)"
)
_PART = any_case(
    r"(?P<who>.+?) (?P<has>has|have|with|having) (?P<one>an?|any|at least one)(?: single)? "
    r"(?P<noun>[a-z]+(?: [a-z]+)?) "
    rf"(?:(?:that|which) (?P<makes>{_MAKES}) (?P<bound>more than|less than|over|at least|at most"
    r"|no more than|under|fewer than)?|(?P<sign>above|below|over|under|exceeding|larger than"
    rf"|of more than|of at least|of less than)) ?(?P<amount>{_AMOUNT})"
    r"(?: of (?:(?:all )?(?:its|their|the)|all) [a-z]+(?: [a-z]+)?)?"
)
_BEYOND = {"exceeding": "above", "larger than": "above", "exceeds": "above", "exceed": "above"}


@told_by("has have with having", "a an any one", "% percent half third quarter fifth")
def having_a_part(c: Scene, text: str) -> Iterator[Version]:
    """“No agent has a category that makes up more than 40 % of its errors”: no such value."""
    said = _PART.fullmatch(text)
    if said is None or (said["has"] in ("with", "having") and not re.search(r"\bonly\b", text)):
        return
    last = said["noun"].lower().split()[-1]
    dimension = c.label_of(said["noun"].lower()) or c.label_of(last)
    if dimension is None or dimension in c.named_in(said["who"]):
        return
    beyond = said["sign"] or said["bound"] or ""
    if said["makes"] and said["makes"].lower().startswith("exceed"):
        beyond = "above" if not said["bound"] else ""
    if not beyond:
        return
    beyond = _BEYOND.get(beyond.lower(), beyond)
    of = "" if beyond in ("above", "below", "over", "under") or beyond.startswith("of ") else "of "
    yield (Plain(f"{said['who']} {said['has']} {said['one']} value {of}{beyond} {said['amount']}"),)
