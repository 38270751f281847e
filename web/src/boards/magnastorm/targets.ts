/** The way from actions to pieces. Keys tell the place: `field:S1A2`, `space:3-1`, `cube:grey` … */

import type { Act } from "../module";
import { colourOf, looker, type View } from "./view";

const rowOf = (view: View) => view.space.split("-")[0] ?? "";

/** The key of the row's price or gain; of every row while no follower has been placed. */
function rows(view: View, kind: "move" | "gain"): string[] {
  const row = rowOf(view);
  return row ? [`${kind}:${row}`] : view.rows.map((_, index) => `${kind}:${index + 1}`);
}

function cube(view: View, word: string): string[] {
  const colour = colourOf(view, word);
  return colour ? [`cube:${colour}`] : [];
}

/** A turtle of the board; also the field it would stand on, while that is asked. */
function turtle(view: View, slot: number): string[] {
  const keys = [`turtle:${slot}`];
  const field = view.players[looker(view)]?.field;
  if (view.decision.endsWith("turtle") && field) keys.push(`field:${field}`);
  return keys;
}

/** A station of the board; also the transmitter space it would stand on, while that is asked. */
function station(view: View, slot: number): string[] {
  const keys = [`station:${slot}`];
  if (view.decision === "station") keys.push(`transmitter:${view.question.transmitter}`);
  return keys;
}

export function targets(act: Act, view: View): string[] {
  const args = act.args as Record<string, any>;
  switch (act.verb) {
    case "take":
      return [`take:${args.column}`];
    case "pick": {
      const colour = colourOf(view, args.colour);
      return colour ? [`follower:${args.column}:${colour}`] : [];
    }
    case "space":
      return [`space:${args.row}-${args.column}`];
    case "upper":
      return [`column:${args.column}`];
    case "drive":
      return rows(view, "move");
    case "gain":
      return rows(view, "gain");
    case "exchange":
      return ["exchange"];
    case "give":
    case "range":
    case "any":
      return cube(view, args.colour);
    case "pay": // the cube that takes the place of another one
      return args.variant === "plain" ? [] : cube(view, args.variant);
    case "start":
      return [`transmitter:${args.transmitter}`];
    case "step":
      return [`area:${args.area}`];
    case "stop":
    case "lift":
    case "jump":
      return [`field:${args.field}`];
    case "build":
      return station(view, args.slot);
    case "turtle":
      return turtle(view, args.slot);
    case "research":
    case "lower":
      return [`track:${args.research}`];
    case "contract":
      return [`contract:${args.bay}`];
    case "sector":
      return [`sector:${args.sector}`];
    default: // use, pass
      return [];
  }
}
