import { expect, test } from 'vitest';
import type { BuildPurpose, BuiltPage, PlannedPage } from '../protocol.ts';
import { dispatchPages } from './page-dispatch.ts';
import { type StopReason, type WorkerLine, WorkerStopped } from './worker-line.ts';
import type { WorkerSession } from './worker-session.ts';

const plan = (...paths: readonly string[]): PlannedPage[] =>
  paths.map((path) => ({ path, output: `${path}.html`, file: `${path}.mdx`, key: path, problemsKey: path }));

type Answer = (path: string, purpose: BuildPurpose) => StopReason | undefined;

/** A worker that builds every page, but for those that `answer` gives a reason for. */
function fakeWorker(answer: Answer, asked: string[] = []): WorkerSession {
  const ask = async ({ page, purpose }: { page: string; purpose: BuildPurpose }) => {
    asked.push(`${page} ${purpose}`);
    await Promise.resolve();
    const reason = answer(page, purpose);
    if (reason) throw new WorkerStopped(reason, `${page} ${reason}`);
    return { kind: 'built', id: 1, page: { path: page, status: 'ok', diagnostics: [] } };
  };
  const line = { ask, hasEnded: () => false, stop: () => {} } as unknown as WorkerLine;
  return { open: async () => ({ line, reading: undefined }), stop: () => {} };
}

async function dispatch(pages: readonly PlannedPage[], ...workers: readonly WorkerSession[]) {
  const built = new Map<string, BuiltPage>();
  await dispatchPages({
    files: new Map(),
    pages,
    purpose: 'page',
    workers,
    signal: undefined,
    onBuilt: ({ path }, page) => built.set(path, page),
  });
  return built;
}

test('every page is built, by whichever worker is free', async () => {
  const [first, second]: [string[], string[]] = [[], []];
  const pages = plan('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const built = await dispatch(
    pages,
    fakeWorker(() => undefined, first),
    fakeWorker(() => undefined, second),
  );
  expect([...built.keys()].sort()).toEqual(pages.map(({ path }) => path));
  expect(first.length + second.length).toBe(8);
  expect(Math.min(first.length, second.length)).toBeGreaterThan(0);
});

test('a page that does not end is built as text, and says why', async () => {
  const asked: string[] = [];
  const worker = fakeWorker((path, purpose) => (path === 'b' && purpose === 'page' ? 'late' : undefined), asked);
  const built = await dispatch(plan('a', 'b', 'c'), worker);
  expect(built.get('b')).toMatchObject({ status: 'failed', diagnostics: [{ code: 'page/time-limit', file: 'b.mdx' }] });
  expect(built.get('a')).toMatchObject({ status: 'ok', diagnostics: [] });
  expect(asked).toEqual(['a page', 'b page', 'c page', 'b page', 'b page-as-text']);
});

test('a page that was stopped once and finishes alone is in the site as it is', async () => {
  const stopped = new Set(['b']);
  const built = await dispatch(
    plan('a', 'b', 'c'),
    fakeWorker((path) => (stopped.delete(path) ? 'late' : undefined)),
  );
  expect(built.get('b')).toMatchObject({ status: 'ok', diagnostics: [] });
});

test('code of ours that does not come back is not laid to the author', async () => {
  const worker = fakeWorker((path, purpose) => (path === 'b' && purpose === 'page' ? 'stuck' : undefined));
  const built = await dispatch(plan('a', 'b'), worker);
  expect(built.get('b')?.diagnostics).toMatchObject([{ code: 'page/internal-error', file: 'b.mdx' }]);
});

test('pages that waited behind a stopped one are built again as they are', async () => {
  const stopped = new Set(['c']);
  const built = await dispatch(
    plan('a', 'b', 'c'),
    fakeWorker((path) => (stopped.delete(path) ? 'stopped' : undefined)),
  );
  expect(built.get('c')).toMatchObject({ status: 'ok', diagnostics: [] });
});

test('of the pages in hand when a process died, only the one that ends it again is blamed', async () => {
  const deaths = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const asked: string[] = [];
  const worker = fakeWorker((path, purpose) => {
    const left = deaths.get(path) ?? 0;
    if (purpose !== 'page' || left === 0) return undefined;
    deaths.set(path, left - 1);
    return 'died';
  }, asked);
  const built = await dispatch(plan('a', 'b', 'c'), worker);
  expect(built.get('a')).toMatchObject({ status: 'ok', diagnostics: [] });
  expect(built.get('b')).toMatchObject({ status: 'failed', diagnostics: [{ code: 'page/aborted', file: 'b.mdx' }] });
  expect(built.get('c')).toMatchObject({ status: 'ok' });
});

test('a fault of ours ends the build', async () => {
  await expect(
    dispatch(
      plan('a'),
      fakeWorker(() => 'failed'),
    ),
  ).rejects.toThrow('a failed');
});

test('an abort ends the build', async () => {
  const signal = AbortSignal.abort(new Error('Enough.'));
  const options = { files: new Map(), pages: plan('a'), purpose: 'page', onBuilt: () => {} } as const;
  await expect(dispatchPages({ ...options, workers: [fakeWorker(() => undefined)], signal })).rejects.toThrow(
    'Enough.',
  );
});
