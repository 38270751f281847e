/** Something asked of the server whenever what it depends on changes; a late answer is dropped. */

export class Asked<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<unknown>(null);
  private turn = 0;

  ask(promise: Promise<T>): void {
    const turn = ++this.turn;
    promise.then(
      (value) => {
        if (turn !== this.turn) return;
        this.value = value;
        this.trouble = null;
      },
      (error: unknown) => {
        if (turn === this.turn) this.trouble = error;
      },
    );
  }
}
