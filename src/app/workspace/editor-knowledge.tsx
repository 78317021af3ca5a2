import { lazy, Suspense, useEffect, useState } from 'react';
import type { HeadingRename } from '../../authoring/references/rename-heading.ts';
import { loadIconLibrary } from '../../editor/icons/use-icon-library.ts';
import { provideKnowledge } from '../../editor/monaco/project-knowledge.ts';
import { useProjectStore } from '../../editor/project-context.ts';
import { type ProjectStore, selectApiNames, selectFilePages, selectFileText } from '../../editor/store/index.ts';
import { type Diagnostic, rangeAt } from '../../project/diagnostics.ts';

const RenameHeadingDialog = lazy(() => import('../../editor/features/rename-heading/rename-heading-dialog.tsx'));

export interface EditorKnowledgeProps {
  /** Shows a file of the project, at a place where one is given. */
  readonly onOpen: (target: Pick<Diagnostic, 'file' | 'range'>) => void;
}

/** Lets the code editor know the project, and shows what it asks for. */
export function EditorKnowledge({ onOpen }: EditorKnowledgeProps) {
  const store = useProjectStore();
  const [rename, setRename] = useState<HeadingRename>();
  useEffect(
    () =>
      provideKnowledge({
        ...readProject(store),
        open: (file, place) => onOpen({ file, ...(place && { range: rangeAt(place.line, place.column) }) }),
        renameHeading: setRename,
      }),
    [store, onOpen],
  );
  if (rename === undefined) return null;
  return (
    <Suspense>
      <RenameHeadingDialog rename={rename} onClose={() => setRename(undefined)} />
    </Suspense>
  );
}

function readProject(store: ProjectStore) {
  return {
    pages: () => selectFilePages(store.getState()),
    files: () => store.getState().files.keys(),
    hasFile: (file: string) => store.getState().files.has(file),
    readText: (file: string) => selectFileText(store.settle(), file),
    api: () => selectApiNames(store.getState()),
    icons: listIcons,
  };
}

let icons: Promise<readonly string[]> | undefined;

/** Names of all icons: those that begin with a letter first. */
function listIcons(): Promise<readonly string[]> {
  icons ??= loadIconLibrary().then(
    (library) =>
      [...new Set(library.names?.() ?? [])].sort((one, other) => {
        const isNumbered = (name: string) => Number(/^\d/.test(name));
        return isNumbered(one) - isNumbered(other) || (one < other ? -1 : 1);
      }),
    (error: unknown) => {
      icons = undefined;
      throw error;
    },
  );
  return icons;
}
