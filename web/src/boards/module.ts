/** What a game adds to the page. Needed are its texts, tabs, targets and the board. */

import type { Component } from "svelte";
import type { ActionInfo } from "../lib/api";
import type { Texts } from "../lib/texts.svelte";
import type { Listed } from "../table/listing";
import type { EventSeen, Scene } from "../table/scene.svelte";

/** A page of the board on a phone. */
export interface Tab {
  id: string;
  icon: string;
  /** The key of its name among the board's texts. */
  name: string;
  /** It holds the reader's own things only: onlookers have none. */
  own?: boolean;
}

/**
 * The pages of a board: their icons by the keys of their names, `<game>-tab-<id>`; and the id of
 * the one with the reader's own things.
 */
export function tabs(icons: Record<string, string>, own = ""): Tab[] {
  return Object.entries(icons).map(([name, icon]) => {
    const id = name.split("-tab-")[1]!;
    return { id, icon, name, own: id === own };
  });
}

/** An action with what it names; boards read the arguments only. */
export type Act = Pick<ActionInfo, "id" | "verb" | "args">;

export interface GameModule {
  texts: Texts;
  /** The pages on a phone; the first one is open at the beginning. */
  tabs: Tab[];
  /**
   * The keys of the pieces that an action touches; whoever clicks one of them means it.
   *
   * It is asked about legal actions and about all others ("why not?"), so it must not rely on the
   * action being possible. Without any piece on the screen, an action is a button of the prompt.
   * In a `lesson` only what its words name should be clicked, not what is a short cut to it.
   */
  targets(act: Act, view: any, lesson?: boolean): string[];
  /** One or two facts that end the game, for the top bar. */
  Facts?: Component<{ view: any }>;
  /** What stands in the panel of a seat, below the name. */
  Seat?: Component<{ view: any; seat: number }>;
  /** A seat's points so far by source, as far as the reader may know them. */
  points?(view: any, seat: number): Record<string, number> | null;
  Board: Component<{ view: any }>;
  /** How the view is told where the table is a list; its labels are the texts `<game>-list-<field>`. */
  listed?: Listed;
  /** The reader's own things at the lower edge. */
  Tray?: Component<{ view: any }>;
  /** The second line of the prompt: progress, and what one has for it. */
  aside?(view: any, scene: Scene): string;
  /** What stood out in a finished game beside the points; `story` is all that happened. */
  highlights?(story: EventSeen[], scene: Scene): string[];
}
