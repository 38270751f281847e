/** A page that nobody sees has no frames; then this is long enough. */
const LONGEST = 100;

/** Resolves when what is in the document now has been painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}
