import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText, readTextStyle } from '../../../project/text.ts';
import { applyTextEdits, orderEdits, type TextEdit } from '../../../project/text-edit.ts';
import { storeWords } from '../../words/store.ts';
import { isEditableText, textOf } from '../selectors/file-text.ts';
import { type OperationResult, refuse, refuseNotText, type UndoPolicy } from './operation.ts';

/** A change of ranges of one file. Offsets are of its text without byte-order mark, with the line ends it has. */
export interface RangeEdit {
  /** Names the step in the history. */
  readonly label: string;
  readonly edits: readonly TextEdit[];
  /** For typing in a field: changes with the same key and short pauses between them are one step. */
  readonly join?: { readonly key: string; readonly pauseMs: number };
}

/** Changes ranges of a file; the bytes around them stay. What is added gets the file's kind of line end. */
export function editText(files: ProjectFiles, path: string, { label, edits, join }: RangeEdit): OperationResult {
  const before = files.get(path);
  if (!before) {
    return refuse('edit/missing-file', ...storeWords.refusals.noFileUndo(path), path);
  }
  if (!isEditableText(before)) return refuseNotText(path);
  const old = textOf(before);
  const { lineEnd, hasByteOrderMark } = readTextStyle(before);
  const text = applyTextEdits(old, orderEdits(edits, lineEnd));
  const undo: UndoPolicy = join === undefined ? { kind: 'start' } : { kind: 'join', ...join };
  const after = () => encodeText(hasByteOrderMark ? `\uFEFF${text}` : text);
  return { status: 'ok', label, undo, changes: old === text ? [] : [{ path, before, after: after() }] };
}
