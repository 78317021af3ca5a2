/** More than a person asks for while the window is being drawn once, also on a slow machine. */
const MOST_WAITING = 20;

/**
 * Hears one thing between two frames of the screen. What comes sooner waits for the next ones: on a busy machine they are far apart,
 * and a person does not wait for them. What a script sends in masses is not heard.
 */
export class OnePerFrame<Thing> {
  readonly #hear: (thing: Thing) => void;
  readonly #nextFrame: (run: () => void) => void;
  readonly #waiting: Thing[] = [];
  #isBusy = false;

  /** @param nextFrame runs something with the next frame of the screen */
  constructor(
    hear: (thing: Thing) => void,
    nextFrame: (run: () => void) => void = (run) => requestAnimationFrame(run),
  ) {
    this.#hear = hear;
    this.#nextFrame = nextFrame;
  }

  take(thing: Thing): void {
    if (!this.#isBusy) this.#hearNow(thing);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(thing);
  }

  #hearNow(thing: Thing): void {
    this.#isBusy = true;
    this.#nextFrame(() => {
      this.#isBusy = false;
      const next = this.#waiting.shift();
      if (next !== undefined) this.#hearNow(next);
    });
    this.#hear(thing);
  }
}
