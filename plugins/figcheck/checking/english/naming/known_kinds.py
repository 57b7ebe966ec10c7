"""Things without a label that anyone knows: programming languages, benchmarks, models by size.

Or the title calls them something: “Causes of Failed Runs”.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.sizes import SIZE
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case

_LANGUAGES = frozenset(
    "ada bash c c# c++ clojure cobol cuda d dart elixir erlang f# fortran go haskell java "
    "javascript julia kotlin lisp lua matlab ocaml perl php prolog python r racket ruby rust "
    "scala scheme shell solidity sql swift typescript verilog zig".split()
)
_BENCHMARKS = frozenset(
    "2wiki 2wikimultihopqa agieval aime aime24 aime25 alpacaeval anli aqua arc arc-c arc-e "
    "arc-challenge arc-easy asdiv bbh bbq beir boolq c-eval ceval cifar-10 cifar-100 cmmlu cnn/dm "
    "codecontests cola commonsenseqa coqa copa csqa drop fever fiqa gpqa gsm8k hellaswag "
    "hotpotqa humaneval humaneval+ hmmt25 ifeval imagenet lambada livecodebench logiqa math "
    "math500 mawps mbpp mbpp+ medqa mgsm mmlu mmlu-pro mnist mnli mrpc ms-marco msmarco "
    "mt-bench musique narrativeqa nfcorpus nq obqa openbookqa piqa popqa pubmedqa qasper qnli qqp "
    "quac quora race rte scifact sciq siqa socialiqa squad sst-2 sst-5 sts-b stsb svamp svhn "
    "toxigen trec trec-covid triviaqa truthfulqa webq webqsp wic winogrande wnli wsc xcopa xnli "
    "xsum".split()
)
_MOST = 0.6
"""Part of the ticks of a dimension that must be known."""


def _is_language(tick: str) -> bool:
    return tick.lower() in _LANGUAGES


def _is_benchmark(tick: str) -> bool:
    return tick.lower().partition(" (")[0] in _BENCHMARKS


def _is_sized_model(tick: str) -> bool:
    """Whether a name has a size in it, and more than that: “Mixtral (8x7B)”, but not “7B”."""
    return SIZE.search(tick) is not None and any(w.isalpha() and len(w) > 1 for w in words_of(tick))


_KINDS: tuple[tuple[Callable[[str], bool], tuple[str, ...]], ...] = (
    (_is_language, ("language",)),
    (_is_benchmark, ("benchmark", "dataset", "task", "set")),
    (_is_sized_model, ("model", "system")),
)
"""How things of a kind are known, and what they are called."""


_TOLD = any_case(
    r"\b(causes|reasons|types|kinds|sources|modes|purposes|motives|factors) "
    r"(?:of|for|behind|in) "
)
"""How titles say what they list: “Causes of Failed Runs”."""


def _told_by_title(figure: Figure) -> tuple[str, ...]:
    """The noun by which the title calls the only things that a figure lists."""
    found = _TOLD.findall(figure.title)
    several = sum(len(d.ticks) > 1 for d in figure.dimensions)
    return toggled((found[0].lower(),)) if len(found) == 1 and several == 1 else ()


@remembered
def kinds_known(figure: Figure) -> dict[str, tuple[str, ...]]:
    """The nouns for the ticks of dimensions that have no label, by the name of the dimension.

    Args:
        figure: the figure.
    """
    found: dict[str, tuple[str, ...]] = {}
    for dimension in figure.dimensions:
        if dimension.name != dimension.role or dimension.role is Role.PANEL:
            continue
        if len(dimension.ticks) > 1 and (told := _told_by_title(figure)):
            found[dimension.name] = told
            continue
        for is_known, nouns in _KINDS:
            if _are_known(dimension, is_known) and nouns not in found.values():
                found[dimension.name] = nouns
                break
    return found


def _are_known(dimension: Dimension, is_known: Callable[[str], bool]) -> bool:
    count = sum(map(is_known, dimension.ticks))
    return count > 1 and count >= _MOST * len(dimension.ticks)


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What such things are called, where no dimension is called so.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    named = {word for d in figure.dimensions for word in words_of(d.name)}
    for dimension, nouns in kinds_known(figure).items():
        for noun in nouns:
            forms = {(noun,), toggled((noun,))}
            if named.isdisjoint(form[0] for form in forms):
                yield from ((form, dimension) for form in sorted(forms))
