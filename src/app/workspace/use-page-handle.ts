import { type RefObject, useMemo } from 'react';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { PageHandle } from '../../editor/pages/page-handle.ts';
import { useProjectStore } from '../../editor/project-context.ts';
import type { PreviewLoop } from '../../editor/session/index.ts';
import { type Pane, type ProjectStore, selectFileText } from '../../editor/store/index.ts';
import { useLatest } from '../../editor/ui/use-latest.ts';
import { positionAt } from '../../project/text-position.ts';
import { hasForm } from './use-page-view.ts';

export interface PageHandleOptions {
  /** Of the page that is open, or shown. */
  readonly file: string | undefined;
  /** Of the file in the code editor, once it has loaded. */
  readonly editor: EditorHandle | undefined;
  readonly preview: RefObject<PreviewLoop | undefined>;
  /** Brings a pane into sight; absent where all are. */
  readonly onShow: ((pane: Pane) => void) | undefined;
}

/** The open page for what stands beside it; `undefined` where the open file is no page. */
export function usePageHandle({ file, editor, preview, onShow }: PageHandleOptions): PageHandle | undefined {
  const store = useProjectStore();
  const show = useLatest(onShow);
  const own = editor?.path === file ? editor : undefined;
  return useMemo(() => {
    if (file === undefined || !hasForm(file)) return undefined;
    const showPane = (pane: Pane) => show.current?.(pane);
    return own ? inEditor(own, showPane) : inPreview(store, file, preview, showPane);
  }, [store, file, own, preview]);
}

function inEditor(editor: EditorHandle, onShow: (pane: Pane) => void): PageHandle {
  return {
    file: editor.path,
    read: editor.readText,
    apply: editor.apply,
    go: (range) => {
      onShow('code');
      editor.select(range);
      editor.revealLine(positionAt(editor.readText(), range.start).line, 'top');
      editor.focus();
    },
    readSelection: editor.readSelection,
    onCursor: (listener) => {
      listener(editor.peek().selection.cursor);
      return editor.onCursor(({ cursor }) => listener(cursor));
    },
  };
}

function inPreview(
  store: ProjectStore,
  file: string,
  preview: PageHandleOptions['preview'],
  onShow: (pane: Pane) => void,
): PageHandle {
  const read = () => selectFileText(store.settle(), file) ?? '';
  return {
    file,
    read,
    apply: ({ edits }, label) => store.actions.editText(file, { edits, label }).status === 'ok',
    go: ({ start }) => {
      onShow('preview');
      preview.current?.scrollToLine({ file, line: positionAt(read(), start).line });
    },
    readSelection: () => undefined,
    onCursor: () => () => {},
  };
}
