"""Counts that are set against each other: “Three cities gain and two lose”, “… the other two”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS, begins_with_verb
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case
from figcheck.records import record

_HOW_MANY = rf"(?:{COUNT}|none)"
_ABOUT = r"(?:only |just |exactly |at least |at most |more than |fewer than )?"
_OTHERS = r"(?P<other>the (?:other|remaining) |another |a further )?"

_AND = any_case(
    r",? (?:and|but|while|whereas|yet|though) (?:in (?:contrast|comparison),? |conversely,? )?"
)
_FEW = rf"{_ABOUT}{_OTHERS}{_HOW_MANY}(?: others?| more)?|the (?:others|rest|remainder)"
_SO_MANY = any_case(rf"(?P<few>{_FEW}) (?P<said>(?!of\b|other\b|remaining\b)\S.*)")
"""A clause whose subject is a bare number."""

_IN_THE_OTHERS = any_case(
    rf"(?P<said>\w.*?) (?P<prep>in|on|at|for|with|under|across) (?P<few>{_FEW})(?P<there>,? .*)?"
)
"""A clause that says in how many something happens."""

_NAME_IN = any_case(
    r"(?P<who>[^,;:]+?) (?P<prep>in|on|at|for|with|under|across) "
    rf"(?P<few>{_ABOUT}{_HOW_MANY})(?: of them)?"
)
"""What is left of a clause that says of another thing in how many the same happens."""

_OWNED = any_case(r"(?P<who>[^,;:]+?)(?:['’]s|s['’]) (?P<what>[a-z]+)")
_OWNER = any_case(r"(?P<who>[^,;:]+?)(?:['’]s|s['’])|(?:that|those) of (?P<of>[^,;:]+)")
"""Of whom something is said, by what is theirs: “women's pay”, and “women's” or “that of women”."""

_COMMA = any_case(r",? (?:and|but|while|whereas|yet) |, ")

_IN_SO_MANY = any_case(
    rf" (?:in|on|at|for|with|under|across) (?P<many>{_ABOUT}{_HOW_MANY})(?: of the (?:\w+ )?)? "
    r"(?P<label>[a-z]+s?)\b"
)
_NUMBER = any_case(rf"\b(?:{_HOW_MANY}|half|most)\b")
_BARE = any_case(rf"{_ABOUT}{_HOW_MANY} (?P<label>[a-z]+s)")
_LOSE = any_case(r"\blos(?:es?|t)\b(?=\Z|,| (?:in|on|between|from|over|during)\b)")
"""What is said of those that do not gain; losing so much is something else."""
_LOSES = ("worsen", "fall")

_DOES = any_case(r"(?:does|do|did)(?: so| this)?(?! not\b)(?P<where> .+)?")
_BOTH = any_case(r"\b(?P<prep>in|on|at|for) (?P<all>both|all (?:\w+))\Z")


@record
class _Counted:
    """What a clause counts: what it calls it, of which dimension that is known to be, how many."""

    label: str
    dimension: str | None
    many: int | None


@told_by("and but while whereas yet though")
def so_many_and_so_many(c: Scene, text: str) -> Iterator[Version]:
    """“Three cities gain and two lose”: three cities gain, and two cities lose."""
    for one, joint in _joined(text, _SO_MANY):
        lead, subject, said = c.cut(one)
        counted = _counted(c, subject) if said else None
        few = counted and _few(c, counted, joint["few"], joint["other"])
        if counted is None or few is None:
            continue
        other = joint["said"]
        if (does := _DOES.fullmatch(other)) is not None:
            where = c.led_end(said) if does["where"] else ""
            other = f"{said.removesuffix(where).rstrip()}{does['where'] or ''}"
        elif not begins_with_verb(c.reader.vocabulary.tokens(other), 0):
            continue
        two = f"{lead} {few} {counted.label} {_with_noun(one, other)}".strip()
        if not lead and (where := c.led_end(said)) and not c.led_places(other):
            two = f"{two} {where}"
        ends = [two] if _LOSE.search(two) is None else [_LOSE.sub(v, two) for v in _LOSES]
        if (known := next(filter(c.reads, ends), None)) is not None:
            yield Plain(one), Plain(known)


@told_by("and but while whereas yet though", "in on at for with under across")
def in_so_many_and_in_so_many(c: Scene, text: str) -> Iterator[Version]:
    """“A gains in three cities and loses in the other two”: it loses in two cities."""
    for one, joint in _joined(text, _IN_THE_OTHERS):
        place = _IN_SO_MANY.search(one)
        lead, subject, _ = c.cut(one)
        counted = _counted(c, f"{place['many']} {place['label']}") if place else None
        few = counted and _few(c, counted, joint["few"], joint["other"])
        if place is None or counted is None or few is None or not subject:
            continue
        if not begins_with_verb(c.reader.vocabulary.tokens(joint["said"]), 0):
            continue
        there = joint["there"] or one[place.end() :]
        if there.startswith(","):
            continue  # "… in two cities, Oslo and Bergen, and loses in the other two": which?
        two = f"{lead} {subject} {joint['said']} {joint['prep']} {few} {counted.label}{there}"
        if c.reads(two.strip()):
            yield Plain(one), Plain(two.strip())


@told_by("in on at for with under across", "and but while whereas yet ,")
def others_in_so_many(c: Scene, text: str) -> Iterator[Version]:
    """“Men exceed 20 in three sports, women in two”: women exceed 20 in two sports."""
    for one, joint in _joined(text, _NAME_IN, _COMMA):
        place = _IN_SO_MANY.search(one)
        lead, subject, said = c.cut(one)
        who = joint["who"]
        if (owned := _OWNED.fullmatch(subject)) and (owner := _OWNER.fullmatch(who)):
            # "Men's pay exceeds 20 in three sports, women's in two": women's pay does.
            subject, name = owned["who"], owner["who"] or owner["of"]
            who = f"{name}'s {owned['what']}"
        else:
            name = who
        if place is None or not c.reader.is_place(name) or not c.reader.is_place(subject):
            continue
        start = len(one) - len(said)
        verb, behind = one[start : place.start()], one[place.end() :]
        if not c.named_in(verb).keys().isdisjoint(c.named_in(who)):
            continue  # "A beats B on three tasks, C on two": A beats C, or C beats B.
        few = "no" if joint["few"].lower() == "none" else joint["few"]
        two = f"{lead} {who} {verb} {joint['prep']} {few} {place['label']}{behind}"
        if place.start() > start and c.reads(two.strip()):
            yield Plain(one), Plain(two.strip())


def _joined(
    text: str, pattern: re.Pattern[str], joints: re.Pattern[str] = _AND
) -> Iterator[tuple[str, Match]]:
    """A sentence as a clause and what is joined to it, where that is as a pattern says."""
    for joint in joints.finditer(text):
        if (found := pattern.fullmatch(text, joint.end())) is not None:
            yield text[: joint.start()], found


def _counted(c: Scene, subject: str) -> _Counted | None:
    """What a phrase counts, if it counts things of a kind."""
    number = _NUMBER.search(subject)
    if number is None:
        return None
    many, along = _value(number.group()), c.counted_along(subject)
    for dimension in along if len(along) == 1 else ():
        label = next((w for w in subject.split() if c.label_of(w) == dimension), None)
        if label is not None:
            return _Counted(label, dimension, many)
    bare = _BARE.fullmatch(subject)
    return _Counted(bare["label"], None, many) if bare and not c.named_in(bare["label"]) else None


def _few(c: Scene, counted: _Counted, few: str, other: str | None) -> str | None:
    """How many the other clause counts, as it can be said by itself; `None` if that is not so."""
    words = few.lower().split()
    size = 0
    if counted.dimension is not None:
        size = len(c.reader.names.dimensions[counted.dimension].ticks)
    if words[-1] in ("others", "rest", "remainder") and words[0] == "the" and other is None:
        left = size - (counted.many or size)
        return NUMERALS[left] if 0 < left < len(NUMERALS) else None
    number = next((w for w in words if _value(w) is not None), None)
    if number is None:
        return None
    if other is not None and other.lower().startswith("the"):
        # "… in the other three", of seven of which four were counted.
        if counted.many is None or counted.many + (_value(number) or 0) != size:
            return None
        return number
    kept = (w for w in words if w not in ("another", "a", "further", "other", "others", "of"))
    return " ".join(w for w in kept if w not in ("more", "them") or w != words[-1])


def _value(word: str) -> int | None:
    word = word.lower()
    if word.isdigit():
        return int(word)
    return NUMERALS.index(word) if word in NUMERALS else 0 if word == "none" else None


def _with_noun(one: str, other: str) -> str:
    """“… in both”, where the clause before it says of what: “in both periods”."""
    both = _BOTH.search(other)
    if both is None:
        return other
    noun = re.search(rf"\b{both['all']} (?P<noun>[a-z]+s)\b", one, re.IGNORECASE)
    return f"{other} {noun['noun']}" if noun else other
