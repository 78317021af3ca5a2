/** Several made files as one run of bytes, and back. */
import type { MadeFile } from './draw-favicons.ts';
import { joinBytes } from './write-png.ts';

/** A line of JSON with each file's path, length and whether it is text, then the contents. */
export function packFiles(files: readonly MadeFile[]): Uint8Array {
  const encoder = new TextEncoder();
  const bodies = files.map(({ contents }) => (typeof contents === 'string' ? encoder.encode(contents) : contents));
  const head = files.map(({ path, contents }, index) => [path, bodies[index]?.length, typeof contents === 'string']);
  return joinBytes([encoder.encode(`${JSON.stringify(head)}\n`), ...bodies]);
}

/** `undefined` for bytes that were damaged. */
export function unpackFiles(bytes: Uint8Array): readonly MadeFile[] | undefined {
  const decoder = new TextDecoder();
  const end = bytes.indexOf(10);
  let at = end + 1;
  try {
    const head = JSON.parse(decoder.decode(bytes.subarray(0, end))) as [
      path: string,
      length: number,
      isText: boolean,
    ][];
    if (head.reduce((sum, [, length]) => sum + length, at) !== bytes.length) return undefined;
    return head.map(([path, length, isText]) => {
      const body = bytes.slice(at, at + length);
      at += length;
      return { path, contents: isText ? decoder.decode(body) : body };
    });
  } catch {
    // As good as lost.
    return undefined;
  }
}
