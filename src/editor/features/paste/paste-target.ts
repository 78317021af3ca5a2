/** What something is pasted into, and how words and blocks get there. */
import { canHoldMarkdown, placePasted } from '../../../authoring/paste/place-pasted.ts';
import type { SourceChange } from '../../../project/text-edit.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { findPlace, type InsertPlace } from '../../uploads/insert-places.ts';
import { typeInField, typeInSource } from './type-words.ts';

export interface PasteTarget {
  /** False in code, in tags and in front matter, where signs are only signs. */
  readonly holdsMarkdown: boolean;
  /** The change of the page that puts Markdown there; `undefined` where only words have a place. */
  readonly change: (text: string, markdown: string, isInline: boolean) => SourceChange | undefined;
  /** Types words where the cursor is. */
  readonly type: (words: string) => void;
  /** Gives the focus to what was put in. */
  readonly show: InsertPlace['show'];
}

/** The field of a form, or the source where there is none. */
export function pasteTarget(editor: EditorHandle, field: HTMLElement | undefined): PasteTarget {
  if (field) return fieldTarget(field, editor);
  let selection = editor.readSelection();
  return {
    holdsMarkdown: canHoldMarkdown(editor.readText(), selection),
    change(text, markdown, isInline) {
      // Something may have been typed since.
      selection = editor.readSelection();
      return placePasted(text, selection, { markdown, isInline });
    },
    type: (words) => typeInSource(editor, selection, words),
    show(range) {
      editor.select(range);
      editor.focus();
    },
  };
}

function fieldTarget(field: HTMLElement, editor: EditorHandle): PasteTarget {
  const place = findPlace({ target: field });
  const isCell = field.dataset.cell !== undefined;
  return {
    holdsMarkdown: true,
    change(text, markdown, isInline) {
      if (isInline || isCell || typeof place?.at !== 'function') return undefined;
      const selection = editor.readSelection();
      const isSelected = selection.start !== selection.end && document.getSelection()?.isCollapsed === false;
      if (isSelected) return placePasted(text, selection, { markdown, isInline });
      return place.at(text, [{ text: markdown, isBlock: true }]);
    },
    type: (words) => typeInField(field, words),
    show: (range) => place?.show(range),
  };
}
