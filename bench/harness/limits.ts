/**
 * Limits for the tests of the harness, a part of those of the editor: two threads are busy while a page that never ends is waited
 * for. They count work as in the editor, so no test depends on the machine's speed. What a second try is given is the editor's:
 * a page that is to fail the first and to finish in the second needs room on both sides.
 */
import * as limits from '../../src/building/limits.ts';

export {
  FAULT_LIMIT_MS,
  RETRY_LIMIT_MS,
  SILENCE_LIMIT_MS,
  START_LIMIT_MS,
  VIEW_LEAVE_LIMIT_MS,
  VIEW_LEAVE_QUIET_MS,
} from '../../src/building/limits.ts';

export const LIMIT_MS = limits.LIMIT_MS / 8;
export const QUIET_MS = limits.QUIET_MS / 4;
export const VIEW_LIMIT_MS = limits.VIEW_LIMIT_MS / 4;
export const VIEW_RETRY_LIMIT_MS = limits.VIEW_RETRY_LIMIT_MS / 4;
export const LIVE_LIMIT_MS = limits.LIVE_LIMIT_MS / 4;
