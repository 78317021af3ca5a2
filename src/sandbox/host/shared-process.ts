/**
 * Browsers put the frames of the sandbox into one process with one thread for all their documents, also those of other tabs.
 * When one of them does not answer, none does, and a new one would be put beside them. Only when all have gone the process
 * is ended, and new ones get another.
 */

import { SILENCE_LIMIT_MS } from '../../building/limits.ts';
import { startPatientTimer } from './patient-timer.ts';

/** Frames in that process. */
export interface Tenant {
  /** Removes the frames. */
  readonly leave: () => void;
  /** All have left: opens new frames. */
  readonly enter: () => void;
}

export interface SharedProcess {
  /** @returns to be called when the frames are gone for good */
  readonly join: (tenant: Tenant) => () => void;
  /** Has all frames of all tabs removed, and opens new ones in their place. */
  readonly replace: () => void;
}

export interface SharedProcessOptions {
  /** `navigator.locks`; absent on insecure pages, where only this tab is known. */
  readonly locks?: Pick<LockManager, 'request'>;
  /** To the other tabs of the editor. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
}

const LOCK = 'leafwright-sandbox';
const LEAVE = 'leave';

export function createSharedProcess({ locks, channel }: SharedProcessOptions): SharedProcess {
  const tenants = new Set<Tenant>();
  let isMoving = false;
  /** Lets the other tabs know that frames of this one are gone. */
  let release = (): void => {};

  /** Held by each tab that has frames; resolves when it is held. */
  function hold(): Promise<void> {
    const held = new Promise<void>((end) => {
      release = end;
    });
    return new Promise((resolve) => {
      const hasIt = (): Promise<void> => {
        resolve();
        return held;
      };
      // Where it is not to be had this tab is not waited for, and nothing else is lost.
      if (locks) locks.request(LOCK, { mode: 'shared' }, hasIt).catch(() => resolve());
      else resolve();
    });
  }

  /** @param isTold another tab asked for it, and waits for this one */
  async function move(isTold: boolean): Promise<void> {
    if (isMoving) return;
    isMoving = true;
    const leaving = [...tenants];
    for (const tenant of leaving) tenant.leave();
    release();
    // Asked for before the others are told, so that none of them comes back first.
    const allGone = isTold ? undefined : waitForOthers();
    if (!isTold) channel?.postMessage(LEAVE);
    await allGone;
    await hold();
    isMoving = false;
    for (const tenant of leaving) if (tenants.has(tenant)) tenant.enter();
  }

  /** Resolves when no other tab has frames; a tab that does not answer is not waited for without an end. */
  async function waitForOthers(): Promise<void> {
    const giveUp = new AbortController();
    const stopWaiting = startPatientTimer(SILENCE_LIMIT_MS, () => giveUp.abort());
    await locks?.request(LOCK, { mode: 'exclusive', signal: giveUp.signal }, () => undefined).catch(() => undefined);
    stopWaiting();
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === LEAVE) void move(true);
    };
  }

  return {
    join(tenant) {
      tenants.add(tenant);
      if (tenants.size === 1 && !isMoving) void hold();
      return () => {
        tenants.delete(tenant);
        if (tenants.size === 0) release();
      };
    },
    replace: () => void move(false),
  };
}

let shared: SharedProcess | undefined;

/** The one of this tab. */
export function sharedProcess(): SharedProcess {
  shared ??= createSharedProcess({
    ...(navigator.locks && { locks: navigator.locks }),
    channel: new BroadcastChannel(LOCK),
  });
  return shared;
}
