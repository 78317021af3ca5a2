import { lazy, Suspense, useState } from 'react';
import { CodePane, type CodePaneProps } from '../../editor/features/code/code-pane.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { ErrorBoundary } from '../../editor/ui/error-boundary.tsx';

const WritingTools = lazy(() => import('../../editor/features/writing/writing-tools.tsx'));

export interface CodeSectionProps extends Pick<CodePaneProps, 'file' | 'place' | 'onClose'> {
  readonly editor: EditorHandle | undefined;
  readonly onReady: (handle: EditorHandle | undefined) => void;
}

/** The source of one file; of a page with everything for writing it. */
export function CodeSection({ file, editor, ...pane }: CodeSectionProps) {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  if (!/\.mdx?$/.test(file)) return <CodePane file={file} {...pane} />;
  const tools = editor && dock && editor.path === file && (
    <ErrorBoundary part="The tools for writing" resetKey={file}>
      <Suspense>
        <WritingTools key={file} editor={editor} dock={dock} />
      </Suspense>
    </ErrorBoundary>
  );
  return <CodePane file={file} {...pane} tools={tools ?? null} dockRef={setDock} />;
}
