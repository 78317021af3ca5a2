import { WorkerStopped } from '../../building/worker-stopped.ts';
import type { BuildPoolOptions, CheckReport, CheckRequest } from './build-types.ts';
import type { CheckCache } from './check-pages.ts';
import { createLoan, isSmallProject, type Loan } from './lent-worker.ts';
import type { WorkerSession } from './worker-session.ts';

/**
 * Looks at the pages of a small project with the preview's worker, which has those compiled that it has shown, and at all others
 * with a worker of its own. A page that ends the preview's worker ends the loan, too: what is left is looked at by the own one.
 */
export function createLook(
  lent: BuildPoolOptions['lent'],
): (own: WorkerSession, request: CheckRequest) => Promise<CheckReport> {
  const checked: CheckCache = new Map();
  let loan: Loan | undefined;
  return async (own, request) => {
    const { checkPages } = await import('./check-pages.ts');
    const owner = lent?.();
    if (owner && isSmallProject(request.files)) {
      if (loan?.owner !== owner) loan = createLoan(owner);
      try {
        if (!loan.isOver()) return await checkPages(loan.take(request.signal), checked, request);
      } catch (error) {
        if (!(error instanceof WorkerStopped)) throw error;
        request.signal?.throwIfAborted();
        // The next keystroke finds a worker. Of a preview that is closed, nothing is wanted any more.
        if (lent?.() === owner) owner.prepare();
      }
    }
    return checkPages(own, checked, request);
  };
}
