import type { ProjectFiles } from '../../../project/project-files.ts';
import { isSameContent } from '../../../project/same-content.ts';
import { changesBetween } from '../file-change.ts';
import type { Operation } from './operation.ts';

/**
 * Puts other files in place of all files. Files whose bytes are equal keep their identity, so that caches hold.
 * @param isContinued what another program does in a row: part of the step before where that has the same label
 */
export function replaceProject(
  files: ProjectFiles,
  replacement: ProjectFiles,
  label: string,
  isContinued: boolean,
): Operation {
  const wanted = new Map<string, Uint8Array>();
  for (const [path, bytes] of replacement) {
    const old = files.get(path);
    wanted.set(path, old && isSameContent(old, bytes) ? old : bytes);
  }
  const undo = { kind: 'join', key: `replace:${label}`, pauseMs: isContinued ? 0 : Infinity } as const;
  return { status: 'ok', label, undo, changes: changesBetween(files, wanted) };
}
