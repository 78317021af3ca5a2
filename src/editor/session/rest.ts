import { type InputSource, onInput } from './on-input.ts';

/** So long nobody does anything before what nobody waits for goes on: it must not hold up the next key, or a drag. */
export const REST_MS = 400;

export interface Rest {
  /** Resolves when nobody has done anything for a while; `undefined` when that is so already. */
  readonly whenAtRest: () => Promise<void> | undefined;
  readonly stop: () => void;
}

/** Whether the person presses keys and buttons, moves the pointer or scrolls. */
export function followRest(window: InputSource): Rest {
  let last = Number.NEGATIVE_INFINITY;
  const stop = onInput(window, () => {
    last = performance.now();
  });
  const left = (): number => last + REST_MS - performance.now();
  const wait = async (): Promise<void> => {
    for (let time = left(); time > 0; time = left()) await new Promise((resolve) => setTimeout(resolve, time));
  };
  return { whenAtRest: () => (left() > 0 ? wait() : undefined), stop };
}
