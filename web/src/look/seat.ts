/** How seats look: four colours and symbols, which begin anew where more play. */

/** The number in a seat's class (`s1`) and symbol (`seat-1`); 0 and less where nobody sits (-1 …). */
export function seatLook(seat: number): number {
  return (seat % 4) + 1;
}
