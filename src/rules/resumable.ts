/** Long work in steps, which can be left and gone on with later. */

/** Each `yield` is a place at which the work may be left. */
export type Steps<Result> = Generator<void, Result>;

/**
 * A function that does work for a subject until `isOver` says so. It answers `undefined` when it was left: called again
 * with the same subject, it goes on there. Another subject begins anew.
 */
export function resumable<Subject, Result>(
  begin: (subject: Subject) => Steps<Result>,
): (subject: Subject, isOver: () => boolean) => Result | undefined {
  let left: { readonly subject: Subject; readonly steps: Steps<Result> } | undefined;
  return (subject, isOver) => {
    const { steps } = left?.subject === subject ? left : { steps: begin(subject) };
    // A fault costs what was done.
    left = undefined;
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      if (!isOver()) continue;
      left = { subject, steps };
      return undefined;
    }
  };
}
