import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText, readTextStyle } from '../../../project/text.ts';
import { storeWords } from '../../words/store.ts';
import { isEditableText, textOf } from '../selectors/file-text.ts';
import { hasMixedLineEnds, keepLineEnds } from './keep-line-ends.ts';
import { type OperationResult, refuse, refuseNotText } from './operation.ts';

/**
 * Typing in a file. `pauseMs` is the time since the key before; short pauses join into one entry of the history.
 * The file keeps its byte-order mark and its kind of line end, line by line where it has both.
 */
export function setFileText(files: ProjectFiles, path: string, text: string, pauseMs: number): OperationResult {
  const before = files.get(path);
  if (!before) {
    return refuse('edit/missing-file', ...storeWords.refusals.noFileToEdit(path), path);
  }
  if (!isEditableText(before)) return refuseNotText(path);
  const old = textOf(before);
  const style = readTextStyle(before);
  const contents = () =>
    hasMixedLineEnds(old)
      ? encodeText((style.hasByteOrderMark ? '\uFEFF' : '') + keepLineEnds(old, text, style.lineEnd))
      : encodeText(text, style);
  return {
    status: 'ok',
    label: storeWords.editFile(path),
    undo: { kind: 'join', key: `text:${path}`, pauseMs },
    changes: old === text ? [] : [{ path, before, after: contents() }],
  };
}
