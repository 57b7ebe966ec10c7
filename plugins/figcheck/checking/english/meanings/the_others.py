"""What is said of “all others”: of those that a sentence has not spoken of before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.entries import number_in_words
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Subject

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context

THE_OTHER = (
    "the other (?:one )?(?:is|was|has|had|stays|stayed|remains|remained|never|always|only|still"
    "|reaches|falls|rises|drops|keeps|gets|exceeds|starts|ends|peaks|shows|climbs|lies|does|did)"
)
"""Where one other is spoken of, of two."""


def of_the_others(c: Context, said: Statement) -> Statement | None:
    """“A reaches 62 on Web, and no other model gets to 40”: none but A, on Web.

    Args:
        c: the context of the clause.
        said: what is said of all others; `None` where nothing tells which these are.
    """
    subject = said.subject
    left_out = c.discourse.left_out(c.names.compared, subject.each)
    if left_out is None:
        return None  # "The others are below 80": which these are, nothing says.
    dimension, ticks, where = left_out
    known = subject.place.get(dimension) or c.names.dimensions[dimension].ticks
    kept = [t for t in known if t not in ticks]
    told = c.discourse.word_behind("(?:other|remaining)")
    count = int(told) if told.isdigit() else number_in_words(told)
    if count is not None and count != len(kept):
        # "A is first. B is second. The other three …": neither A nor B.
        left = c.discourse.not_gathered(dimension, known, count)
        kept = list(left.get(dimension)) if left is not None else []
    if not kept or len(kept) == len(known):
        return None
    if len(kept) > 1 and c.discourse.clause_has_word(THE_OTHER):
        return None
    place = Place.of(dimension, kept).default(subject.place)
    if said.extent.is_said and said.extent.along is None:
        where = EVERYWHERE  # "No other model stays below 5 everywhere": not there alone.
    run_through = {dimension, said.extent.along, *said.extent.freed}
    named = said.extent.place.dimensions | {d for d in run_through if d is not None}
    where = where.without(named)
    whole = replace(subject, place=place.default(where), each=dimension, others=False)
    predicate = said.predicate
    if hasattr(predicate, "against"):
        # "A is lowest; no other model is lower anywhere": lower than A.
        if subject.each is None or c.discourse.follows_a_group:
            return None
        predicate = predicate.against(Subject(Place.of(dimension, ticks)))
    return replace(said, subject=whole, predicate=predicate)
