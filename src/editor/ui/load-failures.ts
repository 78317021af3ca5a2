/** Parts of the editor that could not be loaded: no fault of ours, and no second try helps, since browsers remember. */
const failures = new WeakSet<Error>();

export function noteLoadFailure(error: Error): void {
  failures.add(error);
}

export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error);
}
