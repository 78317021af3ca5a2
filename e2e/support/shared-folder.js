import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NAME = 'LEAFWRIGHT_TESTS_FOLDER';

/**
 * A folder that all workers of a run of tests share, deleted when the run ends. The first to ask for it makes it, and the
 * processes that this one starts find it by the environment.
 */
export function sharedFolder() {
  const there = process.env[NAME];
  if (there) return there;
  const folder = mkdtempSync(path.join(tmpdir(), 'leafwright-tests-'));
  process.env[NAME] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
