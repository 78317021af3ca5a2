/** Which projects are being made in some tab: what is not, and is not finished either, was cut off. */
import type { OwnershipOptions } from '../../../storage/index.ts';

export interface ImportLocks {
  /** Runs while no other tab takes the project for cut off. */
  readonly hold: <Result>(id: string, run: () => Promise<Result>) => Promise<Result>;
  /** Runs when no tab is making the project. */
  readonly ifFree: (id: string, run: () => Promise<void>) => Promise<void>;
}

/** @param locks absent in old browsers: then nobody knows, and what was cut off stays until it is known */
export function createImportLocks(locks: OwnershipOptions['locks']): ImportLocks {
  const nameOf = (id: string) => `leafwright-import:${id}`;
  return {
    hold: async (id, run) => (locks ? locks.request(nameOf(id), run) : run()),
    ifFree: async (id, run) => {
      await locks?.request(nameOf(id), { ifAvailable: true }, async (lock) => {
        if (lock) await run();
      });
    },
  };
}
