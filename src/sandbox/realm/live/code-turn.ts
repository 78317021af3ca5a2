import { type LiveToFrame, NO_COMPONENT } from './messages.ts';

/** So often the frame is told in one go: more would only make it busy. */
const MOST_TOLD = 500;

/** Whose code runs: the frame is told, so that it knows the one to blame when nothing else comes. */
export class CodeTurn {
  readonly #send: (message: LiveToFrame) => void;
  #component = NO_COMPONENT;
  #told = NO_COMPONENT;
  #count = 0;

  constructor(send: (message: LiveToFrame) => void) {
    this.#send = send;
  }

  /** Number of the component whose code runs now. */
  get component(): number {
    return this.#component;
  }

  enter(component: number): void {
    this.#component = component;
    if (component === this.#told || this.#count >= MOST_TOLD) return;
    this.#told = component;
    this.#count++;
    this.#send({ kind: 'enter', component });
  }

  /** The frame has said something, so it gets on with what it was told. */
  heard(): void {
    this.#count = 0;
  }

  /** Gives a function that runs for the component that runs now. */
  readonly bind = <Run extends (...given: never[]) => unknown>(run: Run): Run => {
    const owner = this.#component;
    return ((...given: never[]) => {
      this.enter(owner);
      return run(...given);
    }) as Run;
  };
}
