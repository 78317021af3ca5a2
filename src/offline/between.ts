/** What tabs of the editor and its service worker have between them. */

/** A tab says: the new version shall take over. A person has agreed to it. */
export const TAKE_OVER = 'leafwright:take-over';

/** A tab that has opened says: look for versions that no tab uses any more. */
export const CLEAN_UP = 'leafwright:clean-up';

const USES = 'leafwright-uses:';

/**
 * Name of the lock that a tab holds as long as it lives: it tells which version runs in it, by the address of a script
 * that is in no other.
 */
export function lockOf(script: string): string {
  return USES + script;
}

/** The script whose lock this is; `undefined` for other locks. */
export function scriptOf(lock: string | undefined): string | undefined {
  return lock?.startsWith(USES) ? lock.slice(USES.length) : undefined;
}
