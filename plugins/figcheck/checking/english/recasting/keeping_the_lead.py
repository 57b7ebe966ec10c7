"""What has the lead at a point and keeps it: “A takes the lead in 2010 and keeps it”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FOR_GOOD = (
    r"(?: (?:until|till|to|through) the (?:very )?end(?: of [a-z ]+)?| from then on| ever since"
    r"| since(?: then)?| thereafter| afterwards| for good| throughout| for the rest of [a-z ]+)?"
)
_KEEPS = any_case(
    r"(?P<first>(?P<who>[^,;:]+?) (?:takes|took|seizes|seized|gains|gained|has|had|grabs|grabbed"
    r"|assumes|assumed|becomes|became|is|was|leads?|led|moves into|moved into|goes into|went into"
    r"|overtakes|overtook|passes|passed|surpasses|surpassed)\b[^;:]*? (?:in|at|on|by) "
    r"(?P<when>[^\s,;:]+)),? (?:and|then|and then|and from then on) (?:then |also |has |it )?"
    r"(?:(?:keeps?|kept|holds?|held|retains?|retained|maintains?|maintained|defends?|defended"
    r"|never (?:gives? up|gave up|loses|lost|cedes|ceded|relinquishe[sd])|does not lose"
    r"|extends|extended) (?:it|(?:the|its|this|that) (?:lead|top spot|first place|position|top"
    r"|advantage))|(?:remains?|remained|stays|stayed|continues to be|has been) "
    rf"(?P<what>the [a-z]+est|in the lead|first|on top)){_FOR_GOOD}"
)
_OVERTAKES = any_case(
    r"(?:overtakes|overtook|passes|passed|surpasses|surpassed) (?P<other>[^,;:]+?) (?:in|at|on|by) "
)


@of_form(
    _KEEPS,
    "keeps keep kept holds hold held retains retain retained maintains maintain maintained defends "
    "defend defended never lose extends extended remains remain remained stays stayed continues "
    "been",
    "in at on by",
)
def keeping_the_lead(c: Scene, match: Match) -> Iterator[Version]:
    """“A takes the lead in 2010 and keeps it”: from then on, A leads."""
    if c.axis_of(match["when"]) is None or not c.is_subject(match["who"]):
        return
    who, what = match["who"], match["what"] or ""
    over = _OVERTAKES.search(match["first"])
    if over is not None and not what:
        then = f"is ahead of {over['other']}"
    else:
        then = f"is {what}" if what.endswith("est") else "leads"
    yield Plain(match["first"]), Plain(f"From {match['when']} on, {who} {then}")
