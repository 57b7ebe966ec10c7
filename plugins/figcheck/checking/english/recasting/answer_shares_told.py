"""How the answers to a statement are shared out: “split almost evenly between A and B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.answer_scales import agreement_in
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import FIGURE, WHOLE
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.recasting.statements_meant import answer_in, statement_in
from figcheck.model import Role
from figcheck.patterns import any_case

_SPLIT = any_case(
    r"(?:(?:worries|opinions|views|answers|responses|attitudes|feelings|concerns|the answers|the "
    r"responses) (?:about|on|to|toward|towards) )?(?P<what>[^,;:()]+?) (?:are|is) (?:split|divided)"
    r" (?P<near>almost |nearly |roughly |about |fairly )?(?:evenly|equally) between "
    r"(?P<one>[^,;:()]+?) \((?P<a>\d[\d.]*) ?%?\) and (?P<two>[^,;:()]+?) \((?P<b>\d[\d.]*) ?%?\)"
)
_NO_CASE = any_case(
    r"in no case (?:do|does|did) (?:the )?(?P<answer>[^,;:()]+?) (?:answers|responses|shares?) "
    r"(?:make up|reach|exceed|account for|amount to) (?P<more>more than )?(?P<amount>\d[\d.]* ?%)"
    r"(?P<or> or more)?(?: of the (?:answers|responses))?"
)
_SEGMENT = any_case(
    r"the (?:single )?(?P<how>largest|smallest|biggest) (?:single )?(?:segment|share|value|bar "
    rf"segment)(?: (?:in|of) (?:the|this) (?:{WHOLE} )?(?:{FIGURE}|survey))? is the "
    r"(?P<amount>\d[\d.]* ?%)(?: of [a-z]+)? who (?P<answer>(?:[a-z]+ )?(?:agree|disagree)) "
    r"(?:that|with) (?P<what>[^,;:()]+)"
)
_IN_MIDDLE = any_case(
    r"(?:for|on|in) (?P<what>[^,;:]+?), (?P<amount>(?:about |around |roughly )?\d[\d.]* ?%)(?: "
    r"of the "
    r"(?:answers|responses|respondents))? (?:fall|lie|are|belong|land) (?:into|in|within|to) the "
    rf"(?:(?P<many>{'|'.join(NUMERALS[2:])}) )?(?:middle|central|inner|intermediate) "
    rf"(?:(?P<count>{'|'.join(NUMERALS[2:])}) )?(?:categories|options|answers|segments|classes"
    r"|levels|grades|bands)"
)
_HIGHEST_SHARE = any_case(
    r"the (?P<answer>[^,;:()]+?) share is (?P<how>highest|lowest|largest|smallest) (?:for|on) "
    r"(?P<what>[^,;:()]+?)(?:,? (?:at|with|\() ?(?P<amount>\d[\d.]* ?%)\)?)?"
)


@of_form(_SPLIT, "split divided", "evenly equally", "between")
def split_evenly(c: Scene, match: Match) -> Iterator[Version]:
    """“Answers to A are split almost evenly between Agree (36%) and Neutral (34%)”."""
    if (what := statement_in(c, match["what"])) is None:
        return
    one, two = float(match["a"]), float(match["b"])
    if abs(one - two) > _EVEN * max(one, two):
        return  # What is said to be even is not, whatever the values are.
    said = []
    for key, amount in (("one", "a"), ("two", "b")):
        answer = answer_in(c, match[key])
        name = f'"{answer}"' if answer else match[key]
        said.append(Plain(f"For {what}, {name} is at {match[amount]}%"))
    yield tuple(said)


_EVEN = 0.1
"""How far two parts may be apart that are about even, as a part of the larger one."""


@of_form(_NO_CASE, "no", "case", "answers responses share shares")
def in_no_case(c: Scene, match: Match) -> Iterator[Version]:
    """“In no case do neutral answers make up 30% or more”: they are below it everywhere."""
    answer = answer_in(c, match["answer"])
    if answer is not None:
        below = "below" if match["or"] else "at most"
        yield (Plain(f'"{answer}" is {below} {match["amount"]} for all statements'),)


@of_form(_SEGMENT, "who", "agree disagree", "largest smallest biggest")
def largest_segment(c: Scene, match: Match) -> Iterator[Version]:
    """“The largest segment is the 45% who agree that they miss it”: that one answer."""
    what, answer = statement_in(c, match["what"]), answer_in(c, match["answer"])
    if what is not None and answer is not None:
        how, amount = match["how"], match["amount"]
        yield (Plain(f'The {how} segment is "{answer}" for {what} ({amount})'),)


@of_form(
    _IN_MIDDLE,
    "middle central inner intermediate",
    "categories options answers segments classes levels grades bands",
)
def in_the_middle(c: Scene, match: Match) -> Iterator[Version]:
    """“For A, 81% of the answers fall into the three middle categories”: these add up to 81%."""
    sides = agreement_in(c.reader.figure)
    if sides is None or (what := statement_in(c, match["what"])) is None:
        return
    inner, told = sides.dimension.ticks[1:-1], match["many"] or match["count"]
    # All but the ends, of five; of seven, that must be said: the inner five, or the inner three.
    if (told is None and len(inner) == _MIDDLE) or (told and NUMERALS.index(told.lower()) > 1):
        cut = (len(inner) - NUMERALS.index(told.lower())) / 2 if told else 0
        if cut < 0 or cut != int(cut):
            return
        inner = inner[int(cut) : len(inner) - int(cut)]
        listed = f"{', '.join(inner[:-1])} and {inner[-1]}"
        yield (Plain(f"For {what}, {listed} add up to {match['amount']}"),)


_MIDDLE = 3


@of_form(_HIGHEST_SHARE, "share", "highest lowest largest smallest", "for on")
def share_is_highest(c: Scene, match: Match) -> Iterator[Version]:
    """“The neutral share is highest for A, at 31%”: A has the highest share of Neutral."""
    if (what := statement_in(c, match["what"])) is None:
        return
    answer = answer_in(c, match["answer"])
    if answer is None:
        return
    said = [Plain(f"{what} has the {match['how'].lower()} share of {answer}")]
    if match["amount"]:
        said.append(Plain(f'For {what}, "{answer}" is at {match["amount"]}'))
    yield tuple(said)


_BARS_ADD_UP = any_case(
    r"(?:each|every|all|all the|each of the|all of the) (?:stacked |horizontal |single )?bars? "
    r"(?:adds?|sums?) up to (?P<sum>\d+ ?%)(?: and (?:is|are) (?:divided|split|broken down)"
    r"(?: up)? into (?P<parts>[a-z]+|\d+) (?:[a-z]+ ){0,2}[a-z]+)?"
)


@of_form(_BARS_ADD_UP, "bar bars", "up", "to")
def bars_add_up(c: Scene, match: Match) -> Iterator[Version]:
    """“Each bar adds up to 100%”: the segments of each bar do."""
    series = c.reader.figure.dimension(Role.SERIES)
    if series is None:
        return
    parts = (match["parts"] or "").lower()
    size = NUMERALS.index(parts) if parts in NUMERALS else int(parts) if parts.isdigit() else 0
    if not parts or size == len(series.ticks):
        yield (Plain(f"The segments of each bar add up to {match['sum']}"),)
