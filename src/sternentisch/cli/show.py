"""Looking things up: games, options, bots, contents, rules, actions."""

from __future__ import annotations

import json
from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sternentisch.bots.levels import LEVELS, budget
from sternentisch.bots.registry import bot_ids
from sternentisch.cli.common import load_game, make_console, speaker_for
from sternentisch.kernel.content import REMARKS
from sternentisch.kernel.content import Table as Entry
from sternentisch.kernel.game import Game
from sternentisch.kernel.option import Option
from sternentisch.kernel.refusal import UnknownName
from sternentisch.kernel.registry import game_ids
from sternentisch.terminal.explain import Explainer, provenance, rule_prefix
from sternentisch.terminal.palette import HEADING, NOTICE, QUIET, palette_for
from sternentisch.text.speaker import Speaker

UNCERTAIN = "reconstructed"
"""What nobody could look up is marked wherever it is shown."""
ORDER = {"meta": 0, "constants": 0, "crystal": 2, "artifact": 2}
"""Facts and numbers come first, the longest lists last; all else as the file has it."""


def plain_table() -> Table:
    """Return a table without frames."""
    return Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, title_justify="left")


def games(language: str | None) -> None:
    """List the installed games: id, title, players, rules, and entries by provenance."""
    ids = game_ids()
    if not ids:
        raise UnknownName("no games are installed")
    console = make_console()
    table = plain_table()
    for place, id in enumerate(ids):
        game = load_game(id)
        speaker = speaker_for(game, language)
        if place == 0:
            for key in ("show-id", "show-title", "show-players"):
                table.add_column(speaker.say(key))
        players = f"{game.min_seats}–{game.max_seats}"
        facts = {"rules": len(speaker.rules.entries), "content": counts(game, speaker)}
        about = Text(game.title, HEADING)
        if speaker.has("game-tagline"):
            about.append(f"\n{speaker.say('game-tagline')}", "not bold")
        about.append(f"\n{speaker.say('show-content', facts)}", f"not bold {QUIET}")
        table.add_row(id, about, players)
    console.print(table)


def counts(game: Game, speaker: Speaker) -> str:
    """Return how many entries of a game's content are how certain."""
    found = game.content.by_provenance()
    return ", ".join(
        f"{provenance(speaker, {'provenance': name})} {count}"
        for name, count in found.items()
        if count
    )


def options(id: str, language: str | None) -> None:
    """List the start options of a game: what may be given, what holds otherwise, what it does."""
    game = load_game(id)
    speaker = speaker_for(game, language)
    console = make_console()
    if not game.options:
        console.print(Text(speaker.say("show-no-options", {"game": game.title})))
    for option in game.options:
        line = Text(option.name, HEADING).append(f" = {allowed(option, speaker)}", "not bold")
        if option.default != []:
            told = speaker.say("show-default", {"value": typed(option.default)})
            line.append(f"   {told}", f"not bold {QUIET}")
        console.print(line)
        key = f"option-{option.name}"
        words = f"{speaker.say(key)}: {speaker.say(f'{key}.text')} " if speaker.has(key) else ""
        console.print(Padding(Text(words).append(f"({option.rule})", QUIET), (0, 0, 1, 4)))


def allowed(option: Option, speaker: Speaker) -> str:
    """Return the values that an option may have, as they are typed."""
    if option.pick:
        facts = {"count": option.pick, "more": str(option.more).lower(), "names": option.known()}
        return speaker.say("show-pick", facts)
    if option.choices:
        return option.known()
    if isinstance(option.default, bool):
        return f"{typed(True)}, {typed(False)}"
    return f"{option.low} – {option.high}"


def typed(value: object) -> str:
    """Return a value of an option as it is typed."""
    if isinstance(value, list):
        return ",".join(value)
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def bots(id: str | None, language: str | None) -> None:
    """List the installed bots by name, and how long they search in a game."""
    game = load_game(id or game_ids()[0])
    speaker = speaker_for(game, language)
    table = plain_table()
    for key in ("show-bot", "show-name", "show-bot-text"):
        table.add_column(speaker.say(key))
    if id:
        table.add_column(speaker.say("show-budget"), justify="right")
    for name in bot_ids():
        known = speaker.has(f"bot-{name}")
        text = speaker.say(f"bot-{name}.text") if known else ""
        row: list[str | Text] = [name, str(speaker.name("bot", name)), Text(text)]
        if id:
            iterations = budget(id, int(name)) if name in LEVELS else 0
            row.append(speaker.number(iterations) if iterations else "")
        table.add_row(*row)
    make_console().print(table)


# --- content -------------------------------------------------------------------------------------


def content(id: str, own: Path | None, language: str | None, *, as_json: bool) -> None:
    """Show every entry of a game's content with its value and provenance."""
    game = load_game(id, own)
    speaker = speaker_for(game, language)
    if as_json:
        print(json.dumps(content_document(game, speaker), ensure_ascii=False, indent=1))
        return
    console = make_console()
    mark = "*" if palette_for(console).plain else "◇"
    console.print(Text(game.title, HEADING))
    console.print(Text(speaker.say("show-hash", {"hash": game.content.hash}), QUIET))
    console.print(Text(counts(game, speaker)))
    for name in game.content.by_provenance():
        word, sentence = (provenance(speaker, {"provenance": name}, end) for end in ("", ".text"))
        sign = f"{mark} " if name == UNCERTAIN else ""
        console.print(Text(f"{sign}{word}: {sentence}", QUIET))
    for group, entries in grouped(game).items():
        console.print(group_table(group, entries, speaker, mark))


def group_table(group: str, entries: list[tuple[str, Entry]], speaker: Speaker, mark: str) -> Table:
    """Return the entries of one group; what is reconstructed bears a mark."""
    table = plain_table()
    table.title, table.title_style = Text(f"\n{group_title(group, speaker)}"), HEADING
    for key in ("show-id", "show-name", "show-values", "show-provenance"):
        fixed = key in ("show-id", "show-provenance")
        table.add_column(speaker.say(key), no_wrap=fixed)
    for key, entry in entries:
        uncertain = entry["provenance"] == UNCERTAIN
        origin = f"{mark if uncertain else ' '} {provenance(speaker, entry)}"
        table.add_row(
            key,
            name_of(entry, key, group, speaker),
            Text(values(entry, speaker)),
            Text(origin, NOTICE if uncertain else ""),
        )
    return table


def group_title(group: str, speaker: Speaker) -> str:
    """Return what a table is called; one inside an entry is called after both.

    Values of an entry with provenances of their own, `card[scout]`, are called after the entry.
    """
    if group.endswith("]"):
        kind, _, id = group.removesuffix("]").partition("[")
        return str(speaker.name(kind, id))
    outer, _, name = group.rpartition("].")
    title = speaker.heading("group", name)
    if not outer:
        return title
    kind, _, id = outer.partition("[")
    return f"{title} · {speaker.name(kind, id)}"


def grouped(game: Game) -> dict[str, list[tuple[str, Entry]]]:
    """Return the entries by the table they stand in, each with its id.

    A table inside an entry is a group of its own, such as `side[four].area`.
    """
    groups: dict[str, list[tuple[str, Entry]]] = {}
    for path, entry in game.content.entries():
        group = path.rpartition("[")[0] if path.endswith("]") else path.rpartition(".")[0] or path
        key = str(entry.get("id", path.rpartition(".")[2]))
        groups.setdefault(group, []).append((key, entry))
    return dict(sorted(groups.items(), key=lambda group: ORDER.get(group[0], 1)))


def name_of(entry: Entry, key: str, group: str, speaker: Speaker) -> str:
    """Return what an entry is called: its name, else the title of the rule that explains it."""
    for kind in (group.rpartition(".")[2], "card"):
        if "id" in entry and speaker.has(f"{kind}-{key}"):
            return speaker.say(f"{kind}-{key}")
    if speaker.has(f"option-{key}"):
        return speaker.say(f"option-{key}")
    rule = speaker.rules.entries.get(str(entry.get("rule", "")))
    if rule:
        return rule.title
    colour = entry.get("colour", "")
    return str(speaker.name("colour", colour)) if colour else ""


def values(entry: Entry, speaker: Speaker) -> str:
    """Return an entry's values in one line."""

    def field(name: str) -> str:
        return speaker.say(f"field-{name}") if speaker.has(f"field-{name}") else name

    def shown(name: str, value: object) -> str:
        return str(speaker.name(name, value)) if isinstance(value, str) else written(value)

    inner = {
        name: value
        for name, value in entry.items()
        if name not in (*REMARKS, "id") and not is_table(value)
    }
    if set(inner) == {"value"}:
        return written(inner["value"])
    return "  ".join(
        field(name) if value is True else f"{field(name)} {shown(name, value)}"
        for name, value in inner.items()
        if value is not False and value not in ("", {}, [])
    )


def is_table(value: object) -> bool:
    """Whether a value is shown as a table of its own: a list of entries, or one more entry."""
    if isinstance(value, dict):
        return "provenance" in value
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def written(value: object) -> str:
    """Return a value as TOML would write it, without quotes; nothing is a dash."""
    if value == "":
        return "–"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {written(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def content_document(game: Game, speaker: Speaker) -> dict[str, object]:
    """Return the content as one JSON document."""
    return {
        "game": game.id,
        "title": game.title,
        "hash": game.content.hash,
        "by_provenance": game.content.by_provenance(),
        "entries": [
            {
                "group": group,
                "id": key,
                "name": name_of(entry, key, group, speaker),
                "provenance": entry["provenance"],
                "values": {
                    name: value
                    for name, value in entry.items()
                    if name not in (*REMARKS, "id") and not is_table(value)
                },
                **{name: entry[name] for name in ("rule", "note", "source") if name in entry},
            }
            for group, entries in grouped(game).items()
            for key, entry in entries
        ],
    }


# --- rules and actions ---------------------------------------------------------------------------


def rules(id: str, rule: str | None, language: str | None) -> None:
    """Show a rulebook, paged on a terminal, or one rule."""
    from sternentisch.terminal.boards import board_of
    from sternentisch.terminal.screen import Screen

    game = load_game(id)
    speaker = speaker_for(game, language)
    console = make_console()
    board = board_of(game, speaker, palette_for(console))
    screen = Screen(console, board)
    if rule is None:
        screen.page(Markdown(speaker.rules.markdown))
    else:
        screen.print(*Explainer(board).rule(speaker.rules.find(rule, rule_prefix(speaker))))


def actions(id: str, language: str | None, *, as_json: bool) -> None:
    """List the table of actions."""
    game = load_game(id)
    if as_json:
        rows = [{"id": a.id, "notation": a.notation, "verb": a.verb, **a.args} for a in game.table]
        print(json.dumps(rows, indent=1))
        return
    speaker = speaker_for(game, language)
    table = plain_table()
    table.add_column(speaker.say("show-id"), justify="right")
    for key in ("show-notation", "show-verb", "show-arguments"):
        table.add_column(speaker.say(key))
    for action in game.table:
        arguments = ", ".join(f"{name} {value}" for name, value in action.args.items())
        table.add_row(str(action.id), action.notation, action.verb, arguments)
    make_console().print(table)
