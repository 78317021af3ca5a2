import { expect, test, vi } from 'vitest';
import { packProject } from './pack-project.ts';

const files = new Map([['a.mdx', new Uint8Array(100)]]);

function managerOf(usage: number, quota: number): StorageManager {
  return { estimate: async () => ({ usage, quota }) } as StorageManager;
}

test('a project is packed where ten more copies would fit, and nowhere else', async () => {
  const pack = vi.fn(async () => undefined);
  await packProject({ pack }, 'p1', { files, revision: 3 }, managerOf(500, 1499));
  await packProject({ pack }, 'p1', { files, revision: 3 }, undefined);
  await packProject({ pack }, 'p1', { files }, managerOf(500, 5000));
  expect(pack).not.toHaveBeenCalled();
  await packProject({ pack }, 'p1', { files, revision: 3 }, managerOf(500, 1500));
  expect(pack).toHaveBeenCalledWith('p1', files, 3);
});

test('a disk that has no room after all is no problem of the person', async () => {
  const pack = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await expect(packProject({ pack }, 'p1', { files, revision: 3 }, managerOf(0, 5000))).resolves.toBeUndefined();
});
