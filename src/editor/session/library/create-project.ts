/** Makes a new project: all of it, or nothing. */
import type { CreateOptions } from '../../../storage/index.ts';
import { lookOf } from '../saving/project-look.ts';
import { folderNotes } from './folder-notes.ts';
import { createImportLocks } from './import-lock.ts';
import type { LibraryOptions } from './project-library.ts';
import type { NewProject } from './unstored-projects.ts';

/**
 * Gives its id. A project that cannot be stored is in this tab only; there it is not written to a folder. Rejects when it
 * is cancelled.
 */
export async function createProject(
  library: LibraryOptions,
  project: NewProject,
  options: CreateOptions = {},
): Promise<string> {
  const { storage, unstored, now, newId, openFolders, locks } = library;
  const { folder, ...rest } = project;
  const { name, files, source, ignoredProblems, hidesOtherHosts } = rest;
  const id = newId();
  const updated = now();
  const manifest = {
    ...{ id, name, revision: 1, updated, created: updated, look: lookOf(files) },
    ...(source !== undefined && { source }),
    ...(ignoredProblems && { ignoredProblems }),
    ...(hidesOtherHosts && { hidesOtherHosts }),
  };
  const notes = folder && (await folderNotes(files, folder, options.signal));
  try {
    await createImportLocks(locks).hold(id, () => storage.create(manifest, files, options));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // The reason comes again, and is shown, when the project is opened and saved.
    unstored.set(id, { ...rest, revision: 1, updated });
    return id;
  }
  if (!folder || !notes) return id;
  try {
    await (await openFolders()).link(id, { handle: folder.handle, isAutomatic: true }, notes);
  } catch (error) {
    // Without its folder it is not what was asked for.
    await storage.remove(id);
    throw error;
  }
  return id;
}

/** Clears away projects whose making was cut off, as by a tab that was closed. */
export async function sweepUnfinished({ storage, locks }: Pick<LibraryOptions, 'storage' | 'locks'>): Promise<void> {
  const importLocks = createImportLocks(locks);
  for (const id of await storage.unfinished()) await importLocks.ifFree(id, () => storage.clearUnfinished(id));
}
