import type { ClipboardEvent, ReactNode } from 'react';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { pastedFiles } from '../../uploads/handed-files.ts';
import { isWorthReading } from './clipboard-html.ts';
import classes from './formatted-paste.module.css';

export interface FormattedPasteProps {
  /** The editor of the page that is written, where it is open. */
  readonly editor: EditorHandle | undefined;
  readonly children: ReactNode;
}

/**
 * What is pasted from web pages and other programs keeps its structure: it becomes Markdown and components. Pasting
 * without it is a click away, or the key that the browser has for it (Ctrl+Shift+V), which hands over words alone.
 */
export function FormattedPaste({ editor, children }: FormattedPasteProps) {
  const store = useProjectStore();
  const canEdit = useProject((state) => state.access.mode === 'edit');

  const onPaste = (event: ClipboardEvent) => {
    if (!canEdit || !editor || editor.isReadOnly() || !/\.mdx?$/i.test(editor.path)) return;
    const { clipboardData } = event;
    const words = {
      html: clipboardData.getData('text/html'),
      plain: clipboardData.getData('text/plain'),
      types: [...clipboardData.types],
    };
    if (pastedFiles(clipboardData).length > 0 || !isWorthReading(words)) return;
    const field = (event.target as Element).closest<HTMLElement>('[data-text], [data-cell]');
    const takesMarkdown = field ? field.isContentEditable : isInCode(event.target as Element) && editor.hasFocus();
    if (!takesMarkdown) return;
    event.preventDefault();
    event.stopPropagation();
    // What reads HTML comes with the first paste.
    void import('./paste-html.ts').then(({ pasteHtml }) =>
      pasteHtml(words, { store, editor, field: field ?? undefined }),
    );
  };
  return (
    <div className={classes.around} onPasteCapture={onPaste}>
      {children}
    </div>
  );
}

function isInCode(target: Element): boolean {
  return target.closest('.monaco-editor') !== null;
}
