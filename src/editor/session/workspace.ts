/** A project opened for work: its store, kept on the disk and read for problems, in this tab or seen from it. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { HistoryStorage } from '../../storage/history/history-storage.ts';
import { createOwnership, type Journal, type OwnershipOptions, type ProjectStorage } from '../../storage/index.ts';
import { type Access, changesBetween, createProjectStore, type ProjectStore } from '../store/index.ts';
import { sessionWords } from '../words/session.ts';
import type { AfterPaint } from './after-paint.ts';
import { type FolderServices, openProjectFolder, type ProjectFolder } from './folder/project-folder.ts';
import { createVersions, type Versions } from './history/versions.ts';
import { holdTyping } from './hold-typing.ts';
import type { UnstoredProjects } from './library/unstored-projects.ts';
import { loadProject } from './load-project.ts';
import { type ReadingWorker, startReadingLoop } from './reading/reading-loop.ts';
import { type Autosave, type SaveDone, startAutosave } from './saving/autosave.ts';
import { type Backup, createBackup } from './saving/backup.ts';
import { followSaves, tellSave } from './saving/follow-saves.ts';
import { createOtherHosts, type OtherHosts } from './saving/other-hosts.ts';
import { createOwnScripts, type OwnScripts } from './saving/own-scripts.ts';
import { packProject } from './saving/pack-project.ts';
import { saveOnLeaving } from './saving/page-lifecycle.ts';
import { type SavingWorker, saveInWorker } from './saving/save-in-worker.ts';

export interface WorkspaceServices extends FolderServices {
  readonly storage: ProjectStorage;
  readonly journal: Journal;
  readonly unstored: UnstoredProjects;
  readonly locks?: OwnershipOptions['locks'];
  readonly openChannel: OwnershipOptions['openChannel'];
  readonly startReadingWorker: () => ReadingWorker;
  readonly startSavingWorker: () => SavingWorker;
  readonly openHistory: () => Promise<HistoryStorage>;
  readonly createAfterPaint: () => AfterPaint;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface Workspace {
  readonly store: ProjectStore;
  readonly backup: Backup;
  readonly versions: Versions;
  readonly otherHosts: OtherHosts;
  readonly ownScripts: OwnScripts;
  readonly folder: ProjectFolder;
  /** Begins to look at links and writing: to be called once the first page is there. */
  readonly checkText: () => void;
  /** Has the project open sooner the next time: for when nobody waits. `manager` is `navigator.storage`. */
  readonly pack: (manager: StorageManager | undefined) => Promise<void>;
  /** Saves what is not saved yet. */
  readonly flush: () => Promise<void>;
  /** Takes the project from the tab that has it, with everything that was saved there. */
  readonly takeOver: () => Promise<void>;
  /** Saves, then lets go of the project. What could not be saved stays in this tab for the next opening. */
  readonly close: () => Promise<void>;
}

export type OpenedWorkspace =
  | { readonly status: 'ok'; readonly workspace: Workspace }
  /** There is no such project. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly problem: Diagnostic };

export async function openWorkspace(id: string, services: WorkspaceServices): Promise<OpenedWorkspace> {
  let autosave: Autosave | undefined;
  let store: ProjectStore | undefined;
  let folder: ProjectFolder | undefined;
  const ownership = createOwnership(id, {
    ...(services.locks && { locks: services.locks }),
    openChannel: services.openChannel,
    onHandOver: async () => {
      await autosave?.flush();
      // Never two at work in one folder.
      await folder?.getLink()?.settled();
    },
    onLost: () => store?.actions.setAccess(ELSEWHERE),
  });
  const isOwner = await ownership.claim();
  const loaded = await loadProject(id, services);
  if (loaded.status !== 'ok') {
    ownership.release();
    return loaded;
  }
  const { initial, stored } = loaded;
  const access = isOwner ? initial.access : (initial.access ?? ELSEWHERE);
  const opened = holdTyping(
    createProjectStore({ ...initial, ...(access && { access }) }),
    services.createAfterPaint().put,
  );
  store = opened;
  const channel = services.openChannel();
  const storage = saveInWorker(services.startSavingWorker, services.storage);
  const onSaved = (done: SaveDone) => tellSave(channel, id, done);
  const saving = startAutosave({ ...services, store: opened, storage, stored, onSaved });
  followSaves({ store: opened, storage: services.storage, autosave: saving, channel });
  autosave = saving;
  const stopSavingOnLeaving = saveOnLeaving(saving, services.page);
  const painted = services.createAfterPaint();
  const reading = startReadingLoop(opened, services.startReadingWorker, painted, services.page.window);

  const projectFolder = openProjectFolder(opened, services);
  folder = projectFolder;

  const workspace: Workspace = {
    store: opened,
    backup: createBackup(id, loaded.manifest, services),
    otherHosts: createOtherHosts(id, loaded.manifest, services.storage),
    ownScripts: createOwnScripts(id, loaded.manifest, services.storage),
    versions: createVersions(id, saving, services.openHistory),
    folder: projectFolder,
    checkText: reading.check,
    pack: async (manager) => {
      if (opened.getState().access.mode === 'edit') await packProject(services.storage, id, saving.stored(), manager);
    },
    flush: saving.flush,
    takeOver: async () => {
      // Of a tab from which the project was taken before it could save.
      const own = changesBetween(saving.stored().files, opened.settle().files);
      await ownership.takeOver();
      const again = await loadProject(id, services);
      if (again.status !== 'ok') return;
      saving.rebase(again.stored);
      opened.actions.reset({ access: EDIT, revision: 0, ...again.initial });
      const files = new Map(own.map(({ path, after }) => [path, after]));
      if (files.size > 0) opened.actions.editFiles({ label: sessionWords.ownChanges, files });
    },
    close: async () => {
      await saving.flush();
      await projectFolder.close();
      await saving.flush();
      const { name, files, revision, ignoredProblems, saved, access } = opened.settle();
      if (saved.status === 'failed' && access.mode === 'edit')
        services.unstored.set(id, { name, files, revision, ignoredProblems, updated: services.now() });
      saving.stop();
      stopSavingOnLeaving();
      reading.stop();
      storage.stop();
      channel.close();
      ownership.release();
    },
  };
  return { status: 'ok', workspace };
}

const EDIT: Access = { mode: 'edit' };

const ELSEWHERE: Access = {
  mode: 'elsewhere',
  reason: {
    code: 'storage/open-elsewhere',
    severity: 'warning',
    message: sessionWords.openElsewhere,
    hint: sessionWords.openElsewhereHelp,
  },
};
