import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const LOOK_EVERY_MS = 50;

/**
 * Does something that takes long once for all workers of a run; the others wait for the one that does it.
 * @param place where it is noted that it is done, and who is at it: a path of which nobody else makes use with these endings
 * @throws {Error} what `make` throws; whoever waits then tries it again
 */
export function onceForAll(place: string, make: () => void): void {
  const [done, lock] = [`${place}.done`, `${place}.lock`];
  while (!existsSync(done)) {
    if (!takes(lock)) {
      if (!isAlive(lock)) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
      continue;
    }
    try {
      if (!existsSync(done)) make();
      writeFileSync(done, '');
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}

/** Of several processes one makes the file. */
function takes(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Whether the worker that took it still runs: one that is stopped leaves it behind. */
function isAlive(lock: string): boolean {
  try {
    const id = Number(readFileSync(lock, 'utf8'));
    // It is written a moment after it is made.
    return id === 0 || process.kill(id, 0);
  } catch (error) {
    // It has just been left.
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
