/** What came to the table since the reader acted: it has a spark until they act again. */

import { moves } from "../lib/settings.svelte";
import type { Scene } from "../table/scene.svelte";
import "./news.css";

/** What is there at a moment, and whom it was shown to. */
export interface Moment {
  seat: number | null;
  actor: number | null;
  version: number;
  things: ReadonlySet<string>;
}

/** Remembers one table from moment to moment. */
export class News {
  private old: ReadonlySet<string> | null = null;
  private last: Moment | null = null;

  /** What has come since the reader's last action. */
  next(now: Moment): Set<string> {
    const { last } = this;
    this.last = now;
    if (now.seat === null) return new Set();
    const asked = now.actor === now.seat;
    if (!this.old || !last || last.seat !== now.seat || isJump(last, now)) this.old = now.things;
    else if (last.actor === last.seat) this.old = asked ? now.things : last.things;
    const { old } = this;
    return new Set([...now.things].filter((id) => !old.has(id)));
  }
}

/** Whether something in between was not shown, as in a replay. */
function isJump(last: Moment, now: Moment): boolean {
  return now.version < last.version || now.version > last.version + 1;
}

/**
 * The class of new pieces, for the boards of one game: `things` are the identities that can be new.
 *
 * The answer for a position stays the same, however often it is shown again.
 */
export function sparks<View extends object>(things: (view: View) => Iterable<string>) {
  const tables = new WeakMap<Scene, News>();
  const found = new WeakMap<View, Set<string>>();

  function fresh(scene: Scene, view: View): Set<string> {
    let news = tables.get(scene);
    if (!news) tables.set(scene, (news = new News()));
    const { you: seat, actor, version } = scene.seen!;
    return news.next({ seat, actor, version, things: new Set(things(view)) });
  }

  return (scene: Scene, id: string): string => {
    const view = scene.view as View | null;
    if (!view) return "";
    let ids = found.get(view);
    if (!ids) found.set(view, (ids = fresh(scene, view)));
    return !ids.has(id) ? "" : moves() ? "is-new twinkles" : "is-new";
  };
}
