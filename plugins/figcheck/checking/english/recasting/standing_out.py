"""What makes something stand out: “A and B stand out in 2014, as each of them gains 3”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_STANDS_OUT = any_case(
    r"(?P<lead>(?:in|on|at|for|under|with) [^,;:()]+, )?(?P<who>[^,;:()]+?) "
    r"(?:(?:clearly|particularly|especially|also|really|immediately) )*"
    r"(?:stands? out|stood out|attracts? attention|catch(?:es)? the eye|deserves? (?:a )?mention"
    r"|(?:is|are|was|were) (?:(?:particularly|especially|most|also|very) )?"
    r"(?:notable|noteworthy|remarkable|striking|conspicuous|interesting|exceptional|unusual))"
    r"(?P<there> (?:in|on|at|for|under|with) [^,;:()]+)?"
    r"(?:,? (?:as|because|since|in that|for the fact that)|:) (?P<why>[^;:]+)"
)
_THEM = any_case(r"(?P<each>(?:each|both|all)(?: one)? of )?(?:it|they|them|these|both)\b")


@of_form(
    _STANDS_OUT,
    "stands stand stood attracts attract catches catch deserves deserve is are was were",
    "as because since that :",
)
def standing_out(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B stand out in 2014, as each of them gains 3”: they do so in 2014."""
    if not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    who, why = match["who"], match["why"]
    them = _THEM.match(why)
    if them is not None:
        each = (them["each"] or "").split(" ")[0].lower()
        if each not in ("", "each", "both", "all"):
            return
        why = f"{who} {'each' if each else ''}{why[them.end() :]}"
    elif c.cut(why)[1]:
        return  # It says of something else why.
    else:
        why = f"{who} {why}"
    where = (match["lead"] or "").strip(" ,") or (match["there"] or "").strip()
    if where and not c.is_led(where):
        return
    led = f"{capitalised(where)}, " if where else ""
    yield (Plain(f"{led}{why}"),)
