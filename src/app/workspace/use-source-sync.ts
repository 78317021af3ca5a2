import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { type PreviewLoop, type SourceSync, startSourceSync } from '../../editor/session/index.ts';
import type { SourceLine } from '../../sandbox/host/index.ts';

/** Keeps the open code and the preview at the same place. */
export function useSourceSync(preview: RefObject<PreviewLoop | undefined>, editor: EditorHandle | undefined) {
  const running = useRef<SourceSync>(undefined);
  useEffect(() => {
    if (!editor || !preview.current) return;
    const sync = startSourceSync(editor, preview.current, (run) => requestAnimationFrame(run));
    running.current = sync;
    return () => {
      running.current = undefined;
      sync.stop();
    };
  }, [preview, editor]);
  const onScrolled = useCallback((place: SourceLine) => running.current?.followPreview(place), []);
  const hold = useCallback(() => running.current?.hold(), []);
  return { onScrolled, hold };
}
