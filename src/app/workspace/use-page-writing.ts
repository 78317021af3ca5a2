import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand';
import type { Landing } from '../../editor/features/page-writing/landing.ts';
import type { PageWriting } from '../../editor/features/page-writing/page-writing.ts';
import type { FieldWords } from '../../editor/features/page-writing/selected-words.ts';
import type { TextCommand } from '../../editor/features/writing/commands.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject, useProjectActions, useProjectStore } from '../../editor/project-context.ts';
import type { PastedContents, PreviewLoop } from '../../editor/session/index.ts';
import type { ProjectStore } from '../../editor/store/index.ts';
import { pasteWords } from '../../editor/words/paste.ts';
import { previewWords as words } from '../../editor/words/preview.ts';
import type { FieldToHost } from '../../sandbox/host/index.ts';
import type { SelectionKey } from '../../shared/mark-keys.ts';
import { isAsked } from './is-asked.ts';
import { isFocusInFrame, leaveFocusToFrame } from './keep-focus.ts';
import { NO_PAGE_BAR, type PageBarHandle, type PageBarState } from './page-bar-state.ts';
import { createPageInsert } from './page-insert.ts';
import { hasForm, usePageView } from './use-page-view.ts';

/** In the visual editor, words of the page are typed in where they stand in the preview. */
export function usePageWriting(preview: RefObject<PreviewLoop | undefined>, editor: EditorHandle | undefined) {
  const { undo, redo } = useProjectActions();
  const [view] = usePageView();
  const running = useRef<PageWriting>(undefined);
  const coming = useRef<Promise<PageWriting | undefined>>(undefined);
  const store = useProjectStore();
  const [insert] = useState(() => createPageInsert(store));
  const [hasFailed, setFailed] = useState(false);
  const [bar] = useState<PageBarHandle>(() => ({
    state: createStore<PageBarState>(() => NO_PAGE_BAR),
    change: (words, make, step) => running.current?.change(words, make, step),
    focus: (field) => running.current?.focus(field),
    leave: (field) => running.current?.leave(field),
  }));
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const isWanted = editor !== undefined && view === 'form' && hasForm(editor.path) && isEditable;
  const isWriting = isWanted && !hasFailed;
  useEffect(() => {
    if (!editor || !isWanted) return;
    let isOver = false;
    // Most people who look at a project do not write at once.
    const load = Promise.all([
      import('../../editor/features/page-writing/page-writing.ts'),
      import('../../editor/features/writing/commands.ts'),
      insert.load(),
    ]).then(([{ PageWriting: Writing }, { MARK_COMMANDS }, list]) => {
      if (isOver) return undefined;
      running.current = new Writing({
        editor,
        tell: (message) => preview.current?.tellField(message),
        isAsked,
        isFocusAtPage: () => document.hasFocus() && isFocusInFrame(),
        undo,
        redo,
        onSelected: (words) => bar.state.setState({ words }),
        onKey: (key, words) => pressKey(bar, MARK_COMMANDS, key, words),
        onPaste: (pasted) => paste(pasted, { store, editor, readWords: () => running.current }),
        list,
        label: words.writing.step,
        afterPaint: (run) => requestAnimationFrame(run),
      });
      insert.setWriting(running.current);
      return running.current;
    });
    coming.current = load;
    // Where it cannot be loaded, a click leads to the form.
    load.catch(() => isOver || setFailed(true));
    return () => {
      isOver = true;
      running.current?.stop();
      running.current = undefined;
      insert.setWriting(undefined);
      coming.current = undefined;
    };
  }, [preview, editor, isWanted, undo, redo, bar, insert, store]);
  useEffect(() => preview.current?.setWriting(isWriting), [preview, isWriting]);
  const onField = useCallback((message: FieldToHost) => {
    if (message.kind !== 'field-wanted') return running.current?.hear(message) === true;
    if (running.current) return withFocus(running.current.hear(message));
    // A click that was quicker than what it needs: it is heard when that is there.
    const wasAsked = isAsked();
    const heard = coming.current?.then((writing) => withFocus(writing?.hear(message, wasAsked) === true));
    return heard?.catch(() => false) ?? false;
  }, []);
  const changeBlock = useCallback((run: () => Landing | undefined) => {
    if (running.current) running.current.changeBlock(run);
    else run();
  }, []);
  return { onField, isWriting, bar, changeBlock, insert };
}

interface PasteOptions {
  readonly store: ProjectStore;
  readonly editor: EditorHandle;
  readonly readWords: () => PageWriting | undefined;
}

/** Where what pastes with structure cannot be loaded, the words come alone. */
async function paste(pasted: PastedContents, { store, editor, readWords }: PasteOptions): Promise<void> {
  const words = readWords();
  const module = await import('../../editor/features/paste/page-paste.ts').catch(() => undefined);
  if (words && module) await module.pasteOnPage(pasted, { store, editor, words });
  else words?.type(pasted.plain, pasteWords.step);
}

/** Does with words of the page what a key in their field means. */
function pressKey(bar: PageBarHandle, commands: readonly TextCommand[], key: SelectionKey, words: FieldWords): void {
  const command = commands.find(({ id }) => id === key);
  if (command) bar.change(words, command.change, command.label);
  // Only a person moves the focus out of the page.
  else if (!isAsked()) return;
  else if (key === 'link') bar.state.setState({ linked: words });
  else if (bar.state.getState().words) bar.state.setState({ isFocusWanted: true });
}

/** A field that is given has the focus, whatever a click before it may have led to. */
function withFocus(isGiven: boolean): boolean {
  if (isGiven) leaveFocusToFrame();
  return isGiven;
}
