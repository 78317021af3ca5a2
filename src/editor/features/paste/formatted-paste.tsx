import type { ClipboardEvent, ReactNode } from 'react';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { pastedFiles } from '../../uploads/handed-files.ts';
import { isWorthReading } from './clipboard-html.ts';
import classes from './formatted-paste.module.css';
import { typeInField, typeInSource } from './type-words.ts';

export interface FormattedPasteProps {
  /** The editor of the page that is written, where it is open. */
  readonly editor: EditorHandle | undefined;
  readonly children: ReactNode;
}

/**
 * What is pasted from web pages and other programs keeps its structure: it becomes Markdown and components. Pasting
 * without it is a click away, or the key that the browser has for it (Ctrl+Shift+V), which hands over words alone. Without a
 * network, when the reader of HTML was never loaded, the words come alone.
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
    const target = event.target as Element;
    const field = target.closest<HTMLElement>('[data-text], [data-cell]') ?? undefined;
    const takesMarkdown = field ? field.isContentEditable : hasOneCursor(target) && editor.hasFocus();
    if (!takesMarkdown) return;
    event.preventDefault();
    event.stopPropagation();
    // What reads HTML comes with the first paste.
    Promise.all([import('./paste-html.ts'), import('./paste-target.ts')]).then(
      ([{ pasteHtml }, { pasteTarget }]) =>
        pasteHtml(words, { store, file: editor.path, target: pasteTarget(editor, field) }),
      () => (field ? typeInField(field, words.plain) : typeInSource(editor, editor.readSelection(), words.plain)),
    );
  };
  return (
    <div className={classes.around} onPasteCapture={onPaste}>
      {children}
    </div>
  );
}

/** Whether something is pasted into the source, at one place of it. */
function hasOneCursor(target: Element): boolean {
  const code = target.closest('.monaco-editor');
  return code !== null && code.querySelectorAll('.cursors-layer > .cursor').length < 2;
}
