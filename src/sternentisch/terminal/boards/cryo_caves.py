"""The caves of Cryo in a terminal: tunnels with their energy, caves with cost, points, pods."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.cryo.view import CaveView, CryoView
from sternentisch.terminal.boards.cryo_pieces import Pieces
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.layout import Lines, beside, fit, flow, line
from sternentisch.terminal.palette import HEADING, QUIET

NUMBER = 2
"""The width of the number of a choice."""
TUNNEL_VERBS = ("tunnel", "settle")
CAVE_VERBS = ("reveal", "settle")
"""What can be chosen in front of tunnels, and in front of caves."""
BETWEEN = 2
"""The blanks between columns."""
LONGEST, DEAREST = 3, 2
"""The widths of a cave's name and of what settling there costs."""
FULL, SHORT, BARE = range(3)
"""How a cave is told: with its neighbours if face down, without them, or by name."""
SETTLINGS = ("first", "second")


class Caves(Pieces):
    """Draws what is below ground."""

    def cave_table(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return one line for each tunnel with the caves it borders; what does not fit is left."""
        for style in (FULL, SHORT):
            rows = self.cave_rows(view, numbers, style)
            tunnel, left, right = (max(row[i].cell_len for row in rows) for i in range(3))
            if tunnel + left + right + 2 * BETWEEN <= width:
                break
        else:
            return self.short_caves(view, numbers, width)
        head = self.cave_head(long=True)
        if head.cell_len > width:
            head = self.cave_head(long=False)
        lines = [head]
        for row in rows:
            sizes = (tunnel + BETWEEN, left + BETWEEN, right)
            lines += beside(*(([cell], size) for cell, size in zip(row, sizes, strict=True)))
        return lines

    def cave_width(self, view: CryoView, numbers: Numbers) -> int:
        """Return how wide the table of tunnels is at least."""
        rows = self.cave_rows(view, numbers, SHORT)
        return 2 * BETWEEN + sum(max(row[i].cell_len for row in rows) for i in range(3))

    def cave_rows(
        self, view: CryoView, numbers: Numbers, style: int
    ) -> list[tuple[Text, Text, Text]]:
        """Return the tunnels with their caves; a cave that two of them border is told once."""
        met: set[str] = set()
        rows: list[tuple[Text, Text, Text]] = []
        for id, energy, *caves in view.tunnels:
            number = self.tunnel_number(view, id, numbers)
            if any(key[0] in TUNNEL_VERBS for key in numbers):
                number = fit(number, NUMBER)
            front = line(number, Text(f"{id[1:]} ", HEADING), self.unit("energy"), f"{energy}")
            one, other = (
                self.cave_cell(view, cave, id, numbers, BARE if cave in met else style)
                for cave in caves
            )
            met.update(caves)
            rows.append((front, one, other))
        return rows

    def cave_head(self, *, long: bool) -> Text:
        """Return the line above the caves; a long one explains the columns."""
        say = self.speaker.say
        columns = say("board-caves-columns", {"star": self.palette.points}) if long else ""
        return line(
            Text(say("board-tunnels"), HEADING),
            "  ",
            Text(say("board-caves"), HEADING),
            Text(f" {columns}", QUIET),
        )

    def short_caves(self, view: CryoView, numbers: Numbers, width: int) -> Lines:
        """Return the caves one after the other, open ones first; of a launch those in question."""
        if any(key[0] in TUNNEL_VERBS for key in numbers):
            items = self.asked_tunnels(view, numbers)
        else:
            shown = sorted(view.caves, key=lambda cave: cave.tile is None)
            items = [
                self.cave_cell(view, cave.id, "", numbers, SHORT if cave.tile else BARE)
                for cave in shown
            ]
        first, *rest = items
        return flow([line(self.heading("board-caves"), " ", first), *rest], width, 3)

    def asked_tunnels(self, view: CryoView, numbers: Numbers) -> Lines:
        """Return the tunnels that can be chosen, or the one that was, with their open caves."""
        found = {cave.id for cave in view.caves if cave.open}
        items: Lines = []
        for id, energy, *caves in view.tunnels:
            if ("tunnel", id) in numbers or view.question.get("tunnel") == id:
                cells = [
                    self.cave_cell(view, cave, "", numbers, SHORT)
                    for cave in caves
                    if cave in found
                ]
                front = line(self.tunnel_number(view, id, numbers), Text(f"{id[1:]} ", HEADING))
                items.append(line(front, self.unit("energy"), f"{energy} ", Text(", ").join(cells)))
        return items

    def tunnel_number(self, view: CryoView, id: str, numbers: Numbers) -> Text:
        """Return the number of the choice to go to a tunnel, or to settle in both its caves."""
        if view.decision == "settle" and view.question.get("tunnel") == id:
            return self.number(numbers.get(("settle", "both")))
        return self.number(numbers.get(("tunnel", id)))

    def cave_cell(self, view: CryoView, id: str, tunnel: str, numbers: Numbers, style: int) -> Text:
        """Return a cave: cost, points and pods, or of a face-down one its size and neighbours."""
        cave = next((cave for cave in view.caves if cave.id == id), None)
        if cave is None:
            return Text(self.gap, QUIET)
        number = self.cave_number(view, id, tunnel, numbers)
        if tunnel and any(key[0] in CAVE_VERBS for key in numbers):
            number = fit(number, NUMBER)
        name = Text(self.cave_name(id), HEADING if cave.open else "")
        if style == BARE:
            closed = f" {self.unknown(view, cave)}" if cave.tile is None and not tunnel else ""
            return line(number, name, Text(closed, QUIET))
        if tunnel:
            name = fit(name, LONGEST)
        text = self.cave_text(view, cave, style, DEAREST if tunnel else 0)
        return line(number, name, " ", text)

    def cave_number(self, view: CryoView, id: str, tunnel: str, numbers: Numbers) -> Text:
        """Return the number of the choice to scout here, or to settle here alone."""
        if ("reveal", id) in numbers:
            return self.number(numbers["reveal", id])
        asked = view.question.get("tunnel") if view.decision == "settle" else None
        if asked is None or tunnel not in (asked, ""):
            return Text("")
        _, _, *caves = next(row for row in view.tunnels if row[0] == asked)
        if id not in caves:
            return Text("")
        return self.number(numbers.get(("settle", SETTLINGS[caves.index(id)])))

    def cave_text(self, view: CryoView, cave: CaveView, style: int, cost_width: int) -> Text:
        """Return what is known of a cave."""
        if cave.tile is None:
            size = self.speaker.say("board-large" if cave.large else "board-small")
            text = f"{self.unknown(view, cave)} {size}"
            if style == FULL:
                around = " ".join(id[1:].lstrip("0") for id in self.near(view, cave.id))
                text = f"{text} {self.gap}{around}"
            return Text(text, QUIET)
        kinds = [kind for kind, units in cave.cost.items() for _ in range(units)]
        points = f"{self.palette.points}{cave.first}/{cave.second}"
        known = line(self.units(kinds), " " * (cost_width - len(kinds)), " ", points)
        if not cave.open:
            return line("(", known, ")")
        return line(known, " ", self.pods(cave.pods)) if any(cave.pods) else known

    def unknown(self, view: CryoView, cave: CaveView) -> str:
        """Return the sign of a face-down cave: whether it can be scouted yet."""
        open_caves = {other.id for other in view.caves if other.open}
        return "?" if open_caves & set(self.neighbours[cave.id]) else self.palette.dot

    def near(self, view: CryoView, id: str) -> list[str]:
        """Return the caves in use that a cave is adjacent to."""
        used = [cave.id for cave in view.caves]
        return [other for other in self.neighbours[id] if other in used]
