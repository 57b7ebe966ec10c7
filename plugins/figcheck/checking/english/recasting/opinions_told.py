"""What people agree with, where series are their answers: “71% agree that they miss the office”.

Who agrees is also who agrees strongly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.answer_scales import agreement_in
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.recasting.statements_meant import answer_in, statement_in
from figcheck.patterns import any_case, regex

_FLAGS = re.IGNORECASE
_HOW = (
    r"(?P<how>(?:(?:only|just|about|around|roughly|nearly|almost|over|under|more than|less than"
    r"|fewer than|at least|exactly|approximately|some|well over) )*)"
)
_SHARE = (
    r"(?P<share>\d[\d.]* ?(?:%|percent|per cent)|half|a quarter|a third|two[ -]thirds"
    r"|three[ -]quarters|(?:an? |the )?(?:clear |absolute )?majority|most)"
)
_CROWD = (
    r"(?: of (?:(?:the |all |all the )?(?:people|respondents|participants|employees|answers"
    r"|responses|adults|customers|students|users|lecturers|teachers|developers|workers|members"
    r"|citizens|patients|residents|staff|guests|visitors|voters|readers)|those (?:asked|surveyed)"
    r"|them|all)| (?:respondents|participants|people))?"
)
_ALSO = r"(?: also| still| even| clearly)?"
_AGREE = r"agrees?|believes?|says?|thinks?|feels?|reports?|states?|finds?"
_OPINION = any_case(
    rf"{_HOW}{_SHARE}{_CROWD}{_ALSO} (?P<degree>strongly |somewhat |completely )?"
    rf"(?P<verb>{_AGREE}|disagrees?)(?: with the statement)? (?:that|with) (?P<what>[^,;:()]+?)"
    r"(?:,? (?:while|whereas|and|but) (?P<rest>(?:only |just |about |around |roughly |nearly "
    r"|almost )*\d[\d.]* ?(?:%|percent) (?:agree|disagree))"
    r"|, (?P<extreme>the (?:smallest|largest|highest|lowest) [^,;:()]+))?"
)
_GIVEN = any_case(
    rf"(?P<what>[^;:()]+?) (?:is|was|are|gets|is clearly) (?P<verb>rejected|supported|endorsed"
    rf"|backed|opposed|shared|approved|affirmed) by {_HOW}{_SHARE}{_CROWD}"
    r"(?:, (?:which is )?(?P<extreme>the (?:smallest|largest|highest|lowest) [^,;:()]+))?"
)
_REJECTED = ("rejected", "opposed")
_NUMBER = rf"(?:(?:only|just|exactly) )?(?:{'|'.join(NUMERALS[1:])}|no|none|all|all \w+)"
_BY_HALF = (
    r"(?P<verb{n}>supported|rejected|endorsed|backed|opposed) by (?P<part{n}>more than half"
    r"|over half|an? (?:clear |absolute )?majority|at least half|fewer than half|less than half"
    r"|(?:more|less|fewer) than \d[\d.]* ?%)"
)
_COUNTED = any_case(
    rf"(?P<n1>{_NUMBER}) (?P<noun>[a-z]+) (?:are|is) {_BY_HALF.format(n=1)}{_CROWD}"
    rf"(?:,? (?:and|while|whereas|but) (?P<n2>{_NUMBER})(?: [a-z]+)? (?:are|is) "
    rf"{_BY_HALF.format(n=2)}{_CROWD})?"
)
_PARTS = {"fewer than half": "below 50%", "less than half": "below 50%", "at least half": "at "
          "least 50%"}  # fmt: skip
_NO_MORE = any_case(
    r"no (?:other )?(?:statement|item|question|claim) (?:meets with|receives|has|attracts|draws"
    r"|gets|sees|shows|meets) (?P<sign>less|more|lower|higher) (?P<noun>agreement|disagreement"
    r"|approval|support|rejection) than (?P<what>[^;:()]+)"
)
_NOUNS = {"approval": "agreement", "support": "agreement", "rejection": "disagreement"}
_NOUN_IS = any_case(
    r"(?P<noun>agreement|disagreement) (?:with|on|about|for) (?P<what>[^,;:()]+?) (?:is|remains) "
    r"the (?P<how>lowest|highest|second-lowest|second-highest)(?: of all| in the (?:survey|chart"
    r"|figure)"
    r"| of (?:all|the) [a-z ]+| overall)?(?: and (?:stays|remains|is|lies) (?P<bound>(?:below|above"
    r"|under|over|at) [^,;:()]+))?"
)


@of_form(
    _OPINION,
    "agree agrees disagree disagrees believe believes say says think thinks feel feels report "
    "reports state states find finds",
    "that with",
    "% percent cent half quarter third thirds quarters majority most",
)
def opinion(c: Scene, match: Match) -> Iterator[Version]:
    """“71% agree that they miss the office”: for that statement, agreement is at 71%."""
    if (what := statement_in(c, match["what"])) is None:
        return
    against = match["verb"].lower().startswith("disagree")
    noun = "disagreement" if against else "agreement"
    how, share = _amount(match)
    said = [Plain(f"For {what}, {noun} is at {how}{share}")]
    if match["degree"]:
        answer = answer_in(c, f"{match['degree']}{match['verb'].removesuffix('s')}")
        if answer is None:
            return
        noun = f'"{answer}"'
        said = [Plain(f"For {what}, {noun} is at {how}{share}")]
    elif _is_one_answer(c, what, noun, share) and "than" not in how:
        return  # "34% agree", where so many say just that.
    if match["rest"]:
        rest = match["rest"].rpartition(" ")
        other = "disagreement" if rest[2].lower() == "disagree" else "agreement"
        amount = re.sub(r"\b(?:only|just) ", "", rest[0])
        said.append(Plain(f"For {what}, {other} is at {amount}"))
    if match["extreme"]:
        said.append(_extreme(match["extreme"], noun, what))
    yield tuple(said)


@of_form(_GIVEN, "rejected supported endorsed backed opposed shared approved affirmed", "by")
def statement_given(c: Scene, match: Match) -> Iterator[Version]:
    """““I miss the office” is supported by 71% of the respondents”: agreement is at 71%."""
    if (what := statement_in(c, match["what"])) is None:
        return
    noun = "disagreement" if match["verb"].lower() in _REJECTED else "agreement"
    how, share = _amount(match)
    said = [Plain(f"For {what}, {noun} is at {how}{share}")]
    if match["extreme"]:
        said.append(_extreme(match["extreme"], noun, what))
    yield tuple(said)


@of_form(_COUNTED, "supported rejected endorsed backed opposed", "by", "half majority than")
def statements_counted(c: Scene, match: Match) -> Iterator[Version]:
    """“Three statements are supported by more than half”: agreement exceeds 50% for three."""
    if agreement_in(c.reader.figure) is None:
        return
    said = []
    for n in ("1", "2") if match["n2"] else ("1",):
        noun = "Disagreement" if match[f"verb{n}"].lower() in _REJECTED else "Agreement"
        part = match[f"part{n}"].lower()
        bound = _PARTS.get(part, part if "%" in part else "above 50%")
        one = re.search(r"\bone\b", match[f"n{n}"], _FLAGS) is not None
        kind = match["noun"].removesuffix("s") + ("" if one else "s")
        said.append(Plain(f"{noun} is {bound} for {match[f'n{n}'].lower()} {kind}"))
    yield tuple(said)


@of_form(_NO_MORE, "no", "less more lower higher", "than")
def no_statement(c: Scene, match: Match) -> Iterator[Version]:
    """“No statement meets with less disagreement than A”: it is lowest for A."""
    if (what := statement_in(c, match["what"])) is not None:
        noun = match["noun"].lower()
        end = "lowest" if match["sign"].lower() in ("less", "lower") else "highest"
        yield (Plain(f"{_NOUNS.get(noun, noun).capitalize()} is {end} for {what}"),)


@of_form(_NOUN_IS, "agreement disagreement", "lowest highest", "with on about for")
def agreement_is(c: Scene, match: Match) -> Iterator[Version]:
    """“Disagreement with A is the lowest and stays below 10%”: it is lowest for A."""
    if (what := statement_in(c, match["what"])) is None:
        return
    noun = match["noun"].lower()
    said = [Plain(f"{noun.capitalize()} is {match['how'].lower()} for {what}")]
    if match["bound"]:
        said.append(Plain(f"For {what}, {noun} is {match['bound']}"))
    yield tuple(said)


_HIGHER = any_case(
    r"(?P<noun>agreement|disagreement) (?:on|with|about|for) (?P<one>[^,;:()]+?) is "
    r"(?P<far>[^,;:()]*?"
    r"(?:higher|lower|larger|smaller|greater)) than (?:(?:the )?(?P=noun)|that) (?:on|with|about"
    r"|for) (?P<two>[^,;:()]+)"
)


@of_form(_HIGHER, "agreement disagreement", "than")
def agreement_higher(c: Scene, match: Match) -> Iterator[Version]:
    """“Agreement on A is 26 points higher than agreement on B”: for A than for B."""
    pair = [statement_in(c, match[key]) for key in ("one", "two")]
    if None not in pair:
        noun = match["noun"].capitalize()
        yield (Plain(f"{noun} for {pair[0]} is {match['far']} than for {pair[1]}"),)


_FOR = any_case(
    r"(?P<for>for|on|regarding|concerning|as to) (?P<what>[^,;:()\"“”]+), (?P<rest>.*\b(?:agreement"
    r"|disagreement)\b.*)"
)


@of_form(_FOR, "for on regarding concerning as", ",", "agreement disagreement")
def for_statement(c: Scene, match: Match) -> Iterator[Version]:
    """“For the use of A, agreement is low”: for the statement of which that is the topic."""
    if (what := statement_in(c, match["what"])) is not None:
        yield (Plain(f"For {what}, {match['rest']}"),)


def _extreme(text: str, noun: str, what: str) -> Plain:
    end = "lowest" if re.search(r"smallest|lowest", text, _FLAGS) else "highest"
    return Plain(f"{capitalised(noun)} is {end} for {what}")


def _amount(match: Match) -> tuple[str, str]:
    """How much a sentence says, in percent."""
    how, share = match["how"].lower(), match["share"].lower()
    how = re.sub(r"\b(?:only|just) ", "", how)
    if share.endswith(("majority", "most")):
        return "more than ", "50%"
    parts = {"half": "50%", "a quarter": "25%", "a third": "33%", "two thirds": "67%",
             "three quarters": "75%"}  # fmt: skip
    exact = parts.get(share.replace("-", " "))
    return (how or "about ", exact) if exact else (how, share)


_NUMBER_WRITTEN = regex(r"\d+(?:\.\d+)?")


def _is_one_answer(c: Scene, what: str, noun: str, share: str) -> bool:
    """Whether so many give just the answer that says no degree: “34% agree”, and more strongly."""
    answer, number = answer_in(c, noun.removesuffix("ment")), _NUMBER_WRITTEN.match(share)
    at = {answer, what.strip('"')}
    cells = (cell for cell in c.reader.figure.cells if at <= set(cell.at))
    return number is not None and float(number.group()) in (cell.value for cell in cells)
