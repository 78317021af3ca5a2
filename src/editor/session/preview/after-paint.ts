/** Puts work off until the next frame has been painted; of several pieces only the newest is done. */
export interface AfterPaint {
  readonly put: (run: () => void) => void;
  /** Does at once what waits. */
  readonly flush: () => void;
  /** Forgets what waits. */
  readonly drop: () => void;
}

export function createAfterPaint(): AfterPaint {
  let waiting: (() => void) | undefined;
  const flush = () => {
    const run = waiting;
    waiting = undefined;
    run?.();
  };
  return {
    put: (run) => {
      const isAsked = waiting !== undefined;
      waiting = run;
      // A window that nobody sees has no frames.
      if (document.hidden) flush();
      else if (!isAsked) requestAnimationFrame(() => afterThisFrame(flush));
    },
    flush,
    drop: () => {
      waiting = undefined;
    },
  };
}

/** A message is taken after the painting of the frame in whose callbacks it was sent. */
function afterThisFrame(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
}
