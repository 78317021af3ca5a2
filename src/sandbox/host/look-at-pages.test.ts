import { expect, it } from 'vitest';
// Loaded here, so that no test waits for it.
import './check-pages.ts';
import { createLook } from './look-at-pages.ts';
import { fakeCheckWorker } from './testing/fake-check-worker.ts';

const files = (pages: number, bytes = 10) =>
  new Map(Array.from({ length: pages }, (_, page) => [`page-${page}.mdx`, new Uint8Array(bytes)]));

const request = (pages = 2, bytes?: number, signal?: AbortSignal) => {
  const told: string[] = [];
  const onPage = ({ path }: { path: string }) => void told.push(path);
  return { told, request: { files: files(pages, bytes), onPage, ...(signal && { signal }) } };
};

it('a small project is looked at by the worker of the preview, and one of many or long pages by the own one', async () => {
  const [lent, own] = [fakeCheckWorker(), fakeCheckWorker()];
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
  const own = fakeCheckWorker();
  await createLook(() => undefined)(own.session, request().request);
  expect(own.made).toEqual(['a', 'b']);
});

it('a page that ends the worker of the preview is looked at again by the own one, as are all after it, and the preview gets a worker', async () => {
  const [lent, own] = [fakeCheckWorker({ endedBy: 'b' }), fakeCheckWorker()];
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
  const [lent, own] = [fakeCheckWorker(), fakeCheckWorker()];
  const abort = new AbortController();
  const { request: asked } = request(2, 10, abort.signal);
  abort.abort(new Error('The files have changed.'));
  await expect(createLook(() => lent.session)(own.session, asked)).rejects.toThrow('The files have changed.');
  expect([lent.opened, own.opened]).toEqual([[], []]);
});
