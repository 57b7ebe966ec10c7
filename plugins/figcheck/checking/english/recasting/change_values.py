"""From what to what a change leads, behind it: “shows the strongest growth, from 310 to 390”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.shared_words import count_of
from figcheck.patterns import any_case, regex

_VALUE = r"[~≈]?(?:about |around |roughly |nearly )?[~≈$€£]?\d[\d.,]*\d(?: ?%)?|\d(?: ?%)?"
_MOST = any_case(
    r"(?P<lead>(?:(?:from|between|in|over|since|during) [^,]+, )?)(?P<who>[^,]+?)"
    r" (?:shows|show|showed|has|have|had|sees|saw|records|recorded|posts|posted|enjoys)"
    r" the (?P<how>[a-z]+(?: [a-z]+)?) "
    r"(?P<what>growth|increase|rise|gain|decline|decrease|drop|loss)"
    rf"(?P<when>(?: [a-z][^,]+?)?), from (?P<start>{_VALUE}) to (?P<stop>{_VALUE})"
)
_DOWN = frozenset("decline decrease drop loss".split())


@of_form(_MOST, "growth increase rise gain decline decrease drop loss", "from", ",")
def change_values(c: Scene, match: Match) -> Iterator[Version]:
    """“A shows the strongest growth, from 310 to 390”: it does, and goes from 310 to 390."""
    if not c.is_subject(match["who"]):
        return
    verb = "falls" if match["what"].lower() in _DOWN else "rises"
    lead, who, when = match["lead"].removesuffix(", "), match["who"], match["when"]
    if lead and when:
        return
    when = when or (f" {uncapitalised(lead)}" if lead else "")
    yield (
        Plain(f"{who} shows the {match['how']} {match['what']}{when}"),
        Plain(f"{who} {verb} from {match['start']} to {match['stop']}{when}"),
    )


_MOVES = (
    r"(?:grows|grew|rises|rose|climbs|climbed|increases|increased|goes up|jumps|jumped|falls|fell"
    r"|drops|dropped|declines|declined|decreases|decreased|shrinks|shrank|goes down|goes|went"
    r"|widens|widened|narrows|narrowed|expands|expanded|improves|improved)"
)
_CHANGE = (
    r"(?:an? )?(?:factor|increase|rise|gain|growth|decline|decrease|drop|fall|loss|difference) of "
)
_AND_SO_MUCH = any_case(
    rf"(?P<who>.+?) (?P<verb>{_MOVES}) "
    rf"(?P<ends>from (?:{_VALUE})(?: [a-z]+)? to (?:{_VALUE})(?: [a-z]+)?)"
    r"(?P<when>(?: (?:from|between|in|over|since|during) [^,]+)?),? "
    r"(?:(?:or|i\.e\.,?|that is,?|that is to say,?|which is|and thus|so) )?"
    rf"(?:by (?P<by>[^,]+)|(?P<noun>{_CHANGE})(?P<much>[^,]+))"
)
_TO_SO_MUCH = any_case(
    rf"(?P<who>.+?) (?P<verb>{_MOVES}) by (?P<by>[^,]+?), to (?P<stop>[^,]*\d[^,]*)"
)


_NUMBER = regex(r"\d[\d,]*(?:\.\d+)?")


@told_by("from by", "to", "factor increase rise gain growth decline decrease drop fall loss by")
def and_by_so_much(_: Scene, text: str) -> Iterator[Version]:
    """“A grows from 20 to 220, a factor of 11”; “A shrinks by half, to 40”: both is said of it."""
    if match := _AND_SO_MUCH.fullmatch(text):
        said = f"{match['who']} {match['verb']}"
        when = match["when"]
        noun = (match["noun"] or "").lower()
        much = f"a factor of {match['much']}" if "factor" in noun else match["much"]
        by = match["by"] or much
        if match["verb"].lower() in {"goes", "went"}:
            start, stop = (float(n.replace(",", "")) for n in _NUMBER.findall(match["ends"])[:2])
            said = f"{match['who']} {'rises' if stop > start else 'falls'}"
        ends = f"{match['who']} {match['verb']} {match['ends']}{when}"
        yield Plain(ends), Plain(f"{said} by {by}{when}")
    elif match := _TO_SO_MUCH.fullmatch(text):
        said = f"{match['who']} {match['verb']}"
        yield Plain(f"{said} by {match['by']}"), Plain(f"{said} to {match['stop']}")


_UNTIL_THEN = any_case(
    r"(?P<first>.+? (?:until|up to|through|till) (?P<then>\d{4})),? (?:and |but )?then "
    r"(?P<rest>[^,]+?) within (?:just |only )?(?P<years>[a-z]+|\d+) years"
)


@of_form(_UNTIL_THEN, "until till through up", "within", "years")
def until_then(c: Scene, match: Match) -> Iterator[Version]:
    """“A stays below 100 until 2010, then doubles within ten years”: from 2010 to 2020."""
    lead, who, _ = c.cut(match["first"])
    written = match["years"].lower()
    if lead or not (written.isdigit() or written in NUMERALS):
        return
    years = count_of(written)
    stop = int(match["then"]) + years
    when = f"between {match['then']} and {stop}"
    if not c.named_in(str(stop)):
        return
    yield Plain(match["first"]), Plain(f"{who or 'it'} {match['rest']} {when}")
