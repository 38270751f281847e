"""Explaining: questions, choices, cards, rules, and why something is forbidden."""

from __future__ import annotations

import re

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from sternentisch.kernel.action import Action
from sternentisch.kernel.content import Table
from sternentisch.kernel.refusal import NOT_ASKED, BadInput
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.board import Board
from sternentisch.terminal.palette import HEADING, NOTICE, QUIET
from sternentisch.text.glossary import Term, glossary
from sternentisch.text.pieces import Component, components
from sternentisch.text.rulebook import Entry
from sternentisch.text.speaker import Speaker

Parts = list[RenderableType]

MOST = 3
"""So many answers are given to a question that fits several pieces."""


EXAMPLES = ("move", "why", "card", "rule", "place")
"""What a game may give an example of, by the message example-<what>."""
HELP = ("number", "redraw", "explain", "why", "hint", "undo", "log", "rules", "save", "quit")
"""The commands in the order of the help."""
SHORTEST = 3
"""A word that is to name an action has at least so many letters."""
LONGEST = 100
"""What is longer than this names nothing."""


def examples(speaker: Speaker) -> dict[str, str]:
    """Return the examples a game gives for its own moves and pieces, "none" where it lacks one."""
    return {
        name: speaker.say(f"example-{name}") if speaker.has(f"example-{name}") else "none"
        for name in EXAMPLES
    }


def words_of(text: str) -> list[str]:
    """Return the words of a text without regard to case."""
    return re.findall(r"[\w']+", text.casefold())


def rule_prefix(speaker: Speaker) -> str:
    """Return what all rule ids of a game begin with."""
    return next(iter(speaker.rules.entries), "").partition("-")[0]


def provenance(speaker: Speaker, entry: Table, attribute: str = "") -> str:
    """Return how certain an entry is, in a word or (`.text`) in a sentence."""
    return speaker.say(f"provenance-{entry['provenance'].replace(' ', '_')}{attribute}")


class Explainer:
    """Answers questions about a game; never changes it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.game = board.game
        self.speaker = board.speaker
        self.components = {
            key: component
            for key, component in components(self.game, self.speaker).items()
            if "provenance" in component.entry  # others only hold entries of their own
        }

    # --- rules and pieces -------------------------------------------------------------------

    def find_rule(self, text: str) -> Entry | None:
        """Return the rule of this id, if there is one."""
        try:
            return self.speaker.rules.find(text, rule_prefix(self.speaker))
        except BadInput:
            return None

    def rule(self, entry: Entry) -> Parts:
        """Return a rule: its id and title, then its text."""
        return [Text(f"{entry.id}  {entry.title}", HEADING), Markdown(entry.text)]

    def find_term(self, text: str) -> Term | None:
        """Return the word of the game that is meant, in whatever form."""
        wanted = text.casefold()
        for term in glossary(self.speaker).values():
            if wanted in (name.casefold() for name in (term.name, *term.forms)):
                return term
        return None

    def find_components(self, text: str) -> list[Component]:
        """Return the pieces called like this: exactly, else those whose names contain it."""
        wanted = text.casefold()
        everything = self.components.values()
        exact = [c for c in everything if wanted in (c.name.casefold(), c.entry["id"].casefold())]
        return exact or [c for c in everything if wanted in c.name.casefold()]

    def component(self, component: Component) -> Parts:
        """Return the text of a piece, its rule, and how certain both are."""
        say = self.speaker.say
        parts: Parts = []
        text = self.speaker.text_of(component.kind, component.entry["id"])
        if text:
            parts.append(Text(text))
        entry = self.find_rule(str(component.entry.get("rule", "")))
        parts += self.rule(entry) if entry else []
        word = provenance(self.speaker, component.entry)
        sentence = provenance(self.speaker, component.entry, ".text")
        parts.append(Text(say("explain-provenance", {"word": word, "text": sentence}), QUIET))
        return parts

    # --- the open question ------------------------------------------------------------------

    def question(self, view: View) -> Parts:
        """Return the rules behind the open question, then the commands."""
        parts: Parts = []
        for id in self.game.questions.get(view.decision, ()):
            entry = self.find_rule(id)
            parts += self.rule(entry) if entry else []
        return [*parts, Text(""), *self.help()]

    def help(self) -> Parts:
        """Return the commands in the reader's language, one below the other."""
        say, facts = self.speaker.say, examples(self.speaker)
        table = Grid.grid(padding=(0, 2, 0, 2), pad_edge=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for name in HELP:
            table.add_row(Text(say(f"help-{name}", facts)), Text(say(f"help-{name}.text", facts)))
        return [Text(say("play-help"), HEADING), table]

    def choice(self, view: View, action: Action) -> Parts:
        """Return what a choice means: its notation, its card, or the rules of the question."""
        label = self.board.label(view, action)
        say = self.speaker.say
        head = Text(say("explain-choice", {"label": label, "move": action.notation}), NOTICE)
        piece = self.board.piece(view, action)
        component = self.components.get(f"{piece[0]}-{piece[1]}") if piece else None
        if component:
            return [head, *self.component(component)]
        parts: Parts = [head]
        for id in self.game.questions.get(view.decision, ()):
            entry = self.find_rule(id)
            parts += self.rule(entry) if entry else []
        return parts

    def anything(self, text: str) -> Parts:
        """Return what is known under a name or rule id."""
        rule = self.find_rule(text)
        if rule:
            return self.rule(rule)
        term = self.find_term(text)
        if term:
            more = self.find_rule(term.rule)
            return [Text(term.name, NOTICE), Text(term.text), *(self.rule(more) if more else [])]
        found = self.find_components(text)
        if not found:
            return [Text(self.speaker.say("explain-unknown", {"text": text}), NOTICE)]
        if len(found) > MOST:
            names = ", ".join(component.name for component in found)
            return [Text(self.speaker.say("explain-several", {"names": names}), NOTICE)]
        parts: Parts = []
        for component in found:
            parts += [Text(component.name, NOTICE), *self.component(component)]
        return parts

    # --- why not ----------------------------------------------------------------------------

    def actions_named(self, state: State, view: View, text: str) -> list[Action]:
        """Return the actions a player may mean: by notation, in words, or by their piece.

        Those that answer the open question come alone; without any, the others stand in.
        """
        try:
            return [self.game.action(text)]
        except BadInput:
            pieces = {(c.kind, c.entry["id"]) for c in self.find_components(text)}
        about = [] if pieces else self.actions_worded(view, state.legal(), text)
        about += [a for a in self.game.table if self.board.piece(view, a) in pieces]
        asked = [action for action in about if not self.is_unasked(state, action)]
        return (asked or about)[:MOST]

    def actions_worded(self, view: View, legal: list[Action], text: str) -> list[Action]:
        """Return the actions whose labels hold all these words, or words that begin like them.

        Legal actions come alone; without any, those that need no piece to be named stand in.
        """
        wanted = words_of(text)
        if len(text) > LONGEST or not any(len(w) >= SHORTEST and w.isalpha() for w in wanted):
            return []
        others = [action for action in self.game.table if not action.args]
        for actions in (legal, others):
            found = [a for a in actions if self.is_worded(view, a, wanted)]
            if found:
                return found
        return []

    def is_worded(self, view: View, action: Action, wanted: list[str]) -> bool:
        """Whether the label of an action has words that begin like these."""
        try:
            label = words_of(self.speaker.choice(view, action))
        except KeyError:  # the question is another, and so are the facts
            return False
        return all(any(word.startswith(start) for word in label) for start in wanted)

    def is_unasked(self, state: State, action: Action) -> bool:
        """Whether an action is refused only because something else is asked."""
        refusal = state.refusal(action)
        return refusal is not None and refusal.rule == NOT_ASKED

    def why(self, state: State, action: Action) -> Parts:
        """Return the rule that forbids an action with its text, or that it is allowed."""
        say = self.speaker.say
        refusal = state.refusal(action)
        if refusal is None:
            return [Text(say("why-allowed", {"move": action.notation}), NOTICE)]
        reason = self.speaker.why(refusal.rule)
        parts: Parts = [
            Text(say("why-forbidden", {"move": action.notation, "reason": reason}), NOTICE)
        ]
        entry = self.find_rule(refusal.rule)
        return parts + ([Markdown(entry.text)] if entry else [])
