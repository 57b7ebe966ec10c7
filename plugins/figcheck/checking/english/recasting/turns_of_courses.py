"""Turns of courses that plain words say as well: “ends on a record high”, “did not move in May”."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import MANY
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

_FLAGS = re.IGNORECASE
_STRETCH = r"(?:period|decade|year|century|series|record|stretch|run|season|week|day|month)"
_HIGH = r"(?P<high>high|peak|maximum)"


def _end(match: Match) -> str:
    most = "highest" if match["high"] else "lowest"
    return f"{match['end']} at {'their' if match['whose'] else 'its'} {most} value"


_WORDS: tuple[tuple[re.Pattern[str], str | Callable[[Match], str]], ...] = (
    (
        any_case(
            r"\b(?P<end>(?:end|finish|close|conclude)(?:s|es|d|ed)?)"
            rf"(?: (?:the|its|their) {_STRETCH})?"
            r" (?:on|at|with) (?:an?|its|(?P<whose>their)) (?:(?:new|record|all-time) )+"
            rf"(?:{_HIGH}s?|lows?|minimum)\b(?! of)"
        ),
        _end,
    ),
    (
        any_case(
            rf"\b(?P<end>(?:end|finish|close|conclude)(?:s|es|d|ed)?) (?:the|its|their) {_STRETCH}"
            r" (?:on|at|with) (?:its|(?P<whose>their)) (?:(?P<high>highest)|lowest)"
            r" (?:value|level|point|mark)s?\b"
        ),
        _end,
    ),
    (any_case(r"\bstart(?:s|ed)?(?: out| off)? level\b"), "start at the same value"),
    (
        any_case(
            r"\b(?:did|does|do) not (?:move|change|budge|shift)(?: at all)?"
            r"(?= (?:in|at|between|from|during|after)\b)"
        ),
        "stayed the same",
    ),
    (any_case(r"\bno longer (?=(?:in|at|on|for|by|with)\b)"), "not "),
    (
        any_case(r"\b(?:is|are|was|were) (?:already )?on (?:its|the|their) way (?P<up>up|down)\b"),
        lambda m: "rose" if m["up"].lower() == "up" else "fell",
    ),
    (any_case(rf"\Aof all (?P<many>{MANY}) "), r"Of the \g<many> "),
    (
        regex(
            r"(?P<of>\Aof the [^,;:]+, )(?:that|those) of (?P<who>[^,;:]+? (?:has|have|shows?)\b)"
        ),
        r"\g<of>\g<who>",
    ),
)


@told_by(
    "record new all-time highest lowest level move change budge shift longer way of",
    "end ends ended finish finishes finished close closes closed conclude concludes concluded "
    "start starts started did does do no on all",
)
def turns_of_courses(_: Scene, text: str) -> Iterator[Version]:
    """“Ends the decade on a record high”: ends at its highest value."""
    yield from in_plain_words(text, _WORDS)


_MORE = r"(?:(?P<more>larger|higher|greater|bigger|more)|smaller|lower|less)"
_EACH_THAN_BEFORE = any_case(
    rf"(?P<lead>(?:for|in) [^,;:]+, )?(?:each|every) (?:[a-z]+['’]s )?(?P<what>[a-z]+)"
    rf"(?P<whose> (?:of|for) [^,;:]+?)? is {_MORE} than (?:the (?:one|value|[a-z]+) before(?: it)?"
    r"|the (?:previous|preceding|last)(?: one| [a-z]+)?"
    r"|(?:that of|in) the (?:previous|preceding) [a-z]+|its predecessor)"
)


@of_form(_EACH_THAN_BEFORE, "each every", "than", "before previous preceding last predecessor")
def each_than_before(c: Scene, match: Match) -> Iterator[Version]:
    """“Each year's share is larger than the one before”: the share rises at every step."""
    if c.way is None or c.counted_along(f"each {match['what']}"):
        return
    verb = "rises" if match["more"] else "falls"
    yield (
        Plain(
            f"{match['lead'] or ''}the {match['what']}{match['whose'] or ''} {verb} at every step"
        ),
    )


_SEEN = any_case(
    r"(?P<lead>(?:in|from|between|over|since|after) [^;:]+, )?an? (?:(?:actual|real|clear) )?"
    r"(?P<what>(?:[a-z]+ )?(?:increase|rise|decrease|decline|fall|drop|reduction|growth|gain|loss))"
    r"(?P<when> (?:in|from|between|over|since|after) [^,;:]+?)? (?:is|was|can be|could be) "
    r"(?:seen|found|observed|recorded|noted|registered|measured) (?P<only>only )?"
    r"(?:in|for|at|on|with) (?P<who>[^;:]+)"
)


@of_form(
    _SEEN,
    "increase rise decrease decline fall drop reduction growth gain loss",
    "seen found observed recorded noted registered measured",
)
def move_seen_in(c: Scene, match: Match) -> Iterator[Version]:
    """“An increase was seen only in A”: only A saw an increase."""
    if not c.reader.is_place(match["who"]) or c.on_axis(match["who"]):
        return
    who = f"only {match['who']}" if match["only"] else match["who"]
    told = f"{match['lead'] or ''}{who} saw a {match['what']}{match['when'] or ''}"
    yield (Plain(capitalised(told)),)


_SAME = any_case(
    r"(?P<whose>(?:the|its|their) [a-z]+(?: of [^,;:]+?)?) "
    r"(?P<now>(?:in|for|at|of|on) [^,;:]+?) (?:is|was) (?:exactly |precisely )?"
    r"(?:the same as|equal to|identical to) "
    r"(?:the one|that|it was) (?P<then>(?:in|for|at|of|on) [^,;:]+)"
)


@of_form(_SAME, "same equal identical", "is was", "one that it")
def same_as_then(c: Scene, match: Match) -> Iterator[Version]:
    """“The value for May is the same as the one for June”: so it is in May and in June."""
    now, then = (re.sub(r"\A(?:for|of)\b", "in", match[m], flags=_FLAGS) for m in ("now", "then"))
    spots = [c.named_in(place) for place in (now, then)]
    if len(spots[0]) != 1 or spots[0].keys() != spots[1].keys() or spots[0] == spots[1]:
        return
    if not (c.is_led(now) and c.is_led(then)):
        return
    who = (
        re.sub(r"\A(?:the|its|their) [a-z]+(?: of )?", "", match["whose"], flags=_FLAGS) or c.topic
    )
    if who:
        told = f"{capitalised(now)}, {who} has the same value as {then}"
        yield (Plain(told),)


_NOWHERE = any_case(
    r"(?P<at>nowhere|(?:in|at|on|for|under|with) no [a-z]+(?: [a-z]+)?) (?:do|did) (?P<said>[^;:]+)"
)


@of_form(_NOWHERE, "nowhere no", "do did")
def nowhere_do(c: Scene, match: Match) -> Iterator[Version]:
    """“Nowhere do women earn less than 12”: women never do."""
    lead, who, does = c.cut(match["said"])
    if who and does and not lead:
        nowhere = match["at"].lower() == "nowhere"
        told = f"{who} never {does}" if nowhere else f"{who} {does} {match['at'].lower()}"
        yield (Plain(capitalised(told)),)
