/** The built site in a folder. Only what changed is written; only what an earlier build made is removed. */
import { mkdirSync, readFileSync, rmdirSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath } from '../../project/paths.ts';
import { fileHash } from '../file-hash.ts';
import { fileError, UserError } from '../user-error.ts';

/** In the folder itself: which files are ours, with their `fileHash`. */
export const MANIFEST = '.leafwright-manifest.json';

/** Size and time of a file as it was when we wrote it: as long as they are the same, so are its contents. */
export type FileRecord = readonly [hash: string, size: number, modifiedMs: number];

export type OutputRecords = Readonly<Record<string, FileRecord>>;

export class OutputFolder {
  readonly #folder: string;
  /** Files of the last build, from the manifest. */
  readonly #earlier: ReadonlyMap<string, string>;
  readonly #remembered: ReadonlyMap<string, FileRecord>;
  readonly #records = new Map<string, FileRecord>();
  readonly #foldersMade = new Set<string>();
  /** Files that were written, as opposed to those left as they were. */
  written = 0;
  removed = 0;

  private constructor(
    folder: string,
    earlier: ReadonlyMap<string, string>,
    remembered: ReadonlyMap<string, FileRecord>,
  ) {
    this.#folder = folder;
    this.#earlier = earlier;
    this.#remembered = remembered;
  }

  /**
   * @param records Of an earlier build, if still known.
   * @param force Write into a folder that holds files of others.
   */
  static async open(folder: string, records: OutputRecords, force: boolean): Promise<OutputFolder> {
    const earlier = readManifest(folder);
    if (earlier === undefined && !force && (await holdsFiles(folder))) {
      throw new UserError(
        `The folder \`${folder}\` holds files that were not made by an earlier build.`,
        'Choose another folder, empty this one, or add `--force` to write into it; files of others are never deleted.',
      );
    }
    const output = new OutputFolder(folder, earlier ?? new Map(), new Map(Object.entries(records)));
    // From here on the folder is known as ours, even if this build is cut off.
    output.#writeManifest(earlier ?? new Map());
    return output;
  }

  /** Whether the file stands there with these contents already; then it is part of this build as it is. */
  keep(file: string, hash: string): boolean {
    const record = this.#remembered.get(file);
    if (record === undefined || record[0] !== hash) return false;
    const found = this.#stat(file);
    if (found === undefined || found.size !== record[1] || found.mtimeMs !== record[2]) return false;
    this.#records.set(file, record);
    return true;
  }

  /** Writes a file, unless it stands there with the same contents. */
  write(file: string, contents: string | Uint8Array, knownHash?: string): void {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    const hash = knownHash ?? fileHash(bytes);
    if (this.keep(file, hash)) return;
    const target = this.#pathOf(file);
    try {
      const found = this.#stat(file);
      if (found === undefined || found.size !== bytes.length || !readFileSync(target).equals(bytes)) {
        this.#makeFolder(path.dirname(target));
        writeFileSync(target, bytes);
        this.written++;
      }
      const { size, mtimeMs } = statSync(target);
      this.#records.set(file, [hash, size, mtimeMs]);
    } catch (error) {
      throw fileError(error, `Writing \`${target}\``);
    }
  }

  /** Removes what earlier builds made and this one did not, unless somebody has changed it since. */
  finish(): OutputRecords {
    for (const [file, hash] of this.#earlier) {
      if (!this.#records.has(file)) this.#removeStale(file, hash);
    }
    this.#writeManifest(new Map([...this.#records].map(([file, [hash]]) => [file, hash])));
    return Object.fromEntries(this.#records);
  }

  #removeStale(file: string, hash: string): void {
    if (normalizePath(file) !== file) return;
    const target = this.#pathOf(file);
    if (!this.#stat(file)?.isFile() || fileHash(readFileSync(target)) !== hash) return;
    rmSync(target);
    this.removed++;
    for (let folder = path.dirname(target); folder.startsWith(this.#folder + path.sep); folder = path.dirname(folder)) {
      try {
        rmdirSync(folder);
      } catch {
        // Not empty: something else lives there.
        break;
      }
    }
  }

  #writeManifest(files: ReadonlyMap<string, string>): void {
    const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
    const text = `${JSON.stringify({ madeBy: 'leafwright', files: Object.fromEntries(sorted) }, null, 1)}\n`;
    try {
      this.#makeFolder(this.#folder);
      if (readText(this.#pathOf(MANIFEST)) !== text) writeFileSync(this.#pathOf(MANIFEST), text);
    } catch (error) {
      throw fileError(error, `Writing into \`${this.#folder}\``);
    }
  }

  #makeFolder(folder: string): void {
    if (this.#foldersMade.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#foldersMade.add(folder);
  }

  #stat(file: string): Stats | undefined {
    return statSync(this.#pathOf(file), { throwIfNoEntry: false });
  }

  #pathOf(file: string): string {
    return path.join(this.#folder, file);
  }
}

function readManifest(folder: string): ReadonlyMap<string, string> | undefined {
  const text = readText(path.join(folder, MANIFEST));
  if (text === undefined) return undefined;
  try {
    const { files } = JSON.parse(text) as { files?: Record<string, string> };
    return new Map(Object.entries(files ?? {}));
  } catch {
    // A damaged manifest still says that the folder is ours; nothing is removed by it.
    return new Map();
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function holdsFiles(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw fileError(error, `Reading \`${folder}\``);
  }
}
