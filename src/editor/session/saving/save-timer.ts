/** A save that failed is tried again after this time, then after twice as long, up to the longest. */
const RETRY_DELAY_MS = 2_000;
const LONGEST_RETRY_DELAY_MS = 30_000;

/** When the next save comes. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When it is due, by the clock of `performance`. */
  #due = 0;
  /** One after the other, until now. */
  #failures = 0;

  constructor(save: () => void) {
    this.#save = save;
  }

  /**
   * The next save comes in its own time where one is scheduled already, as after a failure. One that is overdue comes at
   * once: a browser takes keys first, so that whoever types without a pause keeps timers waiting.
   */
  schedule(delayMs: number): void {
    if (this.#timer === undefined) {
      this.#due = performance.now() + delayMs;
      this.#timer = setTimeout(this.#save, delayMs);
    } else if (performance.now() > this.#due) this.#save();
  }

  unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  failed(): void {
    this.schedule(Math.min(RETRY_DELAY_MS * 2 ** this.#failures, LONGEST_RETRY_DELAY_MS));
    this.#failures++;
  }

  succeeded(): void {
    this.#failures = 0;
  }
}
