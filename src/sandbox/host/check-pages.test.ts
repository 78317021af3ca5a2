import { expect, test, vi } from 'vitest';
import { rangeAt } from '../../project/diagnostics.ts';
import type { CheckPlan } from '../build-shapes.ts';
import { checkPages } from './check-pages.ts';
import { fakeCheckWorker, TWO_PAGES } from './testing/fake-check-worker.ts';

const PLAN: CheckPlan = {
  ...TWO_PAGES,
  configAnchors: [
    { href: '/b#gone', file: 'docs.json', range: rangeAt(7, 1), page: { path: 'b', file: 'b.mdx' }, id: 'gone' },
  ],
};

const LINK = { written: '/b#lost', output: 'b.html', id: 'lost', file: 'a.mdx', range: rangeAt(3, 1) };

/** A worker whose page `b` has one heading, with the plans it gives one after the other. */
const fakeWorker = (plans: readonly CheckPlan[] = [PLAN], onMake?: (path: string) => void) =>
  fakeCheckWorker({
    plans,
    anchorsOf: (path) => (path === 'a' ? { ids: [], links: [LINK] } : { ids: ['here'], links: [] }),
    ...(onMake && { onMake }),
  });

test('links of pages and of the settings to headings that no built page has are told together', async () => {
  const { late } = await checkPages(fakeWorker().session, new Map(), { files: new Map(), onPage: () => {} });
  expect(late.map(({ code, file, range }) => `${code} ${file}:${range?.start.line}`)).toEqual([
    'links/missing-anchor a.mdx:3',
    'config/missing-anchor docs.json:7',
  ]);
});

test('only pages that changed are looked at again, and those that went are told of no more', async () => {
  const none = { ...PLAN, changed: [] };
  const page = (path: string, key: string) => ({ path, output: `${path}.html`, file: `${path}.mdx`, key });
  const plans = [
    PLAN,
    none,
    { ...none, changed: [page('b', 'other')] },
    { ...none, gone: ['a'] },
    { ...none, siteKey: 'x' },
  ];
  const { session: worker, made } = fakeWorker(plans);
  const cache = new Map();
  const look = async () => {
    made.length = 0;
    const told: string[] = [];
    const { pages, late } = await checkPages(worker, cache, {
      files: new Map(),
      onPage: ({ path }) => void told.push(path),
    });
    return { made: [...made], told: told.sort(), pages, late: late.length };
  };
  expect(await look()).toEqual({ made: ['a', 'b'], told: ['a', 'b'], pages: 2, late: 2 });
  expect(await look()).toEqual({ made: [], told: ['a', 'b'], pages: 2, late: 2 });
  expect(await look()).toEqual({ made: ['b'], told: ['a', 'b'], pages: 2, late: 2 });
  expect(await look()).toEqual({ made: [], told: ['b'], pages: 1, late: 1 });
  expect(await look()).toEqual({ made: ['b'], told: ['b'], pages: 1, late: 1 });
});

test('a worker that took the place of another tells of all pages', async () => {
  const cache = new Map();
  const [first, second] = [fakeWorker(), fakeWorker()];
  const request = { files: new Map(), onPage: () => {} };
  await checkPages(first.session, cache, request);
  expect((await checkPages(second.session, cache, request)).pages).toBe(2);
  expect([...first.made, ...second.made]).toEqual(['a', 'b']);
});

test('a page is looked at when nobody does anything, and not at all when the look is called off meanwhile', async () => {
  const { session: worker, made } = fakeWorker();
  const waiting: (() => void)[] = [];
  const whenAtRest = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const rest = () =>
    vi.waitFor(() => {
      const go = waiting.shift();
      if (!go) throw new Error('Nothing waits yet.');
      go();
    });
  const abort = new AbortController();
  const request = { files: new Map(), onPage: () => {}, signal: abort.signal, whenAtRest };
  const looking = checkPages(worker, new Map(), request);
  const failed = expect(looking).rejects.toThrow();
  await rest();
  await vi.waitFor(() => expect(made).toEqual(['a']));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  abort.abort();
  await rest();
  await failed;
  expect(made).toEqual(['a']);
});

test('what comes after the look is called off is not kept: the worker may have had other files by then', async () => {
  const abort = new AbortController();
  const { session, made } = fakeWorker([PLAN], () => abort.abort());
  const cache = new Map();
  const told: string[] = [];
  const request = { files: new Map(), onPage: ({ path }: { path: string }) => void told.push(path) };
  await expect(checkPages(session, cache, { ...request, signal: abort.signal })).rejects.toThrow();
  expect([made, told, [...cache.keys()]]).toEqual([['a'], [], []]);
});
