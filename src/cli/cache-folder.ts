/** Where finished pages are kept between builds. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { distFolder } from './dist-folder.ts';

/**
 * The folder the person named; else the one that tools keep beside a project's packages; else a folder of the
 * project's own in the person's cache, so that a project without packages is left as it is.
 */
export function cacheFolder(named: string | undefined, project: string): string {
  if (named !== undefined) return path.resolve(named);
  if (existsSync(path.join(project, 'node_modules'))) return path.join(project, 'node_modules/.cache/leafwright');
  const own = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache');
  const name = createHash('sha256').update(path.resolve(project)).digest('hex').slice(0, 16);
  return path.join(own, 'leafwright', name);
}

/** Tells builds of this program apart: a page made by another one is made again. */
export function programFingerprint(): string {
  const here = fileURLToPath(new URL('cli', distFolder()));
  const hash = createHash('sha256');
  const add = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) add(file);
      else hash.update(entry.name).update('\0').update(readFileSync(file));
    }
  };
  add(here);
  // Its packages are pinned there.
  hash.update(readFileSync(new URL('../package.json', distFolder())));
  hash.update(process.version);
  return hash.digest('hex').slice(0, 32);
}
