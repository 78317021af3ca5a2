/** The part of Monaco that holds a file's text and its line ends, without an editor around it. */
import { Range } from 'monaco-editor/editor/common/core/range';
import { PieceTreeTextBufferBuilder } from 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder';

export interface ModelBuffer {
  /** What the editor hands on at every keystroke. */
  readonly getValue: () => string;
  /** Types at a place: a share of the lines, from 0 to 1. Gives back how to delete it again. */
  readonly type: (text: string, share: number) => () => void;
}

/** `editor.DefaultEndOfLine.LF`: what a text without any line end gets. */
const LF = 1;
const AS_IN_TEXT = 0;

export function createModelBuffer(text: string): ModelBuffer {
  const builder = new PieceTreeTextBufferBuilder();
  builder.acceptChunk(text);
  const { textBuffer: buffer } = builder.finish().create(LF);
  const edit = (start: readonly [number, number], end: readonly [number, number], added: string): void => {
    const range = rangeFrom(start, end);
    buffer.applyEdits([{ range, text: added, forceMoveMarkers: true, isAutoWhitespaceEdit: false }], false, false);
  };
  return {
    getValue: () => {
      const last = buffer.getLineCount();
      return buffer.getValueInRange(rangeFrom([1, 1], [last, buffer.getLineLength(last) + 1]), AS_IN_TEXT);
    },
    type(added, share) {
      const line = Math.max(1, Math.min(buffer.getLineCount(), Math.round(buffer.getLineCount() * share)));
      const column = Math.floor(buffer.getLineLength(line) * share) + 1;
      edit([line, column], [line, column], added);
      const end: readonly [number, number] = added === '\n' ? [line + 1, 1] : [line, column + added.length];
      return () => edit([line, column], end, '');
    },
  };
}

function rangeFrom(start: readonly [number, number], end: readonly [number, number]): Range {
  return new Range(...start, ...end);
}
