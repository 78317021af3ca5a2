import { withMovedFiles } from '../../../project/edit-files.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText, readTextStyle } from '../../../project/text.ts';
import { applyTextEdits, orderEdits, type TextEdit } from '../../../project/text-edit.ts';
import { storeWords } from '../../words/store.ts';
import { changesBetween } from '../file-change.ts';
import { isEditableText, textOf } from '../selectors/file-text.ts';
import { createPathCheck } from './check-new-path.ts';
import { type OperationResult, type Refusal, refuse, refuseNotText, type StepPlace } from './operation.ts';

/** An edit that was thought out before: refused when the text has changed since. */
export interface CheckedEdit extends TextEdit {
  /** What has to stand there. */
  readonly before?: string;
}

/** One step over several files. Ranges change first, then files move, then contents come and go. */
export interface FilesEdit {
  /** Names the step in the history. */
  readonly label: string;
  /** Edits of texts by the path before the step; offsets as in `RangeEdit`. */
  readonly edits?: ReadonlyMap<string, readonly CheckedEdit[]>;
  /** New paths by old ones. */
  readonly moves?: ReadonlyMap<string, string>;
  /** New contents by the path after the step; `undefined` deletes the file. */
  readonly files?: ReadonlyMap<string, Uint8Array | undefined>;
  readonly place?: StepPlace;
  /** Id of the step behind which all that follow become one with this one; 0 is before the first. */
  readonly joinsAfter?: number;
}

/** Changes, moves, adds and deletes several files in one step, or nothing of it. */
export function editFiles(files: ProjectFiles, edit: FilesEdit): OperationResult {
  const edited = withEdits(files, edit.edits ?? new Map());
  if ('status' in edited) return edited;
  const moved = withMoves(edited, edit.moves ?? new Map());
  if ('status' in moved) return moved;
  const next = withContents(moved, edit.files ?? new Map());
  if ('status' in next) return next;
  const { label, place, joinsAfter } = edit;
  return {
    status: 'ok',
    label,
    undo: joinsAfter === undefined ? { kind: 'start' } : { kind: 'gather', after: joinsAfter },
    ...(place && { place }),
    changes: changesBetween(files, next),
  };
}

function withEdits(files: ProjectFiles, all: NonNullable<FilesEdit['edits']>): ProjectFiles | Refusal {
  const next = new Map(files);
  for (const [path, edits] of all) {
    const bytes = files.get(path);
    if (!bytes) return refuse('edit/missing-file', ...storeWords.refusals.noFileAgain(path), path);
    if (!isEditableText(bytes)) return refuseNotText(path);
    const text = textOf(bytes);
    if (edits.some(({ start, end, before }) => before !== undefined && text.slice(start, end) !== before)) {
      return refuse('edit/changed-since', ...storeWords.refusals.changedSince(path), path);
    }
    const { lineEnd, hasByteOrderMark } = readTextStyle(bytes);
    const after = applyTextEdits(text, orderEdits(edits, lineEnd));
    if (after !== text) next.set(path, encodeText(hasByteOrderMark ? `\uFEFF${after}` : after));
  }
  return next;
}

function withContents(files: ProjectFiles, contents: NonNullable<FilesEdit['files']>): ProjectFiles | Refusal {
  if (contents.size === 0) return files;
  const next = new Map(files);
  for (const [path, bytes] of contents) if (bytes === undefined) next.delete(path);
  const checkPath = createPathCheck(next.keys());
  for (const [path, bytes] of contents) {
    if (bytes === undefined) continue;
    const refusal = next.has(path) ? undefined : checkPath(path);
    if (refusal) return refusal;
    next.set(path, bytes);
  }
  return next;
}

function withMoves(files: ProjectFiles, moves: ReadonlyMap<string, string>): ProjectFiles | Refusal {
  if (moves.size === 0) return files;
  const checkPath = createPathCheck([...files.keys()].filter((path) => !moves.has(path)));
  for (const [from, to] of moves) {
    if (!files.has(from)) {
      return refuse('edit/missing-file', ...storeWords.refusals.noFile(from));
    }
    const refusal = checkPath(to);
    if (refusal) return refusal;
  }
  return withMovedFiles(files, moves);
}
