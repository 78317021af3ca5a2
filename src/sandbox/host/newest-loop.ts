/** Runs one task at a time; of the inputs that come meanwhile only the newest is taken next. */
export interface NewestLoop<Input> {
  readonly push: (input: Input) => void;
  /** Whether an input newer than the one being worked on waits. */
  readonly hasNewer: () => boolean;
}

/** `run` handles its own errors: a rejection is a fault of ours and ends up in the console. */
export function createNewestLoop<Input>(run: (input: Input) => Promise<void>): NewestLoop<Input> {
  let waiting: { readonly input: Input } | undefined;
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    try {
      while (waiting) {
        const { input } = waiting;
        waiting = undefined;
        await run(input);
      }
    } finally {
      isRunning = false;
    }
  }

  return {
    push(input) {
      waiting = { input };
      if (!isRunning) void drain();
    },
    hasNewer: () => waiting !== undefined,
  };
}
