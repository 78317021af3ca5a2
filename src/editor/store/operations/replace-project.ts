import type { ProjectFiles } from '../../../engine/project/project-files.ts';
import { changesBetween } from '../file-change.ts';
import type { Operation } from './operation.ts';

/** Puts other files in place of all files. Files whose bytes are equal keep their identity, so that caches hold. */
export function replaceProject(files: ProjectFiles, replacement: ProjectFiles, label: string): Operation {
  const wanted = new Map([...replacement].map(([path, bytes]) => [path, sameBytes(files.get(path), bytes) ?? bytes]));
  return { status: 'ok', label, undo: { kind: 'start' }, changes: changesBetween(files, wanted) };
}

function sameBytes(old: Uint8Array | undefined, bytes: Uint8Array): Uint8Array | undefined {
  if (old?.length !== bytes.length) return undefined;
  return old.every((byte, index) => byte === bytes[index]) ? old : undefined;
}
