/** How the benches type: as people do. */

/** As a finger holds a key: one that is let go at once is let go before its letter is painted. */
export const HELD_MS = 40;
/** Uneven, as people type. The browser itself wakes up every 100 ms: keys in step with that would all meet it, or none. */
export const PAUSES_MS = [20, 80, 35, 110, 50, 65, 95, 30];
