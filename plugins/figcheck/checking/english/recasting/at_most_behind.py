"""A bound set behind what moves: “it drops in each row, by 2 points at most”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.amounts_of_steps import STEPS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BEHIND = any_case(
    r"(?P<head>[^;:]*?\b(?:each|every|all|both|always|everywhere)\b[^;:]*?),? by "
    r"(?:(?P<before>at (?:the )?most|at (?:the )?least|no more than|not more than|no less than"
    r"|less than|more than) (?P<amount>\d[\d.,]*[^,;:()]*?)"
    r"|(?P<size>\d[\d.,]*[^,;:()]*?),? (?:at (?:the )?(?P<end>most|least)|or (?P<more>less|more)))"
)
_AT_STEP = any_case(rf" (?:at|in|with|on) (?:each|every|both)(?: of the)? {STEPS}\b")
_PLAIN = {"most": "at most", "least": "at least", "less": "at most", "more": "at least"}


@of_form(_BEHIND, "by", "each every all both always everywhere")
def at_most_behind(_: Scene, match: Match) -> Iterator[Version]:
    """“From A to B it drops in each row, by 2 points at most”: by at most 2 points."""
    bound = match["before"] or _PLAIN[(match["end"] or match["more"]).lower()]
    head, amount = match["head"], f"by {bound} {match['amount'] or match['size']}"
    step = _AT_STEP.search(head)
    # The amount is that of each step, and stands before it: “by at most 2 points at each step”.
    said = f"{head[: step.start()]} {amount}{head[step.start() :]}" if step else f"{head} {amount}"
    if said != match.string:
        yield (Plain(said),)
