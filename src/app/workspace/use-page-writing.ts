import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageWriting } from '../../editor/features/page-writing/page-writing.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProjectActions } from '../../editor/project-context.ts';
import type { PreviewLoop } from '../../editor/session/index.ts';
import { previewWords as words } from '../../editor/words/preview.ts';
import type { FieldToHost } from '../../sandbox/host/index.ts';
import { isAsked } from './is-asked.ts';
import { leaveFocusToFrame } from './keep-focus.ts';
import { hasForm, usePageView } from './use-page-view.ts';

/** In the visual editor, words of the page are typed in where they stand in the preview. */
export function usePageWriting(preview: RefObject<PreviewLoop | undefined>, editor: EditorHandle | undefined) {
  const { undo, redo } = useProjectActions();
  const [view] = usePageView();
  const running = useRef<PageWriting>(undefined);
  const coming = useRef<Promise<PageWriting | undefined>>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = editor !== undefined && view === 'form' && hasForm(editor.path);
  const isWriting = isWanted && !hasFailed;
  useEffect(() => {
    if (!editor || !isWanted) return;
    let isOver = false;
    // Most people who look at a project do not write at once.
    const load = import('../../editor/features/page-writing/page-writing.ts').then(({ PageWriting: Writing }) => {
      if (isOver) return undefined;
      running.current = new Writing({
        editor,
        tell: (message) => preview.current?.tellField(message),
        isAsked,
        undo,
        redo,
        label: words.writing.step,
        afterPaint: (run) => requestAnimationFrame(run),
      });
      return running.current;
    });
    coming.current = load;
    // Where it cannot be loaded, a click leads to the form.
    load.catch(() => isOver || setFailed(true));
    return () => {
      isOver = true;
      running.current?.stop();
      running.current = undefined;
      coming.current = undefined;
    };
  }, [preview, editor, isWanted, undo, redo]);
  useEffect(() => preview.current?.setWriting(isWriting), [preview, isWriting]);
  const onField = useCallback((message: FieldToHost) => {
    if (message.kind !== 'field-wanted') return running.current?.hear(message) === true;
    if (running.current) return withFocus(running.current.hear(message));
    // A click that was quicker than what it needs: it is heard when that is there.
    const wasAsked = isAsked();
    const heard = coming.current?.then((writing) => withFocus(writing?.hear(message, wasAsked) === true));
    return heard?.catch(() => false) ?? false;
  }, []);
  const changeBlock = useCallback((run: () => number | undefined) => {
    if (running.current) running.current.changeBlock(run);
    else run();
  }, []);
  return { onField, isWriting, changeBlock };
}

/** A field that is given has the focus, whatever a click before it may have led to. */
function withFocus(isGiven: boolean): boolean {
  if (isGiven) leaveFocusToFrame();
  return isGiven;
}
