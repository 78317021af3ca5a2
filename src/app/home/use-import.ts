import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import type { ImportState } from '../../editor/features/home/import-dialog.tsx';
import type { ProjectLibrary } from '../../editor/session/index.ts';
import { relativeTime } from '../../editor/ui/relative-time.ts';
import { showUndoNotice } from '../../editor/ui/undo-notice.ts';
import { importWords as words } from '../../editor/words/import.ts';
import type { ImportResult, IncomingTree, OpenedTree } from '../../transfer/import.ts';
import { folderAt } from '../pick-folder.ts';
import type { ProjectOpener } from '../project-opener.ts';
import { findSameProject, sourceName } from './find-same-project.ts';
import { summaryWords } from './import-words.ts';

export interface RunningImport {
  /** Name of the folder or zip. */
  readonly source: string;
  readonly state: ImportState;
}

type Imported = Extract<ImportResult, { status: 'ok' }>;

/** What is handed in. */
export interface ImportSource {
  /** Name of the folder or zip; empty where only opening it tells. */
  readonly name: string;
  /** Called within the event that handed the files in: the browser takes some of them back after it. */
  readonly open: (options: OpenOptions) => OpenedTree | Promise<OpenedTree>;
  /** The folder that the project is written back to. */
  readonly folder?: FileSystemDirectoryHandle;
}

export interface OpenOptions {
  /** Called with the number of files found so far. */
  readonly onFound: (files: number) => void;
  readonly signal: AbortSignal;
}

const LOOKING = { status: 'reading', step: 'looking', done: 0, total: 0, bytes: 0, totalBytes: 0 } as const;

/** Takes a folder or zip in as a new project and opens it, or says why not. */
export function useImport(library: ProjectLibrary, opener: ProjectOpener, onOpen: (id: string) => void) {
  const [running, setRunning] = useState<RunningImport>();
  const abort = useRef<AbortController>(undefined);

  const read = async (
    tree: IncomingTree,
    folder: ImportSource['folder'],
    source: string,
    signal: AbortSignal,
    makeConfig: boolean,
  ) => {
    const { importTree } = await import('../../transfer/import.ts');
    const result = await importTree(tree, {
      signal,
      makeConfig,
      onProgress: (progress) => {
        if (!signal.aborted) setRunning({ source, state: { status: 'reading', step: 'reading', ...progress } });
      },
    });
    signal.throwIfAborted();
    if (result.status === 'ok') return take(result, source, folder, signal);
    const canMake = result.status === 'no-configuration' && result.pages > 0;
    const again = () => begin(source, (next) => read(tree, folder, source, next, true));
    setRunning({
      source,
      state: { status: 'refused', problems: [result.problem], ...(canMake && { makeConfiguration: again }) },
    });
  };

  /** Asks what becomes of a project that is here already, and makes the new one. */
  const take = async (
    result: Imported,
    source: string,
    picked: FileSystemDirectoryHandle | undefined,
    signal: AbortSignal,
  ) => {
    const { name, files, modified, summary } = result;
    const folder = picked && { handle: await folderAt(picked, summary.root), modified };
    const project = { name, files, source: sourceName(source), ...(folder && { folder }) };
    const options = (ending: AbortSignal) => storing(result, ending, (state) => setRunning({ source, state }));
    const keep = async (ending: AbortSignal) => finish(await library.create(project, options(ending)), result, source);
    const same = findSameProject((await library.list()).projects, project);
    signal.throwIfAborted();
    if (same === undefined) return keep(signal);
    const replace = async (ending: AbortSignal) => {
      const id = await library.replace(same.id, project, options(ending));
      finish(id, result, source, () => void takeBack(library, id, same.id, onOpen));
    };
    const openHere = () => {
      setRunning(undefined);
      onOpen(same.id);
    };
    const choices = { openHere, keepBoth: () => begin(source, keep), replace: () => begin(source, replace) };
    const changed = relativeTime(same.updated, Date.now());
    setRunning({ source, state: { status: 'here', name: same.name, changed, ...choices } });
  };

  const finish = (id: string, { name, summary }: Imported, source: string, undo?: () => void) => {
    const open = () => {
      setRunning(undefined);
      onOpen(id);
      if (undo) showReplaced(name, undo);
    };
    const problems = summary.diagnostics.filter(({ severity }) => severity !== 'info');
    if (problems.length > 0) {
      setRunning({ source, state: { status: 'incomplete', summary: summaryWords(summary), problems, open } });
      return;
    }
    // Read in a moment, and on a small window in the way; that a file was made is worth a longer look.
    const autoClose = summary.isConfigNew ? 8000 : 4000;
    if (!undo) notifications.show({ title: words.openedName(name), message: summaryWords(summary), autoClose });
    open();
  };

  const begin = (source: string, work: (signal: AbortSignal) => Promise<void>) => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setRunning({ source, state: LOOKING });
    opener.prepare();
    work(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      setRunning({ source, state: failed(error) });
    });
  };

  const start = (incoming: ImportSource) =>
    begin(incoming.name, async (signal) => {
      const onFound = (done: number) => {
        if (!signal.aborted) setRunning({ source: incoming.name, state: { ...LOOKING, done } });
      };
      const opened = await incoming.open({ onFound, signal });
      signal.throwIfAborted();
      const source = incoming.name === '' && opened.status === 'ok' ? opened.tree.name : incoming.name;
      if (opened.status === 'refused') setRunning({ source, state: { status: 'refused', problems: [opened.problem] } });
      else await read(opened.tree, incoming.folder, source, signal, false);
    });

  const close = () => {
    abort.current?.abort();
    setRunning(undefined);
    opener.dismiss();
  };
  return { running, start, close };
}

/** The one that was replaced is back under its name, and open. */
async function takeBack(library: ProjectLibrary, id: string, replaced: string, onOpen: (id: string) => void) {
  await library.remove(id);
  await library.restore(replaced);
  onOpen(replaced);
}

function failed(error: unknown): ImportState {
  const reason = error instanceof Error ? error.message : String(error);
  const problem = {
    code: 'import/failed',
    severity: 'error',
    message: words.stopped(reason),
    hint: words.stoppedHelp,
  } as const;
  return { status: 'refused', problems: [problem] };
}

/** How the storing goes on, for the dialog, and how it ends early. */
function storing({ summary }: Imported, signal: AbortSignal, show: (state: ImportState) => void) {
  const of = { total: summary.files, totalBytes: summary.bytes };
  const onProgress = (progress: { readonly done: number; readonly bytes: number }) => {
    if (!signal.aborted) show({ status: 'reading', step: 'storing', ...of, ...progress });
  };
  onProgress({ done: 0, bytes: 0 });
  return { signal, onProgress };
}

function showReplaced(name: string, undo: () => void): void {
  const title = words.replacedName(name);
  showUndoNotice({
    label: title,
    title,
    undo: () => {
      undo();
      return true;
    },
  });
}
