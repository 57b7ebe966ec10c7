"""Cells beyond a number, here and there: “more frequent with A than with B”, “equally many”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.shared_words import COUNT
from figcheck.patterns import any_case

_CELLS = r"(?:cells|values|scores|entries|results|settings|configurations|bars)"
_BEYOND = (
    r"(?P<beyond>(?:above|over|below|under|at least|at most|of at least|of more than|exceeding) "
    r"[$€£]?-?\d[\d.,]*(?<![.,])(?: ?%)?)"
)
_WITH = r"(?:with|in|on|for|under|among)"
_LEAD = rf"(?P<lead>{_WITH} [^,;:]+, )?"
_FREQUENT = any_case(
    rf"{_LEAD}(?:there are (?P<there>more|fewer) )?{_CELLS} {_BEYOND}"
    r"(?: (?:are|occur) (?P<way>more|less) (?:frequent|frequently|common|commonly|numerous|often))?"
    rf" {_WITH} (?P<one>[^,;:]+?) than {_WITH} (?P<two>[^,;:]+)"
)
_EQUAL = any_case(
    rf"{_LEAD}(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) have (?:exactly )?(?:equally many|as many"
    rf"|the same number of|an equal number of) {_CELLS} {_BEYOND}"
)
_COUNTED = any_case(
    rf"(?:if one counts|if we count|counting|when counting) the {_CELLS} {_BEYOND}, "
    r"(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) (?:have|come to|are) (?:equally many|the same number"
    r"|as many|tied|level|equal)"
)
_SHARES = any_case(
    rf"{_LEAD}(?P<all>{COUNT} (?:of the )?{_CELLS}) (?P<said>(?:are|lie|exceed|reach|stay|fall)"
    rf"\b[^,;:]*?\d[^,;:]*?), (?P<first>{COUNT}) (?:(?P<each>each)|of (?:them|these))? ?{_WITH} "
    rf"(?P<one>[^,;:]+?) and (?:(?P<second>{COUNT}) (?:of (?:them|these) )?{_WITH} )?"
    r"(?P<two>[^,;:]+)"
)


@told_by(
    "more fewer less equally many same equal level tied", "above over below under at of exceeding"
)
def cells_against(c: Scene, text: str) -> Iterator[Version]:
    """“Scores above 7 are more frequent with A than with B”: A has more cells above 7 than B."""
    match = _FREQUENT.fullmatch(text)
    equal = None if match else _EQUAL.fullmatch(text) or _COUNTED.fullmatch(text)
    found = match or equal
    if found is None or not all(c.is_subject(found[one]) for one in ("one", "two")):
        return
    way = (match["there"] or match["way"]) if match else "as many"
    if way is None:
        return
    way = {"less": "fewer"}.get(way.lower(), way.lower())
    lead = found.groupdict().get("lead") or ""
    link = "as" if equal else "than"
    beyond = found["beyond"].removeprefix("of ")
    yield (Plain(f"{lead}{found['one']} has {way} cells {beyond} {link} {found['two']}"),)


@of_form(_SHARES, "with in on for under among", "and", ",")
def cells_shared_out(c: Scene, match: Match) -> Iterator[Version]:
    """“Nine cells exceed 7, four with A and five with B”: nine do, and so many of each."""
    if bool(match["each"]) is bool(match["second"]):
        return
    if not all(c.is_subject(match[one]) for one in ("one", "two")):
        return
    lead, said, second = match["lead"] or "", match["said"], match["second"] or match["first"]
    yield (
        Plain(f"{lead}{match['all']} {said}"),
        Plain(f"{lead}{match['first']} cells of {match['one']} {said}"),
        Plain(f"{lead}{second} cells of {match['two']} {said}"),
    )
