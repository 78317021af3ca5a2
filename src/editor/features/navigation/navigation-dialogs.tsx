import { lazy, Suspense } from 'react';
import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { ChangePathDialog } from './change-path-dialog.tsx';
import { EntryDetailsDialog } from './entry-details-dialog.tsx';
import { MoveIntoDialog } from './move-into-dialog.tsx';
import { nameOfEntries } from './move-words.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';

const ChangeKindDialog = lazy(() => import('./change-kind-dialog.tsx'));

export type NavigationDialog =
  | { readonly kind: 'path'; readonly file: string; readonly wanted?: string }
  | { readonly kind: 'into'; readonly nodes: readonly OutlineNode[] }
  | { readonly kind: 'details'; readonly node: OutlineNode }
  | { readonly kind: 'convert'; readonly node: OutlineNode };

export interface NavigationDialogsProps {
  readonly dialog: NavigationDialog | undefined;
  readonly outline: Outline;
  readonly edits: NavigationEdits;
  readonly announce: (words: string) => void;
  readonly onClose: () => void;
}

/** The dialog that was asked for last, if it is open. */
export function NavigationDialogs({ dialog, outline, edits, announce, onClose }: NavigationDialogsProps) {
  switch (dialog?.kind) {
    case 'path': {
      const { file, wanted } = dialog;
      return (
        <ChangePathDialog file={file} {...(wanted !== undefined && { wanted })} onClose={onClose} onDone={announce} />
      );
    }
    case 'into':
      return (
        <MoveIntoDialog
          name={nameOfEntries(dialog.nodes)}
          nodes={dialog.nodes}
          outline={outline}
          onMove={(node) => edits.move(dialog.nodes, { node, place: 'into' }, undefined)}
          onClose={onClose}
        />
      );
    case 'details':
      return <EntryDetailsDialog node={dialog.node} format={outline.format} edits={edits} onClose={onClose} />;
    case 'convert':
      return (
        <Suspense>
          <ChangeKindDialog node={dialog.node} outline={outline} edits={edits} onClose={onClose} />
        </Suspense>
      );
    default:
      return null;
  }
}
