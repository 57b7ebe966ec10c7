"""From which year to which an axis, or the whole figure, is said to go: “The chart runs from …”."""

from __future__ import annotations

from figcheck.checking.english.claims.covering import SPAN, ends_at, tells_of_values
from figcheck.checking.english.families.build import both
from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.names.forms import words_of
from figcheck.model import Figure, Role
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

FAMILY = "covering"

_WHAT = r"(?:x|horizontal|time|bottom)(?:\s-\s|[\s-])axis(?:\sof\sthe\s\w+)?"
_SHOWS = (
    r"(?:shows?|represents?|displays?|indicates?|covers?|spans?|lists?|depicts?|denotes?|marks?"
    r"|(?:is|are)\slabell?ed\swith|ranges?|runs?|extends?|goes|gives?|presents?|contains?)"
)
_GOES = r"(?:runs?|spans?|extends?|ranges?|stretch(?:es)?|goes|go|is|are|covers?|cover)"
_YEARS = (
    r"(?:(?:the\s)?(?:individual\s)?(?:years?|time(?:\speriod|line|frame)?|period|dates?)\b,?\s)"
)
_ON = (
    r"(?:ranging|spanning|running|covering|extending|going|shown|measured"
    r"|and\s(?:ranges|spans|runs))"
)
_AXIS = (
    rf"(?:the\s{_WHAT}\s{_SHOWS}\s{_YEARS}?(?:{_ON}\s)?(?P<axis>{SPAN})"
    rf"|the\s(?:years|dates)(?:\s\w+ed|\sshown)?\son\sthe\s{_WHAT}\s{_GOES}\s(?P<years>{SPAN}))"
)
_VALUES = (
    rf"the\s(?:y|vertical|left)(?:\s-\s|[\s-])axis\s(?:{_SHOWS}|measures?)\s(?P<{{}}>[^,;:\d]+?)"
)
_TURN = r"(?:,?\s(?:while|whereas)\s|,?\sand\s|;\s)"
_FORMS = tuple(
    any_case(form)
    for form in (
        rf"{_AXIS}(?:{_TURN}{_VALUES.format('after')})?",
        rf"{_VALUES.format('before')}{_TURN}{_AXIS}",
    )
)
_WHOLE = any_case(
    rf"the\s(?:[\w-]+\s)?(?:{FIGURE}|data(?:set)?|time(?:\s?(?:line|frame|span|period))"
    r"|timeline|period|years)(?:\s(?:shown|covered|considered|displayed|depicted|examined))?"
    rf"\s{_GOES}\s{_YEARS}?(?P<span>{SPAN})"
)
_NUMBER = regex(r"\d+")
_GENERAL = frozenset(
    "the of in for and number share percentage rate level value values a an".split()
)

_OF_MEASURES = frozenset(
    "average mean median total annual yearly monthly quarterly weekly daily amount amounts numbers "
    "rates shares percentages corresponding respective measured measure per by to on with unit "
    "units".split()
)
"""Words that may stand beside those of a label without saying how its values are."""


def spanned(figure: Figure, text: str) -> Reading | None:
    """That an axis of years, or the figure, goes from one year to another.

    An axis may be drawn beyond the first and the last of the values, so that it is no error if
    it is said to begin before them, or to end after them.

    Args:
        figure: the figure.
        text: the sentence.

    Returns:
        The reading; none of a sentence that says more.
    """
    bare = text.strip().rstrip(".")
    years = [d for d in figure.dimensions if is_time(d) and len(d.ticks) > 1]
    if len(years) != 1:
        return None
    whole = _WHOLE.fullmatch(bare)
    match = whole or next(filter(None, (form.fullmatch(bare) for form in _FORMS)), None)
    if match is None:
        return None
    told = match.groupdict()
    first, last = map(
        int, _NUMBER.findall(told.get("span") or told.get("axis") or told.get("years") or "")
    )
    ends = ends_at(figure, years[0], first, last)
    if whole is None:
        values = told.get("after") or told.get("before")
        drawn = years[0].role is Role.X and (values is None or _is_measure(figure, values))
        known = [*map(int, _NUMBER.findall(f"{years[0].ticks[0]} {years[0].ticks[-1]}"))]
        wider = first < min(known) or last > max(known)
        if not drawn or wider:
            return None
    return Reading((both(ends),), FAMILY) if ends else None


def _is_measure(figure: Figure, words: str) -> bool:
    """Whether words name what the values are, and say nothing of them."""
    label = f"{figure.value.label} {figure.y_axis.label}"
    shared = set(words_of(words)) & set(words_of(label))
    more = set(words_of(words)) - set(words_of(label)) - _GENERAL - _OF_MEASURES
    return bool(shared - _GENERAL) and not more and not tells_of_values(words)
