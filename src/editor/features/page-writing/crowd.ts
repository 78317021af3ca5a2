/** Between two drawings of the window nobody does more; what comes beyond is not heard. */
const MOST_AT_ONCE = 200;

/** Counts what is said between two drawings of the window. */
export class Crowd {
  readonly #afterPaint: (run: () => void) => void;
  readonly #onOver: () => void;
  #heard = 0;

  /** @param onOver runs after a drawing before which too much was said */
  constructor(afterPaint: (run: () => void) => void, onOver: () => void) {
    this.#afterPaint = afterPaint;
    this.#onOver = onOver;
  }

  /** Counts one more; whether it is more than a person does. */
  isTooMuch(): boolean {
    if (this.#heard === 0) {
      this.#afterPaint(() => {
        if (this.#heard > MOST_AT_ONCE) this.#onOver();
        this.#heard = 0;
      });
    }
    this.#heard++;
    return this.#heard > MOST_AT_ONCE;
  }
}
