import { findEntry, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import type { ConfigTexts } from '../../../config/config-texts.ts';
import type { TransferredEntries } from '../../../config/edit-texts.ts';
import { type EditResult, type NavigationEdit, type ProjectStore, selectOutline, undoStep } from '../../store/index.ts';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { navigationStepWords as words } from '../../words/navigation-steps.ts';
import { showRefusal } from './edit-notices.tsx';
import { movedWords } from './move-words.ts';

export interface EditListener {
  /** Says it to a screen reader. */
  readonly announce: (words: string) => void;
  /** Entries stand at these places now; `before` are what they were until then, where they stood elsewhere. */
  readonly onMoved: (paths: readonly ConfigPath[], before?: readonly OutlineNode[]) => void;
}

/** Carries edits of the navigation out, and says what has become of them. */
export interface EditReporter {
  readonly refuse: typeof showRefusal;
  /** @returns whether it was done */
  readonly edit: (change: NavigationEdit, said: string) => boolean;
  readonly editWithUndo: (change: NavigationEdit, said: string) => void;
  /** Carries a move out, and says where the entries are now. */
  readonly move: (
    nodes: readonly OutlineNode[],
    label: string,
    change: (config: ConfigTexts) => TransferredEntries,
  ) => void;
}

export function createEditReporter(store: ProjectStore, { announce, onMoved }: EditListener): EditReporter {
  function report(result: EditResult, said: string): boolean {
    if (result.status === 'ok') {
      announce(said);
      return true;
    }
    refuse(result.problem.message, result.problem.hint);
    return false;
  }

  function refuse(...[reason, hint, action]: Parameters<typeof showRefusal>): void {
    announce(reason);
    showRefusal(reason, hint, action);
  }

  function move(
    nodes: readonly OutlineNode[],
    label: string,
    change: (config: ConfigTexts) => TransferredEntries,
  ): void {
    let moved: TransferredEntries | undefined;
    const result = store.actions.editNavigation({
      label,
      change: (config) => {
        moved = change(config);
        return moved.config;
      },
    });
    const [first] = moved?.paths ?? [];
    const place = first && findEntry(selectOutline(store.settle())?.roots ?? [], first);
    if (report(result, place ? movedWords(nodes, place) : words.done(label)) && moved) onMoved(moved.paths, nodes);
  }

  function edit(change: NavigationEdit, said: string): boolean {
    return report(store.actions.editNavigation(change), said);
  }

  function editWithUndo(change: NavigationEdit, said: string): void {
    if (edit(change, said))
      showUndoNotice({ label: change.label, title: said, undo: () => undoStep(store, change.label) });
  }

  return { refuse, edit, editWithUndo, move };
}
