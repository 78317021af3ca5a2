import { makePages } from '../../building/make-pages.ts';
import { collectProblems } from '../../rules/collect-problems.ts';
import type { BuiltPage, PlannedPage } from '../protocol.ts';
import { makePlan, throttled } from './build-site.ts';
import type { CheckReport, CheckRequest } from './build-types.ts';
import { checkFinishedSite } from './check-finished-site.ts';
import { createSandboxQueue } from './sandbox-page-worker.ts';
import type { WorkerSession } from './worker-session.ts';

type Checked = Pick<BuiltPage, 'path' | 'status' | 'diagnostics' | 'anchors'>;

/** What is known of pages that have been looked at, by `PlannedPage.problemsKey`. */
export type CheckCache = Map<string, Checked>;

/** Looks at every page for its problems alone; what was found stays when it is aborted. */
export async function checkPages(
  worker: WorkerSession,
  cache: CheckCache,
  { files, signal, onProgress, onPage }: CheckRequest,
): Promise<CheckReport> {
  const plan = await makePlan([worker], files);
  const pages = await makePages({
    // One at a time, so that it is in nobody's way.
    queue: createSandboxQueue([worker], { files, purpose: 'check', inHand: 1 }),
    pages: plan.pages,
    earlier: { find: (planned) => cache.get(keyOf(planned)), keep: () => {} },
    take(planned, { path, status, diagnostics, anchors }: Checked) {
      const checked = { path, status, diagnostics, ...(anchors && { anchors }) };
      // Also what was stopped: as long as nothing changes it would be stopped again, and take its time each time.
      cache.set(keyOf(planned), checked);
      onPage(checked);
      return { ...checked, output: planned.output };
    },
    onProgress: onProgress && throttled(onProgress),
    signal,
  });
  const current = new Set(plan.pages.map(keyOf));
  for (const key of cache.keys()) if (!current.has(key)) cache.delete(key);
  const { diagnostics: reading, configAnchors } = plan;
  const finished = await checkFinishedSite(worker, plan, files);
  return { pages: pages.length, late: collectProblems({ reading, pages, configAnchors, finished }).late };
}

function keyOf({ path, problemsKey }: PlannedPage): string {
  return `${problemsKey} ${path}`;
}
