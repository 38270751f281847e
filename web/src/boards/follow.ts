/** Which of several pieces that look alike is where, from one view to the next. */

/** Where how many pieces of a group are: `place` to number. */
export type Counts = Map<string, number>;

/** Give the pieces of a group their places: who can stays, the others fill what is open. */
export function follow(
  group: string,
  before: ReadonlyMap<string, readonly string[]>,
  now: Counts,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const free: string[] = [];
  let next = 0;
  for (const [place, ids] of before) {
    const staying = Math.min(ids.length, now.get(place) ?? 0);
    places.set(place, ids.slice(0, staying));
    free.push(...ids.slice(staying));
    for (const id of ids) next = Math.max(next, Number(id.slice(group.length + 1)) + 1);
  }
  for (const [place, count] of now) {
    const ids = places.get(place) ?? [];
    while (ids.length < count) ids.push(free.shift() ?? `${group}.${next++}`);
    places.set(place, ids);
  }
  if (free.length) places.set("", free); // in nobody's sight for now
  return places;
}
