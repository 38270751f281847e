"""What players cannot know: hands, stacks, cards subjugated face down; views and guesses."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from sternentisch import Rng
from sternentisch.games.cave_in.state import State
from tests.support.cave_in import Table, game
from tests.support.guesses import guesses_of

WILD = "purple brown"


def ids(cards: list) -> list[str]:
    return [card.id for card in cards]


def guesses(table: Table, person: str | None, count: int = 60) -> list[State]:
    """Return some states that agree with everything a person knows."""
    return guesses_of(table.state, None if person is None else table.seat(person), count)


def domina(**zones: str) -> Table:
    """Return a table at which Kate's leader Domina asks for level 1 cards."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", base="R4", **zones).docks("R1")
    return table.begin("Kate")


# --- hands ---------------------------------------------------------------------------------------


@pytest.mark.rule("CI-S5", "CI-G1")
def test_starting_hands_are_hidden_but_for_their_levels() -> None:
    """Everybody sees two cards of level 1 and one of level 2, and only the own ones."""
    state = game().start(3, 4)
    for seat in range(3):
        for person in game().view(state, seat).players:
            own = person.seat == seat
            assert len(person.hand) == (3 if own else 0)
            assert person.hidden == ([] if own else [1, 1, 2])


@pytest.mark.rule("CI-G1")
def test_cards_taken_from_docks_and_bases_are_known() -> None:
    """Luke knows what Kate recruited, not what she was dealt."""
    table = Table("Kate", "Luke").lay("Kate", secret="N1 B1 Y2").docks("P1 B1").begin("Kate")
    table.do("recruit", "dock 0")
    kate = table.view("Luke").players[0]

    assert ids(kate.hand) == ["mineraccoon"]
    assert kate.hidden == [1, 1, 2]
    assert len(table.view("Kate").players[0].hand) == 4


@pytest.mark.rule("CI-G1")
def test_a_leader_sent_home_is_known() -> None:
    """All saw it in the base."""
    table = Table("Kate", "Luke").lay("Kate", "P1").lay("Luke", base="N1 B2", secret="Y1")
    table.begin("Kate").do("raid")
    luke = table.view("Kate").players[1]

    assert ids(luke.hand) == ["fish_bean"]
    assert luke.hidden == [1]


@pytest.mark.rule("CI-G1")
def test_a_secret_card_played_leaves_the_others_secret() -> None:
    """Of two secret cards one is played: one is left, of the other level."""
    table = Table("Kate", "Luke").lay("Kate", secret="N1 Y2").docks("B1").begin("Kate")
    table.do("skill", "card brown-1")

    assert table.view("Luke").players[0].hidden == [2]
    assert ids(table.view("Luke").played) == ["driller"]


@pytest.mark.rule("CI-G1")
def test_a_card_of_which_a_copy_is_known_is_taken_for_that_copy() -> None:
    """Kate has a known and a secret Driller and plays one: the secret stays a secret."""
    table = Table("Kate", "Luke").lay("Kate", "N1", secret="N1 Y2").docks("B1").begin("Kate")
    table.do("skill", "card brown-1")
    kate = table.view("Luke").players[0]

    assert kate.hand == []
    assert kate.hidden == [1, 2]


def test_the_question_and_its_answers_are_the_actors_own() -> None:
    """Others see what is asked, never what could be answered."""
    table = Table("Kate", "Luke").lay("Kate", secret="N1 Y2").begin("Kate").do("skill")

    assert table.view("Kate").legal != []
    assert table.view("Luke").legal == table.view().legal == []
    assert table.view("Luke").decision == "skill-pick"


@pytest.mark.rule("CI-S8")
def test_a_spectator_sees_what_is_open_to_all() -> None:
    """No hand, no points, no lower artifact card, no order of stacks; but every number."""
    table = Table("Kate", "Luke").lay("Kate", "P1", crystals="blue-10-cave", secret="N1 Y2")
    table.lay("Luke", secret="B3").artifacts("ac01", "ac02", "ac03").begin("Kate")
    view = table.view()
    text = msgspec.json.encode(view).decode()

    assert view.seat is None
    assert [person.hidden for person in view.players] == [[1, 2], [3]]
    assert [person.points for person in view.players] == [None, None]
    assert view.artifact_stacks == [4, 4, 4]
    assert view.card_stacks == [18, 15, 11, 4]
    assert "ac04" not in text
    assert "drollo" not in text


# --- guesses -------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G1")
def test_a_guess_deals_the_others_other_cards_of_the_same_levels() -> None:
    """Luke's view stays the same while Kate's secret cards vary over all that is possible."""
    table = Table("Kate", "Luke").lay("Kate", "P4", secret="N1 Y2").lay("Luke", secret="B3 B1")
    table.begin("Kate")
    seen: set[str] = set()
    for guess in guesses(table, "Luke"):
        kate = guess.players[0]
        assert sorted(card.level for card in kate.hand) == [1, 2, 4]
        assert sorted(card.level for card in kate.secrets) == [1, 2]
        assert guess.players[1].hand == table.player("Luke").hand
        seen.update(card.id for card in kate.secrets)

    assert {"mineraccoon", "driller", "frogt_opus", "oddgrabber"} <= seen
    assert {"diggerhino", "foreman", "fish_bean", "drollo"} <= seen


@pytest.mark.rule("CI-S1", "CI-S3", "CI-S8")
def test_a_guess_shuffles_the_stacks() -> None:
    """Crystals, mercenaries and lower artifacts come in another order; visible tops stay."""
    table = Table("Kate", "Luke").lay("Kate", "P1").artifacts("ac01", "ac02", "ac03")
    table.begin("Kate")
    bodies: list[Any] = [guess.write() for guess in guesses(table, "Kate", 20)]

    for zone in ("crystal_stacks", "card_stacks", "artifact_stacks"):
        assert len({repr(body[zone]) for body in bodies}) > 15, zone
    for body in bodies:
        assert [stack[-1] for stack in body["artifact_stacks"]] == ["ac01", "ac02", "ac03"]


def test_a_guess_draws_its_own_chance() -> None:
    """Thinking never moves or learns the game's own generator."""
    table = Table("Kate", "Luke").lay("Kate", "P1").begin("Kate")
    before = table.state.rng.value
    values = {guess.rng.value for guess in guesses(table, "Kate", 20)}

    assert len(values) == 20
    assert before not in values
    assert table.state.rng.value == before


@pytest.mark.rule("CI-G1")
def test_a_spectators_guess_varies_every_hand() -> None:
    """Without a seat both hands are unknown."""
    table = Table("Kate", "Luke").lay("Kate", secret="N1").lay("Luke", secret="B3").begin("Kate")
    found = guesses(table, None)

    assert len({guess.players[0].hand[0].id for guess in found}) == 4
    assert len({guess.players[1].hand[0].id for guess in found}) == 4


@pytest.mark.parametrize("person", ["Kate", "Luke", None])
@pytest.mark.parametrize("moves", [["skill"], ["mine"], ["mine", "card blue-1"]])
def test_a_guess_can_be_played_on(person: str | None, moves: list[str]) -> None:
    """What a guess offers fits the hands it has dealt, whoever it is for and whatever is asked."""
    table = Table("Kate", "Luke").lay("Kate", secret="B1 B2 B2 N1").lay("Luke", secret="B3 B1")
    table.mine("blue-3-plain").docks("P1").begin("Kate").do(*moves)
    for guess in guesses(table, person):
        assert guess.offers == guess.find_offers() != []
        guess.playout(Rng(2))
        assert guess.outcome().reason != ""


@pytest.mark.rule("CI-G6")
def test_a_guess_leaves_no_payment_short() -> None:
    """Kate has begun to pay 5 blue levels; with B1 and B2 known, her secret card must be a B2."""
    table = Table("Kate", "Luke").lay("Kate", "B1 B2", secret="B2", totems="blue")
    table.mine("blue-6-symbol").begin("Kate").do("mine")
    for guess in guesses(table, "Luke"):
        assert [card.id for card in guess.players[0].secrets] == ["fish_bean"]
        guess.playout(Rng(2))
        assert guess.outcome().reason != ""


# --- cards subjugated face down ------------------------------------------------------------------


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_others_see_the_level_and_number_of_buried_cards_only() -> None:
    """Kate buries a secret B1; Luke sees that one level 1 card is gone."""
    table = domina(secret="B1 Y1 Y2").do("card blue-1", "stop")
    kate = table.view("Luke").players[0]
    assert (kate.buried, kate.buried_count, kate.subjugated) == ([], 1, [])
    assert kate.hidden == [1, 2]
    assert kate.hand == []

    own = table.view("Kate").players[0]
    assert own.buried == ["frogt_opus"]
    assert ids(own.hand) == ["oddgrabber", "drollo"]


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_known_cards_of_the_level_are_veiled_when_one_is_buried() -> None:
    """Luke knew of Y1; after a level 1 card has gone face down it may be either one."""
    table = domina(hand="Y1 Y2", secret="B1").do("card blue-1")
    player = table.player("Kate")
    assert ids(list(player.veiled)) == ["oddgrabber"]
    assert ids(list(player.secrets)) == ["oddgrabber"]
    assert ids(list(player.buried)) == ["frogt_opus"]

    kate = table.view("Luke").players[0]
    assert ids(kate.hand) == ["drollo"]
    assert kate.hidden == [1]


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_a_view_does_not_depend_on_which_card_was_buried() -> None:
    """Burying the known or the secret card looks the same to Luke."""
    one = domina(hand="Y1 Y2", secret="B1").do("card blue-1")
    two = domina(hand="Y1 Y2", secret="B1").do("card yellow-1")

    assert one.view("Luke") == two.view("Luke")
    assert one.view("Kate") != two.view("Kate")


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_guesses_deal_veiled_cards_to_hand_or_pile() -> None:
    """The Y1 Luke knew of is in one of the two places, the other card may be anything."""
    table = domina(hand="Y1 Y2", secret="B1").do("card blue-1")
    places: Counter[str] = Counter()
    others: set[str] = set()
    for guess in guesses(table, "Luke"):
        player = guess.players[0]
        pair = [player.secrets[0].id, player.buried[0].id]
        assert "oddgrabber" in pair
        assert sorted(card.level for card in player.hand) == [1, 2]
        places["hand" if pair[0] == "oddgrabber" else "pile"] += 1
        others.update(pair)

    assert min(places["hand"], places["pile"]) > 10
    assert others == {"oddgrabber", "frogt_opus", "cyberwitch", "sapling"}


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_playing_a_veiled_card_openly_tells_where_it_was() -> None:
    """When Kate plays Y1 Luke knows it was in her hand; nothing is known of the buried card."""
    table = domina(hand="Y1 Y2", secret="B1").do("card blue-1", "stop")
    table.do("skill", "card yellow-1")
    player = table.player("Kate")
    assert (player.veiled, player.secrets) == ((), ())

    assert len({guess.players[0].buried[0].id for guess in guesses(table, "Luke")}) == 4


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_playing_the_secret_card_openly_tells_what_was_buried() -> None:
    """Kate buries the known Y1 and later plays B1: now the buried card can only be Y1."""
    table = domina(hand="Y1 Y2", secret="B1").do("card yellow-1", "stop")
    table.do("skill", "card blue-1")
    player = table.player("Kate")
    assert ids(list(player.veiled)) == ["oddgrabber"]

    assert {guess.players[0].buried[0].id for guess in guesses(table, "Luke")} == {"oddgrabber"}


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_known_cards_of_other_levels_stay_known() -> None:
    """With no other card of level 1 the buried one is the known one."""
    table = domina(hand="Y1 Y2 B3").do("card yellow-1")

    assert ids(table.view("Luke").players[0].hand) == ["shu_war", "drollo"]
    assert {guess.players[0].buried[0].id for guess in guesses(table, "Luke")} == {"oddgrabber"}


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_several_buried_cards() -> None:
    """Two of three level 1 cards are gone: one is left, and Luke cannot tell which."""
    table = domina(hand="Y1 G1 Y2", secret="B1").do("card yellow-1", "card blue-1")
    kate = table.view("Luke").players[0]
    assert (kate.hidden, kate.buried_count) == ([1], 2)

    left = {guess.players[0].secrets[0].id for guess in guesses(table, "Luke")}
    assert {"oddgrabber", "sapling", "frogt_opus"} <= left
    for guess in guesses(table, "Luke"):
        three = ids([*guess.players[0].secrets, *guess.players[0].buried])
        assert {"oddgrabber", "sapling"} <= set(three)


@pytest.mark.rule("CI-K5", "CI-K-R4")
def test_the_event_of_a_buried_card_names_it_to_its_owner_only() -> None:
    """Luke and spectators hear of a level 1 card."""
    table = domina(hand="Y1", secret="B1").do("card blue-1")
    (event,) = table.heard("buried")

    assert event.seen_by(0).facts == {"level": 1, "card": "frogt_opus"}
    assert event.seen_by(1).facts == event.seen_by(None).facts == {"level": 1}


@pytest.mark.rule("CI-AMB-41", "CI-K-R4")
def test_a_recoloured_card_is_subjugated_openly() -> None:
    """All have seen a dyed B1, so all see it go; it hides nothing of the rest."""
    table = Table("Kate", "Luke", wild=WILD).lay("Kate", "Y1 R4", base="Y3", secret="B1")
    table.docks("B2").begin("Kate").do("colour red", "card blue-1", "stop", "skill", "card red-4")
    table.do("card blue-1 as red")
    (event,) = table.heard("hand-card-subjugated")
    assert event.seen_by(1).facts == {"card": "frogt_opus"}

    kate = table.view("Luke").players[0]
    assert kate.subjugated == ["frogt_opus"]
    assert ids(kate.hand) == ["oddgrabber"]
    assert (kate.hidden, kate.buried_count) == ([], 0)


@pytest.mark.rule("CI-V6")
def test_buried_cards_score_like_all_subjugated_ones() -> None:
    """One point per level, wherever the card came from."""
    table = domina(hand="Y1 B1").do("card blue-1", "stop")

    assert table.points("Kate")["subjugated"] == 1
