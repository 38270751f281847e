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

/** Take back, or ask to; nothing while an earlier question is open. */
export function takeBack(session: Session): void {
  const { seen } = session;
  if (seen?.can_undo) void session.does("undo");
  else if (session.plays && seen?.request === null) void session.does("ask", { what: "undo" });
}
