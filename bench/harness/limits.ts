/**
 * Limits for the tests of the harness, a quarter of those of the editor: two threads are busy while a page that never ends is waited
 * for. They count work as in the editor, so no test depends on the machine's speed. The editor's own stay for what needs room on
 * both sides: a second try, which is to finish what the first has not, and tests of pages that are stopped for another reason than
 * time, which ask for them by `#editor-limits` in the address.
 */
import * as limits from '../../src/building/limits.ts';

export {
  FAULT_LIMIT_MS,
  QUIET_MS,
  RETRY_LIMIT_MS,
  SILENCE_LIMIT_MS,
  START_LIMIT_MS,
  VIEW_LEAVE_LIMIT_MS,
  VIEW_LEAVE_QUIET_MS,
} from '../../src/building/limits.ts';

const SHARE = globalThis.location?.hash === '#editor-limits' ? 1 : 1 / 4;

export const LIMIT_MS = limits.LIMIT_MS * SHARE;
export const VIEW_LIMIT_MS = limits.VIEW_LIMIT_MS * SHARE;
export const VIEW_RETRY_LIMIT_MS = limits.VIEW_RETRY_LIMIT_MS * SHARE;
export const LIVE_LIMIT_MS = limits.LIVE_LIMIT_MS * SHARE;
