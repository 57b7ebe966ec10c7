"""Parts that things have, by how large one is: “no agent has a category that exceeds 40 %”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
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


@of_form(_PART, "has have with having", "a an any one", "% percent half third quarter fifth")
def having_a_part(c: Scene, match: Match) -> Iterator[Version]:
    """“No agent has a category that makes up more than 40 % of its errors”: no such value."""
    if match["has"] in ("with", "having") and not re.search(r"\bonly\b", match.string):
        return
    last = match["noun"].lower().split()[-1]
    dimension = c.label_of(match["noun"].lower()) or c.label_of(last)
    if dimension is None or dimension in c.named_in(match["who"]):
        return
    beyond = match["sign"] or match["bound"] or ""
    if match["makes"] and match["makes"].lower().startswith("exceed"):
        beyond = "above" if not match["bound"] else ""
    if not beyond:
        return
    beyond = _BEYOND.get(beyond.lower(), beyond)
    of = "" if beyond in ("above", "below", "over", "under") or beyond.startswith("of ") else "of "
    yield (
        Plain(f"{match['who']} {match['has']} {match['one']} value {of}{beyond} {match['amount']}"),
    )
