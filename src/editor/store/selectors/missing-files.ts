/** What the open project names and does not have. Every text is looked at once; only what changed is looked at again. */

import { canMissFiles, findMissing, type MissingUse } from '../../../authoring/references/missing-files.ts';
import type { FileLookup } from '../../../page-source/references/address-target.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { configFileOf } from './config.ts';
import { textOf } from './file-text.ts';
import { addressesOf, fileLookup } from './file-uses.ts';
import { memoizeByKey } from './memoize.ts';

const known = new WeakMap<
  Uint8Array,
  { readonly file: string; readonly lookup: FileLookup; readonly uses: readonly MissingUse[] }
>();

/** What one file names that is not there, in order. */
export function missingIn(file: string, bytes: Uint8Array, lookup: FileLookup): readonly MissingUse[] {
  const hit = known.get(bytes);
  if (hit?.lookup === lookup && hit.file === file) return hit.uses;
  const addresses = canMissFiles(file) ? addressesOf(file, bytes) : [];
  const uses = addresses.length === 0 ? [] : findMissing(file, textOf(bytes), addresses, lookup);
  known.set(bytes, { file, lookup, uses });
  return uses;
}

/** All that names a file the project does not have, by the path where it would be. */
export const selectMissingFiles = memoizeByKey((files: ProjectFiles): ReadonlyMap<string, readonly MissingUse[]> => {
  const lookup = fileLookup(files);
  const config = configFileOf(files);
  const all = new Map<string, MissingUse[]>();
  for (const [file, bytes] of files) {
    if (!canMissFiles(file)) continue;
    // A project may still hold the settings of before.
    if (file.endsWith('.json') && file !== config) continue;
    for (const use of missingIn(file, bytes, lookup)) {
      const list = all.get(use.target.path);
      if (list) list.push(use);
      else all.set(use.target.path, [use]);
    }
  }
  return all;
});
