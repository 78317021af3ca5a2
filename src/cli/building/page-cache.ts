/** Finished pages of earlier builds, in a folder. A page is taken over when its key is still the same. */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileHash } from '../file-hash.ts';
import type { MadePage } from './made-page.ts';
import { parseShard, printShard, type Shard } from './page-shard.ts';
import type { SavedTokens } from './token-memory.ts';

/** A page without its document, which is read only when it is needed. */
export interface CachedPage extends Omit<MadePage, 'html' | 'tokens'> {
  readonly key: string;
  /** Files that the page took in. */
  readonly dependencies: readonly string[];
}

/** Few enough files to read at once, small enough to write again for one page. */
const SHARDS = 64;

export class PageCache {
  readonly #folder: string;
  readonly #build: string;
  readonly #shards: Map<number, Shard>;
  readonly #changed = new Set<number>();

  private constructor(folder: string, build: string, shards: Map<number, Shard>) {
    this.#folder = folder;
    this.#build = build;
    this.#shards = shards;
  }

  /**
   * Opens or makes the cache. What another version of this program has left there is not used.
   * @param build Tells versions of this program apart.
   */
  static async open(folder: string, build: string): Promise<PageCache> {
    await mkdir(path.join(folder, 'pages'), { recursive: true });
    const shards = new Map<number, Shard>();
    await Promise.all(
      Array.from({ length: SHARDS }, async (_, index) => {
        const shard = await readShard(path.join(folder, shardName(index)), build);
        if (shard !== undefined) shards.set(index, shard);
      }),
    );
    return new PageCache(folder, build, shards);
  }

  /** What is kept of a page, whatever its key. */
  find(page: string): CachedPage | undefined {
    return this.#shards.get(shardOf(page))?.[page];
  }

  /** Document of a cached page; `undefined` when its file is gone or damaged. */
  async readHtml(cached: CachedPage): Promise<string | undefined> {
    try {
      const html = await readFile(this.#pathOf(cached.key, 'html'), 'utf8');
      return fileHash(html) === cached.hash ? html : undefined;
    } catch {
      // A cache may lose files at any time: the page is made again.
      return undefined;
    }
  }

  /**
   * Colours of the code of the last version of a page, whatever its key; empty when they are not known. Not awaited, so
   * that a page is handed to a thread at once.
   */
  readTokens(page: string): SavedTokens {
    const cached = this.find(page);
    if (cached === undefined) return [];
    try {
      return JSON.parse(readFileSync(this.#pathOf(cached.key, 'tokens'), 'utf8')) as SavedTokens;
    } catch {
      // As above: they are made again.
      return [];
    }
  }

  store(key: string, dependencies: readonly string[], page: MadePage, html: string): void {
    const { html: _, tokens = [], ...rest } = page;
    const cached: CachedPage = { ...rest, key, dependencies };
    writeFileSync(this.#pathOf(key, 'html'), html);
    if (tokens.length > 0) writeFileSync(this.#pathOf(key, 'tokens'), JSON.stringify(tokens));
    const index = shardOf(page.path);
    const shard = this.#shards.get(index) ?? {};
    shard[page.path] = cached;
    this.#shards.set(index, shard);
    this.#changed.add(index);
  }

  /** Writes the index and forgets pages that are not in `current` (page paths of the site). */
  async save(current: { has(page: string): boolean }): Promise<void> {
    const keys = new Set<string>();
    for (const [index, shard] of this.#shards) {
      for (const page of Object.keys(shard)) {
        if (!current.has(page)) {
          delete shard[page];
          this.#changed.add(index);
        }
      }
      for (const cached of Object.values(shard)) keys.add(cached.key);
    }
    await Promise.all(
      [...this.#changed].map(async (index) => {
        const target = path.join(this.#folder, shardName(index));
        const text = printShard(this.#build, this.#shards.get(index) ?? {});
        // Written beside and moved, so that a build that is cut off leaves the last good index.
        await writeFile(`${target}.new`, text);
        await rename(`${target}.new`, target);
      }),
    );
    this.#changed.clear();
    for (const name of await readdir(path.join(this.#folder, 'pages'))) {
      if (!keys.has(name.replace(/\.\w+$/, ''))) await rm(path.join(this.#folder, 'pages', name));
    }
  }

  #pathOf(key: string, extension: 'html' | 'tokens'): string {
    return path.join(this.#folder, 'pages', `${key}.${extension}`);
  }
}

function shardName(index: number): string {
  return `pages-${String(index).padStart(2, '0')}.txt`;
}

function shardOf(page: string): number {
  return Number.parseInt(fileHash(page).slice(0, 8), 16) % SHARDS;
}

async function readShard(file: string, build: string): Promise<Shard | undefined> {
  try {
    return parseShard(await readFile(file, 'utf8'), build);
  } catch {
    // Missing or damaged: as good as empty.
    return undefined;
  }
}
