/** Where a built site goes: a folder or a zip. */
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteAddress } from '../../config/site-address.ts';
import { companionFiles, companionPaths, fullTextPart, type JoinedPart, type SiteModel } from '../../engine/index.ts';
import { type CompressedPart, joinParts } from '../../transfer/compressed-part.ts';
import { assembleZip, type CompressedEntry } from '../../transfer/zip-writer.ts';
import { fileError } from '../user-error.ts';
import type { MadePage } from './made-page.ts';
import { OutputFolder, type OutputRecords } from './output-folder.ts';
import type { ThreadPool } from './thread-pool.ts';

export interface SiteTarget {
  readonly addPage: (page: MadePage) => Promise<void>;
  readonly addFile: (file: string, contents: string | Uint8Array) => Promise<void>;
  readonly addCopy: (file: string, read: () => Promise<Uint8Array>) => Promise<void>;
  /** `pages`: what was made of them, by path. */
  readonly addJoined: (
    file: string,
    parts: readonly JoinedPart[],
    pages: ReadonlyMap<string, Pick<MadePage, 'markdown'>>,
  ) => Promise<void>;
  readonly finish: () => Promise<void>;
}

export interface FolderTargetOptions {
  /** Remembers there what stands in the folder, so that it need not be read to be compared. */
  readonly cacheFolder: string | undefined;
  readonly force: boolean;
  readonly site: SiteModel;
}

export async function folderTarget(
  out: string,
  { cacheFolder, force, site }: FolderTargetOptions,
): Promise<SiteTarget> {
  const name = createHash('sha256').update(out).digest('hex').slice(0, 16);
  const recordsFile = cacheFolder === undefined ? undefined : path.join(cacheFolder, `folder-${name}.json`);
  const folder = await OutputFolder.open(out, await readRecords(recordsFile), force);
  return {
    async addPage(page) {
      if (!folder.keep(page.output, page.hash)) folder.write(page.output, await page.html(), page.hash);
      const { companionHashes } = page;
      const areKept = companionPaths(page).map((file, index) => folder.keep(file, companionHashes[index] ?? ''));
      if (areKept.every((isKept) => isKept)) return;
      for (const [index, { path: file, contents }] of companionFiles(page).entries()) {
        folder.write(file, contents, companionHashes[index]);
      }
    },
    async addFile(file, contents) {
      folder.write(file, contents);
    },
    async addCopy(file, read) {
      folder.write(file, await read());
    },
    async addJoined(file, parts, pages) {
      const address = siteAddress(site.config);
      const texts = parts.map((part) =>
        'text' in part ? part.text : fullTextPart(pages.get(part.page)?.markdown ?? '', address),
      );
      folder.write(file, texts.join(''));
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
export function zipTarget(out: string, pool: ThreadPool, site: SiteModel): SiteTarget {
  const entries: CompressedEntry[] = [];
  const fullTexts = new Map<string, CompressedPart>();
  const address = siteAddress(site.config);
  const add = async (file: string, contents: string | Uint8Array): Promise<void> => {
    const made = await pool.compress({ files: [{ path: file, contents }], parts: [] });
    entries.push(...made.entries);
  };
  return {
    async addPage(page) {
      const files = [{ path: page.output, contents: await page.html() }, ...companionFiles(page)];
      const made = await pool.compress({ files, parts: [fullTextPart(page.markdown, address)] });
      entries.push(...made.entries);
      const [part] = made.parts;
      if (part !== undefined) fullTexts.set(page.path, part);
    },
    addFile: add,
    addCopy: async (file, read) => add(file, await read()),
    async addJoined(file, parts) {
      const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
      const own = [...(await pool.compress({ files: [], parts: texts })).parts];
      const joined = parts.map((part) => ('text' in part ? own.shift() : fullTexts.get(part.page)));
      entries.push(
        joinParts(
          file,
          joined.filter((part) => part !== undefined),
        ),
      );
    },
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
