import { lazy, Suspense, useEffect, useState } from 'react';
import { hearSnippetWishes } from '../../editor/blocks/snippet-wish.ts';
import type { PageHandle } from '../../editor/pages/page-handle.ts';
import type { TextRange } from '../../project/text-edit.ts';

const MakeSnippetDialog = lazy(() => import('../../editor/features/snippets/make-snippet-dialog.tsx'));

/** Where the dialog comes that makes a snippet, whatever menu it is asked for in. */
export function SnippetSlot({ page }: { readonly page: PageHandle | undefined }) {
  const [selection, setSelection] = useState<TextRange>();
  useEffect(() => hearSnippetWishes(setSelection), []);
  if (!page || !selection) return null;
  return (
    <Suspense>
      <MakeSnippetDialog page={page} selection={selection} onClose={() => setSelection(undefined)} />
    </Suspense>
  );
}
