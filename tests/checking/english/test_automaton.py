"""What a token may begin, and what may stand behind it."""

from __future__ import annotations

from figcheck.checking.english.parsing.automaton import ANYTHING, Automaton
from figcheck.checking.english.parsing.rules import Grammar
from figcheck.checking.english.parsing.shape import Shape

ONE, TWO = 2, 4
"""Lengths, as bits."""


def automaton() -> Automaton:
    grammar = Grammar()
    for symbol, pattern in (
        ("gap", "THE? GAP"),
        ("told", "gap BE 'not'? MORE"),
        ("lone", "THE"),
        ("either", "lone|gap BE"),
    ):
        grammar.rule(symbol, pattern)(lambda *_: True)
    return Automaton(grammar.rules)


def test_a_letter_tells_what_may_stand_behind_it() -> None:
    made = automaton()
    the = made.letter("the", (("THE", ONE),))
    assert made.paths("told", the) == (made.bits_of(["GAP"]), False, True)
    assert made.paths("lone", the) == (0, True, True)
    assert made.paths("either", the) == (made.bits_of(["GAP", "BE"]), False, True)
    assert made.paths("MORE", the) == (0, False, False)


def test_behind_what_may_be_two_tokens_long_anything_may_stand() -> None:
    made = automaton()
    long = made.letter("", (("GAP", ONE | TWO),))
    assert made.paths("told", long) == (made.bits_of(["BE"]) | ANYTHING, False, True)


def test_tokens_that_are_alike_have_one_letter() -> None:
    made = automaton()
    assert made.letter("other", (("GAP", ONE),)) is made.letter("word", (("GAP", ONE),))
    assert made.letter("not", (("GAP", ONE),)) is not made.letter("word", (("GAP", ONE),))


def test_what_cannot_go_on_reaches_as_far_as_if_it_were_tried() -> None:
    made = automaton()
    the, be, gap = (made.letter("", ((name, ONE),)) for name in ("THE", "BE", "GAP"))
    assert Shape(made, [the, be]).furthest("told") == 1
    assert Shape(made, [the, gap, the]).furthest("told") == 2
    assert Shape(made, [the, gap, be]).whole("told") is None
    assert Shape(made, [the, be]).whole("either") is not None
