/**
 * How long an author's code may run without coming back, in milliseconds of a quiet, usual machine: see `work-clock.ts`.
 * Nothing else has a limit, since nothing else can fail to end.
 */

/** A page that somebody waits for, and one that is built beside others. */
export const LIMIT_MS = 2000;
/** A page that was stopped and is tried again: in a build alone, in the preview when the person asks for it. */
export const RETRY_LIMIT_MS = 10_000;

/** The frame that shows pages may be busy with one for so long, and when it is shown once more on request. */
export const VIEW_LIMIT_MS = 4000;
export const VIEW_RETRY_LIMIT_MS = 20_000;
/** While somebody waits for another page, it counts sooner, and so long: no page is blamed for it. */
export const VIEW_LEAVE_QUIET_MS = 200;
export const VIEW_LEAVE_LIMIT_MS = 100;

/** A component with state that answers to a reader may take so long. */
export const LIVE_LIMIT_MS = 4000;

/** A page that is not done for so long is looked at; most pages never are. */
export const QUIET_MS = 500;
/** One step of our own code takes so long only by a fault of ours. */
export const FAULT_LIMIT_MS = 120_000;
/** Something of ours that the browser has to start or load: longer than on any machine, and not for ever. */
export const START_LIMIT_MS = 120_000;
/** A frame that says nothing for so long has lost its process. */
export const SILENCE_LIMIT_MS = 10_000;
