"""What people say of confusion matrices in words of their own: “go undetected”, “end up as”.

Only where cases are counted by their true and their predicted class are these words what they are
taken for here, so each is said again in the plain words for cells, rows and columns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_WORD_NUMBER = "|".join(NUMERALS[1:])
_COUNT = rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d+|{_WORD_NUMBER})"
_CASES = (
    r"(?:cases|images|samples|instances|examples|items|patients|tests|predictions|documents|cells"
    r"|records|messages|recordings|scans|pictures|objects|decisions)"
)
_RIGHT = (
    r"(?:(?:classified|recogni[sz]ed|identified|predicted|labell?ed|assigned"
    r"|detected) correctly|correct(?:ly classified)?|right)"
)
_WORDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            r"\b(?:go|goes|went|remain|remains|are|is|were|was) (?:undetected|unrecogni[sz]ed"
            r"|unnoticed|unidentified)\b",
            "are misclassified",
        ),
        (
            r"\b(?:are|is|were|was|get|gets) (?:missed|overlooked|not recogni[sz]ed|not detected"
            r"|not found)\b",
            "are misclassified",
        ),
        (
            r"\b(?:end up|ends up|ended up|land|lands|fall|falls|wind up) (?:in|as|under) (?:the )?"
            r"(?P<class>[^,;:()]+?) (?:column|bin|category|class)\b",
            r"are labeled \g<class>",
        ),
        (
            r"\b(?:wrongly|falsely|incorrectly|mistakenly|erroneously) (?P<verb>labell?ed|predicted"
            r"|classified|called|identified|assigned) (?:as |to )?(?:an? |the )?",
            r"\g<verb> as ",
        ),
        (
            r",? (?:when|if|with|counting|taking|adding up|summing|in|over) (?:both|the two"
            r"|either) (?:directions?|ways?|kinds of error)"
            r"(?: (?:are|is) (?:added(?: up| together)?|summed|counted|taken together|combined)"
            r"|(?: are)? (?:taken|added|counted) together| together)?",
            "",
        ),
    )
)


@told_by(
    "undetected unrecognized unrecognised unnoticed unidentified missed overlooked not column bin "
    "category class wrongly falsely incorrectly mistakenly erroneously both two either"
)
def of_classifiers(c: Scene, text: str) -> Iterator[Version]:
    """“Five blasts go undetected”: they are misclassified, in a matrix that counts such cases."""
    if c.reader.confusions is None:
        return
    said = text
    for pattern, plain in _WORDS:
        said = pattern.sub(plain, said)
    if said != text and re.search(r"\blabell?ed as|\bpredicted as", said):
        said = re.sub(r"\A(?:only|just|merely) ", "", said, flags=_FLAGS)
    if said != text:
        yield (Plain(capitalised(said)),)


_OUT_OF = any_case(
    rf"(?:the |this |our )?(?:[a-z-]+ ){{0,2}}?[a-z-]+ (?:is|was|gets|got|has) (?:it "
    rf"|them )?(?:right|correct) (?:in|for|on) (?P<so>{_COUNT})"
    rf" (?:of|out of) (?:the |all )?(?P<all>{_COUNT})(?: {_CASES})?(?P<rest>,? .*)?"
)
_ACCURACY = any_case(
    r"(?P<said>[^;:]+?),? (?:which|that)?,? ?(?:(?:corresponds?|corresponding|amounts?|amounting"
    r"|equals|equivalent|comes)"
    r"(?: to)?|gives?|giving|yields?|yielding|means|is|for|making|or) (?:an? |the )?(?:overall "
    r"|total )?accuracy (?:of )?"
    r"(?P<amount>(?:(?:about|around|roughly|just|nearly|almost|~) ?)*\d[\d.]*\s?%?)"
)


@told_by(
    "right correct correctly accuracy", "of", "1 2 3 4 5 6 7 8 9 0 % . , is was which gives in for"
)
def accuracy_told(c: Scene, text: str) -> Iterator[Version]:
    """“The network is right in 88 of 100 cases, which corresponds to an accuracy of 88%”."""
    text = text.rstrip(" .")
    if c.reader.confusions is None:
        return
    if match := _ACCURACY.fullmatch(text):
        yield Plain(match["said"]), Plain(f"The accuracy is {match['amount']}")
    elif (match := _OUT_OF.fullmatch(text)) and not match["rest"] and not c.named_in(text):
        yield (Plain(f"{match['so']} of {match['all']} cases are classified correctly"),)


_PART = r"(?P<part>(?:(?:about|around|roughly|just|only|nearly|almost|~) ?)*\d[\d.]*\s?%)"
_FOUND = (
    r"(?:found|recogni[sz]ed|detected|identified|classified correctly|correctly classified"
    r"|caught|predicted correctly)"
)
_OF_WHICH = any_case(
    rf"(?P<said>[^;:]*?\b(?P<class>[\w-]+)), of (?:which|whom) {_PART} (?:are|is|were"
    rf"|was) (?P<found>{_FOUND})"
)
_BEST = any_case(
    rf"(?P<class>[^,;:()]+?) (?:are|is) (?:recogni[sz]ed|classified|identified|detected|found"
    rf"|predicted) (?P<how>best|worst|most reliably"
    rf"|least reliably)(?:: |, with |, )(?P<so>{_COUNT}) of (?:the |its |their )?(?P<all>{_COUNT})"
    rf"(?: {_CASES})?(?:(?:,| \()? ?(?:i\.e\.,?|or"
    rf"|that is,?) (?P<part>\d[\d.]*\s?%)\)?)?,? (?:(?:are|is|were|being) {_RIGHT}|{_RIGHT})"
)
_SO_MANY_ALL = any_case(
    rf"(?P<class>[^,;:()]+?) (?:are|is) (?P<far>(?:by far |clearly )?)the (?P<size>smallest"
    rf"|largest|rarest|biggest|most frequent) class"
    rf",? with (?P<count>(?:(?:only|just|about|exactly) )?{_COUNT})(?: {_CASES}| members| entries)?"
)
_AS_MANY = any_case(
    rf"there are (?P<count>{_COUNT}) (?:true |actual )?(?P<class>[^,;:()]+?), (?:just "
    rf"|exactly )?as many as (?:there are )?(?P<others>[^,;:()]+)"
)
_NOR_THE_OTHER = any_case(
    r"(?P<said>no (?P<one>[^,;:()]+?) (?:is|are|was|were) (?P<ever>ever )?(?P<verb>(?:taken"
    r"|mistaken|confused|classified|labell?ed|predicted"
    r"|misread|called)(?: for| as| with)?) [^,;:()]+?),? (?:and|nor"
    r"|and also) no (?P<two>[^,;:()]+?) (?:for|as|with) (?P<goal>[^,;:()]+)"
)


@told_by(
    "of with as no",
    "found recognized recognised detected identified correctly caught best "
    "worst smallest largest rarest biggest many no reliably frequent",
)
def classes_told(c: Scene, text: str) -> Iterator[Version]:
    """“The lowest recall belongs to blasts, of which about 83% are found”: that is their recall."""
    text = text.rstrip(" .")
    if c.reader.confusions is None:
        return
    if match := _OF_WHICH.fullmatch(text):
        yield (
            Plain(match["said"]),
            Plain(f"{match['part']} of {match['class']} are {match['found']}"),
        )
    elif match := _BEST.fullmatch(text):
        name = match["class"]
        high = match["how"].lower() in ("best", "most reliably")
        version = [
            Plain(f"{name} have the {'highest' if high else 'lowest'} recall"),
            Plain(f"{match['so']} of {match['all']} {name} are classified correctly"),
        ]
        if match["part"]:
            version.append(Plain(f"{match['part']} of {name} are classified correctly"))
        yield tuple(version)
    elif match := _SO_MANY_ALL.fullmatch(text):
        name, size = match["class"], match["size"]
        yield (
            Plain(f"{name} are {match['far']}the {size} class"),
            Plain(f"There are {match['count']} {name}"),
        )
    elif match := _AS_MANY.fullmatch(text):
        others = re.split(r",? and |, ", match["others"])
        yield tuple(
            Plain(f"There are {match['count']} {name.strip()}")
            for name in (match["class"], *others)
        )
    elif match := _NOR_THE_OTHER.fullmatch(text):
        yield Plain(match["said"]), Plain(f"No {match['two']} is {match['verb']} {match['goal']}")


_OF_THOSE = any_case(
    rf"(?:out )?of the (?P<all>{_COUNT}) misclassified (?P<class>[^,;:()]+?), (?P<most>most"
    rf"|{_COUNT}|half|all|none) (?P<done>(?:are|is|end up|land|fall|were) [^,;:()]+)"
)


@of_form(_OF_THOSE, "misclassified", "of")
def of_those_missed(c: Scene, match: Match) -> Iterator[Version]:
    """“Of the 14 misclassified basophils, most end up as blasts”: most of these, which are 14."""
    if c.reader.confusions is None:
        return
    name, many = match["class"], match["most"].lower()
    rest = f"{match['most'].capitalize()} misclassified {name} {match['done']}"
    if many not in ("most", "half", "all", "none"):
        rest = f"{match['most']} {name} {match['done']}"
    yield Plain(f"{match['all']} {name} are misclassified"), Plain(rest)
