"""How lines go, in turns of phrase: “finishes second”, “has caught up with B”, “after a dip”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import RANK, RANK_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_RANK = rf"(?:{RANK}|second[- ]to[- ]last|second[- ]last|next to last)"
_FINISHES = any_case(
    rf"(?:(?P<before>{_RANK}) (?P<then>(?:at|in|after) [^,;:]+), )?(?P<who>[^,;:]+?) "
    r"(?:nevertheless |nonetheless |still |eventually |finally )?(?:finishes|ends up|ends|winds up)"
    rf" (?:in )?(?P<rank>{_RANK})(?: place)?"
)


@of_form(_FINISHES, "finishes ends winds", f"{RANK_WORDS} next")
def finishing(c: Scene, match: Match) -> Iterator[Version]:
    """“Third at 5, A finishes in second place”: so at 5, and so at the end of the axis."""
    if c.way is None or not c.is_subject(match["who"]):
        return
    who, end = match["who"], c.ascending(c.way)[-1]
    said = [Plain(f"At {end}, {who} is {match['rank'].lower()}")]
    if match["before"]:
        then = match["then"]
        said.insert(0, Plain(f"{capitalised(then)}, {who} is {match['before'].lower()}"))
    yield tuple(said)


_NEVER_CLOSER = any_case(
    r"(?P<lead>(?:in|on|at|for) [^,;:]+, )?(?P<who>[^,;:]+? and [^,;:]+?) (?:never|at no point) "
    r"(?:come|comes|get|gets|are|is) (?:any )?closer (?:together |to (?:each other|one another) )?"
    r"than (?P<size>[^,;:]*?\d[^,;:]*?)(?: to (?:each other|one another))?"
)


@of_form(_NEVER_CLOSER, "closer", "never no", "than")
def never_closer(_: Scene, match: Match) -> Iterator[Version]:
    """“A and B never come closer than 5”: the gap between them is always at least 5."""
    lead = match["lead"] or ""
    yield (Plain(f"{lead}the gap between {match['who']} is always at least {match['size']}"),)


_PASSES = any_case(
    r"the (?:lead|first place|top spot) (?:then )?(?:passes|goes|moves|switches) "
    r"(?P<steps>to [^;:]+)"
)
_STEP = any_case(
    r"(?:, | and |, and |\A)to (?P<who>[^,;:]+?) (?P<when>(?:at|in|from|by) [^,;:]+?)"
    r"(?: on(?:wards?)?)?(?=, to | and to |, and to |\Z)"
)


@of_form(_PASSES, "passes goes moves switches", "lead place spot", "to")
def lead_passing(c: Scene, match: Match) -> Iterator[Version]:
    """“The lead passes to A at 5 and to B at 9”: each takes the lead there."""
    steps = [*_STEP.finditer(match["steps"])]
    if "".join(s.group() for s in steps) != match["steps"]:
        return
    spots = [re.sub(r"\A(?:from|by)\b", "at", s["when"], flags=_FLAGS) for s in steps]
    if any(
        " and " in s["when"] or not c.is_led(spot) for s, spot in zip(steps, spots, strict=True)
    ):
        return
    yield tuple(
        Plain(f"{s['who']} takes the lead {spot}") for s, spot in zip(steps, spots, strict=True)
    )


_LAST_NOT_BEST = any_case(
    r"(?P<who>[^,;:]+?) is the only (?:one|line|curve|series|[a-z]+) (?:whose (?:last|final) "
    r"(?:measured )?(?:value|point|score|reading) is (?P<no>not )?(?:also )?(?:its |the )"
    r"(?P<end>highest|lowest|largest|smallest)(?: value| one)?)"
)


@of_form(_LAST_NOT_BEST, "only", "whose", "last final")
def only_last_is_not(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the only line whose last value is not its highest”: all others have it at the end."""
    noun = c.noun_compared or "line"
    if c.way is None or not c.is_subject(match["who"]):
        return
    end, who = c.ascending(c.way)[-1], match["who"]
    has = f"its {match['end']} value at {end}"
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun.removesuffix('s')}s"
    if match["no"]:
        yield (
            Plain(f"{who} has {has}", negated=True),
            Plain(f"All {plural} except {who} have {has.replace('its', 'their', 1)}"),
        )
    else:
        yield (Plain(f"{who} is the only {noun} that has {has}"),)
