/** Blocks that were copied, as HTML for other programs. Loaded with the first copy. */
import { imageExtension } from '../../authoring/assets/asset-kind.ts';
import { sourceToHtml } from '../../authoring/copy/source-to-html.ts';
import { createFileLookup, findTarget } from '../../page-source/references/address-target.ts';
import type { CopiedFrom } from './copied-block.ts';

/** In bytes: pictures that are larger leave their words. Other programs take the clipboard into memory whole. */
const LARGEST_PICTURE = 1_000_000;
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

export function copiedHtml(source: string, { file, files }: CopiedFrom): string {
  const lookup = createFileLookup(files);
  return sourceToHtml(source, {
    pictureAt(written) {
      const address = { start: 0, end: written.length, written, syntax: 'markdown', role: 'link' } as const;
      const target = findTarget(address, file, lookup);
      const bytes = target && files.get(target.path);
      const type = bytes && bytes.length <= LARGEST_PICTURE ? MEDIA_TYPES[imageExtension(bytes) ?? ''] : undefined;
      return bytes && type && `data:${type};base64,${base64(bytes)}`;
    },
  });
}

/** Characters that a call may have as arguments. */
const PART = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}
