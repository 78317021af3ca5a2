import type { ExportRun } from '../../editor/features/export/use-export.ts';
import {
  type Backup,
  exportFileName,
  exportSite,
  type OtherHosts,
  type OwnScripts,
  type PreviewLoop,
  type PreviewLoopOptions,
  type ProjectFolder,
  startCheckLoop,
  startPreviewLoop,
  type Versions,
  type Workspace,
} from '../../editor/session/index.ts';
import type { ProjectStore } from '../../editor/store/index.ts';
import { downloadBlob } from '../../editor/ui/download-blob.ts';
import { createBuildPool, createPreview, type Preview } from '../../sandbox/host/index.ts';
import { followFirstPage } from './first-page.ts';
import { inIdleTime } from './in-idle-time.ts';

/** What the workspace hears of the preview. */
export type PreviewHandlers = Omit<PreviewLoopOptions, 'store' | 'createPreview' | 'container' | 'onPainted'>;

/** The project as the workspace uses it: the session's parts and the sandbox, put together. */
export interface ConnectedProject {
  readonly store: ProjectStore;
  /** Starts the preview in this element. */
  readonly startPreview: (container: HTMLElement, handlers: PreviewHandlers) => PreviewLoop;
  readonly exportSite: (choices: ExportChoices) => ExportRun;
  /** Name of the zip that an export gives. */
  readonly exportFileName: () => string;
  /** The zip of the site was taken: a state to come back to. */
  readonly noteDownloaded: () => void;
  /** Hands the project's own files to the person, as a zip. */
  readonly downloadSource: () => Promise<void>;
  /** Makes this tab the one that edits. */
  readonly takeOver: () => void;
  readonly backup: Backup;
  readonly versions: Versions;
  readonly otherHosts: OtherHosts;
  readonly ownScripts: OwnScripts;
  readonly folder: ProjectFolder;
  /** Resolves when the first page is there, or it is known that none will come: what nobody waits for begins then. */
  readonly ready: Promise<void>;
  readonly disconnect: () => void;
}

export interface ExportChoices {
  /** With the statistics services that the configuration names, or without. */
  readonly hasStatistics: boolean;
  /** With the scripts of the project, or without. */
  readonly hasScripts: boolean;
}

const BUILD_WORKERS = 2;

const loadSourceZip = () => import('../../editor/session/export/export-source-zip.ts');

/** What helps later, piece by piece. */
function* prepareLater(pack: Workspace['pack']): Generator<void> {
  // Who cannot save any more wants the zip, and may not reach the server either by then. Whoever asks for it is told.
  loadSourceZip().catch(() => undefined);
  yield;
  void pack(navigator.storage);
  yield;
}

export function connectProject({
  store,
  backup,
  versions,
  otherHosts,
  ownScripts,
  folder,
  takeOver,
  checkText,
  pack,
}: Workspace): ConnectedProject {
  let preview: Preview | undefined;
  // Kept between looks and exports: it knows the pages that did not change.
  const pool = createBuildPool({ workers: BUILD_WORKERS, lent: () => preview?.worker() });
  const first = followFirstPage(store);
  const checks = startCheckLoop({ store, check: pool.check, ready: first.ready, window });
  void first.ready.then(checkText);
  const stopPreparing = inIdleTime(prepareLater(pack), first.ready);
  return {
    store,
    startPreview: (container, handlers) =>
      startPreviewLoop({
        store,
        createPreview(options) {
          preview = createPreview(options);
          return preview;
        },
        container,
        onPainted: first.notePainted,
        ...handlers,
        onStatus(status) {
          first.note(status);
          handlers.onStatus(status);
        },
      }),
    ready: first.ready,
    exportSite: (choices) => (onProgress, signal) =>
      checks.pauseFor(exportSite({ store, pool, ...choices, onProgress, signal })),
    noteDownloaded: () => void versions.keep({ kind: 'exported' }),
    exportFileName: () => exportFileName(store.getState().name, 'site'),
    backup,
    versions,
    otherHosts,
    ownScripts,
    folder,
    downloadSource: async () => {
      void versions.keep({ kind: 'exported' });
      const { exportSourceZip } = await loadSourceZip();
      downloadBlob(await exportSourceZip(store), exportFileName(store.getState().name, 'source'));
      await backup.noteDownloaded();
    },
    takeOver: () => void takeOver(),
    disconnect: () => {
      first.stop();
      stopPreparing();
      checks.stop();
      pool.dispose();
    },
  };
}
