/** The difference between two states of a project, file by file. Bytes are shared, never copied. */
import { changedPaths } from '../../project/changed-paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { steppedPaths } from '../../project/replaced-files.ts';
import { isSameContent } from '../../project/same-content.ts';

export interface FileChange {
  readonly path: string;
  /** Absent when the file is new. */
  readonly before?: Uint8Array;
  /** Absent when the file is deleted. */
  readonly after?: Uint8Array;
}

/** The changes that take back the given ones. */
export function invertChanges(changes: readonly FileChange[]): readonly FileChange[] {
  return changes.map(({ path, before, after }) => fileChange(path, after, before)).reverse();
}

/** One change for each file that two successive lists of changes touch; files that end as they began drop out. */
export function mergeChanges(first: readonly FileChange[], second: readonly FileChange[]): readonly FileChange[] {
  const merged = new Map(first.map((change) => [change.path, change]));
  for (const change of second) {
    const earlier = merged.get(change.path);
    merged.set(change.path, earlier ? fileChange(change.path, earlier.before, change.after) : change);
  }
  return [...merged.values()].filter(({ before, after }) => !isSameContent(before, after));
}

/** What leads from one state to another, files compared by identity of their bytes. */
export function changesBetween(before: ProjectFiles, after: ProjectFiles): readonly FileChange[] {
  const paths = steppedPaths(before, after) ?? changedPaths(before, after);
  if (paths) return paths.map((path) => fileChange(path, before.get(path), after.get(path)));
  const changes: FileChange[] = [];
  for (const [path, bytes] of before) {
    if (after.get(path) !== bytes) changes.push(fileChange(path, bytes, after.get(path)));
  }
  for (const [path, bytes] of after) {
    if (!before.has(path)) changes.push({ path, after: bytes });
  }
  return changes;
}

export function fileChange(path: string, before: Uint8Array | undefined, after: Uint8Array | undefined): FileChange {
  return { path, ...(before && { before }), ...(after && { after }) };
}
