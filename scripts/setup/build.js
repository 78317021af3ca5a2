import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.js';
import { fail, say } from './say.js';

const STAMP = 'dist/built';
const SOURCES = [
  'src',
  'schema',
  'starter',
  'public',
  'scripts',
  'bench/harness',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the editor and the command line, unless what is in `dist/` is newer than every source. */
export function ensureBuild() {
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs > Math.max(...SOURCES.map(newest))) return;
  say('Building the editor and the command line (about half a minute) …');
  if (!run(process.execPath, ['scripts/build.js'])) {
    fail('The build failed.', 'The lines above say where. On an unchanged clone, please report it with that output.');
  }
}

/** Marks `dist/` as built from the sources as they are now. */
export function markBuilt() {
  writeFileSync(STAMP, '');
}

/**
 * Time of the last change in a file or folder.
 * @param {string} place
 * @returns {number} milliseconds since the epoch; 0 when it does not exist
 */
function newest(place) {
  if (!existsSync(place)) return 0;
  const stats = statSync(place);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(place).map((name) => newest(path.join(place, name))));
}
