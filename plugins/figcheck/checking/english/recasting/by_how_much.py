"""“…, A the most and B the least” behind a gain or a loss, where the values are changes."""

from __future__ import annotations

from figcheck.patterns import any_case

_LEFT = any_case(
    r"(?P<before>(?:,|\b(?:and|but|while|whereas))\s[^,;]*?)(?:by far )?"
    r"\b(?:the )?(?P<how>most|least)"
    r"(?=\s*(?:\Z|[.,;)]|\s(?:and|but|while|whereas|in|on|for|at|with)\b))"
)
_PLACED = any_case(r"(?:,|and|but|while|whereas) (?:and |but )?(?:on|in|for|at|with|under) ")
_ALL = any_case(r"(?:(?:in|on|at|for|with|under) [^,;]+, )?(?:all|every|each|both)\b")


def told_by_verb(text: str, *, down: bool, up: bool) -> str | None:
    """A text in which what goes on with a verb says how high its values are, not by how much.

    “All of them lose, A the most”: the value of A is the lowest. Of some that lose, the one that
    loses least is not the highest of all.

    Args:
        text: the sentence.
        down: whether it says of something that it loses.
        up: whether it says that something gains.

    Returns:
        The text; `None` if it is not known what the most is meant of.
    """
    found = [*_LEFT.finditer(text)]
    left = {m["how"].lower() for m in found}
    if not left or not (down or up):
        return text
    if any(_PLACED.match(m["before"]) for m in found):
        return None  # "A loses on three tests, on Web the most": of all tests of A.
    if (down and up) or ("least" in left and _ALL.match(text) is None):
        return None
    words = {"most": "the lowest", "least": "the highest"} if down else {"least": "the lowest"}
    return _LEFT.sub(lambda m: f"{m['before']}{words.get(m['how'].lower(), 'the highest')}", text)
