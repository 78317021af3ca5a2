import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMIT_MS, RETRY_LIMIT_MS } from './limits.ts';
import { type EarlierPages, makePages } from './make-pages.ts';
import type { PageForm, PageToMake } from './page-worker.ts';
import { createFakeWorker, createUsualClock, type FakePage, type Fate } from './testing/fake-worker.ts';
import { createWorkQueue } from './work-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE_MS = 10;

interface Site {
  readonly pages: readonly string[];
  /** Of pages that are not simply made. */
  readonly fateOf?: (path: string, form: PageForm) => Fate | undefined;
  readonly workers?: number;
  readonly earlier?: EarlierPages<PageToMake, FakePage>;
  readonly signal?: AbortSignal;
  readonly canStart?: boolean;
}

/** What was begun, by worker and in order, with the time; and what came out. */
async function build({ pages, fateOf = () => undefined, workers = 1, earlier, signal, canStart = true }: Site) {
  const begun: { readonly worker: number; readonly what: string; readonly at: number }[] = [];
  const clock = createUsualClock();
  const queue = createWorkQueue({
    workers: Array.from({ length: workers }, (_, worker) =>
      createFakeWorker({
        clock,
        fateOf: (path, form) => fateOf(path, form) ?? PAGE_MS,
        onBegin: (path, form) => begun.push({ worker, what: `${path} ${form}`, at: performance.now() }),
        canStart,
      }),
    ),
    inHand: 3,
  });
  const progress: string[] = [];
  const building = makePages({
    queue,
    pages: pages.map((path) => ({ path, file: `${path}.mdx` })),
    earlier,
    take: (_, made: FakePage) => made,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
    signal,
  });
  const end = building.then(
    (made) => ({ made, error: undefined }),
    (error: unknown) => ({ made: [], error }),
  );
  // Longer than all that can be tried here takes.
  await vi.advanceTimersByTimeAsync(600_000);
  return { ...(await end), begun, progress, whats: begun.map(({ what }) => what) };
}

const letters = (count: number) => Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
const codesOf = (page: FakePage | undefined) => page?.diagnostics.map(({ code, file }) => `${code} ${file}`);

test('every page is made once, by whichever worker is free, and comes out in its place', async () => {
  const pages = letters(12);
  const { made, begun, progress } = await build({ pages, workers: 3, fateOf: (path) => 500 - path.charCodeAt(0) * 4 });
  expect(made.map(({ path }) => path)).toEqual(pages);
  expect(begun.map(({ what }) => what).sort()).toEqual(pages.map((path) => `${path} page`));
  expect(new Set(begun.map(({ worker }) => worker)).size).toBe(3);
  expect(progress.at(0)).toBe('0/12');
  expect(progress.at(-1)).toBe('12/12');
});

test('a page that never ends is tried again when all others are done, with five times the limit, and comes out as text', async () => {
  const fateOf = (path: string, form: PageForm) => (path === 'b' && form === 'page' ? 'endless' : undefined);
  const { made, begun, whats } = await build({ pages: letters(5), fateOf });
  expect(whats.slice(0, 5).sort()).toEqual(letters(5).map((path) => `${path} page`));
  expect(whats.slice(5)).toEqual(['b page', 'b page-as-text']);
  expect(made.map(({ status }) => status)).toEqual(['ok', 'failed', 'ok', 'ok', 'ok']);
  expect(codesOf(made[1])).toEqual(['page/time-limit b.mdx']);
  const at = (index: number) => begun[index]?.at ?? 0;
  expect(at(2) - at(1)).toBeGreaterThanOrEqual(LIMIT_MS);
  expect(at(2) - at(1)).toBeLessThan(RETRY_LIMIT_MS);
  expect(at(6) - at(5)).toBeGreaterThanOrEqual(RETRY_LIMIT_MS);
});

test('a page that was stopped and finishes alone is in the site as it is', async () => {
  const endless = new Set(['b']);
  const { made } = await build({ pages: letters(3), fateOf: (path) => (endless.delete(path) ? 'endless' : undefined) });
  expect(made.map(({ path, form, status }) => `${path} ${form} ${status}`)).toEqual([
    'a page ok',
    'b page ok',
    'c page ok',
  ]);
});

test('nothing is done beside a page that is tried again', async () => {
  const tries = new Map<string, number>();
  const fateOf = (path: string) => {
    tries.set(path, (tries.get(path) ?? 0) + 1);
    return tries.get(path) === 1 ? 'endless' : 1000;
  };
  const { begun } = await build({ pages: letters(4), workers: 2, fateOf });
  const again = begun.slice(-4).map(({ at }) => at);
  for (const [index, at] of again.slice(1).entries()) expect(at - (again[index] ?? at)).toBeGreaterThanOrEqual(1000);
});

test('after three tries in vain the other pages of a site that stop come out as text at once', async () => {
  const fateOf = (_: string, form: PageForm) => (form === 'page' ? 'endless' : undefined);
  const { made, whats } = await build({ pages: letters(6), fateOf });
  expect(whats.filter((what) => what.endsWith(' page'))).toHaveLength(6 + 3);
  expect(made.map(({ form }) => form)).toEqual(letters(6).map(() => 'page-as-text'));
});

test('of the pages in hand when a worker dies only the one that ends it again is blamed', async () => {
  const deaths = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const fateOf = (path: string) => {
    const left = deaths.get(path) ?? 0;
    deaths.set(path, left - 1);
    return left > 0 ? 'died' : undefined;
  };
  const { made } = await build({ pages: letters(3), fateOf });
  expect(made.map(({ form }) => form)).toEqual(['page', 'page-as-text', 'page']);
  expect(codesOf(made[1])).toEqual(['page/aborted b.mdx']);
});

test('code of ours that does not come back is not laid to the author', async () => {
  const fateOf = (path: string, form: PageForm) => (path === 'b' && form === 'page' ? 'stuck' : undefined);
  const { made } = await build({ pages: letters(2), fateOf });
  expect(codesOf(made[1])).toEqual(['page/internal-error b.mdx']);
});

test('a fault of ours in one page is told in one line, and not tried again', async () => {
  const fateOf = (path: string, form: PageForm) => (path === 'b' && form === 'page' ? 'fault' : undefined);
  const { made, whats } = await build({ pages: letters(3), fateOf });
  expect(whats).toEqual(['a page', 'b page', 'c page', 'b page-as-text']);
  expect(made[1]?.diagnostics[0]?.message).toMatch(/The error: Our fault\.$/);
});

test('a page whose text cannot be made either comes out as its source', async () => {
  const fateOf = (_: string, form: PageForm) => (form === 'page-as-source' ? undefined : 'fault');
  const { made } = await build({ pages: ['a'], fateOf });
  expect(made).toMatchObject([{ form: 'page-as-source', status: 'failed' }]);
  expect(codesOf(made[0])).toEqual(['page/internal-error a.mdx']);
});

test('where no worker can start nothing is made at all', async () => {
  const { error, whats } = await build({ pages: letters(9), workers: 2, canStart: false });
  expect(error).toMatchObject({ message: 'No worker starts.' });
  expect(whats).toEqual([]);
});

test('an abort ends the build with its reason, and begins no further page', async () => {
  const abort = new AbortController();
  setTimeout(() => abort.abort(new Error('Enough.')), PAGE_MS * 2.5);
  const { error, whats } = await build({ pages: letters(20), signal: abort.signal });
  expect(error).toMatchObject({ message: 'Enough.' });
  expect(whats.length).toBeLessThan(7);
});

test('what an earlier build left is taken over, and of the rest nothing of a failure is kept', async () => {
  const kept: string[] = [];
  const earlier: EarlierPages<PageToMake, FakePage> = {
    find: ({ path }) => (path < 'c' ? { path, form: 'page', status: 'ok', diagnostics: [] } : undefined),
    keep: ({ path }) => void kept.push(path),
  };
  const fateOf = (path: string, form: PageForm) => (path === 'd' && form === 'page' ? 'endless' : undefined);
  const { made, whats, progress } = await build({ pages: letters(5), fateOf, earlier });
  expect(made.map(({ path }) => path)).toEqual(letters(5));
  expect(whats).not.toContain('a page');
  expect(kept).toEqual(['c', 'e']);
  expect(progress).toEqual(['2/5', '3/5', '4/5', '5/5']);
});
