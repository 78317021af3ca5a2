/** What types in the words of a page, with what it needs; loaded when somebody writes. */
import { PageWriting } from '../../editor/features/page-writing/page-writing.ts';
import type { PageWritingOptions } from '../../editor/features/page-writing/page-writing-options.ts';
import type { FieldWords } from '../../editor/features/page-writing/selected-words.ts';
import { MARK_COMMANDS } from '../../editor/features/writing/commands.ts';
import type { PageList } from '../../editor/features/writing/page-insert/page-list.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { PastedContents } from '../../editor/session/index.ts';
import type { ProjectStore } from '../../editor/store/index.ts';
import { pasteWords } from '../../editor/words/paste.ts';
import { previewWords } from '../../editor/words/preview.ts';
import type { SelectionKey } from '../../shared/mark-keys.ts';
import { isAsked } from './is-asked.ts';
import { isFocusInFrame } from './keep-focus.ts';
import type { PageBarHandle } from './page-bar-state.ts';

export interface StartOptions extends Pick<PageWritingOptions, 'tell' | 'undo' | 'redo'> {
  readonly store: ProjectStore;
  readonly editor: EditorHandle;
  readonly bar: PageBarHandle;
  readonly list: PageList;
  readonly readWords: () => PageWriting | undefined;
}

export function startPageWriting(options: StartOptions): PageWriting {
  const { bar, readWords: _, store: __, ...rest } = options;
  return new PageWriting({
    ...rest,
    isAsked,
    isFocusAtPage: () => document.hasFocus() && isFocusInFrame(),
    onSelected: (words) => bar.state.setState({ words }),
    onKey: (key, words) => pressKey(bar, key, words),
    onPaste: (pasted) => paste(pasted, options),
    label: previewWords.writing.step,
    afterPaint: (run) => requestAnimationFrame(run),
  });
}

/** Where what pastes with structure cannot be loaded, the words come alone. */
async function paste(pasted: PastedContents, { store, editor, readWords }: StartOptions): Promise<void> {
  const words = readWords();
  const module = await import('../../editor/features/paste/page-paste.ts').catch(() => undefined);
  if (words && module) await module.pasteOnPage(pasted, { store, editor, words });
  else words?.type(pasted.plain, pasteWords.step);
}

/** Does with words of the page what a key in their field means. */
function pressKey(bar: PageBarHandle, key: SelectionKey, words: FieldWords): void {
  const command = MARK_COMMANDS.find(({ id }) => id === key);
  if (command) bar.change(words, command.change, command.label);
  // Only a person moves the focus out of the page.
  else if (!isAsked()) return;
  else if (key === 'link') bar.state.setState({ linked: words });
  else if (bar.state.getState().words) bar.state.setState({ isFocusWanted: true });
}
