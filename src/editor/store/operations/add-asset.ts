import { takenPaths, uniquePath } from '../../../authoring/assets/asset-path.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { addFile } from './add-file.ts';
import type { OperationResult } from './operation.ts';

/** Adds an upload. Where the path is taken by another file, a number is put behind the name: `logo-2.svg`. */
export function addAsset(files: ProjectFiles, path: string, contents: Uint8Array): OperationResult {
  return addFile(files, freePath(files, path), contents);
}

/** The path, or the first numbered one that no file has; letter case does not count. */
export function freePath(files: ProjectFiles, path: string): string {
  return uniquePath(path, takenPaths(files));
}
