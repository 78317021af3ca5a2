import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createProjectStorage } from '../../../storage/index.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { startAutosave } from './autosave.ts';
import { followSaves, tellSave } from './follow-saves.ts';

/** For what comes at once, and later on a busy machine. */
const PATIENTLY = { timeout: 60_000 };
const FILES = { 'a.mdx': 'one', 'b.mdx': 'two' };
const ELSEWHERE = {
  mode: 'elsewhere',
  reason: { code: 'storage/open-elsewhere', severity: 'warning', message: '' },
} as const;

let count = 0;

/** Two tabs with one project: the first writes, the second sees it. */
async function setUp() {
  const storage = createProjectStorage(`follow-${++count}`);
  const journal = { write: () => true, settle: () => undefined };
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  const openTab = () => {
    const store = storeOf(FILES);
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      close: () => undefined,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(channel);
    const stored = { files: store.getState().files, revision: 0 };
    const onSaved = vi.fn((done: Parameters<typeof tellSave>[2]) => tellSave(channel, 'p1', done));
    const autosave = startAutosave({ store, storage, journal, stored, now: () => 1, onSaved });
    followSaves({ store, storage, autosave, channel });
    return { store, autosave };
  };
  const [first, second] = [openTab(), openTab()];
  const { id, name, files } = first.store.getState();
  const manifest = { id, name, revision: 0, updated: 1, look: {} };
  await storage.save({ manifest, changes: [...files].map(([path, after]) => ({ path, after })) });
  second.store.actions.setAccess(ELSEWHERE);
  return { first, second, storage };
}

test('what one tab saves, the other shows, file by file', async () => {
  const { first, second, storage } = await setUp();
  const load = vi.spyOn(storage, 'load');
  const { files } = second.store.getState();
  first.store.actions.setFileText('a.mdx', 'ONE', 0);
  await first.autosave.flush();
  await vi.waitFor(() => expect(textsOf(second.store)).toEqual({ 'a.mdx': 'ONE', 'b.mdx': 'two' }), PATIENTLY);
  first.store.actions.deleteFile('a.mdx');
  await first.autosave.flush();
  await vi.waitFor(() => expect(textsOf(second.store)).toEqual({ 'b.mdx': 'two' }), PATIENTLY);
  expect(second.store.getState().files.get('b.mdx')).toBe(files.get('b.mdx'));
  expect(second.store.getState().access.mode).toBe('elsewhere');
  expect(load).not.toHaveBeenCalled();
});

test('a tab that holds something unsaved keeps it', async () => {
  const { first, second } = await setUp();
  second.store.actions.setAccess({ mode: 'edit' });
  second.store.actions.setFileText('b.mdx', 'unsaved', 0);
  second.store.actions.setAccess(ELSEWHERE);
  first.store.actions.setFileText('a.mdx', 'ONE', 0);
  await first.autosave.flush();
  // Nothing is to come: another save has had its turn by then.
  await first.autosave.keep({ kind: 'named', label: 'After' });
  expect(textsOf(second.store)).toEqual({ 'a.mdx': 'one', 'b.mdx': 'unsaved' });
  expect(second.autosave.noteUnsaved()).toBe(false);
});
