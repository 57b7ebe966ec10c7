"""How long the checker takes for a sentence: `python bench/sentences.py [--count N]`.

Tables and sentences are made up here, in many phrasings, the same at every run.
Printed are sentences per second, the median, the 95th percentile and the slowest
sentence, kind of figure by kind of figure, and the time for one sentence of 2,000
words. Start-up (imports, lexicon, a figure's names) is measured apart.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Claim
from figcheck.reading import read_text

COUNTRIES = "Chile Peru Kenya Ghana Norway Latvia Nepal Oman Fiji Cuba".split()
MODELS = "Alder Birch Cedar Dogwood Elm".split()
TASKS = "Parsing Tagging Ranking Linking".split()


def series(rng: random.Random) -> tuple[str, list[str]]:
    """One series over the years."""
    years = range(2004, 2020)
    values = {y: rng.randint(100, 900) for y in years}
    low, high = sorted(rng.sample(list(years), 2))
    peak = max(values, key=values.__getitem__)
    rows = [(str(y), str(v)) for y, v in values.items()]
    sentences = [
        f"In {low}, exports stood at {values[low]} million dollars.",
        f"Exports peaked in {peak} at {values[peak]} million dollars.",
        f"Exports rose from {values[low]} million in {low} to {values[high]} million in {high}.",
        f"There was a sharp decline in exports between {low} and {high}.",
        f"The lowest value was recorded in {low}, with around {values[low]} million dollars.",
        f"Overall, the chart shows that exports grew steadily over the period, reaching a peak of "
        f"{values[peak]} million in {peak}.",
        f"Exports in {high} were higher than in {low}, which suggests a growing market.",
        "Exports remained relatively stable, fluctuating between 300 and 600 million.",
        f"Exports more than doubled between {low} and {high}.",
        "This is due to a change of policy and new trade agreements in the region.",
    ]
    return _table("Year", ["Exports in million dollars"], rows), sentences


def categories(rng: random.Random) -> tuple[str, list[str]]:
    """One value a country."""
    values = {c: rng.randint(3, 400) for c in COUNTRIES}
    order = sorted(COUNTRIES, key=lambda c: -values[c])
    one, two, three = order[:3]
    sentences = [
        f"{one} has the most museums, with {values[one]}.",
        f"The country with the fewest museums is {order[-1]} ({values[order[-1]]} museums).",
        f"The highest number of museums is found in {one} ({values[one]}), followed by {two} "
        f"({values[two]}) and {three} ({values[three]}).",
        f"{two} ranks second with {values[two]} museums.",
        f"{one}, {two} and {three} have {values[one]}, {values[two]} and {values[three]} museums, "
        "respectively.",
        f"{one} has more than twice as many museums as {three}.",
        f"{one} and {two} are the only countries with more than {values[three]} museums.",
        "All countries have fewer than 350 museums, and none has fewer than 5.",
        "The number of museums varies widely across countries, indicating different policies.",
    ]
    return _table(
        "Country", ["Number of museums"], [(c, str(v)) for c, v in values.items()]
    ), sentences


def grid(rng: random.Random) -> tuple[str, list[str]]:
    """A value for each model and task."""
    values = {(m, t): rng.uniform(20, 90) for m in MODELS for t in TASKS}
    one, two = rng.sample(MODELS, 2)
    task, other = rng.sample(TASKS, 2)
    sentences = [
        f"{one} scores {values[one, task]:.1f} on {task}.",
        f"{one} outperforms {two} on {task}, but not on {other}.",
        f"{one} has the highest accuracy on {task} ({values[one, task]:.1f}).",
        f"{one} is better than {two} on all tasks.",
        f"On {task}, {one} leads {two} by {abs(values[one, task] - values[two, task]):.1f} points.",
        f"The best model on {task} is {one}, while {two} performs worst.",
        f"{one} consistently achieves higher scores than {two} across all tasks.",
        f"The gap between {one} and {two} is largest on {other}.",
        f"In most tasks, {one} ranges from 30 to 70.",
    ]
    rows = [(m, *(f"{values[m, t]:.1f}" for t in TASKS)) for m in MODELS]
    return _table("Model", TASKS, rows), sentences


def _table(first: str, columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join([first, *columns])} |", "|---" * (len(columns) + 1) + "|"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    title = columns[0] if len(columns) == 1 else "Accuracy"
    return f"## Chart: {title}\n\n### Detailed Analysis\n\n" + "\n".join(lines) + "\n"


def claim_of(text: str) -> Claim:
    """A sentence as a claim that stands for itself."""
    return Claim(text, tuple(range(len(text) + 1)), "Key Observations")


def long_sentences() -> Iterator[tuple[str, str]]:
    """Sentences of 2,000 words of several kinds."""
    words = "exports rose in 2006 and fell in 2007 while they were stable in 2008 but".split()
    yield "clauses", " ".join(words[i % len(words)] for i in range(2000))
    yield "one list", "exports in " + ", ".join(str(2004 + i % 16) for i in range(2000))
    yield "unknown words", " ".join("lorem ipsum dolor sit amet".split() * 400)
    yield "the the the", "the " * 2000


def timed(judge: Judge, text: str) -> float:
    """Seconds that the verdict on a sentence takes."""
    claim = claim_of(text)
    start = time.perf_counter()
    judge.judge(claim)
    return time.perf_counter() - start


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=60, help="figures of each kind")
    count = parser.parse_args().count
    kinds: list[Callable[[random.Random], tuple[str, list[str]]]] = [series, categories, grid]
    print(
        f"{'figures':<12}{'sentences':>10}{'a second':>10}{'median':>10}{'95 %':>10}{'slowest':>10}"
    )
    judge = Judge(read_text(grid(random.Random(0))[0]))
    start = time.perf_counter()
    judge.judge(claim_of("Elm scores 50.0 on Parsing."))
    first_time = time.perf_counter() - start
    gc.freeze()  # As the processes of a build do with what they have loaded.
    everything: list[float] = []
    setup: list[float] = []
    for kind in kinds:
        rng = random.Random(kind.__name__)
        times: list[float] = []
        for _ in range(count):
            text, sentences = kind(rng)
            figure = read_text(text)
            start = time.perf_counter()
            judge = Judge(figure)
            setup.append(time.perf_counter() - start)
            times += [timed(judge, s) for s in sentences]
        print(_row(kind.__name__, times))
        everything += times
    print(_row("all", everything))
    print(f"\nthe first sentence (lexicon and grammar): {first_time * 1e3:.0f} ms")
    print(f"a figure's names: median {statistics.median(setup) * 1e3:.2f} ms")
    exports = read_text(series(random.Random(0))[0])
    for name, text in long_sentences():
        seconds = timed(Judge(exports), text)
        print(f"2,000 words, {name}: {seconds * 1e3:.1f} ms")


def _row(name: str, times: list[float]) -> str:
    ms = sorted(t * 1e3 for t in times)
    rank = ms[int(0.95 * (len(ms) - 1))]
    rate = len(times) / sum(times)
    return (
        f"{name:<12}{len(ms):>10}{rate:>10.0f}{statistics.median(ms):>7.2f} ms{rank:>7.2f} ms"
        f"{ms[-1]:>7.2f} ms"
    )


if __name__ == "__main__":
    main()
