"""What one of two treatments brings: “A benefits the least from tuning”, “after clean training”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import improves_upwards
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex

_DONE = regex(r"(?:ing|tion|sion|ment|sis)\Z")
"""How what is done to something ends: “training”, “augmentation”."""

_AFTER = any_case(r"\bafter (?P<rest>[^,;:()]+)")
_BEHIND = any_case(
    r"\b(?:ranks?|second|third|fourth|next|follows?|comes?|directly|immediately|right|soon|shortly)"
    r"(?: [a-z]+)?\Z"
)


@told_by("after")
def after_what_is_done(c: Scene, text: str) -> Iterator[Version]:
    """“A is better after fine pruning than after coarse pruning”: with the one, with the other."""
    said = text
    for match in reversed([*_AFTER.finditer(text)]):
        known = _begins_with(c, match["rest"])
        if known is not None and not _BEHIND.search(text[: match.start()].rstrip()):
            said = f"{said[: match.start()]}with {said[match.start() + len('after ') :]}"
    if said != text:
        yield (Plain(capitalised(said)),)


def _begins_with(c: Scene, text: str) -> str | None:
    """What is done to things, of those that have no order, with which a text begins."""
    low = text.lower().removeprefix("the ")
    for dimension in c.reader.figure.dimensions:
        if len(dimension.ticks) < 2 or is_ordered(dimension):
            continue
        for tick in dimension.ticks:
            if re.match(rf"{re.escape(tick.lower())}\b", low) and _DONE.search(tick.lower()):
                return tick
    return None


_BENEFITS = any_case(
    r"(?P<lead>(?:in|on|at|for|with|under) [^,;:()]+, )?(?P<who>[^,;:()]+?) "
    r"(?:benefits?|benefited|profits?|profited|gains?|gained) (?:the )?(?P<way>most|least) from "
    r"(?P<what>[^,;:()]+?)(?P<where> (?:in|on|at|for|under) [^,;:()]+)?(?P<more>, with an? "
    r"(?:gain|benefit|improvement|increase) of [^;:]+)?"
)
_BENEFIT = any_case(
    r"\bthe (?P<noun>benefits?|gains?|advantages?|improvements?) (?:of|from|due to|through)"
    r" (?P<what>[^,;:()]+?)(?= (?:is|are|was|grows?|increases?|rises?|decreases?|falls?|shrinks?"
    r"|peaks?|diminishes|reaches|amounts?|remains?|becomes?|widens?|declines?|for|at|in|on)\b)"
)
_OF = any_case(r"with an? (?:gain|benefit|improvement|increase) of (?P<much>[^,;:()]+)")


@of_form(_BENEFITS, "most least", "from")
def benefiting_most(c: Scene, match: Match) -> Iterator[Version]:
    """“A benefits the least from tuning at 5”: the lead of tuned ones over others is smallest."""
    ends = _ends(c, match["what"])
    if ends is None or not c.reader.is_place(match["who"]):
        return
    much = "largest" if match["way"].lower() == "most" else "smallest"
    lead, where = match["lead"] or "", (match["where"] or "").strip()
    if bool(lead) is bool(where):
        return  # Without a place it may be by their means, or at any.
    lead = lead or (f"{where}, " if where else "")  # "at 5": of the leads there.
    gap = f"the lead of {ends[1]} over {ends[0]}"
    said = [Plain(f"{capitalised(lead)}{match['who']} has the {much} {gap.removeprefix('the ')}")]
    if match["more"]:
        of = _OF.search(match["more"])
        if of is None:
            return
        said.append(Plain(capitalised(f"{lead}{gap} is {of['much']} for {match['who']}")))
    yield tuple(said)


@told_by(
    "benefit benefits gain gains advantage advantages improvement improvements",
    "of from due through",
)
def benefit_of(c: Scene, text: str) -> Iterator[Version]:
    """“The benefit of tuning grows with the size”: the lead of what is tuned over what is not."""
    match = _BENEFIT.search(text)
    ends = _ends(c, match["what"]) if match is not None else None
    if match is not None and ends is not None:
        lead = f"the lead of {ends[1]} over {ends[0]}"
        yield (Plain(capitalised(f"{text[: match.start()]}{lead}{text[match.end() :]}")),)


def _ends(c: Scene, what: str) -> tuple[str, str] | None:
    """The other of two treatments, and the one that a text names, where more of it is better."""
    if not c.reader.is_place(what) or improves_upwards(c.reader.figure) is not True:
        return None
    named = c.named_in(what)
    if len(named) != 1:
        return None
    ((dimension, ticks),) = named.items()
    known = c.reader.names.dimensions[dimension].ticks
    if len(known) != 2 or len(ticks) != 1 or is_ordered(c.reader.names.dimensions[dimension]):
        return None
    return next(t for t in known if t != ticks[0]), ticks[0]
