/**
 * A scene: what boards and pieces see of a table. `Session` fills it from the socket, `Replay` from
 * a finished game. Pieces register here under their keys; an action without a piece on the screen
 * becomes a button of the prompt, so nothing legal is ever out of reach.
 */

import { getContext, setContext, tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Choice, EventSeen, TableSeen } from "../../../src/sternentisch/server/protocol";
import type { Act, GameModule } from "../boards/module";
import { content, details, words, type Content, type Entry, type Words } from "../lib/api";
import { add } from "../lib/texts.svelte";
import { settings } from "../lib/settings.svelte";
import { terms, type Term } from "./glossary";
import { Hand } from "./hand.svelte";
import { Motion } from "./motion";
import { painted } from "./painted";

export type { Choice, EventSeen, TableSeen };

/** A sentence in the prompt bar that stays until something else happens. */
export interface Notice {
  text: string;
  rule: string;
  kind: "no" | "info" | "hint";
}

export type Drawer = "" | "log" | "rules" | "chat" | "settings";

/** Whether whoever looks on is asked now: it is their choice, and no bot makes it for them. */
export function isAsked(seen: TableSeen | null): boolean {
  if (!seen || seen.actor === null || seen.actor !== seen.you) return false;
  return !seen.paused && !seen.places[seen.you]?.bot;
}

export class Scene {
  seen = $state.raw<TableSeen | null>(null);
  title = $state("");
  words = $state.raw<Words>({});
  content = $state.raw<Content>({});
  actions: Act[] = [];
  module = $state.raw<GameModule | null>(null);
  log = $state.raw<EventSeen[]>([]);
  /** The log from here on is new to the reader. */
  since = $state(0);
  /** The pieces on the screen, by key: how many of each. */
  mounted = new SvelteMap<string, number>();
  /** The choice that waits for a second click. */
  armed = $state.raw<Choice | null>(null);
  /** The piece whose meanings are listed, and where. */
  menu = $state.raw<{ key: string; choices: Choice[]; anchor: Element } | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** Pieces that a hint or the log points at. */
  pointed = $state.raw<string[]>([]);
  drawer = $state<Drawer>("");
  rule = $state("");
  /** Clicks ask "why not?". */
  asking = $state(false);
  tab = $state("");
  /** Every choice stands in a list. */
  asList = $state(false);
  motion = new Motion();
  hand = new Hand(this);

  /** Where each legal action can be clicked. */
  readonly places = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.choices)
      for (const key of this.targets(choice.id)) {
        const known = found.get(key);
        if (known) known.push(choice);
        else found.set(key, [choice]);
      }
    return found;
  });

  /** The words that are explained where they stand. */
  readonly terms: Term[] = $derived(terms(this.words));

  get choices(): Choice[] {
    const { choices = [], lesson } = this.seen ?? {};
    // a lesson wants one of them; the others would be refused
    return lesson?.action == null ? choices : choices.filter((one) => one.id === lesson.action);
  }

  /** Whether the reader is asked now. */
  get asked(): boolean {
    return isAsked(this.seen);
  }

  /** Whether the reader sits here and can still do something. */
  get plays(): boolean {
    const { seen } = this;
    return seen?.phase === "playing" && seen.you !== null && !seen.places[seen.you]?.out;
  }

  /** Whether a bot plays for the reader, until they want to play again. */
  get replaced(): boolean {
    return this.plays && !!this.seen!.places[this.seen!.you!]!.bot;
  }

  get view(): any {
    return this.seen?.view ?? null;
  }

  /** Legal actions that no piece on the screen stands for. */
  readonly loose = $derived.by(() =>
    this.choices.filter(
      ({ id }) => !this.asList && !this.targets(id).some((key) => this.mounted.has(key)),
    ),
  );

  /** A piece appears on the screen, or goes. */
  mount(key: string, count: 1 | -1): void {
    const now = (this.mounted.get(key) ?? 0) + count;
    if (now > 0) this.mounted.set(key, now);
    else this.mounted.delete(key);
  }

  targets(action: number): string[] {
    const act = this.actions[action];
    const guided = this.seen?.lesson?.action != null;
    return act && this.module && this.view ? this.module.targets(act, this.view, guided) : [];
  }

  /** Load what belongs to the game; again when the language changes. */
  async prepare(game: string, load: (game: string) => Promise<GameModule>): Promise<void> {
    const { language } = settings;
    const [module, facts, spoken, all] = await Promise.all([
      load(game),
      content(game),
      words(game),
      details(game),
    ]);
    if (settings.language !== language) return; // another language was wanted meanwhile
    add(module.texts);
    this.actions = [];
    for (const action of all.actions) this.actions[action.id] = action;
    this.title = all.title;
    this.content = facts;
    this.words = spoken;
    this.tab ||= module.tabs[0]?.id ?? "";
    this.module = module;
    await tick();
    this.openTab();
  }

  /** Show another position; pieces travel to where they are now. */
  async show(seen: TableSeen): Promise<void> {
    this.motion.remember();
    const clicked = letGo();
    this.armed = null;
    this.menu = null;
    this.pointed = [];
    this.forget(seen);
    this.seen = seen;
    await tick();
    this.openTab();
    await tick();
    this.motion.play();
    if (clicked) void painted().then(() => giveBack(clicked));
  }

  /** Take away what was said if it does not hold for the next position. */
  private forget(next: TableSeen): void {
    const other = this.seen?.version !== next.version;
    if ((isAsked(next) && !this.asked) || (other && this.notice?.kind === "hint"))
      this.notice = null;
  }

  /** Open a page of a phone that has pieces the question is about, unless one is open. */
  private openTab(): void {
    const tabs = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(".zone .is-legal"))
      for (const tab of (element.closest<HTMLElement>(".zone")?.dataset.tab ?? "").split(" "))
        tabs.add(tab);
    tabs.delete("");
    if (tabs.size && !tabs.has(this.tab)) this.tab = [...tabs][0]!;
  }

  /** The name of a thing, as `<kind>-<id>` has it; or the id itself. */
  word(key: string): string {
    return this.words[key] ?? key;
  }

  /** The entry of the content with this id, in the table of this name. */
  entry(table: string, id: string): Entry | undefined {
    return this.content[table]?.find?.((entry) => entry.id === id);
  }

  name(seat: number): string {
    return this.seen?.names[seat] ?? "";
  }

  botName(bot: string): string {
    return this.words[`bot-${bot}`] ?? bot;
  }

  /** A piece was clicked: act, list its meanings, or say why nothing happens. */
  click(key: string, anchor: Element, small: boolean): void {
    const choices = this.places.get(key) ?? [];
    if (this.asking || !choices.length) {
      this.asking = false;
      void this.why(key);
      return;
    }
    if (choices.length > 1) {
      this.menu = { key, choices, anchor };
      return;
    }
    this.choose(choices[0]!, small);
  }

  /** Play a choice; one that cannot be taken back, or of a tiny piece, wants a second click. */
  choose(choice: Choice, careful = false): void {
    this.menu = null;
    const final = choice.final && settings.confirm;
    if ((final || careful) && this.armed?.id !== choice.id) {
      this.armed = choice;
      return;
    }
    this.armed = null;
    this.notice = null;
    this.play(choice);
  }

  /** Whether the armed choice stands for a piece. */
  isArmed(key: string): boolean {
    return !!this.armed && this.targets(this.armed.id).includes(key);
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.drawer = "rules";
  }

  // what only a live table can do

  play(_: Choice): void {}

  async why(_: string): Promise<void> {}
}

type Focusable = Element & HTMLOrSVGElement;

/**
 * Take the focus from what was clicked: if it goes while it has it, the browser lays out the page
 * in the middle of the change. What a key has led to keeps it, so that nothing is read aloud again.
 */
function letGo(): Focusable | null {
  const clicked = document.activeElement as Focusable | null;
  if (!clicked?.matches(".table :not(:focus-visible)")) return null;
  clicked.blur();
  return clicked;
}

/** Give the focus back to what was clicked, if it is still there and nothing else has it. */
function giveBack(clicked: Focusable): void {
  if (clicked.isConnected && document.activeElement === document.body)
    clicked.focus({ preventScroll: true });
}

const SCENE = Symbol("scene");

export function provide<S extends Scene>(scene: S): S {
  setContext(SCENE, scene);
  return scene;
}

/** The scene that a component stands in. */
export function scene(): Scene {
  return getContext<Scene>(SCENE);
}
