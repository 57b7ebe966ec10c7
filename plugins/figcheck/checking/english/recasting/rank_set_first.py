"""A place in an order set before who has it: “In sixth place came A”, “Rounding out … is B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.lexicon.inflection import finite
from figcheck.checking.english.lexicon.shared_words import ORDINAL, ORDINAL_WORDS, RANK, RANK_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_STANDS = (
    r"(?:is|are|was|were|comes?|came|follows?|followed|sits?|sat|stands?|stood|lies?|lay|ranks?"
    r"|ranked|we find|one finds)"
)
_STANDS_WORDS = (
    "is are was were come comes came follow follows followed sit sits sat stand stands stood lie "
    "lies lay rank ranks ranked find finds"
)
_REST = r"(?P<rest>(?:,| \(| with | at )[^;]+)?"
_LIST = (
    r"(?:scale|list|ranking|rankings|spectrum|table|chart|field|range|order|graph|league|standings"
    r"|comparison|figure|distribution|line)"
)
_IN_PLACE = any_case(
    rf"(?:in|at|on|into|taking|occupying|holding) (?:the )?(?P<rank>{RANK})"
    rf" (?:place|position|spot|rank)(?: (?:on|in|of) the {_LIST})?,? {_STANDS} (?P<who>.+)"
)
_IN_TWO = any_case(
    rf"(?:in|at|on) (?P<one>{ORDINAL}) and (?P<two>{ORDINAL})"
    rf" (?:places?|positions?|spots?|ranks?),? {_STANDS} (?P<who>.+)"
)
_AT_END = any_case(
    r"(?:at|on|towards?) the (?:very )?(?P<end>other|opposite|far|lower|bottom|low|tail|upper|top"
    rf"|foot|tail end|other extreme|head)(?: end)?(?: of (?:the|this) {_LIST})?,? "
    rf"{_STANDS} (?P<who>.+)"
)
_PARTICIPLE = any_case(r"(?P<doing>[a-z]+ing [^,;:()]+?),? (?:is|are|was|were) (?P<who>.+)")
_UPPER = frozenset({"upper", "top", "head"})
_OTHER = frozenset({"other", "opposite", "far", "other extreme"})
_LEAST = any_case(r"\b(?:lowest|smallest|fewest|least|last|bottom|shortest|worst)\b")
_RELATIVE = any_case(r", (?P<pronoun>which|who|whose|the only|the sole) (?P<said>[^;]+)")


@told_by(_STANDS_WORDS, f"{RANK_WORDS} end foot head extreme top bottom")
def rank_set_first(c: Scene, text: str) -> Iterator[Version]:
    """“In sixth place came A, with 3”: A ranks sixth. “At the other end sits B”: it ranks last."""
    text = text.rstrip(" .")
    if match := _IN_PLACE.fullmatch(text):
        yield from _ranked(c, match["who"], f"ranks {match['rank'].lower()}")
    elif match := _AT_END.fullmatch(text):
        end = match["end"].lower()
        first = end in _UPPER or (end in _OTHER and _LEAST.search(c.before) is not None)
        yield from _ranked(c, match["who"], f"ranks {'first' if first else 'last'}")


@of_form(_IN_TWO, "and", "place places position positions spot spots rank ranks", ORDINAL_WORDS)
def two_set_first(_: Scene, match: Match) -> Iterator[Version]:
    """“In second and third place follow A and B”: they rank second and third."""
    who, comma, rest = match["who"].partition(",")
    yield (Plain(f"{who} rank {match['one']} and {match['two']}{comma}{rest}"),)


@of_form(_PARTICIPLE, "is are was were", "out up off the")
def done_set_first(c: Scene, match: Match) -> Iterator[Version]:
    """“Rounding out the top three was A, with 12”: A rounds out the top three."""
    done = finite(uncapitalised(match["doing"]))
    if not c.named_in(match["doing"]):
        for said in done:
            yield from _ranked(c, match["who"], said)


_THERE_FIRST = any_case(
    rf"(?:at the (?:very )?(?P<end>bottom|tail end|lower end|foot|top|head|upper end)(?: of the"
    rf" {_LIST})?|in (?P<rank>{RANK}) place), (?P<who>[^;:]+)"
)


@of_form(_THERE_FIRST, "at in", ",", f"{RANK_WORDS} bottom end foot top head")
def place_told_first(c: Scene, match: Match) -> Iterator[Version]:
    """“In fifth place, A had 3”: A ranks fifth, and had 3."""
    who = _name(c, match["who"])
    if not who:
        return
    first = match["end"] and match["end"].lower() in ("top", "head", "upper end")
    rank = match["rank"] or ("first" if first else "last")
    yield Plain(f"{who} ranks {rank.lower()}"), Plain(match["who"])


_LED_BY = any_case(
    rf"(?:the )?(?:[a-z]+ )?{_LIST} (?:is|was) (?:clearly |easily )?(?:led|headed|topped) by "
    r"(?P<who>[^;:]+)"
)
_PUTS = any_case(
    rf"(?:that|this|which) (?:puts?|places?|ranks?|makes?|leaves?) (?P<who>[^,;:()]+?) (?:in )?"
    rf"(?P<rank>{RANK})(?: place)?(?P<rest>(?:,| with| behind| ahead)[^;:]+)?"
)
_MEMBER = any_case(
    r"\b(?:(?:makes?|made) (?:it )?(?:into|to)|(?:cracks?|cracked|breaks? into|broke into"
    r"|reache[sd]|enters?|entered)) the (?P<top>top (?:three|five|ten|four|six|\d+))\b"
)


@told_by("led headed topped puts put places ranks makes made cracks cracked breaks broke leaves")
def placed_in_words(c: Scene, text: str) -> Iterator[Version]:
    """“The ranking is headed by A, ahead of B”, “that puts A fifth”, “A made the top five”."""
    text = text.rstrip(" .")
    if match := _LED_BY.fullmatch(text):
        yield from _ranked(c, match["who"], "ranks first")
    elif match := _PUTS.fullmatch(text):
        yield from _ranked(c, f"{match['who']}{match['rest'] or ''}", f"ranks {match['rank']}")
    elif _MEMBER.search(text):
        yield (Plain(_MEMBER.sub(r"is among the \g<top>", text)),)


_COMPLETED = any_case(
    r"(?:the )?(?P<group>podium|(?:top|leading) (?:two|three|four|five|ten|\d+))(?: [a-z]+)? "
    r"(?:is|are|was|were) (?:completed|rounded (?:out|off)|closed|filled) by (?P<who>.+)"
)


@of_form(_COMPLETED, "completed rounded closed filled", "by", "top leading podium")
def completed_by(c: Scene, match: Match) -> Iterator[Version]:
    """“The top three was completed by A, with 12”: A completes the top three."""
    yield from _ranked(c, match["who"], f"completes the {match['group'].lower()}")


_FOR_PLACE = any_case(
    r"(?P<head>[^;:()]+?),? (?:(?:for|to|into|in the (?:race|battle|fight|contest) for"
    r"|to (?:take|claim|clinch|secure|grab|win|snatch|earn|land in|finish in)) )"
    rf"(?:the )?(?P<rank>{RANK})(?: (?:place|position|spot|rank))(?P<by> by (?:[^,;:]|,(?=\d))+)?"
    r"(?P<rest>(?:,(?!\d)| with| at)[^;:]+)?"
)
_OVERTAKES = any_case(r"\b(?:overtakes?|overtook|overtaking)\b")


@of_form(_FOR_PLACE, "for to into", "place position spot rank", RANK_WORDS)
def ahead_for_place(c: Scene, match: Match) -> Iterator[Version]:
    """“A edged out B for sixth place”: it is ahead of B, and ranks sixth."""
    head = match["head"] if c.way else _OVERTAKES.sub("is ahead of", match["head"])
    lead, who, _ = c.cut(head)
    named, own = c.named_in(head), c.named_in(who)
    ahead = own.keys() == named.keys() and own != named
    if who and ahead and c.reads(head):
        yield (
            Plain(f"{head}{match['by'] or ''}"),
            Plain(f"{lead} {who} ranks {match['rank'].lower()}{match['rest'] or ''}".strip()),
        )


def _ranked(c: Scene, told: str, done: str) -> Iterator[Version]:
    """Who has a place in an order, and what is said besides of them."""
    who = _name(c, told)
    if not who:
        return
    rest = told[len(who) :]
    relative = _RELATIVE.fullmatch(rest)
    if relative is None:
        yield (Plain(f"{who} {done}{rest}"),)
        return
    pronoun, said = relative["pronoun"].lower(), relative["said"]
    links = {"which": " ", "who": " ", "whose": "'s "}
    yield Plain(f"{who} {done}"), Plain(f"{who}{links.get(pronoun, f' is {pronoun} ')}{said}")


def _name(c: Scene, text: str) -> str:
    """The names that a text begins with, as it writes them; empty if it begins with none."""
    tokens = c.reader.vocabulary.tokens(text)
    stop, _ = c.reader.parse_alone(text).longest("place", 0) if tokens else (0, ())
    return text[: tokens[stop - 1].end] if stop else ""
