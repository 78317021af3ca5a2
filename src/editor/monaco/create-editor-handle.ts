import type { IDisposable, IPosition, editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { lineEndOf, orderEdits, type SourceChange } from '../../project/text-edit.ts';
import { lineIndexAt } from '../../shared/line-index.ts';
import type { EditorCommand, EditorHandle, EditorSelection, StandIn, TextChange } from './editor-handle.ts';
import { lineStartsOf } from './line-starts.ts';
import { monaco } from './monaco.ts';

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

/** Commands of the editor that run where one of ours had nothing to do. */
const OWN_COMMANDS: Readonly<
  Record<string, { readonly plain: string; readonly shift?: string; readonly payload?: unknown }>
> = {
  Enter: { plain: 'type', payload: { text: '\n' } },
  Tab: { plain: 'tab', shift: 'outdent' },
};

const NO_SUGGESTIONS = 'editorTextFocus && !suggestWidgetVisible && !inSnippetMode && !editorTabMovesFocus';

/** The handle of a mounted editor with its model. */
export function createEditorHandle(parts: HandleParts): OwnedHandle {
  const { path, editor, model, readText, peekText } = parts;
  const disposables = new Set<IDisposable>();
  const own = (disposable: IDisposable) => {
    disposables.add(disposable);
    return () => {
      disposable.dispose();
      disposables.delete(disposable);
    };
  };
  const places = createPlaces(model, readText);
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
  const topLine = () => {
    const top = editor.getScrollTop();
    const line = editor.getVisibleRanges()[0]?.startLineNumber ?? 1;
    const lineTop = editor.getTopForLineNumber(line);
    const height = Math.max(editor.getBottomForLineNumber(line) - lineTop, 1);
    return line + Math.min(Math.max((top - lineTop) / height, 0), 1);
  };

  let standIn: StandIn | undefined;
  const handle: EditorHandle = {
    path,
    isReadOnly: () => editor.getOption(monaco.editor.EditorOption.readOnly),
    readText,
    readSelection: () => readSelection(),
    peek: () => ({ text: peekText(), selection: readSelection(createPlaces(model, peekText)) }),
    select,
    hasFocus: () => editor.hasTextFocus(),
    setStandIn: (other) => {
      standIn = other;
    },
    focus: () => (standIn ? standIn.focus() : editor.focus()),
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
    revealLine: (line, where = 'center') => {
      if (where === 'nearest') editor.revealLineInCenterIfOutsideViewport(line);
      else if (where === 'top') editor.setScrollTop(editor.getTopForLineNumber(line));
      else editor.revealLineInCenter(line);
    },
    topLine,
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
    placeOf: (offset) => {
      const place = editor.getScrolledVisiblePosition(places.positionAt(offset));
      const box = editor.getDomNode()?.getBoundingClientRect();
      return place && box ? { left: box.left + place.left, top: box.top + place.top, height: place.height } : undefined;
    },
    offsetAtPoint: (left, top) => {
      const position = editor.getTargetAtClientPoint(left, top)?.position;
      return position ? places.offsetAt(position) : undefined;
    },
    onCursor: (listener) => own(editor.onDidChangeCursorSelection(() => listener(readSelection()))),
    onScroll: (listener) =>
      own(editor.onDidScrollChange(({ scrollTopChanged }) => scrollTopChanged && listener({ topLine: topLine() }))),
    onText: (listener) =>
      own(
        model.onDidChangeContent(() => {
          const change: TextChange = { by: parts.isTakingOver() ? 'outside' : 'typing' };
          listener(change);
        }),
      ),
    onFocus: (listener) => {
      const stopFocus = own(editor.onDidFocusEditorText(() => listener(true)));
      const stopBlur = own(editor.onDidBlurEditorText(() => listener(false)));
      return () => {
        stopFocus();
        stopBlur();
      };
    },
    onKey: (listener) =>
      own(
        editor.onKeyDown((event) => {
          if (!listener(event.browserEvent)) return;
          event.preventDefault();
          event.stopPropagation();
        }),
      ),
    onPaste: (listener) => {
      const end = new AbortController();
      const onPaste = (event: ClipboardEvent) => {
        const words = event.clipboardData?.getData('text/plain') ?? '';
        if (words === '' || (editor.getSelections()?.length ?? 0) > 1 || !editor.hasTextFocus()) return;
        if (!listener(words)) return;
        event.preventDefault();
        event.stopPropagation();
      };
      editor.getContainerDomNode().addEventListener('paste', onPaste, { capture: true, signal: end.signal });
      return own({ dispose: () => end.abort() });
    },
    bindKeys: (command) => own(bindCommand(editor, command)),
  };
  return {
    handle,
    dispose: () => {
      for (const disposable of disposables) disposable.dispose();
    },
  };
}

function bindCommand(editor: MonacoEditor.IStandaloneCodeEditor, command: EditorCommand): IDisposable {
  const { id, label, key, mod, shift, alt, run } = command;
  const { KeyMod } = monaco;
  const keybinding = keyCodeOf(key) | (mod ? KeyMod.CtrlCmd : 0) | (shift ? KeyMod.Shift : 0) | (alt ? KeyMod.Alt : 0);
  return editor.addAction({
    id: `leafwright.${id}`,
    label,
    keybindings: [keybinding],
    keybindingContext: NO_SUGGESTIONS,
    run: () => {
      if (run()) return;
      const own = OWN_COMMANDS[key];
      if (own) editor.trigger('keyboard', (shift && own.shift) || own.plain, own.payload);
    },
  });
}

function keyCodeOf(key: string): number {
  const { KeyCode } = monaco;
  if (key === 'Enter') return KeyCode.Enter;
  if (key === 'Tab') return KeyCode.Tab;
  if (key === 'Up') return KeyCode.UpArrow;
  if (key === 'Down') return KeyCode.DownArrow;
  if (/^\d$/.test(key)) return KeyCode.Digit0 + Number(key);
  return KeyCode.KeyA + key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);
}

/**
 * Places of the model as offsets of the file's text. They count lines alike, but the model has one kind of line end
 * where the file may have two. Of a file that has just gone, for those who have not heard of it yet, everything is its
 * beginning.
 */
function createPlaces(model: MonacoEditor.ITextModel, readText: () => string) {
  let known: { readonly text: string; readonly starts: readonly number[] } | undefined;
  const startsOf = (text: string) => {
    if (known?.text !== text) known = { text, starts: lineStartsOf(text) };
    return known.starts;
  };
  const isPlain = (text: string) => model.getEOL() === '\n' && !text.includes('\r');
  return {
    offsetAt: (position: IPosition): number => {
      if (model.isDisposed()) return 0;
      const text = readText();
      if (isPlain(text)) return model.getOffsetAt(position);
      return (startsOf(text)[position.lineNumber - 1] ?? 0) + position.column - 1;
    },
    positionAt: (offset: number): IPosition => {
      if (model.isDisposed()) return { lineNumber: 1, column: 1 };
      const text = readText();
      if (isPlain(text)) return model.getPositionAt(offset);
      const starts = startsOf(text);
      const index = lineIndexAt(starts, offset);
      return model.validatePosition({ lineNumber: index + 1, column: offset - (starts[index] ?? 0) + 1 });
    },
  };
}
