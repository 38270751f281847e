/** Taking back: at once what nobody else must agree to, else by asking. */

import type { TableSeen } from "./scene.svelte";
import type { Session } from "./session.svelte";

/** Whether nobody but the reader is asked: the others are bots, or sit at this screen, too. */
function alone(seen: TableSeen): boolean {
  return seen.places.every(
    ({ human, bot, out }, seat) => !human || bot || out || seen.seats.includes(seat),
  );
}

/** What the tool does: the last action, the whole last turn, or asking for the latter. */
export function undoTool(seen: TableSeen): "undo" | "undo-turn" | "ask-undo" {
  if (seen.can_undo) return "undo";
  return alone(seen) ? "undo-turn" : "ask-undo";
}

/** Whether something can be taken back, or asked for: not while a question is open, or a bot plays. */
export function canTakeBack(session: Session): boolean {
  const { seen, plays, replaced } = session;
  return plays && (seen!.can_undo || (seen!.request === null && !replaced));
}

/** Take back, or ask to. */
export function takeBack(session: Session): void {
  if (!canTakeBack(session)) return;
  void (session.seen!.can_undo ? session.does("undo") : session.does("ask", { what: "undo" }));
}
