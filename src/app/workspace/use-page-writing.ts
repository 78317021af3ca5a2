import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageWriting } from '../../editor/features/page-writing/page-writing.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProjectActions } from '../../editor/project-context.ts';
import type { PreviewLoop } from '../../editor/session/index.ts';
import { previewWords as words } from '../../editor/words/preview.ts';
import type { FieldToHost } from '../../sandbox/host/index.ts';
import { hasForm, usePageView } from './use-page-view.ts';

/** In the visual editor, words of the page are typed in where they stand in the preview. */
export function usePageWriting(preview: RefObject<PreviewLoop | undefined>, editor: EditorHandle | undefined) {
  const { undo, redo } = useProjectActions();
  const [view] = usePageView();
  const running = useRef<PageWriting>(undefined);
  const [isWriting, setWriting] = useState(false);
  const isWanted = editor !== undefined && view === 'form' && hasForm(editor.path);
  useEffect(() => {
    if (!editor || !isWanted) return;
    let isOver = false;
    // Most people who look at a project do not write at once.
    void import('../../editor/features/page-writing/page-writing.ts').then(({ PageWriting: Writing }) => {
      if (isOver) return;
      running.current = new Writing({
        editor,
        tell: (message) => preview.current?.tellField(message),
        isAsked: () => navigator.userActivation?.isActive !== false,
        undo,
        redo,
        label: words.writing.step,
        afterPaint: (run) => requestAnimationFrame(run),
      });
      setWriting(true);
    });
    return () => {
      isOver = true;
      running.current?.stop();
      running.current = undefined;
      setWriting(false);
    };
  }, [preview, editor, isWanted, undo, redo]);
  useEffect(() => preview.current?.setWriting(isWriting), [preview, isWriting]);
  const onField = useCallback((message: FieldToHost) => running.current?.hear(message) === true, []);
  return { onField, isWriting };
}
