import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import type { ImportState } from '../../editor/features/home/import-dialog.tsx';
import type { ProjectLibrary } from '../../editor/session/index.ts';
import type { ImportSummary, IncomingTree, OpenedTree } from '../../transfer/import.ts';
import { summaryWords } from './import-words.ts';

export interface RunningImport {
  /** Name of the folder or zip. */
  readonly source: string;
  readonly state: ImportState;
}

/** Takes a folder or zip in as a new project and opens it, or says why not. */
export function useImport(library: ProjectLibrary, onImported: (id: string) => void) {
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
    if (result.status === 'ok') {
      const id = await library.create({ name: result.name, files: result.files });
      finish(id, result.name, source, result.summary);
      return;
    }
    const canMake = result.status === 'no-configuration' && result.pages > 0;
    const again = () => begin(source, (next) => read(tree, source, next, true));
    setRunning({
      source,
      state: { status: 'refused', problems: [result.problem], ...(canMake && { makeConfiguration: again }) },
    });
  };

  const finish = (id: string, name: string, source: string, summary: ImportSummary) => {
    const open = () => {
      setRunning(undefined);
      onImported(id);
    };
    const problems = summary.diagnostics.filter(({ severity }) => severity !== 'info');
    if (problems.length > 0) {
      setRunning({ source, state: { status: 'incomplete', summary: summaryWords(summary), problems, open } });
      return;
    }
    // Read in a moment, and on a small window in the way; that a file was made is worth a longer look.
    const autoClose = summary.isConfigNew ? 8000 : 4000;
    notifications.show({ title: `Opened ${name}`, message: summaryWords(summary), autoClose });
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
        message: `Reading stopped: ${reason}`,
        hint: 'Try again. If it stays, report it with this sentence.',
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
