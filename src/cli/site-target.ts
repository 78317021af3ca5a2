/** Where a built site goes: a folder or a zip. */
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assembleZip, type CompressedEntry } from '../transfer/zip-writer.ts';
import type { MadePage } from './make-pages.ts';
import { OutputFolder, type OutputRecords } from './output-folder.ts';
import { fileError } from './user-error.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface SiteTarget {
  readonly addPage: (page: MadePage) => Promise<void>;
  readonly addFile: (file: string, contents: string | Uint8Array) => Promise<void>;
  readonly addCopy: (file: string, read: () => Promise<Uint8Array>) => Promise<void>;
  readonly finish: () => Promise<void>;
}

export interface FolderTargetOptions {
  /** Remembers there what stands in the folder, so that it need not be read to be compared. */
  readonly cacheFolder: string | undefined;
  readonly force: boolean;
}

export async function folderTarget(out: string, { cacheFolder, force }: FolderTargetOptions): Promise<SiteTarget> {
  const name = createHash('sha256').update(out).digest('hex').slice(0, 16);
  const recordsFile = cacheFolder === undefined ? undefined : path.join(cacheFolder, `folder-${name}.json`);
  const folder = await OutputFolder.open(out, await readRecords(recordsFile), force);
  return {
    async addPage(page) {
      if (!folder.keep(page.output, page.hash)) folder.write(page.output, await page.html(), page.hash);
    },
    async addFile(file, contents) {
      folder.write(file, contents);
    },
    async addCopy(file, read) {
      folder.write(file, await read());
    },
    async finish() {
      const records = folder.finish();
      if (recordsFile !== undefined) await writeFile(recordsFile, JSON.stringify(records));
    },
  };
}

async function readRecords(file: string | undefined): Promise<OutputRecords> {
  if (file === undefined) return {};
  try {
    return JSON.parse(await readFile(file, 'utf8')) as OutputRecords;
  } catch {
    // First build into this folder, or a damaged record: every file is compared instead.
    return {};
  }
}

/** Compresses in the threads; the zip appears at once when it is complete. */
export function zipTarget(out: string, pool: WorkerPool): SiteTarget {
  const entries: CompressedEntry[] = [];
  const add = async (file: string, contents: string | Uint8Array): Promise<void> => {
    entries.push(await pool.run({ kind: 'compress', path: file, contents }));
  };
  return {
    addPage: async (page) => add(page.output, await page.html()),
    addFile: add,
    addCopy: async (file, read) => add(file, await read()),
    async finish() {
      const unfinished = `${out}.${process.pid}.part`;
      try {
        await mkdir(path.dirname(out), { recursive: true });
        const handle = await open(unfinished, 'w');
        try {
          for (const part of assembleZip(entries)) await handle.write(part);
        } finally {
          await handle.close();
        }
        await rename(unfinished, out);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw fileError(error, `Writing \`${out}\``);
      }
    },
  };
}
