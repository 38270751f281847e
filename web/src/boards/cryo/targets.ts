/** Which pieces an action of Cryo touches. Keys are `<kind>:<id>`. */

import type { Act } from "../module";
import { asked, CHAMBERS, DIRECTIONS, endangered, SECTIONS, type CryoView } from "./view";

function activate(direction: string, view: CryoView): string[] {
  const way = DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number]);
  const dock = asked(view);
  const docks = dock ? [dock] : view.docks;
  return docks.flatMap((one) => (one.actions[way] ? [`action:${one.actions[way]}`] : []));
}

/** A dock; while another one is asked about, also its actions, for these are out of reach. */
function place(dock: string, view: CryoView): string[] {
  const here = asked(view);
  const there = view.docks.find((one) => one.id === dock);
  const far = here && there ? there.actions.filter((id) => id && !here.actions.includes(id)) : [];
  return [`dock:${dock}`, ...far.map((id) => `action:${id}`)];
}

/** The tunnel of a launch that is being planned, with its caves. */
function launch(view: CryoView): [string, string, string] | undefined {
  const tunnel = view.tunnels.find(([id]) => id === view.question.tunnel);
  return tunnel && [tunnel[0], tunnel[2], tunnel[3]];
}

function settle(settling: string, view: CryoView): string[] {
  const way = launch(view);
  if (!way) return [];
  const [tunnel, first, second] = way;
  return settling === "both"
    ? [`tunnel:${tunnel}`]
    : [`cave:${settling === "first" ? first : second}`];
}

/** Dividing the pods can be asked at either cave. */
function split(view: CryoView): string[] {
  return (launch(view) ?? []).slice(1).map((cave) => `cave:${cave}`);
}

function sabotage(section: string, view: CryoView): string[] {
  const number = SECTIONS.indexOf(section as (typeof SECTIONS)[number]);
  return [`chamber:${endangered(view, number)?.id ?? `${section}-${CHAMBERS}`}`];
}

export function targets(act: Act, view: CryoView): string[] {
  const args = act.args as Record<string, string>;
  switch (act.verb) {
    case "setup-discard":
    case "discard":
    case "card-play":
      return [`card:${args.card}`];
    case "scrap-card":
      return [`scrap:${args.card}`];
    case "card-draw":
    case "draws":
      return ["deck"];
    case "deploy":
    case "return":
    case "automate":
      return [`platform:${args.platform}`];
    case "use":
      return view.decision === "use-platform" ? [`platform:${view.question.action}`] : [];
    case "place":
      return place(args.dock!, view);
    case "activate":
      return activate(args.direction!, view);
    case "wake":
      return [`chamber:${args.chamber}`];
    case "convert":
    case "choose":
    case "pay":
      return [`res:${args.resource}`];
    case "take-tile":
      return view.question.space ? [`action:res-${view.question.space}`, "take"] : [];
    case "install":
    case "scrap-tile":
      return [`slot:${args.slot}`];
    case "reveal":
      return [`cave:${args.cave}`];
    case "salvage":
    case "retrieve":
      return [`salvage:${args.salvage}`];
    case "vehicle":
      return [`vehicle:${args.place}`];
    case "tunnel": {
      const tunnel = view.tunnels.find(([id]) => id === args.tunnel);
      const caves = view.caves.filter(({ id, open }) => open && tunnel?.includes(id));
      return [`tunnel:${args.tunnel}`, ...caves.map(({ id }) => `cave:${id}`)];
    }
    case "settle":
      return settle(args.settling!, view);
    case "load":
      return view.decision === "split" ? [] : [`pod:${args.count}`];
    case "split":
      return view.decision === "split" ? [`pod:${args.count}`, ...split(view)] : [];
    case "incident":
      return [`incident:${args.section}`];
    case "sabotage":
      return sabotage(args.section!, view);
    default: // recall, done, amount, end-turn: buttons
      return [];
  }
}
