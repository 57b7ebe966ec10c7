"""What is so nowhere, told with its verb before its subject: “On no task does A beat B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_INVERTED = any_case(
    r"(?P<at>at|in|on|for|under|with) no (?P<noun>(?:other )?[a-z]+(?: [a-z]+)??) "
    r"(?P<does>does|do|did) (?P<said>[^;:]+)"
)
_MOST_WORDS = 6
"""Words that a subject may have."""


@of_form(_INVERTED, "no", "does do did")
def inverted(c: Scene, match: Match) -> Iterator[Version]:
    """“On no task does A beat B”: A beats B on no task; “at no size does any …”: none does."""
    words = match["said"].split()
    where = f"{match['at'].lower()} no {match['noun']}"
    for size in range(min(_MOST_WORDS, len(words) - 1), 0, -1):
        who, verb, rest = " ".join(words[:size]), words[size], " ".join(words[size + 1 :])
        if who.lower().startswith("any "):
            all_of = f"{match['at']} every {match['noun']}"
            none = f"no {who[4:]} {_third(verb)} {rest}".strip()
            if c.is_subject(f"no {who[4:]}"):
                yield (Plain(f"{capitalised(all_of)}, {none}"),)
                return
        elif c.reader.is_place(who):
            yield (Plain(f"{who} {_third(verb)} {rest} {where}".replace("  ", " ")),)
            return


def _third(verb: str) -> str:
    """“beats” of “beat”."""
    if verb == "have":
        return "has"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x", "o")) else f"{verb}s"
