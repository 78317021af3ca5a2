/** Types words where the cursor is, as one step. */
import type { TextRange } from '../../../project/text-edit.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { pasteWords } from '../../words/paste.ts';

/** Into the source, in place of a selection. */
export function typeInSource(editor: EditorHandle, selection: TextRange, words: string): void {
  const end = selection.start + words.length;
  editor.apply({ edits: [{ ...selection, text: words }], selection: { start: end, end } }, pasteWords.step);
}

/** Into a field with Markdown, which itself knows what it has to do: as if the browser was about to put them in. */
export function typeInField(field: HTMLElement, words: string): void {
  field.focus();
  field.dispatchEvent(
    new InputEvent('beforeinput', { inputType: 'insertFromPaste', data: words, bubbles: true, cancelable: true }),
  );
}
