"""Writing a state as JSON values, and reading one back with every defect noted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar, cast

from sternentisch.games.cave_in.actions import COLOURS, PLACES, STACKS
from sternentisch.games.cave_in.components import Artifact, ArtifactCard, Box, Card, Rules
from sternentisch.games.cave_in.content import MANY
from sternentisch.games.cave_in.decisions import read_stack
from sternentisch.games.cave_in.perks import Perks
from sternentisch.games.cave_in.state import BOX, SUPPLY, Mark, Player, State, Turn, new_player
from sternentisch.kernel.rng import Rng

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.reader import Reader

T = TypeVar("T")


def write_state(state: State) -> dict[str, object]:
    """Return everything a state is, in a canonical form."""
    box = state.rules.box
    return {
        "wild": [box.colours[colour] for colour, wild in enumerate(state.wild) if wild],
        "start_player": state.start_player,
        "active": state.active,
        "turns": state.turns,
        "track": state.track,
        "mine": [None if crystal is None else crystal.id for crystal in state.mine],
        "docks": [None if card is None else card.id for card in state.docks],
        "crystal_stacks": [
            [crystal.id for crystal in stack[:left]]
            for stack, left in zip(state.crystal_stacks, state.crystals_left, strict=True)
        ],
        "card_stacks": [
            [card.id for card in stack[:left]]
            for stack, left in zip(state.card_stacks, state.cards_left, strict=True)
        ],
        "artifact_stacks": [
            [card.id for card in stack[:left]]
            for stack, left in zip(state.artifact_stacks, state.artifacts_left, strict=True)
        ],
        "totems": {
            box.colours[colour]: None if holder == SUPPLY else holder
            for colour, holder in enumerate(state.totems)
            if holder != BOX
        },
        "removed": [card.id for card in state.removed],
        "played": [card.id for card in state.played],
        "players": [_write_player(box, player) for player in state.players],
        "turn": _write_turn(box, state.turn),
        "stack": [
            {"kind": node.kind, "seat": node.seat, **node.write(state)} for node in state.stack
        ],
        "rng": state.rng.value,
    }


def _write_player(box: Box, player: Player) -> dict[str, object]:
    return {
        "hand": [_card_name(box, card) for card in player.hand],
        "base": [card.id for card in player.base],
        "crystals": [crystal.id for crystal in player.crystals],
        "artifacts": [artifact.id for artifact in player.artifacts],
        "subjugated": [card.id for card in player.subjugated],
        "buried": [card.id for card in player.buried],
        "secrets": sorted([card.id for card in player.secrets]),
        "veiled": sorted([card.id for card in player.veiled]),
    }


def _card_name(box: Box, card: Card) -> str:
    return card.id if card is card.printed else f"{card.id} as {box.colours[card.colour]}"


def _write_turn(box: Box, turn: Turn) -> dict[str, object]:
    return {
        "taken": turn.taken,
        "first": turn.first,
        "raided": turn.raided,
        "repeat": turn.repeat,
        "extra_mining": turn.extra_mining,
        "limited_mining": list(turn.limited_mining),
        "mining_discount": turn.mining_discount,
        "artifact_discount": turn.artifact_discount,
        "recruit_reduction": turn.recruit_reduction,
        "doubled": None if turn.doubled < 0 else box.colours[turn.doubled],
        "factor": turn.factor,
        "bonus_costs": list(turn.bonus_costs),
        "marks": [[mark.place, box.colours[mark.colour], mark.discount] for mark in turn.marks],
        "used": [box.artifacts[index].id for index in turn.used],
    }


def list_pieces(state: State) -> list[str]:
    """Name every component wherever it lies. Artifacts stand for the card they are half of."""
    box = state.rules.box
    cards: list[Card] = [card for card in state.docks if card is not None]
    crystals = [crystal for crystal in state.mine if crystal is not None]
    whole: list[ArtifactCard] = []
    for stack, left in zip(state.card_stacks, state.cards_left, strict=True):
        cards.extend(stack[:left])
    for row, left in zip(state.crystal_stacks, state.crystals_left, strict=True):
        crystals.extend(row[:left])
    for pile, left in zip(state.artifact_stacks, state.artifacts_left, strict=True):
        whole.extend(pile[:left])
    cards.extend(state.removed)
    cards.extend(state.played)
    owned: list[Artifact] = []
    for player in state.players:
        cards.extend([card.printed for card in player.hand])
        cards.extend(player.base)
        cards.extend(player.subjugated)
        cards.extend(player.buried)
        crystals.extend(player.crystals)
        owned.extend(player.artifacts)
    names = [card.id for card in cards] + [crystal.id for crystal in crystals]
    names += [card.id for card in whole]
    for artifact in owned:
        names += [card.id for card in box.artifact_cards if artifact in card.halves]
    return sorted(names)


def expected_pieces(box: Box, wild: list[bool]) -> list[str]:
    """Name every component of a game with these wild colours."""
    names = [crystal.id for crystal in box.crystals]
    names += [card.id for card in box.artifact_cards]
    for card in box.types:
        if not wild[card.faction]:
            names += [card.id] * box.copies[card.level - 1]
    return sorted(names)


def factions_of(box: Box, options: dict[str, object]) -> list[int]:
    """Return the factions in play that the options ask for; none if they are drawn. [CI-S2]"""
    if options["first_game"]:
        return box.first_game
    return [box.colours.index(colour) for colour in cast("list[str]", options["factions"])]


def read_state(
    game: Game, root: Reader, options: dict[str, object], rules: Rules, seats: int
) -> State:
    """Build a state; every wrong field is noted, then whether the pieces fit together."""
    box = rules.box
    printed = {card.id: card for card in box.types}
    in_hand = {_card_name(box, card): card for card in box.cards}
    crystals = {crystal.id: crystal for crystal in box.crystals}
    artifacts = {artifact.id: artifact for artifact in box.artifacts}
    whole = {card.id: card for card in box.artifact_cards}
    colours = {name: index for index, name in enumerate(box.colours)}
    fields = root.fields(
        *("wild", "start_player", "active", "turns", "track", "mine", "docks"),
        *("crystal_stacks", "card_stacks", "artifact_stacks", "totems", "removed", "played"),
        *("players", "turn", "stack", "rng"),
    )
    f = dict(zip((field.path.rsplit(".", 1)[-1] for field in fields), fields, strict=True))
    state = State(game, options, seats, Rng(0, f["rng"].integer(0, 2**48 - 1)))
    state.rules = rules
    wild = _list(f["wild"], colours, COLOURS - box.factions_in_play)
    chosen = factions_of(box, options)
    if chosen and set(chosen) & set(wild):
        f["wild"].defect("does not fit the factions that the options ask for")
    state.wild = [colour in wild for colour in range(COLOURS)]
    state.start_player = f["start_player"].integer(0, seats - 1)
    state.active = f["active"].integer(0, seats - 1)
    state.turns = f["turns"].integer(0, rules.max_rounds * seats)
    if (state.start_player + state.turns) % seats != state.active:
        f["active"].defect("does not fit the start player and the number of turns")
    state.track = f["track"].integer(0, 10**6)
    state.mine = [
        None if item.is_null() else item.one_of(crystals)
        for item in f["mine"].items(PLACES, PLACES)
    ]
    state.docks = [
        None if item.is_null() else item.one_of(printed)
        for item in f["docks"].items(PLACES, PLACES)
    ]
    state.crystal_stacks = [_list(item, crystals) for item in f["crystal_stacks"].items(4, 4)]
    state.card_stacks = [_list(item, printed) for item in f["card_stacks"].items(4, 4)]
    stacks = f["artifact_stacks"].items(STACKS, STACKS)
    state.artifact_stacks = [_list(item, whole) for item in stacks]
    state.crystals_left = [len(stack) for stack in state.crystal_stacks]
    state.cards_left = [len(stack) for stack in state.card_stacks]
    state.artifacts_left = [len(stack) for stack in state.artifact_stacks]
    in_play = [name for name, colour in colours.items() if not state.wild[colour]]
    state.totems = [BOX] * COLOURS
    for name, field in zip(in_play, f["totems"].fields(*in_play), strict=True):
        state.totems[colours[name]] = SUPPLY if field.is_null() else field.integer(0, seats - 1)
    state.removed = tuple(_list(f["removed"], printed))
    state.played = _list(f["played"], printed)
    state.players = [new_player() for _ in range(seats)]
    for player, item in zip(state.players, f["players"].items(seats, seats), strict=False):
        names = ("hand", "base", "crystals", "artifacts", "subjugated", "buried")
        parts = item.fields(*names, "secrets", "veiled")
        for card in _list(parts[0], in_hand):
            player.gain(card)
        player.base = _list(parts[1], printed)
        player.crystals = tuple(_list(parts[2], crystals))
        owned = _list(parts[3], artifacts)
        player.artifacts = tuple(sorted(owned, key=lambda artifact: artifact.index))
        player.perks = Perks(player.artifacts)
        player.subjugated = tuple(_list(parts[4], printed))
        player.buried = tuple(_list(parts[5], printed))
        player.secrets = tuple(_list(parts[6], printed))
        player.veiled = tuple(_list(parts[7], printed))
        _check_player(item, player, box)
        if player is not state.me() and any(card is not card.printed for card in player.hand):
            parts[0].defect("only the active player's cards can be in another colour")
    _read_turn(f["turn"], state, colours, artifacts)
    if not root.defects:
        _check_pieces(root, state)
        _check_rows(f["mine"], f["docks"], state)
    if not root.defects:
        read_stack(f["stack"], state)
    return state


def _list(reader: Reader, table: dict[str, T], size: int | None = None) -> list[T]:
    items = reader.items() if size is None else reader.items(size, size)
    return [item.one_of(table) for item in items]


def _check_player(item: Reader, player: Player, box: Box) -> None:
    if len(player.base) > box.base_limit:
        item.at("base", None).defect(f"at most {box.base_limit} cards")
    if Counter(player.secrets) - Counter(player.hand):
        item.at("secrets", None).defect("holds cards that are not in hand")
    if Counter(player.veiled) - Counter(player.secrets + player.buried):
        item.at("veiled", None).defect("holds cards that are neither secret nor buried")


def _read_turn(
    root: Reader, state: State, colours: dict[str, int], artifacts: dict[str, Artifact]
) -> None:
    names = ("taken", "first", "raided", "repeat", "extra_mining", "limited_mining")
    f = root.fields(
        *names,
        *("mining_discount", "artifact_discount", "recruit_reduction", "doubled", "factor"),
        *("bonus_costs", "marks", "used"),
    )
    turn = Turn()
    state.turn = turn
    turn.taken = f[0].integer(0, state.rules.box.regular_actions)
    turn.first = f[1].integer(-1, 3)
    if (turn.first < 0) != (turn.taken == 0):
        f[1].defect("says -1 exactly when no regular action was taken")
    turn.raided = f[2].flag()
    if turn.raided and turn.taken:
        f[2].defect("no turn has both regular actions and a raid")
    turn.repeat = f[3].flag()
    turn.extra_mining = f[4].integer(0, MANY)
    turn.limited_mining = tuple([item.integer(0, MANY) for item in f[5].items()])
    turn.mining_discount = f[6].integer(0, MANY)
    turn.artifact_discount = f[7].integer(0, MANY)
    turn.recruit_reduction = f[8].integer(0, MANY)
    turn.doubled = -1 if f[9].is_null() else f[9].one_of(colours)
    turn.factor = f[10].integer(1, MANY)
    turn.bonus_costs = tuple([item.integer(0, MANY) for item in f[11].items()])
    marks: list[Mark] = []
    for item in f[12].items():
        parts = item.items(3, 3)
        if len(parts) == 3:
            place = parts[0].integer(0, PLACES - 1)
            marks.append(Mark(place, parts[1].one_of(colours), parts[2].integer(0, MANY)))
            if state.mine[place : place + 1] == [None]:
                parts[0].defect("no crystal lies there")
    turn.marks = tuple(marks)
    turn.used = tuple([item.one_of(artifacts).index for item in f[13].items()])
    owned = [artifact.index for artifact in state.me().artifacts]
    if any(index not in owned for index in turn.used):
        f[13].defect("holds artifacts the active player does not own")


def _check_pieces(root: Reader, state: State) -> None:
    """Each component must be in exactly one place."""
    found = Counter(list_pieces(state))
    wanted = Counter(expected_pieces(state.rules.box, state.wild))
    for name, count in (wanted - found).items():
        root.defect(f"{name} is missing {count} times")
    for name, count in (found - wanted).items():
        root.defect(f"{name} is there {count} times too often")


def _check_rows(mine: Reader, docks: Reader, state: State) -> None:
    """Crystals lie in the row of their cost, mercenaries in the row of their level."""
    rows = state.rules.box.row_of_place
    for place in range(PLACES):
        crystal, card = state.mine[place], state.docks[place]
        if crystal is not None and crystal.row != rows[place]:
            mine.defect(f"{crystal.id} does not belong at place {place}")
        if card is not None and card.level - 1 != rows[place]:
            docks.defect(f"{card.id} does not belong at place {place}")
    for row in range(4):
        if any(crystal.row != row for crystal in state.crystal_stacks[row]):
            mine.defect(f"crystal stack {row} holds other costs")
        if any(card.level - 1 != row for card in state.card_stacks[row]):
            docks.defect(f"card stack {row} holds other levels")
