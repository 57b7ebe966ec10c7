"""Ranks that are held for a while: “it starts strong, holding second place from 1 through 8”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_RANK = r"(?:first|second|third|fourth|fifth|sixth|last)"
_VAGUE = (
    r"(?:starts? (?:out |off )?(?:strong(?:ly)?|well|weak(?:ly)?|poorly|badly|slow(?:ly)?|fast"
    r"|promisingly)(?:,| and|, and)? )?"
)
_HELD = regex(
    rf"(?P<who>[^,;:()]+?) {_VAGUE}(?:holds?|holding|held|occup(?:ies|y|ying)|keeps?|keeping"
    rf"|retains?|retaining) (?:the )?(?P<rank>{_RANK})(?: (?:place|position|spot|rank))?"
    r"(?P<when> (?:from|at|in|on|until|through|between|over|after|by)\b[^,;:()]*?)"
    r"(?:,? (?:and|but|and then|but then|yet)(?: then)? (?P<then>(?:slips?|falls?|drops?|climbs?"
    r"|rises?|moves?|sinks?|is|ends|finishes) [^,;:()]+))?",
    _FLAGS,
)


@told_by(
    "hold holds holding held occupy occupies occupying keep keeps keeping retain retains retaining",
    "first second third fourth fifth sixth last",
)
def rank_held(c: Scene, text: str) -> Iterator[Version]:
    """“A holds second place from 1 through 8, but slips to fifth by 9”: it ranks second, then not.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _HELD.fullmatch(text.rstrip(" ."))
    if match is None or not c.is_subject(match["who"]):
        return
    said = [Plain(f"{match['who']} ranks {match['rank']}{match['when']}")]
    if match["then"]:
        said.append(Plain(f"{match['who']} {match['then']}"))
    yield tuple(said)


_SIZE = r"(?: \((?:by )?(?P<{}>\d[\d.,]*(?: ?%| points?)?)\))?"
_TOTAL = regex(
    r"(?P<lead>(?:in|on|at|for|with) [^,;:]+, )?(?P<who>[^,;:()]+?) (?:has|had|shows|sees|makes"
    r"|achieves|records|exhibits) (?:by far )?the (?P<how>largest|biggest|greatest|strongest"
    r"|smallest|least|weakest|lowest) (?:total|overall) improvement"
    rf"(?: of all(?: [a-z]+)?)?{_SIZE.format('much')}"
    rf"(?:,? (?:closely )?followed by (?P<next>[^,;:()]+?){_SIZE.format('less')})?",
    _FLAGS,
)
_SMALL = frozenset("smallest least weakest lowest".split())


@told_by("improvement", "total overall")
def total_improvement(c: Scene, text: str) -> Iterator[Version]:
    """“A has the smallest total improvement (1.8), followed by B”: it improves the least.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _TOTAL.fullmatch(text.rstrip(" ."))
    if match is None or not c.is_subject(match["who"]):
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
