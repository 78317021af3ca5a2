const SLICE_MS = 500;

/**
 * Calls back after this time, counted in slices: a machine that sleeps, or a tab that is held up, costs one slice and
 * not the hours that it was away. @returns ends the wait
 */
export function startPatientTimer(limitMs: number, onEnd: () => void): () => void {
  let left = Math.ceil(limitMs / SLICE_MS);
  const timer = setInterval(() => {
    if (--left > 0) return;
    clearInterval(timer);
    onEnd();
  }, SLICE_MS);
  return () => clearInterval(timer);
}
