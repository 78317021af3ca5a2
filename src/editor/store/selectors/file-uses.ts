/** Where the files of the open project name each other. Every text is read once; only what changed is read again. */

import { type FileUse, findUses } from '../../../authoring/references/file-uses.ts';
import { createFileLookup, type FileLookup } from '../../../page-source/references/address-target.ts';
import { canNameFiles, findAddresses } from '../../../page-source/references/find-addresses.ts';
import type { WrittenAddress } from '../../../page-source/references/written-address.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { isEditableText, textOf } from './file-text.ts';
import { createStableList, memoizeByKey } from './memoize.ts';

const known = new WeakMap<Uint8Array, { readonly file: string; readonly addresses: readonly WrittenAddress[] }>();

/** The addresses in a file's text, without byte-order mark; none in files that are not text. */
export function addressesOf(file: string, bytes: Uint8Array): readonly WrittenAddress[] {
  const hit = known.get(bytes);
  if (hit?.file === file) return hit.addresses;
  const addresses = canNameFiles(file) && isEditableText(bytes) ? findAddresses(file, textOf(bytes)) : [];
  known.set(bytes, { file, addresses });
  return addresses;
}

/** Files that were not read yet: reading thousands takes long enough to be done in steps. */
export function unreadFiles(files: ProjectFiles): readonly (readonly [file: string, bytes: Uint8Array])[] {
  return [...files].filter(([file, bytes]) => canNameFiles(file) && known.get(bytes)?.file !== file);
}

const stablePaths = createStableList<string>();
const lookupFor = memoizeByKey((paths: readonly string[]) => createFileLookup(paths));

/** The files there are, as addresses look them up. */
export function fileLookup(files: ProjectFiles): FileLookup {
  return lookupFor(stablePaths([...files.keys()]));
}

export type UsesByFile = ReadonlyMap<string, readonly FileUse[]>;

const knownUses = new WeakMap<Uint8Array, { readonly lookup: FileLookup; readonly uses: readonly FileUse[] }>();

/** Of thousands of files only those are looked at again that changed, or all when files came or went. */
function usesIn(file: string, bytes: Uint8Array, lookup: FileLookup): readonly FileUse[] {
  const addresses = addressesOf(file, bytes);
  const hit = knownUses.get(bytes);
  if (hit?.lookup === lookup && (hit.uses[0]?.file ?? file) === file) return hit.uses;
  const uses = findUses(file, addresses, lookup);
  knownUses.set(bytes, { lookup, uses });
  return uses;
}

/** Everything that names a file, by the file that is named. */
export const selectFileUses = memoizeByKey((files: ProjectFiles): UsesByFile => {
  const lookup = fileLookup(files);
  const uses = new Map<string, FileUse[]>();
  for (const [file, bytes] of files) {
    if (!canNameFiles(file)) continue;
    for (const use of usesIn(file, bytes, lookup)) {
      const list = uses.get(use.target);
      if (list) list.push(use);
      else uses.set(use.target, [use]);
    }
  }
  return uses;
});
