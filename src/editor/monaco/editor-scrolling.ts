import type { editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import type { EditorHandle } from './editor-handle.ts';

/** What of the text is seen, and how to see something else of it. */
export function createScrolling(
  editor: MonacoEditor.IStandaloneCodeEditor,
  model: MonacoEditor.ITextModel,
): Pick<EditorHandle, 'revealLine' | 'topLine' | 'scrollToLine' | 'visibleLines'> {
  return {
    revealLine: (line, where = 'center') => {
      if (where === 'nearest') editor.revealLineInCenterIfOutsideViewport(line);
      else if (where === 'top') editor.setScrollTop(editor.getTopForLineNumber(line));
      else editor.revealLineInCenter(line);
    },
    topLine: () => {
      const top = editor.getScrollTop();
      const line = editor.getVisibleRanges()[0]?.startLineNumber ?? 1;
      const lineTop = editor.getTopForLineNumber(line);
      const height = Math.max(editor.getBottomForLineNumber(line) - lineTop, 1);
      return line + Math.min(Math.max((top - lineTop) / height, 0), 1);
    },
    scrollToLine: (wanted) => {
      const line = Math.min(Math.max(Math.floor(wanted), 1), model.getLineCount());
      const top = editor.getTopForLineNumber(line);
      const height = editor.getBottomForLineNumber(line) - top;
      editor.setScrollTop(top + (wanted - line) * height);
    },
    visibleLines: () => {
      const ranges = editor.getVisibleRanges();
      return { first: ranges[0]?.startLineNumber ?? 1, last: ranges.at(-1)?.endLineNumber ?? 1 };
    },
  };
}
