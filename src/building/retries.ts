/** Pages of a build that were stopped are tried again before only their text goes into the site. */

/** Further tries in vain one after the other: a loop in what every page takes in stops all of them. */
const MOST_IN_VAIN = 3;

/** Of one build. */
export interface Retries {
  /**
   * Tries once more when the tries before it are over; after too many in vain rejects with `failure` at once.
   * @param run does the page with nothing beside it and with the time of `RETRY_LIMIT_MS`; rejects when that is in vain too
   * @param failure why the first try failed
   */
  readonly tryAgain: <Made>(run: () => Promise<Made>, failure: unknown) => Promise<Made>;
}

export function createRetries(): Retries {
  let inVain = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    tryAgain(run, failure) {
      const turn = last.then(async () => {
        if (inVain >= MOST_IN_VAIN) throw failure;
        inVain++;
        const made = await run();
        inVain = 0;
        return made;
      });
      last = turn.catch(() => {});
      return turn;
    },
  };
}
