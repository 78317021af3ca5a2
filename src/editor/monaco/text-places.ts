import type { IPosition, editor as MonacoEditor } from 'monaco-editor/editor/editor.api';
import { lineIndexAt } from '../../shared/line-index.ts';
import { lineStartsOf } from './line-starts.ts';

export interface TextPlaces {
  readonly offsetAt: (position: IPosition) => number;
  readonly positionAt: (offset: number) => IPosition;
}

/**
 * Places of the model as offsets of the file's text. They count lines alike, but the model has one kind of line end
 * where the file may have two. Of a file that has just gone, for those who have not heard of it yet, everything is its
 * beginning.
 */
export function createTextPlaces(model: MonacoEditor.ITextModel, readText: () => string): TextPlaces {
  let known: { readonly text: string; readonly starts: readonly number[] } | undefined;
  const startsOf = (text: string) => {
    if (known?.text !== text) known = { text, starts: lineStartsOf(text) };
    return known.starts;
  };
  const isPlain = (text: string) => model.getEOL() === '\n' && !text.includes('\r');
  return {
    offsetAt: (position) => {
      if (model.isDisposed()) return 0;
      const text = readText();
      if (isPlain(text)) return model.getOffsetAt(position);
      return (startsOf(text)[position.lineNumber - 1] ?? 0) + position.column - 1;
    },
    positionAt: (offset) => {
      if (model.isDisposed()) return { lineNumber: 1, column: 1 };
      const text = readText();
      if (isPlain(text)) return model.getPositionAt(offset);
      const starts = startsOf(text);
      const index = lineIndexAt(starts, offset);
      return model.validatePosition({ lineNumber: index + 1, column: offset - (starts[index] ?? 0) + 1 });
    },
  };
}
