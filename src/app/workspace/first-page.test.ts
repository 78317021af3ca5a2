import { expect, test, vi } from 'vitest';
import { storeOf } from '../../editor/store/testing/project.ts';
import { followFirstPage } from './first-page.ts';

/** Whether it is told by now. */
async function isReady(ready: Promise<void>): Promise<boolean> {
  let isTold = false;
  void ready.then(() => {
    isTold = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return isTold;
}

test('the first page is there when it is painted, and not when it is made', async () => {
  const first = followFirstPage(storeOf({ 'docs.json': '{}', 'a.mdx': 'A' }));
  first.note({ kind: 'starting' });
  first.note({ kind: 'current' });
  expect(await isReady(first.ready)).toBe(false);
  first.notePainted();
  expect(await isReady(first.ready)).toBe(true);
});

test('a page that is out of sight is not waited for without end', async () => {
  vi.useFakeTimers();
  try {
    const first = followFirstPage(storeOf({ 'docs.json': '{}', 'a.mdx': 'A' }));
    first.note({ kind: 'broken', message: 'No.', isStale: false });
    vi.runAllTimers();
    expect(await isReady(first.ready)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test.each(['failed', 'stopped'] as const)('a preview that has %s is not waited for', async (kind) => {
  const first = followFirstPage(storeOf({ 'docs.json': '{}', 'a.mdx': 'A' }));
  first.note({ kind, message: 'No.' });
  expect(await isReady(first.ready)).toBe(true);
});

test('a project without a page is not waited for once it has been read', async () => {
  const store = storeOf({ 'docs.json': '{}' });
  const first = followFirstPage(store);
  expect(await isReady(first.ready)).toBe(false);
  store.actions.setReading({ revision: 0, pages: [] });
  expect(await isReady(first.ready)).toBe(true);
});
