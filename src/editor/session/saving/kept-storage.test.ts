import { expect, test, vi } from 'vitest';
import { keepStorage, readStorageFacts } from './kept-storage.ts';

function browser(storage: Partial<StorageManager>): StorageManager {
  return storage as StorageManager;
}

test('what the browser says is told, and what it does not say is left out', async () => {
  const storage = browser({ estimate: async () => ({ usage: 5, quota: 100 }), persisted: async () => false });
  expect(await readStorageFacts(storage)).toEqual({ space: { used: 5, total: 100 }, isKept: false });
  expect(await readStorageFacts(browser({ estimate: () => Promise.reject(new Error('no')) }))).toEqual({});
  expect(await readStorageFacts(undefined)).toEqual({});
});

test('a browser that has promised to keep everything is not asked again', async () => {
  const persist = vi.fn(async () => true);
  expect(await keepStorage(browser({ persisted: async () => true, persist }))).toBe(true);
  expect(persist).not.toHaveBeenCalled();
  expect(await keepStorage(browser({ persisted: async () => false, persist }))).toBe(true);
  expect(await keepStorage(undefined)).toBe(false);
});
