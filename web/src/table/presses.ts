/**
 * A press means the piece that the pointer came down on. Browsers give the click to whatever lies
 * there when the pointer is lifted; as pieces travel, that may be nothing, or another piece.
 */

type Place = readonly [number, number];

/** Farther away than this a pointer has left where it came down. */
const STEADY = 8;

/** Give the clicks of a table to the pieces they were meant for. */
export function presses(table: HTMLElement): () => void {
  let meant: Element | null = null;
  let start: Place = [0, 0];

  function down(event: PointerEvent) {
    if (!event.isPrimary) return;
    meant = (event.target as Element).closest(".pc");
    start = [event.clientX, event.clientY];
  }

  function click(event: MouseEvent) {
    const piece = meant;
    meant = null;
    if (!piece || !event.detail || piece.contains(event.target as Node)) return; // keys have no detail
    event.stopPropagation();
    if (piece.isConnected && !strayed(event, start)) piece.dispatchEvent(copied(event));
  }

  table.addEventListener("pointerdown", down, true);
  table.addEventListener("click", click, true);
  return () => {
    table.removeEventListener("pointerdown", down, true);
    table.removeEventListener("click", click, true);
  };
}

/** Whether a pointer is somewhere else than where it came down. */
export function strayed(event: MouseEvent, start: Place): boolean {
  return Math.hypot(event.clientX - start[0], event.clientY - start[1]) >= STEADY;
}

/** The same click once more, for another element. */
function copied(event: MouseEvent): PointerEvent {
  const { clientX, clientY } = event;
  const { pointerType } = event as PointerEvent;
  return new PointerEvent("click", {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY,
    pointerType,
  });
}
