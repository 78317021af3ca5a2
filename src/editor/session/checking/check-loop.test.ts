import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { BuildError, type CheckReport, type CheckRequest } from '../../../sandbox/host/build-types.ts';
import { selectProblems } from '../../store/index.ts';
import { storeOf } from '../../store/testing/project.ts';
import { PAUSE_MS, startCheckLoop } from './check-loop.ts';

const problem = (file: string): Diagnostic => ({
  code: 'mdx/x',
  severity: 'error',
  message: `${file} is broken.`,
  file,
});

interface Look {
  readonly request: CheckRequest;
  readonly end: (report: CheckReport) => void;
  readonly fail: (error: Error) => void;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(ready = Promise.resolve()) {
  const store = storeOf({ 'docs.json': '{}', 'a.mdx': 'A', 'b.mdx': 'B' });
  const looks: Look[] = [];
  const check = (request: CheckRequest) =>
    new Promise<CheckReport>((end, fail) => {
      request.signal?.addEventListener('abort', () => fail(new Error('aborted')));
      looks.push({ request, end, fail });
    });
  const loop = startCheckLoop({ store, check, ready, window: new EventTarget() });
  const look = (at: number) => {
    const found = looks[at];
    if (found === undefined) throw new Error(`There was no look ${at}.`);
    return found;
  };
  const listed = () => selectProblems(store.getState()).map(({ message }) => message);
  const status = () => store.getState().checking;
  return { store, looks, look, loop, listed, status };
}

/** What waits for a promise has gone on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('looks at no page before the one that is to be seen first is there, whatever changes meanwhile', async () => {
  let tellReady = (): void => {};
  const { store, looks } = start(
    new Promise((resolve) => {
      tellReady = resolve;
    }),
  );
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  store.actions.setFileText('a.mdx', 'A1', 0);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(looks).toHaveLength(0);
  tellReady();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(looks).toHaveLength(1);
});

test('says how many of how many pages have been looked at, and is done when all have', async () => {
  const { look, listed, status } = start();
  expect(status()).toEqual({ status: 'looking', done: 0, total: 0 });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  const { request, end } = look(0);
  request.onProgress?.({ done: 0, total: 40 });
  expect(status()).toEqual({ status: 'looking', done: 0, total: 40 });
  request.onPage({ path: 'b', diagnostics: [problem('b.mdx')] });
  await vi.advanceTimersByTimeAsync(1000);
  request.onProgress?.({ done: 12, total: 40 });
  expect(status()).toEqual({ status: 'looking', done: 12, total: 40 });
  expect(listed()).toEqual(['b.mdx is broken.']);
  end({ pages: 40, late: [problem('links')] });
  await settle();
  expect(status()).toEqual({ status: 'done' });
  expect(listed()).toEqual(['b.mdx is broken.', 'links is broken.']);
});

test('waits while someone types, and begins anew with what was typed', async () => {
  const { store, looks, look } = start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  for (const text of ['A1', 'A12', 'A123']) {
    store.actions.setFileText('a.mdx', text, 0);
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  }
  expect(looks).toHaveLength(1);
  expect(look(0).request.signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(look(1).request.files).toBe(store.getState().files);
});

test('is silent about what an old look finds', async () => {
  const { store, look, listed } = start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  store.actions.setFileText('a.mdx', 'A1', 0);
  look(0).request.onPage({ path: 'a', diagnostics: [problem('a.mdx')] });
  look(0).request.onProgress?.({ done: 40, total: 40 });
  await settle();
  expect(listed()).toEqual([]);
});

test('does not claim that all has been looked at once another page changes; the shown page speaks for itself', async () => {
  const { store, look, status } = start();
  store.actions.openPage('a');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  look(0).end({ pages: 2, late: [] });
  await settle();
  store.actions.setFileText('a.mdx', 'A1', 0);
  expect(status()).toEqual({ status: 'done' });
  store.actions.setFileText('b.mdx', 'B1', 0);
  expect(status().status).toBe('looking');
});

test('takes back what was said of pages that are gone', async () => {
  const { store, look, listed } = start();
  store.actions.setDiagnostics('page:gone', [problem('gone.mdx')]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  look(0).request.onPage({ path: 'a', diagnostics: [] });
  look(0).end({ pages: 1, late: [] });
  await settle();
  expect(listed()).toEqual([]);
});

test('lets an export have the workers, and goes on after it', async () => {
  const { looks, look, loop } = start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  const ends: ((zip: string) => void)[] = [];
  const exported = loop.pauseFor(
    new Promise<string>((resolve) => {
      ends.push(resolve);
    }),
  );
  expect(look(0).request.signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveLength(1);
  ends[0]?.('a zip');
  expect(await exported).toBe('a zip');
  await settle();
  expect(looks).toHaveLength(2);
});

test('settings that cannot be read leave nothing to look at; a fault of the sandbox is told', async () => {
  const unreadable = start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  unreadable.look(0).fail(new BuildError([problem('docs.json')]));
  await settle();
  expect(unreadable.status()).toEqual({ status: 'done' });
  const broken = start();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  broken.look(0).fail(new Error('The frame is gone.'));
  await settle();
  expect(broken.status()).toEqual({ status: 'failed' });
});
