/** What a page says to show a picture or to link a file. */
import { nameOf, withoutExtension } from '../../project/paths.ts';
import { formatOf } from './asset-kind.ts';

export interface PlacedAsset {
  /** Path in the project. */
  readonly path: string;
  /** What a picture shows, or the text of a link. Empty for a decorative picture. */
  readonly text: string;
  readonly hasFrame: boolean;
  readonly caption: string;
  /** CSS pixels. */
  readonly width?: number;
}

export interface AssetMarkup {
  readonly text: string;
  /** Stands on lines of its own. */
  readonly isBlock: boolean;
}

/** The shortest that says it: Markdown where that can, else a tag. */
export function assetMarkup({ path, text, hasFrame, caption, width }: PlacedAsset): AssetMarkup {
  const { kind } = formatOf(path);
  if (kind === 'video') {
    const label = text === '' ? '' : ` aria-label="${attribute(text)}"`;
    const video = `<video controls src="/${attribute(path)}"${label}></video>`;
    return { text: hasFrame ? framed(video, caption) : video, isBlock: true };
  }
  if (kind !== 'image') {
    return { text: `[${linkText(text || nameOf(path))}](${markdownAddress(path)})`, isBlock: false };
  }
  const isTag = hasFrame || width !== undefined;
  const size = width === undefined ? '' : ` width="${width}"`;
  const picture = isTag
    ? `<img src="/${attribute(path)}" alt="${attribute(text)}"${size} />`
    : `![${linkText(text)}](${markdownAddress(path)})`;
  return hasFrame ? { text: framed(picture, caption), isBlock: true } : { text: picture, isBlock: false };
}

/** A first guess at what a link to a file says: `price-list.pdf` → `Price list`. */
export function wordsOf(path: string): string {
  const words = withoutExtension(nameOf(path)).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function framed(inner: string, caption: string): string {
  const words = caption.trim();
  return `<Frame${words === '' ? '' : ` caption="${attribute(words)}"`}>\n  ${inner}\n</Frame>`;
}

function attribute(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;');
}

function linkText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\[\]{}<`*_]/g, '\\$&');
}

function markdownAddress(path: string): string {
  return `/${path.replace(/[\s()<>\\%]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))}`;
}
