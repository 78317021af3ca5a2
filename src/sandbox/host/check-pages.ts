import { makePages } from '../../building/make-pages.ts';
import { collectProblems } from '../../rules/collect-problems.ts';
import type { BuiltPage, CheckPlan, PageToCheck } from '../build-shapes.ts';
import { readProject, throttled } from './build-site.ts';
import type { CheckReport, CheckRequest } from './build-types.ts';
import { checkFinishedSite } from './check-finished-site.ts';
import { createSandboxQueue } from './sandbox-page-worker.ts';
import type { WorkerLine } from './worker-line.ts';
import type { WorkerSession } from './worker-session.ts';

type Checked = Pick<BuiltPage, 'path' | 'status' | 'diagnostics' | 'anchors'>;

/** What is known of the pages of a project from looks before, by path, and what it was known for. */
export type CheckCache = Map<string, { readonly siteKey: string; readonly page: PageToCheck; readonly found: Checked }>;

type CheckedPage = Checked & Pick<PageToCheck, 'output'>;

/** Looks at every page for its problems alone; what was found stays when it is aborted. */
export async function checkPages(
  worker: WorkerSession,
  cache: CheckCache,
  { files, signal, onProgress, onPage, whenAtRest }: CheckRequest,
): Promise<CheckReport> {
  const { pages, ...plan } = await planCheck(worker, files);
  const { siteKey } = plan;
  const checked = new Map<string, CheckedPage>();
  const tell = ({ path, output }: PageToCheck, found: Checked): void => {
    checked.set(path, { ...found, output });
    onPage(found);
  };
  const anew: PageToCheck[] = [];
  for (const page of pages.values()) {
    const known = cache.get(page.path);
    if (known?.siteKey === siteKey && isSamePage(known.page, page)) tell(page, known.found);
    else anew.push(page);
  }
  const progress = onProgress && throttled(onProgress);
  await makePages({
    // One at a time, so that it is in nobody's way.
    queue: createSandboxQueue([worker], { files, purpose: 'check', inHand: 1, before: whenAtRest, signal }),
    pages: anew,
    take(page: PageToCheck, { path, status, diagnostics, anchors }: Checked) {
      // A worker that is lent may have been given newer files meanwhile.
      if (signal?.aborted) return;
      const found = { path, status, diagnostics, ...(anchors && { anchors }) };
      // Also what was stopped: as long as nothing changes it would be stopped again, and take its time each time.
      cache.set(path, { siteKey, page, found });
      tell(page, found);
    },
    onProgress: progress && ((done) => progress(pages.size - anew.length + done, pages.size)),
    signal,
  });
  for (const path of cache.keys()) if (!pages.has(path)) cache.delete(path);
  const { diagnostics: reading, configAnchors } = plan;
  const finished = await checkFinishedSite(worker, plan, files);
  const inOrder = [...pages.keys()].flatMap((path) => checked.get(path) ?? []);
  return { pages: pages.size, late: collectProblems({ reading, pages: inOrder, configAnchors, finished }).late };
}

/** The pages that each worker told of: it tells again only what changed. */
const told = new WeakMap<WorkerLine, ReadonlyMap<string, PageToCheck>>();

/** @throws {BuildError} when the configuration cannot be read */
async function planCheck(
  worker: WorkerSession,
  files: CheckRequest['files'],
): Promise<Omit<CheckPlan, 'changed' | 'gone'> & { readonly pages: ReadonlyMap<string, PageToCheck> }> {
  const { line, reading } = await worker.open(files);
  const answer = line.ask({ kind: 'plan-check' }).then(({ plan: { changed, gone, ...plan } }) => {
    const pages = new Map(told.get(line));
    for (const path of gone) pages.delete(path);
    for (const page of changed) pages.set(page.path, page);
    told.set(line, pages);
    return { ...plan, pages };
  });
  return readProject(reading, answer);
}

function isSamePage(one: PageToCheck, other: PageToCheck): boolean {
  return one === other || (one.key === other.key && one.output === other.output && one.file === other.file);
}
