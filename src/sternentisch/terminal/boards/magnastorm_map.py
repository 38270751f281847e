"""The planet of Magnastorm in a terminal: sectors clockwise, their areas, fields and lines."""

from __future__ import annotations

from rich.text import Text

from sternentisch.games.magnastorm.view import AreaView, FieldView, MagnastormView, TransmitterView
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.magnastorm_pieces import Pieces
from sternentisch.terminal.layout import Lines, beside, flow, line
from sternentisch.terminal.palette import HEADING, QUIET

ACROSS = 3
"""So many sectors stand side by side: half of the planet, or all that is calm."""
FIELDS = 8
"""So wide are most areas; the lines that lead from them stand below each other."""
STORM = "storm"
FIELD_VERBS = ("stop", "lift", "jump")
"""What can be chosen on a field; where two fit, the first is the simpler one."""


class Planet(Pieces):
    """Draws the map."""

    def whole_map(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return all sectors."""
        return self.sectors(view, list(view.weather), numbers, width)

    def calm_map(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return the calm sectors and those the question is about; of others only what is there."""
        shown = {*self.calm_sectors(view), *self.numbered(view, numbers)}
        return self.part_of_map(view, shown, numbers, width)

    def near_map(self, view: MagnastormView, numbers: Numbers, width: int) -> Lines:
        """Return the sectors the question is about, and calm ones beside them where they fit."""
        near = self.numbered(view, numbers)
        calm = [sector for sector in self.calm_sectors(view) if sector not in near]
        room = -len(near) % ACROSS if near else ACROSS
        return self.part_of_map(view, near | set(calm[:room]), numbers, width)

    def clockwise(self, view: MagnastormView) -> list[str]:
        """Return the sectors in the order of the storm: the calm ones come last, rear to front."""
        sectors = list(view.weather)
        front = list(view.weather.values()).index(list(view.income)[-1])
        return sectors[front + 1 :] + sectors[: front + 1]

    def calm_sectors(self, view: MagnastormView) -> list[str]:
        """Return the calm sectors from rear to front."""
        return [sector for sector in self.clockwise(view) if view.weather[sector] != STORM]

    def numbered(self, view: MagnastormView, numbers: Numbers) -> set[str]:
        """Return the sectors in which something can be chosen."""
        found: set[str] = set()
        for area in view.areas:
            keys = [("step", area.id)]
            keys += [(verb, field.id) for field in area.fields for verb in FIELD_VERBS]
            if any(key in numbers for key in keys) or ("sector", area.sector) in numbers:
                found.add(area.sector)
        return found

    def part_of_map(
        self, view: MagnastormView, shown: set[str], numbers: Numbers, width: int
    ) -> Lines:
        """Return some sectors in full, and of the others what lies in them."""
        ids = [sector for sector in self.clockwise(view) if sector in shown]
        rest = [self.rest_of(view, sector) for sector in view.weather if sector not in shown]
        lines = self.sectors(view, ids, numbers, width)
        return lines + flow([text for text in rest if text is not None], width - 1, 3)

    def sectors(self, view: MagnastormView, ids: list[str], numbers: Numbers, width: int) -> Lines:
        """Return sectors side by side, clockwise from left to right."""
        cell = width // ACROSS
        lines: Lines = []
        for first in range(0, len(ids), ACROSS):
            cells = [self.sector(view, id, numbers, cell - 1) for id in ids[first : first + ACROSS]]
            lines += beside(*((block, cell) for block in cells))
        return lines

    def sector(self, view: MagnastormView, id: str, numbers: Numbers, width: int) -> Lines:
        """Return a sector: its weather, then one line for each area."""
        areas = [area for area in view.areas if area.sector == id]
        return [
            self.sector_head(view, id, numbers, width),
            *(self.area(view, area, numbers, width) for area in areas),
        ]

    # --- the head of a sector ---------------------------------------------------------------

    def sector_head(self, view: MagnastormView, id: str, numbers: Numbers, width: int) -> Text:
        """Return weather, majority and income of a sector."""
        say, weather = self.speaker.say, view.weather[id]
        name = line(self.number(numbers.get(("sector", id))), Text(id, HEADING), " ")
        counts = self.turtles_in(view, id)
        majority = self.majority(counts)
        if weather == STORM:
            marks = [self.seat_mark(seat, count) for seat, count in counts.items()]
            return line(name, Text(say("segment-storm"), QUIET), " ", *flow(marks, width, 1))
        name.append(say(f"segment-{weather}"), HEADING).append(" ")
        leader = Text("")
        if majority is not None:
            leader = line(self.palette.points, self.seat_mark(majority), " ")
        mine = counts.get(self.chooser(view), 0)
        full, short, bare = (self.income(view, weather, mine, style) for style in (":", "", "/"))
        for parts in ((leader, full), (leader, short), (leader, bare)):
            text = line(name, *parts)
            if text.cell_len <= width:
                return text
        return line(name, bare)

    def income(self, view: MagnastormView, segment: str, mine: int, sign: str) -> Text:
        """Return what one, two … turtles yield; the row that counts for the chooser is bold.

        The sign stands between turtles and yield, or, if it is a slash, between yields alone.
        """
        rows = view.income[segment]
        costs = [self.cost(cost, self.chooser(view)) for cost in rows]
        if sign == "/":
            return Text(sign).join(costs)
        items: Lines = []
        for count, cost in enumerate(costs, 1):
            style = HEADING if count == min(mine, len(rows)) else QUIET
            items.append(line(Text(f"{count}{sign}", style), cost))
        return Text(" ").join(items)

    def turtles_in(self, view: MagnastormView, sector: str) -> dict[int, int]:
        """Return how many turtles each player has in a sector."""
        counts: dict[int, int] = {}
        for area in view.areas:
            for field in area.fields if area.sector == sector else []:
                if field.holder is not None:
                    counts[field.holder] = counts.get(field.holder, 0) + field.turtles
        return dict(sorted(counts.items()))

    def majority(self, counts: dict[int, int]) -> int | None:
        """Return who has more turtles than each other player."""
        best = [seat for seat, count in counts.items() if count == max(counts.values())]
        return best[0] if len(best) == 1 else None

    # --- areas ------------------------------------------------------------------------------

    def area(self, view: MagnastormView, area: AreaView, numbers: Numbers, width: int) -> Text:
        """Return an area: its fields with turtles and scouts, and where its lines lead."""
        number = self.palette.number(numbers.get(("step", area.id)))
        if not any(verb == "step" for verb, *_ in numbers):
            number = Text(" ")
        head = line(number, Text(area.id, HEADING), " ")
        text = line(head, self.fields(view, area, numbers, width - head.cell_len))
        for tail in self.tails(view, area, numbers):
            spare = width - text.cell_len - tail.cell_len
            if spare >= 0:
                gap = max(0, head.cell_len + FIELDS - text.cell_len)
                return line(text, " " * min(gap, spare), tail)
        return text

    def fields(self, view: MagnastormView, area: AreaView, numbers: Numbers, width: int) -> Text:
        """Return the fields of an area; where it is crowded, without gaps, then without scouts."""
        for scouts, gap in ((True, " "), (True, ""), (False, " "), (False, "")):
            items = [self.field(view, field, numbers, scouts=scouts) for field in area.fields]
            roaming = self.scouts(view, area.id, None) if scouts else Text("")
            text = Text(gap).join([*items, roaming] if roaming else items)
            if text.cell_len <= width:
                break
        return text

    def field(
        self, view: MagnastormView, field: FieldView, numbers: Numbers, *, scouts: bool
    ) -> Text:
        """Return a field: its colour, whose turtles, how many if several, and who is there."""
        found = [numbers.get((verb, field.id)) for verb in FIELD_VERBS]
        number = next((choice for choice in found if choice is not None), None)
        turtles = Text("")
        if field.holder is not None:
            turtles = self.seat_mark(field.holder, field.turtles if field.turtles > 1 else "")
        return line(
            self.number(number),
            self.research_tile(field.colour),
            turtles,
            self.scouts(view, None, field.id) if scouts else "",
        )

    def scouts(self, view: MagnastormView, area: str | None, field: str | None) -> Text:
        """Return the scouts on a field, or those of an area that are on none, in parentheses."""
        here = [
            self.seat_mark(player.seat)
            for player in view.players
            if player.field == field and area in (None, player.area)
        ]
        return line("(", *here, ")") if here else Text("")

    def tails(self, view: MagnastormView, area: AreaView, numbers: Numbers) -> Lines:
        """Return where lines lead, from the fullest way of telling it to the shortest."""
        dash = Text(self.line, QUIET)
        tails = [Text("")] * 4
        was_inside = False
        for other in area.neighbours:
            is_inside = other.startswith(area.sector)
            name = Text(other.removeprefix(area.sector if is_inside else "S"), QUIET)
            joint = Text("") if is_inside and was_inside else dash
            station, mark = self.station(view, area.id, other, numbers)
            links = (
                (" ", dash, name, station),
                (" " if joint else "", joint, name, station),
                (joint, name, station),
                (joint, name, mark),
            )
            tails = [line(tail, *link) for tail, link in zip(tails, links, strict=True)]
            was_inside = is_inside
        return tails

    def station(
        self, view: MagnastormView, one: str, other: str, numbers: Numbers
    ) -> tuple[Text, Text]:
        """Return the transmitter space on a line, and only what stands there."""
        space = self.transmitter(view, one, other)
        if space is None:
            return Text(""), Text("")
        number = self.number(numbers.get(("start", space.id)))
        owner = Text("") if space.owner is None else self.seat_mark(space.owner)
        return line("[", number, Text(space.id, QUIET), owner, "]"), line(number, owner)

    def transmitter(self, view: MagnastormView, one: str, other: str) -> TransmitterView | None:
        """Return the transmitter space on the line between two areas."""
        ends = {one, other}
        return next((space for space in view.transmitters if set(space.line) == ends), None)

    # --- what is left out -------------------------------------------------------------------

    def rest_of(self, view: MagnastormView, sector: str) -> Text | None:
        """Return what stands in a sector that is not drawn: turtles, scouts, stations."""
        areas = [area.id for area in view.areas if area.sector == sector]
        items = [
            self.seat_mark(seat, count) for seat, count in self.turtles_in(view, sector).items()
        ]
        for player in view.players:
            if player.area in areas:
                items.append(
                    line("(", self.seat_mark(player.seat), f" {player.field or player.area})")
                )
        for space in view.transmitters:
            if space.owner is not None and space.line[0] in areas:
                items.append(line(space.id, self.seat_mark(space.owner)))
        word = f"segment-{view.weather[sector]}"
        name = line(Text(sector, HEADING), Text(f" {self.speaker.say(word)}", QUIET))
        return flow([name, *items], 1000, 1)[0]
