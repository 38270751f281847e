"""Whole games in the terminal, typed line by line."""

from __future__ import annotations

import re

import pytest

import sternentisch
from sternentisch.games.cave_in.components import Card
from sternentisch.games.cave_in.state import State
from sternentisch.kernel.rng import Rng
from sternentisch.terminal.palette import Palette
from sternentisch.terminal.play import PROMPT
from sternentisch.terminal.screen import CLEAR, CLEAR_HISTORY
from sternentisch.terminal.tell import standing
from sternentisch.text.pieces import components
from sternentisch.text.speaker import Speaker
from tests.terminal.screens import NAMES, Output
from tests.terminal.table import Terminal

# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("seats", "people"), [(2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (4, 4)])
def test_a_whole_game_is_played_to_its_scored_end(seats: int, people: int, language: str) -> None:
    terminal = Terminal(seats, people, language=language)
    text = terminal.play_on()
    outcome = terminal.match.state.outcome()
    assert terminal.code == 0
    assert terminal.match.state.over
    end = text[text.rindex(terminal.speaker.say(f"reason-{outcome.reason}")) :]
    for seat in range(seats):
        row = next(row for row in end.splitlines()[1:] if f" {NAMES[seat]} " in row)
        numbers = [int(cell) for cell in re.findall(r"\d+", row)]
        assert numbers == [
            outcome.ranks[seat],
            *outcome.breakdown[seat].values(),
            outcome.points[seat],
        ]
    assert NAMES[outcome.winners[0]] in end.splitlines()[0]
    assert terminal.prompts[-1] == terminal.speaker.say("play-save-offer") + " "


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_no_heading_of_the_standing_is_cut(id: str, language: str, width: int) -> None:
    """Where there is no room for a column of each source, everybody has a column instead."""
    game = sternentisch.load(id)
    speaker = Speaker(game, language, NAMES[:4])
    state = game.start(4, 1)
    state.playout(Rng(1))
    outcome = state.outcome()
    output = Output(width, 40)
    output.print(standing(speaker, Palette(plain=True), outcome, width))
    words = output.text.split()
    sources = [speaker.say(f"source-{source}") for source in outcome.breakdown[0]]
    for told in (speaker.say("end-rank"), *NAMES[:4], *sources, speaker.say("end-points")):
        assert set(told.split()) <= set(words)
    for seat in range(4):
        assert str(outcome.points[seat]) in words


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_screen_fits_100_by_40(seed: int) -> None:
    terminal = Terminal(4, seed=seed, language="de")
    terminal.play_on()
    for screen in terminal.screens[1:]:
        assert screen.count("\n") < 40  # the prompt is on the last line
        assert max(map(len, screen.splitlines())) <= 100


def test_a_small_terminal_works_too() -> None:
    terminal = Terminal(4, width=80, height=24)
    terminal.play_on()
    assert terminal.match.state.over
    assert max(len(line) for screen in terminal.screens for line in screen.splitlines()) <= 80


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_screen_fits_80_by_24(seats: int, language: str) -> None:
    terminal = Terminal(seats, seed=seats, language=language, width=80, height=24)
    terminal.play_on()
    for screen in terminal.screens[1:-1]:
        assert screen.count("\n") < 24, screen
        assert max(map(len, screen.splitlines())) <= 80


@pytest.mark.parametrize("width", [20, 60, 300])
def test_any_width_loses_nothing(width: int) -> None:
    terminal = Terminal(width=width, height=24)
    text = terminal.type("recruit")
    assert "Which mercenary in the docks do you recruit?" in " ".join(text.split())
    for name in ("Ada (you)", "Bo", "Cy", "Mu'Shell"):
        assert name in text


def test_a_pipe_is_never_cleared() -> None:
    terminal = Terminal(tty=False)
    text = terminal.play_on()
    assert terminal.match.state.over
    assert "\x1b" not in text
    assert terminal.prompts[-1] == PROMPT  # nobody is asked whether to save


def test_bots_play_among_themselves_for_a_spectator() -> None:
    terminal = Terminal(seats=2, people=0)
    text = terminal.type()
    assert terminal.prompts == []
    assert "it is Ada's turn" in text
    assert "The mine has collapsed." in text


def test_a_shared_win_names_everybody() -> None:
    from sternentisch.kernel.outcome import Outcome
    from sternentisch.terminal.tell import winners

    speaker = Terminal(4).speaker
    parts = [{"crystals": 7}] * 4
    shared = Outcome("collapsed", [7, 7, 7, 3], parts, [1, 1, 1, 4])
    assert winners(speaker, shared) == "Ada, Bo and Cy share the win."
    lost = Outcome("collapsed", [0] * 4, parts, [1] * 4, victory=False)
    assert winners(speaker, lost) == "Everybody has lost."


# --- several people at one keyboard --------------------------------------------------------------


def secret_levels(state: State, seat: int) -> list[str]:
    return [f"?{card.level}" for card in sorted(state.players[seat].secrets, key=lambda c: c.level)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_the_hand_of_another(seats: int) -> None:
    """At each prompt the last screen shows one hand in full and of the others what is known."""
    terminal = Terminal(seats, people=seats)
    seen: set[int] = set()

    def look() -> None:
        state = terminal.match.state
        assert isinstance(state, State)
        screen = terminal.screens[-1]
        if terminal.prompts[-1] == "":  # the curtain
            assert screen.count("\n") == 1
            assert not any(name in screen for name in all_names)
            return
        if terminal.prompts[-1] != PROMPT or state.actor is None:
            return
        seen.add(state.actor)
        table = screen[: screen.index("Your hand")].splitlines()
        rows = {name: row for row in table for name in NAMES if f"  {name} " in row}
        for seat in range(seats):
            hidden = re.findall(r"\?\d", rows[NAMES[seat]])
            assert hidden == ([] if seat == state.actor else secret_levels(state, seat))
        hand = screen[screen.index("Your hand") : screen.index("Points")]
        for card in state.players[state.actor].hand:
            assert terminal.speaker.say(f"card-{card.id}") in hand
        assert "(you)" in rows[NAMES[state.actor]]

    all_names = [terminal.speaker.say(f"card-{card.id}") for card in cards(terminal)]
    terminal.watch = look
    terminal.play_on()
    assert seen == set(range(seats))


def cards(terminal: Terminal) -> list[Card]:
    state = terminal.match.state
    assert isinstance(state, State)
    return state.rules.box.cards


def test_the_keyboard_is_passed_on_and_the_history_wiped() -> None:
    terminal = Terminal(seats=2, people=2)
    text = terminal.type("", "end", "", "end", "")
    assert text.count(CLEAR_HISTORY) == 3
    for name in ("Ada", "Bo"):
        assert f"{CLEAR}{CLEAR_HISTORY}Pass the keyboard to {name}" in text


@pytest.mark.parametrize("game", ["astro-knights", "magnastorm"])
def test_open_hands_need_no_curtain(game: str) -> None:
    terminal = Terminal(seats=2, people=2, id=game)
    asked: set[int | None] = set()
    terminal.watch = lambda: asked.add(terminal.match.state.actor)
    terminal.play_on()
    assert asked >= {0, 1}
    assert "" not in terminal.prompts


def test_alone_against_bots_there_is_no_curtain() -> None:
    assert "Pass the keyboard" not in Terminal().type("end", "end")


# --- answers -------------------------------------------------------------------------------------


def test_numbers_and_moves_in_full_are_answers() -> None:
    terminal = Terminal()
    terminal.type("1", "  DOCK   0 ")
    assert [step.action.notation for step in terminal.match.steps if step.seat == 0] == [
        "recruit",
        "dock 0",
    ]


@pytest.mark.parametrize(
    "line", ["0", "99", "9" * 5000, "abracadabra", "mine 99", "-1", "²", "1 2"]
)
def test_wrong_input_gets_one_line_and_changes_nothing(line: str) -> None:
    terminal = Terminal()
    terminal.type()
    quiet = Terminal()
    text = quiet.type(line)
    assert text.count("\n") == terminal.text.count("\n") + 1
    assert quiet.match.state.digest() == terminal.match.state.digest()


def test_an_empty_line_draws_the_screen_again() -> None:
    terminal = Terminal()
    terminal.type("recruit", "? drollo", "")
    assert terminal.screens[-1].startswith(terminal.screens[-2].split("You have one")[0][:500])
    assert "Which mercenary in the docks do you recruit?" in terminal.screens[-1]


def test_the_labels_words_are_answers_too() -> None:
    terminal = Terminal(language="de")
    text = terminal.type("rekrutieren", "zurück", "Basis überfallen", "warum überfall", "karte")
    assert "Welchen Söldner" in text
    assert text.count("[CI-R2") == 2
    assert "Das verstehe ich nicht." in text
    assert not terminal.match.steps


def test_a_raid_names_its_only_target() -> None:
    terminal = Terminal(seats=2, people=2)
    labels = []

    def look() -> None:
        state = terminal.match.state
        if state.actor is not None and state.view(state.actor).decision == "main":
            assert isinstance(state, State)
            actions = [action for action in state.legal() if action.notation == "raid"]
            view = state.view(state.actor)
            full = [player for player in state.players if player.base]
            for action in actions:
                label = terminal.session.board.label(view, action)
                labels.append(label)
                assert ("(only" in label) == (len(full) == 1)

    terminal.watch = look
    terminal.play_on()
    assert any("(only you have cards" in label for label in labels)
    assert any(f"(only {name} has" in label for label in labels for name in NAMES)


def test_a_forbidden_move_is_refused_with_its_rule() -> None:
    terminal = Terminal()
    text = terminal.type("recruit", "dock 9")
    assert "[CI-A2: Price of a mercenary]" in text
    assert terminal.match.steps[-1].action.notation == "recruit"


def test_bots_moves_are_told_before_the_next_question() -> None:
    terminal = Terminal()
    terminal.type("end")
    told = terminal.screens[-1]
    assert " ●  Bo " in told
    assert " ■  Cy " in told


def test_a_long_log_is_cut_to_its_newest_sentences() -> None:
    terminal = Terminal(4, height=30)
    terminal.play_on()
    assert any("earlier messages: log" in screen for screen in terminal.screens)


# --- commands ------------------------------------------------------------------------------------


def after(text: str, mark: str) -> str:
    return text[text.rindex(mark) :]


def test_help_explains_the_question_and_the_commands() -> None:
    text = Terminal().type("?")
    assert "CI-T7" in text
    assert "save FILE" in text
    german = Terminal(language="de").type("hilfe")
    for words in ("speichern DATEI", "  verlauf  ", "  zurück  ", "  Enter  "):
        assert words in german


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_help_needs_no_examples(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(language=language)
    has = terminal.speaker.has
    monkeypatch.setattr(terminal.speaker, "has", lambda key: "example" not in key and has(key))
    text = terminal.type("?", "abracadabra", "why")
    assert "none" not in after(text, terminal.speaker.say("play-help"))


def test_help_explains_choices_cards_and_rules() -> None:
    text = Terminal().type("skill", "? 1", "?drollo", "? ci-m3", "? relic", "? Weed", "? xyzzy")
    assert "[card " in text  # the notation of choice 1
    assert "You have one extra mining action this turn." in text
    assert "CI-M3  Wild crystals" in text
    assert "reconstructed: Not to be found in public" in text
    assert 'I know no card, artifact or rule "xyzzy".' in text
    several = Terminal().type("? er")
    assert "Which one?" in several


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_whatever_has_a_name_can_be_asked_for(id: str, language: str) -> None:
    terminal = Terminal(language=language, id=id)
    names = [piece.name for piece in components(terminal.match.game, terminal.speaker).values()]
    terminal.type(*(f"? {name}" for name in names), *(f"why {name}" for name in names))
    assert len(terminal.prompts) == 2 * len(names) + 1


def test_why_names_the_rule_or_says_that_it_is_allowed() -> None:
    terminal = Terminal()
    text = terminal.type("why 1", "why raid", "why dock 0", "why", "why nonsense", "quit")
    assert "recruit: allowed." in text
    assert "[CI-R2: No empty targets]" in text
    assert "The base you raid must hold at least one card" in text
    assert "[ST-1]" in text
    assert text.count("Name a choice, a move or a card") == 2


def test_why_understands_the_name_of_a_piece() -> None:
    terminal = Terminal()
    text = terminal.type("recruit", "why mu'shell", "warum")
    assert "dock 9: The price does not fit" in text
    assert "I do not understand that." in text  # German words are for German games


@pytest.mark.parametrize("line", ["undo", "zurück"])
def test_undo_takes_the_last_answer_back(line: str) -> None:
    terminal = Terminal(language="de")
    terminal.type()
    before = terminal.match.state.digest()
    terminal = Terminal(language="de")
    text = terminal.type("recruit", line)
    assert "Zurückgenommen." in text
    assert terminal.match.state.digest() == before


def test_undo_stops_at_the_barrier() -> None:
    assert "There is nothing to take back yet." in Terminal().type("undo")
    text = Terminal().type("end", "undo")
    assert "The last turn is over and cannot be taken back." in text


def test_the_log_tells_everything_this_seat_may_know() -> None:
    terminal = Terminal(tty=False)
    text = terminal.type("log", "end", "log")
    assert "Round 1: it is Ada's turn." in text
    log = after(text, "Round 1: it is Bo's turn.")
    assert "Round 2: it is Ada's turn." in log


def test_rules_are_shown_whole_or_one_by_one() -> None:
    text = Terminal(tty=False).type("rules amb-2", "rules nope", "rules")
    assert "CI-AMB-2  Paying too much" in text
    assert 'There is no rule "nope".' in text
    assert "Hand limit of seven" in text
