import { expect, test, vi } from 'vitest';
import type { SaveRequest } from '../../../storage/project-storage.ts';
import { type SavingWorker, saveInWorker } from './save-in-worker.ts';
import type { SaveMessage } from './saving-messages.ts';

function requestOf(after: Uint8Array): SaveRequest {
  const change = { path: 'a.mdx', before: new Uint8Array(9), after };
  return { manifest: { id: 'p1', name: 'Acorn', revision: 1, updated: 1, look: {} }, changes: [change] };
}
const request = requestOf(new Uint8Array([1, 2]));

function setUp() {
  const sent: SaveMessage[] = [];
  const worker: SavingWorker = {
    postMessage: (message) => void sent.push(message),
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
  };
  const storage = { save: vi.fn(async () => 'saved' as const) };
  return { sent, worker, storage, saving: saveInWorker(() => worker, storage) };
}

test('a save goes to the worker with nothing but what it writes, and its answer comes back', async () => {
  const { sent, worker, storage, saving } = setUp();
  const large = new Uint8Array(100);
  const saved = saving.save(requestOf(large.subarray(10, 12)));
  const [message] = sent;
  expect(message?.request.changes).toEqual([{ path: 'a.mdx', after: new Uint8Array(2) }]);
  expect(message?.request.changes[0]?.after?.buffer.byteLength).toBe(2);
  worker.onmessage?.(new MessageEvent('message', { data: { turn: 0, result: 'overtaken' } }));
  expect(await saved).toBe('overtaken');
  expect(storage.save).not.toHaveBeenCalled();
});

test('what the database rejects with is known by its name', async () => {
  const { worker, saving } = setUp();
  const saved = saving.save(request);
  const error = { name: 'QuotaExceededError', message: 'full' };
  worker.onmessage?.(new MessageEvent('message', { data: { turn: 0, error } }));
  await expect(saved).rejects.toMatchObject(error);
});

test('where no worker starts, the page saves: what waits, and what comes', async () => {
  const { sent, worker, storage, saving } = setUp();
  const saved = saving.save(request);
  worker.onerror?.(new Event('error') as ErrorEvent);
  expect(await saved).toBe('saved');
  expect(await saving.save(request)).toBe('saved');
  expect(storage.save).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});

test('what is very large is written by the page itself', async () => {
  const { sent, storage, saving } = setUp();
  expect(await saving.save(requestOf(new Uint8Array(33_000_000)))).toBe('saved');
  expect(storage.save).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});
