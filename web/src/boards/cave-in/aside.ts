/** The second line of the prompt: how far one is, and what one has for the question. */

import { t } from "../../lib/texts.svelte";
import { handLevels, power } from "./means";
import { extraMining } from "./verbs";
import type { CaveInView } from "./view";

const REGULAR = 2;
const HAND_LIMIT = 7;

function colours(view: CaveInView): string {
  const parts = power(view).map(([colour, sum]) => `${t(`cave-in-colour-${colour}`)} ${sum}`);
  return parts.length ? t("cave-in-aside-pays", { levels: parts.join(", ") }) : "";
}

function totems(view: CaveInView): string {
  const mine = view.players[view.active]?.totems ?? [];
  const names = mine.map((colour) => t(`cave-in-colour-${colour}`));
  return names.length ? t("cave-in-aside-totems", { colours: names.join(", ") }) : "";
}

function room(view: CaveInView): string {
  const count = view.players[view.active]?.hand.length ?? 0;
  return t("cave-in-aside-hand", { count, limit: HAND_LIMIT });
}

function action(view: CaveInView, declared: boolean): string {
  const { turn } = view;
  if (turn.raided) return "";
  const number = Math.min(REGULAR, turn.taken + (declared ? 0 : 1));
  return turn.taken >= REGULAR && !declared
    ? ""
    : t("cave-in-aside-action", { number, all: REGULAR });
}

function extra(view: CaveInView): string {
  const count = extraMining(view);
  return count ? t("cave-in-aside-extra", { count }) : "";
}

function parts(view: CaveInView): string[] {
  const { question } = view;
  switch (view.decision) {
    case "main":
      return [action(view, false), extra(view), t("cave-in-aside-touch")];
    case "mine-pick":
      return [extra(view), colours(view), totems(view)];
    case "mine-colour":
      return [colours(view)];
    case "mine-pay":
      return [t("cave-in-aside-paid", { paid: question.paid, due: question.due }), colours(view)];
    case "collect-pay":
      return [
        t("cave-in-aside-paid", { paid: question.paid, due: question.due }),
        t("cave-in-aside-levels", { levels: handLevels(view) }),
      ];
    case "collect-pick":
      return [action(view, true), t("cave-in-aside-levels", { levels: handLevels(view) })];
    case "skill-pick":
      return [action(view, true), room(view)];
    case "raid-second":
    case "take-dock":
    case "take-base":
    case "take-spread":
    case "take-bottom":
      return [room(view)];
    case "dye":
    case "subjugate-hand":
      return [t("cave-in-aside-left", { count: question.count })];
    default:
      return [];
  }
}

export function aside(view: CaveInView): string {
  return parts(view).filter(Boolean).join(" · ");
}
