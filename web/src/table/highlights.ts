/** What stood out in a finished game: one to four short sentences, all of them counted. */

import type { EventSeen } from "../../../src/sternentisch/server/protocol";
import { t } from "../lib/texts.svelte";
import type { Scene } from "./scene.svelte";

const MOST = 4;

/** The sentences for a finished game; `story` is all that happened and was not taken back. */
export function highlights(scene: Scene, story: EventSeen[]): string[] {
  const own = scene.module?.highlights?.(story, scene) ?? [];
  return [...standing(scene), ...own].slice(0, MOST);
}

/** What the points tell: how close it was, and where they came from. */
function standing(scene: Scene): string[] {
  const { result } = scene.seen!;
  if (!result) return [];
  const [first, second] = result.ranks
    .map((_, seat) => seat)
    .sort((one, other) => result.ranks[one]! - result.ranks[other]!);
  if (result.victory !== null || second === undefined) return largest(scene);
  const ahead = result.points[first!]! - result.points[second]!;
  const names = { name: scene.name(first!), other: scene.name(second) };
  // whoever gave up may have more points than the winner
  if (ahead <= 0 || result.ranks[second] === 1) return strengths(scene, first!, second);
  const [source, more] = lead(result.breakdown[first!] ?? {}, result.breakdown[second] ?? {});
  return [
    t("high-ahead", { ...names, points: ahead }),
    ...(more > 0
      ? [t("high-lead", { ...names, points: more, source: scene.word(`source-${source}`) })]
      : []),
  ];
}

type Parts = Record<string, number>;

/** The source in which one has the most more than the other, and how much. */
function lead(one: Parts, other: Parts): [string, number] {
  let found: [string, number] = ["", 0];
  for (const [source, points] of Object.entries(one)) {
    const more = points - (other[source] ?? 0);
    if (more > found[1]) found = [source, more];
  }
  return found;
}

/** The most that anybody got from one source; who is alone has nobody to be compared with. */
function largest(scene: Scene): string[] {
  if (scene.seen!.places.length < 2) return [];
  const found = best(scene, [...scene.seen!.places.keys()]);
  found.sort((one, other) => other.points - one.points);
  return found.slice(0, 1).map((most) => t("high-source", most));
}

/** The most that each of the first two got from one source, where neither is ahead. */
function strengths(scene: Scene, ...seats: number[]): string[] {
  const found = best(scene, seats);
  return found.length ? found.map((most) => t("high-own", most)) : [t("high-nothing")];
}

/** What each who has points got the most of them from. */
function best(scene: Scene, seats: number[]): { name: string; source: string; points: number }[] {
  return seats.flatMap((seat) => {
    const [source, points] = lead(scene.seen!.result!.breakdown[seat] ?? {}, {});
    const name = scene.name(seat);
    return points ? [{ name, source: scene.word(`source-${source}`), points }] : [];
  });
}

/**
 * Who did something most often, as a sentence of the board: `key` is told `names` and `count`.
 * Nothing is said if nobody did it, or all equally often.
 */
export function mostOften(
  story: EventSeen[],
  scene: Scene,
  key: string,
  weight: (event: EventSeen) => number,
): string[] {
  const counts = scene.seen!.places.map(() => 0);
  for (const event of story) if (event.seat >= 0) counts[event.seat]! += weight(event);
  const count = Math.max(...counts);
  const who = counts.flatMap((one, seat) => (one === count ? [scene.name(seat)] : []));
  if (!count || (who.length === counts.length && counts.length > 1)) return [];
  return [t(key, { names: who.join(", "), count })];
}

/** One for each event of these kinds. */
export const each =
  (...kinds: string[]) =>
  (event: EventSeen): number =>
    Number(kinds.includes(event.kind));
