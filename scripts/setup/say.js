/** How the set-up speaks: one line for each step, and a failure that says what to do. */

/** @param {string} text what is being done */
export function say(text) {
  console.log(`▸ ${text}`);
}

/**
 * Ends the process after saying what went wrong and what to do about it.
 * @param {string} problem
 * @param {string} remedy
 * @returns {never}
 */
export function fail(problem, remedy) {
  console.error(`\n✖ ${problem}\n  ${remedy}\n`);
  process.exit(1);
}
