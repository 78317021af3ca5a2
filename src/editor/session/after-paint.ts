/** Puts work off until the next frame has been painted; of several pieces only the newest is done. */
export interface AfterPaint {
  readonly put: (run: () => void) => void;
  /** Forgets what waits. */
  readonly drop: () => void;
}

/** What work after a painting asks for has no need to wait for another one. */
let isAfterPaint = false;

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
      if (isAfterPaint || document.hidden) flush();
      else if (!isAsked) requestAnimationFrame(() => afterThisFrame(flush));
    },
    drop: () => {
      waiting = undefined;
    },
  };
}

let channel: MessageChannel | undefined;
const afterMessage: (() => void)[] = [];

/** A message is taken after the painting of the frame in whose callbacks it was sent. */
function afterThisFrame(run: () => void): void {
  channel ??= openChannel();
  afterMessage.push(run);
  channel.port2.postMessage(undefined);
}

function openChannel(): MessageChannel {
  const opened = new MessageChannel();
  opened.port1.onmessage = () => {
    isAfterPaint = true;
    try {
      afterMessage.shift()?.();
    } finally {
      isAfterPaint = false;
    }
  };
  return opened;
}
