/** Remembers which links were there, so that other hosts are not asked again with every check. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'external-links.json';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export interface LinkMemory {
  readonly isKnown: (address: string) => boolean;
  readonly remember: (address: string) => void;
  /** A folder that cannot be written to costs the memory alone. */
  readonly save: () => Promise<void>;
}

/** @param folder `undefined` for a memory that is not kept */
export async function openLinkMemory(folder: string | undefined, now: number = Date.now()): Promise<LinkMemory> {
  const seen = new Map<string, number>();
  for (const [address, at] of Object.entries(folder === undefined ? {} : await readSeen(path.join(folder, FILE)))) {
    if (typeof at === 'number' && at <= now && now - at < WEEK_MS) seen.set(address, at);
  }
  return {
    isKnown: (address) => seen.has(address),
    remember: (address) => seen.set(address, now),
    save: async () => {
      if (folder === undefined) return;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, FILE), JSON.stringify(Object.fromEntries(seen)));
      } catch {
        // The next check asks again.
      }
    },
  };
}

async function readSeen(file: string): Promise<object> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
