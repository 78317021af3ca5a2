import { WorkerStopped } from '../../../building/worker-stopped.ts';
import type { BuiltPage, CheckPlan } from '../../build-shapes.ts';
import type { WorkerLine } from '../worker-line.ts';
import type { WorkerSession } from '../worker-session.ts';

/** Two pages that nobody has looked at. */
export const TWO_PAGES: CheckPlan = {
  siteKey: '',
  changed: ['a', 'b'].map((path) => ({ path, output: `${path}.html`, file: `${path}.mdx`, key: path })),
  gone: [],
  sources: [],
  configAnchors: [],
  diagnostics: [],
};

export interface FakeCheckWorker {
  /** What it answers to one request for a plan after the other, and behind the last one the first. */
  readonly plans?: readonly CheckPlan[];
  readonly anchorsOf?: (path: string) => NonNullable<BuiltPage['anchors']>;
  /** Runs when a page is made. */
  readonly onMake?: (path: string) => void;
  /** The page that ends the worker. */
  readonly endedBy?: string;
}

/** A worker for looks at pages: what it has made, how many files it was given each time, and how often it was prepared. */
export function fakeCheckWorker({ plans = [TWO_PAGES], anchorsOf, onMake, endedBy }: FakeCheckWorker = {}) {
  const [made, opened]: [string[], number[]] = [[], []];
  let next = 0;
  let prepared = 0;
  let hasEnded = false;
  const ask = async ({ kind, page: path = '' }: { kind: string; page?: string }) => {
    if (hasEnded) throw new WorkerStopped('stopped', 'It has ended.');
    if (kind === 'plan-check') return { kind: 'check-planned', id: 1, plan: plans[next++] ?? plans[0] };
    if (kind === 'check-finished-site') return { kind: 'finished-site-checked', id: 1, problems: [] };
    made.push(path);
    onMake?.(path);
    if (path === endedBy) {
      hasEnded = true;
      throw new WorkerStopped('late', 'It did not come back.');
    }
    const page: BuiltPage = { path, status: 'ok', diagnostics: [], ...(anchorsOf && { anchors: anchorsOf(path) }) };
    return { kind: 'built', id: 1, page };
  };
  const line = { ask, hasEnded: () => hasEnded, stop: () => {} } as unknown as WorkerLine;
  const session: WorkerSession = {
    prepare: () => void prepared++,
    open: async (files) => {
      opened.push(files.size);
      return { line, reading: undefined };
    },
    stop: () => {},
  };
  return { session, made, opened, prepared: () => prepared };
}
