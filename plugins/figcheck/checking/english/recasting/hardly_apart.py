"""Things that are as good as the same, told by how far they differ: “interchangeable, never …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_AMOUNT = r"\d[\d.,]*(?: ?[a-zµ%]+)?(?: points?)?"
_APART = any_case(
    r"(?P<lead>(?:in|on|at|for|with|under) [^,;:]+, )?(?P<who>[^,;:]+?) (?:are|is|look|seem|remain)"
    r" (?:practically|nearly|virtually|almost|all but|essentially|effectively|hardly|barely"
    r"|largely|basically) (?:interchangeable|indistinguishable|distinguishable|identical"
    r"|the same|alike|on (?:a )?par|equal|tied|level)(?: in (?:terms of )?(?P<what>[^,;:()]+))?,"
    rf" (?:(?:never|not) differing by more than (?P<never>{_AMOUNT})"
    rf"|(?:differing|(?:with|as) (?:their )?(?P<of>[a-z@0-9]+(?: (?!that |which )[a-z]+)?)"
    rf" (?:that |which )?differ(?:ing)?) by (?:at most (?P<most>{_AMOUNT})"
    rf"|(?P<much>{_AMOUNT}) at (?:the )?most|no more than (?P<more>{_AMOUNT})"
    rf"|less than (?P<less>{_AMOUNT})))"
)


@of_form(
    _APART,
    "interchangeable indistinguishable distinguishable identical same alike par equal tied level",
    "differ differing",
)
def hardly_apart(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are nearly interchangeable, never differing by more than 5”: they never do."""
    if not c.is_subject(match["who"]):
        return
    kinds = ("never", "most", "much", "more", "less")
    kind = next(key for key in kinds if match[key])
    lead, of = match["lead"] or "", match["of"]
    bound = "less than" if kind == "less" else "at most"
    where = f" in {_single(c, of)}" if of else ""
    yield (Plain(f"{lead}{match['who']} differ by {bound} {match[kind]}{where}"),)


def _single(c: Scene, noun: str) -> str:
    """A noun for what is measured, in the singular where that names a measure."""
    one = noun.removesuffix("ies") + "y" if noun.endswith("ies") else noun.removesuffix("s")
    return one if c.named_in(one) else noun
