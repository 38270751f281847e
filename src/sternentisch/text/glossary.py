"""The glossary of a game: its own words, explained in a sentence or two."""

from __future__ import annotations

from sternentisch.text.speaker import Speaker

PREFIX = "term-"


class Term:
    """A word with its other forms, what it means, and the rule that tells more."""

    def __init__(self, name: str, forms: list[str], text: str, rule: str) -> None:
        self.name = name
        self.forms = forms
        self.text = text
        self.rule = rule


def glossary(speaker: Speaker) -> dict[str, Term]:
    """Return the terms by their keys."""
    found = {}
    for key in speaker.known():
        if key.startswith(PREFIX):
            words = speaker.plain(key)
            forms = words.get(f"{key}.forms", "")
            found[key] = Term(
                words[key],
                forms.split("; ") if forms else [],
                words[f"{key}.text"],
                words[f"{key}.rule"],
            )
    return found
