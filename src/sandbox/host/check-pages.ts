import { checkAnchors } from '../../rules/check-anchors.ts';
import type { BuiltPage, PlannedPage } from '../protocol.ts';
import { makePlan, throttled, withOutputs } from './build-site.ts';
import type { CheckReport, CheckRequest } from './build-types.ts';
import { dispatchPages } from './page-dispatch.ts';
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
  const pages = new Map<PlannedPage, Checked>();
  const report = onProgress ? throttled(onProgress) : () => {};
  const keep = (planned: PlannedPage, checked: Checked): void => {
    pages.set(planned, checked);
    onPage(checked);
  };
  for (const planned of plan.pages) {
    const known = cache.get(keyOf(planned));
    if (known) keep(planned, known);
  }
  const total = plan.pages.length;
  report({ done: pages.size, total });
  await dispatchPages({
    files,
    pages: plan.pages.filter((page) => !pages.has(page)),
    purpose: 'check',
    workers: [worker],
    inHand: 1,
    signal,
    onBuilt(planned, { path, status, diagnostics, anchors }) {
      const checked = { path, status, diagnostics, ...(anchors && { anchors }) };
      cache.set(keyOf(planned), checked);
      keep(planned, checked);
      report({ done: pages.size, total });
    },
  });
  const current = new Set(plan.pages.map(keyOf));
  for (const key of cache.keys()) if (!current.has(key)) cache.delete(key);
  return { pages: total, links: checkAnchors(plan.configAnchors, withOutputs(pages)) };
}

function keyOf({ path, problemsKey }: PlannedPage): string {
  return `${problemsKey} ${path}`;
}
