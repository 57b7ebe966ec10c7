"""Changes that are the largest of their kind: “A's drop is the largest of the three”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_CHANGE = (
    r"(?:gain|loss|rise|fall|drop|increase|decrease|decline|growth|reduction|jump|improvement|"
    r"slump|climb|surge)"
)
_MOST = any_case(
    rf"(?P<lead>(?:[^;:,]+, )?)(?P<who>[^;:,]+?)['’]s? (?P<what>{_CHANGE})"
    r"(?P<when>(?: (?:in|from|between|over|since|during) [^;:,]+?)?) (?:is|was|remains) "
    r"(?P<how>the (?:largest|biggest|smallest|steepest|sharpest|greatest|strongest|weakest|highest|"
    r"lowest))(?P<rest>(?: (?:of|among|in|overall)\b[^;:,]*)?)"
)


@of_form(
    _MOST, "largest biggest smallest steepest sharpest greatest strongest weakest highest lowest"
)
def own_change_most(c: Scene, match: Match) -> Iterator[Version]:
    """“A's drop is the largest of the three”: A has the largest drop of the three."""
    if c.is_subject(match["who"]):
        said = f"{match['how']} {match['what']}{match['rest']}{match['when']}"
        yield (Plain(f"{match['lead']}{match['who']} has {said}"),)


_SIZE = r"(?: \((?:by )?(?P<{}>\d[\d.,]*(?: ?%| points?)?)\))?"
_TOTAL = any_case(
    r"(?P<lead>(?:in|on|at|for|with) [^,;:]+, )?(?P<who>[^,;:()]+?) (?:has|had|shows|sees|makes"
    r"|achieves|records|exhibits) (?:by far )?the (?P<how>largest|biggest|greatest|strongest"
    r"|smallest|least|weakest|lowest) (?:total|overall) improvement"
    rf"(?: of all(?: [a-z]+)?)?{_SIZE.format('much')}"
    rf"(?:,? (?:closely )?followed by (?P<next>[^,;:()]+?){_SIZE.format('less')})?"
)
_SMALL = frozenset("smallest least weakest lowest".split())


@of_form(_TOTAL, "improvement", "total overall")
def total_improvement(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the smallest total improvement (1.8), followed by B”: it improves the least."""
    if not c.is_subject(match["who"]):
        return
    lead, who, then = match["lead"] or "", match["who"], match["next"]
    how = "least" if match["how"].lower() in _SMALL else "most"
    said = [Plain(f"{lead}{who} improves the {how}{f', followed by {then}' if then else ''}")]
    said += [
        Plain(f"{lead}{one} improves by {much}")
        for one, much in ((who, match["much"]), (then, match["less"]))
        if one and much
    ]
    yield tuple(said)
