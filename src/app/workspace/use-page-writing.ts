import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand';
import type { Landing } from '../../editor/features/page-writing/landing.ts';
import type { PageWriting } from '../../editor/features/page-writing/page-writing.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject, useProjectActions, useProjectStore } from '../../editor/project-context.ts';
import type { PreviewLoop } from '../../editor/session/index.ts';
import type { FieldToHost } from '../../sandbox/host/index.ts';
import { isAsked } from './is-asked.ts';
import { leaveFocusToFrame } from './keep-focus.ts';
import { NO_PAGE_BAR, type PageBarHandle, type PageBarState } from './page-bar-state.ts';
import { createPageInsert } from './page-insert.ts';
import { hasForm, usePageView } from './use-page-view.ts';
import { Waiting } from './waiting.ts';

/**
 * In the visual editor, words of the page are typed in where they stand in the preview.
 * @param file the one that is open
 * @param editor of that file, once it has loaded; until then of another, or none
 */
export function usePageWriting(
  preview: RefObject<PreviewLoop | undefined>,
  file: string | undefined,
  editor: EditorHandle | undefined,
) {
  const { undo, redo } = useProjectActions();
  const [view] = usePageView();
  const running = useRef<PageWriting>(undefined);
  const [waiting] = useState(() => new Waiting<PageWriting>());
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
  const own = editor?.path === file ? editor : undefined;
  const isWanted = file !== undefined && view === 'form' && hasForm(file) && isEditable;
  const isWriting = isWanted && !hasFailed;
  const isOn = useRef(false);
  // Whoever waits for a page that is left, waits no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another page.
  useEffect(() => () => waiting.end(undefined), [waiting, file, isWriting]);
  useEffect(() => {
    if (!own || !isWanted) return;
    let isOver = false;
    // Most people who look at a project do not write at once.
    const load = Promise.all([import('./start-page-writing.ts'), insert.load()]).then(([start, list]) => {
      if (isOver) return;
      running.current = start.startPageWriting({
        ...{ store, editor: own, undo, redo, bar, list },
        readWords: () => running.current,
        tell: (message) => preview.current?.tellField(message),
      });
      insert.setWriting(running.current);
      waiting.end(running.current);
    });
    // Where it cannot be loaded, a click leads to the form.
    load.catch(() => isOver || setFailed(true));
    return () => {
      isOver = true;
      running.current?.stop();
      running.current = undefined;
      insert.setWriting(undefined);
    };
  }, [preview, own, isWanted, undo, redo, bar, insert, store, waiting]);
  useEffect(() => {
    isOn.current = isWriting;
    preview.current?.setWriting(isWriting);
  }, [preview, isWriting]);
  const onField = useCallback(
    (message: FieldToHost) => {
      if (message.kind !== 'field-wanted') return running.current?.hear(message) === true;
      if (running.current) return withFocus(running.current.hear(message));
      if (!isOn.current) return false;
      // A click that was quicker than what it needs: it is heard when that is there.
      const wasAsked = isAsked();
      return waiting.wait().then((writing) => withFocus(writing?.hear(message, wasAsked) === true));
    },
    [waiting],
  );
  const changeBlock = useCallback((run: () => Landing | undefined) => {
    if (running.current) running.current.changeBlock(run);
    else run();
  }, []);
  return { onField, isWriting, bar, changeBlock, insert };
}

/** A field that is given has the focus, whatever a click before it may have led to. */
function withFocus(isGiven: boolean): boolean {
  if (isGiven) leaveFocusToFrame();
  return isGiven;
}
