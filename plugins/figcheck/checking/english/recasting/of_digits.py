"""Numbers by how many digits they have: “in double digits”, “3-digit by 3-digit”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MANY = r"(?P<many>\d+|[a-z]+)"
_NUMBERS = r"(?:numbers|operands|factors|integers|multiplicands)"
_BOUNDS = {
    "at least": ">=", "more than": ">", "at most": "<=", "fewer than": "<", "less than": "<",
    "up to": "<=",
}  # fmt: skip
_BOUND = rf"(?:(?P<bound>{'|'.join(_BOUNDS)}) )?"
_BOTH = tuple(
    any_case(rf"\b{pattern}")
    for pattern in (
        rf"{_MANY}[- ]digit (?:by|times|×|x) (?P=many)[- ]digit(?: (?:problems|cases|products"
        rf"|multiplications?|{_NUMBERS}))?\b",
        rf"{_MANY} ?[x×] ?(?P=many)[- ]digits?(?: (?:problems|cases|products|multiplications?))?\b",
        rf"{_BOUND}{_MANY} digits (?:in both {_NUMBERS}|in each (?:number|operand|factor)|each)\b",
        rf"(?:both |two ){_NUMBERS} (?:have|has|with|of|having) {_BOUND}{_MANY} digits\b",
        rf"two {_MANY}-digit {_NUMBERS}\b",
        rf"{_MANY}-digit (?:[a-z] and [a-z]\b|{_NUMBERS}(?! (?:of|in|for)\b))",
    )
)
"""How both numbers are said to have so many digits, or more."""

_ONE = tuple(
    any_case(rf"\b{pattern}")
    for pattern in (
        rf"{_MANY}[- ]digit (?P<letter>[a-z])\b",
        rf"(?P<letter>[a-z]) has {_BOUND}{_MANY} digits?\b",
    )
)
_LETTER = any_case(r"\b([a-z])['’]s? digits|digits (?:of|in) ([a-z])\b")
_SINGLE = {"single": 1, "double": 2, "triple": 3}


@told_by("digit digits")
def of_digits(c: Scene, text: str) -> Iterator[Version]:
    """“For 3-digit by 3-digit problems”: for x=3 and y=3, by the letters that the axes have."""
    found = (_LETTER.search(d.name) for d in c.reader.figure.dimensions)
    letters = [(m[1] or m[2]).lower() for m in found if m is not None]
    if len(letters) != len(set(letters)) or not letters:
        return
    for pattern in (*(_BOTH if len(letters) > 1 else ()), *_ONE):
        match = pattern.search(text)
        many = _number(match["many"]) if match else None
        if match is None or many is None:
            continue
        said = match.groupdict()
        sign = _BOUNDS.get((said.get("bound") or "").lower(), "=")
        meant = [said["letter"].lower()] if said.get("letter") else letters
        if set(meant) <= set(letters):
            place = " and ".join(f"{letter} {sign} {many}" for letter in meant)
            yield (Plain(f"{text[: match.start()]}{place}{text[match.end() :]}"),)
            return


def _number(word: str) -> int | None:
    word = word.lower()
    if word.isdigit():
        return int(word)
    return _SINGLE.get(word) or (NUMERALS.index(word) if word in NUMERALS else None)


_DIGITS = any_case(
    r"\b(?:in|into|reach(?:es)?) (?:the )?(?P<many>single|double|triple)"
    r"[- ](?:digits?|digit (?:territory|range|figures|values|rates))\b"
)
_SIZES = {"single": 1, "double": 2, "triple": 3}


@told_by("digits digit")
def digits_before_point(c: Scene, text: str) -> Iterator[Version]:
    """“A is in double digits in 2023”: it is at least 10 then."""
    match = _DIGITS.search(text)
    values = [abs(cell.value) for cell in c.reader.figure.cells if cell.value is not None]
    counted = any("digit" in name.lower() for name in c.reader.names.dimensions)
    if match is None or not values or counted:
        return  # Of numbers with so many digits, they are no values.
    digits = _SIZES[match["many"].lower()]
    low, high = 10 ** (digits - 1), 10**digits
    if digits == 1:
        said = f"below {high}"
    elif max(values) < high:
        said = f"at or above {low}"
    else:
        return
    yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)
