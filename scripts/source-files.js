import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The TypeScript files below `src`.
 * @returns {string[]} paths from the repository's folder, with slashes on every system
 */
export function sourceFiles() {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath.replaceAll(path.sep, '/'), entry.name));
}
