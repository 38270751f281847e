/** What a table in a list is called: who sits there, how it stands. */

import type { GameInfo } from "../../lib/api";
import { person } from "../../lib/person.svelte";
import { t } from "../../lib/texts.svelte";
import type { Card } from "./lobby.svelte";
import { ago } from "./when";

type Place = Card["places"][number];

/** Who sits on a place; "" if nobody does. */
function sitter(place: Place, game: GameInfo | undefined): string {
  if (place.name) return place.name;
  if (!place.bot) return "";
  return game?.level_names[place.bot] ?? t("hall-bot-random");
}

/** Who sits there, beside me; whoever shares my device counts. */
export function names(card: Card, game: GameInfo | undefined): string[] {
  return card.places
    .filter((place, seat) => !card.you.includes(seat) || place.name !== person.me?.name)
    .map((place) => sitter(place, game))
    .filter(Boolean);
}

/** Who sits there and with what clock, in one line; "" if there is nothing to say. */
export function company(card: Card, game: GameInfo | undefined): string {
  const who = names(card, game);
  const kind = card.timing.kind ?? "none";
  return [
    who.length ? t("hall-with", { names: who.join(", ") }) : "",
    kind === "none" ? "" : t(`hall-clock-${kind}`),
    card.rated || card.phase === "closed" ? "" : t("hall-unrated"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** How a game ended, from where I sat or as others see it. */
export function ending(card: Card, game: GameInfo | undefined): string {
  const result = card.result;
  if (!result) return t("hall-finished");
  if (result.victory !== null)
    return t(result.victory ? "hall-won-together" : "hall-lost-together", {
      count: card.places.length,
    });
  const mine = card.you.map((seat) => result.ranks[seat]!);
  if (mine.length === 1) return mine[0] === 1 ? t("hall-won") : t("hall-rank", { rank: mine[0]! });
  const won = card.places.filter((_, seat) => result.ranks[seat] === 1);
  const who = won.map((place) => sitter(place, game) || t("hall-somebody"));
  return t("hall-winner", { count: who.length, names: who.join(", ") });
}

export function standing(
  card: Card,
  game: GameInfo | undefined,
  now: number,
  language: string,
): string {
  const when = ago(card.changed, now, language);
  const since = (what: string) => t("hall-since", { what, when });
  if (card.phase === "over") return since(ending(card, game));
  if (card.phase === "closed") return since(t("hall-closed"));
  if (card.phase === "open") {
    const open = card.places.filter((place) => !place.name && !place.bot).length;
    return since(t("hall-waiting", { open }));
  }
  if (card.turn) return since(t("hall-your-turn"));
  const actor = card.actor === null ? undefined : card.places[card.actor];
  return actor ? since(t("hall-their-turn", { name: sitter(actor, game) })) : when;
}
