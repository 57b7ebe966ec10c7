"""Sentences made from a table: true ones are never refuted, false ones never supported.

The tables and the sentences are generated; what must hold of a verdict is known
from how a sentence was made, not from the checker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Figure, Kind, Role, Verdict
from tests.checking.tables import claim, figure

SYSTEMS = ("Alder", "Birch", "Cedar", "Dogwood")
DOMAINS = ("News", "Web", "Law")
Rows = dict[str, tuple[int, int, int]]
SOME = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])

# No two values alike, so that each comparison has one answer.
ROWS: st.SearchStrategy[Rows] = st.permutations(range(20, 80)).map(
    lambda v: {s: (v[3 * i], v[3 * i + 1], v[3 * i + 2]) for i, s in enumerate(SYSTEMS)}
)


def draw(rows: Rows, *, factor: float = 1.0) -> Figure:
    values: dict[tuple[str, ...], str] = {
        (system, domain): f"{value * factor:g}"
        for system, row in rows.items()
        for domain, value in zip(DOMAINS, row, strict=True)
    }
    return figure(
        (("System", Role.SERIES, tuple(rows)), ("Domain", Role.X, DOMAINS)),
        values,
        title="Accuracy of Taggers",
        kind=Kind.BAR,
        value="Accuracy",
    )


def verdicts(of: Figure, sentences: list[str]) -> dict[str, Verdict]:
    judge = Judge(of)
    return {s: judge.judge(claim(s)).judgement.verdict for s in sentences}


@dataclass(frozen=True)
class Made:
    """A sentence, whether it is true, and whether it names a number."""

    text: str
    true: bool
    number: bool = False


HIGHER = (
    "{a} is higher than {b} on {d}.",
    "{a} beats {b} on {d}.",
    "On {d}, {a} outperforms {b}.",
    "{a} is ahead of {b} on {d}.",
    "{a} is above {b} on {d}.",
    "{a} surpasses {b} on {d}.",
    "{a} scores higher than {b} on {d}.",
    "{b} is lower than {a} on {d}.",
    "{b} trails {a} on {d}.",
    "On {d}, {b} lags behind {a}.",
    "{b} is below {a} on {d}.",
)
ALL_HIGHER = (
    "{a} is higher than {b} in every domain.",
    "{a} beats {b} in all domains.",
    "{a} consistently outperforms {b}.",
    "{a} is above {b} throughout.",
    "{a} is always ahead of {b}.",
)
TOP = (
    "{a} has the highest accuracy on {d}.",
    "On {d}, {a} has the highest accuracy.",
    "The highest accuracy on {d} is achieved by {a}.",
    "On {d}, {a} is ahead of all other systems.",
    "No other system beats {a} on {d}.",
    "Every other system trails {a} on {d}.",
    "{a} has the tallest bar on {d}.",
)
BY = (
    "{a} exceeds {b} by {n} points on {d}.",
    "On {d}, {a} is {n} points higher than {b}.",
    "The difference between {a} and {b} is {n} on {d}.",
    "On {d}, {a} and {b} differ by {n} points.",
)


def made(rows: Rows) -> Iterator[Made]:
    for i, domain in enumerate(DOMAINS):
        best = max(rows, key=lambda s: rows[s][i])
        for a in SYSTEMS:
            for text in TOP:
                yield Made(text.format(a=a, d=domain), a == best)
            for b in SYSTEMS:
                if a == b:
                    continue
                gap = rows[a][i] - rows[b][i]
                for text in HIGHER:
                    yield Made(text.format(a=a, b=b, d=domain), gap > 0)
                if gap > 0:
                    for text in BY:
                        yield Made(text.format(a=a, b=b, d=domain, n=gap), True, number=True)
                        yield Made(text.format(a=a, b=b, d=domain, n=gap + 7), False, number=True)
    for a in SYSTEMS:
        for b in SYSTEMS:
            if a == b:
                continue
            wins = sum(x > y for x, y in zip(rows[a], rows[b], strict=True))
            for text in ALL_HIGHER:
                yield Made(text.format(a=a, b=b), wins == 3)
            for said, word in enumerate(("none", "one", "two", "three")):
                if said:
                    text = f"{a} beats {b} in {word} of the three domains."
                    yield Made(text, wins == said)


@given(ROWS, st.data())
@SOME
def test_true_sentences_are_supported_and_false_ones_refuted(
    rows: Rows, data: st.DataObject
) -> None:
    sentences = data.draw(st.lists(st.sampled_from(list(made(rows))), min_size=8, max_size=8))
    judge = Judge(draw(rows))
    for sentence in sentences:
        verdict = judge.judge(claim(sentence.text)).judgement.verdict
        wanted = Verdict.SUPPORTED if sentence.true else Verdict.REFUTED
        assert verdict is wanted, sentence


@given(ROWS, st.data())
@SOME
def test_a_negation_turns_the_verdict(rows: Rows, data: st.DataObject) -> None:
    a, b = data.draw(st.permutations(SYSTEMS))[:2]
    domain = data.draw(st.sampled_from(DOMAINS))
    pairs = {
        f"{a} is higher than {b} on {domain}.": f"{a} is not higher than {b} on {domain}.",
        f"{a} exceeds {b} on {domain}.": f"{a} does not exceed {b} on {domain}.",
        f"{a} exceeds 50 on {domain}.": f"{a} does not exceed 50 on {domain}.",
    }
    found = verdicts(draw(rows), [*pairs, *pairs.values()])
    for plain, negated in pairs.items():
        assert {found[plain], found[negated]} == {Verdict.SUPPORTED, Verdict.REFUTED}


@given(ROWS, st.data())
@SOME
def test_the_order_of_the_rows_changes_nothing(rows: Rows, data: st.DataObject) -> None:
    sentences = [m.text for m in data.draw(st.lists(st.sampled_from(list(made(rows))), min_size=6))]
    shuffled = {s: rows[s] for s in data.draw(st.permutations(SYSTEMS))}
    assert verdicts(draw(rows), sentences) == verdicts(draw(shuffled), sentences)


@given(ROWS, st.data())
@SOME
def test_a_scale_changes_only_sentences_with_numbers(rows: Rows, data: st.DataObject) -> None:
    sentences = data.draw(st.lists(st.sampled_from(list(made(rows))), min_size=6, max_size=6))
    plain = verdicts(draw(rows), [m.text for m in sentences])
    scaled = verdicts(draw(rows, factor=2.0), [m.text for m in sentences])
    for sentence in sentences:
        if not sentence.number:
            assert plain[sentence.text] is scaled[sentence.text]
        elif sentence.true:
            assert scaled[sentence.text] is Verdict.REFUTED


@given(ROWS, st.data())
@SOME
def test_a_word_that_is_not_known_forbids_a_verdict(rows: Rows, data: st.DataObject) -> None:
    sentence = data.draw(st.sampled_from(list(made(rows))))
    words = sentence.text.split()
    place = data.draw(st.integers(1, len(words) - 1))
    text = " ".join([*words[:place], "gribbly", *words[place:]])
    verdict = Judge(draw(rows)).judge(claim(text)).judgement.verdict
    assert verdict in (Verdict.UNPARSED, Verdict.UNCHECKABLE)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("Alder", "Elm"),
        lambda text: text.replace("News", "Sport"),
        lambda text: text.replace("higher", "greener"),
        lambda text: "Hardly any system says that " + text,
    ],
)
def test_what_the_figure_does_not_name_is_not_judged(change: Callable[[str], str]) -> None:
    rows: Rows = {s: (30 + i, 40 + i, 50 + i) for i, s in enumerate(SYSTEMS)}
    text = change("Alder is higher than Birch on News.")
    verdict = Judge(draw(rows)).judge(claim(text)).judgement.verdict
    assert verdict in (Verdict.UNPARSED, Verdict.UNCHECKABLE)
