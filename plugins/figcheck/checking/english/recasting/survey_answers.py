"""Answers of surveys by who gives them most: “concern is highest among women”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.claims.surveyed import (
    is_form_of_any,
    is_survey,
    may_be_said,
    named_among,
    open_in,
    place_of,
    says_what_is_done,
    words_of_title,
)
from figcheck.checking.english.lexicon.entries import begins_with_verb
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shares_in_words import SHARE, share_said
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.recasting.survey_standings import SHARE_NOUN
from figcheck.patterns import any_case

_BEFORE_OBJECT = frozenset("about of toward towards for with on regarding in".split())
_HELD = frozenset("view opinion attitude impression".split())
_ARTICLES = frozenset("the this its that".split())


@told_by(" ".join(sorted(_BEFORE_OBJECT)))
def objects_left_out(c: Scene, text: str) -> Iterator[Version]:
    """“Concern about AI is higher”, of a survey on it: concern is higher."""
    if is_survey(c) and (said := _without_objects(c, text)) != text:
        yield (Plain(capitalised(said)),)


def _without_objects(c: Scene, text: str) -> str:
    tokens = c.reader.vocabulary.tokens(text)
    said: list[str] = []
    done = 0
    for start, token in enumerate(tokens):
        if start and token.word in _BEFORE_OBJECT and token.start >= done:
            stop = _end_of_object(c, tokens, start)
            if stop:
                said.append(text[done : tokens[start - 1].end])
                done = tokens[stop - 1].end
    return "".join((*said, text[done:]))


def _end_of_object(c: Scene, tokens: Sequence[Token], start: int) -> int:
    """Where an object ends that the title tells, behind an answer or a word for the values."""
    names, title = c.reader.names, words_of_title(c.reader.figure)
    before = tokens[start - 1]
    told = names.topics.has(before) or is_form_of_any(before.word, title | _HELD)
    if not (told or names.ends_at(tokens, start) or c.named_in(f"more {before.word}")):
        return 0
    place = start + 1
    while place < len(tokens) and tokens[place].word in _ARTICLES:
        place += 1
    first = place
    while (
        place < len(tokens)
        and tokens[place].is_word
        and tokens[place].number is None
        and not any(names.ticks_at(tokens, place))
        and not any(names.labels_at(tokens, place))
        and may_be_said(c, tokens[place], title)
        and tokens[place].word not in _NO_OBJECT
    ):
        place += 1
    return place if place > first else 0


_NO_OBJECT = frozenset(
    "is are was were be been has have had do does did among in than of to by from and or who that "
    "which as also still even when with for on at adults people respondents americans".split()
)
"""Words of surveys with which something else begins than what was asked about."""

_WHO = any_case(r"\b(?:share|percentage|proportion) of [^,;:()]+?(?P<who> (?:who|that) )")


@told_by("share percentage proportion", "who that")
def who_do_so(c: Scene, text: str) -> Iterator[Version]:
    """“The share of men who own a car fell”, of shares of those who do: the share of men."""
    match = _WHO.search(text)
    if match is None or not is_survey(c):
        return
    tokens, title = c.reader.vocabulary.tokens(text), words_of_title(c.reader.figure)
    done, told = match.start("who"), False
    for place, token in enumerate(tokens):
        if token.start < match.end("who"):
            continue
        named = any(c.reader.names.ticks_at(tokens, place))
        if named or token.word in _GOES_ON or not may_be_said(c, token, title):
            break
        done, told = token.end, told or is_form_of_any(token.word, title - _NO_OBJECT)
    # "Who trust the media fell": of the media nothing is asked.
    ends = begins_with_verb(tokenise(text[done:]), 0)
    if told and ends and says_what_is_done(c, text[match.end("who") : done]):
        yield (Plain(f"{text[: match.start('who')]}{text[done:]}"),)


_GOES_ON = frozenset("is are was were has have had".split())
_MOST = (
    r"(?:(?P<most>highest|greatest|strongest|largest|most (?:common|widespread|prevalent))"
    r"|lowest|weakest|smallest|least (?:common|widespread|prevalent))"
)
_AMONG = any_case(
    rf"(?P<lead>(?:[^,;:()]+, )?)(?P<what>[^,;:()]+?) (?:is|are|was|were)(?: also| by far)* {_MOST}"
    r" (?:among|for|with) (?P<there>[^,;:()]+?)"
    r"(?:(?:,? at|,? with|,? where it is| \() (?P<much>[^,;:()]*?(?:%|percent))\)?)?"
)


@of_form(_AMONG, "is are was were", "among for with")
def highest_among(c: Scene, match: Match) -> Iterator[Version]:
    """“Use of X is highest among women”: no others have a higher value for X."""
    if not is_survey(c):
        return
    what = named_among(c, f"{match['lead']} {SHARE_NOUN.sub('', match['what'])}".strip(" ,"))
    there = named_among(c, match["there"])
    if not what or not there or [len(t) for t in (*what.values(), *there.values())].count(1) < 2:
        return
    own = [(d, ticks[0]) for d, ticks in there.items() if d not in what and len(ticks) == 1]
    if len(own) != len(there) or len(own) != 1 or open_in(c, {**what, **there}):
        return
    end = "highest" if match["most"] else "lowest"
    said = [Plain(f'"{own[0][1]}" is the {end}', here=place_of(what))]
    share = SHARE.search(match["much"] or "")
    if match["much"] and share is None:
        return
    if share is not None:
        amount = share_said(share).ways[0]
        said.append(Plain(f'"{own[0][1]}" is at {amount}', here=place_of(what)))
    yield tuple(said)


_SO = any_case(
    r"(?P<lead>(?:[^,;:()]+, )?)(?P<who>[^,;:()]+?) (?:is|are|was|were)(?: also| by far| still)* "
    r"(?:the )?(?:(?:far|much|slightly|somewhat|a little|significantly) )?"
    r"(?P<how>more|less|most|least) (?P<answer>[a-z]+)"
    r"(?: (?:in|among) (?P<there>[^,;:()]+?))?(?: than (?P<than>[^,;:()]+))?"
)
_OTHERS = any_case(
    r"(?:any|all)(?: of)?(?: the)? others?\b.*|(?:anyone|everyone) else|the (?:rest|others)"
)
_VIEWS = any_case(
    r"(?:public )?(?:opinions?|views?|attitudes?|people|respondents|adults|the public)"
)


@told_by("is are was were", "more less most least")
def answers_compared(c: Scene, text: str) -> Iterator[Version]:
    """“People in A are less positive than those in B”: their share of that answer is lower."""
    if not is_survey(c):
        return
    match = _SO.fullmatch(_without_objects(c, text.rstrip(" .")))
    if match is None:
        return
    answer, how = _answer(c, match["answer"].lower()), match["how"].lower()
    lead = named_among(c, match["lead"])
    in_general = _VIEWS.fullmatch(match["who"]) is not None
    whom = match["there"] if in_general else match["who"]
    who = named_among(c, whom or "")
    if answer is None or lead is None or not who or (match["there"] and not in_general):
        return
    here = {**lead, **answer}
    than = match["than"]
    others = than is None or _OTHERS.fullmatch(than) is not None
    if [len(t) for t in who.values()] != [1] or (than is None) is (how in ("more", "less")):
        return
    ((dimension, (one,)),) = who.items()
    up = how in ("more", "most")
    two = {} if others or than is None else named_among(c, than)
    if two is None or others is (dimension in two) or one not in here.get(dimension, (one,)):
        return
    here |= {d: ticks for d, ticks in two.items() if d != dimension}
    if open_in(c, {**here, **who}) or any(len(here[d]) > 1 for d in here if d != dimension):
        return
    place = place_of(here) if here else None
    if others:
        yield (Plain(f'"{one}" is the {"highest" if up else "lowest"}', here=place),)
    elif dimension not in here and len(two[dimension]) == 1:
        way = "higher" if up else "lower"
        yield (Plain(f'"{one}" is {way} than "{two[dimension][0]}"', here=place),)


def _answer(c: Scene, word: str) -> dict[str, tuple[str, ...]] | None:
    """The one answer that an adjective names, or none where it says what the title measures."""
    for text in (f"more {word}", word):
        if (named := c.named_in(text)) and [len(ticks) for ticks in named.values()] == [1]:
            return named
    told = words_of(c.reader.figure.value.label)
    return {} if not c.named_in(word) and is_form_of_any(word, told) else None
