"""What “does” and “does not” stand for behind a denial: “A never reaches 5, but B does”."""

from __future__ import annotations

from figcheck.patterns import any_case

_DENIES = any_case(
    r"\b(?:never|not(?! (?:only|just|merely))|cannot|nowhere|neither|none|nor"
    r"|no(?! (?:more|less|fewer|later|earlier|sooner) than)"
    r"|fail(?:s|ed)? to|hardly|barely|rarely|seldom|scarcely)\b|n['’]t\b"
)

_BARE = any_case(
    r"(?:neither|nor) (?:do|does|did|is|are|was|were|has|have|had) .+|"
    r"(?:.* )?(?:do|does|did|is|are|was|were|has|have|had|can|could)(?: so)?"
    r"(?: not|n['’]t)?(?:,? either)?\W*"
)
"""A clause that ends with a verb that stands for another one, of which it leaves no trace."""

_BY_DEGREE = any_case(
    r"(?:\bnot|n['’]t|\bnever) (?:[a-z]+ly differ(?:ent)?|(?:differ|vary|change)(?: from [^,;]+?)?"
    r" (?:[a-z]+ly|much|by much|a lot))\b"
)


def denies_degree(text: str) -> bool:
    """Whether a clause denies no more than that something is so to some degree.

    “A and B do not differ clearly”: they may well differ.

    Args:
        text: the clause.
    """
    return _BY_DEGREE.search(text) is not None


def denial_left_out(text: str, before: str) -> bool:
    """Whether a clause leaves out a verb that the clause before it denies, without the denial.

    “A never reaches 5, while the others do”: they reach it. “B does the same”, “so does B” say the
    denial again.

    Args:
        text: the clause.
        before: what was said before it.
    """
    return _BARE.fullmatch(text) is not None and _DENIES.search(before) is not None
