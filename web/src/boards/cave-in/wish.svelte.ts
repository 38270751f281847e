/**
 * Touching a piece is enough: clicking a crystal when one may do anything declares mining and, when
 * the question "which crystal?" comes, answers it with the same piece.
 */

import { untrack } from "svelte";
import { moves } from "../../lib/settings.svelte";
import type { Scene } from "../../table/scene.svelte";
import { reason } from "./reason";

/** The questions whose answer leads on to another about the same piece. */
const LEADS: Record<string, string[]> = {
  main: ["recruit-pick", "mine-pick", "collect-pick", "skill-pick", "raid-pick"],
  "mine-colour": ["mine-pay"],
};

export interface Touch {
  /** Before a piece hears of the click: say at once why it is out of reach. */
  refuse: (event: MouseEvent) => void;
  /** After it: remember what the click was about. */
  clicked: (event: MouseEvent) => void;
}

function pieceAt(event: MouseEvent): HTMLElement | null {
  return (event.target as Element | null)?.closest?.<HTMLElement>(".pc") ?? null;
}

const SHAKE = [0, -4, 4, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));

export function wishes(scene: Scene): Touch {
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
    refuse(event) {
      if (!scene.choices.length) return;
      const piece = pieceAt(event);
      const rule = piece && scene.view ? reason(scene.view, piece.dataset.key ?? "") : "";
      const text = scene.words[`why-${rule}`];
      if (!piece || !text || scene.places.has(piece.dataset.key ?? "")) return;
      if (rule === "CI-R2" && scene.seen?.options.raid_of_empty_base_allowed) return;
      event.stopPropagation();
      scene.asking = false;
      scene.notice = { text, rule, kind: "no" };
      if (moves()) piece.animate(SHAKE, { duration: 360 });
    },
    clicked(event) {
      const piece = pieceAt(event);
      if (!piece) return;
      from = scene.view?.decision ?? "";
      const legal = from in LEADS && scene.places.has(piece.dataset.key ?? "");
      key = legal ? piece.dataset.key! : "";
      if (key.startsWith("verb:") || key.startsWith("colour:")) key = "";
    },
  };
}
