"""A player's own values laid over the content: what takes effect, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternentisch import Defects
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.state import State
from sternentisch.kernel.content import load_content
from tests.support.cave_in import game
from tests.support.own_copies import last_line, own_copy_of, own_defects, write

CONTENT = game().folder / "content.toml"


def load(folder: Path, text: str) -> CaveIn:
    return own_copy_of(game(), folder, text)


def defects(folder: Path, text: str) -> list[str]:
    """Return the paths of everything that is wrong with a file of one's own."""
    return own_defects(game(), folder, text)


def test_replaced_values_take_effect(tmp_path: Path) -> None:
    """Constants, crystals, artifact cards and parameters; all else stays."""
    own = load(
        tmp_path,
        """
        [constants.hand_limit]
        value = 6
        [constants.cave_in_threshold_by_players.value]
        3 = 10
        [[crystal]]
        id = "blue-10-cave"
        vp = 12
        [[artifact_card]]
        id = "ac05"
        cost = 4
        [[mercenary]]
        id = "maccarat"
        params = { amount = 3 }
        """,
    )

    assert own.box.hand_limit == 6
    assert own.box.thresholds[2:] == [7, 10, 9]
    assert {c.id: c.vp for c in own.box.crystals}["blue-10-cave"] == 12
    assert own.box.artifact_cards[4].cost == 4
    state = own.start(2, 1)
    assert isinstance(state, State)
    next(card for card in own.box.cards if card.id == "maccarat").effect.use(state)
    assert state.turn.mining_discount == 3
    assert game().box.hand_limit == 7


@pytest.mark.rule("CI-S10")
def test_the_fewest_cards_that_are_accepted_leave_every_stack_something(tmp_path: Path) -> None:
    """Four players take 12 cards of level 1 and 7 of level 2; four factions bring 16 and 8."""
    own = load(tmp_path, "[constants.copies_by_level.value]\n1 = 4\n2 = 2\n3 = 1")
    state = own.start(4, 1)
    assert isinstance(state, State)
    assert state.cards_left == [4, 1, 2, 3]


def test_a_replaced_ruling_becomes_the_default_of_its_option(tmp_path: Path) -> None:
    """The start option still decides where it is given."""
    own = load(tmp_path, "[constants.overpayment_allowed]\nvalue = false\n")

    assert own.start(2, 1).options["overpayment_allowed"] is False
    given: dict[str, object] = {"overpayment_allowed": True}
    assert own.start(2, 1, given).options["overpayment_allowed"] is True


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("nonsense = 1", "nonsense"),
        ("[constants.hand_size]\nvalue = 6", "constants.hand_size"),
        ("[constants.hand_limit]\nworth = 6", "constants.hand_limit.worth"),
        ("[constants.hand_limit]\nvalue = '6'", "constants.hand_limit.value"),
        ("[constants.hand_limit]\nvalue = true", "constants.hand_limit.value"),
        ("[constants]\nhand_limit = 6", "constants.hand_limit"),
        ("[constants.factions_in_play]\nvalue = 5", "constants.factions_in_play.value"),
        ("[constants.copies_by_level.value]\n5 = 1", "constants.copies_by_level.value.5"),
        ("[[crystal]]\nid = 'pink-1'\nvp = 2", "crystal[0]"),
        ("[[crystal]]\nvp = 2", "crystal[0]"),
        ("crystal = 2", "crystal"),
        ("[[crystal]]\nid = 'red-10-cave'\ncave_in = 1", "crystal[red-10-cave].cave_in"),
        ("[[mercenary]]\nid = 'drollo'\nparams = { n = 2 }", "mercenary[drollo].params.n"),
    ],
    ids=last_line,
)
def test_what_does_not_fit_is_refused_by_name(tmp_path: Path, text: str, path: str) -> None:
    """Unknown keys and ids, wrong types, and values the rules depend on."""
    assert defects(tmp_path, text) == [path]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("[constants.hand_limit]\nvalue = 2", "constants.hand_limit.value"),
        ("[constants.base_limit]\nvalue = 8", "constants.base_limit.value"),
        ("[constants.copies_by_level.value]\n1 = 2", "constants.copies_by_level.value.1"),
        ("[constants.copies_by_level.value]\n1 = 3", "constants.copies_by_level.value.1"),
        (
            "[constants.set_vp_by_distinct_symbols]\nvalue = [1]",
            "constants.set_vp_by_distinct_symbols.value",
        ),
        ("[[crystal]]\nid = 'red-10-cave'\ncost = 9", "crystal[red-10-cave].cost"),
        ("[[crystal]]\nid = 'red-10-cave'\ncolour = 'pink'", "crystal[red-10-cave].colour"),
        ("[[crystal]]\nid = 'red-10-cave'\nsymbol = 'pink'", "crystal[red-10-cave].symbol"),
        ("[[mercenary]]\nid = 'drollo'\neffect = 'dance'", "mercenary[drollo].effect"),
        ("[[mercenary]]\nid = 'drollo'\neffect = 'take_dock'", "mercenary[drollo].params"),
        (
            "[[mercenary]]\nid = 'driller'\nparams = { colour = 'pink' }",
            "mercenary[driller].params",
        ),
        ("[[artifact]]\nid = 'contract'\ntiming = 'never'", "artifact[contract].timing"),
        ("[[artifact_card]]\nid = 'ac01'\nleft = 'night_shift'", "artifact_card[ac08].left"),
        ("[[artifact_card]]\nid = 'ac01'\nleft = 'nothing'", "artifact_card[ac01].left"),
    ],
    ids=last_line,
)
def test_values_outside_the_rules_are_refused_by_name(tmp_path: Path, text: str, path: str) -> None:
    """Right in type, but nothing the game can be played with."""
    assert defects(tmp_path, text) == [path]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("[[mercenary]]\nid = 'drollo'\nlevel = 9", "mercenary[drollo]"),
        ("[[mercenary]]\nid = 'drollo'\nlevel = 3", "mercenary[drollo]"),
        ("[[mercenary]]\nid = 'drollo'\nfaction = 'elves'", "mercenary[drollo]"),
        (
            "[[mercenary]]\nid = 'scrabber'\nparams = { costs = ['x'] }",
            "mercenary[scrabber].params",
        ),
        (
            "[[artifact]]\nid = 'mass_production'\nparams = { group = 0 }",
            "artifact[mass_production].params",
        ),
        ("[[faction]]\nid = 'bioss'\nfirst_game = true", "faction"),
        ("[constants.start_hand_by_level.value]\n1 = -1", "constants.start_hand_by_level.value"),
        ("[constants.safety_max_rounds]\nvalue = 0", "constants.safety_max_rounds.value"),
        (
            "[constants.set_vp_by_distinct_symbols]\nvalue = ['a', 'b', 'c', 'd', 'e', 'f', 'g']",
            "constants.set_vp_by_distinct_symbols.value",
        ),
    ],
    ids=last_line,
)
def test_values_that_would_break_a_game_are_refused(tmp_path: Path, text: str, path: str) -> None:
    """Levels, factions, groups and lists that no game could be dealt, scored or saved with."""
    assert [where for where in defects(tmp_path, text) if where.startswith(path)]


def test_every_defect_is_told_at_once(tmp_path: Path) -> None:
    """One reading names them all, in the order of the file."""
    text = """
        nonsense = 1
        [constants.players_max]
        value = 5
        [constants.totem_vp]
        value = "three"
        [[crystal]]
        id = "nobody"
        """
    assert defects(tmp_path, text) == [
        *("nonsense", "constants.players_max.value", "constants.totem_vp.value", "crystal[0]")
    ]

    text = """
        [constants.hand_limit]
        value = 1
        [[crystal]]
        id = "red-10-cave"
        cost = 9
        [[artifact]]
        id = "contract"
        timing = "never"
        """
    assert defects(tmp_path, text) == [
        *("constants.hand_limit.value", "crystal[red-10-cave].cost", "artifact[contract].timing")
    ]


def test_a_content_file_with_an_unknown_provenance_is_refused(tmp_path: Path) -> None:
    """The game's own file is checked, too."""
    text = CONTENT.read_text("utf-8").replace('provenance = "public"', 'provenance = "rumour"')
    path = write(tmp_path, text)

    with pytest.raises(Defects, match=r"artifact\[mass_production\].*rumour"):
        load_content(path)


def test_another_effect_brings_its_own_parameters(tmp_path: Path) -> None:
    """Where the card of another copy does something else, all its parameters are new."""
    text = "[[mercenary]]\nid = 'drollo'\neffect = 'take_dock'\nparams = { level = 1 }"
    own = load(tmp_path, text)
    assert own.content.hash != game().content.hash
    wrong = "[[mercenary]]\nid = 'drollo'\neffect = 'take_dock'\nparams = { count = 1 }"
    assert defects(tmp_path, wrong) == ["mercenary[drollo].params"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("effect = 'bonus_crystal_same_cost'\nparams = { costs = ['a'] }", ".params.costs"),
        ("effect = 'take_dock'\nparams = 5", ".params"),
        ("effect = 'take_dock'\nparams = [['a']]", ".params"),
        ("effect = 'take_dock'\nparams = { level = 100 }", ".params.level"),
        ("effect = 'take_base'\nparams = { max = 1, one_base = 1 }", ".params.one_base"),
        ("effect = 'take_crystal'\nparams = { cost = 1, colour = 2 }", ".params.colour"),
    ],
)
def test_parameters_of_another_effect_are_checked(tmp_path: Path, text: str, path: str) -> None:
    """Whatever a file says, the game either plays or is refused by name."""
    assert defects(tmp_path, f"[[mercenary]]\nid = 'drollo'\n{text}") == [
        f"mercenary[drollo]{path}"
    ]


def test_absurd_files_are_refused_in_one_line(tmp_path: Path) -> None:
    """Ids that are no names, and numbers beyond reason."""
    assert defects(tmp_path, "[[crystal]]\nid = ['x']\nvp = 1") == ["crystal[0]"]
    text = "[constants.copies_by_level.value]\n1 = 100000000"
    assert defects(tmp_path, text) == ["constants.copies_by_level.value.1"]
