import { Loader, useComputedColorScheme } from '@mantine/core';
import { FileX, X } from 'lucide-react';
import { lazy, type ReactNode, type Ref, Suspense, useMemo } from 'react';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { EditorHandle } from '../../monaco/editor-handle.ts';
import { useProject, useProjectActions, useProjectStore } from '../../project-context.ts';
import { selectFileText, selectProblems } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { usePause } from '../../ui/use-pause.ts';
import { writingWords } from '../../words/writing.ts';
import classes from './code-pane.module.css';

const CodeEditor = lazy(() => import('./marked-editor.tsx'));

export interface CodePaneProps {
  readonly file: string;
  /** A place to go to; a new object goes there again. */
  readonly place?: { readonly line: number; readonly column: number; readonly isInForm?: boolean };
  readonly onClose: () => void;
  /** Called with the handle of the file's editor once it has loaded, and with `undefined` when it goes. */
  readonly onReady?: (handle: EditorHandle | undefined) => void;
  /** Beside the name of the file. */
  readonly actions?: ReactNode;
  /** A row above the code, for which room is kept while it loads; absent for files without one. */
  readonly tools?: ReactNode;
  /** An element below the code, for whoever has something to show there. */
  readonly dockRef?: Ref<HTMLDivElement>;
  /** The code is there, but not seen: the element below takes its room. */
  readonly isCodeHidden?: boolean;
}

/** The code of one file beside the preview. */
export function CodePane(props: CodePaneProps) {
  const { file, place, onClose, onReady, actions, tools, dockRef, isCodeHidden = false } = props;
  const { typeText, editText, fixProblems, undo, redo } = useProjectActions();
  const store = useProjectStore();
  const isText = useProject((state) => selectFileText(state, file) !== undefined);
  const source = useMemo(
    () => ({
      read: () => selectFileText(store.getState(), file) ?? '',
      settle: () => selectFileText(store.settle(), file) ?? '',
      subscribe: store.subscribe,
    }),
    [store, file],
  );
  const exists = useProject((state) => state.files.has(file));
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const problems = useProject(selectProblems);
  const diagnostics = useMemo(() => problems.filter((problem) => problem.file === file), [problems, file]);
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  const pause = usePause();
  const nameStart = file.lastIndexOf('/') + 1;
  return (
    <section className={classes.pane} aria-label={writingWords.code.region(file)}>
      <header className={classes.header}>
        <h2 className={classes.title} title={file} aria-label={file}>
          <span className={classes.folder}>{file.slice(0, nameStart)}</span>
          <span>{file.slice(nameStart)}</span>
        </h2>
        <WorstProblem diagnostics={diagnostics} />
        {actions}
        <IconButton label={writingWords.code.close} onClick={onClose}>
          <X size={16} />
        </IconButton>
      </header>
      {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      <div className={classes.editor} hidden={isCodeHidden && isText}>
        {!isText ? (
          <EmptyState icon={<FileX size={20} />} title={exists ? writingWords.code.isNoText : writingWords.code.isGone}>
            {exists ? writingWords.code.isNoTextHint : writingWords.code.isGoneHint}
          </EmptyState>
        ) : (
          <ErrorBoundary part={writingWords.code.part} resetKey={file}>
            <Suspense
              fallback={
                <div className={classes.loading}>
                  <Loader size="sm" type="dots" aria-label={writingWords.code.loading} role="img" />
                </div>
              }
            >
              <CodeEditor
                path={file}
                source={source}
                isReadOnly={isReadOnly}
                isDark={isDark}
                isHidden={isCodeHidden}
                diagnostics={diagnostics}
                {...(place && { place })}
                onChange={(next) => typeText(file, next, pause(file))}
                onEdit={({ edits }, label, join) => {
                  const joined = join === undefined ? undefined : { key: `${file}:${join}`, pauseMs: pause(join) };
                  return editText(file, { edits, label, ...(joined && { join: joined }) }).status === 'ok';
                }}
                onFix={(fixable) => fixProblems(file, fixable)}
                onUndo={undo}
                onRedo={redo}
                {...(onReady && { onReady })}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {dockRef !== undefined && <div ref={dockRef} className={classes.dock} data-alone={isCodeHidden || undefined} />}
    </section>
  );
}

function WorstProblem({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  if (errors + warnings === 0) return null;
  return (
    <span className={classes.count} data-severity={errors > 0 ? 'error' : 'warning'}>
      {errors > 0 ? writingWords.errors(errors) : writingWords.warnings(warnings)}
    </span>
  );
}
