import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {string} folder
 */
export function writeProject(files, folder) {
  for (const [file, bytes] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), bytes);
  }
}
