from __future__ import annotations

import math
import sys
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from figcheck.checking.relations import chance
from figcheck.checking.relations.index import circles
from figcheck.checking.relations.names import confusion
from figcheck.checking.relations.relate import relate

sys.path.insert(0, str(Path(__file__).parents[3]))
from bench import relations as bench


def test_the_bound_holds_for_figures_of_noise() -> None:
    """Whatever share of noise agrees, the bound on the number of such fits is not exceeded."""
    rng = np.random.default_rng(5)
    trials, places, tolerance = 4000, 8, 0.5
    values = rng.normal(0, 4, (trials, places))
    others = rng.normal(0, 4, (trials, places))
    agreeing = (np.abs(values - others) <= tolerance).sum(axis=1)
    shares = np.array([chance.share(line, tolerance) for line in values])
    for k in range(2, 6):
        bound = chance.expected(np.full(trials, float(k)), np.full(trials, 8.0), shares, 1)
        assert (agreeing >= k).mean() <= bound.mean()


def test_the_deviation_by_chance_is_that_of_all_pairs() -> None:
    rng = np.random.default_rng(5)
    for size in (1, 2, 30):
        left, right = rng.normal(7, 4, size).round(1), rng.normal(1e6, 4, size).round(1)
        for one, two in ((left, right), (right, left), (left, left)):
            pairs = np.abs(one[:, None] - two[None, :]).mean()
            assert chance.deviation_by_chance(one, two) == pytest.approx(pairs)
    assert chance.deviation_by_chance(np.full(7, 0.1), np.full(7, 0.1)) == 0
    assert math.isnan(chance.deviation_by_chance(np.array([]), np.array([])))


def test_two_large_figures_do_not_fill_the_memory() -> None:
    values = np.arange(20_000.0)
    tracemalloc.start()
    chance.deviation_by_chance(values, values)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 100 * values.nbytes


def test_more_candidates_and_closer_values_make_a_fit_likelier() -> None:
    apart, close = np.array([10.0, 35, 21, 80]), np.array([10.0, 10.4, 10.1, 10.8])
    assert chance.share(close, 0.05) > 10 * chance.share(apart, 0.05)
    few, many = (chance.expected(np.array(4.0), np.array(4.0), np.array(0.1), n) for n in (1, 100))
    assert few == pytest.approx(1e-4)
    assert many == pytest.approx(1e-2)


def test_lines_of_equal_values_count_as_what_they_are() -> None:
    assert chance.share(np.array([26.7, 26.7, 26.7, 99.0]), 0.05) >= 0.5
    assert chance.informative(np.array([1.0, 2, 3, 4, 9]), 0.5).tolist() == [1, 1, 0, 0, 1]


def test_unrelated_figures_on_the_same_axes_stay_unrelated() -> None:
    found = relate(list(bench.unrelated(120)))
    assert sum(r.certain and r.kind in bench.BY_VALUES for r in found) <= 1


def test_planted_relations_are_found_and_none_across_papers() -> None:
    figures = [figure for number in range(12) for figure in bench.paper(number)]
    certain = [r for r in relate(figures) if r.certain]
    found = {(r.kind, frozenset(part.figure for part in r.parts)) for r in certain}
    wanted = set().union(*(bench.planted(number) for number in range(12)))
    assert wanted <= found
    assert all(len({p.figure.split("-")[0] for p in r.parts}) == 1 for r in certain)


def test_a_figure_meets_a_bounded_number_of_others() -> None:
    common = [("axis:a", "axis:b", "name:c")] * 400
    met = circles(common)
    assert max(map(len, met)) < 20
    assert all(met)
    assert circles([("axis:a",), ("axis:b",), ("axis:a",)]) == [(2,), (), (0,)]


@pytest.mark.parametrize(
    ("one", "other", "likely"),
    [
        ("R1-Owen", "R1-Qwen", True),
        ("RoBERTa-large", "RoBERTa-1arge", True),
        ("Barn", "Bam", True),
        ("GloVe", "Glove", True),
        ("AIME24", "AIME25", False),
        ("BERT", "BART", False),
        ("10", "1O", False),
        ("GPQA_D", "GPQA D", False),
        ("Clay", "Sand", False),
    ],
)
def test_which_names_may_be_misread(one: str, other: str, likely: bool) -> None:
    assert (confusion(one, other) >= 0.8) is likely
    assert confusion(one, other) == confusion(other, one)
