import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileSearcher, type FileSearch, type SearchResult } from '../../../authoring/text-search/search-files.ts';
import { createSearchClient, SEARCH_LIMIT_MS, type SearchingWorker } from './search-client.ts';
import type { SearchAnswer, SearchRequest } from './search-messages.ts';

const SEARCH: FileSearch = {
  text: 'a',
  isRegex: false,
  matchesCase: false,
  isWholeWord: false,
  scope: 'pages',
  files: '',
};
const filesOf = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));

/** A worker that begins after `startMs` and answers after 10 ms more, and never where the text is `slow`. */
function startWorker(startMs: number): SearchingWorker & { readonly got: SearchRequest[]; isStopped: boolean } {
  const searcher = createFileSearcher();
  const worker = {
    got: [] as SearchRequest[],
    isStopped: false,
    onmessage: null as SearchingWorker['onmessage'],
    onerror: null,
    terminate: () => {
      worker.isStopped = true;
    },
    postMessage: (request: SearchRequest) => {
      worker.got.push(request);
      if (request.type === 'files') {
        for (const { path, after } of request.changes) searcher.update(path, after);
        return;
      }
      const { id, search } = request;
      const answer = (data: SearchAnswer, delay: number) =>
        setTimeout(() => !worker.isStopped && worker.onmessage?.({ data } as MessageEvent), delay);
      answer({ id }, startMs);
      if (search.text !== 'slow') answer({ id, result: searcher.search(search) }, startMs + 10);
    },
  };
  return worker;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp({ startMs = 0 } = {}) {
  const workers: ReturnType<typeof startWorker>[] = [];
  const client = createSearchClient(() => {
    const worker = startWorker(startMs);
    workers.push(worker);
    return worker;
  });
  const results: SearchResult[] = [];
  const search = (files: ReadonlyMap<string, Uint8Array>, wanted: Partial<FileSearch> = {}) =>
    client.search(files, { ...SEARCH, ...wanted }, (result) => results.push(result));
  return { workers, client, results, search };
}

test('hands over what changed only, and of the searches that wait runs the newest', () => {
  const { workers, results, search } = setUp();
  const files = filesOf({ 'a.mdx': 'a', 'b.mdx': 'b', 'c.png': 'a' });
  search(files);
  search(files, { text: 'x' });
  search(files, { text: 'b' });
  vi.advanceTimersByTime(100);
  expect(results).toMatchObject([{ total: 1, files: [{ path: 'b.mdx' }] }]);
  const next = new Map(files).set('a.mdx', new TextEncoder().encode('b b'));
  search(next, { text: 'b' });
  vi.advanceTimersByTime(100);
  expect(results.at(-1)).toMatchObject({ total: 3 });
  const sent = workers[0]?.got.flatMap((request) =>
    request.type === 'files' ? [request.changes.map(({ path }) => path)] : [],
  );
  expect(sent).toEqual([['a.mdx', 'b.mdx'], ['a.mdx']]);
});

test('an expression that takes for ever is stopped, and the next search has all files again', () => {
  const { workers, results, search } = setUp();
  const files = filesOf({ 'a.mdx': 'a' });
  search(files, { text: 'slow', isRegex: true });
  vi.advanceTimersByTime(SEARCH_LIMIT_MS + 1);
  expect(results).toEqual([
    {
      status: 'refused',
      message: 'The expression takes too long on these pages. Make it simpler, or search in fewer files.',
    },
  ]);
  expect(workers[0]?.isStopped).toBe(true);
  search(files);
  vi.advanceTimersByTime(100);
  expect(results.at(-1)).toMatchObject({ total: 1 });
});

test('a worker that starts slowly is waited for', () => {
  const { workers, results, search } = setUp({ startMs: 10 * SEARCH_LIMIT_MS });
  search(filesOf({ 'a.mdx': 'a' }));
  vi.advanceTimersByTime(10 * SEARCH_LIMIT_MS + 20);
  expect(results).toMatchObject([{ total: 1 }]);
  expect(workers[0]?.isStopped).toBe(false);
});
