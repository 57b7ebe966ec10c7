"""Sentences made from a line over the years: what is true is supported, what is false refuted.

As in `test_metamorphic`, what must hold is known from how a sentence was made.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Figure, Kind, Role, Verdict
from tests.checking.tables import claim, figure

YEARS = tuple(str(year) for year in range(2010, 2020))
Line = dict[str, int]
SOME = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])

# Numbers that are no years, none of them twice.
LINES: st.SearchStrategy[Line] = st.lists(
    st.integers(100, 900), min_size=len(YEARS), max_size=len(YEARS), unique=True
).map(lambda values: dict(zip(YEARS, values, strict=True)))


def draw(line: Line) -> Figure:
    values: dict[tuple[str, ...], str] = {(y, "Sales"): str(v) for y, v in line.items()}
    dimensions = (("Year", Role.X, tuple(line)), ("series", Role.SERIES, ("Sales",)))
    return figure(dimensions, values, title="Sales of Maps", kind=Kind.LINE, value="Sales")


def made(line: Line) -> Iterator[tuple[str, bool]]:
    """Sentences about a line, each with whether it is true."""
    values = list(line.values())
    top = max(line, key=lambda y: line[y])
    for i, (year, value) in enumerate(line.items()):
        yield f"Sales stood at {value} in {year}.", True
        yield f"Sales stood at {value + 31} in {year}.", False
        beside = [values[k] for k in (i - 1, i + 1) if 0 <= k < len(values)]
        if year == top or max(beside) > value:  # any peak may be meant by one
            yield f"Sales peaked in {year}.", year == top
            yield f"Sales peaked at {value} in {year}.", year == top
        yield f"The highest sales were recorded in {year}, at {value}.", year == top
        if i and value < values[i - 1]:
            yield f"There was a drop in {year}, to {value}.", True
            yield f"There was a drop in {year}, to {value + 31}.", False
            yield f"Sales fell to {value} in {year}.", True
        if i and value > values[i - 1]:
            yield f"In {year}, there was an increase to {value}.", True
            yield f"In {year}, there was an increase to {value - 31}.", False
            yield f"Sales decreased in {year}.", False
        for j in range(i + 1, len(values)):
            later, then = YEARS[j], values[j]
            yield f"Sales were higher in {year} than in {later}.", value > then
            between = values[i : j + 1]
            low = min(between)
            yield f"From {year} to {later}, sales stayed above {low - 3}.", True
            yield f"From {year} to {later}, sales stayed above {low + 3}.", False
            falling = all(a > b for a, b in pairwise(between))
            yield f"Sales fell every year from {year} to {later}.", falling
            if j > i + 1 or year != top:
                text = f"After peaking in {year}, sales fell every year until {later}."
                yield text, year == top and falling
            change = round(100 * (then - value) / value)
            way, other = ("rose", "fell") if then > value else ("fell", "rose")
            if abs(change) >= 5:
                yield f"Sales {way} from {year} to {later} by {abs(change)}%.", True
                yield f"Sales {way} from {year} to {later} by {abs(change) + 9}%.", False
                yield f"Sales {other} from {year} to {later} by {abs(change)}%.", False
            if j > i + 1:
                last = [values[k] for k in (j - 1, j + 1) if 0 <= k < len(values)]
                peaks = max(beside) < value and max(last) < then
                yield f"There are two peaks, in {year} and {later}.", peaks


@given(LINES, st.data())
@SOME
def test_true_sentences_are_supported_and_false_ones_refuted(
    line: Line, data: st.DataObject
) -> None:
    sentences = data.draw(st.lists(st.sampled_from(list(made(line))), min_size=12, max_size=12))
    judge = Judge(draw(line))
    for text, true in sentences:
        verdict = judge.judge(claim(text)).judgement.verdict
        wanted = (Verdict.SUPPORTED,) if true else (Verdict.REFUTED, Verdict.MIXED)
        assert verdict in wanted, (text, line)


@given(LINES, st.data())
@SOME
def test_the_direction_of_the_axis_changes_nothing(line: Line, data: st.DataObject) -> None:
    texts = [text for text, _ in made(line)]
    sentences = data.draw(st.lists(st.sampled_from(texts), min_size=6, max_size=6))
    backwards = dict(reversed(line.items()))
    judge, other = Judge(draw(line)), Judge(draw(backwards))
    for text in sentences:
        one, two = (j.judge(claim(text)).judgement.verdict for j in (judge, other))
        assert one is two, (text, line)
