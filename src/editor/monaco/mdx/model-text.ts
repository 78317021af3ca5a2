/** Ranges of a text as Monaco counts them. */
import type { editor, IRange, Position } from 'monaco-editor/editor/editor.api';
import type { TextRange } from '../../../project/text-edit.ts';

/** Text of a model, decoded once for all who ask about one version of it. */
const texts = new WeakMap<editor.ITextModel, { readonly version: number; readonly text: string }>();

export function textOfModel(model: editor.ITextModel): string {
  const version = model.getVersionId();
  const known = texts.get(model);
  if (known?.version === version) return known.text;
  const text = model.getValue();
  texts.set(model, { version, text });
  return text;
}

/** Path of the model's file in the project. */
export function fileOfModel(model: editor.ITextModel): string {
  return model.uri.path.replace(/^\//, '');
}

export function rangeOf(model: editor.ITextModel, { start, end }: TextRange): IRange {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(end);
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
}

export function inputAt(model: editor.ITextModel, position: Position) {
  return { text: textOfModel(model), offset: model.getOffsetAt(position), file: fileOfModel(model) };
}
