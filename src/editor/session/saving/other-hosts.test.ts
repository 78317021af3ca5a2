import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createProjectStorage } from '../../../storage/index.ts';
import { createOtherHosts } from './other-hosts.ts';

test('the choice to show nothing from other hosts is there at the next opening, also after more was saved', async () => {
  const storage = createProjectStorage('other-hosts');
  const manifest = { id: 'p1', name: 'Acorn', revision: 1, updated: 1, look: {} };
  await storage.save({ manifest, changes: [] });
  const opened = async () => createOtherHosts('p1', (await storage.load('p1'))?.manifest, storage);
  expect((await opened()).areHidden()).toBe(false);
  await (await opened()).hide(true);
  await storage.save({ manifest: { ...manifest, revision: 2 }, baseRevision: 1, changes: [] });
  const again = await opened();
  expect(again.areHidden()).toBe(true);
  await again.hide(false);
  expect((await opened()).areHidden()).toBe(false);
});

test('where it cannot be noted it counts as long as the project is open', async () => {
  const note = vi.fn().mockRejectedValue(new Error('full'));
  const otherHosts = createOtherHosts('p1', undefined, { note });
  await otherHosts.hide(true);
  expect(otherHosts.areHidden()).toBe(true);
});
