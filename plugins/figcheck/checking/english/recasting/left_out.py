"""What is said of a model that lacks a part: “Without attention, the model is worse than B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.naming.ablations import lacks
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WITHOUT = any_case(
    r"(?P<without>without [^,;:()]{2,60}), (?:the|our) (?:full |whole |complete |proposed )?"
    r"(?:model|system|method|network|approach|architecture|pipeline|parser|tagger|classifier)"
    r" (?P<rest>.+)"
)
_AMONG = any_case(
    r"(?:among|of) (?:all |the )+(?:(?:single|individual|ablated|removed|\w+) ){0,2}"
    r"(?:components|ablations|parts|modules|removals|versions|variants), (?P<rest>.+)"
)
_REMOVAL = any_case(
    r"(?:removing|dropping|omitting|ablating|leaving out|the (?:removal|omission) of)\b"
)


@of_form(_WITHOUT, ",", "without")
def model_without(c: Scene, match: Match) -> Iterator[Version]:
    """“Without attention, the model is worse than B”: the variant without attention is."""
    named = c.named_in(match["without"])
    ticks = [tick for named_ticks in named.values() for tick in named_ticks]
    if len(ticks) == 1 and lacks(ticks[0]):
        yield (Plain(f"{ticks[0]} {match['rest']}"),)


@of_form(_AMONG, "among of", "components ablations parts modules removals versions variants")
def among_parts(c: Scene, match: Match) -> Iterator[Version]:
    """“Among the ablations, removing attention hurts most”: of removals that is implied."""
    if not any(c.reader.names.lacking.values()):
        return
    part = c.begins_with_place(re.sub(r"\A(?:the|an?) ", "", match["rest"], flags=re.IGNORECASE))
    removed = _REMOVAL.match(match["rest"]) is not None
    if removed or (part is not None and c.reader.names.lacking.get(part)):
        yield (Plain(capitalised(match["rest"])),)
