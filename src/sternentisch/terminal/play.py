"""A game in the terminal: people choose by number, bots in between, commands at any time."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from sternentisch.bots.bot import Knowledge
from sternentisch.bots.hint import hints
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Event
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import CHANCE, REVEAL
from sternentisch.kernel.view import View
from sternentisch.table.match import Match
from sternentisch.terminal.boards import board_of
from sternentisch.terminal.explain import Explainer, examples
from sternentisch.terminal.hint import hint_lines
from sternentisch.terminal.layout import Lines
from sternentisch.terminal.palette import HEADING, NOTICE, QUIET, palette_for
from sternentisch.terminal.screen import Screen
from sternentisch.terminal.tell import standing, tell, winners
from sternentisch.terminal.typed import read_number, shortened
from sternentisch.text.speaker import Speaker

Ask = Callable[[str], str]
"""Shows a prompt and returns a line; raises EOFError or KeyboardInterrupt like `input`."""

PROMPT = "> "
INTERRUPTED = 130
UNWRITABLE = (OSError, ValueError, RuntimeError)
"""What may go wrong with a file name: the disk, a NUL byte, the home of nobody."""
LAST_NEWS = 6
"""How many lines of the log are shown above the final standing."""
WORDS = {
    "?": "play-word-help",
    "why": "play-word-why",
    "hint": "play-word-hint",
    "undo": "play-word-undo",
    "save": "play-word-save",
    "log": "play-word-log",
    "rules": "play-word-rules",
    "quit": "play-word-quit",
}
"""The commands, each with the message that holds the reader's own word for it."""


def split_words(text: str) -> tuple[str, str]:
    """Return the first word and the rest; `?` is a word even without a space behind it."""
    if text.startswith("?"):
        return "?", text[1:].strip()
    word, _, rest = text.partition(" ")
    return word, rest.strip()


def reason_of(error: Exception) -> str:
    """Return what went wrong with a file, in one line."""
    return " ".join((getattr(error, "strerror", None) or str(error)).split())


class Quit(Exception):
    """The player has left the table."""


class Session:
    """One game at one terminal.

    Everything shown comes from the view of the seat that chooses; with several people at the
    keyboard a curtain hides one hand before the next is shown, unless hands are open.
    """

    def __init__(
        self, match: Match, speaker: Speaker, console: Console, ask: Ask, notes: Lines | None = None
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.ask = ask
        self.board = board_of(match.game, speaker, palette_for(console))
        self.screen = Screen(console, self.board)
        self.explainer = Explainer(self.board)
        self.interactive = console.is_terminal
        self.notes: Lines = notes or []
        self.people = [seat for seat, bot in enumerate(match.bots) if bot is None]
        self.told = dict.fromkeys(self.people, 0)
        self.last_person: int | None = None
        self.saved: dict[Path, list[int]] = {}
        self.folder = Path()
        """Where a game is kept that somebody leaves without a word."""
        self.commands: dict[str, Callable[[View, list[Action], str], None]] = {
            "?": self.explain,
            "why": self.why,
            "hint": self.hint,
            "save": self.save,
            "log": self.show_log,
            "rules": self.show_rules,
            "quit": self.quit,
        }
        self.words = {speaker.say(key): word for word, key in WORDS.items()}
        self.words |= {word: word for word in WORDS} | {"help": "?", "q": "quit"}

    def run(self) -> int:
        """Play to the end, or until the player leaves; return the exit code."""
        try:
            if not self.people:
                self.screen.print(*self.notes)
            while not self.match.state.over:
                self.advance()
            self.finish()
        except Quit:
            return 0
        except EOFError:
            self.screen.print(Text(""))
            self.screen.say("play-left-eof", NOTICE)
            self.keep()
        except KeyboardInterrupt:
            self.screen.print(Text(""))
            self.screen.say("play-left", NOTICE)
            self.keep()
            return INTERRUPTED
        return 0

    def advance(self) -> None:
        """Let whoever must choose choose once."""
        seat = self.match.state.actor
        assert seat is not None
        if self.match.bots[seat] is None:
            self.decide(seat)
            return
        step = self.match.play_bot()
        if not self.people:
            events = [event.seen_by(None) for event in step.events]
            self.screen.print(*tell(self.speaker, self.screen.palette, events, self.screen.width))

    # --- a decision -------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Ask a person until the answer is an action, or something was taken back."""
        hidden = len(self.people) > 1 and not self.match.game.open_hands
        if hidden and self.last_person != seat:
            self.pass_keyboard(seat)
        self.last_person = seat
        state = self.match.state
        view, actions = state.view(seat), self.board.sort_choices(state.legal())
        notes, self.notes = self.notes, []
        events = self.events_for(seat, self.told[seat])
        self.screen.show(view, actions, notes, events)
        while True:
            word, rest = split_words(text := self.ask(PROMPT).strip())
            command = self.words.get(word.lower())
            if not text:
                self.screen.show(view, actions, notes, events)
            elif command == "undo":
                if self.undo(seat):
                    return
            elif command:
                self.commands[command](view, actions, rest)
            elif action := self.read_action(view, actions, text):
                self.told[seat] = len(self.match.steps)
                self.match.play(action)
                return

    def pass_keyboard(self, seat: int) -> None:
        """Hide everything until the next player is at the keyboard."""
        self.screen.clear(history=True)
        self.screen.say("play-pass", HEADING, name=self.speaker.players[seat])
        self.ask("")

    def numbered(self, actions: list[Action], text: str) -> Action | None:
        """Return the action with this number, if the text is the number of one."""
        number = read_number(text)
        return actions[number - 1] if number and number <= len(actions) else None

    def read_action(self, view: View, actions: list[Action], text: str) -> Action | None:
        """Return the action meant by a number, a notation or words, or say what is wrong."""
        if read_number(text) is not None:
            if action := self.numbered(actions, text):
                return action
            self.screen.say("play-number", NOTICE, count=len(actions))
            return None
        try:
            action = self.match.game.action(text)
        except BadInput:
            meant = self.explainer.actions_worded(view, actions, text)
            if len(meant) != 1:
                facts = examples(self.speaker)
                self.screen.say("play-unknown", NOTICE, count=len(actions), **facts)
                return None
            [action] = meant
        refusal = self.match.state.refusal(action)
        if refusal is None:
            return action
        self.screen.print(Text(self.speaker.why(refusal.rule), NOTICE))
        return None

    def events_for(self, seat: int | None, first: int) -> list[Event]:
        """Return what happened from a step on, as a seat may know it."""
        events = [] if first else self.match.opening[:]
        for step in self.match.steps[first:]:
            events += step.events
        return [event.seen_by(seat) for event in events]

    # --- commands ---------------------------------------------------------------------------

    def explain(self, view: View, actions: list[Action], text: str) -> None:
        """`?`: explain the question; `? 3`: a choice; `? name`: a card or a rule."""
        if not text:
            self.screen.print(*self.explainer.question(view))
        elif action := self.numbered(actions, text):
            self.screen.print(*self.explainer.choice(view, action))
        else:
            self.screen.print(*self.explainer.anything(text))

    def why(self, view: View, actions: list[Action], text: str) -> None:
        """`why`: name the rule that forbids something, or say that it is allowed."""
        state = self.match.state
        if action := self.numbered(actions, text):
            found = [action]
        else:
            found = self.explainer.actions_named(state, view, text) if text else []
        if not found:
            self.screen.say("why-unknown", NOTICE, **examples(self.speaker))
        for action in found:
            self.screen.print(*self.explainer.why(state, action))

    def hint(self, view: View, actions: list[Action], text: str) -> None:
        """`hint`: name the best choices, what they promise, and why."""
        state = self.match.state
        assert view.seat is not None
        found = hints(Knowledge(state, view.seat), Rng(f"hint:{len(self.match.steps)}"))
        shared = state.outcome().victory is not None
        self.screen.print(*hint_lines(self.board, self.screen, view, actions, found, shared=shared))

    def undo(self, seat: int) -> bool:
        """`undo`: take the last action back; say why if that is impossible."""
        steps = self.match.steps
        if self.match.can_undo() and steps[-1].seat == seat:
            self.match.undo()
            self.told[seat] = len(steps)
            self.notes = [Text(self.speaker.say("play-undone"), NOTICE)]
            return True
        if not steps:
            key = "play-undo-nothing"
        elif steps[-1].seat != seat:
            key = "play-undo-turn"
        elif steps[-1].barrier & CHANCE:
            key = "play-undo-chance"
        elif steps[-1].barrier & REVEAL:
            key = "play-undo-reveal"
        else:
            key = "play-undo-turn"
        self.screen.say(key, NOTICE)
        return False

    def save(self, view: View, actions: list[Action], text: str) -> None:
        """`save FILE`: write the record so far."""
        if not text:
            self.screen.say("play-save-where", NOTICE)
            return
        try:
            path = Path(text).expanduser()
            if path.exists() and path not in self.saved:
                self.screen.say("play-save-exists", NOTICE, file=str(path))
                return
            path.write_text(self.match.record().dumps(), "utf-8")
        except UNWRITABLE as error:
            name = " ".join(repr(shortened(text))[1:-1].split())
            self.screen.say("play-save-failed", NOTICE, file=name, reason=reason_of(error))
            return
        self.remember(path)
        self.screen.say("play-saved", NOTICE, file=str(path))

    def remember(self, path: Path) -> None:
        """Note that the game so far is in this file."""
        self.saved.pop(path, None)  # the latest file is the last one
        self.saved[path] = self.match.actions()

    def show_log(self, view: View, actions: list[Action], text: str) -> None:
        """`log`: tell the whole game so far as this seat may know it."""
        lines = tell(
            self.speaker, self.screen.palette, self.events_for(view.seat, 0), self.screen.width
        )
        if lines:
            self.screen.page(*lines)
        else:
            self.screen.say("play-log-empty", NOTICE)

    def show_rules(self, view: View, actions: list[Action], text: str) -> None:
        """`rules`: page through the rulebook; `rules ID`: show one rule."""
        if not text:
            self.screen.page(Markdown(self.speaker.rules.markdown))
            return
        entry = self.explainer.find_rule(text)
        if entry:
            self.screen.print(*self.explainer.rule(entry))
        else:
            self.screen.say("play-rule-unknown", NOTICE, text=text)

    def quit(self, view: View, actions: list[Action], text: str) -> None:
        """`quit`: leave; at a terminal ask first, and offer to save."""
        if self.interactive and not self.is_saved():
            answer = self.ask(self.speaker.say("play-quit-sure") + " ").strip().lower()
            if answer[:1] not in set(self.speaker.say("play-yes")):
                return
            self.offer_save()
        self.say_what_is_saved()
        raise Quit

    # --- the end ----------------------------------------------------------------------------

    def finish(self) -> None:
        """Tell how the game ended and who has won."""
        outcome = self.match.state.outcome()
        screen = self.screen
        if len(self.people) == 1:
            seat = self.people[0]
            told = self.events_for(seat, self.told[seat])
            screen.clear()
            view = self.match.state.view(seat)
            screen.print_board(self.board.draw(view, {}, screen.board_width, terse=True))
            screen.print(Text(""), *screen.news(told, LAST_NEWS))
        reason = self.speaker.say(f"reason-{outcome.reason}")
        screen.print(Text(""))
        screen.print(Text(f"{reason} {winners(self.speaker, outcome)}", HEADING))
        screen.print(Text(""), standing(self.speaker, screen.palette, outcome, screen.width))
        screen.print(Text(""))
        if self.people and self.interactive and not self.is_saved():
            self.offer_save()

    def offer_save(self) -> None:
        """Ask for a file until the game is saved or the player wants none."""
        while not self.is_saved():
            text = self.ask(self.speaker.say("play-save-offer") + " ").strip()
            if not text:
                return
            self.save(self.match.state.view(None), [], text)

    def is_saved(self) -> bool:
        """Whether everything played so far is in a file."""
        return self.match.actions() in self.saved.values()

    def keep(self) -> None:
        """Save the game of somebody who left without a word; a pipe's is not worth a file."""
        match = self.match
        unsaved = match.steps and not match.state.over and not self.is_saved()
        if not self.interactive or not self.people or not unsaved:
            self.say_what_is_saved()
            return
        try:
            path = self.write_new(f"sternentisch-{match.game.id}-{match.seed}")
        except UNWRITABLE as error:
            self.screen.say("play-not-kept", NOTICE, reason=reason_of(error))
            return
        self.remember(path)
        self.screen.say("play-kept", NOTICE, file=str(path))
        command = ["sternentisch", "play", match.game.id, "--resume", str(path)]
        if match.game.own is not None:
            command += ["--content", str(match.game.own)]
        self.screen.print(Text(f"  {shlex.join(command)}", NOTICE))

    def write_new(self, name: str) -> Path:
        """Write the record to a file of this name, or the first numbered one that is free."""
        for number in count(1):
            path = self.folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(self.match.record().dumps())
            except FileExistsError:
                continue
            return path
        raise AssertionError

    def say_what_is_saved(self) -> None:
        """Say where the game can be found, or that it is lost."""
        if not self.saved:
            self.screen.say("play-not-saved", QUIET)
            return
        path, actions = list(self.saved.items())[-1]
        key = "play-saved-all" if actions == self.match.actions() else "play-saved-part"
        self.screen.say(key, QUIET, file=str(path), count=len(actions))
