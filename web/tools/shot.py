"""
Take pictures of a table in play, at the two sizes that matter.

    python web/tools/shot.py cryo --url http://127.0.0.1:8000 --seats 3 --moves 12 --out cryo
    python web/tools/shot.py cryo --until settle --lang en

Plays random moves against bots first; `--until` goes on until that kind of decision is asked.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.browsing import DESKTOP, PHONE, Visitor, browser  # noqa: E402

SIZES = {"1366": DESKTOP, "390": PHONE}
PLAY = """
async ({id, moves, until, seed}) => {
  let random = seed;
  const next = (n) => { random = (random * 1103515245 + 12345) % 2147483648; return random % n; };
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  await new Promise((done) => (socket.onopen = done));
  let played = 0, pending = false;
  return await new Promise((done) => {
    const look = (table) => {
      if (table.phase === 'over') return done('over');
      if (table.actor !== table.you || pending) return;
      if (until ? table.view.decision === until : played >= moves) return done(table.view.decision);
      if (played > 900) return done('never');
      played++; pending = true;
      const choice = table.choices[next(table.choices.length)];
      const deed = {do: 'play', key: `k${played}`, version: table.version, action: choice.id};
      socket.send(JSON.stringify(deed));
    };
    let latest = null;
    socket.onmessage = (event) => {
      const said = JSON.parse(event.data);
      if (said.table) latest = said.table;
      if (said.is === 'done') pending = false;
      if (said.is === 'denied') { pending = false; }
      if (latest && (said.table || said.is === 'done' || said.is === 'denied')) look(latest);
    };
    socket.send(JSON.stringify({do: 'hello'}));
  }).finally(() => socket.close());
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--moves", type=int, default=10)
    parser.add_argument("--until", default="")
    parser.add_argument("--lang", default="de")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--options", default="{}")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--out", default="shot")
    parser.add_argument("--tabs", action="store_true", help="on the phone, all tabs one by one")
    parser.add_argument("--sizes", default="1366,390")
    args = parser.parse_args()
    with browser() as opened:
        visitor = Visitor(opened, args.url.removeprefix("http://"), lang=args.lang)
        page = visitor.page
        visitor.come_in("Mara")
        page.goto("/")
        bots = ["", *[args.bot] * (args.seats - 1)]
        options = json.loads(args.options)
        table = visitor.make_table(args.game, seats=args.seats, bots=bots, options=options)
        reached = page.evaluate(
            PLAY, {"id": table, "moves": args.moves, "until": args.until, "seed": args.seed}
        )
        print("table", table, "decision", reached, "seed", args.seed)
        for size in args.sizes.split(","):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"/table/{table}")
            page.wait_for_selector(".prompt, .end", timeout=15000)
            page.wait_for_timeout(900)
            tabs = (
                page.locator(".tabs button").count()
                if args.tabs and size == "390" and reached != "over"
                else 0
            )
            for tab in range(max(1, tabs)):
                if tabs:
                    page.locator(".tabs button").nth(tab).click()
                    page.wait_for_timeout(200)
                path = Path(f"{args.out}-{size}{f'-{tab}' if tabs else ''}.png")
                page.screenshot(path=path)
                print(path)
            print(size, "overflow:", page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            ), "legal", page.locator(".pc.is-legal").count(),
                "loose", page.locator(".prompt .acts [data-choice]").all_inner_texts())  # fmt: skip
        print(*visitor.errors, sep="\n")


if __name__ == "__main__":
    main()
