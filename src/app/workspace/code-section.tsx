import { SegmentedControl } from '@mantine/core';
import { TableOfContents } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CodePane, type CodePaneProps } from '../../editor/features/code/code-pane.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { FormSkeleton } from '../../editor/pages/form-skeleton.tsx';
import { ErrorBoundary } from '../../editor/ui/error-boundary.tsx';
import { IconButton } from '../../editor/ui/icon-button.tsx';
import { appWords } from '../../editor/words/app.ts';
import { thisPageWords } from '../../editor/words/this-page.ts';
import { loadWritingTools } from './load-sections.ts';
import { hasForm, usePageView } from './use-page-view.ts';

const WritingTools = lazy(loadWritingTools);

export interface CodeSectionProps extends Pick<CodePaneProps, 'file' | 'place' | 'onClose'> {
  readonly editor: EditorHandle | undefined;
  readonly onReady: (handle: EditorHandle | undefined) => void;
  /** What stands beside the page is shown: its outline, its changes, its notes. */
  readonly isAround: boolean;
  readonly onAround: () => void;
}

/** The source of one file; of a page with everything for writing it, in its source or in a visual editor. */
export function CodeSection({ file, editor, isAround, onAround, ...pane }: CodeSectionProps) {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [view, setView] = usePageView();
  const { place } = pane;
  // A place to go to is a line of the code, unless it was picked in the preview.
  useEffect(() => {
    if (place && !place.isInForm) setView('code');
  }, [place, setView]);
  if (!hasForm(file)) return <CodePane file={file} {...pane} />;
  const isForm = view === 'form';
  const loading = isForm && dock && createPortal(<FormSkeleton />, dock);
  const tools =
    editor && dock && editor.path === file ? (
      <ErrorBoundary part={appWords.parts.writing} resetKey={file}>
        <Suspense fallback={loading}>
          <WritingTools key={file} editor={editor} dock={dock} isForm={isForm} place={place} />
        </Suspense>
      </ErrorBoundary>
    ) : (
      loading
    );
  return (
    <CodePane
      file={file}
      {...pane}
      tools={tools ?? null}
      dockRef={setDock}
      isCodeHidden={isForm}
      actions={
        <>
          <IconButton
            label={isAround ? thisPageWords.close : thisPageWords.open}
            aria-keyshortcuts={thisPageWords.keys}
            aria-pressed={isAround}
            variant={isAround ? 'light' : 'subtle'}
            onClick={onAround}
          >
            <TableOfContents size={16} />
          </IconButton>
          <SegmentedControl
            aria-label={appWords.howShown}
            value={view}
            onChange={(next) => setView(next === 'form' ? 'form' : 'code')}
            data={[
              { value: 'code', label: appWords.source },
              { value: 'form', label: appWords.visual },
            ]}
          />
        </>
      }
    />
  );
}
