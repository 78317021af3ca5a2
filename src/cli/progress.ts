/** Tells how far a long build is, on standard error, so that standard output stays clean. */

const QUIET_MS = 800;
const TERMINAL_STEP_MS = 100;
const LOG_STEP_MS = 5000;

export interface Progress {
  /** Takes the count so far. */
  readonly update: (done: number, total: number) => void;
  /** Wipes the line. */
  readonly end: () => void;
}

/** A line that rewrites itself on a terminal, a line now and then in a log; nothing for what is done at once. */
export function createProgress(stream: NodeJS.WriteStream, label: string): Progress {
  const step = stream.isTTY ? TERMINAL_STEP_MS : LOG_STEP_MS;
  const start = performance.now();
  let last = start;
  let isShown = false;
  return {
    update(done, total) {
      const now = performance.now();
      if (now - start < QUIET_MS || now - last < step) return;
      last = now;
      const text = `${label}: ${done} of ${total} (${Math.floor((done / total) * 100)}%)`;
      stream.write(stream.isTTY ? `\r${text}\u001B[K` : `${text}\n`);
      isShown = true;
    },
    end() {
      if (isShown && stream.isTTY) stream.write('\r\u001B[K');
    },
  };
}
