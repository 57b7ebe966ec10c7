"""Leads that turn over: “this advantage turns into a deficit”, “having trailed it until then”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT, LEAD, LEAD_WORDS, count_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_TURNED = any_case(
    r"(?P<said>(?P<head>[^;]*?\b(?:leads|leading|beats|beating|outperforms|outperforming|exceeds"
    r"|exceeding|surpasses|surpassing|(?:is|being) (?:ahead of|above|better than))) "
    r"(?P<rest>[^;]+?)),? (?:although|though|but|while|whereas|yet|and|even though) (?:this|that"
    rf"|its|the) (?:{LEAD}|gap) (?:turns|changes|reverses|flips|is turned|is "
    r"reversed)(?: (?:in)?to an? (?:deficit|disadvantage|loss|lag))? (?P<at>for|in|on|at|under) "
    r"(?P<where>[^,;:]+)"
)


@of_form(_TURNED, f"{LEAD_WORDS} gap", "turns changes reverses flips turned reversed")
def lead_turned(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads B on X, but this advantage turns into a deficit on Y”: there, A is below B."""
    if not c.is_led(f"{match['at']} {match['where']}"):
        return
    who, rival = _first(c, match["head"]), _first(c, match["rest"])
    if who and rival and who != rival:
        turned = f"{match['at'].capitalize()} {match['where']}, {who} is behind {rival}"
        yield Plain(match["said"]), Plain(turned)


def _first(c: Scene, text: str) -> str:
    """The name that a text begins with, as the figure writes it; empty if it begins with none."""
    dimension = c.begins_with_place(text)
    ticks = c.named_in(text).get(dimension or "", ())
    return ticks[0] if ticks else ""


_BEHIND = (
    r"(?:been (?:behind|below|lower|worse)|trail(?:ed|ing)|lag(?:ged|ging)(?: behind)?"
    r"|been trailing|stayed behind|lain below|run below)"
)
_AHEAD = r"(?:been (?:ahead|above|in front|higher|better)|l(?:ed|eading))"
_HAVING = any_case(
    r"(?P<first>[^;:]+?)(?:,? having|,? after(?: having)?|, which it (?:had|has)) "
    rf"(?:(?P<behind>{_BEHIND})|(?P<ahead>{_AHEAD}))(?: (?:of )?(?:it|them|[^,;:]+?))??"
    r"(?: (?:before(?: that| then)?|until then|up to then|previously|all along)"
    rf"|,? (?:at|in|on|for|over) (?:(?:all|each|every|every one)(?: of)?(?: the| its)? )?"
    rf"(?P<many>{COUNT} )?(?:earlier|previous|preceding|prior) [a-z]+(?: [a-z]+)?)"
)


@of_form(
    _HAVING, "having after which", "before then previously along earlier previous preceding prior"
)
def trailing_before(c: Scene, match: Match) -> Iterator[Version]:
    """“At S, A passes B, having been behind at all earlier points”: before S, A is behind B."""
    axis = c.way
    if axis is None:
        return
    named, who = c.named_in(match["first"]), c.cut(match["first"])[1]
    spots = named.pop(axis, ())
    two = [(d, ticks) for d, ticks in named.items() if len(ticks) == 2]
    if len(spots) != 1 or len(two) != 1 or len(c.named_in(who).get(two[0][0], ())) != 1:
        return
    (own,) = c.named_in(who)[two[0][0]]
    other = next(t for t in two[0][1] if t != own)
    earlier = c.ascending(axis).index(spots[0])
    if not earlier or (match["many"] and count_of(match["many"].strip()) != earlier):
        return
    how = "behind" if match["behind"] else "ahead of"
    yield Plain(match["first"]), Plain(f"Before {spots[0]}, {own} is {how} {other}", hung=True)
