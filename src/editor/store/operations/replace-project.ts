import type { ProjectFiles } from '../../../project/project-files.ts';
import { changesBetween, isSameContent } from '../file-change.ts';
import type { Operation } from './operation.ts';

/** Puts other files in place of all files. Files whose bytes are equal keep their identity, so that caches hold. */
export function replaceProject(files: ProjectFiles, replacement: ProjectFiles, label: string): Operation {
  const wanted = new Map<string, Uint8Array>();
  for (const [path, bytes] of replacement) {
    const old = files.get(path);
    wanted.set(path, old && isSameContent(old, bytes) ? old : bytes);
  }
  return { status: 'ok', label, undo: { kind: 'start' }, changes: changesBetween(files, wanted) };
}
