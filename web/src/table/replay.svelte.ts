/** A finished game, step by step, as an onlooker, a seat, or whoever acts saw it. */

import type { Replayed, StoryStep } from "../../../src/sternentisch/server/protocol";
import { get } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { Scene } from "./scene.svelte";

/** Whose eyes: a seat, nobody's in particular, or always those of whoever acts. */
export type Eyes = number | "onlooker" | "actor";

/** The step that an address names; the beginning if it names none. */
export function stepOf(part = ""): number {
  return /^\d+$/.test(part) ? Number(part) : 0;
}

export class Replay extends Scene {
  story = $state.raw<StoryStep[]>([]);
  step = $state(0);
  eyes = $state<Eyes>("actor");
  playing = $state(false);
  speed = $state(1);
  refused = $state("");
  private kept = new Map<string, Promise<Replayed>>();
  private wanted = "";

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    super();
  }

  get steps(): number {
    return Math.max(0, this.story.length - 1);
  }

  private address(path: string, more: Record<string, string> = {}): string {
    const query = new URLSearchParams({ lang: settings.language, ...more });
    if (this.invite) query.set("invite", this.invite);
    return `/api/tables/${this.id}/${path}?${query.toString()}`;
  }

  /** The seat whose view is shown at a step; none for an onlooker. */
  private seat(step: number): number | null {
    if (this.eyes === "onlooker") return null;
    if (this.eyes !== "actor") return this.eyes;
    const next = this.story[step + 1] ?? this.story[step];
    return next && next.seat >= 0 ? next.seat : null;
  }

  private look(step: number): Promise<Replayed> {
    const seat = this.seat(step);
    const address = this.address(`replay/${step}`, seat === null ? {} : { seat: String(seat) });
    let found = this.kept.get(address);
    if (!found) {
      found = get<Replayed>(address);
      this.kept.set(address, found);
      found.catch(() => this.kept.delete(address));
    }
    return found;
  }

  /** Read the whole story; again when the language changes. */
  async open(step: number): Promise<void> {
    const { language } = settings;
    const story = await get<StoryStep[]>(this.address("story"));
    if (settings.language !== language) return; // another language was wanted meanwhile
    this.story = story;
    await this.go(step);
  }

  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(this.steps, step));
    this.step = to;
    const wanted = `${to} ${String(this.eyes)} ${settings.language}`;
    this.wanted = wanted;
    const found = await this.look(to);
    if (this.wanted !== wanted) return; // somebody was quicker
    this.log = this.story.slice(0, to + 1).flatMap((told) => told.events);
    this.since = this.log.length - (this.story[to]?.events.length ?? 0);
    await this.show(found.seen);
    if (to < this.steps) void this.look(to + 1).catch(() => {});
  }

  /** The step at which the next or the previous turn begins. */
  turn(way: 1 | -1): number {
    let at = this.step;
    const here = this.story[at]?.seat;
    const last = way > 0 ? this.steps : 0;
    while (at !== last && this.story[at]?.seat === here) at += way;
    return at;
  }

  position(): string {
    return this.address(`position/${this.step}`);
  }
}
