import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createProjectStorage } from '../../../storage/index.ts';
import { createOwnScripts } from './own-scripts.ts';

test('the choice to run scripts is kept with the project, and there is none at first', async () => {
  const storage = createProjectStorage('own-scripts');
  const manifest = { id: 'p1', name: 'Acorn', revision: 1, updated: 1, look: {} };
  await storage.save({ manifest, changes: [] });
  const opened = async () => createOwnScripts('p1', (await storage.load('p1'))?.manifest, storage);
  expect((await opened()).areRun()).toBe(false);
  await (await opened()).run(true);
  await storage.save({ manifest: { ...manifest, revision: 2 }, baseRevision: 1, changes: [] });
  expect((await opened()).areRun()).toBe(true);
  await (await opened()).run(false);
  expect((await opened()).areRun()).toBe(false);
});

test('where it cannot be noted it counts as long as the project is open', async () => {
  const note = vi.fn().mockRejectedValue(new Error('full'));
  const scripts = createOwnScripts('p1', undefined, { note });
  await scripts.run(true);
  expect(scripts.areRun()).toBe(true);
});
