import { lazy, useState } from 'react';
import type { PageWish } from '../../editor/blocks/page-wish.ts';
import type { PageHandle } from '../../editor/pages/page-handle.ts';

const MakeSnippetDialog = lazy(() => import('../../editor/features/snippets/make-snippet-dialog.tsx'));
const NoteDialog = lazy(() => import('../../editor/features/page-notes/note-dialog.tsx'));

export interface PageWishDialogProps {
  readonly page: PageHandle;
  readonly wish: PageWish;
  readonly onClose: () => void;
}

/** The dialog for a wish. What was selected then stays what it is about. */
export default function PageWishDialog({ page, wish: { what, range }, onClose }: PageWishDialogProps) {
  const [selection] = useState(() => range ?? page.readSelection());
  if (what === 'note') return <NoteDialog page={page} selection={selection} onClose={onClose} />;
  return selection && <MakeSnippetDialog page={page} selection={selection} onClose={onClose} />;
}
