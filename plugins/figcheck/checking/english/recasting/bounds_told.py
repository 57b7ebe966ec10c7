"""Bounds that limit what is said: “by 2 points at most”, “although never by more than 2”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.senses.amounts_of_steps import STEPS
from figcheck.patterns import any_case, regex

_HIGH = r"above|over|beyond|(?:larger|higher|greater|longer|bigger|more|wider|taller) than"
_LOW = r"below|under|beneath|(?:smaller|lower|shorter|less|fewer|narrower) than"
_VALUE = r"[~$€£]?-?\d[\d.,]*(?: ?(?:%|[a-z]+))?"
_BOTH = regex(
    r"(?P<head>(?:[^,;:]+, )?(?:no|none of the|not one|neither of the|not a single) [^,;:]+?"
    r" (?:is|are|was|were|lies?|falls?|goes|rises?|drops?|has|have)(?: (?:ever|either))?) "
    rf"(?:(?P<over>(?:{_HIGH}) {_VALUE}) or (?P<then>(?:{_LOW}) {_VALUE})"
    rf"|(?P<under>(?:{_LOW}) {_VALUE}) or (?P<beyond>(?:{_HIGH}) {_VALUE}))(?P<rest>(?: [^,;:]+)?)",
)


@told_by("no none not neither", "or", "above over beyond than below under beneath")
def bounded_both_ways(c: Scene, text: str) -> Iterator[Version]:
    """“No value is above 60 or below 5”: none is above 60, and none is below 5."""
    said = uncapitalised(text) if text.startswith(("No ", "None ", "Not ")) else text
    match = _BOTH.fullmatch(said)
    if match is None:
        return
    bounds = (match["over"] or match["under"], match["then"] or match["beyond"])
    yield tuple(Plain(f"{match['head']} {bound}{match['rest']}") for bound in bounds)


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


_RELATION = (
    r"below|above|behind|ahead of|under|over|(?:lower|higher|less|greater|larger|smaller|better"
    r"|worse|faster|slower) than"
)
_LIMITED = any_case(
    r"(?P<who>.+?) (?P<be>is|are|stays?|remains?|lies?|falls?|comes?|was|were) "
    rf"(?P<how>{_RELATION}) (?P<rest>.+?),? "
    r"(?:although|though|but|if|and|albeit|yet|even if|however) "
    r"(?P<never>never|nowhere|not once|at no point|always|everywhere) by "
    r"(?P<amount>(?:more than|over|at most|no more than|less than|up to|at least|a maximum of)? ?"
    r"[^,;:]*\d[^,;:]*)"
)
_EVERY = regex(
    r"\b(?:(?:at|in|for|on|under|with) (?:every|each|all) [^,;:]*?)(?= for | at | in |$)"
)


@of_form(
    _LIMITED,
    "although though but if and albeit yet however",
    "never nowhere not no always everywhere only just",
    "by",
)
def never_by_more(_: Scene, match: Match) -> Iterator[Version]:
    """“A is below B at every rate, although never by more than 2”: never more than 2 below it."""
    denied = match["never"].lower() in ("never", "nowhere", "not once", "at no point")
    amount = match["amount"].strip()
    if denied is not bool(re.match(r"more than|over", amount, re.IGNORECASE)):
        return
    rest = _EVERY.sub("", match["rest"]).strip()
    head = f"{match['who']} {match['be']} {match['how']} {match['rest']}"
    never = "never" if denied else "always"
    yield (
        Plain(head),
        Plain(f"{match['who']} is {never} {amount} {match['how']} {rest}"),
    )
