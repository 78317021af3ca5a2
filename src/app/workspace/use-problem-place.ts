import { useCallback, useRef, useState } from 'react';
import { useProjectStore } from '../../editor/project-context.ts';
import { selectPageList } from '../../editor/store/index.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectRoute } from '../route.ts';
import type { Navigation } from '../use-route.ts';
import type { CodePlace } from './use-preview-picks.ts';

/** Where the code editor should go: the place of the problem that was chosen last, while its file is open. */
export function useProblemPlace(route: ProjectRoute, navigate: Navigation['navigate'], configFile: string) {
  const store = useProjectStore();
  const [target, setTarget] = useState<CodePlace>();
  const latest = useRef(route);
  latest.current = route;
  const openProblem = useCallback(
    ({ file, range }: Pick<Diagnostic, 'file' | 'range'>) => {
      if (file === undefined) return;
      setTarget({ file, line: range?.start.line ?? 1, column: range?.start.column ?? 1 });
      const page = selectPageList(store.getState()).find((listed) => listed.file === file)?.path;
      navigate({ ...latest.current, file, ...(page !== undefined && { page }) });
    },
    [navigate, store],
  );
  const forgetPlace = useCallback(() => setTarget(undefined), []);
  const openFile = route.section === 'config' ? configFile : route.file;
  const place = target?.file === openFile ? target : undefined;
  return { openProblem, setPlace: setTarget, forgetPlace, place };
}
