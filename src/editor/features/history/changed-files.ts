import type { ProjectFiles } from '../../../project/project-files.ts';
import type { OldFiles } from '../../session/index.ts';

export interface ChangedFile {
  readonly path: string;
  /** `undefined`: it was not there. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

/** Of files that were touched since, those that are not as they were; the configuration first, then by path. */
export function changedFiles(old: OldFiles, files: ProjectFiles): readonly ChangedFile[] {
  return [...old]
    .map(([path, before]) => ({ path, before, after: files.get(path) }))
    .filter(({ before, after }) => !isSame(before, after))
    .sort((one, other) => rankOf(one.path) - rankOf(other.path) || one.path.localeCompare(other.path, 'en'));
}

function rankOf(path: string): number {
  return path === 'docs.json' || path === 'mint.json' ? 0 : 1;
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one?.length === other?.length && (one?.every((byte, at) => byte === other?.[at]) ?? true);
}
