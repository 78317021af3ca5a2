/** What is pasted into words of the page itself: the same as in the form and in the source. Loaded with the first paste. */
import { canHoldMarkdown, placePasted } from '../../../authoring/paste/place-pasted.ts';
import { pasteAddress } from '../../../authoring/source-edit/paste-address.ts';
import type { SourceChange, TextRange } from '../../../project/text-edit.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import type { PastedContents } from '../../session/index.ts';
import type { ProjectStore } from '../../store/index.ts';
import { takeFiles } from '../../uploads/file-takers.ts';
import { meantFiles } from '../../uploads/handed-files.ts';
import { pasteWords } from '../../words/paste.ts';
import { commandWords } from '../../words/writing-commands.ts';
import { isWorthReading } from './clipboard-html.ts';
import type { PasteTarget } from './paste-target.ts';
import { typeInSource } from './type-words.ts';

/** The words of the page that are typed in. Each does nothing, and is false, where no field is open any more. */
export interface WrittenWords {
  readonly type: (words: string, label: string) => boolean;
  readonly changeSelected: (make: (value: string, selection: TextRange) => SourceChange, label: string) => boolean;
  readonly goTo: (selection: TextRange) => boolean;
}

export interface PagePasteContext {
  readonly store: ProjectStore;
  readonly editor: EditorHandle;
  readonly words: WrittenWords;
}

/** Puts in what was pasted in place of what is selected in the page. */
export async function pasteOnPage(pasted: PastedContents, { store, editor, words }: PagePasteContext): Promise<void> {
  const { plain } = pasted;
  const files = meantFiles(pasted.files.filter(isFile), plain);
  const target = pageTarget(editor, words);
  if (files.length > 0) {
    takeFiles(editor, files, { at: editor.readSelection().end, show: target.show });
    return;
  }
  if (!isWorthReading(pasted)) {
    if (!pasteLink(words, plain)) target.type(plain);
    return;
  }
  // Without a network, when the reader of HTML was never loaded, the words come alone.
  const reader = await import('./paste-html.ts').catch(() => undefined);
  if (reader) await reader.pasteHtml(pasted, { store, file: editor.path, target });
  else target.type(plain);
}

function isFile(blob: Blob): blob is File {
  return blob instanceof File;
}

/** An address on selected words becomes their link. */
function pasteLink(words: WrittenWords, plain: string): boolean {
  let isLink = false;
  words.changeSelected((value, selection) => {
    const change = pasteAddress(value, selection, plain);
    isLink = change !== undefined;
    return change ?? { edits: [] };
  }, commandWords.link);
  return isLink;
}

function pageTarget(editor: EditorHandle, words: WrittenWords): PasteTarget {
  let selection: TextRange = editor.readSelection();
  return {
    holdsMarkdown: canHoldMarkdown(editor.readText(), selection),
    change(text, markdown, isInline) {
      // Something may have been typed since.
      selection = editor.readSelection();
      return placePasted(text, selection, { markdown, isInline });
    },
    type(typed) {
      if (!words.type(typed, pasteWords.step)) typeInSource(editor, selection, typed);
    },
    show(range) {
      if (!words.goTo(range)) editor.select(range);
    },
  };
}
