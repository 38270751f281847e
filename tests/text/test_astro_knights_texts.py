"""Texts of Astro Knights: cards told from their effects, and sentences worth reading one by one."""

from __future__ import annotations

import re

import pytest

from sternentisch.games.astro_knights.content_effects import VERBS
from sternentisch.games.astro_knights.wording import VERBS as TOLD
from sternentisch.games.astro_knights.wording_pieces import CARD_HOOKS, phrases_of
from sternentisch.kernel.event import Event, Facts
from sternentisch.kernel.phrase import Phrase
from sternentisch.text.speaker import LANGUAGES
from tests.support.astro_knights import Table, game
from tests.text.spoken import Spoken

PIECES = {
    "card": "card",
    "start_card": "card",
    "knight": "knight",
    "homeworld": "homeworld",
    "boss": "boss",
    "boss_card": "boss_card",
    "special_card": "special_card",
    "level_tile": "level_tile",
    "difficulty_tile": "difficulty_tile",
}
"""The tables of the content whose pieces have texts, and what their names begin with."""
UNTOLD = re.compile(r"[{}_$\[\]]|none|  | [,.;:?]|[,;:–] *[,;.]|\band\s*$|\bund\s*$")
"""What must not be left in a text: Fluent, ids, missing facts, gaps."""
SPOKEN = Spoken("astro-knights")
speaker, told = SPOKEN.speaker, SPOKEN.event
text, question, choice = SPOKEN.text, SPOKEN.question, SPOKEN.choice


# --- every piece ---------------------------------------------------------------------------------


def test_every_verb_is_told() -> None:
    assert set(TOLD) == set(VERBS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(game().box.effects))
def test_every_effect_yields_words(name: str, language: str) -> None:
    said = speaker(language)
    words = " ".join(said.tell(phrase) for phrase in phrases_of(game().box, "effect", name))
    assert words
    assert not UNTOLD.search(words), words
    assert said.tell(phrases_of(game().box, "origin", name)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", PIECES)
def test_every_piece_has_a_name_and_a_text(table: str, language: str) -> None:
    said = speaker(language)
    for entry in game().content.tables[table]:
        assert said.has(f"{PIECES[table]}-{entry['id']}"), entry["id"]
        words = said.text_of(PIECES[table], entry["id"])
        assert words.endswith("."), entry["id"]
        assert not UNTOLD.search(words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_foes_are_called_and_told_as_on_their_cards(language: str) -> None:
    said = speaker(language)
    for card in game().box.boss_cards:
        if card.is_foe:
            assert said.say(f"foe-{card.id}") == said.say(f"boss_card-{card.id}")
            assert said.text_of("foe", card.id) == said.text_of("boss_card", card.id)


def test_each_text_of_a_card_is_one_phrase() -> None:
    for card in game().box.cards:
        keys = [phrase.key for phrase in game().phrases("card", card.id)]
        assert keys == [f"hook-{hook}" for hook in CARD_HOOKS if getattr(card, hook) is not None]


def test_verbs_and_hooks_that_nothing_has_are_not_written_down() -> None:
    """Whatever is written for a verb is for one that exists."""
    path = game().folder / "de.ftl"
    written = re.findall(r"^verb-([\w-]+) =", path.read_text("utf-8"), re.MULTILINE)
    assert set(written) == {*VERBS, "if-several", "if-else", "exchange"}


# --- cards read one by one -----------------------------------------------------------------------

CARDS = {
    "bio_converter": (
        "PLAY – you may destroy 1 card from hand or discard; "
        "an ally may draw 1 card and discard 1 card from hand.",
        "SPIELEN – du darfst 1 Karte aus Hand oder Ablagestapel zerstören; "
        "ein Verbündeter darf 1 Karte ziehen und 1 Handkarte ablegen.",
    ),
    "targeting_sync": (
        "PLAY – you attack with 1 equipped weapon of any player, "
        "and nothing is discarded afterwards.",
        "SPIELEN – du greifst mit 1 ausgerüsteten Waffe eines beliebigen Spielers an, "
        "ohne sie danach abzulegen.",
    ),
    "quantum_hack": (
        "PLAY – you suffer 1 damage to defeat 1 foe OR an ally draws 2 cards.",
        "SPIELEN – du erleidest 1 Schaden, um 1 Feind zu besiegen, "
        "ODER ein Verbündeter zieht 2 Karten.",
    ),
    "hyperion_anomaly": (
        "PLAY – if you have your maximum of slots: you gain 3 energy, "
        "otherwise: you gain 2 energy.",
        "SPIELEN – falls du alle Slots hast: du erhältst 3 Energie, sonst: du erhältst 2 Energie.",
    ),
    "solarius_cell": (
        "ACQUIRE – the homeworld gains 1 power. PLAY – you gain 2 energy.",
        "ERWERB – die Heimatwelt erhält 1 Kraft. SPIELEN – du erhältst 2 Energie.",
    ),
    "heliosphere": (
        "PLAY – you gain 2 energy OR you may destroy this card "
        "to acquire 1 weapon costing at most 5 from the supply for free.",
        "SPIELEN – du erhältst 2 Energie, ODER du darfst diese Karte zerstören, "
        "um kostenlos 1 Waffe mit höchstens 5 Kosten aus dem Vorrat zu erwerben.",
    ),
    "scatterbeam": (
        "ATTACK – deal 2 damage, plus 2 for each other weapon you have equipped.",
        "ANGRIFF – 2 Schaden und 2 mehr für jede andere Waffe, die du ausgerüstet hast.",
    ),
    "peacekeeper": (
        "ATTACK – deal 5 damage; "
        "a player gains 1 power and heals 1 life if this attack has defeated a foe.",
        "ANGRIFF – 5 Schaden; "
        "ein Spieler erhält 1 Kraft und heilt 1 Leben, "
        "falls dieser Angriff einen Feind besiegt hat.",
    ),
    "velocity_revolver": (
        "ATTACK – an ally draws 1 card; deal 1 damage for each card in that player's hand.",
        "ANGRIFF – ein Verbündeter zieht 1 Karte; 1 Schaden für jede Handkarte dieses Spielers.",
    ),
    "scrambler": (
        "EQUIP – you take 1 energy core from your play area back into hand. "
        "ATTACK – deal 6 damage.",
        "AUSRÜSTEN – du nimmst 1 Energiekern aus deinem Spielbereich zurück auf die Hand. "
        "ANGRIFF – 6 Schaden.",
    ),
    "overclocked_carbine": (
        "ATTACK – you may discard 1 card from hand "
        "to raise all further damage of this attack by 2; deal 1 damage.",
        "ANGRIFF – du darfst 1 Handkarte ablegen, "
        "um jeden weiteren Schaden dieses Angriffs um 2 zu erhöhen; 1 Schaden.",
    ),
}


@pytest.mark.parametrize("id", CARDS)
def test_cards_in_words(id: str) -> None:
    assert text("card", id) == CARDS[id]


OTHERS = {
    ("knight", "christina"): (
        "10 life, 1 to 4 slots, ability at 5 power. ABILITY – an ally acquires 1 weapon "
        "from the supply for free, which goes on top of that player's deck.",
        "10 Leben, 1 bis 4 Slots, Fähigkeit bei 5 Kraft. FÄHIGKEIT – ein Verbündeter erwirbt "
        "kostenlos 1 Waffe aus dem Vorrat, die oben auf das Deck dieses Spielers kommt.",
    ),
    ("homeworld", "quaris"): (
        "30 life, ability at 5 power. ABILITY – the players may take 2 cards in total "
        "from their discards back into hand.",
        "30 Leben, Fähigkeit bei 5 Kraft. FÄHIGKEIT – die Spieler dürfen insgesamt 2 Karten "
        "aus ihren Ablagestapeln zurück auf die Hand nehmen.",
    ),
    ("boss", "furion"): (
        "64 life, 3 levels, track from 0 to 9 (starting at 0). "
        "END OF THE BOSS TURN, as long as the track is at 3 or higher – "
        "1 bombardment card is revealed; the track falls by 3. "
        "BOMBARDMENT DECK EMPTY – its discard is shuffled into a new deck. "
        "WHEN A KNIGHT BECOMES EXHAUSTED – the track rises by 3.",
        "64 Leben, 3 Stufen, Leiste von 0 bis 9 (Start bei 0). "
        "ENDE DES BOSSZUGS, solange die Leiste mindestens auf 3 steht – "
        "1 Beschuss-Karte wird aufgedeckt; die Leiste sinkt um 3. "
        "BESCHUSS-STAPEL LEER – sein Ablagestapel wird zum neuen Stapel gemischt. "
        "WIRD EIN KNIGHT ERSCHÖPFT – die Leiste steigt um 3.",
    ),
    ("foe", "tzorn"): (
        "Foe with 7 life. ACTIVATION – a player discards 2 cards from hand OR "
        "a player suffers 1 damage; "
        "the homeworld suffers 2 damage if the boss is on level 2 or higher.",
        "Feind mit 7 Leben. AKTIVIERUNG – ein Spieler legt 2 Handkarten ab, ODER "
        "ein Spieler erleidet 1 Schaden; "
        "die Heimatwelt erleidet 2 Schaden, falls der Boss mindestens auf Stufe 2 ist.",
    ),
    ("foe", "roaming_titan"): (
        "Foe with 7 life. ACTIVATION – the track rises by 1 if the track is at 1 or lower; "
        "a player suffers 2 damage.",
        "Feind mit 7 Leben. AKTIVIERUNG – die Leiste steigt um 1, "
        "falls die Leiste höchstens auf 1 steht; ein Spieler erleidet 2 Schaden.",
    ),
    ("boss", "lunaris"): (
        "64 life, 4 levels, track from 0 to 4 (starting at 0). END OF THE BOSS TURN – "
        "Lunaris heals 1 life if at least 1 reinforcement is in play; the track rises by 1; "
        "if the track is at 4 or higher: 1 reinforcement is revealed and the track is set to 0. "
        "REINFORCEMENT DECK EMPTY – its discard is shuffled into a new deck. "
        "WHEN A KNIGHT BECOMES EXHAUSTED – Lunaris heals 3 life; the track rises by 2.",
        "64 Leben, 4 Stufen, Leiste von 0 bis 4 (Start bei 0). ENDE DES BOSSZUGS – "
        "Lunaris heilt 1 Leben, falls mindestens 1 Verstärkung im Spiel ist; "
        "die Leiste steigt um 1; falls die Leiste mindestens auf 4 steht: "
        "1 Verstärkung wird aufgedeckt und die Leiste wird auf 0 gesetzt. "
        "VERSTÄRKUNGS-STAPEL LEER – sein Ablagestapel wird zum neuen Stapel gemischt. "
        "WIRD EIN KNIGHT ERSCHÖPFT – Lunaris heilt 3 Leben; die Leiste steigt um 2.",
    ),
    ("boss_card", "darkiron_commander"): (
        "Foe with 6 life. INSTANT – the droid discard is shuffled into the droid deck. "
        "ACTIVATION – a player discards 1 card from hand and suffers 1 damage.",
        "Feind mit 6 Leben. SOFORT – der Droiden-Ablagestapel wird in den Droiden-Stapel "
        "gemischt. AKTIVIERUNG – ein Spieler legt 1 Handkarte ab und erleidet 1 Schaden.",
    ),
    ("boss_card", "ebb_and_flow"): (
        "STRIKE – the players discard 3 cards from hand in total.",
        "SCHLAG – die Spieler legen insgesamt 3 Handkarten ab.",
    ),
    ("level_tile", "architect-2"): (
        "INSTANT – 1 droid is revealed.",
        "SOFORT – 1 Droide wird aufgedeckt.",
    ),
    ("difficulty_tile", "architect-nightmare"): (
        "The boss has 6 more life. SETUP – 2 droids are revealed. "
        "DROID DECK EMPTY – the homeworld suffers 4 damage instead of a card being revealed.",
        "Der Boss hat 6 Leben mehr. AUFBAU – 2 Droiden werden aufgedeckt. "
        "DROIDEN-STAPEL LEER – die Heimatwelt erleidet 4 Schaden, "
        "statt dass etwas aufgedeckt wird.",
    ),
}


@pytest.mark.parametrize("piece", OTHERS, ids="-".join)
def test_other_pieces_in_words(piece: tuple[str, str]) -> None:
    assert text(*piece) == OTHERS[piece]


def test_a_difficulty_tile_tells_only_what_it_changes() -> None:
    keys = [phrase.key for phrase in game().phrases("difficulty_tile", "lunaris-expert")]
    assert keys == ["hook-tile_setup"]


def test_an_unknown_piece_says_nothing() -> None:
    nobody: list[Phrase] = []
    for kind in ("card", "knight", "homeworld", "boss", "foe", "level_tile", "effect", "planet"):
        assert game().phrases(kind, "nobody") == nobody


# --- questions and choices -----------------------------------------------------------------------


def test_a_question_names_the_card_and_what_it_wants() -> None:
    table = Table("christina", "zack").lay("christina", hand="normium")
    table.boss_deck("collapsing_core").boss_turn()
    assert question(table) == (
        "Collapsing Core – a player suffers 2 damage. Who is it?",
        "Kollabierender Kern – ein Spieler erleidet 2 Schaden. Wer ist es?",
    )
    assert choice(table, "seat 1") == (
        "Bo (Z.A.K., 10 life, 0 cards in hand)",
        "Bo (Z.A.C.K., 10 Leben, 0 Handkarten)",
    )


def test_options_are_told_as_on_the_card() -> None:
    table = Table("christina", "zack").foes("tzorn 7").lay("zack", hand="normium blaster")
    table.lay("christina", hand="normium blaster").boss_turn()
    assert question(table)[0] == "Tzorn the Conqueror – which of these happens?"
    assert choice(table, "option 1") == (
        "a player discards 2 cards from hand",
        "ein Spieler legt 2 Handkarten ab",
    )
    assert choice(table, "option 2") == (
        "a player suffers 1 damage",
        "ein Spieler erleidet 1 Schaden",
    )


def test_whoever_discards_is_asked_for_a_card() -> None:
    table = Table("christina", "zack").foes("tzorn 7").lay("zack", hand="normium blaster blaster")
    table.boss_turn("christina").do("option 1")
    assert question(table) == (
        "Bo: Tzorn the Conqueror – which card of your hand do you discard? 2 cards to go.",
        "Bo: Tzorn der Eroberer – welche Handkarte legst du ab? Noch 2 Karten.",
    )
    assert choice(table, "hand blaster") == ("Blaster (hand)", "Blaster (Hand)")


def test_playing_and_equipping_are_told_apart() -> None:
    table = Table("christina", "zack").lay("christina", hand="normium blaster")
    table.begin("christina", energy=4)
    assert question(table) == (
        "Ada, what do you do? You have 4 energy.",
        "Ada, was tust du? Du hast 4 Energie.",
    )
    assert choice(table, "hand normium") == ("play Normium", "spielen: Normium")
    assert choice(table, "hand blaster") == ("equip Blaster", "ausrüsten: Blaster")


def test_damage_is_told_with_its_bonus() -> None:
    table = Table("zack", "toli").lay("zack", hand="normium", weapons="overclocked_carbine")
    table.foes("fire_support 6").begin("zack").do("weapon zack-1")
    assert question(table)[0].endswith(
        "to raise all further damage of this attack by 2. Do you want that?"
    )
    table.do("yes")
    assert question(table) == (
        "Overclocked Carbine – 3 damage. Whom do you hit?",
        "Übertakteter Karabiner – 3 Schaden. Wen triffst du?",
    )
    assert choice(table, "boss") == ("Furion (64 life)", "Furion (64 Leben)")
    assert choice(table, "foe 1") == (
        "Fire Support (6 life, place 1)",
        "Feuerunterstützung (6 Leben, Platz 1)",
    )


def test_divided_damage_is_counted() -> None:
    table = Table("zack").lay("zack", weapons="echo_ray").foes("fire_support 6").begin("zack")
    table.do("weapon zack-1", "foe 1", "foe 1", "boss")
    assert question(table) == (
        "Echo Ray – 4 damage left to divide. Where does the next point go?",
        "Echostrahl – noch 4 Schaden zu verteilen. Wohin geht der nächste Punkt?",
    )
    assert choice(table, "foe 1") == (
        "Fire Support (6 life, place 1, assigned so far: 2)",
        "Feuerunterstützung (6 Leben, Platz 1, schon zugeteilt: 2)",
    )
    assert choice(table, "boss")[0] == "Furion (64 life, assigned so far: 1)"


def test_weapons_are_told_apart_by_owner_and_slot() -> None:
    table = Table("zack", "toli").lay("zack", hand="targeting_sync", weapons="blaster blaster")
    table.lay("zack", slots=2).lay("toli", weapons="repulsor").begin("zack")
    assert choice(table, "weapon 0-2") == (
        "attack with Blaster (slot 2)",
        "angreifen mit: Blaster (Slot 2)",
    )
    table.do("end", "hand targeting_sync")
    assert choice(table, "weapon 1-1") == (
        "attack with Repulsor of Bo",
        "angreifen mit: Repulsor von Bo",
    )


def test_shares_are_dealt_out_in_words() -> None:
    table = Table("silas", "toli").lay("silas", power=5, life=5).lay("toli", life=6)
    table.begin("silas").do("knight")
    assert question(table) == (
        "Silas T'Ferran – the players heal 4 life in total. 4 to go: who is next?",
        "Silas – die Spieler heilen insgesamt 4 Leben. Noch 4: Wer ist als Nächstes dran?",
    )


def test_a_card_for_somebody_else_says_for_whom() -> None:
    table = Table("christina", "toli").lay("christina", power=5).begin("christina").do("knight")
    assert question(table)[0].endswith("Which card does Bo get?")
    assert question(table)[1].endswith("Welche Karte bekommt Bo?")


def test_too_many_weapons_must_attack() -> None:
    table = Table("zack", "toli").lay("zack", weapons="blaster repulsor", slots=1).begin("zack")
    assert question(table)[0].endswith("You have more weapons than slots and must attack.")
    assert question(table)[1].endswith("Du hast mehr Waffen als Slots und musst angreifen.")


def test_a_rule_of_the_boss_is_called_by_its_name_at_every_difficulty() -> None:
    for difficulty in ("normal", "nightmare"):
        table = Table("zack", "toli", boss="architect", difficulty=difficulty)
        table.foes("sentry_droid 2").boss_deck("loader_colossus").set(track=1).boss_turn()
        table.do("option 2")
        assert question(table)[0] == "Architect 0-815 – which of these happens?"


# --- events and refusals -------------------------------------------------------------------------


def test_the_beginning_names_everybody() -> None:
    knights: list[int | str] = ["christina", "zack"]
    facts: Facts = {"knights": knights, "homeworld": "quaris", "boss": "furion"}
    assert told(Event("game-started", -1, facts)) == (
        "Knights in action: Christina Ngara, Z.A.K. – for Qaris, against Furion.",
        "Knights im Einsatz: Christina, Z.A.C.K. – für Quaris, gegen Furion.",
    )


def test_names_keep_their_form_in_sentences() -> None:
    hit = Event("foe-hit", 0, {"foe": "roaming_titan", "count": 3, "life": 1})
    assert told(hit) == (
        "Ada hits Roaming Titan: 3 damage, 1 life left.",
        "Ada trifft: Streunender Titan (3 Schaden, noch 1 Leben).",
    )
    used = Event("weapon-used", 0, {"card": "psionic_needle", "other": 1, "own": 0})
    assert told(used) == (
        "Ada attacks with Psionic Needle of Bo.",
        "Ada greift an mit: Psionische Nadel von Bo.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_rule(language: str) -> None:
    table = Table("zack", "toli").lay("zack", hand="normium blaster", slots=0).begin("zack")
    rule = table.refusal("hand blaster")
    assert rule == "AK-P15"
    sentence = speaker(language).why(rule)
    assert sentence.startswith({"en": "You have no free slot", "de": "Du hast keinen"}[language])
    assert "[AK-P15: " in sentence
