/** A zip archive as a tree. Nothing is unpacked before it is asked for. */

import { transferWords as words } from '../words.ts';
import { createBlobReader, type RangeReader } from './blob-reader.ts';
import { safeEntryPath } from './entry-path.ts';
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.ts';
import { type IncomingFile, type LeftOut, type OpenedTree, refuseTree } from './incoming-tree.ts';
import { checkSizes, inflateEntry } from './inflate-entry.ts';
import { readEntryData, readZipDirectory, type ZipEntry, ZipFormatError } from './zip-directory.ts';

/** `fileName` is the zip's own name, for messages and as the project's first name. */
export function openZip(zip: Blob, fileName: string, limits: ImportLimits = IMPORT_LIMITS): Promise<OpenedTree> {
  return openArchive(createBlobReader(zip), fileName, limits);
}

/** The same of a zip that is read in other ways than as a `Blob`. */
export async function openArchive(
  reader: RangeReader,
  fileName: string,
  limits: ImportLimits = IMPORT_LIMITS,
): Promise<OpenedTree> {
  let entries: readonly ZipEntry[];
  try {
    entries = await readZipDirectory(reader);
  } catch (error) {
    if (!(error instanceof ZipFormatError || error instanceof RangeError || isReadError(error))) throw error;
    const why = error instanceof ZipFormatError ? error.message : words.damaged;
    return refuseTree('import/bad-zip', words.badZip(fileName, why), words.makeOrDownload);
  }
  const files = entries.filter((entry) => !entry.isFolder);
  const locked = files.find((entry) => entry.isEncrypted);
  if (locked) {
    return refuseTree('import/encrypted-zip', words.locked(locked.name, fileName), words.unpack);
  }
  if (files.length > limits.maxFiles) {
    return refuseTree(
      'import/too-many-files',
      words.zipTooMany(fileName, files.length, limits.maxFiles),
      words.zipFolderAlone,
    );
  }
  return { status: 'ok', tree: { name: fileName.replace(/\.zip$/i, ''), ...sortEntries(reader, files) } };
}

function sortEntries(
  reader: RangeReader,
  entries: readonly ZipEntry[],
): { files: readonly IncomingFile[]; leftOut: readonly LeftOut[] } {
  const files = new Map<string, IncomingFile>();
  const leftOut: LeftOut[] = [];
  const twice = new Set<string>();
  for (const entry of entries) {
    const path = safeEntryPath(entry.name);
    if (path === undefined)
      leftOut.push({ path: entry.name, reason: 'climbs-out', detail: describeClimbing(entry.name) });
    else if (entry.isLink) leftOut.push({ path, reason: 'link' });
    else {
      // Where an archive has a path twice, the later entry is the newer one.
      if (files.has(path)) twice.add(path);
      const read = async () => {
        checkSizes(entry);
        return inflateEntry(entry, await readEntryData(reader, entry));
      };
      files.set(path, { path, size: entry.size, read });
    }
  }
  for (const path of twice) leftOut.push({ path, reason: 'duplicate' });
  return { files: [...files.values()], leftOut };
}

function describeClimbing(name: string): string {
  return words.entryLeadsOut(name);
}

/** What a browser rejects with when the file was moved or changed meanwhile. */
function isReadError(error: unknown): boolean {
  return error instanceof DOMException;
}
