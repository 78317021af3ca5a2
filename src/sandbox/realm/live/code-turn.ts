import { type LiveToFrame, NO_COMPONENT } from './messages.ts';

/** Whose code runs: the frame is told, so that it knows the one to blame when nothing else comes. */
export class CodeTurn {
  readonly #send: (message: LiveToFrame) => void;
  #component = NO_COMPONENT;

  constructor(send: (message: LiveToFrame) => void) {
    this.#send = send;
  }

  /** Number of the component whose code runs now. */
  get component(): number {
    return this.#component;
  }

  enter(component: number): void {
    this.#component = component;
    this.#send({ kind: 'enter', component });
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
