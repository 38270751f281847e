/** What was chosen last in the hall, on this device. */

interface Remembered {
  level: string;
  /** How many played, by game. */
  seats: Record<string, number>;
}

const KEY = "sternentisch-hall";

function stored(): Partial<Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>;
  } catch {
    return {};
  }
}

export const remembered: Remembered = $state({ level: "1", seats: {}, ...stored() });

export function remember(level: string, game = "", seats = 0): void {
  remembered.level = level;
  if (game) remembered.seats[game] = seats;
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // a private window: it holds until the page is closed
  }
}

/** How many play if nobody says otherwise. */
export function usualSeats(game: {
  id: string;
  seats: [number, number];
  cooperative: boolean;
}): number {
  const wanted = remembered.seats[game.id] ?? (game.cooperative ? 2 : 3);
  return Math.min(game.seats[1], Math.max(game.seats[0], wanted));
}
