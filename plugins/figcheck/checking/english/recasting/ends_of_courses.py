"""From what to what a course goes, told behind it: “A grows with each group, from 15 to 55”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_AMOUNT = (
    r"(?:(?:about|around|roughly|approximately|just|only|nearly|almost|over|under|some"
    r"|~) ?)*[-−+$€£]?\d[\d,]*(?:\.\d+)?(?: ?%| [a-z]+)?"
)
_MOVES = (
    r"rises?|rose|grows?|grew|increases?|increased|climbs?|climbed|improves?|improved|falls?|fell"
    r"|declines?|declined|drops?|dropped|decreases?|decreased|shrinks?|shrank|sinks?|sank"
)
_BEHIND = any_case(
    rf"(?P<head>[^;:]+?), (?:moving |going )?from (?P<one>{_AMOUNT}) to (?P<two>{_AMOUNT})"
)
_VERB = any_case(rf"(?:{_MOVES})\b")
_AT_ENDS = any_case(
    r"\bat the (?:very )?(?P<end>end|beginning|start|outset)(?: of the (?:period|series))?"
    r"(?= \([^()]*\d)"
)
_OF_TOTAL = any_case(
    rf"(?P<head>[^;:]*?\bshare\b[^;:]*?\b(?:{_MOVES})) from (?P<one>{_AMOUNT})"
    rf" to (?P<two>{_AMOUNT})"
)
_OVER_ALL = any_case(rf"over the (?:same|{WHOLE}) (?:period|span|time|range),? (?=\w)")


@of_form(_BEHIND, ",", "from", "to")
def with_its_ends(c: Scene, match: Match) -> Iterator[Version]:
    """“A grows with each group, from 15 to 55”: it grows so, and it grows from 15 to 55."""
    lead, who, rest = c.cut(match["head"])
    verb = _VERB.match(rest)
    if who and verb is not None and "," not in rest:
        ends = f"{who} {verb[0]} from {match['one']} to {match['two']}"
        yield Plain(match["head"]), Plain(f"{lead} {ends}".strip())


@told_by("end beginning start outset", "(")
def at_its_ends(c: Scene, text: str) -> Iterator[Version]:
    """“… is higher at the end (12) than at the beginning (9)”: at the ends of the axis."""
    if c.way is None or _AT_ENDS.search(text) is None:
        return
    ticks = c.ascending(c.way)

    def named(match: Match) -> str:
        return f"in {ticks[-1 if match['end'].lower() == 'end' else 0]}"

    yield (Plain(_AT_ENDS.sub(named, text)),)


@told_by("share", "from", "to")
def share_at_its_ends(c: Scene, text: str) -> Iterator[Version]:
    """“The share of A in the total fell from 42% to 20%”: from the first to the last year."""
    match = _OF_TOTAL.fullmatch(_OVER_ALL.sub("", text, count=1))
    if match is None or c.way is None or c.way in c.named_in(text):
        return
    first, *_, last = c.ascending(c.way)
    head = capitalised(match["head"])
    yield (Plain(f"{head} from {match['one']} in {first} to {match['two']} in {last}"),)


_SO = any_case(r"so (?=(?:its|the|their|this|these|it|they)\b(?! that\b))")
_FINALLY = any_case(r"(?P<before>\b(?:followed by|then) [^;:]*?),? and (?:finally|lastly) (?=\w)")


@told_by("so")
def so_it_does(_: Scene, text: str) -> Iterator[Version]:
    """“So its share doubles”: it does."""
    if (match := _SO.match(text)) is not None:
        yield (Plain(f"{text[match.end()].upper()}{text[match.end() + 1 :]}"),)


@told_by("finally lastly", "followed then")
def and_finally(_: Scene, text: str) -> Iterator[Version]:
    """“…, followed by A, B and finally C”: by A, B and C."""
    said = _FINALLY.sub(r"\g<before> and ", text)
    if said != text:
        yield (Plain(said),)


_DONE = (
    r"uses?|watch(?:es)?|reads?|eats?|drinks?|buys?|chooses?|picks?|plays?|takes?|visits?"
    r"|names?|cites?|prefers?|mentions?"
)
_MORE = any_case(
    rf"(?P<who>[^,;:]+?) (?:already |still |also |even |now )?(?:{_DONE}) (?P<one>[^,;:]+?)"
    r" (?P<way>more|less)(?: often| frequently| commonly)? than (?P<two>[^,;:]+)"
)
_HIGHER = {"more": "higher", "less": "lower"}


@of_form(_MORE, "more less", "than")
def done_more(c: Scene, match: Match) -> Iterator[Version]:
    """“Teens read news sites slightly more than papers”: of teens news sites are higher."""
    scale = c.reader.scale
    if not (scale.counts or scale.rates or scale.percent):
        return
    who, one, two = (match[name] for name in ("who", "one", "two"))
    named = [set(c.named_in(part)) for part in (who, one, two)]
    if not all(map(c.reader.is_place, (who, one, two))) or named[1] != named[2]:
        return
    if named[0] & named[1]:
        return
    yield (Plain(f"For {who}, {one} is {_HIGHER[match['way'].lower()]} than {two}"),)
