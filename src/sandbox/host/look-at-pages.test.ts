import { expect, it } from 'vitest';
import { WorkerStopped } from '../../building/worker-stopped.ts';
import type { CheckPlan } from '../build-shapes.ts';
// Loaded here, so that no test waits for it.
import './check-pages.ts';
import { createLook } from './look-at-pages.ts';
import type { WorkerLine } from './worker-line.ts';
import type { WorkerSession } from './worker-session.ts';

const PLAN: CheckPlan = {
  siteKey: '',
  changed: ['a', 'b'].map((path) => ({ path, output: `${path}.html`, file: `${path}.mdx`, key: path })),
  gone: [],
  sources: [],
  configAnchors: [],
  diagnostics: [],
};

/** A worker that is ended by the page named, if one is. */
function fakeWorker(endedBy?: string) {
  const [made, opened]: [string[], number[]] = [[], []];
  let prepared = 0;
  let hasEnded = false;
  const ask = async ({ kind, page: path = '' }: { kind: string; page?: string }) => {
    if (hasEnded) throw new WorkerStopped('stopped', 'It has ended.');
    if (kind === 'plan-check') return { kind: 'check-planned', id: 1, plan: PLAN };
    if (kind === 'check-finished-site') return { kind: 'finished-site-checked', id: 1, problems: [] };
    made.push(path);
    if (path === endedBy) {
      hasEnded = true;
      throw new WorkerStopped('late', 'It did not come back.');
    }
    return { kind: 'built', id: 1, page: { path, status: 'ok', diagnostics: [] } };
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

const files = (pages: number, bytes = 10) =>
  new Map(Array.from({ length: pages }, (_, page) => [`page-${page}.mdx`, new Uint8Array(bytes)]));

const request = (pages = 2, bytes?: number, signal?: AbortSignal) => {
  const told: string[] = [];
  const onPage = ({ path }: { path: string }) => void told.push(path);
  return { told, request: { files: files(pages, bytes), onPage, ...(signal && { signal }) } };
};

it('a small project is looked at by the worker of the preview, and one of many or long pages by the own one', async () => {
  const [lent, own] = [fakeWorker(), fakeWorker()];
  const look = createLook(() => lent.session);
  await look(own.session, request(60).request);
  expect([lent.made, own.made]).toEqual([['a', 'b'], []]);
  await createLook(() => lent.session)(own.session, request(61).request);
  expect(own.made).toEqual(['a', 'b']);
  await createLook(() => lent.session)(own.session, request(2, 250_001).request);
  expect([lent.made, own.made]).toEqual([
    ['a', 'b'],
    ['a', 'b', 'a', 'b'],
  ]);
});

it('without a preview the own worker looks', async () => {
  const own = fakeWorker();
  await createLook(() => undefined)(own.session, request().request);
  expect(own.made).toEqual(['a', 'b']);
});

it('a page that ends the worker of the preview is looked at again by the own one, as are all after it, and the preview gets a worker', async () => {
  const [lent, own] = [fakeWorker('b'), fakeWorker()];
  const look = createLook(() => lent.session);
  const { request: asked, told } = request();
  await look(own.session, asked);
  expect([lent.made, own.made]).toEqual([['a', 'b'], ['b']]);
  expect([...new Set(told)].sort()).toEqual(['a', 'b']);
  expect(lent.prepared()).toBe(1);
  const lastOpened = lent.opened.length;
  await look(own.session, request().request);
  expect(lent.opened).toHaveLength(lastOpened);
});

it('the worker of the preview gets no files of a look that is called off', async () => {
  const [lent, own] = [fakeWorker(), fakeWorker()];
  const abort = new AbortController();
  const { request: asked } = request(2, 10, abort.signal);
  abort.abort(new Error('The files have changed.'));
  await expect(createLook(() => lent.session)(own.session, asked)).rejects.toThrow('The files have changed.');
  expect([lent.opened, own.opened]).toEqual([[], []]);
});
