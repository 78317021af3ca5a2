import { gunzipSync } from 'node:zlib';

const BLOCK = 512;
const REGULAR_FILE = new Set(['0', '\0', '']);

/**
 * Reads the files of a gzipped tar archive as npm makes them (USTAR; no long-name records).
 * @param {Uint8Array} archive
 * @returns {Map<string, Buffer>} contents by path
 */
export function readTarGz(archive) {
  const tar = gunzipSync(archive);
  const files = new Map();
  for (let offset = 0; offset + BLOCK <= tar.length && tar[offset] !== 0; ) {
    const header = tar.subarray(offset, offset + BLOCK);
    const size = Number.parseInt(text(header, 124, 12), 8) || 0;
    const prefix = text(header, 345, 155);
    const name = text(header, 0, 100);
    const start = offset + BLOCK;
    if (REGULAR_FILE.has(text(header, 156, 1))) {
      files.set(prefix ? `${prefix}/${name}` : name, tar.subarray(start, start + size));
    }
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/**
 * A field of a header: text up to the first zero byte.
 * @param {Buffer} header
 * @param {number} start
 * @param {number} length
 */
function text(header, start, length) {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field
    .subarray(0, end === -1 ? length : end)
    .toString('utf8')
    .trim();
}
