/** What has to happen to a file that is in the project, in the folder, or in both. */

import { isSameContent } from '../../../project/same-content.ts';
import type { FileNote } from '../../../storage/folder-storage.ts';
import type { FoundFile } from '../../../transfer/folder/scan-folder.ts';
import { IMPORT_LIMITS } from '../../../transfer/import/import-limits.ts';
import { type KnownFiles, noteOf } from './known-files.ts';

/** What the folder holds; without bytes it has no such file. */
export interface Theirs {
  readonly bytes?: Uint8Array;
  readonly note?: FileNote;
}

/**
 * `same`: nothing. `ours`: only the project has changed, so the folder gets what it has. `theirs`: only the folder has.
 * `both`: a person has to choose.
 */
export type Verdict =
  | { readonly kind: 'same' | 'ours' }
  | { readonly kind: 'theirs' | 'both'; readonly theirs: Theirs };

const SAME: Verdict = { kind: 'same' };
const OURS: Verdict = { kind: 'ours' };

/** @param here what the project holds; `there` is what was found in the folder */
export async function compareFile(
  path: string,
  here: Uint8Array | undefined,
  there: FoundFile | undefined,
  known: KnownFiles,
): Promise<Verdict> {
  // Left alone, as it was when the project was opened.
  if (there && there.size > IMPORT_LIMITS.maxFileBytes) return SAME;
  const note = known.note(path);
  const isOurs = known.isChangedHere(path, here);
  const isTouched = note?.size !== there?.size || note?.modified !== there?.modified;
  if (!isTouched) return isOurs ? OURS : SAME;
  const theirs = there ? await readTheirs(there) : {};
  if (theirs.note && note && theirs.note.digest === note.digest) {
    // Only its time is another one.
    if (isOurs) known.accept(path, theirs.note);
    else known.settle(path, theirs.note, here);
    return isOurs ? OURS : SAME;
  }
  if (isSameContent(here, theirs.bytes)) {
    known.settle(path, theirs.note, here);
    return SAME;
  }
  if (!isOurs) return { kind: 'theirs', theirs };
  // An empty file that nobody knows is one whose writing was begun and cut off.
  if (note === undefined && theirs.bytes?.length === 0) {
    known.accept(path, theirs.note);
    return OURS;
  }
  return { kind: 'both', theirs };
}

async function readTheirs(there: FoundFile): Promise<Theirs> {
  const file = await there.handle.getFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, note: await noteOf({ ...there, size: file.size, modified: file.lastModified }, bytes) };
}
