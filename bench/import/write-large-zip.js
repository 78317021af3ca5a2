import { randomFillSync } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { generateProject } from '../generate-project.js';

const BYTES_PER_IMAGE = 500_000;

/**
 * Writes a project to the disk a file at a time: it is larger than one would like to hold.
 * @param {string} target
 * @param {{ pages: number, imageBytes: number }} amounts
 * @returns {number} bytes of all files
 */
export function writeLargeZip(target, { pages, imageBytes }) {
  const file = openSync(target, 'w');
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    writeSync(file, chunk);
  });
  let total = 0;
  const add = (entry, bytes) => {
    zip.add(entry);
    entry.push(bytes, true);
    total += bytes.length;
  };
  for (const [path, bytes] of generateProject({ pages, isNested: true }))
    add(new ZipDeflate(path, { level: 6 }), bytes);
  // No two are equal, and none is made smaller by anything.
  const image = new Uint8Array(BYTES_PER_IMAGE);
  for (let at = 0; at * BYTES_PER_IMAGE < imageBytes; at++) {
    randomFillSync(image);
    add(new ZipPassThrough(`images/of-${Math.floor(at / 100)}/picture-${at}.png`), image.slice());
  }
  zip.end();
  closeSync(file);
  return total;
}
