/** Results of earlier builds that are no pages, in a folder beside them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResultMemory } from '../../engine/index.ts';

/** What the builds before have left; `save` forgets what this one did not ask for. */
export interface KeptResults extends ResultMemory {
  readonly save: () => void;
}

/** @param folder The cache's; made when it is first written to. */
export function keepResults(folder: string): KeptResults {
  const results = path.join(folder, 'results');
  const used = new Set<string>();
  return {
    read(key) {
      used.add(key);
      try {
        return readFileSync(path.join(results, key));
      } catch {
        // A cache may lose files at any time: the result is made again.
        return undefined;
      }
    },
    write(key, result) {
      used.add(key);
      mkdirSync(results, { recursive: true });
      writeFileSync(path.join(results, key), result);
    },
    save() {
      for (const name of list(results)) if (!used.has(name)) rmSync(path.join(results, name));
    },
  };
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
