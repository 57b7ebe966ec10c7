"""Settings that are called best or next: “the optimal configuration”, “the second-best result”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case, regex

_OPTIMAL = any_case(
    r"\b(?P<article>the|its|their) (?:(?:overall|single) )?(?:(?:optimal|optimum|ideal"
    r"|best-performing|best performing|top-performing|most effective) (?:setting|configuration"
    r"|combination|choice|operating point|parameter combination|pair)|sweet spot)\b"
)
_OPTIMAL_OF = any_case(
    r"\b(?P<article>the|its|their) (?:optimal|optimum|ideal) (?P<axis>[a-z-]+(?: [a-z-]+){0,2}?)"
    r"(?= (?:is|are|was|for|on|in|of)\b)"
)


@told_by("optimal optimum ideal sweet performing effective")
def best_setting(c: Scene, text: str) -> Iterator[Version]:
    """“The optimal configuration is …”, “its sweet spot is …”: the best setting is."""
    plain = _OPTIMAL.sub(lambda m: f"{m['article']} best setting", text)
    plain = _OPTIMAL_OF.sub(
        lambda m: f"{m['article']} best {m['axis']}" if c.label_of(m["axis"]) else m.group(), plain
    )
    if plain != text:
        yield (Plain(plain),)


_OPTIMUM = regex(
    r"\b(?P<article>the|its|their|each) (?:(?:overall|global|single) )?(?P<noun>optimum|optima)\b"
    r"(?! [a-z]+ (?:is|are|was|were)\b)"
)


@told_by("optimum optima")
def the_optimum(_: Scene, text: str) -> Iterator[Version]:
    """“The optimum is found in the row of 3”: the best value is."""
    said = _OPTIMUM.sub(
        lambda m: f"{m['article']} best value{'s' if m['noun'] == 'optima' else ''}", text
    )
    if said != text:
        yield (Plain(said),)


_IS_OPTIMAL = any_case(
    r"(?P<lead>(?:(?:in|on|for|under|with) [^,;:]+, )?)(?P<one>[^,;:()]+?) (?:is|are|seems|appears)"
    r"(?: to be)? (?:optimal|ideal) (?P<at>for|at|in|with|on) (?P<two>[^,;:()]+)"
)


@of_form(_IS_OPTIMAL, "optimal ideal", "is are be", "for at in with on")
def is_optimal(c: Scene, match: Match) -> Iterator[Version]:
    """“A depth of 3 is optimal for A”, “A is optimal at depth 3”: its best depth is 3."""
    one, two = c.on_axis(match["one"]), c.on_axis(match["two"])
    if (one is None) is (two is None):
        return
    spot, of = (one, match["two"]) if one is not None else (two, match["one"])
    if spot is not None and spot[0] not in c.named_in(of):
        yield (Plain(f"{match['lead']}the best {spot[0]} for {of} is {spot[1]}"),)


_OPTIMUM_LIES = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)the (?:(?:overall|global|single) )?(?:sweet spot|optimum"
    r"|(?:best|optimal) (?:setting|combination|cell|configuration|value|choice))"
    r"(?P<of> (?:for|of|on|in) [^,;:]+?)? (?:lies|sits|is|falls|is (?:found|reached|located)"
    r"|can be found) (?P<at>(?:at|in|with) [^;:]+?)"
    r"(?:, where (?:the )?(?:[a-zA-Z0-9-]+ )?(?:reaches|touches|hits"
    r"|is|attains|stands at|comes to|amounts to|climbs to) (?P<value>[^\s,;:]+))?"
)
_AT_VALUE = any_case(r"(?:at|in|with) (?:about |around |roughly )?\d[^\s,]*")


@of_form(_OPTIMUM_LIES, "optimum optimal sweet best", "at in with")
def optimum_lies(_: Scene, match: Match) -> Iterator[Version]:
    """“The sweet spot for A lies at 3 and 8, where it touches 79”: the best value of A is there."""
    if _AT_VALUE.fullmatch(match["at"]):
        return
    where = re.sub(r"\A for ", " on ", match["of"] or "")
    lead = f"{where.strip()}, " if where and not match["lead"] else match["lead"]
    lead = capitalised(lead)
    the = "the" if lead else "The"
    value = f" of {match['value']}" if match["value"] else ""
    yield (Plain(f"{lead}{the} best value{value} is {match['at']}"),)


_RANKED = any_case(
    r"(?P<what>the (?:second|third|fourth|next)[- ](?:best|highest|lowest|worst|largest|smallest) "
    r"[a-z][a-z ]*?)(?:(?: of|,| is|:) (?P<a>~?\d[\d.,]* ?%?),?| \((?P<b>~?\d[\d.,]* ?%?)\),?) "
    r"(?:is |was )?(?P<got>(?:obtained|achieved|reached|found|observed|attained|produced|given)"
    r" (?:with|at|by|for|using|in)) (?P<rest>[^;:()]+)"
)
_TURNS = (
    (
        any_case(r"\bcombining (?P<one>[^,;:()]+?) (?:with|and) (?=an? |the |[a-z ]*\d)"),
        r"the combination of \g<one> and ",
    ),
    (regex(r"(?<=\w),? (?:combined|paired|in combination|coupled) with (?=an? |the )"), " and "),
)


@of_form(_RANKED, "second third fourth next", "with at by for using in")
def ranked_with_value(_: Scene, match: Match) -> Iterator[Version]:
    """“The second-best result is 88, obtained with A and B”: it is there, and is 88."""
    what, got, rest = match.group("what", "got", "rest")
    value = f"The value {got.split()[-1]} {rest} is {match['a'] or match['b']}"
    yield Plain(f"{what} is {got} {rest}"), Plain(value)


@told_by("combining combined paired combination coupled", "with and")
def settings_combined(_: Scene, text: str) -> Iterator[Version]:
    """“Combining A with B gives the best result”: the combination of A and B does."""
    yield from in_plain_words(text, _TURNS)
