import { lazy, Suspense } from 'react';
import CodeEditor, { type CodeEditorProps } from '../../monaco/code-editor.tsx';
import { useMarkActions } from './use-mark-actions.ts';

const IgnoreDialog = lazy(() => import('../../problems/ignore-dialog.tsx'));

/** The code editor, whose marks say why they matter, and can be ignored with a reason. */
export default function MarkedEditor(props: CodeEditorProps) {
  const { whyOf, moreFor, ignoring, stopIgnoring } = useMarkActions(props.isReadOnly);
  return (
    <>
      <CodeEditor {...props} moreFor={moreFor} whyOf={whyOf} />
      {ignoring && (
        <Suspense>
          <IgnoreDialog problem={ignoring} onClose={stopIgnoring} />
        </Suspense>
      )}
    </>
  );
}
