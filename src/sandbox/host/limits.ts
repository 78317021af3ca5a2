/** How long the sandbox may take before it is taken for stuck. */

/** An author's page, while the person waits for it. */
export const RENDER_LIMIT_MS = 2000;
/** The same for the first time: its snippets are still to be compiled, and nobody is typing. */
export const FIRST_RENDER_LIMIT_MS = 5000;
/** An author's page in a build, beside others. */
export const BUILD_PAGE_LIMIT_MS = 5000;
/** Work of the engine that runs nothing of the author's: reading the project, the files that pages share. */
export const ENGINE_LIMIT_MS = 120_000;
/** A frame that does not answer for so long has lost its process. */
export const PING_LIMIT_MS = 1500;
/** Loading the frame, or starting a worker in it. */
export const START_LIMIT_MS = 20_000;
