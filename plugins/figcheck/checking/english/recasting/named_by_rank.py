"""Things named by their place in the order: “twice as much as the runner-up”, “its closest rival”.

Where one value stands for each, the figure tells who that is, and the sentence says it of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.sizes import lists_more
from figcheck.checking.english.lexicon.shared_words import ORDINAL, ORDINAL_WORDS
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex
from figcheck.reading.names import ORDINALS

_RANKED = r"(?:placed|ranked|ranking)"
_THING = r"(?: (?P<noun>[a-z]+))?"
_LEADER = any_case(
    rf"\bthe (?:(?:clear|undisputed|overall|market|table|outright) )?(?:leader|front-?runner"
    rf"|number one|(?:top|first)-{_RANKED}{_THING}|leading (?P<noun2>[a-z]+))(?!-)\b"
)
_RUNNER_UP = any_case(rf"\b(?:the|its) (?:runner-up|number two|second-{_RANKED}{_THING})(?!-)\b")
_NTH = any_case(rf"\bthe (?P<nth>{ORDINAL}|last|bottom)-{_RANKED}{_THING}\b")
_RIVAL = any_case(
    r"\b(?:the|its|their) (?:nearest|closest|next|strongest|next-?best|biggest|main)"
    r" (?:rival|competitor|contender|challenger|pursuer|chaser)\b"
)
_TWO_PLACES = any_case(
    rf"\b(?P<of>between|separat(?:e|es|ed|ing)) (?:the )?(?P<one>{ORDINAL}|top)(?: place)? "
    rf"(?:and|from) (?:the )?(?P<two>{ORDINAL}|last) place\b"
)
_TOP_SPOT = any_case(
    r"\b(?P<of>shy of|short of|off|behind|away from) (?:the )?(?:top spot|top position|first place"
    r"|pole position|number one spot|lead)\b"
)
_TWO_FIRST = any_case(
    rf"\A(?:the )?(?P<one>{ORDINAL}) and (?:the )?(?P<two>{ORDINAL}|last) places?"
    r"(?= (?:are|were|lie)\b)"
)
_NAMED_BESIDE = regex(r"\s*(?:[,(–—]| - |[A-Z])")
_SAID_OF_IT = any_case(
    r"(?:\b(?:is|are|was|were|be|being|becomes?|became|remains?|(?:ranks|ranked|named|crowned) as)"
    r"|[,(]) ?\Z"
)
"""What stands before a place in the order that is said of somebody: “A is the runner-up”."""

_MANY = any_case(r"\b(?:each|every|all|always|never)\b")
_WORDS = (
    f"{ORDINAL_WORDS} leader runner front number top leading nearest closest next strongest "
    "biggest main last bottom"
)


@told_by(
    _WORDS,
    "the its their between separate separates separated separating place places shy short off",
)
def named_by_rank(c: Scene, text: str) -> Iterator[Version]:
    """“A earned twice as much as the runner-up”: as B, which is second."""
    known = (_TOP_SPOT, _TWO_PLACES, _TWO_FIRST, _LEADER, _RUNNER_UP, _NTH, _RIVAL)
    patterns = [pattern for pattern in known if pattern.search(text)]
    order = _order(c) if patterns and not _MANY.search(text) else ()
    if not order:
        return
    said = text
    for pattern in patterns:
        said = pattern.sub(lambda match: _named(c, match, order), said)
    if said != text:
        yield (Plain(said),)


_BEHIND = any_case(
    r"[^;:]+\b(?:second|runner-up)\b[^;:]*,? (?:(?:some|about|around|roughly|only|just|almost"
    r"|nearly|a mere|less than|more than) )*[$€£]?\d[\d.,]*[^,;:]* (?:behind|adrift|back)"
)


@told_by("second runner", "behind adrift back")
def behind_the_first(c: Scene, text: str) -> Iterator[Version]:
    """“A came second, 5 behind”: behind B, which is first."""
    text = text.rstrip(" .")
    order = _order(c) if _BEHIND.fullmatch(text) else ()
    if order and order[0] not in str(c.named_in(text)):
        yield (Plain(f"{text.rpartition(' ')[0]} behind {order[0]}"),)


def _named(c: Scene, match: Match, order: tuple[str, ...]) -> str:
    """The names for words for places in the order; the words where they are said of a name."""
    before, after = match.string[: match.start()], match.string[match.end() :]
    names = _names(c, match, order)
    if not names or _NAMED_BESIDE.match(after) or _SAID_OF_IT.search(before):
        return match[0]
    named = c.named_in(f"{before} . {after}").values()
    if any(name in ticks for name in names for ticks in named):
        return match[0]
    if match.re.pattern == _TOP_SPOT.pattern:
        return f"behind {names[0]}"
    led = match.groupdict().get("of")
    return f"{led} {' and '.join(names)}" if led else " and ".join(names)


def _order(c: Scene) -> tuple[str, ...]:
    """The things that a figure has one value of each for, the highest first; none in a course."""
    several = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1]
    if len(several) != 1 or is_ordered(several[0]) or lists_more(c):
        return ()  # A total beside its parts has no place among them.
    axis, table = several[0], c.reader.table
    entries = {t: table.term(Place.of(axis.name, [t]).cells).single for t in axis.ticks}
    values = {tick: entry.value for tick, entry in entries.items() if entry is not None}
    return tuple(sorted(values, key=lambda tick: -values[tick]))


def _names(c: Scene, match: Match, order: tuple[str, ...]) -> tuple[str, ...]:
    """Whom words for places in the order stand for."""
    groups = match.groupdict()
    nouns = [n for key in ("noun", "noun2") if (n := groups.get(key))]
    if any(c.label_of(noun) is None and noun.lower() != "one" for noun in nouns):
        return ()
    if match.re.pattern == _RIVAL.pattern:
        own = [t for ticks in c.named_in(match.string[: match.start()]).values() for t in ticks]
        return order[1:2] if own == [order[0]] else ()
    if groups.get("two"):
        return (order[_rank(match["one"])], order[_rank(match["two"])])
    if match.re.pattern in (_LEADER.pattern, _TOP_SPOT.pattern):
        return order[:1]
    return (order[_rank(groups.get("nth") or "second")],)


def _rank(word: str) -> int:
    places = {"top": 0, "last": -1, "bottom": -1}
    return places[word.lower()] if word.lower() in places else ORDINALS.index(word.lower())


_APPOSED = any_case(
    r"(?P<who>[^,;:()]+), (?P<what>(?:the|its) [^,;:()]+), (?P<rest>[^,;:()][^;:]*)"
)


@of_form(_APPOSED, ",", "the its")
def apposed_rank(c: Scene, match: Match) -> Iterator[Version]:
    """“A, the runner-up, had 5”: A is the runner-up, and has that."""
    if not c.is_subject(match["who"]):
        return
    said = f"{match['who']} is {match['what']}"
    goes_on = c.begins_with_verb(match["rest"]) or c.is_no_gap(match["rest"])
    if goes_on and c.reads(said):
        yield Plain(said), Plain(f"{match['who']} {match['rest']}")
