import { useEffect } from 'react';
import { findChangedTitle, planFollowingLinks } from '../../../authoring/references/follow-title.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { editsOfPlan } from '../../pages/edits-of-plan.ts';
import { readLinkingProject } from '../../pages/read-linking-project.ts';
import { followWords, nounOf } from '../../pages/rename-words.ts';
import { useProjectStore } from '../../project-context.ts';
import { selectFileText, undoStep } from '../../store/index.ts';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { renameHeadingWords } from '../../words/rename-heading.ts';

/**
 * Lets links follow when a field of a form has given a heading, a step, a tab … other words: once, when the field is
 * left, as one step with what was typed, and with a notice that says so.
 */
export function useFollowingLinks(editor: EditorHandle, forms: HTMLElement): void {
  const store = useProjectStore();
  useEffect(() => {
    let before: { readonly text: string; readonly lastStep: number } | undefined;
    const onFocus = () => {
      before = { text: editor.readText(), lastStep: store.settle().history.done.at(-1)?.id ?? 0 };
    };
    const onLeave = () => {
      const held = before;
      before = undefined;
      const text = editor.readText();
      const { history, files, access } = store.settle();
      if (!held || text === held.text || (history.done.at(-1)?.id ?? 0) <= held.lastStep || access.mode !== 'edit')
        return;
      const title = findChangedTitle(held.text, text);
      const plan = title && planFollowingLinks(readLinkingProject(files), editor.path, title);
      if (!title || !plan || plan.files.length === 0) return;
      const label = renameHeadingWords.step(nounOf(plan.kind), title.words.trim());
      const edits = editsOfPlan(plan, (file) => selectFileText({ files }, file) ?? '');
      const result = store.actions.editFiles({ label, edits, joinsAfter: held.lastStep });
      if (result.status === 'ok')
        showUndoNotice({ label, title: followWords(plan), undo: () => undoStep(store, label) });
    };
    forms.addEventListener('focusin', onFocus);
    forms.addEventListener('focusout', onLeave);
    return () => {
      onLeave();
      forms.removeEventListener('focusin', onFocus);
      forms.removeEventListener('focusout', onLeave);
    };
  }, [editor, forms, store]);
}
