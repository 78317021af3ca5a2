import type { IDisposable, editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { monaco } from './monaco.ts';

/** Keeps the line of the cursor in sight when the text gets less room, as when the tools below it open. */
export function keepCursorInSight(editor: MonacoEditor.IStandaloneCodeEditor): IDisposable {
  let { height } = editor.getLayoutInfo();
  return editor.onDidLayoutChange((layout) => {
    const lineHeight = editor.getOption(monaco.editor.EditorOption.lineHeight);
    // Hidden: it comes back to where it was.
    if (layout.height < lineHeight) return;
    const before = height;
    height = layout.height;
    const position = editor.getPosition();
    if (!position || height >= before) return;
    const top = editor.getTopForPosition(position.lineNumber, position.column) - editor.getScrollTop();
    const bottom = top + lineHeight;
    if (top >= 0 && bottom <= before && bottom > height) {
      editor.revealPosition(position, monaco.editor.ScrollType.Immediate);
    }
  });
}
