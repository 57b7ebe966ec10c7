"""Whether more is better: accuracy yes, perplexity no."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.measured_units import told_in
from figcheck.checking.english.kinds.told_columns import told_columns
from figcheck.checking.english.kinds.told_directions import told_directions
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.model import Dimension, Figure, Kind
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_HIGHER = frozenset(
    (
        "accuracy acc precision recall f1 f score scores bleu rouge meteor cider chrf "
        "comet map mrr auc auroc auprc ndcg hits pass success win wins reward rewards throughput "
        "goodput bandwidth fps qps iops gflops tflops availability uptime "
        "correlation correlations spearman pearson similarity sim performance quality "
        "iou psnr ssim em "
        "specificity sensitivity coverage speedup return utility yield yields efficiency kappa "
        "dice ap aps apm apl ap50 ap75 miou mota motp hota idf1 mcc bertscore bleurt sacrebleu "
        "gleu pesq stoi pck uas conversion conversions selectivity purity viability germination"
    ).split()
)
_LOWER = frozenset(
    (
        "perplexity perplexities perp ppl pp error errors err loss losses wer cer ter mae mse "
        "rmse mape latency runtime delay fid regret nll eer divergence deviation overhead "
        "brier mpjpe lpips ece epe ade fde bpc"
    ).split()
)

_UNWANTED = frozenset(
    (
        "unemployment mortality poverty death deaths emission emissions pollution inflation debt "
        "deficit crime crimes accident accidents fatalities dropout hunger prevalence risk "
        "damage waste failure failures concentration concentrations pressure pain anxiety "
        "depression fatigue burnout symptom symptoms complaints fault faults defect defects bug "
        "bugs crash crashes mistake mistakes incident incidents injury injuries infection "
        "infections contamination leak leaks leakage outage outages downtime violation violations "
        "toxicity nausea headache headaches relapse relapses morbidity disease diseases churn spam "
        "stress congestion erosion corrosion hba1c cholesterol ldl triglycerides bmi systolic "
        "diastolic"
    ).split()
)
"""What one would rather have less of, though the highest of it may be called the leader."""

_PLAINLY_UNWANTED = frozenset(
    (
        "unemployment mortality poverty death deaths emission emissions pollution crime crimes "
        "accident accidents fatalities fatality injury injuries"
    ).split()
)
"""Those of them of which less is an improvement in every figure; one may lead in them even so."""

_BETTER_OR_WORSE = r"(?:improv\w*|better|worse\w*|deteriorat\w*)"

_UNIT_BEHIND = regex(r"\s*(?:[(\[,].*| (?:per|in|by|of) .*)\Z")
"""What stands behind the head of a label: “Deaths per million (2013)”."""

_RATES_OF = frozenset("rate rates count counts level levels number numbers total totals".split())
"""What the head may be of which there is so much: “crime rate”."""

_AVERTED = frozenset(
    (
        "averted avoided prevented saved reduction reductions reduced decrease cut cuts saving "
        "savings to until free without less fewer not against compliance clearance"
    ).split()
)
"""Words beside them by which more of what is measured may be better: “deaths averted”."""

_WANTED = any_case(
    r"\b(?:exact[- ]match(?:es|ing)?"
    r"|(?:hit|solve|pass|win|survival|retention|germination|recovery|completion|detection|attendance|literacy"
    r"|employment|recycling|satisfaction|approval|graduation|vaccination|recognition)[- ]rates?"
    r"|(?:capacity|charge|memory|customer|user|member|patient|student|staff|employee) retention"
    r"|(?:correct|solved|right) (?:answers?|items?|responses?|predictions?|tasks?|problems?)"
    r"|answered correctly|solved correctly)\b"
)
"""What says in several words that more of it is better."""

_ANY_SCORE = frozenset({"score", "scores"})
_SCORES = frozenset(
    (
        "accuracy acc precision recall f1 bleu rouge meteor cider chrf comet map mrr auc auroc "
        "auprc ndcg pass correlation correlations spearman pearson similarity iou psnr ssim em "
        "specificity sensitivity kappa dice perplexity perplexities ppl wer cer ter mae mse rmse "
        "mape fid nll ap aps apm apl ap50 ap75 miou mota motp hota idf1 mcc bertscore bleurt "
        "sacrebleu gleu pesq stoi pck uas lpips ece epe ade fde bpc"
    ).split()
)
"""What says how good something is, or how alike: the sum of two has no meaning."""

_SPENT = frozenset(
    "second seconds minutes hours time times energy memory parameters price prices size".split()
)
"""What may be measured where an overview speaks of accuracy in passing."""

_PLAINLY_HIGHER = frozenset("accuracy accuracies precision recall f1 bleu rouge".split())
"""Those among them that have no other meaning in plain English."""

_SAID_TO_BE_SCORES = any_case(
    r"\b(?:exact[- ]match|success rates?|pass rates?|win rates?|pass@\d"
    r"|(?:all|the|cell|bar) (?:scores|numbers|values|entries) are (?:\w+[- ]){0,3}scores?"
    r"|(?:cells?|bars?|entry|entries|values?|numbers?) (?:is|are|shows?|gives?|holds?|contains?)"
    r" (?:(?:annotated|labell?ed|marked|printed) )?(?:with |by )?(?:the |its |their |an? )?"
    r"(?:(?:task|test|mean|average|final|overall|validation|evaluation|benchmark|quality) ){0,2}"
    r"scores?|(?:higher|larger) (?:values? |numbers? |scores? )?(?:is|are) better)\b"
)
"""What descriptions say of all values of which more is wanted."""

_OUTRIGHT = regex(
    r"(?:^|[.;:,(]|\band|\bwhere|\bso)\s*(?:that )?"
    r"(?:(?P<more>higher|larger|more)|lower|smaller|less)"
    r"(?: (?:values?|numbers?|scores?|figures?|bars?|lines?))? (?:is|are) (?:better|faster)"
    r"\s*(?=[.;,)]|$)",
    re.IGNORECASE | re.MULTILINE,
)
"""What descriptions say of all values alike: “Lower is better.”"""

_LESS_IS_BETTER = any_case(r"\b(?:lower|smaller|less|fewer)\b[^.]{0,20}\bbetter\b")

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_ERROR_BARS = any_case(r"\berror[ -](?:bars?|bands?|whiskers?)\b|\b(?:standard|probable) errors?\b")
"""What titles name that shows how sure the values are, not what they are."""

_TIMED = frozenset(
    (
        "response reaction running execution processing inference waiting travel completion "
        "finishing loading load computation training lap race query build compile boot startup "
        "turnaround decoding answer search rendering commute commuting journey trip delivery "
        "transit wait queue queueing queuing recovery healing download upload checkout boarding"
    ).split()
)
"""What takes a time that one would rather have short: "response time"."""

SPENT = frozenset(
    "size memory energy power cost costs time params parameters flops footprint price".split()
)
"""What is spent, in tables that set it beside what is gained."""


EFFORT = SPENT | frozenset(
    "rtf latency runtime times delay speed fps throughput macs hours seconds carbon".split()
)
"""The same with how long something takes, and how fast it is."""


def lists_effort(dimension: Dimension) -> bool:
    """Whether speed or cost stands among measures: what is weakest may be the fastest."""
    return any(not EFFORT.isdisjoint(t.word for t in tokenise(tick)) for tick in dimension.ticks)


def more_is_better(c: Context, place: Place) -> bool | None:
    """Whether the higher of two values at a place is the better one; `None` if unknown.

    An arrow in the name of what is measured decides, then what the values are
    called, then the names of the measures among the ticks, then the title and what is said to
    stand in the columns.
    """
    arrows = {_arrow(t) for t in _fixed(place)} - {None}
    if arrows:
        return arrows.pop() if len(arrows) == 1 else None
    if (said := _told_of(c, place)) is not None:
        return said
    if (known := _told_of_columns(c, place)) is not None:
        return known
    marked = [ways for d in c.figure.dimensions if None not in (ways := {*map(_arrow, d.ticks)})]
    if marked:  # "Lower is better" in each column, wherever it is.
        return marked[0].pop() if len(marked[0]) == 1 else None
    named = {t for d in c.figure.dimensions for t in d.ticks}
    if c.names.measures.dimension is None and (outright := _said_outright(c.figure)) is not None:
        return outright
    label = c.figure.value.label or (c.figure.colours.label if c.figure.colours else "")
    if (bare := label.partition(" (")[0]) in named:
        label = bare  # The axis “Latency (ms)” is that of one of the measures.
    if _SHARE_OF.match(label) and _are_parts(c.figure):
        return None  # Of shares of the errors none is better the lower it is.
    if _is_of_components(c.figure):
        return None  # Of the parts of a latency the second is the second-longest.
    if label and label not in named and (known := more_is_wanted(label)) is not None:
        return known
    for dimension in c.figure.dimensions:
        of_ticks = [_of_measure(t) for t in dimension.ticks]
        if True not in of_ticks:
            of_ticks = [more_is_wanted(t) for t in dimension.ticks]
        fixed = place.get(dimension.name)
        told = {_of_measure(t) for t in fixed}
        if fixed and dimension.name == c.names.measures.dimension and None not in told:
            return told.pop() if len(told) == 1 else None
        measured = not label or dimension.name == c.names.measures.dimension
        # "Cost" and "Low quality", of the shares of those who name them, are no measures.
        of_measures = label in dimension.ticks or (measured and len(set(of_ticks) - {None}) > 1)
        if None not in of_ticks and (of_measures or not label):
            ways = {_of_measure(t) for t in fixed or dimension.ticks}
            return ways.pop() if len(ways) == 1 else None
        if fixed and of_measures:
            ways = {_of_measure(t) for t in fixed}
            return ways.pop() if len(ways) == 1 else None
    known = _of_title(c.figure)
    known = _listed(c, place) if known is None else known
    known = _said_outright(c.figure) if known is None else known
    if known is None and is_against_placebo(c.figure) and is_unwanted(label):
        return False  # What is treated is to become less.
    known = _told(c, place) if known is None and not label else known
    return True if known is None and _is_plain_amount(c, place) else known


_AMOUNTS = frozenset(
    (
        "revenue revenues sales turnover profit profits income earnings gdp wealth exports output "
        "production population inhabitants residents employees staff workforce headcount stores "
        "shops outlets branches area range beds students members subscribers users customers "
        "visitors passengers guests downloads views followers goals points medals titles wins "
        "trophies clinics hospitals schools rooms seats locations sites patients pupils books "
        "routes destinations languages subsidiaries"
    ).split()
)
"""What one is ahead in who has more of it, in tables that set it beside other measures."""


_NUMBER_OF = any_case(r"(?:total )?(?:number|amount) of ")


def _is_plain_amount(c: Context, place: Place) -> bool:
    """Whether the one measure that a place names is a plain amount: revenue, staff, area."""
    dimension = c.names.measures.dimension
    ticks = place.get(dimension) if dimension else ()
    if len(ticks) != 1:
        return False
    told = told_in(ticks[0])
    bare = _NUMBER_OF.sub("", told.bare if told else ticks[0])
    words = words_of(_UNIT_BEHIND.sub("", bare))
    return bool(words) and words[-1] in _AMOUNTS and _UNWANTED.isdisjoint(words)


_PLACEBOS = frozenset({"placebo", "sham", "vehicle"})


@remembered
def is_against_placebo(figure: Figure) -> bool:
    """Whether treatments are set against none, and so a value may be better if it is lower."""
    return any(
        not _PLACEBOS.isdisjoint(t.word for t in tokenise(tick))
        for d in figure.dimensions
        for tick in d.ticks
    )


_CONDITION = regex(
    r"\b(?:under|at|with|without|versus|vs|against|during|after|before|depending on|given"
    r"|as a function of)\b.*",
    re.IGNORECASE | re.DOTALL,
)
"""What a title says behind the measure: “Goodput under Packet Loss”."""


_SHARE_OF = any_case(
    r"(?:share|proportion|fraction|percentage|distribution|breakdown|composition) of\b"
)
_WHOLE, _ROUNDING = 100.0, 2.0


_COMPONENT = any_case(r"(?:(?:[a-z-]+ )?(?:components?|subsystems?|modules?|operations?))\Z")


def _is_of_components(figure: Figure) -> bool:
    """Whether the bars of a single row are what a whole is made of, by the name of their axis."""
    several = [d for d in figure.dimensions if len(d.ticks) > 1]
    return len(several) == 1 and _COMPONENT.match(several[0].name) is not None


@remembered
def _are_parts(figure: Figure) -> bool:
    """Whether the values of each bar, or of each row, are the parts of a whole, in percent."""
    for place in range(len(figure.dimensions)):
        sums: dict[str | None, float] = {}
        counts: dict[str | None, int] = {}
        for cell in figure.cells:
            key = cell.at[place]
            sums[key] = sums.get(key, 0.0) + (cell.value or 0.0)
            counts[key] = counts.get(key, 0) + 1
        whole = all(abs(total - _WHOLE) <= _ROUNDING for total in sums.values())
        if sums and whole and min(counts.values()) > 1:
            return True
    return False


def _of_title(figure: Figure) -> bool | None:
    """What the title says of the values, without what it says of an axis, or of a condition."""
    if (arrow := _arrow(figure.title)) is not None:
        return arrow
    named = figure.value.label.lower()
    axes = {t.word for d in figure.dimensions for t in tokenise(d.name) if t.word not in named}
    words = (t.word for t in tokenise(_CONDITION.sub("", figure.title)) if t.word not in axes)
    return more_is_wanted(" ".join(words))


def _told_of(c: Context, place: Place) -> bool | None:
    """What the description says of the measures at a place; `None` if that is nothing, or both."""
    told = told_directions(c.figure)
    for dimension in c.figure.dimensions:
        if not any(tick in told for tick in dimension.ticks):
            continue
        ways = {told.get(t) for t in place.get(dimension.name) or dimension.ticks}
        return ways.pop() if len(ways) == 1 else None
    return None


def _told_of_columns(c: Context, place: Place) -> bool | None:
    """What the description says that so many columns give of which some are named."""
    dimension = c.names.measures.dimension
    unmarked = c.names.measures.unmarked(dimension) if dimension else ()
    named = place.get(dimension) if dimension else ()
    if not named or not set(named) <= set(unmarked):
        return None
    told = (t.measure for t in told_columns(c.figure) if t.count == len(unmarked))
    ways = {more_is_wanted(measure) for measure in told} - {None}
    return ways.pop() if len(ways) == 1 else None


@remembered
def _said_outright(figure: Figure) -> bool | None:
    """What the overview says of all values: “Higher is better.”; `None` if that differs."""
    said = _OUTRIGHT.finditer(figure.source.text[:_OVERVIEW])
    ways = {match["more"] is not None for match in said}
    return ways.pop() if len(ways) == 1 else None


def _told(c: Context, place: Place) -> bool | None:
    """What the overview says that all values are: “Every number is an accuracy in percent”.

    What it says of the size and the speed is about the columns that give these.
    """
    text = c.figure.source.text[:_OVERVIEW]
    overview = f"{c.figure.title}\n{text}"
    words = _words_of_overview(c.figure)
    elsewhere = _measured_elsewhere(c, place)
    if elsewhere:
        words -= {t.word for tick in elsewhere for t in tokenise(tick)} | EFFORT
    # A system may be called as a measure is: "FiD".
    things = (d for d in c.figure.dimensions if d.name != c.names.measures.dimension)
    words -= {t.word for d in things for tick in d.ticks for t in tokenise(tick)}
    told = bool(words & _PLAINLY_HIGHER) or _SAID_TO_BE_SCORES.search(overview) is not None
    # "The loss is largest on Web", behind the values: what changes there, and no measure.
    before = _words_before_values(c.figure)
    mixed = words & before & (_LOWER | _SPENT) or _LESS_IS_BETTER.search(overview)
    return True if told and not mixed else None


@remembered
def _words_of_overview(figure: Figure) -> frozenset[str]:
    """The words of the title and of the overview."""
    overview = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}"
    return frozenset(t.word for t in tokenise(overview))


@remembered
def _words_before_values(figure: Figure) -> frozenset[str]:
    """Those of them that stand before the first value."""
    start = min((cell.span.start for cell in figure.cells), default=_OVERVIEW)
    overview = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}"
    return frozenset(t.word for t in tokenise(overview[: len(figure.title) + 1 + start]))


def _measured_elsewhere(c: Context, place: Place) -> list[str]:
    """The measures that a place leaves out and that say themselves what they are: a latency."""
    dimension = c.names.measures.dimension
    if dimension is None or not place.get(dimension):
        return []
    others = (t for t in c.names.dimensions[dimension].ticks if t not in place.get(dimension))
    return [t for t in others if _of_measure(t) is not None]


def _listed(c: Context, place: Place) -> bool | None:
    """What the list of the columns says of all of them: “ROUGE-L on news, ROUGE-L on talks”."""
    own = {_of_measure(t) for d in c.figure.dimensions for t in place.get(d.name) or d.ticks}
    words = [frozenset(t.word for t in tokenise(tick)) for tick in _measured_elsewhere(c, place)]
    ways = {
        more_is_wanted(item)
        for item in c.figure.x_axis.ticks
        if not any(own <= {t.word for t in tokenise(item)} for own in words)
    } - {None}
    return ways.pop() if len(ways) == 1 and own == {None} else None


def is_score(figure: Figure) -> bool:
    """Whether the label of the values, or the title where they have none, calls them scores."""
    label = figure.value.label or (figure.colours.label if figure.colours else "")
    return not _SCORES.isdisjoint(t.word for t in tokenise(label or figure.title))


_IN_HUNDREDTHS = frozenset(
    (
        "accuracy accuracies acc precision recall f1 em bleu rouge meteor map ap miou iou auc "
        "auroc auprc ndcg mrr dice"
    ).split()
)
"""Scores of which sentences say “2 %” for two hundredths of their scale."""


def is_told_in_percent(label: str) -> bool:
    """Whether a label names a score of which sentences speak in percent, as of accuracy."""
    return not _IN_HUNDREDTHS.isdisjoint(t.word for t in tokenise(label))


def is_measure_word(word: str) -> bool:
    """Whether a word in lower case says what is measured, and better high or better low."""
    return word in _HIGHER or word in _LOWER


def way_of_better(c: Context, place: Place, *, better: bool) -> bool | None:
    """Whether values that become better, or worse, rise; `None` if that is not known.

    Values of which nothing says that less of them is better are taken to rise.
    """
    known = more_is_better(c, place)
    if known is None and _is_plainly_unwanted(c.figure.value.label):
        # Who gains in unemployment may have more of it; who improves has not.
        known = False if c.discourse.clause_has_word(_BETTER_OR_WORSE) else None
    if known is None and any(
        more_is_wanted(t) is False or is_unwanted(t) for t in _texts(c.figure)
    ):
        return None
    return better if known is not False else not better


def _is_plainly_unwanted(label: str) -> bool:
    """Whether a measure is of nothing else than what gets better as it falls: “road deaths”."""
    told = [t.word for t in tokenise(_UNIT_BEHIND.sub("", label)) if t.is_word]
    heads = {*told[-1:], *(w for w, after in pairwise(told) if after in _RATES_OF)}
    return not _PLAINLY_UNWANTED.isdisjoint(heads) and _AVERTED.isdisjoint(told)


def is_unwanted(text: str) -> bool:
    """Whether a text names what is better absent: faults, losses."""
    return not _UNWANTED.isdisjoint(t.word for t in tokenise(text))


def improves_upwards(figure: Figure) -> bool | None:
    """Whether what a figure shows rises where it improves; `None` if less may be wanted.

    Args:
        figure: the figure.
    """
    for known in (_said_outright(figure), more_is_wanted(figure.value.label)):
        if known is not None:
            return known
    texts = tuple(_texts(figure))
    return None if any(more_is_wanted(t) is False or is_unwanted(t) for t in texts) else True


def is_neutral(figure: Figure) -> bool:
    """Whether nothing says that more, or less, of what a figure shows is better.

    Args:
        figure: the figure.
    """
    return _said_outright(figure) is None and all(
        more_is_wanted(text) is None and not is_unwanted(text) for text in _texts(figure)
    )


def _texts(figure: Figure) -> Iterator[str]:
    yield from (figure.title, figure.value.label)
    yield from (t for d in figure.dimensions for t in d.ticks)


def _fixed(place: Place) -> Iterator[str]:
    for _, ticks in place.ticks:
        yield from ticks


_PACED = frozenset({"per"})
_DURATIONS = frozenset("s sec second seconds min minute minutes".split())
_COVERED = frozenset("km kilometre kilometer mile lap".split())
"""Of what a pace says how long each takes."""


def _arrow(text: str) -> bool | None:
    if ("↑" in text) == ("↓" in text):
        return None
    return "↑" in text


def more_is_wanted(text: str) -> bool | None:
    """Whether the name of a measure says that more of it is better; `None` if it says nothing."""
    if (arrow := _arrow(text)) is not None:
        return arrow
    words = {t.word for t in tokenise(_ERROR_BARS.sub("", text))}
    timed = not words.isdisjoint(("time", "times")) and not words.isdisjoint(_TIMED)
    timed = timed or (
        words >= _PACED and not words.isdisjoint(_COVERED) and not words.isdisjoint(_DURATIONS)
    )  # "minutes per km"
    lower = timed or bool(words & _LOWER)
    higher = bool(words & _HIGHER) or _WANTED.search(text) is not None
    if higher and words & _HIGHER and words & _HIGHER <= _ANY_SCORE and words & _UNWANTED:
        return False  # "Pain score"
    return higher if higher != lower else None


_EITHER_WAY = frozenset("price prices size sizes power params parameters weight mass".split())
"""What is listed from the top as often as from the best."""


def may_be_listed_from_top(c: Context, place: Place) -> bool:
    """Whether “second in price” may be the second-highest price, for all that the figure says.

    So may “in second place” of bars, which are read from the tallest on.
    """
    dimension = c.names.measures.dimension
    if c.figure.kind is Kind.BAR and len(c.table.term(place.cells).dimensions) == 1:
        return _said_outright(c.figure) is None and more_is_better(c, place) is False
    ticks = place.get(dimension) if dimension else ()
    told = told_directions(c.figure)
    return bool(ticks) and all(
        t not in told
        and more_is_wanted(t) is None
        and not _EITHER_WAY.isdisjoint(w.word for w in tokenise(t))
        for t in ticks
    )


def mixed_dimension(c: Context, place: Place) -> str | None:
    """The open dimension of which some ticks are better high and others low, if there is one."""
    for dimension in c.figure.dimensions:
        ticks = place.get(dimension.name) or dimension.ticks
        if len({_arrow(t) for t in ticks} - {None}) == 2:
            return dimension.name
        if len(ticks) < 2:
            continue
        told = told_directions(c.figure)
        if {told.get(t, _of_measure(t)) for t in ticks} == {True, False}:
            return dimension.name
    return None


def _of_measure(tick: str) -> bool | None:
    """Whether more of a measure that stands beside others is better: of a size it is not."""
    known = more_is_wanted(tick)
    if known is None and {t.word for t in tokenise(tick)} & SPENT:
        return False
    return known
