import type { editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { useEffect, useRef, useState } from 'react';
import { applyTextEdits } from '../../project/text-edit.ts';
import { textDifference } from '../../shared/text-difference.ts';
import { useLatest } from '../ui/use-latest.ts';
import type { CodeEditorProps } from './code-editor.tsx';
import { createEditorHandle } from './create-editor-handle.ts';
import { MODEL_OPTIONS } from './editor-options.ts';
import { monaco } from './monaco.ts';

/**
 * Keeps the text of the editor's model and that of the store the same, and hands the editor's handle out.
 * @returns what is to be called with the whole text when the model has changed
 */
export function useSharedText(
  editor: MonacoEditor.IStandaloneCodeEditor | undefined,
  props: Pick<CodeEditorProps, 'path' | 'source' | 'onChange' | 'onEdit' | 'onReady'>,
): (value: string | undefined) => void {
  const { path, source } = props;
  const handlers = useLatest(props);
  const isTakingOver = useRef(false);
  /** The text that model and store have in common. */
  const shared = useRef<string>(undefined);
  /** The text with the last letter, until the store says that it has it. Not where the store may keep other line ends. */
  const typed = useRef<string>(undefined);

  // The same at every drawing, as the editor's listener.
  const [onChange] = useState(() => (value: string | undefined) => {
    if (isTakingOver.current) return;
    const text = value ?? '';
    // The letter before this one is taken up now, if it is not yet: what both have in common is still the text with it.
    handlers.current.source.settle();
    typed.current = shared.current?.includes('\r') === false ? text : undefined;
    shared.current = text;
    handlers.current.onChange(text);
  });

  useEffect(() => {
    const model = editor?.getModel();
    if (!editor || !model) return;
    shared.current = undefined;
    typed.current = undefined;
    model.updateOptions(MODEL_OPTIONS);
    const takeOver = () => {
      typed.current = undefined;
      const text = source.settle();
      if (text === shared.current) return;
      shared.current = text;
      const before = model.getValue(monaco.editor.EndOfLinePreference.LF);
      const difference = textDifference(before, text.replace(/\r\n?/g, '\n'));
      if (!difference) return;
      const range = monaco.Range.fromPositions(
        positionAt(before, difference.start),
        positionAt(before, difference.end),
      );
      isTakingOver.current = true;
      model.applyEdits([{ range, text: difference.text }]);
      isTakingOver.current = false;
    };
    takeOver();
    const stop = source.subscribe(takeOver);
    const owned = createEditorHandle({
      path,
      editor,
      model,
      readText: () => typed.current ?? source.settle(),
      peekText: () => typed.current ?? source.read(),
      isTakingOver: () => isTakingOver.current,
      apply: (change, label, operations, join) => {
        // The model makes the same edits by itself below, so that what is folded or marked around them stays.
        shared.current = applyTextEdits(source.settle(), change.edits);
        const isDone = handlers.current.onEdit(change, label, join);
        shared.current = source.settle();
        if (!isDone) return false;
        isTakingOver.current = true;
        model.applyEdits(operations);
        isTakingOver.current = false;
        return true;
      },
    });
    handlers.current.onReady?.(owned.handle);
    return () => {
      handlers.current.onReady?.(undefined);
      owned.dispose();
      stop();
    };
  }, [editor, source, path]);

  return onChange;
}

/** Place of an offset in a text whose lines end in `\n`. */
function positionAt(text: string, offset: number): { lineNumber: number; column: number } {
  let lineNumber = 1;
  let lineStart = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', lineStart)) {
    lineNumber++;
    lineStart = end + 1;
  }
  return { lineNumber, column: offset - lineStart + 1 };
}
