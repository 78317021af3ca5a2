import { encodeText } from '../../project/text.ts';
import { addToWords } from '../../rules/writing/choice/edit-choice.ts';
import { CHOICE_FILE } from '../../rules/writing/choice/rule-choice.ts';
import { type ProjectStore, selectFileText, undoStep } from '../store/index.ts';
import { showUndoNotice } from '../ui/undo-notice.ts';
import { adviceWords as words } from '../words/advice.ts';

/** One step. Gives back what stands in the way, for a person. */
export function addWord(store: ProjectStore, word: string): string | undefined {
  const text = addToWords(selectFileText(store.settle(), CHOICE_FILE), word);
  if (text === undefined) return words.unreadable(CHOICE_FILE);
  const label = words.addWordStep(word);
  const result = store.actions.editFiles({ label, files: new Map([[CHOICE_FILE, encodeText(text)]]) });
  if (result.status === 'refused') return result.problem.message;
  showUndoNotice({ label, title: words.wordAdded(word), undo: () => undoStep(store, label) });
  return undefined;
}
