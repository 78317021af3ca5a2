import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import type { ImportState } from '../../editor/features/home/import-dialog.tsx';
import type { ProjectLibrary } from '../../editor/session/index.ts';
import { relativeTime } from '../../editor/ui/relative-time.ts';
import { showUndoNotice } from '../../editor/ui/undo-notice.tsx';
import { importWords as words } from '../../editor/words/import.ts';
import type { ImportResult, IncomingTree, OpenedTree } from '../../transfer/import.ts';
import { findSameProject, sourceName } from './find-same-project.ts';
import { summaryWords } from './import-words.ts';

export interface RunningImport {
  /** Name of the folder or zip. */
  readonly source: string;
  readonly state: ImportState;
}

type Imported = Extract<ImportResult, { status: 'ok' }>;

/** Takes a folder or zip in as a new project and opens it, or says why not. */
export function useImport(library: ProjectLibrary, onOpen: (id: string) => void) {
  const [running, setRunning] = useState<RunningImport>();
  const abort = useRef<AbortController>(undefined);

  const read = async (tree: IncomingTree, source: string, signal: AbortSignal, makeConfig: boolean) => {
    const { importTree } = await import('../../transfer/import.ts');
    const result = await importTree(tree, {
      signal,
      makeConfig,
      onProgress: (progress) => setRunning({ source, state: { status: 'reading', ...progress } }),
    });
    if (signal.aborted) return;
    if (result.status === 'ok') return take(result, source, signal);
    const canMake = result.status === 'no-configuration' && result.pages > 0;
    const again = () => begin(source, (next) => read(tree, source, next, true));
    setRunning({
      source,
      state: { status: 'refused', problems: [result.problem], ...(canMake && { makeConfiguration: again }) },
    });
  };

  /** Asks what becomes of a project that is here already, and makes the new one. */
  const take = async (result: Imported, source: string, signal: AbortSignal) => {
    const project = { name: result.name, files: result.files, source: sourceName(source) };
    const keep = async () => finish(await library.create(project), result, source);
    const same = findSameProject((await library.list()).projects, project);
    if (signal.aborted) return;
    if (same === undefined) return keep();
    const replace = async () => {
      const id = await library.replace(same.id, project);
      finish(id, result, source, () => void takeBack(id, same.id));
    };
    setRunning({
      source,
      state: {
        status: 'here',
        name: same.name,
        changed: relativeTime(same.updated, Date.now()),
        openHere: () => {
          setRunning(undefined);
          onOpen(same.id);
        },
        keepBoth: () => begin(source, keep),
        replace: () => begin(source, replace),
      },
    });
  };

  /** The one that was replaced is back under its name, and open. */
  const takeBack = async (id: string, replaced: string) => {
    await library.remove(id);
    await library.restore(replaced);
    onOpen(replaced);
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
    setRunning({ source, state: { status: 'reading', done: 0, total: 0 } });
    work(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      const problem = {
        code: 'import/failed',
        severity: 'error',
        message: words.stopped(reason),
        hint: words.stoppedHelp,
      } as const;
      setRunning({ source, state: { status: 'refused', problems: [problem] } });
    });
  };

  /** `opening` must have begun within the event that handed the files in. */
  const start = (source: string, opening: Promise<OpenedTree>) =>
    begin(source, async (signal) => {
      const opened = await opening;
      if (signal.aborted) return;
      if (opened.status === 'refused') setRunning({ source, state: { status: 'refused', problems: [opened.problem] } });
      else await read(opened.tree, source === '' ? opened.tree.name : source, signal, false);
    });

  const close = () => {
    abort.current?.abort();
    setRunning(undefined);
  };
  return { running, start, close };
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
