import { useCallback, useState } from 'react';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { WorkspaceCommands } from './workspace-commands.ts';

export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Shown in the visual editor when that is in use; else always in the source. */
  readonly isInForm?: boolean;
}

/**
 * Where the code editor should go: the place that was asked for last, while its file is open.
 *
 * @param file the open one
 */
export function useCodePlace({ openFileHere }: WorkspaceCommands, file: string | undefined) {
  const [target, setPlace] = useState<CodePlace>();
  const openProblem = useCallback(
    ({ file: named, range }: Pick<Diagnostic, 'file' | 'range'>) => {
      if (named === undefined) return;
      setPlace({ file: named, line: range?.start.line ?? 1, column: range?.start.column ?? 1 });
      openFileHere(named);
    },
    [openFileHere],
  );
  const openToWrite = useCallback(
    (named: string, line: number) => {
      setPlace({ file: named, line, column: 1, isInForm: true });
      openFileHere(named);
    },
    [openFileHere],
  );
  const forgetPlace = useCallback(() => setPlace(undefined), []);
  return { openProblem, openToWrite, setPlace, forgetPlace, place: target?.file === file ? target : undefined };
}
