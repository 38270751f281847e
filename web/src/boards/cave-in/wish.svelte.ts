/**
 * Touching a piece is enough: clicking a crystal when one may do anything declares mining and, when
 * the question "which crystal?" comes, answers it with the same piece.
 */

import { untrack } from "svelte";
import type { Scene } from "../../table/scene.svelte";

/** The questions whose answer leads on to another about the same piece. */
const LEADS: Record<string, string[]> = {
  main: ["recruit-pick", "mine-pick", "collect-pick", "skill-pick", "raid-pick"],
  "mine-colour": ["mine-pay"],
};

export function wishes(scene: Scene): { clicked: (event: MouseEvent) => void } {
  let key = "";
  let from = "";

  $effect(() => {
    const seen = scene.seen;
    untrack(() => {
      const decision: string = scene.view?.decision ?? "";
      if (!key || decision === from) return;
      const choices = scene.places.get(key) ?? [];
      const wanted = LEADS[from]?.includes(decision) && seen?.actor === seen?.you;
      key = "";
      if (wanted && choices.length === 1) scene.choose(choices[0]!);
    });
  });

  return {
    clicked(event) {
      const piece = (event.target as Element | null)?.closest?.<HTMLElement>(".pc");
      if (!piece) return;
      from = scene.view?.decision ?? "";
      const legal = from in LEADS && scene.places.has(piece.dataset.key ?? "");
      key = legal ? piece.dataset.key! : "";
      if (key.startsWith("verb:") || key.startsWith("colour:")) key = "";
    },
  };
}
