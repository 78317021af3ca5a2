import Editor, { type OnMount } from '@monaco-editor/react';
import type { editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { SourceChange } from '../../project/text-edit.ts';
import { useLatest } from '../ui/use-latest.ts';
import { codeHelpWords } from '../words/code-help.ts';
import { type CodeAction, setCodeFixes } from './code-fixes.ts';
import type { EditorHandle } from './editor-handle.ts';
import { EDITOR_OPTIONS } from './editor-options.ts';
import { THEMES } from './editor-themes.ts';
import { keepCursorInSight } from './keep-cursor-in-sight.ts';
import { editorLanguageOf } from './language-of.ts';
import { markerOf } from './markers.ts';
import { monaco } from './monaco.ts';
import { useHiddenEditor } from './use-hidden-editor.ts';
import { useSharedText } from './use-shared-text.ts';

export interface CodeEditorProps {
  /** Path of the file; another path shows another file in the same editor. */
  readonly path: string;
  readonly source: TextSource;
  readonly isReadOnly: boolean;
  readonly isDark: boolean;
  /** Not seen now. It goes on with the text, and costs nothing to draw. */
  readonly isHidden: boolean;
  /** Of this file. */
  readonly diagnostics: readonly Diagnostic[];
  /** A place to go to; a new object goes there again. */
  readonly place?: { readonly line: number; readonly column: number };
  /** Called with the whole text at every keystroke. The source may have it later, but before anybody reads it there. */
  readonly onChange: (text: string) => void;
  /** Makes a change as one named step, or as part of the last one with the same key; false when it was refused. */
  readonly onEdit: (change: SourceChange, label: string, join: string | undefined) => boolean;
  /** Makes the fixes of these problems. */
  readonly onFix: (problems: readonly Diagnostic[]) => void;
  /** What else can be done about a problem, in the light bulb. */
  readonly moreFor?: (problem: Diagnostic) => readonly CodeAction[];
  /** Why problems with a code matter. */
  readonly whyOf?: (code: Diagnostic['code']) => string | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Called with the handle of the file that is shown now, and with `undefined` when it is no good any more. */
  readonly onReady?: (handle: EditorHandle | undefined) => void;
}

/** Where the text comes from. Not a property, so that a keystroke draws nothing again but what Monaco draws. */
export interface TextSource {
  /** The text as far as it is taken up, for drawing. */
  readonly read: () => string;
  /** Has the last letters taken up, and gives the text with them. */
  readonly settle: () => string;
  /** Calls the listener after every change of the project; gives back how to end it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const MARKER_OWNER = 'leafwright';

/**
 * The code editor. The store holds the text: what is typed goes there, and changes from elsewhere (undo, a
 * form) come in as the smallest edit, so that the cursor stays. Undo is the project's, not Monaco's.
 */
export default function CodeEditor(props: CodeEditorProps) {
  const { path, source, isReadOnly, isDark, isHidden, diagnostics, place, whyOf } = props;
  const [editor, setEditor] = useState<MonacoEditor.IStandaloneCodeEditor>();
  const handlers = useLatest(props);

  const onMount: OnMount = useCallback((mounted) => {
    const created = mounted as unknown as MonacoEditor.IStandaloneCodeEditor;
    const { KeyCode, KeyMod } = monaco;
    created.addCommand(KeyMod.CtrlCmd | KeyCode.KeyZ, () => handlers.current.onUndo());
    created.addCommand(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ, () => handlers.current.onRedo());
    created.addCommand(KeyMod.CtrlCmd | KeyCode.KeyY, () => handlers.current.onRedo());
    setEditor(created);
  }, []);

  useEffect(() => {
    if (!editor) return;
    const kept = keepCursorInSight(editor);
    return () => kept.dispose();
  }, [editor]);

  useHiddenEditor(editor, isHidden);
  const onChange = useSharedText(editor, props);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another model.
  useEffect(() => {
    const model = editor?.getModel();
    if (!model) return;
    monaco.editor.setModelMarkers(
      model,
      MARKER_OWNER,
      diagnostics.map((one) => markerOf(one, whyOf?.(one.code))),
    );
    setCodeFixes(model, {
      problems: diagnostics,
      readText: source.settle,
      onFix: (problems) => handlers.current.onFix(problems),
      moreFor: (problem) => handlers.current.moreFor?.(problem) ?? [],
    });
  }, [editor, source, diagnostics, path, whyOf]);

  useEffect(() => {
    if (!editor || !place) return;
    const position = { lineNumber: place.line, column: place.column };
    editor.setPosition(position);
    editor.revealPositionInCenter(position);
    editor.focus();
  }, [editor, place]);

  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    // The model of a file that is left goes away; its text is in the store.
    monaco.editor.getModel(monaco.Uri.parse(uriOf(shownPath.current)))?.dispose();
    shownPath.current = path;
  }, [path]);

  const options = useMemo(
    () => ({
      ...EDITOR_OPTIONS,
      readOnly: isReadOnly,
      ariaLabel: codeHelpWords.editor(path),
    }),
    [isReadOnly, path],
  );
  return (
    <Editor
      path={uriOf(path)}
      defaultLanguage={editorLanguageOf(path)}
      defaultValue={source.read()}
      theme={isDark ? THEMES.dark : THEMES.light}
      options={options}
      loading={null}
      onMount={onMount}
      onChange={onChange}
    />
  );
}

function uriOf(path: string): string {
  return `file:///${path.split('/').map(encodeURIComponent).join('/')}`;
}
