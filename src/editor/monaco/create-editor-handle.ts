import type { editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { lineEndOf, orderEdits, type SourceChange } from '../../project/text-edit.ts';
import type { EditorHandle, EditorSelection, StandIn } from './editor-handle.ts';
import { createListeners } from './editor-listeners.ts';
import { createScrolling } from './editor-scrolling.ts';
import { monaco } from './monaco.ts';
import { createTextPlaces } from './text-places.ts';

export interface HandleParts {
  readonly path: string;
  readonly editor: MonacoEditor.IStandaloneCodeEditor;
  readonly model: MonacoEditor.ITextModel;
  /** The file's text, with the last letters taken up by the store. */
  readonly readText: () => string;
  /** The file's text as far as the store has it. */
  readonly peekText: () => string;
  /** Whether a change of the model comes from the store right now. */
  readonly isTakingOver: () => boolean;
  /** Hands a change to the store and, when it is taken, to the model, where the edits are `operations`. */
  readonly apply: (
    change: SourceChange,
    label: string,
    operations: MonacoEditor.IIdentifiedSingleEditOperation[],
    join: string | undefined,
  ) => boolean;
}

export interface OwnedHandle {
  readonly handle: EditorHandle;
  readonly dispose: () => void;
}

/** The handle of a mounted editor with its model. */
export function createEditorHandle(parts: HandleParts): OwnedHandle {
  const { path, editor, model, readText, peekText } = parts;
  const places = createTextPlaces(model, readText);
  const readSelection = ({ offsetAt } = places): EditorSelection => {
    const selection = editor.getSelection();
    const position = selection?.getPosition() ?? { lineNumber: 1, column: 1 };
    const cursor = offsetAt(position);
    if (!selection || selection.isEmpty()) {
      return { start: cursor, end: cursor, cursor, line: position.lineNumber, column: position.column };
    }
    const start = offsetAt(selection.getStartPosition());
    const end = offsetAt(selection.getEndPosition());
    return { start, end, cursor, line: position.lineNumber, column: position.column };
  };
  const select: EditorHandle['select'] = ({ start, end }) => {
    editor.setSelection(monaco.Range.fromPositions(places.positionAt(start), places.positionAt(end)));
    editor.revealPosition(places.positionAt(end), monaco.editor.ScrollType.Immediate);
  };
  const scrolling = createScrolling(editor, model);
  const { dispose, ...listeners } = createListeners(editor, model, {
    isTakingOver: parts.isTakingOver,
    readSelection: () => readSelection(),
    topLine: scrolling.topLine,
  });

  let standIn: StandIn | undefined;
  const handle: EditorHandle = {
    path,
    isReadOnly: () => editor.getOption(monaco.editor.EditorOption.readOnly),
    readText,
    readSelection: () => readSelection(),
    peek: () => ({ text: peekText(), selection: readSelection(createTextPlaces(model, peekText)) }),
    select,
    hasFocus: () => editor.hasTextFocus(),
    setStandIn: (other) => {
      standIn = other;
    },
    focus: () => (standIn ? standIn.focus() : editor.focus()),
    openFind: () => {
      editor.focus();
      void editor.getAction('actions.find')?.run();
    },
    apply: (change, label, join) => {
      const edits = orderEdits(change.edits, lineEndOf(readText()));
      const operations = edits.map(({ start, end, text }) => ({
        range: monaco.Range.fromPositions(places.positionAt(start), places.positionAt(end)),
        text,
      }));
      if (!parts.apply({ ...change, edits }, label, operations, join)) return false;
      if (change.selection) select(change.selection);
      return true;
    },
    ...scrolling,
    placeOf: (offset) => {
      const place = editor.getScrolledVisiblePosition(places.positionAt(offset));
      const box = editor.getDomNode()?.getBoundingClientRect();
      return place && box ? { left: box.left + place.left, top: box.top + place.top, height: place.height } : undefined;
    },
    offsetAtPoint: (left, top) => {
      const position = editor.getTargetAtClientPoint(left, top)?.position;
      return position ? places.offsetAt(position) : undefined;
    },
    ...listeners,
  };
  return { handle, dispose };
}
