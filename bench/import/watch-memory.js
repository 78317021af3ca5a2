import { readdirSync, readFileSync } from 'node:fs';

const PAUSE_MS = 100;

/**
 * Watches what a program and all that it has started hold of the memory; what they share counts once. On Linux only.
 * @param {string} mark stands in the command line of the program, and of no other
 */
export function watchMemory(mark) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, bytesOf(mark));
  };
  const timer = setInterval(look, PAUSE_MS);
  return {
    now: () => bytesOf(mark),
    /** The most since the last time that one asked. */
    takePeak() {
      look();
      const most = peak;
      peak = 0;
      return most;
    },
    stop: () => clearInterval(timer),
  };
}

/** @param {string} mark */
function bytesOf(mark) {
  const parents = new Map();
  const family = new Set();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    parents.set(pid, /^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);
    if (read(`/proc/${pid}/cmdline`).includes(mark)) family.add(pid);
  }
  for (const [pid] of parents) {
    for (let one = pid; one !== undefined; one = parents.get(one)) if (family.has(one)) family.add(pid);
  }
  let kilobytes = 0;
  for (const pid of family) kilobytes += Number(/^Pss:\s*(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  return kilobytes * 1024;
}

/** A program may end while one looks. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
