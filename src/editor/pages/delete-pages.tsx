import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import type { LinkToPage } from '../../authoring/references/links-to-pages.ts';
import { useProjectStore } from '../project-context.ts';
import { linksToPages, type ProjectStore, selectOutline, undoStep } from '../store/index.ts';
import { showUndoNotice } from '../ui/undo-notice.ts';
import { deletePagesWords as words } from '../words/delete-pages.ts';
import { DeletePagesDialog } from './delete-pages-dialog.tsx';
import { type DeletedPages, deletePages } from './page-steps.ts';

export interface DeletePagesProps {
  readonly deleted: DeletedPages;
  readonly onOpenPlace: (link: LinkToPage) => void;
  /** Called when all is done or given up; `done` says what was deleted, and is absent where nothing was. */
  readonly onClose: (done?: string) => void;
}

/** Deletes at once what nobody links to, with a way back; else asks first, with the links that would lead nowhere. */
export default function DeletePages({ deleted, onOpenPlace, onClose }: DeletePagesProps) {
  const store = useProjectStore();
  const files = new Set(deleted.pages.map(({ file }) => file));
  const [links, setLinks] = useState<readonly LinkToPage[]>([]);
  const isDone = useRef(false);
  const run = (step: DeletedPages) => {
    isDone.current = true;
    onClose(carryOut(store, step) ? words.done(step.name) : undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is asked for.
  useEffect(() => {
    const found = linksToPages(store.settle().files, files);
    setLinks(found);
    if (found.length === 0 && !isDone.current) run(deleted);
  }, []);
  if (links.length === 0) return null;
  return (
    <DeletePagesDialog
      name={deleted.name}
      files={files}
      links={links}
      onDelete={(redirectTo) => run({ ...deleted, ...(redirectTo !== undefined && { redirectTo }) })}
      onOpenPlace={onOpenPlace}
      onClose={() => {
        if (!isDone.current) onClose();
      }}
    />
  );
}

function carryOut(store: ProjectStore, deleted: DeletedPages): boolean {
  const result = store.actions.editNavigation(deletePages(selectOutline(store.settle()), deleted));
  if (result.status === 'refused') {
    notifications.show({ title: words.nothingDeleted, message: result.problem.message, color: 'red' });
    return false;
  }
  const label = words.step(deleted.name);
  showUndoNotice({ label, title: words.done(deleted.name), undo: () => undoStep(store, label) });
  return true;
}
