/** What a picture or another file is, told by its first bytes and its name. */
import { extensionOf } from '../../project/paths.ts';

export type AssetKind = 'image' | 'video' | 'audio' | 'font' | 'document';

interface FileFormat {
  readonly kind: AssetKind;
  /** As browsers want it. */
  readonly mime: string;
  /** For people: "PNG picture". */
  readonly words: string;
}

const FORMATS: Readonly<Record<string, FileFormat>> = {
  png: { kind: 'image', mime: 'image/png', words: 'PNG' },
  jpg: { kind: 'image', mime: 'image/jpeg', words: 'JPEG' },
  jpeg: { kind: 'image', mime: 'image/jpeg', words: 'JPEG' },
  gif: { kind: 'image', mime: 'image/gif', words: 'GIF' },
  webp: { kind: 'image', mime: 'image/webp', words: 'WebP' },
  avif: { kind: 'image', mime: 'image/avif', words: 'AVIF' },
  svg: { kind: 'image', mime: 'image/svg+xml', words: 'SVG' },
  ico: { kind: 'image', mime: 'image/x-icon', words: 'ICO' },
  bmp: { kind: 'image', mime: 'image/bmp', words: 'BMP' },
  mp4: { kind: 'video', mime: 'video/mp4', words: 'MP4' },
  webm: { kind: 'video', mime: 'video/webm', words: 'WebM' },
  mov: { kind: 'video', mime: 'video/quicktime', words: 'QuickTime' },
  mp3: { kind: 'audio', mime: 'audio/mpeg', words: 'MP3' },
  wav: { kind: 'audio', mime: 'audio/wav', words: 'WAV' },
  ogg: { kind: 'audio', mime: 'audio/ogg', words: 'Ogg' },
  woff: { kind: 'font', mime: 'font/woff', words: 'WOFF' },
  woff2: { kind: 'font', mime: 'font/woff2', words: 'WOFF2' },
  ttf: { kind: 'font', mime: 'font/ttf', words: 'TrueType' },
  otf: { kind: 'font', mime: 'font/otf', words: 'OpenType' },
};

/** The format of a file by its name. */
export function formatOf(path: string): FileFormat {
  const extension = extensionOf(path);
  return (
    FORMATS[extension] ?? {
      kind: 'document',
      mime: 'application/octet-stream',
      words: extension.toUpperCase() || 'File',
    }
  );
}

export function isImageFile(path: string): boolean {
  return formatOf(path).kind === 'image';
}

/** Enough of a drawing to hold its first tag. */
const HEAD_CHARACTERS = 2_000;

/** Extension of an image by its bytes, whatever it is called; `undefined` for what browsers do not show as one. */
export function imageExtension(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (/^ftypavi[fs]/.test(head.slice(4))) return 'avif';
  if (head.startsWith('\0\0\x01\0')) return 'ico';
  if (head.startsWith('BM') && bytes.length > 26) return 'bmp';
  const text = new TextDecoder().decode(bytes.subarray(0, HEAD_CHARACTERS));
  return /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text)
    ? 'svg'
    : undefined;
}
