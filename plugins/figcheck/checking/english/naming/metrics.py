"""What metrics are short for: “the mean squared error” of “MSE”, “the error” of “WER”."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.names.forms import place_within, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

_LISTED = """
ACC accuracy; AP average precision; AUC area under the curve; BER bit error rate; BMI body mass
index; CER character error rate; CTR click through rate; DER diarization error rate, diarisation
error rate; ECE expected calibration error; EER equal error rate; EM exact match, exact match score;
FID inception distance; FNR false negative rate; FPR false positive rate; FPS frames per second,
frame rate; GDP gross domestic product; IoU intersection over union; LOS length of stay; MAE mean
absolute error; MAPE mean absolute percentage error; MCC matthews correlation, correlation
coefficient; MRR mean reciprocal rank; MSE mean squared error, mean square error; NLL negative log
likelihood; OD optical density; OD600 optical density; NRMSE normalised root mean squared error,
normalized root mean squared error; PER phone error rate, phoneme error rate; PPL perplexity; PSNR
peak signal to noise ratio; QPS queries per second; RMSE root mean squared error, root mean square
error; RTF real time factor; SER sentence error rate; SNR signal to noise ratio; SSIM structural
similarity; TER translation error rate, translation edit rate; TNR true negative rate; TPR true
positive rate; TTFT time to first token; WER word error rate; mAP mean average precision; mIoU mean
intersection over union, intersection over union; Kendall rank correlation, kendall correlation,
correlation coefficient; Pearson pearson correlation, correlation coefficient; Spearman rank
correlation, spearman correlation, correlation coefficient; Elo elo rating; Top-1 top 1 accuracy;
Top-5 top 5 accuracy; top-1 top 1 accuracy; top-5 top 5 accuracy
"""
"""Metrics as axes name them, each with what they are called in full, as is common usage."""

_IN_FULL: dict[str, tuple[tuple[str, ...], ...]] = {
    short: tuple(words_of(name) for name in names.split(","))
    for short, _, names in (" ".join(entry.split()).partition(" ") for entry in _LISTED.split(";"))
}
_SCORE = "score"
_NAMED = regex(rf"(?<!\w)(?:{'|'.join(_IN_FULL)})s?(?!\w)")
_ERROR = any_case(r"\berr")
_INITIALS = regex(r"[A-Za-z]?[A-Z]{2,}")


def measures(figure: Figure) -> Iterator[str]:
    """What the label of the values, else the title, is short for or is shortened to.

    Args:
        figure: the figure.
    """
    label = figure.value.label or figure.title
    for words in _in_full(label):
        yield " ".join(words)
    for short, names in _IN_FULL.items():
        if _INITIALS.fullmatch(short) and any(place_within(words_of(label), n) for n in names):
            yield short


def aliases(figure: Figure) -> Iterator[Alias]:
    """What measures that stand side by side are short for, and what each of them alone gives.

    “The error” is the one measure that is an error.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        named = {tick: tuple(_in_full(tick)) for tick in dimension.ticks}
        heads = Counter(head for names in named.values() for head in {n[-1] for n in names})
        for tick, names in named.items():
            for words in names:
                kept = heads[words[-1]] == 1 and not _is_one_score(words[-1], tick, dimension)
                for form in (words, words[-2:], words[-1:]) if kept else (words,):
                    yield Alias(form, dimension.name, (tick,))
                    yield Alias(toggled(form), dimension.name, (tick,))


def _is_one_score(noun: str, tick: str, dimension: Dimension) -> bool:
    """Whether a measure is one of several scores, none of which is “the score”."""
    others = (t for t in dimension.ticks if t != tick)
    return noun == _SCORE and any(more_is_wanted(t) or "%" in t for t in others)


def _in_full(label: str) -> Iterator[tuple[str, ...]]:
    """The full names of the metrics in a label."""
    for found in _NAMED.findall(label):
        if found[1:4] == "op-" and _ERROR.search(label):
            continue  # “Top-1 error” is no accuracy.
        yield from _IN_FULL.get(found) or _IN_FULL[found[:-1]]
