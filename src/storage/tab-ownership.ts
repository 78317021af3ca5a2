/**
 * One tab edits a project at a time. Whoever opens it holds a Web Lock; a second tab may ask for it, and the first then
 * saves and lets go. Where the browser has no Web Locks, every tab is an owner, and the check in each save remains.
 */

export interface OwnershipOptions {
  /** `navigator.locks`; absent in old browsers and on insecure pages. */
  readonly locks?: Pick<LockManager, 'request'>;
  readonly openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** Another tab asks for the project: save everything; the lock is given away when the promise settles. */
  readonly onHandOver: () => Promise<void>;
  /** The project is edited in another tab from now on. */
  readonly onLost: () => void;
  /** How long the other tab may take to save before the project is taken from it. */
  readonly handOverLimitMs?: number;
  /** How long to wait for a tab that may be just closing, as the one before a reload is. */
  readonly closingLimitMs?: number;
}

export interface Ownership {
  /** `false` when another tab has the project, and does not let go of it within a moment. */
  readonly claim: () => Promise<boolean>;
  /** Asks the other tab to save and let go; takes the project by force when it does not answer. */
  readonly takeOver: () => Promise<void>;
  readonly release: () => void;
}

const HAND_OVER_LIMIT_MS = 3000;
const CLOSING_LIMIT_MS = 400;

export function createOwnership(projectId: string, options: OwnershipOptions): Ownership {
  const { locks } = options;
  const name = `leafwright-project:${projectId}`;
  const channel = options.openChannel();
  let letGo: (() => void) | undefined;

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== name || !letGo) return;
    const release = letGo;
    letGo = undefined;
    void options.onHandOver().finally(() => {
      release();
      options.onLost();
    });
  };

  /** Resolves when the lock is held (`true`) or denied (`false`); holds it until `letGo` is called. */
  function hold(lockOptions: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      let isHeld = false;
      const held = locks?.request(name, lockOptions, (lock) => {
        if (!lock) return resolve(false);
        isHeld = true;
        const untilReleased = new Promise<void>((release) => {
          letGo = release;
        });
        resolve(true);
        return untilReleased;
      });
      held?.catch((reason: unknown) => {
        if (!isHeld) return reject(reason);
        letGo = undefined;
        options.onLost();
      });
    });
  }

  return {
    claim: async () => {
      if (!locks || (await hold({ ifAvailable: true }))) return true;
      const signal = AbortSignal.timeout(options.closingLimitMs ?? CLOSING_LIMIT_MS);
      return hold({ signal }).catch(() => false);
    },
    takeOver: async () => {
      if (!locks || letGo) return;
      channel.postMessage(name);
      try {
        await hold({ signal: AbortSignal.timeout(options.handOverLimitMs ?? HAND_OVER_LIMIT_MS) });
      } catch {
        await hold({ steal: true });
      }
    },
    release: () => {
      letGo?.();
      letGo = undefined;
      channel.close();
    },
  };
}
