/** Why a folder cannot be read or written, for the person. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { isNamed } from '../../../transfer/folder/folder-handle.ts';
import { TooManyFilesError } from '../../../transfer/folder/scan-folder.ts';
import { folderWords } from '../../words/folder.ts';

const words = folderWords.problems;

/** @param path of the file that was written; absent when the folder was looked through */
export function folderProblem(folder: string, error: unknown, path?: string): Diagnostic {
  if (error instanceof TooManyFilesError) return problem('folder/too-many-files', words.tooMany(folder));
  if (isNamed(error, 'NotFoundError') && path === undefined) return problem('folder/gone', words.gone(folder));
  if (isNamed(error, 'QuotaExceededError')) return problem('folder/full', words.full(folder));
  if (isNamed(error, 'NoModificationAllowedError')) return problem('folder/locked', words.locked(path ?? folder));
  if (isNamed(error, 'TypeMismatchError')) return problem('folder/in-the-way', words.inTheWay(path ?? folder));
  if (error instanceof TypeError && path !== undefined) return problem('folder/name', words.name(path));
  const detail = error instanceof Error || error instanceof DOMException ? error.message : String(error);
  return problem('folder/failed', path === undefined ? words.unread(folder, detail) : words.unwritten(path, detail));
}

function problem(
  code: Diagnostic['code'],
  { message, hint }: { readonly message: string; readonly hint: string },
): Diagnostic {
  return { code, severity: 'error', message, hint };
}
