/** Several made files as one run of bytes, and back. */

import { joinBytes } from '../../../images/write-png.ts';
import type { Favicons } from './draw-favicons.ts';

/** A line of JSON with what is known, and each file's path, length and whether it is text, then the contents. */
export function packFavicons({ files, isReplaced }: Favicons): Uint8Array {
  const encoder = new TextEncoder();
  const bodies = files.map(({ contents }) => (typeof contents === 'string' ? encoder.encode(contents) : contents));
  const head = files.map(({ path, contents }, index) => [path, bodies[index]?.length, typeof contents === 'string']);
  return joinBytes([encoder.encode(`${JSON.stringify([isReplaced, head])}\n`), ...bodies]);
}

/** `undefined` for bytes that were damaged. */
export function unpackFavicons(bytes: Uint8Array): Favicons | undefined {
  const decoder = new TextDecoder();
  const end = bytes.indexOf(10);
  let at = end + 1;
  try {
    const [isReplaced, head] = JSON.parse(decoder.decode(bytes.subarray(0, end))) as [
      isReplaced: boolean,
      files: [path: string, length: number, isText: boolean][],
    ];
    if (head.reduce((sum, [, length]) => sum + length, at) !== bytes.length) return undefined;
    const files = head.map(([path, length, isText]) => {
      const body = bytes.slice(at, at + length);
      at += length;
      return { path, contents: isText ? decoder.decode(body) : body };
    });
    return { files, isReplaced };
  } catch {
    // As good as lost.
    return undefined;
  }
}
